Feature: Dimension Zero 2.2 What is on a card

  @DZ-2.2.2
  Rule: 2.2.2 A card's data are eleven things such as name, costs, color, text and power, and no others
    - data: name, use cost, move cost, class, color, race or attribute, timing, text, power, smash and forbidden number are data
    - state: whether it is frozen, damaged or where it stands is none

    @clause-state @example
    Scenario: A unit that is frozen has the same data as before
      Given it is Alice's smash phase
      And Alice has a released "Cinder Wyrm" in her left center square
      When Alice smashes with "Cinder Wyrm"
      Then "Cinder Wyrm" is frozen
      And the data of "Cinder Wyrm" are those that are printed on it

    @clause-state
    Scenario: A unit that has moved and is damaged has the same data as before
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Ember Giant" in her left own square
      When Alice moves "Ember Giant" to her middle own square
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" has 2000 damage
      And "Ember Giant" is in Alice's middle own square
      And the data of "Ember Giant" are those that are printed on it

    @clause-data
    Scenario Outline: All data of the <kind> <card> are what is printed on it as it lies in the energy zone
      Given it is Alice's energy phase
      And Alice has a "<card>" in her hand
      When Alice puts "<card>" into her energy zone
      Then "<card>" is in Alice's energy zone
      And the data of "<card>" are those that are printed on it

      Examples:
        | kind     | card             |
        | unit     | Cinder Wyrm      |
        | base     | Stone Fort       |
        | strategy | Forbidden Scroll |

  @DZ-2.2.3
  Rule: 2.2.3 A card's original data are those that are printed on it

    Scenario: The original smash of a unit stays what is printed on it as its smash grows
      Given it is Alice's main phase
      And Alice has a "War Cry" in her hand
      And Alice has a "First Impression" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "War Cry" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "First Impression" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

    Scenario: The original power of a unit stays what is printed on it as its power grows
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has an "Original Strength" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Original Strength" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000
      And "Ember Guard" has 3000 damage
