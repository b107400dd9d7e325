Feature: Duel Masters 100 What is needed to play

  Where a scenario says nothing else, each player brings a deck of forty cards, four of each of ten names, and no
  cards beside it.

  @DM-100.2
  Rule: 100.2 A deck has exactly forty cards
    - fewer: a deck has no fewer than forty cards
    - more: a deck has no more than forty cards
    - each: this holds for the deck of each player

    @clause-fewer @clause-more
    Scenario Outline: A deck of <size> cards is <answer>
      Given the game is about to begin
      And Alice's deck has <size> cards
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 39   | refused  |
        | 40   | accepted |
        | 41   | refused  |

    @clause-fewer @clause-each
    Scenario: Bob's deck of 39 cards is refused though Alice's deck has forty
      Given the game is about to begin
      And Bob's deck has 39 cards
      When the players show each other their decks
      Then the decks are refused

  @DM-100.2a
  Rule: 100.2a A deck has at most four cards of one name, unless the card says otherwise
    - four: four cards have the same name at most
    - any: whichever name it is
    - each: in the deck of each player
    - text: a card whose text says so may be there more often

    @clause-four
    Scenario: A deck with four cards of each name is accepted
      Given the game is about to begin
      When the players show each other their decks
      Then the decks are accepted

    @clause-four
    Scenario: A deck with five cards of one name is refused
      Given the game is about to begin
      And Alice's deck holds a "Field Hand" instead of a "Moss Giant"
      When the players show each other their decks
      Then the decks are refused

    @clause-four @clause-each
    Scenario: Bob's deck with five cards of one name is refused though Alice's deck has four of each
      Given the game is about to begin
      And Bob's deck holds a "Field Hand" instead of a "Moss Giant"
      When the players show each other their decks
      Then the decks are refused

    @clause-four @clause-any
    Scenario: A deck with five cards of a name that does not come first in the deck is refused
      Given the game is about to begin
      And Alice's deck holds a "Moss Giant" instead of a "Field Hand"
      When the players show each other their decks
      Then the decks are refused

    @clause-text
    Scenario: A deck with five cards of one name is accepted if their text allows any number of them
      Given the game is about to begin
      And Alice's deck holds five "Village Crowd" instead of four "Moss Giant" and a "Field Hand"
      When the players show each other their decks
      Then the decks are accepted

  @DM-100.3
  Rule: 100.3 Up to eight hyperspatial cards can be used beside the deck
    - eight: no more than eight
    - fewer: fewer can be used too
    - apart: they are apart from the deck and neither lie in it nor count for it
    - kind: they are cards for the hyperspatial zone, that is psychic, dragheart or rule plus cards, and no others
    - beside: a card of a kind for the hyperspatial zone is not put into the deck

    @clause-eight @clause-fewer
    Scenario Outline: Bringing <size> hyperspatial cards is <answer>
      Given the game is about to begin
      And Alice brings <size> hyperspatial cards
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 1    | accepted |
        | 8    | accepted |
        | 9    | refused  |

    @clause-apart
    Scenario: Eight hyperspatial cards lie in the hyperspatial zone, and not in the deck, as the game begins
      Given the game is about to begin
      And Alice brings 8 hyperspatial cards
      When the decks are shuffled and Bob is to begin
      Then it is the mana step
      And Alice has eight cards in her hyperspatial zone
      And "Sky Sleeper" is not in Alice's deck

    @clause-apart
    Scenario: A deck of 39 cards with a hyperspatial card beside it is refused
      Given the game is about to begin
      And Alice's deck has 39 cards
      And Alice brings 1 hyperspatial card
      When the players show each other their decks
      Then the decks are refused

    @clause-kind
    Scenario: An ordinary creature alone in the hyperspatial zone is refused
      Given the game is about to begin
      And Alice has a "Field Hand" in her hyperspatial zone
      When the players show each other their decks
      Then the decks are refused

    @clause-kind
    Scenario: An ordinary creature beside a hyperspatial card in the hyperspatial zone is refused
      Given the game is about to begin
      And Alice brings 1 hyperspatial card
      And Alice has a "Field Hand" in her hyperspatial zone
      When the players show each other their decks
      Then the decks are refused

    @clause-beside
    Scenario: A deck that holds a psychic creature is refused
      Given the game is about to begin
      And Alice's deck holds a "Sky Sleeper" instead of a "Field Hand"
      When the players show each other their decks
      Then the decks are refused

    @clause-kind @clause-fewer
    Scenario Outline: A <kind> card in the hyperspatial zone is accepted
      Given the game is about to begin
      And Alice has a "<card>" in her hyperspatial zone
      When the players show each other their decks
      Then the decks are accepted

      Examples:
        | kind      | card        |
        | dragheart | Hollow Fang |

    @clause-beside
    Scenario: A deck that holds a dragheart card is refused
      Given the game is about to begin
      And Alice's deck holds a "Hollow Fang" instead of a "Field Hand"
      When the players show each other their decks
      Then the decks are refused

  @DM-100.3 @revisions-s-max
  Rule: 100.3 A rule plus card is a card for the hyperspatial zone

    Scenario: A rule plus card in the hyperspatial zone is accepted
      Given the game is about to begin
      And Alice has a "House Rule" in her hyperspatial zone
      When the players show each other their decks
      Then the decks are accepted

  @DM-100.3a @revisions-s-max
  Rule: 100.3a At most four hyperspatial cards have the same name, unless the card says otherwise
    - four: four hyperspatial cards have the same name at most
    - text: a card whose text says so may be there more often

    @clause-four
    Scenario: Four hyperspatial cards of one name are accepted
      Given the game is about to begin
      And Alice brings 8 hyperspatial cards, four of them "Sky Sleeper"
      When the players show each other their decks
      Then the decks are accepted

    @clause-four @changed
    Scenario: Five hyperspatial cards of one name are refused
      Given the game is about to begin
      And Alice brings 8 hyperspatial cards, five of them "Sky Sleeper"
      When the players show each other their decks
      Then the decks are refused

    @clause-text
    Scenario: Five hyperspatial cards of one name are accepted if their text allows any number of them
      Given the game is about to begin
      And Alice brings 8 hyperspatial cards, five of them "Thousandfold Dream"
      When the players show each other their decks
      Then the decks are accepted

  @DM-100.4
  Rule: 100.4 A player uses no GR cards, or twelve of them beside the deck
    - none: a player may use no GR cards, whatever the other does
    - fewer: no fewer than twelve if any
    - more: no more than twelve
    - apart: they are apart from the deck
    - kind: they are GR cards and no others
    - beside: a GR card is not put into the deck

    @clause-fewer @clause-more @clause-none
    Scenario Outline: Bringing <size> GR cards is <answer>
      Given the game is about to begin
      And Alice brings <size> GR cards
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 1    | refused  |
        | 11   | refused  |
        | 12   | accepted |
        | 13   | refused  |

    @clause-none @clause-apart
    Scenario: One player may use GR cards and the other none
      Given the game is about to begin
      And Bob brings 12 GR cards
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And Bob has 12 cards in his super GR zone
      And "Quarry Imp" is not in Bob's deck
      And Alice has no cards in her super GR zone

    @clause-kind
    Scenario: Eleven GR cards and a cross gear in the super GR zone are refused
      Given the game is about to begin
      And Alice brings 11 GR cards
      And Alice has an "Iron Gauntlet" in her super GR zone
      When the players show each other their decks
      Then the decks are refused

    @clause-beside
    Scenario: A deck that holds a GR card is refused
      Given the game is about to begin
      And Alice's deck holds a "Quarry Imp" instead of a "Field Hand"
      When the players show each other their decks
      Then the decks are refused

  @DM-100.3a @revisions-1.13
  Rule: 100.3a (1.13) At most two GR cards have the same name, unless the card says otherwise
    - two: two GR cards have the same name at most
    - said: a GR card whose text says so may be there more often
    - gr: it is said of GR cards only

    @clause-two
    Scenario: By 1.13 two GR cards of one name are accepted
      Given the game is about to begin
      And Alice brings 12 GR cards, two of them "Glass Mole"
      When the players show each other their decks
      Then the decks are accepted

    @clause-two
    Scenario: By 1.13 three GR cards of one name are refused
      Given the game is about to begin
      And Alice brings 12 GR cards, three of them "Glass Mole"
      When the players show each other their decks
      Then the decks are refused

    @clause-said
    Scenario: By 1.13 three GR cards of one name are accepted if their text allows any number of them
      Given the game is about to begin
      And Alice brings 12 GR cards, three of them "Endless Gearling"
      When the players show each other their decks
      Then the decks are accepted

    @clause-gr @changed
    Scenario: By 1.13 five hyperspatial cards of one name are accepted
      Given the game is about to begin
      And Alice brings 8 hyperspatial cards, five of them "Sky Sleeper"
      When the players show each other their decks
      Then the decks are accepted

  @DM-100.4a
  Rule: 100.4a At most two GR cards have the same name, unless the card says otherwise
    - two: two GR cards have the same name at most
    - text: a card whose text says so may be there more often

    @clause-two
    Scenario: Two GR cards of one name are accepted
      Given the game is about to begin
      And Alice brings 12 GR cards, two of them "Glass Mole"
      When the players show each other their decks
      Then the decks are accepted

    @clause-two
    Scenario: Three GR cards of one name are refused
      Given the game is about to begin
      And Alice brings 12 GR cards, three of them "Glass Mole"
      When the players show each other their decks
      Then the decks are refused

    @clause-text
    Scenario: Three GR cards of one name are accepted if their text allows any number of them
      Given the game is about to begin
      And Alice brings 12 GR cards, three of them "Endless Gearling"
      When the players show each other their decks
      Then the decks are accepted

  # Reading: docs/decisions/2102-each-player-begins-with-one-card.md
  @DM-100.5
  Rule: 100.5 A player begins with one card in the battle zone at most
    - there: a card that says so is in the battle zone as the game begins
    - one: a player has one card there at most
    - each: each player may have one

    @example
    @clause-there
    Scenario: A card that says so begins the game in the battle zone
      Given the game is about to begin
      And Alice's deck holds a "Sealed Star" instead of a "Field Hand"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And the cards in Alice's battle zone are "Sealed Star"

    @clause-one @clause-there
    Scenario: Of two cards that begin the game in the battle zone one does so, and the other stays in the deck
      Given the game is about to begin
      And Alice's deck holds two "Sealed Star" instead of two "Field Hand"
      When Alice begins with Alice's first "Sealed Star", four "Lamp Squire", four "Moss Giant" and two "Grave Hound" come to the top of her deck and Bob is to begin
      Then it is the mana step
      And the cards in Alice's battle zone are "Sealed Star"
      And "Sealed Star" is in Alice's deck

    @clause-each @clause-there
    Scenario: Each player begins the game with a card in the battle zone if each deck holds one that says so
      Given the game is about to begin
      And Alice's deck holds a "Sealed Star" instead of a "Field Hand"
      And Bob's deck holds a "Sealed Star" instead of a "Field Hand"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And the cards in Alice's battle zone are "Sealed Star"
      And the cards in Bob's battle zone are "Sealed Star"

    @clause-one @clause-there
    Scenario: A player chooses which of two cards begins the game in the battle zone
      Given the game is about to begin
      And Alice's deck holds two "Sealed Star" instead of two "Field Hand"
      When Alice begins with Alice's second "Sealed Star", four "Lamp Squire", four "Moss Giant" and two "Grave Hound" come to the top of her deck and Bob is to begin
      Then it is the mana step
      And the cards in Alice's battle zone are "Sealed Star"
      And second "Sealed Star" is in Alice's battle zone
