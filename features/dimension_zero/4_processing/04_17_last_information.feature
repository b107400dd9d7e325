Feature: Dimension Zero 4.17 Last information

  @DZ-4.17.0
  Rule: 4.17.0 Of a card that has gone its data and its status count as they were just before
    - data: its data, as they were just before it went
    - pose: whether it was frozen or released
    - place: and on which square it stood

    @clause-data
    Scenario: An ability of a sacrificed unit deals damage by the power that the unit had just before
      Given it is Alice's main phase
      And Alice has a released "Dying Ember" in her left own square
      And Alice has a "Cheer" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Cheer" aiming at "Dying Ember"
      And everyone passes until the stack is empty
      And Alice activates "Dying Ember"
      And everyone passes until the stack is empty
      Then "Dying Ember" is in Alice's graveyard
      And "Tide Giant" has 4000 damage

    @clause-data
    Scenario: An ability of a unit that has left after it was activated deals damage by its power just before that
      Given it is Alice's main phase
      And Alice has a "House Banner" in her left base square
      And Alice has a released "Dying Ember" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice activates "Dying Ember"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 3000 damage

    @clause-pose
    Scenario: An ability of a sacrificed unit knows that the unit was frozen
      Given it is Alice's main phase
      And Alice has a frozen "Weary Martyr" in her left own square
      When Alice activates "Weary Martyr"
      And everyone passes until the stack is empty
      Then "Weary Martyr" is in Alice's graveyard
      And Alice has a card in her hand

    @clause-pose
    Scenario: An ability of a sacrificed unit knows that the unit was released
      Given it is Alice's main phase
      And Alice has a released "Weary Martyr" in her left own square
      When Alice activates "Weary Martyr"
      And everyone passes until the stack is empty
      Then "Weary Martyr" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-place
    Scenario: An ability of a sacrificed unit knows in which line the unit stood
      Given it is Alice's main phase
      And Alice has a released "Fire Cart" in her left own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice activates "Fire Cart"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And "Tide Guard" has no damage

    @clause-data
    Scenario Outline: Two units go to the hand together, and both count with the power that one of them gave the other, from the <line> and the <other> line
      Given it is Alice's main phase
      And Alice has a "Wide Retreat" in her hand
      And Alice has a "Hall of Echoes" in her middle base square
      And Alice has a released "Banner Bearer" in her <line> own square
      And Alice has a released "Ember Scout" in her <other> own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Wide Retreat"
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then "Tide Giant" has 4000 damage

      Examples:
        | line  | other |
        | left  | right |
        | right | left  |

    @clause-data
    Scenario: An ability of a unit that has gone to the hand with the one that strengthened it deals damage by its power before
      Given it is Alice's main phase
      And Alice has a "Wide Retreat" in her hand
      And Alice has a released "Banner Bearer" in her left own square
      And Alice has a released "War Drummer" in her right own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice activates "War Drummer"
      And Alice plays "Wide Retreat"
      And everyone passes until the stack is empty
      Then "War Drummer" is in Alice's hand
      And "Tide Giant" has 3000 damage
