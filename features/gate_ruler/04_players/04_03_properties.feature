Feature: Gate Ruler 4-3 What belongs to a player

  @GR-4-3a
  Rule: 4-3a Each player has a summon cap and a number of summons of his own
    - cap: a summon cap
    - number: a number of summons

    @clause-number
    Scenario: A player who plays a unit has summoned one unit, and the opponent has summoned none
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has summoned one unit
      And Bob has summoned no units

    @clause-cap
    Scenario: In the turn of a Knight the active player's summon cap is 2 and the other player's is unlimited
      Given it is Alice's main phase
      When everyone passes until Bob's main phase
      Then Bob's summon cap is 2
      And Alice's summon cap is unlimited

  @GR-4-3a-1
  Rule: 4-3a-1 The cap is how often at most a player summons normally in a turn
    - most: no more often than that
    - normal: special summons do not count

    @clause-most
    Scenario: A player with a summon cap of 2 plays two units in a turn and cannot play a third
      Given it is Alice's main phase
      And Alice has three "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice can play second "Frail Squire"
      When Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice cannot play third "Frail Squire"

    @clause-normal
    Scenario: A player with a summon cap of 2 can play a second unit after one normal and one special summon
      Given it is Alice's main phase
      And Alice has two "Frail Squire" in her hand
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Second Life" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays "Second Life" into her defense zone targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's defense zone
      And Alice can play second "Frail Squire"

  @GR-4-3a-1a
  Rule: 4-3a-1a In a player's own turn the ruler says what the cap is
    - turn: as long as it is that player's turn
    - ruler: as the ruler says
    - whose: the player's own ruler

    @clause-turn @clause-ruler @clause-whose
    Scenario Outline: With the ruler <ruler> against <other>, a player's summon cap becomes <cap> in her own turn
      Given it is Bob's main phase
      And Alice has a "<ruler>" in her ruler zone
      And Bob has a "<other>" in his ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is <cap>

      Examples:
        | ruler                  | other      | cap       |
        | Knight                 | Apprentice | 2         |
        | World Master Beta 2020 | Berserker  | 2         |
        | Apprentice             | Knight     | unlimited |

    @clause-turn
    Scenario: A Knight's summon cap is 2 in the player's own turn against another Knight
      Given it is Bob's main phase
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is 2

    @clause-ruler
    Scenario: An Apprentice's summon cap is unlimited in the player's own turn against another Apprentice
      Given it is Bob's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Bob has an "Apprentice" in his ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is unlimited

    @clause-whose @clause-turn
    Scenario: A Legion's summon cap is 2 in the player's own turn against an Apprentice
      Given it is Bob's main phase
      And Alice has a "Legion" in her ruler zone
      And Bob has an "Apprentice" in his ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is 2

  @GR-4-3a-1b
  Rule: 4-3a-1b In the other player's turn the cap is unlimited

    Scenario: A Knight's summon cap is unlimited in the opponent's turn
      Given it is Alice's main phase
      When everyone passes until Bob's main phase
      Then Alice's summon cap is unlimited

    Scenario: A Knight who has summoned two units in the opponent's turn can play a third
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Bob has a "Sudden Muster" in his first set zone
      And the top of Bob's deck is "Frail Squire", "Frail Squire" and "Frail Squire"
      When Alice plays "Plain Rite"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Muster"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob plays first "Frail Squire" into his left attack zone
      And everyone passes until Bob chooses what to do with a driven card
      And Bob plays second "Frail Squire" into his right attack zone
      And everyone passes until Bob chooses what to do with a driven card
      Then Bob has summoned two units
      And Bob can play third "Frail Squire"

  @GR-4-3a-2
  Rule: 4-3a-2 The number of summons is 0 when a player's turn starts
    - zero: it is 0 then
    - when: not before a turn starts

    @clause-zero
    Scenario: A player who summoned a unit in her last turn has summoned no units in her next one
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      Then Alice has summoned one unit
      When everyone passes until Bob's main phase
      And everyone passes until Alice's main phase
      Then Alice has summoned no units

    @clause-zero
    Scenario: A Knight who summoned two units in her last turn has summoned none in her next and can play another
      Given it is Alice's main phase
      And Alice has four "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      Then Alice has summoned two units
      When everyone passes until Bob's main phase
      And everyone passes until Alice's main phase
      Then Alice has summoned no units
      And Alice can play third "Frail Squire"

    @clause-when
    Scenario: A summon of the main phase still counts in the end phase
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until Bob has priority in the end phase
      Then Alice has summoned one unit
      And it is the end phase

  @GR-4-3a-3 @see-GR-15-17a-1 @see-GR-15-17a-2 @see-GR-15-17a-3
  Rule: 4-3a-3 How summons are counted is told where they are made
