Feature: Duel Masters 505 Attack step

  @DM-505.1
  Rule: 505.1 An attack has five sub-steps in a fixed order
    - order: attackers are declared, then blockers; then come battle, direct attack and the end of the attack
    - each: each attack goes through them anew

    @needs-events
    @clause-order
    Scenario: An attack that is not blocked goes through its five sub-steps in order
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice attacks Bob with "Moss Giant"
      And Alice breaks Bob's first shield
      Then the attack of "Moss Giant" went through attacker, blocker, battle, direct, attack end

    @needs-events
    @clause-each @clause-order
    Scenario: The second attack of a turn goes through the five sub-steps as well
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice attacks Bob with "Moss Giant"
      And Alice breaks Bob's first shield
      And Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's second shield
      Then the attack of "Grave Hound" went through attacker, blocker, battle, direct, attack end

  @DM-505.2
  Rule: 505.2 In the attack step the turn player's creatures attack the other player or his tapped creatures
    - player: the other player can be attacked
    - tapped: his tapped creatures can be attacked
    - untapped: his untapped creatures cannot
    - own: her own creatures cannot
    - who: only the turn player's creatures attack
    - step: they attack in the attack step, and at no other time

    @clause-player
    Scenario: A creature can attack the other player, who has no creature to be attacked
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice passes
      Then Alice may attack "Grave Hound"

    @clause-tapped
    Scenario: A creature attacks a tapped creature of the other player
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Moss Giant"
      Then "Grave Hound" is in Bob's graveyard
      And Bob has five cards in his shield zone

    @clause-untapped
    Scenario: An untapped creature is not attacked
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice tries to attack "Grave Hound" with "Moss Giant"
      Then that is refused

    @clause-own
    Scenario: A creature does not attack a tapped creature of its own player
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a tapped "Grave Hound" in her battle zone
      When Alice tries to attack "Grave Hound" with "Moss Giant"
      Then that is refused

    @clause-who
    Scenario: A creature of the other player does not attack
      Given it is Alice's attack step
      And Alice could attack again
      And Bob has an untapped "Grave Hound" in his battle zone
      When Bob tries to attack Alice with "Grave Hound"
      Then that is refused

    @clause-who @clause-own
    Scenario: The turn player does not attack with a creature of the other player
      Given it is Alice's attack step
      And Alice could attack again
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice tries to attack Bob with "Grave Hound"
      Then that is refused

    @clause-step
    Scenario: No creature attacks in the main step
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice tries to attack Bob with "Moss Giant"
      Then that is refused

  @DM-505.2 @revisions-s-max
  Rule: 505.2 A tamaseed is no creature that could be attacked, not even a tapped one

    Scenario: A tapped card that is no creature is not attacked
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Sunlit Seed" in his battle zone
      When Alice tries to attack "Sunlit Seed" with "Moss Giant"
      Then that is refused

  @DM-505.2 @revisions-1.13
  Rule: 505.2 (1.13) A cross gear is no creature that could be attacked, not even a tapped one

    Scenario: By 1.13 a tapped cross gear is not attacked
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Iron Gauntlet" in his battle zone
      When Alice tries to attack "Iron Gauntlet" with "Moss Giant"
      Then that is refused

  @DM-505.3
  Rule: 505.3 Only creatures attack and block
    - attack: a card that is no creature does not attack
    - block: a card that is no creature does not block, even if it has a blocker ability

    @clause-attack
    Scenario Outline: A <kind> does not attack
      Given it is Alice's attack step
      And Alice has an untapped "<card>" in her battle zone
      And Alice could attack again
      When Alice tries to attack Bob with "<card>"
      Then that is refused

      Examples:
        | kind       | card          |
        | cross gear | Iron Gauntlet |
        | field      | Quiet Meadow  |

    @clause-block
    Scenario: A field with a blocker ability does not block
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Thorn Hedge" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob tries to block with "Thorn Hedge"
      Then that is refused

  @DM-505.3 @revisions-s-max
  Rule: 505.3 A tamaseed is no creature that could attack

    Scenario: A tamaseed does not attack
      Given it is Alice's attack step
      And Alice has an untapped "Sunlit Seed" in her battle zone
      And Alice could attack again
      When Alice tries to attack Bob with "Sunlit Seed"
      Then that is refused

  # Reading: docs/decisions/2501-several-may-change-an-attack-and-one-blocks.md
  @DM-505.4
  Rule: 505.4 One creature attacks at a time, and one creature blocks it
    - attack: no second creature takes part in an attack
    - block: no second creature blocks it

    @clause-attack
    Scenario: While one creature attacks, another one of its player does not
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with "Moss Giant"
      Then "Moss Giant" is attacking
      And "Grave Hound" is not attacking
      And "Grave Hound" is untapped

    @clause-attack
    Scenario: A second creature attacks after the first, by itself
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with "Moss Giant"
      And Alice breaks Bob's first shield
      And Alice attacks Bob with "Grave Hound"
      Then "Grave Hound" is attacking
      And "Moss Giant" is not attacking

    @clause-block
    Scenario: A creature that blocks does so alone
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has two untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with Bob's first "Gate Warden"
      Then Bob has one card in his graveyard
      And Bob has one card in his battle zone

  @DM-505.5
  Rule: 505.5 The turn player attacks as often as she likes, as long as a creature of hers can
    - often: there may be any number of attacks in a turn
    - same: the same creature attacks again if it can
    - may: she need not attack, or attack again
    - able: without a creature that can attack there is no attack

    @clause-often
    Scenario: After two attacks a third creature can attack
      Given it is Alice's attack step
      And Alice has three untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with Alice's first "Grave Hound"
      And Alice breaks Bob's first shield
      And Alice attacks Bob with Alice's second "Grave Hound"
      And Alice breaks Bob's second shield
      Then Bob has three cards in his shield zone
      And Alice may attack Alice's third "Grave Hound"

    @clause-same
    Scenario: A creature that has been untapped after its attack can attack again
      Given it is Alice's attack step
      And Alice has an untapped "Tireless Colt" in her battle zone
      When Alice attacks Bob with "Tireless Colt"
      And Alice breaks Bob's first shield
      Then Bob has four cards in his shield zone
      And Alice may attack "Tireless Colt"

    @clause-may
    Scenario: A player with a creature that could attack ends her attacks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice tries to pass
      Then that is allowed
      And it is Bob's turn

    @clause-may
    Scenario: A player who has attacked ends her attacks although another creature could attack
      Given it is Alice's attack step
      And Alice has two untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with Alice's first "Grave Hound"
      And Alice breaks Bob's first shield
      And Alice tries to pass
      Then that is allowed

    @clause-able
    Scenario: A creature that has attacked and is tapped does not attack again
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Alice tries to attack Bob with "Grave Hound"
      Then that is refused

  @DM-505.6
  Rule: 505.6 A creature that has left the battle zone, or was removed from the attack, has no part in it any more
    - left: a creature that leaves the battle zone is no longer in the attack
    - back: it is not in it either when it has come back
    - effect: an effect can remove a creature from the attack, where it stays in the battle zone
    - attacking: a creature that was removed is no attacking creature
    - blocking: it is no blocking creature
    - blocked: it is no blocked creature
    - unblocked: it is no unblocked creature
    - changed: what was attacked before the attack was changed has no part in it either

    @clause-left
    Scenario: A creature that returns to the hand as it attacks breaks no shield
      Given it is Alice's attack step
      And Alice has an untapped "Homing Gull" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice attacks Bob with "Homing Gull"
      Then "Homing Gull" is in Alice's hand
      And Alice may attack "Moss Giant"
      And Bob has five cards in his shield zone

    @clause-back
    Scenario: An attacking creature that leaves and comes back breaks no shield
      Given it is Alice's attack step
      And Alice has an untapped "Returning Gull" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice attacks Bob with "Returning Gull"
      Then "Returning Gull" is in Alice's battle zone
      And Alice may attack "Moss Giant"
      And Alice may not attack "Returning Gull"
      And Bob has five cards in his shield zone

    @clause-back @clause-attacking
    Scenario: A creature that has left and come back is not attacking at the end of its attack
      Given it is Alice's attack step
      And Alice has an untapped "Returning Gull" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Returning Gull"
      Then "Returning Gull" is not attacking
      When Bob says yes
      Then Bob has one card in his hand

    @clause-effect
    Scenario: An attacking creature that an effect removes from the attack breaks no shield and stays where it is
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Parting Mist" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      Then "Grave Hound" is in Alice's battle zone
      And "Grave Hound" is tapped
      And Alice may attack "Moss Giant"
      And Bob has five cards in his shield zone

    @clause-attacking
    Scenario: A creature that was removed from its attack is not attacking at the end of it
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Parting Mist" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      Then "Grave Hound" is not attacking
      When Bob says yes
      Then Bob has one card in his hand

    @clause-blocking
    Scenario: A creature that was removed from the attack that it blocked is not blocking at the end of it
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Startled Guard" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Startled Guard"
      Then "Startled Guard" is not blocking
      And "Grave Hound" is blocked

    @clause-blocked
    Scenario: A creature that was removed from its attack as it was blocked is not blocked at the end of it
      Given it is Alice's attack step
      And Alice has an untapped "Slipping Eel" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Slipping Eel"
      And Bob blocks with "Gate Warden"
      Then "Slipping Eel" is not blocked
      When Bob says yes
      Then Bob has one card in his hand

    @clause-unblocked
    Scenario: A creature that was removed from its attack after nobody blocked is not unblocked at the end of it
      Given it is Alice's attack step
      And Alice has an untapped "Fickle Kite" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Fickle Kite"
      And Bob does not block
      Then "Fickle Kite" is not unblocked
      When Bob says yes
      Then Bob has one card in his hand
      And Bob has five cards in his shield zone

    @clause-attacking @clause-unblocked
    Scenario: A creature that nothing removes is attacking and unblocked until the end of its attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then "Grave Hound" is attacking
      And "Grave Hound" is unblocked
      When Bob says no
      Then "Grave Hound" is not attacking

    @clause-left
    Scenario: A creature that returns to the hand as it attacks is not blocked
      Given it is Alice's attack step
      And Alice has an untapped "Homing Gull" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Homing Gull"
      And Bob tries to block with "Gate Warden"
      Then that is refused
      And "Gate Warden" is untapped

    @clause-left
    Scenario: A creature that returns to the hand as it attacks does not battle
      Given it is Alice's attack step
      And Alice has an untapped "Homing Gull" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Battle Crier" in his battle zone
      When Alice attacks "Battle Crier" with "Homing Gull"
      Then "Homing Gull" is in Alice's hand
      And Bob has no cards in his hand

    @clause-effect @clause-attacking @clause-blocking
    Scenario: An effect removes all creatures from the attack, of which there are two among others
      Given it is Alice's attack step
      And Alice has an untapped "Scattering Ram" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Field Judge" in his battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Scattering Ram"
      And Bob blocks with "Gate Warden"
      Then "Scattering Ram" is not attacking
      And "Gate Warden" is not blocking
      And "Gate Warden" is tapped
      When Bob says no
      Then "Scattering Ram" is in Alice's battle zone
      And "Scattering Ram" is tapped

    @clause-changed
    Scenario: A giant that was attacked is not removed from the attack after another creature has blocked
      Given it is Alice's attack step
      And Alice has an untapped "Ousting Ram" in her battle zone
      And Bob has a tapped "Moss Giant" in his battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks "Moss Giant" with "Ousting Ram"
      And Bob blocks with "Gate Warden"
      Then "Ousting Ram" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-effect @needs-events
    Scenario: It is told that an effect removes a creature from the attack
      Given it is Alice's attack step
      And Alice has an untapped "Fickle Kite" in her battle zone
      When Alice attacks Bob with "Fickle Kite"
      Then these happened in this order: attack of "Fickle Kite" by Alice, unfought of "Fickle Kite"

    @needs-events @clause-effect
    Scenario: An attack is over after its attacking creature has been removed from it
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Parting Mist" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      Then these happened in this order, in one fight: attack of "Grave Hound" by Alice, unfought of "Grave Hound", fight end of "Grave Hound"

  @DM-505.6a
  Rule: 505.6a An effect that forbids to attack or block does not end an attack or a block that there is
    - attack: a creature that attacks goes on, though creatures cannot attack any more
    - block: a creature that blocks goes on, though creatures cannot block any more

    @clause-attack
    Scenario: A creature goes on with its attack when an effect forbids all creatures to attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Peace Dove" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Alice tries to attack Bob with "Moss Giant"
      Then that is refused
      And Bob has four cards in his shield zone

    @clause-block
    Scenario: A creature goes on blocking when an effect forbids all creatures to block
      Given it is Alice's attack step
      And Alice has an untapped "Daunting Ogre" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has two untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Daunting Ogre"
      And Bob blocks with Bob's first "Gate Warden"
      Then Bob has one card in his graveyard
      And Bob has five cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then Bob has four cards in his shield zone

  # Reading: docs/decisions/2502-by-1-13-an-attack-goes-on-without-who-has-left-it.md
  @DM-505.6a @revisions-s-max
  Rule: 505.6a An attack is over as soon as its attacker or the creature that it attacks is not in it any more
    - attacker: the attack is over as soon as the attacker has left it
    - attacked: it is over as soon as the creature that it attacks has left it
    - end: the end of the attack comes next
    - waiting: what waits then is resolved at the end of the attack
    - new: the other player declares nothing more

    @needs-events
    @clause-attacker @clause-end @changed
    Scenario Outline: An attack whose attacker <leaves> goes on with its end
      Given it is Alice's attack step
      And Alice has an untapped "<attacker>" in her battle zone
      And Alice could attack again
      And Bob has an untapped "<other>" in his battle zone
      When Alice attacks Bob with "<attacker>"
      Then the attack of "<attacker>" went through attacker, attack end

      Examples:
        | leaves                | attacker    | other        |
        | leaves                | Homing Gull | Lamp Squire  |
        | is removed by effects | Grave Hound | Parting Mist |

    @clause-attacker
    Scenario: No blocker is asked for when the attacker has left
      Given it is Alice's attack step
      And Alice has an untapped "Homing Gull" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Homing Gull"
      And Bob tries to block with "Gate Warden"
      Then that is refused
      And "Homing Gull" is in Alice's hand

    @clause-attacked
    Scenario: No creature blocks when the creature that is attacked has left
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Shy Heron" in his battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks "Shy Heron" with "Grave Hound"
      And Bob tries to block with "Gate Warden"
      Then that is refused
      And "Shy Heron" is in Bob's hand

    @clause-end
    Scenario: What triggers at the end of an attack does so although the attacker has left
      Given it is Alice's attack step
      And Alice has an untapped "Homing Gull" in her battle zone
      And Alice has an untapped "Field Toll" in her battle zone
      And Bob has a card in his hand
      When Alice attacks Bob with "Homing Gull"
      Then Bob has no cards in his hand
      And "Homing Gull" is in Alice's hand

    @clause-waiting @clause-end
    Scenario: What waits when the attacker leaves is resolved at the end of the attack, with what triggers there
      Given it is Alice's attack step
      And Alice has an untapped "Homing Gull" in her battle zone
      And Alice has an untapped "Field Toll" in her battle zone
      And Bob has an untapped "Wary Owl" in his battle zone
      And Bob has no cards in his hand
      When Alice attacks Bob with "Homing Gull"
      Then "Homing Gull" is in Alice's hand
      And Bob has one card in his hand
      And Bob has no cards in his graveyard

    @clause-waiting @clause-end
    Scenario: What waits when the attacker leaves as it begins to battle is resolved at the end of the attack
      Given it is Alice's attack step
      And Alice has an untapped "Vanishing Foe" in her battle zone
      And Alice has an untapped "Field Toll" in her battle zone
      And Bob has a tapped "Battle Crier" in his battle zone
      And Bob has no cards in his hand
      When Alice attacks "Battle Crier" with "Vanishing Foe"
      Then "Vanishing Foe" is in Alice's hand
      And Bob has one card in his hand
      And Bob has no cards in his graveyard

    @clause-waiting @clause-end
    Scenario: What waits when an S-trigger has destroyed the attacker is resolved at the end of the attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Field Toll" in her battle zone
      And Bob has an untapped "Mourning Bell" in his battle zone
      And Bob has a "Sudden Blade" in his shield zone
      And Bob has no cards in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Blade"
      And Bob chooses "Grave Hound"
      Then "Grave Hound" is in Alice's graveyard
      And Bob has one card in his hand
      And the cards in Bob's graveyard are "Sudden Blade"

    @clause-new
    Scenario: The other player declares no ability when the attacker has left
      Given it is Alice's attack step
      And Alice has an untapped "Homesick Gull" in her battle zone
      And Alice could attack again
      And Bob has a "Lurking Shade" in his hand
      When Alice attacks Bob with "Homesick Gull"
      And Alice says yes
      And Bob tries to declare "Lurking Shade"
      Then that is refused
      And "Homesick Gull" is in Alice's hand

    @clause-new
    Scenario: The other player declares an ability when the attacker is there
      Given it is Alice's attack step
      And Alice has an untapped "Homesick Gull" in her battle zone
      And Bob has a "Lurking Shade" in his hand
      When Alice attacks Bob with "Homesick Gull"
      And Alice says no
      And Bob declares "Lurking Shade"
      Then "Lurking Shade" is in Bob's battle zone

    @clause-waiting @clause-end
    Scenario: What of the turn player waits when the attacker leaves is resolved in her order with what triggers at the end
      Given it is Alice's attack step
      And Alice has an untapped "Homing Gull" in her battle zone
      And Alice has an untapped "War Toll" in her battle zone
      And Alice has an untapped "Field Drum" in her battle zone
      When Alice attacks Bob with "Homing Gull"
      And Alice chooses "Homing Gull"
      Then "War Toll" is among what Alice can choose
      And "Field Drum" is among what Alice can choose
      And "Homing Gull" is in Alice's hand

  # Reading: docs/decisions/2502-by-1-13-an-attack-goes-on-without-who-has-left-it.md
  @DM-505.6a @revisions-1.13
  Rule: 505.6a (1.13) An attack goes through its sub-steps without a creature that has left it
    - goes-on: it does so without the attacker
    - declares: the other player can still declare abilities
    - can-block: without the creature that was attacked it can be blocked
    - target: without the creature that was attacked there is no battle

    @needs-events
    @clause-goes-on @changed
    Scenario: By 1.13 an attack whose attacker has left goes through all its sub-steps
      Given it is Alice's attack step
      And Alice has an untapped "Homing Gull" in her battle zone
      And Alice could attack again
      When Alice attacks Bob with "Homing Gull"
      Then the attack of "Homing Gull" went through attacker, blocker, battle, direct, attack end

    @clause-declares
    Scenario: By 1.13 the other player declares an ability although the attacker has left
      Given it is Alice's attack step
      And Alice has an untapped "Homesick Gull" in her battle zone
      And Bob has a "Lurking Shade" in his hand
      When Alice attacks Bob with "Homesick Gull"
      And Alice says yes
      Then "Homesick Gull" is in Alice's hand
      And Bob may declare "Lurking Shade"
      When Bob declares "Lurking Shade"
      Then "Lurking Shade" is in Bob's battle zone

    @clause-can-block
    Scenario: By 1.13 a creature blocks although the creature that was attacked has left
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Shy Heron" in his battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks "Shy Heron" with "Moss Giant"
      Then "Shy Heron" is in Bob's hand
      And Bob may block "Gate Warden"
      When Bob blocks with "Gate Warden"
      Then "Gate Warden" is in Bob's graveyard

    @clause-goes-on
    Scenario: By 1.13 nobody blocks an attack whose attacker has left
      Given it is Alice's attack step
      And Alice has an untapped "Homing Gull" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Homing Gull"
      And Bob tries to block with "Gate Warden"
      Then that is refused
      And "Gate Warden" is untapped

    @clause-goes-on
    Scenario: By 1.13 an attack on a creature whose attacker has left brings no battle
      Given it is Alice's attack step
      And Alice has an untapped "Homing Gull" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Battle Crier" in his battle zone
      When Alice attacks "Battle Crier" with "Homing Gull"
      Then "Homing Gull" is in Alice's hand
      And Bob has no cards in his hand

    @clause-goes-on
    Scenario: By 1.13 an attack whose attacker has left is no attack that was not blocked
      Given it is Alice's attack step
      And Alice has an untapped "Homing Gull" in her battle zone
      And Alice has an untapped "Breach Drum" in her battle zone
      When Alice attacks Bob with "Homing Gull"
      Then "Homing Gull" is in Alice's hand
      And Alice has one card in her hand

    @clause-target
    Scenario: By 1.13 an attack on a creature that has left brings no battle
      Given it is Alice's attack step
      And Alice has an untapped "Battle Crier" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Shy Heron" in his battle zone
      When Alice attacks "Shy Heron" with "Battle Crier"
      Then "Shy Heron" is in Bob's hand
      And Alice has no cards in her hand

  @DM-505.6b
  Rule: 505.6b Tapping or untapping an attacking or blocking creature does not remove it from the attack
    - attacker-untapped: an attacking creature that untaps goes on attacking
    - attacker-tapped: an attacking creature that becomes tapped again goes on attacking
    - blocker-untapped: a blocking creature that untaps goes on blocking
    - blocker-tapped: a blocking creature that becomes tapped again goes on blocking

    @clause-attacker-untapped
    Scenario: An attacking creature that has been untapped is still attacking
      Given it is Alice's attack step
      And Alice has an untapped "Restless Colt" in her battle zone
      And Alice could attack again
      When Alice attacks Bob with "Restless Colt"
      Then "Restless Colt" is untapped
      And "Restless Colt" is attacking

    @clause-attacker-tapped
    Scenario: An attacking creature that has been untapped and tapped is still attacking
      Given it is Alice's attack step
      And Alice has an untapped "Rearing Colt" in her battle zone
      And Alice could attack again
      When Alice attacks Bob with "Rearing Colt"
      Then "Rearing Colt" is tapped
      And "Rearing Colt" is attacking

    @clause-blocker-untapped
    Scenario: A blocking creature that has been untapped battles
      Given it is Alice's attack step
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Waking Warden" in his battle zone
      When Alice attacks Bob with "Ember Recruit"
      And Bob blocks with "Waking Warden"
      Then "Ember Recruit" is in Alice's graveyard
      And "Waking Warden" is untapped

    @clause-blocker-tapped
    Scenario: A blocking creature that has been untapped and tapped battles
      Given it is Alice's attack step
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Nodding Warden" in his battle zone
      When Alice attacks Bob with "Ember Recruit"
      And Bob blocks with "Nodding Warden"
      Then "Ember Recruit" is in Alice's graveyard
      And "Nodding Warden" is tapped
