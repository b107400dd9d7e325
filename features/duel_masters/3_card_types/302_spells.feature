Feature: Duel Masters 302 Spells

  @DM-302.1
  Rule: 302.1 The turn player casts spells from her hand in her main step
    - casts: a spell of the hand can be cast
    - hand: it is one of her hand
    - when: in her main step
    - who: by the turn player

    @clause-casts
    Scenario: A spell that its player can pay for is cast
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice tries to cast "Insight"
      Then that is allowed

    @clause-hand
    Scenario: A spell is not cast from the graveyard
      Given it is Alice's main step
      And Alice has an "Insight" in her graveyard
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice tries to cast "Insight"
      Then that is refused

    @clause-when
    Scenario: A spell is not cast in the attack step, where creatures attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice tries to cast "Insight"
      Then that is refused

    @clause-who
    Scenario: The other player casts no spell
      Given it is Alice's main step
      And Bob has an "Insight" in his hand
      And Bob has an untapped "Tide Runner" in his mana zone
      When Bob tries to cast "Insight"
      Then that is refused

  @DM-302.2
  Rule: 302.2 A spell does what it says in the order written, and goes to the graveyard last
    - order: what it says is done in the order written
    - last: it goes to the graveyard after that
    - graveyard: it goes to the graveyard

    @clause-order
    Scenario: A spell that draws a card and then counts the hand counts the drawn card
      Given it is Alice's main step
      And the top of Alice's deck is "Lamp Squire"
      And Alice has a "Turned Page" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Turned Page"
      Then Alice has no cards in her hand
      And "Lamp Squire" is in Alice's deck

    @clause-last
    Scenario: A spell that takes back a spell of the graveyard does not find itself there
      Given it is Alice's main step
      And Alice has a "Circling Song" in her hand
      And Alice has an "Insight" in her graveyard
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Circling Song"
      Then "Insight" is in Alice's hand
      And "Circling Song" is in Alice's graveyard

    @clause-graveyard
    Scenario: A spell that has been cast lies in its player's graveyard
      Given it is Alice's main step
      And Alice has a "Gift of Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Gift of Insight"
      Then "Gift of Insight" is in Alice's graveyard
      And Bob has one card in his hand

  # Reading: docs/decisions/2401-spells-and-the-battle-zone.md
  @DM-302.3 @revisions-s-max
  Rule: 302.3 A spell does not stay in the battle zone: it goes to the graveyard
    - spells: a spell that is put there goes to the graveyard
    - others: a creature stays

    @clause-spells @changed
    Scenario: A spell that an effect puts into the battle zone goes to the graveyard
      Given it is Alice's main step
      And the top of Alice's deck is "Insight"
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Wild Growth"
      Then "Insight" is in Alice's graveyard
      And Alice has no cards in her battle zone
      And Alice has no cards in her hand

    @clause-others
    Scenario: A creature that an effect puts into the battle zone stays
      Given it is Alice's main step
      And the top of Alice's deck is "Grave Hound"
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Wild Growth"
      Then "Grave Hound" is in Alice's battle zone

  # Reading: docs/decisions/2401-spells-and-the-battle-zone.md
  @DM-302.3 @revisions-1.13
  Rule: 302.3 (1.13) A spell is never put into the battle zone
    - never: an effect that would put one there does not move it
    - creatures: a creature is put there

    @clause-never @changed
    Scenario: By 1.13 a spell that an effect would put into the battle zone stays where it is
      Given it is Alice's main step
      And the top of Alice's deck is "Insight"
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Wild Growth"
      Then "Wild Growth" is in Alice's graveyard
      And "Insight" is in Alice's deck
      And Alice has no cards in her battle zone

    @clause-never
    Scenario: By 1.13 a creature is destroyed if the top card would be put into the battle zone instead and that is a spell
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Groping Penitent" in his battle zone
      And the top of Bob's deck is "Insight"
      When Alice casts "Felling"
      Then "Groping Penitent" is in Bob's graveyard
      And "Insight" is in Bob's deck

    @clause-creatures
    Scenario: By 1.13 a creature that an effect puts into the battle zone comes there
      Given it is Alice's main step
      And the top of Alice's deck is "Grave Hound"
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Wild Growth"
      Then "Grave Hound" is in Alice's battle zone

    @clause-never
    Scenario: By 1.13 a spell and a creature do not change places
      Given it is Alice's main step
      And Alice has an untapped "Insight" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Wild Winds" in her hand
      When Alice casts "Wild Winds"
      Then "Wild Winds" is in Alice's graveyard
      And "Grave Hound" is in Alice's battle zone
      And "Insight" is in Alice's mana zone

    @clause-creatures
    Scenario: By 1.13 a card of which one half is a spell and the other a creature comes there
      Given it is Alice's main step
      And the top of Alice's deck is "Fire Cub / Fire Jet"
      And Alice has a "Wild Growth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Wild Growth"
      Then "Fire Cub / Fire Jet" is in Alice's battle zone
