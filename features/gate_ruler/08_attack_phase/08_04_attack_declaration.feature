Feature: Gate Ruler 8-4 Declaring an attack

  @GR-8-4a
  Rule: 8-4a The attack declaration step has its start
    - start: what waits for the start of the step triggers
    - before: before an attack is declared
    - each: in each attack

    @clause-start @clause-before
    Scenario: An ability that waits for the start of the attack declaration step triggers before an attack is declared
      Given it is Alice's main phase
      And Alice has a ready "Duel Caller" in her left attack zone
      When everyone passes until the next attack can be declared
      Then Alice has one card in her hand

    @clause-each @clause-start
    Scenario: An ability that waits for the start of the attack declaration step triggers again at the second attack
      Given it is Alice's main phase
      And Alice has a ready "Duel Caller" in her left attack zone
      And Bob could respond
      When everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with her ruler
      And everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with "Duel Caller"
      And everyone passes until the damage step
      Then Alice has two cards in her hand

  @GR-8-4b
  Rule: 8-4b The players can act before an attack is declared
    - act: both players can act
    - done: what they add is done before the attack is declared

    @clause-act @clause-done
    Scenario: A unit that the other player destroys before an attack is declared cannot attack
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then "Ember Recruit" is in Alice's graveyard
      And it is Alice's turn
      And Alice cannot attack Bob's ruler with "Ember Recruit"

    @clause-act
    Scenario: The other player can act before an attack is declared when the active player has passed
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Alice has priority in the attack declaration step
      And Alice passes
      Then it is the attack declaration step
      And Bob can play "Sudden Spark"

    @clause-done
    Scenario: An event that the active player plays in the attack declaration step resolves before she declares an attack
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      When everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until the attack phase
      Then "Ember Recruit" has 4 ATK

  @GR-8-4c
  Rule: 8-4c A ready ruler or unit in an attack zone attacks a ruler, a unit or an empty column
    - ruler: the ruler attacks
    - unit: a unit in an attack zone attacks
    - zone: no unit attacks from the defense zone
    - ready: only a card that is ready attacks
    - prohibited: no card that is prohibited from attacking
    - player: none of a player who is prohibited from it
    - targets: a ruler or a unit is attacked
    - column: or a column without units
    - empty: only if it has none
    - allowed: nothing is attacked that cannot be
    - barred: nor what the attacking card is not allowed to attack
    - else: what it is allowed to attack it can attack

    @clause-unit
    Scenario: A ready unit in an attack zone can attack the enemy ruler and damages it
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her right attack zone
      Then Alice can attack Bob's ruler with "Ember Recruit"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone

    @clause-ready
    Scenario: An exhausted unit in an attack zone cannot attack
      Given it is Alice's attack phase
      And Alice has an exhausted "Ember Recruit" in her left attack zone
      When Alice tries to attack Bob's ruler with "Ember Recruit"
      Then that is refused

    @clause-ready
    Scenario: An exhausted ruler cannot attack
      Given it is Alice's attack phase
      And Alice has an exhausted "Knight" in her ruler zone
      When Alice tries to attack Bob's ruler with her ruler
      Then that is refused

    @clause-zone
    Scenario: A ready unit in the defense zone cannot attack
      Given it is Alice's attack phase
      And Alice has a ready "Tower Guard" in her defense zone
      When Alice tries to attack Bob's ruler with "Tower Guard"
      Then that is refused

    @clause-prohibited
    Scenario: A ready unit in an attack zone cannot attack if its own ability prohibits it
      Given it is Alice's attack phase
      And Alice has a ready "Oathbound Monk" in her left attack zone
      When Alice tries to attack Bob's ruler with "Oathbound Monk"
      Then that is refused

    @clause-player
    Scenario: A player whom an enemy field prohibits from attacking attacks with no unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Truce Banner" in his field zone
      When Alice tries to attack Bob's ruler with "Ember Recruit"
      Then that is refused

    @clause-unit @clause-column
    Scenario: An empty column can be attacked
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      Then Alice can attack Bob's empty right column with "Ember Recruit"
      When Alice attacks Bob's empty right column with "Ember Recruit"
      Then "Ember Recruit" is attacking

    @clause-allowed
    Scenario: A unit cannot be attacked if its own ability prohibits it
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Veiled Adept" in his left attack zone
      When Alice tries to attack "Veiled Adept" with "Ember Recruit"
      Then that is refused

    @clause-allowed
    Scenario: A ruler cannot be attacked if the ability of a field prohibits it
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Hallowed Seat" in his field zone
      When Alice tries to attack Bob's ruler with "Ember Recruit"
      Then that is refused

    @clause-barred
    Scenario: A unit that cannot attack rulers does not attack the enemy ruler
      Given it is Alice's attack phase
      And Alice has a ready "Humble Spear" in her left attack zone
      When Alice tries to attack Bob's ruler with "Humble Spear"
      Then that is refused

    @clause-barred
    Scenario: A unit that cannot attack units does not attack an enemy unit
      Given it is Alice's attack phase
      And Alice has a ready "Haughty Lance" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice tries to attack "Tower Guard" with "Haughty Lance"
      Then that is refused

    @clause-else @clause-targets @clause-column
    Scenario: A unit that cannot attack rulers may attack a unit or an empty column
      Given it is Alice's main phase
      And Alice has a ready "Humble Spear" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When everyone passes until the attack phase
      Then Alice can attack "Tower Guard" with "Humble Spear"
      And Alice can attack Bob's empty right column with "Humble Spear"

    @clause-else @clause-targets @clause-column
    Scenario: A unit that cannot attack units may attack the enemy ruler or an empty column
      Given it is Alice's main phase
      And Alice has a ready "Haughty Lance" in her left attack zone
      When everyone passes until the attack phase
      Then Alice can attack Bob's ruler with "Haughty Lance"
      And Alice can attack Bob's empty right column with "Haughty Lance"

    @clause-empty
    Scenario: A column with a unit that cannot be attacked is not attacked as an empty column
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Veiled Adept" in his left attack zone
      When Alice tries to attack Bob's left column with "Ember Recruit"
      Then that is refused

    @clause-ruler
    Scenario: A ready ruler can attack the enemy ruler
      Given it is Alice's attack phase
      And Bob could respond
      Then Alice can attack Bob's ruler with her ruler
      When Alice attacks Bob's ruler with her ruler
      Then Alice's "Knight" is attacking

    @clause-targets @clause-unit @clause-column
    Scenario: A unit may attack the ruler, a unit or an empty column
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When everyone passes until the attack phase
      Then Alice can attack Bob's ruler with "Ember Recruit"
      And Alice can attack "Tower Guard" with "Ember Recruit"
      And Alice can attack Bob's empty right column with "Ember Recruit"

  @GR-8-4c-1
  Rule: 8-4c-1 Only the frontmost card of a column is attacked
    - front: only the frontmost card of a column is attacked
    - columns: what stands in one column covers nothing in another
    - unless: unless a card says otherwise
    - else: which says nothing of what cannot be attacked at all

    @clause-front
    Scenario: A unit in the defense zone covers the ruler, which cannot be attacked
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice tries to attack Bob's ruler with "Ember Recruit"
      Then that is refused

    @clause-front
    Scenario: A unit in the defense zone can be attacked in front of its ruler
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      Then "Tower Guard" is being attacked

    @clause-columns
    Scenario: A unit in an attack zone does not cover the ruler, which can be attacked
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      Then Alice can attack Bob's ruler with "Ember Recruit"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone

    @clause-unless
    Scenario: A unit that may attack past the front damages a ruler behind a unit in the defense zone
      Given it is Alice's attack phase
      And Alice has a ready "Leaping Assassin" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice attacks Bob's ruler with "Leaping Assassin"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone

    @clause-unless
    Scenario: A unit that may attack past the front can also attack a ruler that no unit covers
      Given it is Alice's main phase
      And Alice has a ready "Leaping Assassin" in her left attack zone
      When everyone passes until the attack phase
      Then Alice can attack Bob's ruler with "Leaping Assassin"

    @clause-else
    Scenario: A unit that may attack past the front cannot attack a ruler that a field protects from attacks
      Given it is Alice's attack phase
      And Alice has a ready "Leaping Assassin" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      And Bob has a "Hallowed Seat" in his field zone
      When Alice tries to attack Bob's ruler with "Leaping Assassin"
      Then that is refused

  # Reading: docs/decisions/1160-an-attack-phase-with-nothing-to-attack-has-its-end.md
  @GR-8-4c-2
  Rule: 8-4c-2 The phase ends when the player stops attacking or has nothing to attack with
    - stop: the player stops attacking
    - attackers: or nothing can attack
    - targets: or nothing can be attacked

    @clause-stop
    Scenario: An ability that waits for the end of the attack phase triggers when the active player stops attacking
      Given it is Alice's attack phase
      And Alice has a ready "Curfew Warden" in her left attack zone
      When Alice stops attacking
      And everyone passes until Bob's turn
      Then Alice has one card in her hand

    @clause-attackers
    Scenario: An ability that waits for the end of the attack phase triggers when nothing can attack
      Given it is Alice's main phase
      And Alice has an exhausted "Knight" in her ruler zone
      And Alice has an exhausted "Curfew Warden" in her left attack zone
      When everyone passes until Bob's turn
      Then Alice has one card in her hand

    @clause-targets
    Scenario: An ability that waits for the end of the attack phase triggers when nothing can be attacked
      Given it is Alice's main phase
      And Alice has a ready "Curfew Warden" in her right attack zone
      And Bob has a ready "Veiled Adept" in his left attack zone
      And Bob has a ready "Veiled Adept" in his right attack zone
      And Bob has a ready "Veiled Adept" in his defense zone
      When everyone passes until Bob's turn
      Then Alice has one card in her hand

  @GR-8-4c-2a
  Rule: 8-4c-2a The attack phase has its end
    - trigger: what waits for the end of the attack phase triggers
    - when: it is the attack phase still

    @clause-trigger
    Scenario: An ability that waits for the end of the attack phase triggers when a player stops after an attack
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Curfew Warden" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      And Alice stops attacking
      And everyone passes until Bob's turn
      Then Alice has one card in her hand

    @clause-trigger @clause-when
    Scenario: An ability that the end of the attack phase triggered is on the gate in the attack declaration step
      Given it is Alice's main phase
      And Alice has a ready "Curfew Warden" in her left attack zone
      And Bob could respond
      When everyone passes until the attack phase
      And Alice stops attacking
      And everyone passes until an ability is on the gate
      Then it is the attack declaration step

  @GR-8-4c-2b
  Rule: 8-4c-2b The players can act when the attack phase ends
    - act: both players can act
    - done: what is on the gate is done before the end phase

    @clause-act
    Scenario: The other player can destroy a unit with an event after the active player has stopped attacking
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      When Alice stops attacking
      And everyone passes until Bob has priority in the attack phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And it is Alice's turn

    @clause-act
    Scenario: The other player can act while an ability that the end of the attack phase triggered is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Curfew Warden" in her left attack zone
      And Alice could respond
      And Bob has a "Sudden Spark" in his first set zone
      When Alice stops attacking
      And everyone passes until an ability is on the gate
      And Alice passes
      Then from its top the gate holds an ability of "Curfew Warden"
      And Bob can play "Sudden Spark"

    @clause-done
    Scenario: An ability that the end of the attack phase triggered resolves before the end phase
      Given it is Alice's attack phase
      And Alice has a ready "Curfew Warden" in her left attack zone
      And Bob could respond
      When Alice stops attacking
      And everyone passes until the end phase
      Then Alice has one card in her hand

  @GR-8-4c-2c
  Rule: 8-4c-2c When the player has stopped, the attack phase is over
    - attack: the attack is over, and there is no other
    - phase: the attack phase is over
    - battle: what was to last for this battle does not last for another one

    @clause-battle
    Scenario: What a unit gains for a battle is gone in the next turn, though no attack was declared
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Cry" in her first set zone
      When everyone passes until Alice has priority in the attack start step
      And Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until Bob's main phase
      Then "Rally Cry" is in Alice's graveyard
      And "Ember Recruit" has 2 ATK

    @clause-attack @clause-phase
    Scenario: After a player with a ready unit has stopped attacking and passed, it is the end phase of that turn
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      When Alice stops attacking
      And Alice passes
      Then it is the end phase
      And it is Alice's turn

    @clause-phase
    Scenario: An ability that waits for the end of the turn triggers after a player has stopped attacking
      Given it is Alice's attack phase
      And Alice has a ready "Dusk Watcher" in her left attack zone
      When Alice stops attacking
      And everyone passes until Bob's turn
      Then Alice has one card in her hand

  @GR-8-4d
  Rule: 8-4d The attacking card is exhausted as it attacks, and does what else the attack takes
    - exhaust: the attacking card is exhausted
    - more: what else the attack takes is done

    @clause-exhaust
    Scenario: A unit that attacks is exhausted
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      Then "Ember Recruit" is exhausted

    @clause-exhaust
    Scenario: A ruler that attacks is exhausted
      Given it is Alice's attack phase
      When Alice attacks Bob's ruler with her ruler
      Then Alice's "Knight" is exhausted

    @clause-more
    Scenario: A player who attacks with a unit whose attack takes a discard discards a card
      Given it is Alice's attack phase
      And Alice has a ready "Toll Knight" in her left attack zone
      And Alice has a "Plain Marcher" in her hand
      When Alice attacks Bob's ruler with "Toll Knight"
      And everyone passes until the next attack can be declared
      Then Alice has one card in her graveyard
      And Alice has no cards in her hand

    @clause-exhaust
    Scenario: A unit that has attacked cannot attack again in the same turn
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice cannot attack Bob's ruler with "Ember Recruit"

  @GR-8-4d-1
  Rule: 8-4d-1 Who cannot do all that an attack takes cannot choose it
    - cannot: who cannot do what the attack takes cannot choose it
    - all: nor who can do only a part of it
    - together: nor who can do each of two things that it takes, but not both
    - first: for all of that the attacking card is exhausted already

    @clause-cannot
    Scenario: A unit whose attack takes a discard cannot attack if its controller has no card in her hand
      Given it is Alice's attack phase
      And Alice has a ready "Toll Knight" in her left attack zone
      When Alice tries to attack Bob's ruler with "Toll Knight"
      Then that is refused
      And Alice cannot attack Bob's ruler with "Toll Knight"

    @clause-all @clause-cannot
    Scenario: A unit whose attack takes a discard and a resource cannot attack without a ready resource
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Tolled Knight" in her left attack zone
      And Alice has a "Plain Marcher" in her hand
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has no further resources
      When Alice tries to attack Bob's ruler with "Twice-Tolled Knight"
      Then that is refused
      And Alice cannot attack Bob's ruler with "Twice-Tolled Knight"

    @clause-all @clause-cannot
    Scenario: A unit whose attack takes a discard and a resource cannot attack without a card in hand
      Given it is Alice's attack phase
      And Alice has a ready "Twice-Tolled Knight" in her left attack zone
      When Alice tries to attack Bob's ruler with "Twice-Tolled Knight"
      Then that is refused
      And Alice cannot attack Bob's ruler with "Twice-Tolled Knight"

    @clause-together
    Scenario: A unit whose attack takes a discard cannot attack with one card in hand if a field's text takes another
      Given it is Alice's attack phase
      And Alice has a ready "Toll Knight" in her left attack zone
      And Alice has a "Tithed Banners" in her field zone
      And Alice has a "Plain Marcher" in her hand
      When Alice tries to attack Bob's ruler with "Toll Knight"
      Then that is refused
      And Alice cannot attack Bob's ruler with "Toll Knight"

    @clause-together
    Scenario: A player discards two cards for a unit whose own text and a field's text each take a discard
      Given it is Alice's attack phase
      And Alice has a ready "Toll Knight" in her left attack zone
      And Alice has a "Tithed Banners" in her field zone
      And Alice has two "Plain Marcher" in her hand
      When Alice attacks Bob's ruler with "Toll Knight"
      And everyone passes until the attack is over
      Then Alice has no cards in her hand
      And Bob has two cards in his damage zone

    @clause-first @clause-cannot
    Scenario: A unit whose attack takes a ready unit of its controller's cannot attack if she has no other
      Given it is Alice's attack phase
      And Alice has a ready "Hungry Reeve" in her left attack zone
      When Alice tries to attack Bob's ruler with "Hungry Reeve"
      Then that is refused
      And Alice cannot attack Bob's ruler with "Hungry Reeve"

    @clause-first
    Scenario: A unit whose attack takes an exhausted unit of its controller's is put into the graveyard itself
      Given it is Alice's attack phase
      And Alice has a ready "Weary Martyr" in her left attack zone
      And Alice has a ready "Plain Marcher" in her right attack zone
      When Alice attacks Bob's ruler with "Weary Martyr"
      And everyone passes until the attack is over
      Then "Weary Martyr" is in Alice's graveyard
      And "Plain Marcher" is in Alice's right attack zone
      And Bob has no cards in his damage zone

  @GR-8-4e
  Rule: 8-4e From now on to its end the card is the attacking card
    - from: the card is the attacking card as soon as the attack is declared
    - long: for the rest of this attack

    @clause-from
    Scenario: A unit is attacking after its attack was declared
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      Then "Ember Recruit" is attacking

    @clause-long @clause-from
    Scenario: A unit is still attacking in the attack end step of its attack
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack end step
      Then "Ember Recruit" is attacking

  @GR-8-4e-1
  Rule: 8-4e-1 The frontmost card of the column is being attacked, whichever it is by then
    - front: the frontmost card of the column is being attacked, and no other
    - now: whichever card that is by then
    - none: in a column without units none is
    - while: none is when nothing attacks any more

    @clause-front
    Scenario: When a unit in the defense zone is attacked, that unit is being attacked and the ruler behind it is not
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      And Bob has a "Fade Away" in his first set zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      Then "Tower Guard" is being attacked
      And Bob's "Knight" is not being attacked

    @clause-now
    Scenario: A ruler is damaged when the attacked unit in front of it is put into a hand
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      And Bob has a "Fade Away" in his first set zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fade Away" targeting "Tower Guard"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone

    # Reading: docs/decisions/1001-attacks-on-empty-columns.md
    @clause-now
    Scenario: A ruler is damaged when the attacked unit in front of it is put into the graveyard for the attack to be possible
      Given it is Alice's attack phase
      And Alice has a ready "Path Clearer" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice attacks "Tower Guard" with "Path Clearer"
      And everyone passes until the attack is over
      Then "Tower Guard" is in Bob's graveyard
      And Bob has two cards in his damage zone

    @clause-now
    Scenario: A unit that is moved in front of an attacked ruler is being attacked instead of the ruler
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Fall Back" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fall Back" targeting "Tower Guard"
      And everyone passes until the next step
      Then "Tower Guard" is being attacked
      And Bob's "Knight" is not being attacked

    # Reading: docs/decisions/1001-attacks-on-empty-columns.md
    @clause-now
    Scenario: A unit that is moved into an attacked empty column is dealt the attacker's damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Swing Wide" in his first set zone
      When Alice attacks Bob's empty right column with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Swing Wide" targeting "Tower Guard"
      And everyone passes until the attack is over
      Then "Tower Guard" has 2 damage

    # Reading: docs/decisions/1001-attacks-on-empty-columns.md
    @clause-none
    Scenario: An attack on a column that stays empty damages nothing, and the attacker is still attacking at its end
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice attacks Bob's empty right column with "Ember Recruit"
      And everyone passes until the attack end step
      Then Bob has no cards in his damage zone
      And "Tower Guard" has no damage
      And "Ember Recruit" is attacking

    # Reading: docs/decisions/1194-nothing-is-being-attacked-when-nothing-attacks.md
    @clause-while
    Scenario: A unit is not being attacked any more when the unit that attacked it has been put into a hand
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      And Bob could respond
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until the attack end step
      Then "Tower Guard" is not being attacked
      And "Ember Recruit" is in Alice's hand

  # Reading: docs/decisions/1180-an-attacker-that-changes-sides-attacks-no-more.md
  @GR-8-4e-2
  Rule: 8-4e-2 A card that leaves its controller's attack zones is no attacking card any more
    - leaves: in any other zone it is no attacking card
    - stays: in another attack zone of its controller it still is
    - taken: nor is a card that its own attack takes away
    - sides: in an attack zone of the other player it is none

    @clause-leaves
    Scenario: An attacker that is moved to the defense zone stops attacking
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Fall Back" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fall Back" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Ember Recruit" is in Alice's defense zone

    @clause-stays
    Scenario: An attacker that is moved to another attack zone goes on attacking
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Swing Wide" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Swing Wide" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone
      And "Ember Recruit" is in Alice's right attack zone

    @clause-leaves
    Scenario: An attacker that is put into a hand stops attacking
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until the attack end step
      Then "Ember Recruit" is in Alice's hand
      And "Ember Recruit" is not attacking
      And Bob has no cards in his damage zone

    @clause-taken
    Scenario: A unit that its player puts into the graveyard for its own attack deals no damage
      Given it is Alice's attack phase
      And Alice has a ready "Cannibal Cub" in her left attack zone
      When Alice attacks Bob's ruler with "Cannibal Cub"
      And everyone passes until the attack is over
      Then "Cannibal Cub" is in Alice's graveyard
      And Bob has no cards in his damage zone

    @clause-sides
    Scenario: An attacker that comes to an attack zone of the player whom it attacks stops attacking
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Turncoat" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Turncoat" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Ember Recruit" is in Bob's right attack zone

  @GR-8-4f
  Rule: 8-4f What waits for an attack, or for being attacked, triggers as it is declared
    - attacks: what waits for this card to attack triggers
    - attacked: what waits for this card to be attacked triggers
    - other: not what waits for another card
    - none: where nothing is attacked, only the former
    - moment: as the attack is declared, before anybody can act on it

    @clause-attacks
    Scenario: An ability that waits for its own unit to attack triggers when that unit attacks
      Given it is Alice's attack phase
      And Alice has a ready "Blade Singer" in her left attack zone
      When Alice attacks Bob's ruler with "Blade Singer"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-attacked
    Scenario: An ability that waits for its own unit to be attacked triggers when that unit is attacked
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Shield Poet" in his defense zone
      When Alice attacks "Shield Poet" with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his hand

    @clause-other
    Scenario: An ability that waits for its own unit to attack does not trigger when another unit attacks
      Given it is Alice's attack phase
      And Alice has a ready "Blade Singer" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has no cards in her hand
      And Bob has one card in his damage zone

    @clause-attacks
    Scenario: An ability that waits for any of its controller's cards to attack triggers only for the attacking player
      Given it is Alice's attack phase
      And Alice has a ready "War Chanter" in her left attack zone
      And Bob has a ready "War Chanter" in his left attack zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And Bob has no cards in his hand

    @clause-attacked
    Scenario: An ability that waits for any of its controller's cards to be attacked triggers only for the attacked player
      Given it is Alice's attack phase
      And Alice has a ready "Wall Chanter" in her left attack zone
      And Bob has a ready "Wall Chanter" in his left attack zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has one card in his hand
      And Alice has no cards in her hand

    @clause-none @clause-attacks
    Scenario: An attack on an empty column triggers an ability that waits for an attack, but none that waits for an attacked card
      Given it is Alice's attack phase
      And Alice has a ready "War Chanter" in her left attack zone
      And Bob has a ready "Wall Chanter" in his left attack zone
      When Alice attacks Bob's empty right column with her ruler
      And everyone passes until the attack is over
      Then Bob has no cards in his hand
      And Alice has one card in her hand

    @clause-moment @clause-attacks
    Scenario: An ability that an attack triggered is on the gate when the other player can act in the attack declaration step
      Given it is Alice's attack phase
      And Alice has a ready "Blade Singer" in her left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Blade Singer"
      And everyone passes until Bob has priority in the attack declaration step
      Then from its top the gate holds an ability of "Blade Singer"
      And it is the attack declaration step

  @GR-8-4g
  Rule: 8-4g The players can act when an attack has been declared
    - act: both players can act
    - done: what they add is done before the next step

    @clause-act
    Scenario: An attacker that the other player destroys in the attack declaration step deals no damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Alice's graveyard
      And Bob has no cards in his damage zone

    @clause-act
    Scenario: The other player can act on a declared attack when the active player has passed
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And Alice passes
      Then it is the attack declaration step
      And Bob can play "Sudden Spark"

    @clause-done
    Scenario: An event that the active player plays on a declared attack resolves before the damage step
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until the damage step
      Then "Ember Recruit" has 4 ATK
