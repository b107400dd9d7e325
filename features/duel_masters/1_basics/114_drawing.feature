Feature: Duel Masters 114 Drawing

  @DM-114.1
  Rule: 114.1 To draw is to put the top card of one's own deck into the hand, in the draw step or by an effect
    - top: it is the top card of the player's own deck
    - step: each player draws in the draw step of each of her turns
    - effect: players draw by effects, too

    @clause-top @clause-effect
    Scenario: A player who draws by a spell puts the top card of her deck into her hand
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant", "Lamp Squire"
      When Alice casts "Insight"
      Then "Moss Giant" is in Alice's hand
      And "Lamp Squire" is in Alice's deck

    @clause-top @clause-step
    Scenario: Each player draws the top card of the deck in the draw step of the player's own turn
      Given it is Alice's main step
      And the top of Alice's deck is "Moss Giant", "Lamp Squire"
      And the top of Bob's deck is "Grave Hound", "Tide Runner"
      When everyone passes until Bob's main step
      Then "Grave Hound" is in Bob's hand
      And "Moss Giant" is in Alice's deck
      When everyone passes until Alice's main step
      Then "Moss Giant" is in Alice's hand
      And "Tide Runner" is in Bob's deck

  @DM-114.2
  Rule: 114.2 Cards are drawn one at a time; who is to draw several draws as many times
    - times: as many times as the number says
    - one: each time is a draw of its own

    @clause-times
    Scenario: A player who is to draw two cards draws the two top cards
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant", "Lamp Squire", "Grave Hound"
      When Alice casts "Long Study"
      Then "Moss Giant" is in Alice's hand
      And "Lamp Squire" is in Alice's hand
      And "Grave Hound" is in Alice's deck

    @clause-one
    Scenario: What waits for a draw triggers twice when a player is to draw two cards
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Draw Bell" in her battle zone
      When Alice casts "Long Study"
      Then "Draw Bell" is among what Alice can choose
      When Alice chooses "Draw Bell"
      Then Alice has three cards in her mana zone
      And Alice has two cards in her hand

    @clause-times
    Scenario Outline: A player who may draw up to two cards draws as many as she says: <number>
      Given it is Alice's main step
      And Alice has a "Chosen Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Chosen Study"
      And Alice chooses the number <number>
      Then Alice has <cards> in her hand
      And "Chosen Study" is in Alice's graveyard

      Examples:
        | number | cards     |
        | 0      | no cards  |
        | 1      | one card  |
        | 2      | two cards |

    @clause-one
    Scenario: A player whose deck is empty after the first of two draws has lost before the second
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Comfort" in her battle zone
      And Alice has a "Lamp Squire" in her graveyard
      And Alice's deck is "Moss Giant", from the top
      When Alice casts "Long Study"
      And Alice says no
      Then Bob wins the game

  @DM-114.2a
  Rule: 114.2a Of several players the turn player draws all of her cards first, and then the other player his

    Scenario: The turn player decides about each of her two draws before the other player does about his
      Given it is Alice's main step
      And Alice has a "Both Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Patient Digger" in her battle zone
      And Bob has an untapped "Patient Digger" in his battle zone
      And the top of Alice's deck is "Moss Giant", "Lamp Squire"
      And the top of Bob's deck is "Grave Hound"
      When Alice casts "Both Study"
      Then Alice is asked yes or no
      When Alice says no
      Then Alice is asked yes or no
      When Alice says no
      Then Bob is asked yes or no
      And "Lamp Squire" is in Alice's hand
      And "Grave Hound" is in Bob's deck

  @DM-114.3
  Rule: 114.3 A card put from the deck into the hand without being drawn is no card drawn
    - triggers: what waits for a draw does not trigger
    - replaced: what replaces a draw does not apply

    @clause-triggers
    Scenario: What waits for a draw does not trigger by a card that is put into the hand
      Given it is Alice's main step
      And Alice has a "Plucked Page" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Draw Bell" in her battle zone
      When Alice casts "Plucked Page"
      Then Alice has one card in her hand
      And Alice has one card in her mana zone
      And "Plucked Page" is in Alice's graveyard

    @clause-replaced
    Scenario: What replaces a draw does not replace putting a card into the hand
      Given it is Alice's main step
      And Alice has a "Plucked Page" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Patient Digger" in her battle zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Plucked Page"
      Then "Moss Giant" is in Alice's hand

  @DM-114.4
  Rule: 114.4 Effects can replace drawing a card
    - instead: what the effect says happens instead
    - step: also in the draw step
    - whose: only draws of which the effect speaks

    @clause-instead
    Scenario: A draw that is replaced puts no card into the hand
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Steady Digger" in her battle zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Insight"
      Then "Moss Giant" is in Alice's mana zone
      And Alice has no cards in her hand

    @clause-step @clause-instead
    Scenario: The draw of the draw step can be replaced
      Given it is Bob's main step
      And Alice has an untapped "Steady Digger" in her battle zone
      And the top of Alice's deck is "Moss Giant"
      When everyone passes until Alice's main step
      Then "Moss Giant" is in Alice's mana zone

    @clause-whose
    Scenario: An effect on a player's own draws does not replace those of the other player
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Steady Digger" in his battle zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Insight"
      Then "Moss Giant" is in Alice's hand

  @DM-114.4a
  Rule: 114.4a What replaces one of several draws is done wholly before the next card is drawn
    - wholly: it is done before the next draw
    - each: the next draw can be replaced again

    @example @clause-wholly
    Scenario: A player discards for her first draw before she is asked about the second
      Given it is Alice's main step
      And Alice has a "Gale Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Generous Herald" in her battle zone
      And the top of Alice's deck is "Moss Giant", "Lamp Squire", "Grave Hound"
      When Alice casts "Gale Study"
      And Alice says yes
      Then "Moss Giant" is among what Alice can choose
      And "Lamp Squire" is among what Alice can choose
      And "Grave Hound" is in Alice's deck

    @example @clause-each @clause-wholly
    Scenario: A player replaces both of two draws, and then discards as the spell says
      Given it is Alice's main step
      And Alice has a "Gale Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Generous Herald" in her battle zone
      And the top of Alice's deck is "Moss Giant", "Lamp Squire", "Grave Hound", "Ember Recruit"
      When Alice casts "Gale Study"
      And Alice says yes
      And Alice chooses "Lamp Squire"
      Then Alice is asked yes or no
      When Alice says yes
      And Alice chooses "Grave Hound"
      And Alice chooses "Ember Recruit"
      Then "Moss Giant" is in Alice's hand
      And Alice has one card in her hand
      And "Ember Recruit" is in Alice's graveyard

  @DM-114.4b
  Rule: 114.4b What is to be done with the card drawn is not done if no card was drawn

    Scenario: A card that a spell would move on after drawing it is moved on
      Given it is Alice's main step
      And Alice has a "Buried Page" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Buried Page"
      Then "Moss Giant" is in Alice's mana zone

    Scenario: Nothing is moved on when the draw was replaced
      Given it is Alice's main step
      And Alice has a "Buried Page" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Comfort" in her battle zone
      And Alice has a "Lamp Squire" in her graveyard
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Buried Page"
      And Alice says yes
      Then "Lamp Squire" is in Alice's hand
      And "Moss Giant" is in Alice's deck
      And Alice has one card in her mana zone

  # Reading: docs/decisions/2702-a-drawn-card-is-in-the-hand-before-what-it-triggers-is-resolved.md
  @DM-114.5
  Rule: 114.5 What triggers by drawing a card is resolved

    Scenario: What waits for a draw is resolved in the draw step
      Given it is Bob's main step
      And Alice has an untapped "Draw Bell" in her battle zone
      And the top of Alice's deck is "Moss Giant", "Lamp Squire"
      When everyone passes until Alice's mana step
      Then "Moss Giant" is in Alice's hand
      And "Lamp Squire" is in Alice's mana zone

  @DM-114.6
  Rule: 114.6 With no card in the deck a player may be told to draw, and as a rule nothing happens

    Scenario: A player who cannot lose draws the only card of her deck and no other
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Undying Oath" in her battle zone
      And Alice's deck is "Moss Giant", from the top
      When Alice casts "Long Study"
      Then the game goes on
      And "Moss Giant" is in Alice's hand
      And Alice has one card in her hand

  @DM-114.6a
  Rule: 114.6a Who draws from an empty deck has drawn nothing, but can replace the draw
    - triggers: what waits for a draw does not trigger
    - did: what follows if a card was drawn does not follow
    - replaced: what replaces a draw applies all the same

    @clause-triggers
    Scenario: What waits for a draw triggers only by the card that was there
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Undying Oath" in her battle zone
      And Alice has an untapped "Draw Tally" in her battle zone
      And Alice has a "Lamp Squire" in her graveyard
      And Alice's deck is "Moss Giant", from the top
      When Alice casts "Long Study"
      Then "Lamp Squire" is among what Alice can choose

    @clause-did
    Scenario: What follows if a card was drawn does not follow a draw from an empty deck
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has a "Paid Study" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Undying Oath" in her battle zone
      And Alice's deck is "Moss Giant", "Grave Hound", from the top
      When Alice casts "Long Study"
      And Alice casts "Paid Study"
      Then "Paid Study" is in Alice's graveyard
      And "Long Study" is in Alice's graveyard
      And Alice has two cards in her mana zone

    @clause-replaced
    Scenario: A draw from an empty deck is replaced
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an "Insight" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Undying Oath" in her battle zone
      And Alice has an untapped "Grave Comfort" in her battle zone
      And Alice has a "Lamp Squire" in her graveyard
      And Alice's deck is "Moss Giant", "Grave Hound", from the top
      When Alice casts "Long Study"
      And Alice says no
      And Alice says no
      And Alice casts "Insight"
      Then Alice is asked yes or no

    @clause-did
    Scenario: What follows if a card was drawn follows the draw of the last card
      Given it is Alice's main step
      And Alice has a "Paid Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Undying Oath" in her battle zone
      And Alice has a "Lamp Squire" in her graveyard
      And Alice's deck is "Moss Giant", from the top
      When Alice casts "Paid Study"
      Then "Moss Giant" is in Alice's hand
      And "Lamp Squire" is in Alice's mana zone

    @clause-did
    Scenario Outline: What follows if anybody drew a card follows though <who> draws from an empty deck
      Given it is Alice's main step
      And Alice has a "Both Study" in her hand
      And Alice has a "Common Study" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      And <seat> has an untapped "Undying Oath" in <whose> battle zone
      And <seat>'s deck is "Grave Hound", "Field Hand", from the top
      When Alice casts "Both Study"
      And Alice casts "Common Study"
      Then "Both Study" is in Alice's mana zone
      And <seat> has two cards in <whose> hand

      Examples:
        | who              | seat  | whose |
        | the turn player  | Alice | her   |
        | the other player | Bob   | his   |
