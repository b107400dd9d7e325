Feature: Duel Masters 118 Cards that return to the super GR zone

  @DM-118.1
  Rule: 118.1 A GR creature that comes to a zone other than the battle zone is put under its owner's super GR zone
    - zones: from whichever zone it came to
    - under: it lies under the cards that are there

    @clause-zones
    Scenario Outline: A GR creature that a spell sends to the <zone> is put into its owner's super GR zone
      Given it is Alice's main step
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "<mana>" in her mana zone
      And Bob has an untapped "Quarry Imp" in his battle zone
      When Alice casts "<spell>"
      Then "Quarry Imp" is in Bob's super GR zone

      Examples:
        | zone      | spell    | mana        |
        | graveyard | Ruin     | Grave Hound |
        | hand      | Homeward | Tide Runner |
        | deck      | Undertow | Tide Runner |

    @clause-under
    Scenario: A GR creature lies under the GR creature that was there
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Quarry Imp" in his battle zone
      And Bob has a "Copper Crow" in his super GR zone
      When Alice casts "Ruin"
      Then the cards of Bob's super GR zone are "Copper Crow" and "Quarry Imp", from the top

  @DM-118.2 @revisions-s-max
  Rule: 118.2 Only GR creatures can be in a super GR zone, and any other card put there goes to the graveyard
    - others: another card goes to its owner's graveyard
    - gr: a GR creature stays there

    @clause-others @changed
    Scenario: An ordinary creature put into the super GR zone goes to its owner's graveyard
      Given it is Alice's main step
      And Alice has a "False Delivery" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "False Delivery"
      Then "Moss Giant" is in Bob's graveyard

    @clause-gr
    Scenario: A GR creature put into the super GR zone stays there
      Given it is Alice's main step
      And Alice has a "False Delivery" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Quarry Imp" in his battle zone
      When Alice casts "False Delivery"
      Then "Quarry Imp" is in Bob's super GR zone
