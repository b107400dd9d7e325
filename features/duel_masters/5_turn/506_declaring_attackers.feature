Feature: Duel Masters 506 Declaring attackers

  @DM-506.1
  Rule: 506.1 The turn player declares which creature attacks
    - which: she chooses the creature
    - who: nobody else does

    @clause-which
    Scenario: Of two creatures the one that the turn player chooses attacks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      Then "Grave Hound" is attacking
      And "Moss Giant" is not attacking

    @clause-who
    Scenario: The other player does not declare the turn player's creature as attacker
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      When Bob tries to attack Bob with "Grave Hound"
      Then that is refused

  @DM-506.1a
  Rule: 506.1a A creature can be declared as attacker if it is able to attack
    - optional: the turn player may declare none
    - untapped: it must be untapped
    - since: it must have been in the battle zone since before the turn began
    - all-the-time: it must have been there all the time
    - unless: an effect can make up for that
    - able: no effect may keep it from attacking
    - condition: a creature that needs a condition to attack must meet it

    @clause-optional
    Scenario: A player declares no attacker although she could
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice tries to pass
      Then that is allowed
      And it is Bob's turn

    @clause-untapped
    Scenario: A tapped creature is not declared as attacker
      Given it is Alice's attack step
      And Alice has a tapped "Grave Hound" in her battle zone
      And Alice could attack again
      When Alice tries to attack Bob with "Grave Hound"
      Then that is refused

    @clause-since
    Scenario: A creature that was summoned this turn is not declared as attacker
      Given it is Alice's main step
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Dawn Crier" in her hand
      And Alice could attack again
      When Alice summons "Dawn Crier"
      And Alice passes
      And Alice tries to attack Bob with "Dawn Crier"
      Then that is refused

    @clause-since
    Scenario: A creature that was summoned the turn before is declared as the attacker
      Given it is Alice's main step
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Dawn Crier" in her hand
      And Alice has a tapped "Moss Giant" in her battle zone
      When Alice summons "Dawn Crier"
      And everyone passes until Bob's turn
      And everyone passes until Alice's attack step
      Then Alice may attack "Moss Giant"
      And Alice may attack "Dawn Crier"

    @clause-all-the-time
    Scenario: A creature that left the battle zone this turn and came back is not declared as attacker
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Passing Cloud" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Passing Cloud"
      And Alice chooses "Grave Hound"
      And Alice passes
      And Alice tries to attack Bob with "Grave Hound"
      Then that is refused

    @clause-unless
    Scenario: A speed attacker that was summoned this turn can be declared as attacker
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has a "Spark Runner" in her hand
      When Alice summons "Spark Runner"
      And Alice passes
      Then Alice may attack "Spark Runner"

    @clause-able
    Scenario: A creature that an effect keeps from attacking is not declared as attacker
      Given it is Alice's attack step
      And Alice has an untapped "Bound Ogre" in her battle zone
      And Alice could attack again
      When Alice tries to attack Bob with "Bound Ogre"
      Then that is refused

    @clause-condition
    Scenario: A creature that attacks only beside another one is not declared as attacker when it is alone
      Given it is Alice's main step
      And Alice has an untapped "Pack Wolf" in her battle zone
      When Alice passes
      And Alice tries to attack Bob with "Pack Wolf"
      Then that is refused

    @clause-condition
    Scenario: A creature that attacks only beside another one can be declared as attacker when it is not alone
      Given it is Alice's main step
      And Alice has an untapped "Pack Wolf" in her battle zone
      And Alice has a tapped "Grave Hound" in her battle zone
      When Alice passes
      Then Alice may attack "Pack Wolf"

  # Reading: docs/decisions/2503-who-must-attack-does-so-once-a-turn.md
  @DM-506.1b
  Rule: 506.1b A creature that is forced to attack must attack this turn
    - must: the turn player must attack with it before she ends her attacks
    - condition: where an effect forces it under a condition, it must attack while that is true
    - turn: it has to attack in the turn, and not again when it has
    - order: it may attack before or after other creatures, as its player likes
    - can: a creature that cannot attack is not forced to

    @clause-must
    Scenario: A player does not end her attacks before the creature that must attack has
      Given it is Alice's attack step
      And Alice has an untapped "Raging Bull" in her battle zone
      When Alice tries to pass
      Then that is refused

    @clause-condition
    Scenario: A creature that is forced under a condition must attack while the condition is true
      Given it is Alice's attack step
      And Alice has an untapped "Goaded Bull" in her battle zone
      And Alice has a "Lamp Squire" in her graveyard
      When Alice tries to pass
      Then that is refused

    @clause-condition
    Scenario: A creature that is forced under a condition need not attack while the condition is not true
      Given it is Alice's attack step
      And Alice has an untapped "Goaded Bull" in her battle zone
      When Alice tries to pass
      Then that is allowed

    @clause-turn
    Scenario: A creature that must attack each turn, has attacked and has untapped need not attack again
      Given it is Alice's attack step
      And Alice has an untapped "Raging Colt" in her battle zone
      When Alice attacks Bob with "Raging Colt"
      And Alice breaks Bob's first shield
      And Alice tries to pass
      Then that is allowed

    @clause-order
    Scenario: Another creature attacks before the creature that must attack
      Given it is Alice's attack step
      And Alice has an untapped "Raging Bull" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice tries to attack Bob with "Grave Hound"
      Then that is allowed

    @clause-must @clause-order
    Scenario: The creature that must attack must do so after another creature has attacked
      Given it is Alice's attack step
      And Alice has an untapped "Raging Bull" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Alice tries to pass
      Then that is refused

    @clause-can
    Scenario: A tapped creature that must attack if it can does not keep its player from ending her attacks
      Given it is Alice's attack step
      And Alice has a tapped "Raging Bull" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice tries to pass
      Then that is allowed

    @clause-must
    Scenario: A player with a creature that need not attack does not end her attacks before the one that must
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Raging Bull" in her battle zone
      When Alice tries to pass
      Then that is refused

    @clause-turn
    Scenario: A creature that must attack each turn must attack again in the next turn of its player
      Given it is Alice's attack step
      And Alice has an untapped "Raging Bull" in her battle zone
      When Alice attacks Bob with "Raging Bull"
      And Alice breaks Bob's first shield
      And everyone passes until Bob's turn
      And everyone passes until Alice's attack step
      And Alice tries to pass
      Then that is refused

    @clause-can
    Scenario: A creature that must attack and cannot attack players does not keep its player from ending her attacks
      Given it is Alice's attack step
      And Alice has an untapped "Digging Mole" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice tries to pass
      Then that is allowed

    @clause-must
    Scenario: A creature that must attack and cannot attack players must attack a tapped creature
      Given it is Alice's attack step
      And Alice has an untapped "Digging Mole" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      When Alice tries to pass
      Then that is refused

  @DM-506.1c
  Rule: 506.1c The creature that attacks is tapped

    Scenario: A creature that attacks is tapped before anybody blocks
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      Then "Grave Hound" is tapped
      And "Moss Giant" is untapped

    @needs-events
    Scenario: A creature is tapped before its attack sets anything off
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Hawk" in her battle zone
      When Alice attacks Bob with "Scouting Hawk"
      Then these happened in this order: turned as exhausted of "Scouting Hawk", draw by Alice

  @DM-506.1d @DM-506.1c
  Rule: 506.1d The creature that attacks is the attacking creature until the end of its attack (s-max: 506.1c)
    - becomes: from its declaration on it is attacking
    - removed: if it is removed from the attack, it is not attacking any more
    - until: it is attacking until the end of the attack, and not after it

    @clause-becomes
    Scenario: A creature is attacking as soon as it has been declared
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Lurking Shade" in his hand
      When Alice attacks Bob with "Grave Hound"
      Then Bob may declare "Lurking Shade"
      And "Grave Hound" is attacking

    @clause-removed
    Scenario: A creature that has been removed from its attack is not the attacking creature at its end
      Given it is Alice's attack step
      And Alice could attack again
      And Bob has an untapped "Parting Mist" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      Then "Grave Hound" is not attacking
      When Bob says yes
      Then Bob has one card in his hand

    @clause-until
    Scenario: A creature is attacking until what triggers at the end of its attack has been resolved
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then "Grave Hound" is attacking
      When Bob says no
      Then "Grave Hound" is not attacking

  @DM-506.1e
  Rule: 506.1e The turn player says whether her creature attacks the player or a tapped creature
    - player: she can have it attack the player, though he has a tapped creature
    - creature: she can have it attack a tapped creature
    - which: of several tapped creatures she says which one

    @clause-player
    Scenario: A creature attacks the player who has a tapped creature
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      Then "Moss Giant" is attacking
      And "Grave Hound" is not attacked

    @clause-creature
    Scenario: A creature attacks a tapped creature of the player and not him
      Given it is Alice's attack step
      And Bob has a tapped "Grave Hound" in his battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice attacks "Grave Hound" with "Moss Giant"
      Then "Grave Hound" is in Bob's graveyard
      And Bob has five cards in his shield zone

    @clause-which
    Scenario: A creature attacks the tapped creature that its player chooses
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      When Alice attacks "Lamp Squire" with "Moss Giant"
      Then "Lamp Squire" is in Bob's graveyard
      And "Grave Hound" is in Bob's battle zone

    @clause-creature
    Scenario: A creature that an effect keeps from attacking players attacks no player, though it can attack a creature
      Given it is Alice's attack step
      And Alice has an untapped "Digging Mole" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      When Alice tries to attack Bob with "Digging Mole"
      Then that is refused

  @DM-506.2
  Rule: 506.2 Without an attacker there are no other sub-steps

    Scenario: No declare blockers step begins when nobody attacks
      Given it is Alice's attack step
      And Alice has an untapped "Guard Step Herald" in her battle zone
      When Alice passes
      Then Alice has no cards in her hand
      And it is Bob's turn

    Scenario: Nothing triggers at the end of an attack when nobody attacks
      Given it is Alice's attack step
      And Alice has an untapped "Field Toll" in her battle zone
      And Bob has a card in his hand
      When Alice passes
      And everyone passes until Bob's mana step
      Then Bob has two cards in his hand

  @DM-506.2a
  Rule: 506.2a In a sub-step that is left out nothing is declared, but effects that wait are resolved
    - declare: no ability is declared in it
    - waiting: effects that wait are resolved

    @clause-declare
    Scenario: No ability is declared when nobody attacks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Lurking Shade" in his hand
      When Alice passes
      And Bob tries to declare "Lurking Shade"
      Then that is refused

    @clause-waiting
    Scenario: What triggered at the beginning of the attack step is resolved though nobody attacks
      Given it is Alice's main step
      And Alice has a tapped "Attack Step Herald" in her battle zone
      When everyone passes until Bob's turn
      Then Alice has one card in her hand

  @DM-506.3
  Rule: 506.3 What triggers as a creature attacks waits then
    - attacks: abilities that trigger when a creature attacks do
    - attacked: abilities that trigger when a creature is attacked do
    - waits: their effects wait, and are resolved one by one

    @clause-attacks
    Scenario: An ability that triggers when its creature attacks is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Hawk" in her battle zone
      When Alice attacks Bob with "Scouting Hawk"
      Then Alice has one card in her hand

    @clause-attacked
    Scenario: An ability that triggers when its creature is attacked is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Shy Heron" in his battle zone
      When Alice attacks "Shy Heron" with "Grave Hound"
      Then "Shy Heron" is in Bob's hand

    @clause-waits
    Scenario: Two effects of an attack wait until their player chooses the first
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "War Toll" in her battle zone
      And Alice has an untapped "War Drum" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      Then "Grave Hound" is attacking
      And Alice has no cards in her hand
      When Alice chooses "War Toll"
      Then Alice has one card in her hand

    @clause-attacked
    Scenario: An ability for creatures of its player that are attacked triggers when one of his is
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Anxious Hen" in her battle zone
      And Bob has an untapped "Anxious Hen" in his battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      When Alice attacks "Lamp Squire" with "Grave Hound"
      Then Bob has one card in his hand
      And Alice has no cards in her hand

    @clause-attacked
    Scenario: An ability for creatures of its player that are attacked does not trigger when he is attacked himself
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Anxious Hen" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      Then "Grave Hound" is attacking
      And Bob has no cards in his hand

  @DM-506.3a
  Rule: 506.3a Abilities trigger on an attack only as the creature is declared as attacker
    - only: an ability that would trigger on the attack does not when the creature comes to fit it later
    - as-declared: it triggers when the creature fits as it is declared

    @clause-as-declared
    Scenario: A nature creature that attacks is destroyed at the end of its attack by an ability for such attacks
      Given it is Alice's attack step
      And Alice has an untapped "Bramble Knight" in her battle zone
      And Bob has an untapped "Thorn Judge" in his battle zone
      When Alice attacks Bob with "Bramble Knight"
      And Alice breaks Bob's first shield
      Then "Bramble Knight" is in Alice's graveyard

    @example
    @clause-only
    Scenario: A water creature that becomes a nature creature while it attacks is not destroyed at the end
      Given it is Alice's attack step
      And Alice has an untapped "Changing Newt" in her battle zone
      And Bob has an untapped "Thorn Judge" in his battle zone
      When Alice attacks Bob with "Changing Newt"
      And Alice breaks Bob's first shield
      Then "Changing Newt" is in Alice's battle zone
      And "Changing Newt" is tapped

  @DM-506.3b @DM-506.2b
  Rule: 506.3b The turn player declares first which abilities that need it she uses
    - may: she need not declare any
    - first: she declares before effects of the attack are resolved
    - all: she declares all of them then, and none later

    @clause-may
    Scenario: A player declares none of her abilities
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Eager Squire" in her hand
      When Alice attacks Bob with "Grave Hound"
      And Alice declares nothing
      And Alice breaks Bob's first shield
      Then "Eager Squire" is in Alice's hand
      And Bob has four cards in his shield zone

    @clause-first
    Scenario: The turn player declares before an effect of her attack is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Hawk" in her battle zone
      And Alice has an "Eager Squire" in her hand
      When Alice attacks Bob with "Scouting Hawk"
      Then Alice may declare "Eager Squire"
      And Alice has one card in her hand

    @clause-all
    Scenario: The turn player does not declare the ability of a card that she draws by an effect of her attack
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Hawk" in her battle zone
      And the top of Alice's deck is "Eager Squire"
      When Alice attacks Bob with "Scouting Hawk"
      And Alice tries to declare "Eager Squire"
      Then that is refused

    @clause-all
    Scenario: The turn player declares two abilities together
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two "Eager Squire" in her hand
      When Alice attacks Bob with "Grave Hound"
      And Alice declares Alice's first "Eager Squire" and Alice's second "Eager Squire"
      And Alice chooses Alice's first "Eager Squire"
      Then Alice has three cards in her battle zone

  @DM-506.3b @revisions-s-max
  Rule: 506.3b Abilities need it that trigger where the card is hidden
    - hidden: one that triggers in the hand does
    - open: one that triggers in the battle zone alone does not

    @clause-hidden
    Scenario: The turn player uses an ability of a card in her hand as she attacks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Eager Squire" in her hand
      When Alice attacks Bob with "Grave Hound"
      Then Alice may declare "Eager Squire"
      When Alice declares "Eager Squire"
      Then "Eager Squire" is in Alice's battle zone

    @clause-open
    Scenario: What a creature in the battle zone may do as it attacks is not declared
      Given it is Alice's attack step
      And Alice has an untapped "Homesick Gull" in her battle zone
      When Alice attacks Bob with "Homesick Gull"
      Then Alice is asked yes or no

  @DM-506.3c @DM-506.2c
  Rule: 506.3c Then the turn player's effects are resolved, in the order that she likes
    - order: she chooses the order
    - hers: the other player's effects wait until hers are resolved

    @clause-order
    Scenario Outline: The turn player who resolves <first> before <second> has <cards> cards in her hand
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "War Drum" in her battle zone
      And Alice has an untapped "War Toll" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice chooses "<first>"
      Then Alice has <cards> cards in her hand
      And Alice has <gone> cards in her graveyard

      Examples:
        | first    | second   | cards | gone |
        | War Drum | War Toll | no    | one  |
        | War Toll | War Drum | one   | no   |

    @clause-hers
    Scenario: The other player's effect of an attack waits until the turn player's is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Homesick Gull" in her battle zone
      And Bob has an untapped "Wary Owl" in his battle zone
      When Alice attacks Bob with "Homesick Gull"
      Then Bob has no cards in his hand
      When Alice says no
      Then Bob has one card in his hand

  @DM-506.3d @DM-506.2d
  Rule: 506.3d Then the other player declares which abilities that need it he uses
    - after: he declares after the turn player's effects have been resolved
    - now: he can use an ability whose condition is true now, though it was not as the creature attacked
    - arrived: he can use that of a card that he did not have then
    - may: he need not declare any

    @clause-after
    Scenario: The other player declares after the turn player's effect of the attack
      Given it is Alice's attack step
      And Alice has an untapped "Trampling Ox" in her battle zone
      And Bob has a "Lurking Shade" in his hand
      When Alice attacks Bob with "Trampling Ox"
      Then Bob may declare "Lurking Shade"
      And Bob has one card in his graveyard

    @clause-now
    Scenario: The other player uses an ability whose condition an effect of the attack has made true
      Given it is Alice's attack step
      And Alice has an untapped "Trampling Ox" in her battle zone
      And Bob has a "Grave Shade" in his hand
      When Alice attacks Bob with "Trampling Ox"
      Then Bob may declare "Grave Shade"
      When Bob declares "Grave Shade"
      Then "Grave Shade" is in Bob's battle zone

    @clause-arrived
    Scenario: The other player uses the ability of a card that an effect of the attack has let him draw
      Given it is Alice's attack step
      And Alice has an untapped "Careless Ox" in her battle zone
      And the top of Bob's deck is "Lurking Shade"
      When Alice attacks Bob with "Careless Ox"
      Then Bob may declare "Lurking Shade"
      When Bob declares "Lurking Shade"
      Then "Lurking Shade" is in Bob's battle zone

    @clause-may
    Scenario: The other player declares none of his abilities
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Lurking Shade" in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob declares nothing
      And Alice breaks Bob's first shield
      Then "Lurking Shade" is in Bob's hand
      And Bob has four cards in his shield zone

    @clause-now
    Scenario: The other player does not use an ability whose condition is not true
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Grave Shade" in his hand
      And Bob has a "Lurking Shade" in his hand
      When Alice attacks Bob with "Grave Hound"
      Then Bob may declare "Lurking Shade"
      When Bob tries to declare "Grave Shade"
      Then that is refused

    @clause-after @clause-may
    Scenario: The other player declares after the turn player's effect though an effect of his own waits
      Given it is Alice's attack step
      And Bob has an untapped "Wary Owl" in his battle zone
      And Bob has a "Lurking Shade" in his hand
      And Alice has an untapped "Trampling Ox" in her battle zone
      When Alice attacks Bob with "Trampling Ox"
      Then Bob may declare "Lurking Shade"
      And Bob has one card in his graveyard
      When Bob declares nothing
      Then Bob has two cards in his hand

    @clause-arrived
    Scenario: The other player uses the Ninja Strike of a card that is not the first of his hand
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Lamp Squire" in his hand
      And Bob has a "Shadow Adept" in his hand
      And Bob has four cards in his mana zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Shadow Adept"
      Then "Shadow Adept" is in Bob's battle zone
      And "Lamp Squire" is in Bob's hand

  @DM-506.3e @DM-506.2e
  Rule: 506.3e Then the other player's effects are resolved, in the order that he likes

    Scenario Outline: The other player who resolves <first> before <second> has <cards> cards in his hand
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Wary Owl" in his battle zone
      And Bob has an untapped "Wary Hoarder" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob chooses "<first>"
      Then Bob has <cards> cards in his hand
      And Bob has <gone> cards in his graveyard

      Examples:
        | first        | second       | cards | gone |
        | Wary Owl     | Wary Hoarder | no    | one  |
        | Wary Hoarder | Wary Owl     | one   | no   |

  @DM-506.3e @revisions-s-max
  Rule: 506.3e What of the turn player triggers in between is resolved before the other player's next effect
    - between: it is resolved as soon as the effect is done that set it off
    - back: then the other player's effects go on

    @clause-between
    Scenario: An effect of the turn player that an effect of the other player sets off comes before his next one
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Envious Magpie" in her battle zone
      And Bob has two untapped "Wary Owl" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob chooses Bob's first "Wary Owl"
      Then Bob has one card in his hand

    @clause-back @clause-between
    Scenario: After the turn player's effect in between the other player's next effect is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Envious Magpie" in her battle zone
      And Bob has two untapped "Wary Owl" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob chooses Bob's first "Wary Owl"
      And Alice says yes
      Then Alice has one card in her hand
      And Bob has two cards in his hand
