Feature: Gate Ruler 13-4 Damaging and healing a ruler

  @GR-13-4a @see-GR-13-2b-1
  Rule: 13-4a A ruler's damage grows by the damage dealt to it

  @GR-13-4b
  Rule: 13-4b Healing a player puts cards of the damage zone into the graveyard
    - number: as many cards as are healed
    - whose: of the damage zone of the player whose ruler is healed
    - where: they go to the graveyard
    - his: that of the player who is healed, though the other player owns the card

    @clause-number @clause-where
    Scenario: Healing 1 life puts one of two cards of the damage zone into the graveyard
      Given it is Alice's main phase
      And Alice has two cards in her damage zone
      And Alice has a "Healing Light" in her first set zone
      When Alice plays "Healing Light"
      And Alice chooses Alice's first "Plain Marcher"
      And everyone passes until nothing is waiting
      Then Alice has one card in her damage zone
      And Alice has two cards in her graveyard

    @clause-number @clause-where
    Scenario: Healing 2 life puts two of three cards of the damage zone into the graveyard
      Given it is Alice's main phase
      And Alice has three cards in her damage zone
      And Alice has a "Physician" in her hand
      When Alice plays "Physician"
      And Alice chooses Alice's first "Plain Marcher" and Alice's second "Plain Marcher"
      And everyone passes until nothing is waiting
      Then Alice has one card in her damage zone
      And Alice has three cards in her graveyard

    @clause-whose
    Scenario: Healing in the opponent's turn empties the healing player's damage zone and leaves the opponent's
      Given it is Alice's main phase
      And Alice has one card in her damage zone
      And Bob has one card in his damage zone
      And Bob has a "Healing Light" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Healing Light"
      And everyone passes until nothing is waiting
      Then Bob has no cards in his damage zone
      And Alice has one card in her damage zone

    @clause-his @clause-where
    Scenario: A card of Bob's that Alice heals from her damage zone goes to her own graveyard
      Given it is Alice's main phase
      And Alice has the opponent's "Tower Guard" in her damage zone
      And Alice has a "Healing Light" in her first set zone
      When Alice plays "Healing Light"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's graveyard

  @GR-13-4b-1
  Rule: 13-4b-1 Healing does not take away damage of a ruler that is not applied yet

    Scenario: Healing 1 life before 2 ruler damage is applied does not make that damage less
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      And Bob has a "Court Physician" in his field zone
      And Bob has a "Healing Light" in his first set zone
      When Alice plays "Shooting Star"
      And everyone passes until an ability is on the gate
      And Bob plays "Healing Light"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone
      And "Healing Light" is in Bob's graveyard
