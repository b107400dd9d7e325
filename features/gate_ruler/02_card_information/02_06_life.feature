Feature: Gate Ruler 2-6 Life

  @GR-2-6a
  Rule: 2-6a The life of a ruler is how much damage its player endures

    Scenario Outline: The <ruler> with <damage> cards of damage is dealt one more, and <what>
      Given it is Alice's attack phase
      And Bob has a "<ruler>" in his ruler zone
      And Bob has <damage> cards in his damage zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over or the game is over
      Then <what>

      Examples:
        | ruler      | damage | what                                |
        | Apprentice | 10     | Bob has 11 cards in his damage zone |
        | Apprentice | 11     | Bob has lost the game               |
        | Wizard     | 8      | Bob has 9 cards in his damage zone  |
        | Wizard     | 9      | Bob has lost the game               |

    Scenario: A player loses when an effect lowers the life of the ruler to as much as the damage
      Given it is Alice's main phase
      And Bob has seven cards in his damage zone
      And Alice has a "Failing Health" in her hand
      When Alice plays "Failing Health"
      And everyone passes until nothing is waiting or the game is over
      Then Bob has lost the game

  # Reading: docs/decisions/1082-losing-by-damage-goes-through-the-gate.md
  @GR-2-6b
  Rule: 2-6b A player with as much damage as life who does not heal it loses
    - as-much: with as much damage as life
    - more: with more than that
    - less: not with less
    - heals: not who heals it

    @clause-as-much
    Scenario: A player who has been dealt as much damage as the ruler has life loses
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has nine cards in his damage zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over or the game is over
      Then Bob has lost the game

    @clause-as-much @clause-more
    Scenario: A player who has been dealt more damage than the ruler has life loses
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      And Alice has a "Shooting Star" in her first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a defeat is on the gate
      And Alice plays "Shooting Star"
      And everyone passes until the attack is over or the game is over
      Then Bob has 13 cards in his damage zone
      And Bob has lost the game

    @clause-more
    Scenario: A player loses when an effect lowers the life of the ruler below the damage
      Given it is Alice's main phase
      And Bob has nine cards in his damage zone
      And Alice has a "Failing Health" in her hand
      When Alice plays "Failing Health"
      And everyone passes until nothing is waiting or the game is over
      Then Bob has lost the game

    @clause-less
    Scenario: A player with one card of damage less than the ruler has life does not lose
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has eight cards in his damage zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over or the game is over
      Then Bob has ten cards in his damage zone
      And the game goes on

    @clause-as-much @clause-less @clause-heals
    Scenario: A player dealt as much damage as life who heals it while the defeat is on the gate does not lose
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      And Bob has a "Healing Light" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a defeat is on the gate
      And Bob plays "Healing Light"
      And Bob chooses Bob's first "Plain Marcher"
      And everyone passes until the attack is over or the game is over
      Then Bob has two cards in his graveyard
      And Bob has ten cards in his damage zone
      And the game goes on

  @GR-2-6c
  Rule: 2-6c The current life of a ruler is its life less the cards in its player's damage zone
    - life: its life as it is now
    - cards: less the cards there
    - whose: only those of the player who controls it

    @clause-life @clause-cards @clause-whose
    Scenario Outline: The <ruler> with <damage> cards of damage has <left> life left
      Given it is Alice's main phase
      And Bob has a "<ruler>" in his ruler zone
      And Bob has <damage> cards in his damage zone
      And Alice has three cards in her damage zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Alice has a "Blood Mirror" in her hand
      When Alice plays "Blood Mirror" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has <left> damage

      Examples:
        | ruler      | damage | left |
        | Knight     | 0      | 11   |
        | Knight     | 4      | 7    |
        | Apprentice | 4      | 8    |

    @clause-life @clause-cards
    Scenario: A ruler with 11 life and two cards of damage has 5 life left when an effect takes 4 life from it
      Given it is Alice's main phase
      And Bob has two cards in his damage zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Alice has a "Failing Health" in her hand
      And Alice has a "Blood Mirror" in her hand
      When Alice plays "Failing Health"
      And everyone passes until nothing is waiting
      And Alice plays "Blood Mirror" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 5 damage

  @GR-2-6c-1
  Rule: 2-6c-1 The current life of a player is that of his ruler
    - current: what is left of its life
    - whose: of the ruler of the player who is spoken of

    @clause-current @clause-whose
    Scenario: Damage equal to a player's current life is 7 for a Wizard with three cards of damage
      Given it is Alice's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has three cards in her damage zone
      And Bob has five cards in his damage zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Alice has a "Heartbeat Bolt" in her hand
      When Alice plays "Heartbeat Bolt" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 7 damage

    @clause-current @clause-whose
    Scenario Outline: A Knight's player with <damage> cards of damage draws <drawn> cards if her current life must be 3 or less
      Given it is Alice's main phase
      And Alice has <damage> cards in her damage zone
      And Alice has a "Desperate Prayer" in her hand
      When Alice plays "Desperate Prayer"
      And everyone passes until nothing is waiting
      Then "Desperate Prayer" is in Alice's graveyard
      And Alice has <drawn> cards in her hand

      Examples:
        | damage | drawn |
        | 7      | no    |
        | 8      | two   |
        | 10     | two   |

    @clause-current
    Scenario: Damage equal to a player's current life is 8 for a Knight with three cards of damage
      Given it is Alice's main phase
      And Alice has three cards in her damage zone
      And Bob has three cards in his damage zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Alice has a "Heartbeat Bolt" in her hand
      When Alice plays "Heartbeat Bolt" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 8 damage

    @clause-current @clause-whose
    Scenario: Damage equal to the opponent's current life is 9 for a Wizard with one card of damage
      Given it is Alice's main phase
      And Alice has three cards in her damage zone
      And Bob has a "Wizard" in his ruler zone
      And Bob has one card in his damage zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Alice has a "Rival's Pulse" in her hand
      When Alice plays "Rival's Pulse" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 9 damage

    @clause-whose
    Scenario: Damage equal to a player's current life is 10 for an undamaged Wizard, though the opponent has a Knight
      Given it is Alice's main phase
      And Alice has a "Wizard" in her ruler zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Alice has a "Heartbeat Bolt" in her hand
      When Alice plays "Heartbeat Bolt" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 10 damage
