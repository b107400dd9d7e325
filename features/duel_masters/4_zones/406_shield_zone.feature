Feature: Duel Masters 406 Shield zone

  @DM-406.2
  Rule: 406.2 A shield lies face down, and no player sees what it is
    - down: it lies face down
    - own: its player does not see it
    - other: nor does the other player

    @clause-down
    Scenario: A shield lies face down
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her shield zone
      Then "Moss Giant" lies face down
      And "Moss Giant" is in Alice's shield zone

    @clause-own
    Scenario: A player does not see her own shield
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her shield zone
      Then Alice does not see "Moss Giant"
      And "Moss Giant" is in Alice's shield zone

    @clause-other
    Scenario: A player does not see a shield of the other player
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her shield zone
      Then Bob does not see "Moss Giant"
      And "Moss Giant" is in Alice's shield zone
