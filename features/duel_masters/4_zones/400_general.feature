Feature: Duel Masters 400 What all zones share

  @DM-400.1
  Rule: 400.1 The players share one battle zone, and each has zones of his own of all other kinds
    - shared: the battle zone is one zone, with the cards of both players in it
    - own: a card that goes to another zone goes to its owner's

    @clause-shared
    Scenario: What is done to all cards in the battle zone is done to those of both players
      Given it is Alice's main step
      And Alice has a "Great Stillness" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Great Stillness"
      Then "Moss Giant" is tapped
      And "Grave Hound" is tapped

    @clause-own
    Scenario: What one player destroys goes to the other player's graveyard, if it is his
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      Then the cards in Bob's graveyard are "Moss Giant"
      And the cards in Alice's graveyard are "Ruin"

  @DM-400.2a
  Rule: 400.2a In a public zone both players see every card that lies face up
    - battle: the battle zone is public
    - mana: the mana zone is public
    - graveyard: the graveyard is public
    - hyper: the hyperspatial zone is public

    @clause-battle
    Scenario: The other player sees a creature that has come to the battle zone
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      When Alice summons "Lamp Squire"
      Then Bob sees "Lamp Squire"
      And Alice sees "Lamp Squire"

    @clause-battle
    Scenario: Both players see a card of the deck that has been put under a creature
      Given it is Alice's main step
      And Alice has a "Rooting" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Lamp Squire"
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Rooting"
      Then Bob sees "Lamp Squire"
      And Alice sees "Lamp Squire"

    @clause-mana
    Scenario: The other player sees a card that has been charged
      Given it is Alice's mana step
      And Alice has a "Lamp Squire" in her hand
      When Alice charges "Lamp Squire"
      Then Bob sees "Lamp Squire"
      And Alice sees "Lamp Squire"

    @clause-graveyard
    Scenario: The other player sees a card that has been discarded
      Given it is Alice's main step
      And Alice has a "Lost Thread" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      When Alice casts "Lost Thread"
      Then Alice sees "Lamp Squire"
      And Bob sees "Lamp Squire"

    @clause-hyper
    Scenario: Both players see the cards in a hyperspatial zone
      Given the game is about to begin
      And Alice brings 8 hyperspatial cards
      When the decks are shuffled and Bob is to begin
      Then Alice sees eight cards in Alice's hyperspatial zone
      And Bob sees eight cards in Alice's hyperspatial zone
      And it is Bob's turn

  @DM-400.2b
  Rule: 400.2b In a hidden zone not every player sees the fronts of the cards, and showing them all does not change that
    - shield: the shield zone is hidden
    - deck: the deck is hidden
    - hand: the hand is hidden
    - gr: the super GR zone is hidden
    - stays: a zone all of whose cards are shown is still a hidden zone

    @clause-shield @clause-deck @clause-hand
    Scenario: The other player sees no shield, no card of the deck and none of the hand
      Given the game is about to begin
      When the decks are shuffled and Bob is to begin
      Then Bob sees no cards in Alice's shield zone
      And Bob sees no cards in Alice's deck
      And Bob sees no cards in Alice's hand
      And Alice sees five cards in Alice's hand

    @clause-gr
    Scenario: The other player sees no card of a super GR zone
      Given the game is about to begin
      And Alice brings 12 GR cards
      When the decks are shuffled and Bob is to begin
      Then Bob sees no cards in Alice's super GR zone
      And it is Bob's turn

    @clause-stays
    Scenario: A card drawn after the whole hand was shown is hidden from the other player
      Given it is Alice's main step
      And Alice has a "Full Confession" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      And the top of Bob's deck is "Moss Giant"
      When Alice casts "Full Confession"
      Then "Moss Giant" is in Bob's hand
      And Bob has two cards in his hand
      And Alice does not see "Moss Giant"

  @DM-400.2c
  Rule: 400.2c It is clear which card of a hidden zone is chosen

    Scenario: The second shield is put into the graveyard when it was chosen
      Given it is Alice's main step
      And Alice has a "Splintering" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has a "Lamp Squire" in his shield zone
      And Bob has a "Tide Runner" in his shield zone
      When Alice casts "Splintering"
      And Alice breaks Bob's second shield
      Then "Tide Runner" is in Bob's graveyard
      And "Lamp Squire" is in Bob's shield zone

  @DM-400.2d @revisions-s-max
  Rule: 400.2d Who has no card in a hidden zone that an ability refers to need not show the zone

    @example
    Scenario: A player without a hunter in her hand does not show it as she puts up to five hunters from there
      Given it is Alice's main step
      And Alice has a "Call of the Hunt" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Lamp Squire" in her hand
      When Alice casts "Call of the Hunt"
      Then "Call of the Hunt" is in Alice's graveyard
      And Bob was not shown "Lamp Squire" by an effect
      And Bob does not see "Lamp Squire"

  @DM-400.2e
  Rule: 400.2e A card that comes to a hidden zone comes there unseen, unless something says otherwise
    - hand: a card put into the hand is not shown
    - shield: a card put into the shield zone is seen by nobody
    - owner: not by its owner either where he does not see the cards of that zone

    @clause-hand
    Scenario: A card put from the deck into the hand is not shown to the other player
      Given it is Alice's main step
      And Alice has a "Plucked Page" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Plucked Page"
      Then "Moss Giant" is in Alice's hand
      And Bob does not see "Moss Giant"

    @clause-shield @clause-owner
    Scenario: A card put from the deck into the shield zone is seen by nobody
      Given it is Alice's main step
      And Alice has a "New Wall" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "New Wall"
      Then "Moss Giant" is in Alice's shield zone
      And Alice does not see "Moss Giant"
      And Bob does not see "Moss Giant"

  @DM-400.3
  Rule: 400.3 There are zones that a card of some type cannot be in

    Scenario: Of a player's hand that is put into the battle zone a castle does not stay there
      Given it is Alice's main step
      And Alice has an "Open Doors" in her hand
      And Alice has a "Cliff Fort" in her hand
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Open Doors"
      Then "Cliff Fort" is not in Alice's battle zone
      And "Lamp Squire" is in Alice's battle zone

    Scenario: A hyperspatial creature that is put into the hand does not stay there
      Given it is Alice's main step
      And Alice has a "Homeward" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Sky Sleeper" in his battle zone
      When Alice casts "Homeward"
      Then "Sky Sleeper" is not in Bob's hand
      And "Sky Sleeper" is in Bob's hyperspatial zone

  @DM-400.4
  Rule: 400.4 Shields and the cards of a deck keep their order unless an effect or a rule changes it
    - deck: what is left of a deck lies as it lay
    - shields: so do the shields that are left
    - effect: an effect puts cards in another order

    @clause-deck
    Scenario: What is left of a deck lies as it lay when the top card has been drawn
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant", "Grave Hound", "Lamp Squire"
      When Alice casts "Insight"
      Then the top cards of Alice's deck are "Grave Hound" and "Lamp Squire", in that order
      And "Moss Giant" is in Alice's hand

    @clause-shields
    Scenario: A player's shields lie as they lay when the one in the middle has been broken
      Given it is Alice's main step
      And Alice has a "Shield Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has a "Lamp Squire" in his shield zone
      And Bob has a "Grave Hound" in his shield zone
      And Bob has a "Moss Giant" in his shield zone
      When Alice casts "Shield Splitter"
      And Alice breaks Bob's second shield
      Then "Lamp Squire" is in Bob's first shield
      And "Moss Giant" is in Bob's third shield
      And "Grave Hound" is in Bob's hand

    @clause-effect
    Scenario: An effect that says so puts a card of the deck where it did not lie
      Given it is Alice's main step
      And the scenario says what chance does
      And Alice has a "Laid Ready" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Insight", "Ruin", "Moss Giant"
      When Alice casts "Laid Ready"
      And Alice finds "Moss Giant"
      And chance shuffles "Ruin", "Insight" to the top of Alice's deck
      Then the top cards of Alice's deck are "Moss Giant", "Ruin" and "Insight", in that order

    @clause-effect
    Scenario Outline: Of two creatures that were found in the deck the player puts <first> on top, and <second> next to it
      Given it is Alice's main step
      And the scenario says what chance does
      And Alice has a "Laid in Pairs" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice's deck is "Insight", "Grave Hound", "Ruin", "Moss Giant", from the top
      When Alice casts "Laid in Pairs"
      And Alice finds "Moss Giant" and "Grave Hound"
      And chance shuffles "Ruin", "Insight" to the top of Alice's deck
      And Alice puts "<first>" and "<second>" in that order
      Then the top cards of Alice's deck are "<first>", "<second>", "Ruin" and "Insight", in that order
      And Alice has four cards in her deck

      Examples:
        | first       | second      |
        | Moss Giant  | Grave Hound |
        | Grave Hound | Moss Giant  |

  @DM-400.5
  Rule: 400.5 A card that moves to another zone is new there and keeps nothing of what was so before
    - effect: an effect upon it does not go with it
    - pose: it does not stay tapped
    - upright: nor upside down
    - later: what is to be done to it later is not done to it then

    @clause-effect
    Scenario: A creature made stronger has its printed power when it comes back in the same turn
      Given it is Alice's main step
      And Alice has a "Giant Draught" in her hand
      And Alice has a "Homeward" in her hand
      And Alice has three untapped "Field Hand" in her mana zone
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Giant Draught"
      And Alice casts "Homeward"
      And Alice summons "Lamp Squire"
      Then "Lamp Squire" has 2000 power
      And "Homeward" is in Alice's graveyard

    @clause-pose
    Scenario: A tapped creature that went to the hand comes back untapped
      Given it is Alice's main step
      And Alice has a "Homeward" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a tapped "Lamp Squire" in her battle zone
      When Alice casts "Homeward"
      And Alice summons "Lamp Squire"
      Then "Lamp Squire" is untapped
      And "Lamp Squire" is in Alice's battle zone

    @clause-upright
    Scenario: A field that was upside down lies upright when it is deployed again
      Given it is Alice's main step
      And Alice has an upside-down "Quiet Meadow" in her battle zone
      And Alice has a "Card Recall" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Moss Giant" in her mana zone
      When Alice casts "Card Recall"
      And Alice deploys "Quiet Meadow"
      Then "Quiet Meadow" is not upside down
      And "Quiet Meadow" is in Alice's battle zone

    @clause-later
    Scenario: A creature that would be destroyed at the end of the turn by its own ability is not, if it has come again
      Given it is Alice's main step
      And Alice has an untapped "Dusk Dancer" in her battle zone
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Homeward" in her hand
      And Alice has an untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice summons "Ember Recruit"
      And Alice casts "Homeward"
      And Alice chooses "Dusk Dancer"
      And Alice summons "Dusk Dancer"
      And everyone passes until Bob's main step
      Then "Dusk Dancer" is in Alice's battle zone
      And "Homeward" is in Alice's graveyard

    @clause-later
    Scenario: A creature that has stayed is destroyed at the end of the turn by its own ability
      Given it is Alice's main step
      And Alice has an untapped "Dusk Dancer" in her battle zone
      And Alice has an "Ember Recruit" in her hand
      And Alice has an untapped "Spark Runner" in her mana zone
      When Alice summons "Ember Recruit"
      And everyone passes until Bob's main step
      Then "Dusk Dancer" is in Alice's graveyard

    @clause-later
    Scenario: A creature that is to go to the mana zone at the end of the turn does not if it has left and come back
      Given it is Alice's main step
      And Alice has a "Marked for Dusk" in her hand
      And Alice has a "Homeward" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Marked for Dusk"
      And Alice casts "Homeward"
      And Alice summons "Lamp Squire"
      And everyone passes until Bob's main step
      Then "Lamp Squire" is in Alice's battle zone
      And "Homeward" is in Alice's graveyard

    @clause-later
    Scenario: A creature that is to go to the mana zone at the end of the turn stays in the hand if it was returned there
      Given it is Alice's main step
      And Alice has a "Marked for Dusk" in her hand
      And Alice has a "Homeward" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Marked for Dusk"
      And Alice casts "Homeward"
      And everyone passes until Bob's main step
      Then "Lamp Squire" is in Alice's hand

  @DM-400.5a
  Rule: 400.5a A card that went from a public to a hidden zone is not seen any more
    - hand: not by the other player, if it went to the hand
    - deck: not even by its owner, if it went to the deck

    @clause-hand
    Scenario: A creature that went back to its owner's hand is not seen by the other player
      Given it is Alice's main step
      And Alice has a "Homeward" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Homeward"
      Then "Lamp Squire" is in Bob's hand
      And Alice does not see "Lamp Squire"

    @clause-deck
    Scenario: A creature that went to the bottom of the deck is seen by nobody
      Given it is Alice's main step
      And Alice has an "Undertow" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Undertow"
      Then "Lamp Squire" is in Bob's deck
      And Alice does not see "Lamp Squire"
      And Bob does not see "Lamp Squire"

  @DM-400.5b
  Rule: 400.5b A card that was tapped in the mana zone comes to the battle zone untapped

    Scenario: A tapped card of the mana zone is untapped in the battle zone
      Given it is Alice's main step
      And Alice has a "Root Push" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a tapped "Lamp Squire" in her mana zone
      When Alice casts "Root Push"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" is untapped
      And "Lamp Squire" is in Alice's battle zone

  @DM-400.6
  Rule: 400.6 What is done to a zone is done to all cards in it, and the zone itself is still there
    - all: every card of the zone is dealt with
    - zone: cards come to the zone as before

    @clause-all @clause-zone
    Scenario: A player's whole hand goes to her mana zone, and the card then drawn is in her hand
      Given it is Alice's main step
      And Alice has a "All Sown" in her hand
      And Alice has three "Lamp Squire" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has two "Moss Giant" in his hand
      And the top of Alice's deck is "Grave Hound"
      When Alice casts "All Sown"
      Then the cards in Alice's hand are "Grave Hound"
      And Alice has four cards in her mana zone
      And Bob has two cards in his hand

  @DM-400.7 @revisions-s-max
  Rule: 400.7 Cards that move together to a zone other than the battle zone move at the same time

    Scenario: A card that saves what is destroyed saves both creatures that are destroyed together with it
      Given it is Alice's main step
      And Alice has a "Clean Sweep" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Second Chance" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Clean Sweep"
      Then "Moss Giant" is in Bob's mana zone
      And "Lamp Squire" is in Bob's mana zone

    Scenario: Each of two creatures that are destroyed together is seen to leave
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Parting Bell" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Great Ruin"
      And Alice chooses "Parting Bell"
      Then "Moss Giant" is in Bob's graveyard
      And Alice has two cards in her hand

    Scenario: Two creatures that call back the others call back each other from going to the decks together
      Given it is Alice's main step
      And Alice has a "Filed World" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Recaller" in her battle zone
      And Bob has an untapped "Recaller" in his battle zone
      When Alice casts "Filed World"
      Then Alice's "Recaller" is in Alice's hand
      And Bob's "Recaller" is in Bob's hand

    Scenario: Two creatures that call back the others call back each other from becoming shields together
      Given it is Alice's main step
      And Alice has a "Walled World" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Recaller" in her battle zone
      And Bob has an untapped "Recaller" in his battle zone
      When Alice casts "Walled World"
      Then Alice's "Recaller" is in Alice's hand
      And Bob's "Recaller" is in Bob's hand

    Scenario: A creature that has shields put elsewhere is still there as it goes to the hand together with a shield
      Given it is Alice's main step
      And Alice has a "Full Retreat" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Wall Clerk" in her battle zone
      And Alice has no cards in her shield zone
      And Alice has a "Moss Giant" in her shield zone
      When Alice casts "Full Retreat"
      And Alice says yes
      Then "Moss Giant" is in Alice's graveyard
      And "Wall Clerk" is in Alice's hand

    @needs-events
    Scenario: Creatures of both players that one effect destroys are destroyed at the same time
      Given it is Alice's main step
      And Alice has a "Clean Sweep" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Clean Sweep"
      Then "Lamp Squire" and "Moss Giant" were destroyed at the same time

  @DM-400.8 @revisions-s-max
  Rule: 400.8 An effect does nothing more to a card that has gone to a zone that it does not name
    - other: a card that went elsewhere instead stays there
    - named: one that went where the effect says is dealt with

    @clause-other
    Scenario: A creature that went to the mana zone instead of the graveyard is not put under the deck
      Given it is Alice's main step
      And Alice has a "Burial Below" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Second Chance" in his battle zone
      When Alice casts "Burial Below"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's mana zone

    @clause-other
    Scenario Outline: Of two effects on a creature that has come the second does not find it any more: <first> first
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Garden Keeper" in her battle zone
      And Alice has an untapped "Harbor Keeper" in her battle zone
      When Alice summons "Lamp Squire"
      And Alice chooses "<first>"
      Then "Lamp Squire" is in Alice's <zone>
      And Alice has <many> untapped mana

      Examples:
        | first         | zone      | many |
        | Garden Keeper | mana zone | one  |
        | Harbor Keeper | hand      | no   |

    @clause-other
    Scenario: A creature that another effect has returned to the hand is not put into the mana zone by its own effect
      Given it is Alice's main step
      And Alice has an untapped "Dusk Sower" in her battle zone
      And Alice has an untapped "Dusk Caller" in her battle zone
      When everyone passes until Alice's end of turn step
      And Alice chooses "Dusk Caller"
      And everyone passes until Bob's main step
      Then "Dusk Sower" is in Alice's hand

    @clause-named
    Scenario: A creature that was destroyed as the effect says is put under the deck
      Given it is Alice's main step
      And Alice has a "Burial Below" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Burial Below"
      Then "Moss Giant" is in Bob's deck
