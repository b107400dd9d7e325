Feature: Duel Masters 401 Deck

  @DM-401.1
  Rule: 401.1 At the beginning of the game a player's deck of cards becomes her deck in the game

    Scenario: Shields and hand come from the player's own cards, and the rest of them is her deck
      Given the game is about to begin
      When Bob's deck is shuffled to four "Moss Giant", "Ember Recruit", four "Lamp Squire" and "Grave Hound" on top and Alice is to begin
      Then the cards in Bob's shield zone are four "Moss Giant" and "Ember Recruit"
      And the cards in Bob's hand are four "Lamp Squire" and "Grave Hound"
      And Bob has 30 cards in his deck

  @DM-401.2
  Rule: 401.2 A deck is a pile of face-down cards that nobody looks at or puts in another order
    - down: its owner does not see its cards
    - order: its cards come in the order in which they lie

    @clause-down
    Scenario: The owner of a deck sees none of its cards
      Given the game is about to begin
      When the decks are shuffled and Bob is to begin
      Then Alice sees no cards in Alice's deck
      And Bob sees no cards in Bob's deck
      And Alice has 30 cards in her deck

    @clause-order
    Scenario: Cards are drawn in the order in which they lie
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Lamp Squire", "Grave Hound", "Moss Giant"
      When Alice casts "Long Study"
      Then the cards in Alice's hand are "Lamp Squire" and "Grave Hound"

  @DM-401.2a
  Rule: 401.2a The order of a deck that is searched does not change before it is shuffled

    Scenario: The cards that were not found lie as they lay until chance shuffles the deck
      Given it is Alice's main step
      And the scenario says what chance does
      And Alice has a "Loud Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Insight", "Moss Giant", "Ruin", "Lull"
      When Alice casts "Loud Seeker"
      And Alice finds "Moss Giant"
      Then the top cards of Alice's deck are "Insight", "Ruin" and "Lull", in that order
      And "Moss Giant" is in Alice's hand

  @DM-401.3
  Rule: 401.3 A player may count the cards of a deck at any time, those of the opponent's too

    Scenario: A player counts the cards left in the opponent's deck after a draw
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has six cards in her deck
      When Alice casts "Long Study"
      Then Bob counts four cards in Alice's deck
      And Alice counts four cards in Alice's deck

  @DM-401.4
  Rule: 401.4 The owner of several cards that go to an end of the deck together puts them in an order of her choice, unseen
    - owner: their owner chooses the order, whoever's effect it is
    - each: of the cards of both players each orders his own
    - parts: the cards that make up one creature are ordered, too
    - top: on top of the deck
    - bottom: and on the bottom
    - secret: they are not shown in that order

    @clause-owner @clause-bottom
    Scenario Outline: The owner of two creatures puts <first> above <second> on the bottom of the deck
      Given it is Alice's main step
      And Alice has an "Undertow" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Undertow"
      And Bob puts "<first>" and "<second>" in that order
      Then the bottom cards of Bob's deck are "<first>" and "<second>", in that order

      Examples:
        | first       | second      |
        | Lamp Squire | Moss Giant  |
        | Moss Giant  | Lamp Squire |

    @clause-owner @clause-top
    Scenario Outline: The owner of two creatures puts <first> above <second> on top of the deck
      Given it is Alice's main step
      And Alice has an "Overtow" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Overtow"
      And Bob puts "<first>" and "<second>" in that order
      Then the top cards of Bob's deck are "<first>" and "<second>", in that order

      Examples:
        | first       | second      |
        | Lamp Squire | Moss Giant  |
        | Moss Giant  | Lamp Squire |

    @clause-secret @clause-top
    Scenario: The player whose effect it is does not see the cards where they lie in that order
      Given it is Alice's main step
      And Alice has an "Overtow" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Overtow"
      And Bob puts "Lamp Squire" and "Moss Giant" in that order
      Then the top cards of Bob's deck are "Lamp Squire" and "Moss Giant", in that order
      And Alice does not see "Lamp Squire"
      And Bob does not see "Lamp Squire"

    @clause-each @clause-owner @clause-bottom
    Scenario Outline: Of the creatures of both players <other> orders the two of <other>, though <one> has one as well
      Given it is Alice's main step
      And Alice has a "Sinking World" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And <one> has an untapped "Grave Hound" in <ones> battle zone
      And <other> has an untapped "Lamp Squire" in <others> battle zone
      And <other> has an untapped "Moss Giant" in <others> battle zone
      When Alice casts "Sinking World"
      And <other> puts "Moss Giant" and "Lamp Squire" in that order
      Then the bottom cards of <other>'s deck are "Moss Giant" and "Lamp Squire", in that order
      And "Grave Hound" is in <one>'s deck

      Examples:
        | one   | ones | other | others |
        | Alice | her  | Bob   | his    |
        | Bob   | his  | Alice | her    |

    @clause-parts @clause-owner @clause-bottom
    Scenario Outline: The owner of an evolution creature puts <first> above <second> on the bottom of the deck
      Given it is Alice's main step
      And Alice has an "Undertow" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      When Alice casts "Undertow"
      And Bob puts "<first>" and "<second>" in that order
      Then the bottom cards of Bob's deck are "<first>" and "<second>", in that order

      Examples:
        | first          | second         |
        | Ember Champion | Lamp Squire    |
        | Lamp Squire    | Ember Champion |

    @clause-parts @clause-owner @clause-top
    Scenario Outline: The owner of an evolution creature puts <first> above <second> on top of the deck
      Given it is Alice's main step
      And Alice has an "Overtow" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      When Alice casts "Overtow"
      And Bob puts "<first>" and "<second>" in that order
      Then the top cards of Bob's deck are "<first>" and "<second>", in that order

      Examples:
        | first          | second         |
        | Ember Champion | Lamp Squire    |
        | Lamp Squire    | Ember Champion |

  @DM-401.5
  Rule: 401.5 A card of the deck that an effect has shown is face down again when the effect is over
    - shown: both players are shown the card on top
    - after: afterwards nobody sees it

    @clause-after
    Scenario: A card that stays on the deck is seen by nobody after the effect that showed it
      Given it is Alice's main step
      And Alice has a "Peeled Back" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Peeled Back"
      And Alice says no
      Then "Moss Giant" is in Alice's deck
      And "Peeled Back" is in Alice's graveyard
      And Alice does not see "Moss Giant"
      And Bob does not see "Moss Giant"

    @needs-events
    @clause-shown
    Scenario: Both players are shown the card on top of the deck
      Given it is Alice's main step
      And Alice has a "Peeled Back" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Peeled Back"
      And Alice says no
      Then Bob was shown "Moss Giant" by an effect
      And Alice was shown "Moss Giant" by an effect

  @DM-401.6
  Rule: 401.6 A card is put into a deck at a place from the top, or on the bottom of a deck with too few cards
    - place: it is put at that place from the top
    - bottom: if the deck has not so many cards, it is put on the bottom

    @clause-place
    Scenario: A creature is put third from the top of its owner's deck
      Given it is Alice's main step
      And Alice has a "Deep Filing" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob's deck is "Insight", "Ruin", "Lull", "Grave Hound", from the top
      When Alice casts "Deep Filing"
      Then the top cards of Bob's deck are "Insight", "Ruin", "Moss Giant" and "Lull", in that order

    @clause-place
    Scenario: A creature is put third from the top of a deck of three cards, above the last of them
      Given it is Alice's main step
      And Alice has a "Deep Filing" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob's deck is "Insight", "Ruin", "Lull", from the top
      When Alice casts "Deep Filing"
      Then the top cards of Bob's deck are "Insight", "Ruin", "Moss Giant" and "Lull", in that order

    @clause-place
    Scenario: Creatures of both players are put third from the top of the decks of their owners
      Given it is Alice's main step
      And Alice has a "Filed World" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Alice's deck is "Homeward", "Overtow", "Undertow", from the top
      And Bob's deck is "Insight", "Ruin", "Lull", from the top
      When Alice casts "Filed World"
      Then the top cards of Alice's deck are "Homeward", "Overtow", "Grave Hound" and "Undertow", in that order
      And the top cards of Bob's deck are "Insight", "Ruin", "Moss Giant" and "Lull", in that order

    @clause-place
    Scenario: None of the cards of an evolution creature that is put third from the top comes to the bottom of a deck of four
      Given it is Alice's main step
      And Alice has a "Deep Filing" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Bob's deck is "Insight", "Ruin", "Lull", "Grave Hound", from the top
      When Alice casts "Deep Filing"
      Then the top cards of Bob's deck are "Insight" and "Ruin", in that order
      And the bottom cards of Bob's deck are "Lull" and "Grave Hound", in that order
      And Bob has six cards in his deck

    @clause-place
    Scenario: The top card of a deck is put third from the top of the same deck
      Given it is Alice's main step
      And Alice has a "Sunk Page" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice's deck is "Insight", "Ruin", "Lull", "Grave Hound", from the top
      When Alice casts "Sunk Page"
      Then the top cards of Alice's deck are "Ruin", "Lull", "Insight" and "Grave Hound", in that order

    @clause-place
    Scenario: A player who draws if she puts a creature third from the top draws a card
      Given it is Alice's main step
      And Alice has a "Paid Filing" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Paid Filing"
      Then Alice has one card in her hand
      And "Moss Giant" is in Bob's deck

    @clause-place
    Scenario: A creature that would be no card from the top, for there is nothing to count, comes to neither of the last places
      Given it is Alice's main step
      And Alice has a "Counted Filing" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob's deck is "Insight", "Ruin", "Lull", "Grave Hound", from the top
      When Alice casts "Counted Filing"
      Then the bottom cards of Bob's deck are "Lull" and "Grave Hound", in that order
      And "Counted Filing" is in Alice's graveyard

    @clause-bottom
    Scenario: A creature that would be third from the top of a deck of one card is put under that card
      Given it is Alice's main step
      And Alice has a "Deep Filing" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob's deck is "Insight", from the top
      When Alice casts "Deep Filing"
      Then the top cards of Bob's deck are "Insight" and "Moss Giant", in that order

  @DM-401.7 @revisions-s-max
  Rule: 401.7 Cards that are added to a deck are put neither on top of it nor under it

    Scenario: What waits for a card to be put on top of a deck or under it does not trigger as a hand is added to it
      Given it is Alice's main step
      And Alice has a "Washed Away" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Moss Giant" in her hand
      And Alice has an untapped "Deck Sentry" in her battle zone
      When Alice casts "Washed Away"
      Then "Deck Sentry" is untapped
      And "Moss Giant" is in Alice's deck

    Scenario: A player is not asked in which order her hand lies that is added to her deck
      Given it is Alice's main step
      And Alice has a "Washed Away" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Moss Giant" in her hand
      And Alice has a "Grave Hound" in her hand
      When Alice casts "Washed Away"
      Then Alice has no cards in her hand
      And "Grave Hound" is in Alice's deck
      And "Moss Giant" is in Alice's deck

    Scenario: The order of a deck that a hand is added to is left to chance
      Given it is Alice's main step
      And the scenario says what chance does
      And Alice has a "Washed Over" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has a "Moss Giant" in his hand
      And Bob's deck is "Insight", "Ruin", "Lull", from the top
      When Alice casts "Washed Over"
      And chance shuffles "Lull", "Insight" to the top of Bob's deck
      Then the top cards of Bob's deck are "Lull" and "Insight", in that order
      And Bob has no cards in his hand
