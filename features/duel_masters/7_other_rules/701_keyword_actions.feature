Feature: Duel Masters 701 Words with a fixed meaning

  @DM-701.2a
  Rule: 701.2a A card is tapped by turning it sideways from its upright position

    Scenario: An effect that taps a creature turns it sideways
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Lull" in her hand
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Lull"
      And Alice chooses "Grave Hound"
      Then "Grave Hound" is tapped
      And "Moss Giant" is untapped

  @DM-701.2b
  Rule: 701.2b A card is untapped by turning it back to its upright position

    Scenario: An effect that untaps a player's cards turns her tapped creature upright
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Dawn Chorus" in her hand
      And Alice has a tapped "Grave Hound" in her battle zone
      When Alice casts "Dawn Chorus"
      Then "Grave Hound" is untapped

  @DM-701.3a
  Rule: 701.3a To summon is to put a creature into the battle zone from where it is, by paying its cost
    - pays: its cost is paid
    - puts: the creature is put into the battle zone
    - elsewhere: also from another zone, if something says so
    - not-put: putting a creature there without using it is no summoning
    - creature: using another kind of card is no summoning
    - it: what the effect says further of the creature that it summons is said of it in the battle zone

    @clause-it
    Scenario: A creature that an effect summons gets the power that the effect gives it
      Given it is Alice's main step
      And Alice has an "Armed Call" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a tapped "Lamp Squire" in her mana zone
      When Alice casts "Armed Call"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" is in Alice's battle zone
      And "Lamp Squire" has 5000 power

    @clause-pays @clause-puts
    Scenario: A summoned creature comes from the hand to the battle zone, and its cost is paid
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice summons "Lamp Squire"
      Then "Lamp Squire" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-pays
    Scenario: A creature that cannot be paid for is not summoned
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      When Alice tries to summon "Lamp Squire"
      Then that is refused

    @clause-elsewhere @clause-puts
    Scenario: A creature that an effect summons from the mana zone has been summoned
      Given it is Alice's main step
      And Alice has an untapped "Summon Bell" in her battle zone
      And Alice has a "Root Call" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a tapped "Lamp Squire" in her mana zone
      When Alice casts "Root Call"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" is in Alice's battle zone
      And Alice has one card in her hand

    @clause-not-put
    Scenario: A creature that an effect puts into the battle zone has not been summoned
      Given it is Alice's main step
      And Alice has an untapped "Summon Bell" in her battle zone
      And Alice has a "Root Push" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a tapped "Lamp Squire" in her mana zone
      When Alice casts "Root Push"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" is in Alice's battle zone
      And Alice has no cards in her hand

    @clause-creature
    Scenario: A cross gear that is generated has not been summoned
      Given it is Alice's main step
      And Alice has an untapped "Summon Bell" in her battle zone
      And Alice has an "Iron Gauntlet" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice generates "Iron Gauntlet"
      Then "Iron Gauntlet" is in Alice's battle zone
      And Alice has no cards in her hand

  @DM-701.4a
  Rule: 701.4a To cast is to use a spell from where it is, by paying its cost, so that its effect happens
    - pays: its cost is paid
    - effect: what it says happens
    - elsewhere: also from another zone, if something says so
    - spell: using another kind of card is no casting

    @clause-pays @clause-effect
    Scenario: A spell that is cast is paid for and does what it says
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Long Study"
      Then Alice has two cards in her hand
      And Alice has no untapped mana

    @clause-pays
    Scenario: A spell that cannot be paid for is not cast
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      When Alice tries to cast "Long Study"
      Then that is refused

    @clause-elsewhere @clause-effect
    Scenario: A spell that an effect casts from the graveyard has been cast
      Given it is Alice's main step
      And Alice has an untapped "Casting Bell" in her battle zone
      And Alice has a "Root Echo" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Long Study" in her graveyard
      When Alice casts "Root Echo"
      And Alice chooses "Casting Bell"
      Then "Long Study" is in Alice's graveyard
      And Alice has four cards in her hand

    @clause-spell
    Scenario: A creature that is summoned has not been cast
      Given it is Alice's main step
      And Alice has an untapped "Casting Bell" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      When Alice summons "Lamp Squire"
      Then "Lamp Squire" is in Alice's battle zone
      And Alice has no cards in her hand

  @DM-701.5a
  Rule: 701.5a To use a card is to summon, cast, generate or deploy it, or whatever its kind has for that
    - each: each of these is using a card
    - only: putting a card somewhere by an effect is not

    @clause-each
    Scenario Outline: A card has been used when a player <verb> <card>
      Given it is Alice's main step
      And Alice has an untapped "Using Bell" in her battle zone
      And Alice has a "<card>" in her hand
      And Alice has two untapped "<mana>" in her mana zone
      When Alice <verb> "<card>"
      Then Alice has one card in her hand
      And "<card>" is not in Alice's hand

      Examples:
        | verb      | card          | mana          |
        | summons   | Lamp Squire   | Gate Warden   |
        | casts     | Lull          | Gate Warden   |
        | generates | Iron Gauntlet | Ember Recruit |
        | deploys   | Quiet Meadow  | Field Hand    |

    @clause-only
    Scenario: A creature that an effect puts into the battle zone has not been used
      Given it is Alice's main step
      And Alice has an untapped "Using Bell" in her battle zone
      And Alice has a "Root Push" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a tapped "Lamp Squire" in her mana zone
      When Alice casts "Root Push"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" is in Alice's battle zone
      And Alice has one card in her hand

  @DM-701.6a
  Rule: 701.6a To destroy a card is to try to put it from the battle zone into the graveyard
    - from: only cards in the battle zone are destroyed
    - try: something else may happen instead
    - card: where the effect says "card", only that card is destroyed

    @clause-from
    Scenario: Cards in the mana zone and in the hand are not destroyed by an effect that names them
      Given it is Alice's main step
      And Alice has a "Broad Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has a "Lamp Squire" in his hand
      When Alice casts "Broad Ruin"
      Then "Moss Giant" is in Bob's graveyard
      And "Tide Runner" is in Bob's mana zone
      And "Lamp Squire" is in Bob's hand

    @clause-try
    Scenario: A creature that was to be destroyed is not destroyed if it has gone to the hand in place of another one
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Kin Penitent" in his battle zone
      When Alice casts "Great Ruin"
      Then "Moss Giant" is in Bob's hand
      And "Kin Penitent" is in Bob's battle zone

    @clause-try
    Scenario: A creature that was to be destroyed and is destroyed in place of another one is destroyed once
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Mourning Stadium" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Loyal Shield" in his battle zone
      When Alice casts "Great Ruin"
      And Bob says yes
      Then "Loyal Shield" is in Bob's graveyard
      And "Moss Giant" is in Bob's battle zone
      And Alice has one card in her hand

    @clause-try
    Scenario: A creature whose destruction another card replaces is not put into the graveyard
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Second Chance" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's mana zone

    @clause-card
    Scenario: A card that is destroyed leaves behind what lies under it
      Given it is Alice's main step
      And Alice has a "Card Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      When Alice casts "Card Ruin"
      And Alice chooses the card "Ember Champion"
      Then "Ember Champion" is in Bob's graveyard
      And "Lamp Squire" is in Bob's battle zone

  @DM-701.6b
  Rule: 701.6b What is destroyed is put into the graveyard, and only that has been destroyed
    - put: a destroyed card is put into its owner's graveyard
    - result: one that something else happens to instead has not been destroyed

    @clause-put
    Scenario: A destroyed creature is put into its owner's graveyard
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard
      And Bob has one card in his hand

    @clause-result
    Scenario: What waits for a destroyed creature does not trigger where that was replaced
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      And Bob has an untapped "Second Chance" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then Bob has no cards in his hand
      And "Moss Giant" is in Bob's mana zone

  @DM-701.7a
  Rule: 701.7a To discard a card is to put it from the hand into that player's graveyard
    - hand: only cards of the hand are discarded
    - whose: it goes to the graveyard of the player whose card it is

    @clause-whose
    Scenario: A discarded card goes from the hand to that player's graveyard
      Given it is Alice's main step
      And Alice has a "Lost Thread" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      When Alice casts "Lost Thread"
      Then "Lamp Squire" is in Bob's graveyard

    @clause-hand
    Scenario: A card put into the graveyard from the battle zone has not been discarded
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Discard Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard
      And Bob has no cards in his hand

  @DM-701.7b
  Rule: 701.7b The player who discards chooses the card, unless the effect says another or chance
    - affected: as a rule the player who discards chooses
    - random: an effect may have the card picked at random
    - other: an effect may have another player choose
    - each: where each player discards each chooses for himself
    - none: where the number comes to less than one, none is discarded

    @clause-affected
    Scenario: The player who has to discard chooses which card
      Given it is Alice's main step
      And Alice has a "Lost Thread" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      And Bob has a "Tide Runner" in his hand
      When Alice casts "Lost Thread"
      And Bob chooses "Tide Runner"
      Then "Tide Runner" is in Bob's graveyard
      And "Lamp Squire" is in Bob's hand

    @clause-affected
    Scenario: The player whose effect it is does not choose what the other one discards
      Given it is Alice's main step
      And Alice has a "Lost Thread" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      And Bob has a "Tide Runner" in his hand
      When Alice casts "Lost Thread"
      And Alice tries to choose "Tide Runner"
      Then that is refused

    @clause-random
    Scenario: Chance picks the card where an effect has one discarded at random
      Given it is Alice's main step
      And Alice has a "Blown Away" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      And Bob has a "Tide Runner" in his hand
      And the scenario says what chance does
      When Alice casts "Blown Away"
      And chance picks "Tide Runner"
      Then "Tide Runner" is in Bob's graveyard
      And "Lamp Squire" is in Bob's hand

    @clause-other
    Scenario: An effect may have another player choose the card that is discarded
      Given it is Alice's main step
      And Alice has an "Open Drawer" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      And Bob has a "Grave Hound" in his hand
      When Alice casts "Open Drawer"
      And Alice chooses "Grave Hound"
      Then "Grave Hound" is in Bob's graveyard
      And "Lamp Squire" is in Bob's hand

    @clause-other
    Scenario: The player who discards does not choose where the effect says that another does
      Given it is Alice's main step
      And Alice has an "Open Drawer" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      And Bob has a "Grave Hound" in his hand
      When Alice casts "Open Drawer"
      And Bob tries to choose "Grave Hound"
      Then that is refused

    @clause-each @clause-affected
    Scenario: The player who makes each player discard does not choose for the other one
      Given it is Alice's main step
      And Alice has a "Shared Loss" in her hand
      And Alice has a "Moss Giant" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      And Bob has a "Tide Runner" in his hand
      When Alice casts "Shared Loss"
      And Bob chooses "Tide Runner"
      Then "Moss Giant" is in Alice's graveyard
      And "Tide Runner" is in Bob's graveyard
      And "Lamp Squire" is in Bob's hand

    @clause-none
    Scenario Outline: A player discards <cards> where an effect says so many cards as there are in the mana zone, less two, and <mana> are there
      Given it is Alice's main step
      And Alice has a "Measured Loss" in her hand
      And Alice has <mana> untapped "Grave Hound" in her mana zone
      And Bob has two "Moss Giant" in his hand
      When Alice casts "Measured Loss"
      Then Bob has <left> in his hand
      And "Measured Loss" is in Alice's graveyard

      Examples:
        | cards     | mana | left      |
        | no cards  | one  | two cards |
        | two cards | four | no cards  |

    @clause-random
    Scenario: Two cards that are discarded at random are not the same one
      Given it is Alice's main step
      And the scenario says what chance does
      And Alice has a "Scattered Hand" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      And Bob has a "Tide Runner" in his hand
      When Alice casts "Scattered Hand"
      And chance picks "Tide Runner"
      Then "Lamp Squire" is in Bob's graveyard
      And "Tide Runner" is in Bob's graveyard

    @clause-random
    Scenario: Chance picks each of two cards that are discarded at random
      Given it is Alice's main step
      And the scenario says what chance does
      And Alice has a "Scattered Hand" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      And Bob has a "Tide Runner" in his hand
      And Bob has a "Moss Giant" in his hand
      When Alice casts "Scattered Hand"
      And chance picks "Tide Runner"
      And chance picks "Moss Giant"
      Then the cards in Bob's hand are "Lamp Squire"
      And "Scattered Hand" is in Alice's graveyard

    @clause-each
    Scenario: Each player discards a card where a spell says so
      Given it is Alice's main step
      And Alice has a "Shared Loss" in her hand
      And Alice has a "Moss Giant" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      When Alice casts "Shared Loss"
      Then "Moss Giant" is in Alice's graveyard
      And "Lamp Squire" is in Bob's graveyard

  @DM-701.8a
  Rule: 701.8a To charge mana is to put a card from the hand into that player's mana zone
    - puts: the card of the hand is put into her own mana zone
    - hand: a card that comes there from elsewhere has not been charged

    @clause-puts
    Scenario: A card charged from the hand lies in its player's mana zone and has been charged
      Given it is Alice's mana step
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Charge Bell" in her battle zone
      When Alice charges "Lamp Squire"
      And everyone passes until the main step
      Then "Lamp Squire" is in Alice's mana zone
      And Alice has two cards in her hand

    @clause-hand
    Scenario: A card put from the deck into the mana zone has not been charged
      Given it is Alice's main step
      And Alice has a "Deep Digging" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Charge Bell" in her battle zone
      When Alice casts "Deep Digging"
      Then Alice has two cards in her mana zone
      And Alice has no cards in her hand

  @DM-701.9a
  Rule: 701.9a A card is shown to all players, until the part of the effect that is about it is over
    - all: all players see it
    - while: they see it until that part of the effect is over
    - after: and not any longer
    - use: a card that is shown so as to be used is shown until it has been used
    - moved: or until it is put elsewhere
    - shield: of a shield all cards are shown

    @clause-all @clause-while
    Scenario: Both players see the top card of a deck while its player decides what becomes of it
      Given it is Alice's main step
      And Alice has a "Peeled Back" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Peeled Back"
      Then Alice sees "Moss Giant"
      And Bob sees "Moss Giant"

    @clause-after
    Scenario: Nobody sees the top card of a deck any longer when the effect is over
      Given it is Alice's main step
      And Alice has a "Peeled Back" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Peeled Back"
      And Alice says no
      Then Alice does not see "Moss Giant"
      And Bob does not see "Moss Giant"
      And "Peeled Back" is in Alice's graveyard

    @clause-while
    Scenario: The other player sees a creature that was found while it is decided where it stays
      Given it is Alice's main step
      And Alice has a "Wavering Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Wavering Seeker"
      And Alice finds "Moss Giant"
      Then Alice is asked yes or no
      And "Moss Giant" is in Alice's hand
      And Bob sees "Moss Giant"

    @clause-after
    Scenario: The other player does not see a creature any longer that was found and stays in the hand
      Given it is Alice's main step
      And Alice has a "Wavering Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Wavering Seeker"
      And Alice finds "Moss Giant"
      And Alice says no
      Then "Moss Giant" is in Alice's hand
      And Bob does not see "Moss Giant"

    @clause-after
    Scenario: The other player does not see a creature that was found while something else is decided
      Given it is Alice's main step
      And Alice has a "Sated Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Sated Seeker"
      And Alice finds "Moss Giant"
      Then Alice is asked yes or no
      And "Moss Giant" is in Alice's hand
      And Bob does not see "Moss Giant"

    @clause-use
    Scenario: Both players see a card whose S-trigger was declared while it waits in the hand
      Given it is Alice's main step
      And Alice has a "Double Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has a "Sudden Study" in his shield zone
      And Bob has a "Sudden Mortar" in his shield zone
      When Alice casts "Double Splitter"
      And Bob declares "Sudden Study" and "Sudden Mortar"
      Then "Sudden Mortar" is in Bob's hand
      And Alice sees "Sudden Mortar"

    @clause-moved
    Scenario: The other player does not see a card whose S-trigger was declared once it is put under the deck
      Given it is Alice's main step
      And Alice has a "Double Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has a "Sudden Ebb" in his shield zone
      And Bob has a "Sudden Mortar" in his shield zone
      When Alice casts "Double Splitter"
      And Bob declares "Sudden Ebb" and "Sudden Mortar"
      And Bob chooses "Sudden Ebb"
      Then Bob is asked yes or no
      And Alice does not see "Sudden Mortar"

    @clause-use
    Scenario: The other player goes on seeing a card whose S-trigger was declared when the whole hand has been shown meanwhile
      Given it is Alice's main step
      And Alice has a "Double Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has a "Sudden Candor" in his shield zone
      And Bob has a "Sudden Mortar" in his shield zone
      When Alice casts "Double Splitter"
      And Bob declares "Sudden Candor" and "Sudden Mortar"
      And Bob chooses "Sudden Candor"
      Then Bob is asked yes or no
      And "Sudden Mortar" is in Bob's hand
      And Alice sees "Sudden Mortar"

    @clause-shield
    Scenario: A player who looks at a shield of two cards sees both of them
      Given it is Alice's main step
      And Alice has a "Peered Wall" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Tide Runner" in her first shield
      And Alice has a "Moss Giant" in her first shield
      When Alice casts "Peered Wall"
      Then Alice sees "Tide Runner"
      And Alice sees "Moss Giant"

  @DM-701.9a @revisions-s-max
  Rule: 701.9a (s-max) A card is shown until it is known what it costs, or that it cannot be used
    - nothing: a card that was shown so as to be used, and could not be, is not shown any longer
    - judgment: both players see the cards of a judgment while it is chosen which cost of one counts

    @clause-nothing
    Scenario: The other player does not see a card any longer whose Ninja Strike came to nothing
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Shadow Adept" in his hand
      When Alice attacks Bob with "Moss Giant"
      And Bob declares "Shadow Adept"
      Then "Shadow Adept" is in Bob's hand
      And Alice does not see "Shadow Adept"
      And "Moss Giant" is tapped

    @clause-judgment
    Scenario: Both players see both cards of a judgment while it is chosen which cost of one of them counts
      Given it is Alice's main step
      And Alice has a "Weighing In" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Lamp Squire"
      And the top of Bob's deck is "Fire Cub / Fire Jet"
      When Alice casts "Weighing In"
      Then Bob sees "Lamp Squire"
      And Alice sees "Lamp Squire"
      And Bob sees "Fire Cub / Fire Jet"
      And Alice sees "Fire Cub / Fire Jet"

  @DM-701.9b
  Rule: 701.9b A card that is shown stays in the zone where it is

    Scenario: The top card of a deck that is shown is still in the deck
      Given it is Alice's main step
      And Alice has a "Peeled Back" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Peeled Back"
      Then "Moss Giant" is in Alice's deck
      And Bob sees "Moss Giant"

  @DM-701.10a
  Rule: 701.10a To search a zone is to look at all its cards and find one that fits
    - all: any card of the zone can be found, wherever it lies
    - fits: only cards that fit
    - zone: a zone that is no deck is searched likewise, and is not shuffled
    - follows: what follows if something is found is not done if nothing was
    - none: where the number comes to less than one, none is found

    @clause-none
    Scenario: A player who searches for fewer creatures than one finds none
      Given it is Alice's main step
      And Alice has a "Measured Search" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Measured Search"
      Then Alice has no cards in her hand
      And "Measured Search" is in Alice's graveyard

    @clause-all
    Scenario: A player who searches her deck may find a card from its bottom
      Given it is Alice's main step
      And Alice has a "Loud Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice's deck is "Lamp Squire", "Lull", "Lull", "Moss Giant", from the top
      When Alice casts "Loud Seeker"
      And Alice tries to find "Moss Giant"
      Then that is allowed

    @clause-fits
    Scenario: A player who searches for a creature cannot find a spell
      Given it is Alice's main step
      And Alice has a "Loud Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice's deck is "Insight", "Lull", "Moss Giant", "Moss Giant", from the top
      When Alice casts "Loud Seeker"
      And Alice tries to find "Insight"
      Then that is refused

    @clause-all
    Scenario: A player who searches for two creatures finds them wherever they lie
      Given it is Alice's main step
      And Alice has a "Sought Reward" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice's deck is "Moss Giant", "Insight", "Lull", "Lull", "Lamp Squire", from the top
      When Alice casts "Sought Reward"
      And Alice finds "Moss Giant" and "Lamp Squire"
      Then "Moss Giant" is in Alice's hand
      And "Lamp Squire" is in Alice's hand

    @clause-zone
    Scenario: A player who searches her graveyard finds a creature there, and her deck is not shuffled
      Given it is Alice's main step
      And the scenario says what chance does
      And Alice has a "Grave Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Moss Giant" in her graveyard
      And Alice has a "Grave Hound" in her graveyard
      And Alice's deck is "Insight", "Lull", "Lamp Squire", from the top
      When Alice casts "Grave Seeker"
      And Alice finds "Grave Hound"
      Then "Grave Hound" is in Alice's hand
      And "Grave Seeker" is in Alice's graveyard
      And the bottom cards of Alice's deck are "Insight", "Lull" and "Lamp Squire", in that order

    @clause-follows
    Scenario Outline: A player who finds nothing in her deck by <spell> does not do what follows if she does
      Given it is Alice's main step
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "<spell>"
      And Alice finds nothing
      Then Alice has one card in her mana zone
      And "<spell>" is in Alice's graveyard

      Examples:
        | spell         |
        | Sought Reward |
        | Laid Reward   |

  @DM-701.10b
  Rule: 701.10b Whoever searches a hidden zone for cards of a kind need not find them
    - kind: cards of a kind need not be found
    - any: who searches for any card finds one
    - open: in a zone that all see what is there is found

    @clause-kind
    Scenario: A player may find no creature in her deck although it holds some
      Given it is Alice's main step
      And Alice has a "Loud Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Loud Seeker"
      And Alice tries to find nothing
      Then that is allowed
      And Alice has no cards in her hand

    @clause-any
    Scenario: A player who searches her deck for any card finds one
      Given it is Alice's main step
      And Alice has a "Quiet Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Quiet Seeker"
      And Alice tries to find nothing
      Then that is refused

    @clause-open
    Scenario: A player who searches her graveyard for a creature finds one if there is one
      Given it is Alice's main step
      And Alice has a "Grave Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Moss Giant" in her graveyard
      And Alice has a "Lamp Squire" in her graveyard
      When Alice casts "Grave Seeker"
      And Alice tries to find nothing
      Then that is refused

  @DM-701.10c
  Rule: 701.10c What was found is shown only if the effect says so

    @needs-events
    Scenario: The other player is shown the card that was found where the effect says so
      Given it is Alice's main step
      And Alice has a "Loud Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice's deck is "Insight", "Lull", "Lamp Squire", "Moss Giant", from the top
      When Alice casts "Loud Seeker"
      And Alice finds "Moss Giant"
      Then Bob was shown "Moss Giant" by an effect
      And Bob was not shown "Lamp Squire" by an effect

    @needs-events
    Scenario: The other player is not shown the card that was found where the effect does not say so
      Given it is Alice's main step
      And Alice has a "Quiet Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice's deck is "Insight", "Lull", "Lamp Squire", "Moss Giant", from the top
      When Alice casts "Quiet Seeker"
      And Alice finds "Moss Giant"
      Then "Moss Giant" is in Alice's hand
      And Bob was not shown "Moss Giant" by an effect

    @needs-events
    Scenario: The other player is shown each of two cards that were found
      Given it is Alice's main step
      And Alice has a "Sought Reward" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice's deck is "Moss Giant", "Insight", "Lull", "Lull", "Lamp Squire", from the top
      When Alice casts "Sought Reward"
      And Alice finds "Moss Giant" and "Lamp Squire"
      Then Bob was shown "Moss Giant" by an effect
      And Bob was shown "Lamp Squire" by an effect

  @DM-701.11a
  Rule: 701.11a Shuffling makes the order of a deck random, so that no player knows it
    - random: chance says the order
    - nobody: no player sees it

    @clause-random
    Scenario: The order of a shuffled deck is left to chance
      Given it is Alice's main step
      And Alice has a "Stir the Pile" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice's deck is "Insight", "Lull", "Moss Giant", from the top
      And the scenario says what chance does
      When Alice casts "Stir the Pile"
      And chance shuffles "Moss Giant", "Lull" to the top of Alice's deck
      Then the cards in Alice's deck are "Moss Giant", "Lull", "Insight"
      And "Stir the Pile" is in Alice's graveyard

    @clause-nobody
    Scenario: No player sees the cards of a shuffled deck
      Given it is Alice's main step
      And Alice has a "Stir the Pile" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice's deck is "Insight", "Lull", "Moss Giant", from the top
      And the scenario says what chance does
      When Alice casts "Stir the Pile"
      And chance shuffles "Moss Giant", "Lull" to the top of Alice's deck
      Then Alice does not see "Moss Giant"
      And Bob does not see "Moss Giant"
      And "Stir the Pile" is in Alice's graveyard

    @clause-random
    Scenario: The order of a deck that was searched is left to chance
      Given it is Alice's main step
      And the scenario says what chance does
      And Alice has a "Loud Seeker" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice's deck is "Insight", "Moss Giant", "Ruin", "Lull", from the top
      When Alice casts "Loud Seeker"
      And Alice finds "Moss Giant"
      And chance shuffles "Lull", "Ruin" to the top of Alice's deck
      Then the bottom cards of Alice's deck are "Lull", "Ruin" and "Insight", in that order
      And "Loud Seeker" is in Alice's graveyard

  @DM-701.11b
  Rule: 701.11b Cards that are put back into a deck after it was searched and shuffled have not left it, and all others are shuffled
    - stayed: they have not left the deck
    - apart: they are not shuffled with the others
    - others: all other cards of the deck are shuffled

    @clause-stayed
    Scenario: What waits for a card to leave the deck does not trigger by what was found there and put on top
      Given it is Alice's main step
      And Alice has a "Laid Ready" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Pile Watcher" in her battle zone
      And the top of Alice's deck is "Insight", "Ruin", "Moss Giant"
      When Alice casts "Laid Ready"
      And Alice finds "Moss Giant"
      Then "Pile Watcher" is untapped
      And "Laid Ready" is in Alice's graveyard

    @clause-apart
    Scenario: A card that was found and is put on top is not among those that chance shuffles
      Given it is Alice's main step
      And the scenario says what chance does
      And Alice has a "Laid Ready" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Insight", "Moss Giant", "Ruin"
      When Alice casts "Laid Ready"
      And Alice finds "Moss Giant"
      And chance shuffles "Ruin" to the top of Alice's deck
      Then the top cards of Alice's deck are "Moss Giant" and "Ruin", in that order

    @clause-others
    Scenario: The cards that were not found are all shuffled
      Given it is Alice's main step
      And the scenario says what chance does
      And Alice has a "Laid Ready" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice's deck is "Insight", "Moss Giant", "Ruin", "Lull", from the top
      When Alice casts "Laid Ready"
      And Alice finds "Moss Giant"
      And chance shuffles "Lull", "Ruin", "Insight" to the top of Alice's deck
      Then the bottom cards of Alice's deck are "Lull", "Ruin" and "Insight", in that order

  @DM-701.12a
  Rule: 701.12a To block is to stop an attack, which only creatures with blocker can
    - stops: the attack does not reach what it was aimed at
    - only: a creature without blocker cannot block

    @clause-stops
    Scenario: A blocked attack reaches the blocker and not the player
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden"
      And everyone passes until the attack is over
      Then the game goes on
      And "Gate Warden" is in Bob's graveyard

    @clause-only
    Scenario: A creature without blocker cannot block
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob tries to block with "Lamp Squire"
      Then that is refused

  @DM-701.13a
  Rule: 701.13a In a battle the creature with more power wins, and one with as much or less loses
    - more: the creature with more power wins
    - equal: with equal power both lose
    - any: so it is in a battle by an effect, too
    - two: where there is one creature only there is no battle

    @clause-more
    Scenario: The attacker with more power wins against the creature that it attacks
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Moss Giant"
      And everyone passes until the attack is over
      Then "Grave Hound" is in Bob's graveyard
      And "Moss Giant" is in Alice's battle zone

    @clause-more
    Scenario: The attacker with less power loses against the creature that it attacks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Moss Giant" in his battle zone
      When Alice attacks "Moss Giant" with "Grave Hound"
      And everyone passes until the attack is over
      Then "Grave Hound" is in Alice's graveyard
      And "Moss Giant" is in Bob's battle zone

    @clause-equal
    Scenario: Two creatures of the same power both lose their battle
      Given it is Alice's attack step
      And Bob has a tapped "Tide Runner" in his battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice attacks "Tide Runner" with "Lamp Squire"
      And everyone passes until the attack is over
      Then "Lamp Squire" is in Alice's graveyard
      And "Tide Runner" is in Bob's graveyard

    @clause-any
    Scenario: In a battle by a spell the creature with less power loses
      Given it is Alice's main step
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Forced Duel"
      Then "Grave Hound" is in Bob's graveyard
      And "Moss Giant" is in Alice's battle zone

    @clause-two
    Scenario Outline: No battle comes about by a spell where only <who> has a creature
      Given it is Alice's main step
      And Alice has a "Dared Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And <who> has an untapped "Moss Giant" in <whose> battle zone
      When Alice casts "Dared Duel"
      Then Alice has no cards in her hand
      And "Dared Duel" is in Alice's graveyard
      And "Moss Giant" is in <who>'s battle zone

      Examples:
        | who   | whose |
        | Alice | her   |
        | Bob   | his   |

    @clause-two
    Scenario: A creature does not battle with itself where a spell has two creatures of its player battle
      Given it is Alice's main step
      And Alice has a "Stirred Quarrel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Stirred Quarrel"
      Then "Moss Giant" is in Bob's battle zone
      And "Stirred Quarrel" is in Alice's graveyard

  @DM-701.13b
  Rule: 701.13b A creature that has lost a battle is destroyed

    Scenario: What waits for a destroyed creature triggers as one loses its battle
      Given it is Alice's main step
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Forced Duel"
      And Alice chooses "Grave Hound"
      Then "Grave Hound" is in Bob's graveyard
      And Bob has one card in his hand

  @DM-701.14a
  Rule: 701.14a To break a shield is to put it into its player's hand, by an attack or by an effect
    - hand: it is put into that player's hand
    - attack: a creature's attack breaks shields
    - effect: so do effects
    - each: an effect breaks a shield of each player that it names
    - none: where there is no shield none is broken

    @clause-attack @clause-hand
    Scenario: An attack puts a shield into its player's hand
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Lamp Squire" in his shield zone
      And Bob has an untapped "Break Bell" in his battle zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And everyone passes until the attack is over
      Then "Lamp Squire" is in Bob's hand
      And Bob has one card in his mana zone

    @clause-effect @clause-hand
    Scenario: A spell that breaks a shield puts it into its player's hand
      Given it is Alice's main step
      And Alice has a "Shield Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has a "Lamp Squire" in his shield zone
      And Bob has an untapped "Break Bell" in his battle zone
      When Alice casts "Shield Splitter"
      Then "Lamp Squire" is in Bob's hand
      And Bob has one card in his mana zone

    @clause-each @clause-effect @clause-hand
    Scenario: A spell breaks a shield of each player
      Given it is Alice's main step
      And Alice has a "Splitting Quake" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Moss Giant" in her shield zone
      And Bob has a "Lamp Squire" in his shield zone
      When Alice casts "Splitting Quake"
      Then "Moss Giant" is in Alice's hand
      And "Lamp Squire" is in Bob's hand

    @clause-none
    Scenario: A spell that breaks a shield of a player without shields does not do what follows if it does
      Given it is Alice's main step
      And Alice has a "Greedy Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has no cards in his shield zone
      When Alice casts "Greedy Splitter"
      Then Alice has no cards in her hand
      And "Greedy Splitter" is in Alice's graveyard

  @DM-701.14b
  Rule: 701.14b Putting a shield into the hand is like breaking it, but does not count as that
    - like: an S-trigger can be declared all the same
    - not: what waits for a broken shield does not trigger
    - others: other cards that are put into the hand with shields come there, too
    - both: shields of both players come to the hands at the same time
    - castle: a castle is no part of its shield, and is not put into the hand as one

    @clause-not
    Scenario: A shield that a spell puts into the hand has not been broken
      Given it is Alice's main step
      And Alice has a "Shield Lift" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Bob has a "Tide Runner" in his shield zone
      And Bob has an untapped "Break Bell" in his battle zone
      When Alice casts "Shield Lift"
      Then "Tide Runner" is in Bob's hand
      And Bob has no cards in his mana zone

    @clause-like
    Scenario: An S-trigger is declared for a shield that a spell puts into the hand
      Given it is Alice's main step
      And Alice has a "Shield Lift" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Bob has a "Sudden Study" in his shield zone
      When Alice casts "Shield Lift"
      And Bob declares "Sudden Study"
      Then "Sudden Study" is in Bob's graveyard
      And Bob has one card in his hand

    @clause-others
    Scenario: Shields and cards of the graveyards of both players come to the hands, where all of them are found
      Given it is Alice's main step
      And Alice has a "Wide Recall" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Moss Giant" in her graveyard
      And Alice has a "Grave Hound" in her shield zone
      And Bob has a "Field Hand" in his graveyard
      And Bob has a "Lamp Squire" in his shield zone
      And Bob has an "Ember Recruit" in his shield zone
      When Alice casts "Wide Recall"
      Then "Moss Giant" is in Alice's mana zone
      And "Grave Hound" is in Alice's mana zone
      And "Field Hand" is in Bob's mana zone
      And "Lamp Squire" is in Bob's mana zone
      And "Ember Recruit" is in Bob's mana zone

    @needs-events @clause-both
    Scenario: Shields of both players that a spell puts into the hands come there at the same time
      Given it is Alice's main step
      And Alice has a "Shared Lift" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Moss Giant" in her shield zone
      And Bob has a "Tide Runner" in his shield zone
      When Alice casts "Shared Lift"
      Then "Moss Giant" and "Tide Runner" were put at the same time

    @clause-both
    Scenario: A player's shield still lies there as the other player declares an S-trigger by the same spell
      Given it is Alice's main step
      And Alice has a "Shared Lift" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Moss Giant" in her shield zone
      And Bob has a "Sudden Study" in his shield zone
      When Alice casts "Shared Lift"
      Then "Sudden Study" is among what Bob can choose
      And "Moss Giant" is in Alice's shield zone

    @clause-castle
    Scenario: The S-trigger of a castle that a spell puts into the hand cannot be declared
      Given it is Alice's main step
      And Alice has a "Sudden Tower" in her hand
      And Alice has a "Castle Recall" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice fortifies her first shield with "Sudden Tower"
      And Alice casts "Castle Recall"
      And Alice tries to declare "Sudden Tower"
      Then that is refused
      And "Sudden Tower" is in Alice's hand

  @DM-701.14c
  Rule: 701.14c Shields that an effect breaks are put into the hand at the same time

    Scenario: An S-trigger of one of two shields that a spell breaks is used with both in the hand
      Given it is Alice's main step
      And Alice has a "Double Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Sudden Blade" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      When Alice casts "Double Splitter"
      And Bob declares "Sudden Blade"
      Then "Lamp Squire" is in Bob's hand
      And "Grave Hound" is among what Bob can choose

    @needs-events
    Scenario: Shields of both players that a spell breaks are put into the hands at the same time
      Given it is Alice's main step
      And Alice has a "Splitting Quake" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Moss Giant" in her shield zone
      And Bob has a "Lamp Squire" in his shield zone
      When Alice casts "Splitting Quake"
      Then "Moss Giant" and "Lamp Squire" were broken at the same time

    Scenario: A player chooses a shield of each player before she declares the S-trigger of hers
      Given it is Alice's main step
      And Alice has a "Splitting Quake" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Sudden Blade" in her shield zone
      And Bob has a "Moss Giant" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      When Alice casts "Splitting Quake"
      And Alice breaks Bob's second shield
      And Alice declares "Sudden Blade"
      Then "Lamp Squire" is in Bob's hand

  @DM-701.14d
  Rule: 701.14d An effect by which one more shield is broken is for attacks and for effects
    - attack: an attack breaks one more
    - effect: an effect breaks one more
    - none: an effect that breaks no shield breaks none

    @clause-attack
    Scenario: An attack breaks one shield more by another card's effect
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Extra Hammer" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks any shields
      Then Bob has three cards in his shield zone

    @clause-effect
    Scenario: A spell breaks one shield more by another card's effect
      Given it is Alice's main step
      And Alice has a "Shield Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Extra Hammer" in her battle zone
      When Alice casts "Shield Splitter"
      And Alice breaks any shields
      Then Bob has three cards in his shield zone

    @clause-none
    Scenario: A spell that breaks a shield for each giant breaks none without a giant, whatever is broken besides
      Given it is Alice's main step
      And Alice has a "Giant Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Extra Hammer" in her battle zone
      When Alice casts "Giant Splitter"
      Then "Giant Splitter" is in Alice's graveyard
      And Bob has five cards in his shield zone

    @clause-attack
    Scenario: A Q-breaker that breaks one shield more breaks five of seven, and not all of them
      Given it is Alice's attack step
      And Alice has an untapped "Quad Maul" in her battle zone
      And Alice has an untapped "Extra Hammer" in her battle zone
      And Bob has seven cards in his shield zone
      When Alice attacks Bob with "Quad Maul"
      And Alice breaks any shields
      Then Bob has two cards in his shield zone
      And Bob has five cards in his hand

  @DM-701.15a
  Rule: 701.15a To evolve is to lay an evolution creature on a creature, or an evolution cross gear on a cross gear
    - creature: an evolution creature is laid on a creature
    - gear: an evolution cross gear is laid on a cross gear

    @clause-creature
    Scenario: An evolution creature is laid on a creature
      Given it is Alice's main step
      And Alice has a "Flint Elder" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Tall Squire" in her battle zone
      When Alice evolves "Tall Squire" into "Flint Elder"
      Then "Flint Elder" lies on "Tall Squire"

    @clause-gear
    Scenario: An evolution cross gear is laid on a cross gear
      Given it is Alice's main step
      And Alice has a "Honed Gauntlet" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an "Iron Gauntlet" in her battle zone
      When Alice evolves "Iron Gauntlet" into "Honed Gauntlet"
      Then "Honed Gauntlet" lies on "Iron Gauntlet"

  @DM-701.15a @revisions-s-max
  Rule: 701.15a An evolution creature can be laid on a card that is no creature

    @changed
    Scenario: An evolution creature is laid on a tamaseed
      Given it is Alice's main step
      And Alice has a "Seedling Lord" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has a "Sunlit Seed" in her battle zone
      When Alice evolves "Sunlit Seed" into "Seedling Lord"
      Then "Seedling Lord" lies on "Sunlit Seed"

  @DM-701.16a
  Rule: 701.16a To generate is to put a cross gear into the battle zone, by paying its cost
    - pays: its cost is paid
    - puts: the cross gear is put into the battle zone
    - counts: then it has been generated

    @clause-pays @clause-puts
    Scenario: A generated cross gear comes from the hand to the battle zone, and its cost is paid
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice generates "Iron Gauntlet"
      Then "Iron Gauntlet" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-pays
    Scenario: A cross gear that cannot be paid for is not generated
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her hand
      When Alice tries to generate "Iron Gauntlet"
      Then that is refused

    @clause-counts
    Scenario: What waits for a cross gear to be generated triggers
      Given it is Alice's main step
      And Alice has an untapped "Generating Bell" in her battle zone
      And Alice has an "Iron Gauntlet" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice generates "Iron Gauntlet"
      Then Alice has one card in her hand
      And "Iron Gauntlet" is in Alice's battle zone

  @DM-701.17a
  Rule: 701.17a To cross is to put a cross gear with a creature, where it stays to be seen
    - with: the gear is crossed to the creature
    - seen: both players see it

    @clause-with @clause-seen
    Scenario: A cross gear that is crossed lies with its creature for both players to see
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice crosses "Iron Gauntlet" to "Grave Hound"
      Then "Iron Gauntlet" is crossed to "Grave Hound"
      And Bob sees "Iron Gauntlet"
      And Alice sees "Iron Gauntlet"

  @DM-701.18a @revisions-s-max
  Rule: 701.18a To link is to connect cards side by side

    Scenario: Three cards that are linked lie in a row
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an untapped "Ash Right Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice summons "Ash Heart" linked to the right of "Ash Left Hand" and to the left of "Ash Right Hand"
      Then "Ash Heart" lies to the right of "Ash Left Hand"
      And "Ash Right Hand" lies to the right of "Ash Heart"

  @DM-701.18a @revisions-1.13
  Rule: 701.18a (1.13) To link is to connect creatures side by side, which become one creature
    - side: they lie side by side
    - one: an effect upon creatures is upon them once

    @clause-side
    Scenario: By 1.13 three cards that are linked lie in a row
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an untapped "Ash Right Hand" in her battle zone
      And Alice has an "Ash Heart" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice summons "Ash Heart" linked to the right of "Ash Left Hand" and to the left of "Ash Right Hand"
      Then "Ash Heart" lies to the right of "Ash Left Hand"
      And "Ash Right Hand" lies to the right of "Ash Heart"

    @clause-one
    Scenario: By 1.13 an effect upon all creatures takes power from linked cards once
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has a "Wasting Fog" in her hand
      And Alice has three untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice casts "Wasting Fog"
      Then "Ash Left Hand" has 5000 power

  @DM-701.18b @revisions-s-max
  Rule: 701.18b Linked cards are one creature together
    - effects: an effect upon creatures is upon them once
    - attack: they attack once

    @clause-effects
    Scenario: An effect upon all creatures takes power from linked cards once
      Given it is Alice's main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" in her hand
      And Alice has a "Wasting Fog" in her hand
      And Alice has three untapped "Grave Hound" in her mana zone
      When Alice summons "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice casts "Wasting Fog"
      Then "Ash Left Hand" has 5000 power

    @clause-attack
    Scenario: The second of two linked cards does not attack after the first
      Given it is Alice's attack step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice could attack again
      When Alice attacks Bob with "Ash Left Hand"
      And Alice breaks any shields
      And everyone passes until the attack is over
      And Alice tries to attack Bob with "Ash Right Hand"
      Then that is refused

  @DM-701.19a
  Rule: 701.19a To fortify is to put a castle on a shield, by paying its cost, and only in the main step
    - pays: its cost is paid
    - shield: it is put on the shield that its player names
    - main: it is done in the main step

    @clause-pays
    Scenario: A castle is paid for as it fortifies a shield
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has three untapped "Lamp Squire" in her mana zone
      When Alice fortifies her fifth shield with "Cliff Fort"
      Then Alice has one untapped mana
      And "Cliff Fort" is in Alice's shield zone

    @clause-shield
    Scenario: A castle lies on the shield that its player named
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice fortifies her fourth shield with "Cliff Fort"
      Then "Cliff Fort" fortifies Alice's fourth shield

    @clause-main
    Scenario: No shield is fortified in the attack step
      Given it is Alice's attack step
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice tries to use "Cliff Fort"
      Then that is refused

  @DM-701.21a
  Rule: 701.21a To judge is for each player to show the top card of his deck and put it under the deck
    - each: each player does so
    - under: the shown card is put under its deck
    - without: a player without a card in the deck shows none, and the other does all the same

    @clause-each @clause-under
    Scenario: By a judgment each player's top card comes under his deck
      Given it is Alice's main step
      And Alice has a "Weighing In" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice's deck is "Lamp Squire", "Insight", "Lull", from the top
      And Bob's deck is "Moss Giant", "Insight", "Lull", from the top
      When Alice casts "Weighing In"
      Then the cards in Alice's deck are "Insight", "Lull", "Lamp Squire"
      And the cards in Bob's deck are "Insight", "Lull", "Moss Giant"
      And "Weighing In" is in Alice's graveyard

    @needs-events @clause-each
    Scenario: By a judgment both players are shown both top cards
      Given it is Alice's main step
      And Alice has a "Weighing In" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Lamp Squire"
      And the top of Bob's deck is "Moss Giant"
      When Alice casts "Weighing In"
      Then Bob was shown "Lamp Squire" by an effect
      And Alice was shown "Moss Giant" by an effect

    @clause-without
    Scenario: By a judgment a player without a deck who cannot lose shows nothing and does not win it
      Given it is Alice's main step
      And Alice has a "Weighing In" in her hand
      And Alice has an "Insight" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Undying Oath" in her battle zone
      And Alice's deck is "Field Hand", from the top
      And Bob's deck is "Moss Giant", "Ruin", "Lull", from the top
      When Alice casts "Insight"
      And Alice casts "Weighing In"
      Then the bottom cards of Bob's deck are "Ruin", "Lull" and "Moss Giant", in that order
      And the cards in Alice's hand are "Field Hand"
      And "Weighing In" is in Alice's graveyard

    @clause-under
    Scenario: By a judgment each player's top card comes under all other cards of the deck
      Given it is Alice's main step
      And Alice has a "Weighing In" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice's deck is "Lamp Squire", "Insight", "Lull", from the top
      And Bob's deck is "Moss Giant", "Ruin", "Grave Hound", from the top
      When Alice casts "Weighing In"
      Then the bottom cards of Alice's deck are "Insight", "Lull" and "Lamp Squire", in that order
      And the bottom cards of Bob's deck are "Ruin", "Grave Hound" and "Moss Giant", in that order
      And "Weighing In" is in Alice's graveyard

  @DM-701.21b
  Rule: 701.21b Who has the judgment made wins it with a card of the same mana cost or more
    - more: with a greater mana cost
    - same: with the same mana cost
    - less: and not with a lesser

    @clause-more
    Scenario: A card that costs more than the other player's wins the judgment
      Given it is Alice's main step
      And Alice has a "Weighing In" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Weighing In"
      Then Alice has one card in her hand
      And "Weighing In" is in Alice's graveyard

    @clause-same
    Scenario: A card that costs as much as the other player's wins the judgment
      Given it is Alice's main step
      And Alice has a "Weighing In" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Weighing In"
      Then Alice has one card in her hand
      And "Weighing In" is in Alice's graveyard

    @clause-less
    Scenario: A card that costs less than the other player's does not win the judgment
      Given it is Alice's main step
      And Alice has a "Weighing In" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Bob's deck is "Moss Giant"
      When Alice casts "Weighing In"
      Then Alice has no cards in her hand
      And "Weighing In" is in Alice's graveyard

  @DM-701.21b @revisions-s-max
  Rule: 701.21b A king cell has no mana cost with which it could win

    Scenario: A card without a mana cost does not win the judgment against one that has a cost
      Given it is Alice's main step
      And Alice has a "Weighing In" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Crown of Dawn"
      When Alice casts "Weighing In"
      Then Alice has no cards in her hand
      And "Weighing In" is in Alice's graveyard

  @DM-701.20a
  Rule: 701.20a To awaken a psychic creature is to turn it over to its other side
    - side: the other side shows
    - psychic: no other card with two sides awakens

    @clause-side
    Scenario: A psychic creature that awakens shows its other side
      Given it is Alice's main step
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Dusk Wyvern" in her battle zone
      When Alice casts "Dawn Bell"
      Then "Dusk Wyvern" shows its second side
      And "Dusk Wyvern" has 8000 power

    @clause-psychic
    Scenario: A spell that lets all cards awaken turns no dragheart over
      Given it is Alice's main step
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Iron Heirloom" equipped on "Grave Hound"
      When Alice casts "Dawn Bell"
      Then "Iron Heirloom" shows its first side
      And "Dawn Bell" is in Alice's graveyard

  @DM-701.22a
  Rule: 701.22a To dragon-release a dragheart is to turn it over to its other side
    - side: the other side shows
    - dragheart: no other card with two sides is released so

    @clause-side
    Scenario: A dragheart weapon that is dragon-released is the creature on its other side
      Given it is Alice's main step
      And Alice has a "Dragon Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Iron Heirloom" equipped on "Grave Hound"
      When Alice casts "Dragon Bell"
      Then "Iron Heirloom" shows its second side
      And "Iron Heirloom" has 7000 power

    @clause-dragheart
    Scenario: A spell that dragon-releases all cards turns no psychic creature over
      Given it is Alice's main step
      And Alice has a "Dragon Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Dusk Wyvern" in her battle zone
      When Alice casts "Dragon Bell"
      Then "Dusk Wyvern" shows its first side
      And "Dragon Bell" is in Alice's graveyard

  @DM-701.25a @revisions-s-max
  Rule: 701.25a To forbidden-release a heartbeat is to turn it over to its other side
    - side: the other side shows
    - heartbeat: no other card with two sides is released so

    @clause-side
    Scenario: A forbidden heartbeat that is released is the creature on its other side
      Given it is Alice's main step
      And Alice has a "Breaking Ban" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Bound Pulse" in her battle zone
      When Alice casts "Breaking Ban"
      Then "Bound Pulse" shows its second side
      And "Bound Pulse" has 11000 power

    @clause-heartbeat
    Scenario: A spell that forbidden-releases all cards turns no psychic creature over
      Given it is Alice's main step
      And Alice has a "Breaking Ban" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Dusk Wyvern" in her battle zone
      When Alice casts "Breaking Ban"
      Then "Dusk Wyvern" shows its first side
      And "Breaking Ban" is in Alice's graveyard

  @DM-701.24a @revisions-1.13
  Rule: 701.24a (1.13) To forbidden-release a heartbeat is to turn it over to its other side
    - turned: the other side shows
    - only: no other card with two sides is released so

    @clause-turned
    Scenario: By 1.13 a forbidden heartbeat that is released is the creature on its other side
      Given it is Alice's main step
      And Alice has a "Breaking Ban" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Bound Pulse" in her battle zone
      When Alice casts "Breaking Ban"
      Then "Bound Pulse" shows its second side
      And "Bound Pulse" has 11000 power

    @clause-only
    Scenario: By 1.13 a spell that forbidden-releases all cards turns no psychic creature over
      Given it is Alice's main step
      And Alice has a "Breaking Ban" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Dusk Wyvern" in her battle zone
      When Alice casts "Breaking Ban"
      Then "Dusk Wyvern" shows its first side
      And "Breaking Ban" is in Alice's graveyard
  @DM-701.23a @revisions-s-max
  Rule: 701.23a To remove a seal is to move it from the battle zone to another zone
    - zone: whichever other zone it goes to
    - seal: a card that was no seal is not removed as one

    @clause-zone
    Scenario: A seal that goes to the hand has been removed
      Given it is Alice's main step
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Freed Hand" in her battle zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      When Alice casts "Card Lifter"
      And Alice chooses the card "Moss Giant"
      Then "Moss Giant" is in Bob's hand
      And Alice has one card in her hand

    @clause-zone
    Scenario: A seal that goes to the graveyard has been removed
      Given it is Alice's main step
      And Alice has a "Grove Marshal" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has an untapped "Freed Hand" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      When Alice summons "Grove Marshal"
      Then "Gate Warden" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-seal
    Scenario: No seal has been removed as a creature goes to the hand
      Given it is Alice's main step
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Freed Hand" in her battle zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Recruit"
      Then "Ember Recruit" is in Bob's hand
      And Alice has no cards in her hand

  @DM-701.23b @revisions-s-max
  Rule: 701.23b A seal that is removed because a command has come goes to the graveyard

    Scenario: The seal of the other player's creature goes to his graveyard as his command comes
      Given it is Alice's main step
      And Alice has a "Rival Summons" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Bob has a "Grove Marshal" in his mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Gate Warden" as a seal on "Moss Giant"
      When Alice casts "Rival Summons"
      Then the cards in Bob's graveyard are "Gate Warden"

  @DM-701.24a @revisions-s-max
  Rule: 701.24a To seal a card is to put the top card of the deck face down on it in the battle zone
    - top: the top card of the deck is put there
    - down: it is put there face down
    - counts: then a seal has been put on

    @clause-top
    Scenario: The next card of the deck is its top card once a creature has been sealed
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And the top of Bob's deck is "Moss Giant", "Gate Warden", "Spark Runner"
      When Alice casts "Clay Verdict"
      Then the top cards of Bob's deck are "Gate Warden", "Spark Runner", in that order
      And "Moss Giant" is in Bob's battle zone

    @clause-down
    Scenario: The player whose creature is sealed is not shown the card that comes from his deck
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob's deck is four "Gate Warden", from the top
      When Alice casts "Clay Verdict"
      Then "Gate Warden" is in Bob's battle zone
      And Bob sees one card in Bob's battle zone

    @clause-counts
    Scenario: What waits for a seal to be put on triggers
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Bound Hand" in her battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Clay Verdict"
      Then "Clay Verdict" is in Alice's graveyard
      And Alice has one card in her hand

  @DM-701.23a @revisions-1.13
  Rule: 701.23a (1.13) To seal a card is to put the top card of the deck face down on it in the battle zone
    - first: the top card of the deck is put there
    - hidden: it is put there face down

    @clause-first
    Scenario: By 1.13 the next card of the deck is its top card once a creature has been sealed
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And the top of Bob's deck is "Moss Giant", "Ember Recruit", "Spark Runner"
      When Alice casts "Clay Verdict"
      Then the top cards of Bob's deck are "Ember Recruit", "Spark Runner", in that order
      And "Moss Giant" is in Bob's battle zone

    @clause-hidden
    Scenario: By 1.13 the player whose creature is sealed is not shown the card that comes from his deck
      Given it is Alice's main step
      And Alice has a "Clay Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob's deck is four "Ember Recruit", from the top
      When Alice casts "Clay Verdict"
      Then "Ember Recruit" is in Bob's battle zone
      And Bob sees one card in Bob's battle zone

  @DM-701.26a @revisions-s-max
  Rule: 701.26a To swap cards is to have them change places, and a creature that comes so is in the state of the one that goes
    - places: each goes to the zone where the other was
    - pose: it is tapped if the other was, and untapped if not
    - gear: what is no creature is not tapped so, and does not attack
    - attack: it attacks if the other did
    - other: a creature that takes the place of one that does not attack does not attack

    @clause-places
    Scenario: The attacking creature goes to the hand, and the card of the hand comes to the battle zone
      Given it is Alice's attack step
      And Alice has an untapped "Spark Runner" in her battle zone
      And Alice has a "Dawn Rebel" in her hand
      When Alice attacks Bob with "Spark Runner"
      And Alice declares "Dawn Rebel"
      Then "Dawn Rebel" is in Alice's battle zone
      And "Spark Runner" is in Alice's hand

    @clause-places
    Scenario: A creature that changes places with the top card of the deck lies on top of it
      Given it is Alice's main step
      And Alice has a "Lifting Winds" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And the top of Alice's deck is "Moss Giant", "Insight"
      When Alice casts "Lifting Winds"
      Then "Moss Giant" is in Alice's battle zone
      And the top cards of Alice's deck are "Lamp Squire" and "Insight", in that order

    @clause-pose
    Scenario: A creature that takes the place of a tapped one is tapped
      Given it is Alice's main step
      And Alice has a "Changing Winds" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a tapped "Lamp Squire" in her battle zone
      When Alice casts "Changing Winds"
      Then "Lamp Squire" is in Alice's mana zone
      And "Tide Runner" is tapped
      And "Tide Runner" is in Alice's battle zone

    @clause-pose
    Scenario: A creature that takes the place of an untapped one is untapped, although it was tapped as mana
      Given it is Alice's main step
      And Alice has a "Changing Winds" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Changing Winds"
      Then "Tide Runner" is in Alice's battle zone
      And "Tide Runner" is untapped

    @clause-gear
    Scenario: A cross gear that takes the place of a tapped creature is untapped
      Given it is Alice's main step
      And Alice has a "Wild Winds" in her hand
      And Alice has an untapped "Battle Drum" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a tapped "Lamp Squire" in her battle zone
      When Alice casts "Wild Winds"
      And Alice chooses "Battle Drum"
      Then "Battle Drum" is in Alice's battle zone
      And "Battle Drum" is untapped

    @clause-gear
    Scenario: A cross gear that takes the place of an attacking creature attacks nobody
      Given it is Alice's attack step
      And Alice has an untapped "Fleeting Ram" in her battle zone
      And Alice has an untapped "Battle Drum" in her mana zone
      And Alice could attack again
      When Alice attacks Bob with "Fleeting Ram"
      And everyone passes until the attack is over
      Then "Battle Drum" is in Alice's battle zone
      And Bob has five cards in his shield zone

    @clause-attack
    Scenario: The creature that takes the place of an attacking one attacks
      Given it is Alice's attack step
      And Alice has an untapped "Spark Runner" in her battle zone
      And Alice has a "Dawn Rebel" in her hand
      And Bob has a "Moss Giant" in his first shield
      And Bob has a "Tide Runner" in his second shield
      When Alice attacks Bob with "Spark Runner"
      And Alice declares "Dawn Rebel"
      Then "Dawn Rebel" is attacking

    @clause-attack
    Scenario: A god that takes the place of an attacking creature battles with the power of the god that it comes linked to as well
      Given it is Alice's attack step
      And Alice has an untapped "Spark Runner" in her battle zone
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Rebel Hand" in her hand
      And Bob has a tapped "Moss Giant" in his battle zone
      When Alice attacks "Moss Giant" with "Spark Runner"
      And Alice declares "Ash Rebel Hand"
      And Alice links it to the right of "Ash Left Hand"
      Then "Moss Giant" is in Bob's graveyard
      And "Ash Rebel Hand" is in Alice's battle zone

    @clause-attack
    Scenario Outline: The creature that takes the place of attacking gods attacks, though of these only <gone> leaves
      Given it is Alice's attack step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has an "Understudy" in her hand
      When Alice attacks Bob with "Ash Left Hand"
      And Alice declares "Understudy"
      And Alice chooses the card "<gone>"
      Then "Understudy" is attacking
      And "<stays>" is not attacking
      And "<stays>" is in Alice's battle zone

      Examples:
        | gone           | stays          |
        | Ash Left Hand  | Ash Right Hand |
        | Ash Right Hand | Ash Left Hand  |

    @clause-attack
    Scenario: The creature that takes the place of attacking gods battles, and neither of two gods that are left of them does
      Given it is Alice's attack step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Heart" linked to the right of "Ash Left Hand"
      And Alice has an "Ash Right Hand" linked to the right of "Ash Heart"
      And Alice has an "Understudy" in her hand
      And Bob has a tapped "Moss Giant" in his battle zone
      When Alice attacks "Moss Giant" with "Ash Left Hand"
      And Alice declares "Understudy"
      And Alice chooses the card "Ash Heart"
      Then "Understudy" is in Alice's graveyard
      And "Ash Left Hand" is in Alice's battle zone
      And "Ash Right Hand" is in Alice's battle zone

    @clause-other @clause-places
    Scenario: A creature that takes the place of another than the attacking one does not attack
      Given it is Alice's attack step
      And Alice has an untapped "Spark Runner" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an "Understudy" in her hand
      And Bob has a "Moss Giant" in his first shield
      And Bob has a "Tide Runner" in his second shield
      When Alice attacks Bob with "Spark Runner"
      And Alice declares "Understudy"
      And Alice chooses "Lamp Squire"
      Then "Spark Runner" is attacking
      And "Understudy" is not attacking
      And "Understudy" is in Alice's battle zone
      And "Lamp Squire" is in Alice's hand

  @DM-701.26b @revisions-s-max
  Rule: 701.26b If one of two cards that are swapped cannot move, neither does, and nothing about them changes
    - leaving: if the creature cannot leave the battle zone
    - coming: if the other card cannot come there
    - state: nothing is changed
    - gone: if the creature has left the battle zone already
    - base: an evolution creature without one that it evolves from cannot come
    - if: what follows if they change places is not done
    - after: what replaces a move does so again once cards have been swapped

    @example @clause-leaving @clause-state
    Scenario: A creature that would stay goes on attacking as it was, and the card of the hand is not swapped
      Given it is Alice's attack step
      And Alice has an untapped "Clinging Imp" in her battle zone
      And Alice has a "Dawn Rebel" in her hand
      When Alice attacks Bob with "Clinging Imp"
      And Alice declares "Dawn Rebel"
      Then "Clinging Imp" is attacking
      And "Clinging Imp" is tapped
      And "Dawn Rebel" is in Alice's hand

    @example @clause-leaving @clause-state
    Scenario: A player who uses an effect that keeps the creature there has the swap undone, and does not do what it says
      Given it is Alice's attack step
      And Alice has an untapped "Bartering Imp" in her battle zone
      And Alice has a "Dawn Rebel" in her hand
      When Alice attacks Bob with "Bartering Imp"
      And Alice declares "Dawn Rebel"
      And Alice says yes
      Then "Bartering Imp" is attacking
      And "Dawn Rebel" is in Alice's hand
      And Alice has no cards in her graveyard

    @clause-leaving
    Scenario: A player who does not use it has them swapped
      Given it is Alice's attack step
      And Alice has an untapped "Bartering Imp" in her battle zone
      And Alice has a "Dawn Rebel" in her hand
      When Alice attacks Bob with "Bartering Imp"
      And Alice declares "Dawn Rebel"
      And Alice says no
      Then "Dawn Rebel" is attacking
      And "Bartering Imp" is in Alice's hand

    @clause-coming
    Scenario: What is only done as well as a card comes does not keep two cards from being swapped
      Given it is Alice's main step
      And Alice has a "Changing Winds" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Gate Toll" in his battle zone
      When Alice casts "Changing Winds"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Alice's battle zone
      And "Grave Hound" is in Alice's mana zone

    @clause-coming
    Scenario: A creature that would come to another zone is not swapped for the one that attacks
      Given it is Alice's attack step
      And Alice has an untapped "Spark Runner" in her battle zone
      And Alice has a "Dawn Rebel" in her hand
      And Bob has an untapped "Bridge Warden" in his battle zone
      When Alice attacks Bob with "Spark Runner"
      And Alice declares "Dawn Rebel"
      Then "Spark Runner" is attacking
      And "Dawn Rebel" is in Alice's hand

    @clause-leaving @clause-state
    Scenario: A creature that would come to another zone than the hand is not swapped for the card of the hand
      Given it is Alice's attack step
      And Alice has an untapped "Spark Runner" in her battle zone
      And Alice has a "Dawn Rebel" in her hand
      And Bob has an untapped "Hand Warden" in his battle zone
      When Alice attacks Bob with "Spark Runner"
      And Alice declares "Dawn Rebel"
      Then "Spark Runner" is attacking
      And "Dawn Rebel" is in Alice's hand

    @clause-gone
    Scenario: A second card is not swapped for the creature that the first one has taken the place of
      Given it is Alice's attack step
      And Alice has an untapped "Spark Runner" in her battle zone
      And Alice has a "Dawn Rebel" in her hand
      And Alice has a "Dusk Rebel" in her hand
      And Bob has a "Moss Giant" in his first shield
      And Bob has a "Tide Runner" in his second shield
      When Alice attacks Bob with "Spark Runner"
      And Alice declares "Dawn Rebel" and "Dusk Rebel"
      And Alice chooses "Dawn Rebel"
      Then "Dawn Rebel" is attacking
      And "Spark Runner" is in Alice's hand
      And "Dusk Rebel" is in Alice's hand

    @clause-base @clause-if
    Scenario: An evolution creature is not swapped for a creature that it does not evolve from
      Given it is Alice's main step
      And Alice has a "Changing Gales" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Flint Elder" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Changing Gales"
      And Alice chooses "Flint Elder"
      Then "Moss Giant" is in Alice's battle zone
      And "Flint Elder" is in Alice's mana zone
      And Alice has no cards in her hand
      And "Changing Gales" is in Alice's graveyard

    @clause-if
    Scenario: What follows if two cards change places is done where they do
      Given it is Alice's main step
      And Alice has a "Changing Gales" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Changing Gales"
      Then "Tide Runner" is in Alice's battle zone
      And Alice has one card in her hand

    @clause-after
    Scenario: What a player's card says happens instead of destroying happens once cards have been swapped
      Given it is Alice's main step
      And Alice has a "Changing Winds" in her hand
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Second Chance" in her battle zone
      When Alice casts "Changing Winds"
      And Alice chooses "Moss Giant"
      And Alice chooses "Tide Runner"
      And Alice casts "Ruin"
      And Alice chooses "Tide Runner"
      Then "Tide Runner" is in Alice's mana zone
      And "Ruin" is in Alice's graveyard

    @clause-base
    Scenario: An evolution creature is not swapped for the only creature that it could evolve from
      Given it is Alice's main step
      And Alice has a "Changing Gales" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Flint Elder" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Changing Gales"
      And Alice chooses "Flint Elder"
      Then "Lamp Squire" is in Alice's battle zone
      And "Flint Elder" is in Alice's mana zone
      And "Changing Gales" is in Alice's graveyard

    @clause-base
    Scenario: An evolution creature that is swapped for a creature evolves from another one
      Given it is Alice's main step
      And Alice has a "Changing Gales" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Flint Elder" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Changing Gales"
      And Alice chooses "Moss Giant"
      And Alice chooses "Flint Elder"
      Then "Moss Giant" is in Alice's mana zone
      And "Flint Elder" lies on "Lamp Squire"

    @clause-leaving
    Scenario: A creature that does not leave the battle zone is not swapped
      Given it is Alice's main step
      And Alice has a "Changing Gales" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lasting Landmark" in her battle zone
      When Alice casts "Changing Gales"
      Then "Lasting Landmark" is in Alice's battle zone
      And "Tide Runner" is in Alice's mana zone
      And Alice has no cards in her hand

  @DM-701.26c @revisions-s-max
  Rule: 701.26c Zones that are swapped have all their cards change places, even if one is empty, and those that can though others cannot
    - all: all cards of each go to the other
    - empty: also if one has none
    - rest: if some cannot move, the others do
    - once: neither zone's cards go before those of the other

    @clause-all
    Scenario: The cards of the hand and of the graveyard change places
      Given it is Alice's main step
      And Alice has a "Tidal Exchange" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Moss Giant" in her hand
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Grave Hound" in her graveyard
      When Alice casts "Tidal Exchange"
      Then the cards in Alice's hand are "Grave Hound"
      And "Moss Giant" is in Alice's graveyard
      And "Lamp Squire" is in Alice's graveyard

    @example @clause-empty
    Scenario: Cards of the graveyard come to an empty hand
      Given it is Alice's main step
      And Alice has a "Tidal Exchange" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Grave Hound" in her graveyard
      When Alice casts "Tidal Exchange"
      Then the cards in Alice's hand are "Grave Hound"

    @example @clause-rest
    Scenario: A card that stays in the graveyard keeps no other from changing places
      Given it is Alice's main step
      And Alice has a "Tidal Exchange" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Moss Giant" in her hand
      And Alice has a "Grave Hound" in her graveyard
      And Alice has a "Rooted Card" in her graveyard
      When Alice casts "Tidal Exchange"
      Then the cards in Alice's hand are "Grave Hound"
      And "Moss Giant" is in Alice's graveyard
      And "Rooted Card" is in Alice's graveyard

    @clause-once
    Scenario: A card of the hand goes elsewhere by an effect for as long as there are cards in the graveyard, whose only card comes to the hand
      Given it is Alice's main step
      And Alice has a "Tidal Exchange" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Tidal Warden" in her battle zone
      And Alice has a "Moss Giant" in her hand
      And Alice has a "Grave Hound" in her graveyard
      When Alice casts "Tidal Exchange"
      Then "Moss Giant" is in Alice's mana zone
      And the cards in Alice's hand are "Grave Hound"

  @DM-701.25a @revisions-1.13
  Rule: 701.25a (1.13) To swap cards is to have them change places, and a creature that comes so is in the state of the one that goes
    - zones: each goes to the zone where the other was
    - turned: it is tapped if the other was, and untapped if not
    - attacking: it attacks if the other did

    @clause-zones
    Scenario: By 1.13 the attacking creature goes to the hand, and the card of the hand comes to the battle zone
      Given it is Alice's attack step
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has a "Dawn Rebel" in her hand
      When Alice attacks Bob with "Ember Recruit"
      And Alice declares "Dawn Rebel"
      Then "Dawn Rebel" is in Alice's battle zone
      And "Ember Recruit" is in Alice's hand

    @clause-turned
    Scenario: By 1.13 a creature that takes the place of a tapped one is tapped
      Given it is Alice's main step
      And Alice has a "Changing Winds" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a tapped "Grave Hound" in her battle zone
      When Alice casts "Changing Winds"
      Then "Grave Hound" is in Alice's mana zone
      And "Tide Runner" is tapped
      And "Tide Runner" is in Alice's battle zone

    @clause-turned
    Scenario: By 1.13 a creature that takes the place of an untapped one is untapped, although it was tapped as mana
      Given it is Alice's main step
      And Alice has a "Changing Winds" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Changing Winds"
      Then "Tide Runner" is in Alice's battle zone
      And "Tide Runner" is untapped

    @clause-attacking
    Scenario: By 1.13 the creature that takes the place of an attacking one attacks
      Given it is Alice's attack step
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has a "Dawn Rebel" in her hand
      And Bob has a "Moss Giant" in his first shield
      And Bob has a "Tide Runner" in his second shield
      When Alice attacks Bob with "Ember Recruit"
      And Alice declares "Dawn Rebel"
      Then "Dawn Rebel" is attacking

  @DM-701.25b @revisions-1.13
  Rule: 701.25b (1.13) A swapped creature takes over the attack, and no effect on the creature that it is swapped for
    - goes-on: the attack goes on
    - effects: effects on the other are not on it

    @clause-goes-on
    Scenario: By 1.13 the shield that the attack reaches is broken by the creature that has come
      Given it is Alice's attack step
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice could attack again
      And Alice has a "Dawn Rebel" in her hand
      And Bob has a "Moss Giant" in his first shield
      When Alice attacks Bob with "Ember Recruit"
      And Alice declares "Dawn Rebel"
      Then "Ember Recruit" is in Alice's hand
      And "Moss Giant" is in Bob's hand

    @clause-effects
    Scenario: By 1.13 a creature does not have the power that the one whose place it takes was given
      Given it is Alice's main step
      And Alice has a "Giant Draught" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has a "Dawn Rebel" in her hand
      When Alice casts "Giant Draught"
      And everyone passes until Alice's attack step
      And Alice attacks Bob with "Ember Recruit"
      And Alice declares "Dawn Rebel"
      Then "Dawn Rebel" is in Alice's battle zone
      And "Dawn Rebel" has 7000 power

  @DM-701.21c @revisions-s-max
  Rule: 701.21c Whoever shows a card with two costs in a judgment decides which one counts

    Scenario Outline: A player whose twin card is judged <wins> by its cost of <cost>
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Weighing In" in her hand
      And the top of Alice's deck is "Fire Cub / Fire Jet"
      And the top of Bob's deck is "Modest Giant"
      When Alice casts "Weighing In"
      And Alice takes <cost> as the cost of "Fire Cub / Fire Jet"
      Then Alice has <cards> in her hand
      And "Weighing In" is in Alice's graveyard

      Examples:
        | wins          | cost | cards    |
        | wins          | 5    | one card |
        | does not win  | 2    | no cards |

    Scenario Outline: Of two players whose twin cards are judged <player> decides first, whose turn it is
      Given it is <player>'s main step
      And <player> has an untapped "Tide Runner" in <their> mana zone
      And <player> has a "Weighing In" in <their> hand
      And the top of Alice's deck is "Sinking Otter / Otter Song"
      And the top of Bob's deck is "Fire Cub / Fire Jet"
      When <player> casts "Weighing In"
      And <player> tries to take <cost> as the cost of "<card>"
      Then that is allowed

      Examples:
        | player | their | card                       | cost |
        | Alice  | her   | Sinking Otter / Otter Song | 3    |
        | Bob    | his   | Fire Cub / Fire Jet        | 2    |

  @DM-701.30a @revisions-s-max
  Rule: 701.30a To GR-summon is to summon the top card of one's own super GR zone as if it had been paid for
    - top: the top card, and no other
    - summon: it has been summoned
    - free: nothing is paid for it
    - own: the player's own
    - named: what an effect says then of the creature is said of the one that was summoned
    - barred: it is not summoned if it may not be used, or its player may use no cards

    @clause-top @clause-free
    Scenario: A spell that GR-summons puts the top card of the super GR zone into the battle zone
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has a "Bell Golem" in her super GR zone
      And Alice has a "Gear Hatch" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice casts "Gear Hatch"
      Then "Copper Crow" is in Alice's battle zone
      And "Bell Golem" is in Alice's super GR zone
      And Alice has one untapped mana

    @clause-summon
    Scenario: What waits for a creature to be summoned triggers for a GR summon
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has a "Gear Hatch" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Summoner's Chime" in her battle zone
      When Alice casts "Gear Hatch"
      Then "Gear Hatch" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-own
    Scenario: A player whose super GR zone is empty GR-summons nothing, whatever the other player has
      Given it is Alice's main step
      And Bob has a "Copper Crow" in his super GR zone
      And Alice has a "Gear Hatch" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Gear Hatch"
      Then "Gear Hatch" is in Alice's graveyard
      And "Copper Crow" is in Bob's super GR zone

    @clause-named
    Scenario: A spell that gives power to the creature that it GR-summons gives it to that one
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has an "Armed Hatch" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Armed Hatch"
      Then "Copper Crow" has 5000 power
      And "Moss Giant" has 6000 power

    @clause-barred
    Scenario: A spell GR-summons nothing while its player may use no creatures
      Given it is Alice's main step
      And Bob has an untapped "Creature Ward" in his battle zone
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has a "Gear Hatch" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Gear Hatch"
      Then "Gear Hatch" is in Alice's graveyard
      And "Copper Crow" is in Alice's super GR zone

    @clause-barred
    Scenario: A creature that the other player puts into the battle zone GR-summons nothing for a player who may use no cards
      Given it is Bob's main step
      And Bob has an untapped "Hush" in his battle zone
      And Bob has a "Rival Summons" in his hand
      And Bob has an untapped "Field Hand" in his mana zone
      And Alice has an untapped "Hatch Keeper" in her mana zone
      And Alice has a "Copper Crow" in her super GR zone
      When Bob casts "Rival Summons"
      Then "Hatch Keeper" is in Alice's battle zone
      And "Copper Crow" is in Alice's super GR zone

  @DM-701.29a @revisions-1.13
  Rule: 701.29a (1.13) To GR-summon is to summon the top card of one's own super GR zone as if it had been paid for
    - first: the top card, and no other
    - summoned: it has been summoned
    - mana: nothing is paid for it
    - whose: the player's own
    - told: what an effect says then of the creature is said of the one that was summoned
    - banned: it is not summoned if it may not be used

    @clause-first @clause-mana
    Scenario: By 1.13 a spell that GR-summons puts the top card of the super GR zone into the battle zone
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has a "Bell Golem" in her super GR zone
      And Alice has a "Gear Hatch" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice casts "Gear Hatch"
      Then "Copper Crow" is in Alice's battle zone
      And "Bell Golem" is in Alice's super GR zone
      And Alice has one untapped mana

    @clause-summoned
    Scenario: By 1.13 what waits for a creature to be summoned triggers for a GR summon
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has a "Gear Hatch" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Summoner's Chime" in her battle zone
      When Alice casts "Gear Hatch"
      Then "Gear Hatch" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-whose
    Scenario: By 1.13 a player whose super GR zone is empty GR-summons nothing, whatever the other player has
      Given it is Alice's main step
      And Bob has a "Copper Crow" in his super GR zone
      And Alice has a "Gear Hatch" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Gear Hatch"
      Then "Gear Hatch" is in Alice's graveyard
      And "Copper Crow" is in Bob's super GR zone

    @clause-told
    Scenario: By 1.13 a spell that gives power to the creature that it GR-summons gives it to that one
      Given it is Alice's main step
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has an "Armed Hatch" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Armed Hatch"
      Then "Copper Crow" has 5000 power
      And "Moss Giant" has 6000 power

    @clause-banned
    Scenario: By 1.13 a spell GR-summons nothing while its player may use no creatures
      Given it is Alice's main step
      And Bob has an untapped "Creature Ward" in his battle zone
      And Alice has a "Copper Crow" in her super GR zone
      And Alice has a "Gear Hatch" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Gear Hatch"
      Then "Gear Hatch" is in Alice's graveyard
      And "Copper Crow" is in Alice's super GR zone

  @DM-701.27a @revisions-s-max
  Rule: 701.27a To deploy is to put a field into the battle zone, by paying its cost
    - pays: its cost is paid
    - puts: the field is put into the battle zone
    - counts: then it has been deployed

    @clause-pays @clause-puts
    Scenario: A deployed field comes from the hand to the battle zone, and its cost is paid
      Given it is Alice's main step
      And Alice has a "Quiet Meadow" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice deploys "Quiet Meadow"
      Then "Quiet Meadow" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-pays
    Scenario: A field that cannot be paid for is not deployed
      Given it is Alice's main step
      And Alice has a "Quiet Meadow" in her hand
      When Alice tries to deploy "Quiet Meadow"
      Then that is refused

    @clause-counts
    Scenario: What waits for a field to be deployed triggers
      Given it is Alice's main step
      And Alice has an untapped "Deploying Bell" in her battle zone
      And Alice has a "Quiet Meadow" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice deploys "Quiet Meadow"
      Then Alice has one card in her hand
      And "Quiet Meadow" is in Alice's battle zone

  @DM-701.26a @revisions-1.13
  Rule: 701.26a (1.13) To deploy is to put a field into the battle zone, by paying its cost
    - pays: its cost is paid
    - puts: the field is put into the battle zone
    - counts: then it has been deployed

    @clause-pays @clause-puts
    Scenario: By 1.13 a deployed field comes from the hand to the battle zone, and its cost is paid
      Given it is Alice's main step
      And Alice has a "Quiet Meadow" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice deploys "Quiet Meadow"
      Then "Quiet Meadow" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-pays
    Scenario: By 1.13 a field that cannot be paid for is not deployed
      Given it is Alice's main step
      And Alice has a "Quiet Meadow" in her hand
      When Alice tries to deploy "Quiet Meadow"
      Then that is refused

    @clause-counts
    Scenario: By 1.13 what waits for a field to be deployed triggers
      Given it is Alice's main step
      And Alice has an untapped "Deploying Bell" in her battle zone
      And Alice has a "Quiet Meadow" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice deploys "Quiet Meadow"
      Then Alice has one card in her hand
      And "Quiet Meadow" is in Alice's battle zone

  @DM-701.28a @revisions-s-max
  Rule: 701.28a To turn a field upside down is to lay it the other way up than upright
    - turned: a field that lies upright lies upside down then
    - again: one that lies upside down already stays so

    @clause-turned
    Scenario: Fields of both players are turned upside down, and stay untapped
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "World Upturned" in her hand
      And Alice has a "Quiet Meadow" in her battle zone
      And Bob has a "Sealed Star" in his battle zone
      When Alice casts "World Upturned"
      Then "Quiet Meadow" is upside down
      And "Sealed Star" is upside down
      And "Quiet Meadow" is untapped

    @clause-again
    Scenario: A field that lies upside down is not turned back by turning it upside down
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "World Upturned" in her hand
      And Alice has an upside-down "Quiet Meadow" in her battle zone
      And Bob has a "Sealed Star" in his battle zone
      When Alice casts "World Upturned"
      Then "Sealed Star" is upside down
      And "Quiet Meadow" is upside down

  @DM-701.27a @revisions-1.13
  Rule: 701.27a (1.13) To turn a field upside down is to lay it the other way up than upright

    Scenario: By 1.13 fields of both players are turned upside down
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "World Upturned" in her hand
      And Alice has a "Quiet Meadow" in her battle zone
      And Bob has a "Sealed Star" in his battle zone
      When Alice casts "World Upturned"
      Then "Quiet Meadow" is upside down
      And "Sealed Star" is upside down

  @DM-701.29a @revisions-s-max
  Rule: 701.29a A forbidden explosion turns over the five cards of a field, which are one creature then
    - over: each of the five cards shows its other side
    - one: they are one creature
    - five: without all of them nothing is turned over
    - apart: cards that are no fields are no part of it
    - upright: a field that lay upside down is a creature that does not

    @clause-over
    Scenario: All five cards of a field that explodes show their other side
      Given it is Alice's main step
      And Alice has a "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has a "Southern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Hour of Fire" in her hand
      When Alice casts "Hour of Fire"
      Then "Last Dawn" shows its second side
      And "Northern Dawn" shows its second side
      And "Southern Dawn" shows its second side
      And "Western Dawn" shows its second side
      And "Eastern Dawn" shows its second side

    @clause-one
    Scenario: A field that explodes is one creature with all its power
      Given it is Alice's main step
      And Alice has a "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has a "Southern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Hour of Fire" in her hand
      When Alice casts "Hour of Fire"
      Then "Last Dawn" has 15000 power
      And "Last Dawn", "Eastern Dawn", "Western Dawn", "Northern Dawn" and "Southern Dawn" are one creature

    @clause-five
    Scenario: A field of four cards does not explode
      Given it is Alice's main step
      And Alice has a "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Hour of Fire" in her hand
      When Alice casts "Hour of Fire"
      Then "Hour of Fire" is in Alice's graveyard
      And "Last Dawn" shows its first side

    @clause-apart @clause-one
    Scenario: Other cards are no part of the field that explodes
      Given it is Alice's main step
      And Alice has a "Sleeping Rider" in her battle zone
      And Alice has a "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has a "Southern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Untold Fire" in her hand
      When Alice casts "Untold Fire"
      Then "Last Dawn", "Eastern Dawn", "Western Dawn", "Northern Dawn" and "Southern Dawn" are one creature
      And "Last Dawn" shows its second side
      And "Sleeping Rider" shows its first side

    @clause-upright
    Scenario: A field that lay upside down is no creature upside down when it has exploded
      Given it is Alice's main step
      And Alice has an upside-down "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has a "Southern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Hour of Fire" in her hand
      When Alice casts "Hour of Fire"
      Then "Last Dawn" is not upside down
      And "Last Dawn" shows its second side

  @DM-701.28a @revisions-1.13
  Rule: 701.28a (1.13) A forbidden explosion turns over the five cards of a field, which are one creature then
    - sides: each of the five cards shows its other side
    - whole: they are one creature
    - all: without all of them nothing is turned over
    - apart: cards that are no fields are no part of it
    - straight: a field that lay upside down is a creature that does not

    @clause-sides
    Scenario: By 1.13 all five cards of a field that explodes show their other side
      Given it is Alice's main step
      And Alice has a "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has a "Southern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Hour of Fire" in her hand
      When Alice casts "Hour of Fire"
      Then "Last Dawn" shows its second side
      And "Northern Dawn" shows its second side
      And "Southern Dawn" shows its second side
      And "Western Dawn" shows its second side
      And "Eastern Dawn" shows its second side

    @clause-whole
    Scenario: By 1.13 a field that explodes is one creature with all its power
      Given it is Alice's main step
      And Alice has a "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has a "Southern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Hour of Fire" in her hand
      When Alice casts "Hour of Fire"
      Then "Last Dawn" has 15000 power
      And "Last Dawn", "Eastern Dawn", "Western Dawn", "Northern Dawn" and "Southern Dawn" are one creature

    @clause-all
    Scenario: By 1.13 a field of four cards does not explode
      Given it is Alice's main step
      And Alice has a "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Hour of Fire" in her hand
      When Alice casts "Hour of Fire"
      Then "Hour of Fire" is in Alice's graveyard
      And "Last Dawn" shows its first side

    @clause-apart @clause-whole
    Scenario: By 1.13 other cards are no part of the field that explodes
      Given it is Alice's main step
      And Alice has a "Sleeping Rider" in her battle zone
      And Alice has a "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has a "Southern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Untold Fire" in her hand
      When Alice casts "Untold Fire"
      Then "Last Dawn", "Eastern Dawn", "Western Dawn", "Northern Dawn" and "Southern Dawn" are one creature
      And "Last Dawn" shows its second side
      And "Sleeping Rider" shows its first side

    @clause-straight
    Scenario: By 1.13 a field that lay upside down is no creature upside down when it has exploded
      Given it is Alice's main step
      And Alice has an upside-down "Last Dawn" in her battle zone
      And Alice has an "Eastern Dawn" in her battle zone
      And Alice has a "Western Dawn" in her battle zone
      And Alice has a "Northern Dawn" in her battle zone
      And Alice has a "Southern Dawn" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Hour of Fire" in her hand
      When Alice casts "Hour of Fire"
      Then "Last Dawn" is not upside down
      And "Last Dawn" shows its second side

  @DM-701.31a
  Rule: 701.31a The birth of a zero dragon turns over a ceremony and four nebulae, which are one creature then
    - over: each of the five cards shows its other side
    - one: they are one creature
    - four: without four nebulae nothing is turned over
    - cards: other cards are not turned over with them, nor part of the creature
    - born: then the creature has been born

    @clause-over
    Scenario: A ceremony and the nebulae that are born as a zero dragon show their other sides
      Given it is Alice's main step
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has a "Nebula of Hands" in her battle zone
      And Alice has a "Nebula of Graves" in her battle zone
      And Alice has a "Nebula of Returns" in her battle zone
      And Alice has a "Nebula of Ruins" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an "Hour of Birth" in her hand
      When Alice casts "Hour of Birth"
      Then "Rite of Zero" shows its second side
      And "Nebula of Hands" shows its second side
      And "Nebula of Graves" shows its second side
      And "Nebula of Returns" shows its second side
      And "Nebula of Ruins" shows its second side

    @clause-one
    Scenario: A zero dragon that is born is one creature
      Given it is Alice's main step
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has a "Nebula of Hands" in her battle zone
      And Alice has a "Nebula of Graves" in her battle zone
      And Alice has a "Nebula of Returns" in her battle zone
      And Alice has a "Nebula of Ruins" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an "Hour of Birth" in her hand
      When Alice casts "Hour of Birth"
      Then "Rite of Zero" has 13000 power
      And "Rite of Zero", "Nebula of Hands", "Nebula of Graves", "Nebula of Returns" and "Nebula of Ruins" are one creature

    @clause-four
    Scenario: No zero dragon is born of a ceremony and three nebulae
      Given it is Alice's main step
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has a "Nebula of Hands" in her battle zone
      And Alice has a "Nebula of Graves" in her battle zone
      And Alice has a "Nebula of Returns" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an "Hour of Birth" in her hand
      When Alice casts "Hour of Birth"
      Then "Hour of Birth" is in Alice's graveyard
      And "Rite of Zero" shows its first side

    @clause-cards @clause-one
    Scenario: Cards that are no ceremony and no nebulae are no part of the zero dragon that is born
      Given it is Alice's main step
      And Alice has a "Sleeping Rider" in her battle zone
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has a "Nebula of Hands" in her battle zone
      And Alice has a "Nebula of Graves" in her battle zone
      And Alice has a "Nebula of Returns" in her battle zone
      And Alice has a "Nebula of Ruins" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an "Untold Birth" in her hand
      When Alice casts "Untold Birth"
      Then "Rite of Zero", "Nebula of Hands", "Nebula of Graves", "Nebula of Returns" and "Nebula of Ruins" are one creature
      And "Rite of Zero" shows its second side
      And "Sleeping Rider" shows its first side

    @clause-cards
    Scenario: No zero dragon is born of four nebulae without a ceremony
      Given it is Alice's main step
      And Alice has a "Nebula of Hands" in her battle zone
      And Alice has a "Nebula of Graves" in her battle zone
      And Alice has a "Nebula of Returns" in her battle zone
      And Alice has a "Nebula of Ruins" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an "Untold Birth" in her hand
      When Alice casts "Untold Birth"
      Then "Untold Birth" is in Alice's graveyard
      And "Nebula of Hands" shows its first side
      And "Nebula of Hands" is in Alice's battle zone

    @clause-born
    Scenario: What waits for a player's zero dragon to be born triggers once
      Given it is Alice's main step
      And Alice has a "Rite of Zero" in her battle zone
      And Alice has a "Nebula of Hands" in her battle zone
      And Alice has a "Nebula of Graves" in her battle zone
      And Alice has a "Nebula of Returns" in her battle zone
      And Alice has a "Nebula of Ruins" in her battle zone
      And Alice has an untapped "Herald of Zero" in her battle zone
      And Bob has an untapped "Herald of Zero" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an "Hour of Birth" in her hand
      When Alice casts "Hour of Birth"
      Then "Hour of Birth" is in Alice's graveyard
      And Alice has one card in her hand
      And Bob has no cards in his hand
