Feature: Duel Masters 112 Costs

  @DM-112.2
  Rule: 112.2 A card's mana cost is the amount of mana to pay for it, the mana of its civilizations included
    - amount: as much mana as the cost says is paid, and no less
    - civilizations: mana of its civilizations is among it
    - included: it is a part of the cost and not added to it

    @clause-amount
    Scenario: A cost of three is not paid with two mana
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has a "Banner Bearer" in her hand
      When Alice tries to summon "Banner Bearer"
      Then that is refused

    @clause-amount @clause-included
    Scenario: A cost of three is paid with three mana of the card's civilization
      Given it is Alice's main step
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice has a "Banner Bearer" in her hand
      When Alice tries to summon "Banner Bearer"
      Then that is allowed
      And "Banner Bearer" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-civilizations
    Scenario: A cost is not paid without mana of the card's civilization
      Given it is Alice's main step
      And Alice has three untapped "Field Hand" in her mana zone
      And Alice has a "Banner Bearer" in her hand
      When Alice tries to summon "Banner Bearer"
      Then that is refused

  # Reading: docs/decisions/2202-the-rest-of-a-cost-is-paid-exactly.md
  @DM-112.2a
  Rule: 112.2a A card is tapped for each civilization, and others for the rest of the cost
    - each: for each civilization of the card a card of it is tapped
    - apart: a card stands for one of its civilizations, even if it has them all
    - rest: the rest is paid with cards of any kind
    - exact: the numbers on the tapped cards add up to the cost

    @clause-each
    Scenario: Mana of one of two civilizations does not pay for both
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an "Ash Thicket Twins" in her hand
      When Alice tries to summon "Ash Thicket Twins"
      Then that is refused

    @clause-each
    Scenario: Mana of each of two civilizations pays for both
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Ash Thicket Twins" in her hand
      When Alice summons "Ash Thicket Twins"
      Then "Ember Recruit" is tapped
      And "Moss Giant" is tapped
      And "Tide Runner" is untapped

    @example @clause-each @clause-rest
    Scenario: A cost of seven with three civilizations is paid with a card of each and four others
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has four untapped "Tide Runner" in her mana zone
      And Alice has a "Trefoil Wyrm" in her hand
      When Alice tries to summon "Trefoil Wyrm"
      Then that is allowed
      And "Trefoil Wyrm" is in Alice's battle zone
      And Alice has no untapped mana

    @example @clause-apart
    Scenario: A card of three civilizations and six others without them do not pay for a card of these three
      Given it is Alice's main step
      And Alice has an untapped "Trefoil Wyrm" in her mana zone
      And Alice has six untapped "Tide Runner" in her mana zone
      And Alice has a "Trefoil Wyrm" in her hand
      When Alice tries to summon Alice's second "Trefoil Wyrm"
      Then that is refused

    @clause-apart
    Scenario: Three cards of three civilizations and four others pay for a card of these three
      Given it is Alice's main step
      And Alice has three untapped "Trefoil Wyrm" in her mana zone
      And Alice has four untapped "Tide Runner" in her mana zone
      And Alice has a "Trefoil Wyrm" in her hand
      When Alice tries to summon Alice's fourth "Trefoil Wyrm"
      Then that is allowed
      And "Trefoil Wyrm" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-exact
    Scenario: A card that gives two mana does not pay a rest of one
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Double Spring" in her mana zone
      And Alice has a "Spark Runner" in her hand
      When Alice tries to summon "Spark Runner"
      Then that is refused

    @clause-exact @clause-rest
    Scenario: A card that gives two mana pays a rest of two
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Double Spring" in her mana zone
      And Alice has a "Banner Bearer" in her hand
      When Alice tries to summon "Banner Bearer"
      Then that is allowed
      And "Banner Bearer" is in Alice's battle zone

    @clause-exact
    Scenario: A card is not tapped after which the others do not give just what is left
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Double Spring" in her mana zone
      And Alice has a "Banner Bearer" in her hand
      When Alice summons "Banner Bearer"
      Then "Banner Bearer" is in Alice's battle zone
      And "Tide Runner" is untapped

  @DM-112.2b
  Rule: 112.2b Effects change what is paid, but the civilizations are paid whatever it comes to
    - less: an effect can lessen the mana to pay
    - more: an effect can raise it
    - civilizations: a card for each civilization is tapped, also if their number is above the lessened cost
    - surplus: what is paid above the cost is gone

    @clause-less
    Scenario: A cost of seven that an effect lessens by three is paid with four mana
      Given it is Alice's main step
      And Alice has an untapped "Wyrm Groom" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Trefoil Wyrm" in her hand
      When Alice tries to summon "Trefoil Wyrm"
      Then that is allowed
      And "Trefoil Wyrm" is in Alice's battle zone
      And Alice has one untapped mana

    @clause-less
    Scenario: An effect that lessens the cost of some cards does not lessen that of others
      Given it is Alice's main step
      And Alice has an untapped "Wyrm Groom" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Spark Runner" in her hand
      When Alice tries to summon "Spark Runner"
      Then that is refused

    @clause-less
    Scenario: An effect of the opponent that lessens the cost of his cards does not lessen that of others'
      Given it is Alice's main step
      And Bob has an untapped "Wyrm Groom" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has three untapped "Tide Runner" in her mana zone
      And Alice has a "Trefoil Wyrm" in her hand
      When Alice tries to summon "Trefoil Wyrm"
      Then that is refused

    @clause-more
    Scenario: A cost of two that an effect raises by one is not paid with two mana
      Given it is Alice's main step
      And Bob has an untapped "Toll Keeper" in his battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has a "Spark Runner" in her hand
      When Alice tries to summon "Spark Runner"
      Then that is refused

    @clause-more
    Scenario: A cost of two that an effect raises by one is paid with three mana
      Given it is Alice's main step
      And Bob has an untapped "Toll Keeper" in his battle zone
      And Alice has four untapped "Ember Recruit" in her mana zone
      And Alice has a "Spark Runner" in her hand
      When Alice summons "Spark Runner"
      Then Alice has one untapped mana

    @example @clause-civilizations
    Scenario: A card of five civilizations whose cost is lessened to three is paid with five cards
      Given it is Alice's main step
      And Alice has an untapped "Wyrm Groom" in her battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Prism Colossus" in her hand
      When Alice tries to summon "Prism Colossus"
      Then that is allowed
      And "Prism Colossus" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-civilizations
    Scenario: A card of five civilizations whose cost is lessened to three is not paid with three cards
      Given it is Alice's main step
      And Alice has an untapped "Wyrm Groom" in her battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Prism Colossus" in her hand
      When Alice tries to summon "Prism Colossus"
      Then that is refused

    @clause-surplus
    Scenario: What a card of five civilizations is paid above its lessened cost does not pay for another card
      Given it is Alice's main step
      And Alice has an untapped "Wyrm Groom" in her battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Prism Colossus" in her hand
      And Alice has a "Bramble Pup" in her hand
      When Alice summons "Prism Colossus"
      And Alice tries to summon "Bramble Pup"
      Then that is refused

  @DM-112.2c
  Rule: 112.2c No card is tapped beyond what pays for the civilizations and the cost

    Scenario: Of four cards two are tapped for a cost of two
      Given it is Alice's main step
      And Alice has four untapped "Ember Recruit" in her mana zone
      And Alice has a "Spark Runner" in her hand
      When Alice summons "Spark Runner"
      Then Alice has two untapped mana

    Scenario: A cost of one that its civilization has paid takes no other card
      Given it is Alice's main step
      And Alice has an untapped "Double Spring" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has a "Bramble Pup" in her hand
      When Alice summons "Bramble Pup" with "Double Spring"
      Then "Moss Giant" is untapped
      And "Double Spring" is tapped

    Scenario: A lessened cost that the civilizations have paid takes no other card
      Given it is Alice's main step
      And Alice has an untapped "Wyrm Groom" in her battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has three untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Prism Colossus" in her hand
      When Alice summons "Prism Colossus"
      Then Alice has two untapped mana

    Scenario Outline: For a rest of one <what> is not tapped
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has two untapped "<mana>" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Spark Runner" in her hand
      When Alice summons "Spark Runner"
      Then "Spark Runner" is in Alice's battle zone
      And Alice has three untapped mana
      And first "<mana>" is untapped

      Examples:
        | what                       | mana          |
        | a card that gives two mana | Double Spring |
        | a card that gives no mana  | Dry Well      |

  # Reading: docs/decisions/2111-o-drive-adds-to-what-is-paid.md
  @DM-112.2d @revisions-s-max
  Rule: 112.2d What is paid for O-drive is paid in addition to the cost
    - more: as much mana as it says is paid beside the cost
    - apart: what lessens the cost does not lessen it

    @clause-more
    Scenario: A creature of cost 2 takes four mana with an O-drive of 2, which then does what it says
      Given it is Alice's main step
      And Alice has a "Driven Ox" in her hand
      And Alice has four untapped "Field Hand" in her mana zone
      When Alice summons "Driven Ox" by "drive"
      Then Alice has no untapped mana
      And Alice has two cards in her hand

    @clause-more
    Scenario: A creature of cost 2 is not used with an O-drive of 2 for three mana
      Given it is Alice's main step
      And Alice has a "Driven Ox" in her hand
      And Alice has three untapped "Field Hand" in her mana zone
      When Alice tries to summon "Driven Ox" by "drive"
      Then that is refused

    @clause-apart
    Scenario: A creature of cost 2 that costs 3 less takes two mana with an O-drive of 2
      Given it is Alice's main step
      And Alice has a "Driven Ox" in her hand
      And Alice has three untapped "Field Hand" in her mana zone
      And Alice has an untapped "Ox Groom" in her battle zone
      When Alice tries to summon "Driven Ox" by "drive"
      Then that is allowed
      And Alice has one untapped mana

  @DM-112.3
  Rule: 112.3 Some abilities let a card be used without its cost being paid

    Scenario: A player without any mana uses a spell by its S-trigger
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Study"
      And everyone passes until the attack is over
      Then "Sudden Study" is in Bob's graveyard

  @DM-112.3 @revisions-s-max
  Rule: 112.3 An ability that is used at a certain moment is used only if its player declares it

    Scenario: A spell whose S-trigger is not declared is not used
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares nothing
      And everyone passes until the attack is over
      Then "Sudden Study" is in Bob's hand

  @DM-112.3a
  Rule: 112.3a A card with S-trigger that comes from the shields to the hand is used for nothing if it is declared
    - free: nothing is paid for it
    - shown: it is shown to the other player as it is declared
    - creature: a creature is summoned
    - gear: a cross gear is generated in the same way
    - field: a field is deployed in the same way
    - swap: a card that comes to the hand as the shields and the hand change places is used likewise

    @clause-free
    Scenario: Mana that could pay for a spell stays untapped as the spell is cast by its S-trigger
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Bob has three untapped "Tide Runner" in his mana zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Study"
      And everyone passes until the attack is over
      Then "Sudden Study" is in Bob's graveyard
      And Bob has three untapped mana

    @clause-creature
    Scenario: A creature with S-trigger is summoned from a shield without any mana
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Sprite" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Sprite"
      And everyone passes until the attack is over
      Then "Sudden Sprite" is in Bob's battle zone

    @needs-events @clause-shown
    Scenario: The other player is shown the creature whose S-trigger is declared
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Sprite" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Sprite"
      And everyone passes until the attack is over
      Then Alice was shown "Sudden Sprite" as it was declared

    @clause-gear
    Scenario: A cross gear with S-trigger is generated from a shield
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Gauntlet" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Gauntlet"
      And everyone passes until the attack is over
      Then "Sudden Gauntlet" is in Bob's battle zone

    @clause-field
    Scenario: A field with S-trigger is deployed from a shield
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Meadow" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Meadow"
      And everyone passes until the attack is over
      Then "Sudden Meadow" is in Bob's battle zone

    @clause-swap
    Scenario: A shield with S-trigger is cast that changes places with the cards of the hand
      Given it is Alice's main step
      And Alice has a "Shield Exchange" in her hand
      And Alice has a "Moss Giant" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Sudden Study" in her shield zone
      When Alice casts "Shield Exchange"
      And Alice declares "Sudden Study"
      Then "Sudden Study" is in Alice's graveyard
      And "Moss Giant" is in Alice's shield zone
      And Alice has one card in her hand

  @DM-112.3a @revisions-s-max
  Rule: 112.3a (s-max) Of cards that are broken together each is used that is declared, one after another
    - each: of several cards each one that is used is declared
    - waits: declared cards wait in the hand until it is their turn
    - spell: a spell's effect is a part of its S-trigger
    - coming: a creature's S-trigger is the summoning; what its coming triggers is apart from that

    @clause-each
    Scenario: Of two cards with S-trigger only the one that is declared is used
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Bob has a "Sudden Mortar" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Twin Hammer"
      And Bob declares "Sudden Study"
      And everyone passes until the attack is over
      Then "Sudden Study" is in Bob's graveyard
      And "Sudden Mortar" is in Bob's hand

    @clause-waits @clause-spell
    Scenario: While one of two declared cards is used the other waits in the hand
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Sudden Chain" in his shield zone
      And Bob has a "Sudden Mortar" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Bob declares "Sudden Chain" and "Sudden Mortar"
      And Bob chooses "Sudden Chain"
      Then "Sudden Mortar" is in Bob's hand
      And "Moss Giant" is among what Bob can choose

    @clause-waits @clause-spell
    Scenario: A spell that scatters its player's hand scatters another declared card before that is used
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Sudden Pages" in his shield zone
      And Bob has a "Sudden Mortar" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Twin Hammer"
      And Bob declares "Sudden Pages" and "Sudden Mortar"
      And Bob chooses "Sudden Pages"
      And everyone passes until the attack is over
      Then Bob has no cards in his shield zone
      And "Sudden Mortar" is in Bob's graveyard

    @clause-waits @clause-spell
    Scenario: A declared card that has left the hand and come back before it is its turn is not used
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Sudden Tides" in his shield zone
      And Bob has a "Sudden Mortar" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Twin Hammer"
      And Bob declares "Sudden Tides" and "Sudden Mortar"
      And Bob chooses "Sudden Tides"
      And everyone passes until the attack is over
      Then Bob has no cards in his shield zone
      And "Sudden Mortar" is in Bob's hand
      And "Sudden Tides" is in Bob's graveyard

    @clause-coming @clause-waits
    Scenario: A creature that scatters its player's hand as it comes scatters nothing before another declared card is used
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Sudden Sprite" in his shield zone
      And Bob has a "Sudden Mortar" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Twin Hammer"
      And Bob declares "Sudden Sprite" and "Sudden Mortar"
      And Bob chooses "Sudden Sprite"
      And everyone passes until the attack is over
      Then Bob has one card in his shield zone
      And "Sudden Sprite" is in Bob's battle zone

  @DM-112.3b @revisions-s-max
  Rule: 112.3b A card with S-back is used for nothing by discarding the card that it asks for as that comes from the shields
    - discard: the card that it asks for is discarded, and the card with S-back is declared and used
    - free: nothing is paid for it
    - asked: no other card will do
    - hand: a card with S-back that comes from the shields at the same time is not in the hand and cannot be used
    - creature: a creature is summoned by it

    @clause-discard @clause-free
    Scenario: A spell with S-back is cast without any mana as a nature card of the shields is discarded
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Spring Return" in his hand
      And Bob has a "Moss Giant" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Spring Return", discarding "Moss Giant"
      And everyone passes until the attack is over
      Then "Moss Giant" is in Bob's graveyard
      And "Spring Return" is in Bob's graveyard

    @clause-asked
    Scenario: A light card of the shields is not discarded for an S-back that asks for a nature card
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Returning Elk" in his hand
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Returning Elk", discarding "Lamp Squire"
      Then that is refused

    @clause-hand
    Scenario: A creature with S-back that is broken together with a nature card cannot be summoned by it
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Returning Elk" in his shield zone
      And Bob has a "Moss Giant" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Bob tries to declare "Returning Elk", discarding "Moss Giant"
      Then that is refused

    @clause-creature @clause-discard @clause-free
    Scenario: A creature with S-back is summoned as a nature card of the shields is discarded
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Returning Elk" in his hand
      And Bob has a "Moss Giant" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Returning Elk", discarding "Moss Giant"
      And everyone passes until the attack is over
      Then "Returning Elk" is in Bob's battle zone
      And "Moss Giant" is in Bob's graveyard

  # Reading: docs/decisions/2110-when-a-ninja-strike-counts-the-mana.md
  @DM-112.3c @revisions-s-max
  Rule: 112.3c By Ninja Strike a creature is summoned for nothing as a creature of the opponent attacks or blocks
    - attack: the other player uses it after a creature has attacked
    - block: the turn player uses it after one of her creatures was blocked
    - free: nothing is paid for it
    - mana: there must be as many cards in the mana zone as it says
    - later: they need not be there before it is resolved

    @clause-attack
    Scenario: The other player summons a creature by Ninja Strike after an attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has four tapped "Lamp Squire" in his mana zone
      And Bob has a "Shadow Adept" in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Shadow Adept"
      Then that is allowed
      And "Shadow Adept" is in Bob's battle zone

    @clause-free
    Scenario: No mana is tapped for a creature that is summoned by Ninja Strike
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has four untapped "Lamp Squire" in his mana zone
      And Bob has a "Shadow Adept" in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Shadow Adept"
      Then Bob has four untapped mana
      And "Shadow Adept" is not in Bob's hand

    @clause-attack
    Scenario: The turn player does not summon a creature by Ninja Strike as her own creature attacks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Shadow Adept" in her hand
      When Alice attacks Bob with "Grave Hound"
      And Alice tries to declare "Shadow Adept"
      Then that is refused

    @clause-block
    Scenario: The turn player summons a creature by Ninja Strike after her creature was blocked
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has four untapped "Lamp Squire" in her mana zone
      And Alice has a "Shadow Adept" in her hand
      And Bob has an untapped "Gate Warden" in his battle zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Gate Warden"
      And Alice tries to declare "Shadow Adept"
      Then that is allowed
      And "Shadow Adept" is in Alice's battle zone

    @clause-mana
    Scenario: With a card too few in the mana zone nothing is summoned by Ninja Strike
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has three untapped "Lamp Squire" in his mana zone
      And Bob has a "Shadow Adept" in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Shadow Adept"
      Then "Shadow Adept" is in Bob's hand
      And "Grave Hound" is tapped

    @clause-later @changed
    Scenario: A Ninja Strike that is declared with a card too few is used when there are enough as it is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has three untapped "Lamp Squire" in his mana zone
      And Bob has an untapped "Growing Wall" in his battle zone
      And Bob has a "Shadow Adept" in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Shadow Adept"
      And Bob chooses "Growing Wall"
      Then "Shadow Adept" is in Bob's battle zone

  # Reading: docs/decisions/2110-when-a-ninja-strike-counts-the-mana.md
  @DM-112.3b @DM-112.3c @revisions-1.13
  Rule: 112.3b (1.13) By Ninja Strike a creature is summoned for nothing as a creature of the opponent attacks or blocks
    - attacked: the other player uses it after a creature has attacked
    - blocked: the turn player uses it after one of her creatures was blocked
    - nothing: nothing is paid for it
    - enough: there must be as many cards in the mana zone as it says as it is declared
    - then: they need not have been there before

    @clause-attacked
    Scenario: By 1.13 the other player summons a creature by Ninja Strike after an attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has four tapped "Lamp Squire" in his mana zone
      And Bob has a "Shadow Adept" in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Shadow Adept"
      Then that is allowed
      And "Shadow Adept" is in Bob's battle zone

    @clause-nothing
    Scenario: By 1.13 no mana is tapped for a creature that is summoned by Ninja Strike
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has four untapped "Lamp Squire" in his mana zone
      And Bob has a "Shadow Adept" in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Shadow Adept"
      Then Bob has four untapped mana
      And "Shadow Adept" is not in Bob's hand

    @clause-blocked
    Scenario: By 1.13 the turn player summons a creature by Ninja Strike after her creature was blocked
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has four untapped "Lamp Squire" in her mana zone
      And Alice has a "Shadow Adept" in her hand
      And Bob has an untapped "Gate Warden" in his battle zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Gate Warden"
      And Alice tries to declare "Shadow Adept"
      Then that is allowed
      And "Shadow Adept" is in Alice's battle zone

    @clause-enough @changed
    Scenario: By 1.13 a Ninja Strike is not declared with a card too few in the mana zone
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has three untapped "Lamp Squire" in his mana zone
      And Bob has an untapped "Growing Wall" in his battle zone
      And Bob has a "Shadow Adept" in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Shadow Adept"
      Then that is refused

    @clause-then
    Scenario: By 1.13 a Ninja Strike is declared when the attacker has brought the last card that it needs
      Given it is Alice's attack step
      And Alice has an untapped "Feeding Hound" in her battle zone
      And Bob has three untapped "Lamp Squire" in his mana zone
      And Bob has a "Shadow Adept" in his hand
      When Alice attacks Bob with "Feeding Hound"
      And Bob tries to declare "Shadow Adept"
      Then that is allowed
      And "Shadow Adept" is in Bob's battle zone

  @DM-112.3d @revisions-s-max
  Rule: 112.3d A card with Sabaki Z is used for nothing by discarding a card with the crest that has come from the shields
    - discard: a card with the crest is discarded, and the card with Sabaki Z is declared and used
    - crest: no card without it will do
    - shields: nor one that did not come from the shields
    - together: the card with Sabaki Z may come from the shields at the same time
    - creature: a creature is summoned by it

    @clause-discard
    Scenario: A spell with Sabaki Z is cast without any mana as a card with the crest is discarded
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has a "Judge's Sentence" in his hand
      And Bob has a "Crested Bailiff" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Judge's Sentence", discarding "Crested Bailiff"
      And Bob chooses "Grave Hound"
      Then "Crested Bailiff" is in Bob's graveyard
      And "Grave Hound" is in Alice's graveyard

    @clause-crest
    Scenario: A card of the shields without the crest is not discarded for a creature with Sabaki Z
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Judge's Guard" in his hand
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Judge's Guard", discarding "Lamp Squire"
      Then that is refused

    @clause-shields
    Scenario: A card with the crest that did not come from the shields is not discarded for a creature with Sabaki Z
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Judge's Guard" in his hand
      And Bob has a "Crested Bailiff" in his hand
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Judge's Guard", discarding "Crested Bailiff"
      Then that is refused

    @clause-together
    Scenario: A creature with Sabaki Z that is broken together with a card with the crest can be declared
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Judge's Guard" in his shield zone
      And Bob has a "Crested Bailiff" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Bob tries to declare "Judge's Guard", discarding "Crested Bailiff"
      Then that is allowed

    @clause-creature @clause-discard
    Scenario: A creature with Sabaki Z is summoned as a card with the crest is discarded
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has a "Judge's Guard" in his hand
      And Bob has a "Crested Bailiff" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Judge's Guard", discarding "Crested Bailiff"
      And everyone passes until the attack is over
      Then "Judge's Guard" is in Bob's battle zone

  @DM-112.3e @revisions-s-max
  Rule: 112.3e By G-Zero a card is used without paying its cost as long as its condition is true
    - creature: a creature is summoned
    - spell: a spell is cast
    - free: nothing is paid
    - condition: not while the condition is false

    @clause-creature @clause-free
    Scenario: A creature with G-Zero is summoned without mana while its condition is true
      Given it is Alice's main step
      And Alice has an untapped "Trefoil Wyrm" in her battle zone
      And Alice has a "Wyrm Squire" in her hand
      When Alice tries to summon "Wyrm Squire"
      Then that is allowed
      And "Wyrm Squire" is in Alice's battle zone

    @clause-spell @clause-free
    Scenario: A spell with G-Zero is cast without mana while its condition is true
      Given it is Alice's main step
      And Alice has an untapped "Trefoil Wyrm" in her battle zone
      And Alice has a "Wyrm Lore" in her hand
      When Alice tries to cast "Wyrm Lore"
      Then that is allowed
      And "Wyrm Lore" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-free
    Scenario: Mana that would not pay for a creature stays untapped as it is summoned by G-Zero
      Given it is Alice's main step
      And Alice has an untapped "Trefoil Wyrm" in her battle zone
      And Alice has four untapped "Ember Recruit" in her mana zone
      And Alice has a "Wyrm Squire" in her hand
      When Alice tries to summon "Wyrm Squire"
      Then that is allowed
      And Alice has four untapped mana

    @clause-condition
    Scenario: A creature with G-Zero is not summoned for nothing while its condition is false
      Given it is Alice's main step
      And Bob has an untapped "Trefoil Wyrm" in his battle zone
      And Alice has a "Wyrm Squire" in her hand
      When Alice tries to summon "Wyrm Squire"
      Then that is refused

  @DM-112.3d @revisions-1.13
  Rule: 112.3d (1.13) By G-Zero a card is used without paying its cost as long as its condition is true
    - summoned: a creature is summoned
    - spell: a spell is cast
    - condition: not while the condition is false

    @clause-summoned
    Scenario: By 1.13 a creature with G-Zero is summoned without mana while its condition is true
      Given it is Alice's main step
      And Alice has an untapped "Trefoil Wyrm" in her battle zone
      And Alice has a "Wyrm Squire" in her hand
      When Alice tries to summon "Wyrm Squire"
      Then that is allowed
      And "Wyrm Squire" is in Alice's battle zone

    @clause-spell
    Scenario: By 1.13 a spell with G-Zero is cast without mana while its condition is true
      Given it is Alice's main step
      And Alice has an untapped "Trefoil Wyrm" in her battle zone
      And Alice has a "Wyrm Lore" in her hand
      When Alice tries to cast "Wyrm Lore"
      Then that is allowed
      And "Wyrm Lore" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-condition
    Scenario: By 1.13 a creature with G-Zero is not summoned for nothing while its condition is false
      Given it is Alice's main step
      And Bob has an untapped "Trefoil Wyrm" in his battle zone
      And Alice has a "Wyrm Squire" in her hand
      When Alice tries to summon "Wyrm Squire"
      Then that is refused

  @DM-112.3f
  Rule: 112.3f By attack chance a spell is cast for nothing under the condition that it names
    - cast: a spell is cast without its cost being paid
    - condition: not otherwise

    @clause-cast
    Scenario: A spell with attack chance for beasts is cast without mana as a beast attacks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Pouncing Cry" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice tries to declare "Pouncing Cry"
      Then that is allowed
      And "Moss Giant" is in Bob's graveyard
      And "Pouncing Cry" is in Alice's graveyard

    @clause-condition
    Scenario: A spell with attack chance for beasts is not cast as a creature of another race attacks
      Given it is Alice's attack step
      And Alice has an untapped "Tall Squire" in her battle zone
      And Alice has a "Pouncing Cry" in her hand
      When Alice attacks Bob with "Tall Squire"
      And Alice tries to declare "Pouncing Cry"
      Then that is refused

  @DM-112.3g
  Rule: 112.3g What is used without paying is used all the same, and triggers what waits for that
    - summon: a creature is summoned
    - cast: a spell is cast
    - generate: a cross gear is generated

    @clause-summon
    Scenario: What waits for a creature to be summoned triggers as one is summoned for nothing
      Given it is Alice's main step
      And Alice has an untapped "Summoning Choir" in her battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Open Gate" in her hand
      And Alice has a "Moss Giant" in her hand
      When Alice casts "Open Gate"
      Then "Moss Giant" is in Alice's battle zone
      And Alice has one card in her hand

    @clause-cast
    Scenario: What waits for a spell to be cast triggers as one is cast for nothing
      Given it is Alice's main step
      And Alice has an untapped "Casting Choir" in her battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Open Gate" in her hand
      And Alice has a "Long Study" in her hand
      When Alice casts "Open Gate"
      Then Alice has two cards in her hand
      And Alice has two cards in her mana zone

    @clause-generate
    Scenario: What waits for a cross gear to be generated triggers as one is generated for nothing
      Given it is Alice's main step
      And Alice has an untapped "Forging Choir" in her battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Open Gate" in her hand
      And Alice has an "Iron Gauntlet" in her hand
      When Alice casts "Open Gate"
      Then "Iron Gauntlet" is in Alice's battle zone
      And Alice has one card in her hand

  @DM-112.3e @revisions-1.13
  Rule: 112.3e (1.13) What is used without paying is used all the same, and triggers what waits for that
    - summon: a creature is summoned
    - cast: a spell is cast
    - generate: a cross gear is generated

    @clause-summon
    Scenario: By 1.13 what waits for a creature to be summoned triggers as one is summoned for nothing
      Given it is Alice's main step
      And Alice has an untapped "Summoning Choir" in her battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Open Gate" in her hand
      And Alice has a "Moss Giant" in her hand
      When Alice casts "Open Gate"
      Then "Moss Giant" is in Alice's battle zone
      And Alice has one card in her hand

    @clause-cast
    Scenario: By 1.13 what waits for a spell to be cast triggers as one is cast for nothing
      Given it is Alice's main step
      And Alice has an untapped "Casting Choir" in her battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Open Gate" in her hand
      And Alice has a "Long Study" in her hand
      When Alice casts "Open Gate"
      Then Alice has two cards in her hand
      And Alice has two cards in her mana zone

    @clause-generate
    Scenario: By 1.13 what waits for a cross gear to be generated triggers as one is generated for nothing
      Given it is Alice's main step
      And Alice has an untapped "Forging Choir" in her battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Open Gate" in her hand
      And Alice has an "Iron Gauntlet" in her hand
      When Alice casts "Open Gate"
      Then "Iron Gauntlet" is in Alice's battle zone
      And Alice has one card in her hand

  @DM-112.4
  Rule: 112.4 Cards beside the deck have a cost, but it is not paid to use them
    - read: what refers to costs refers to theirs
    - hyper: a card in the hyperspatial zone cannot be paid for and used
    - gr: nor can one in the super GR zone

    @clause-read
    Scenario: What lets a player take a creature of a certain cost out of the hyperspatial zone looks at the costs there
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Dream Gate" in her hand
      And Alice has a "Sky Sleeper" in her hyperspatial zone
      And Alice has a "Night Sleeper" in her hyperspatial zone
      When Alice casts "Dream Gate"
      Then "Sky Sleeper" is in Alice's battle zone
      And "Night Sleeper" is in Alice's hyperspatial zone

    @clause-hyper
    Scenario: A hyperspatial creature is not summoned though there is mana for its cost
      Given it is Alice's main step
      And Alice has six untapped "Lamp Squire" in her mana zone
      And Alice has a "Sky Sleeper" in her hyperspatial zone
      When Alice tries to summon "Sky Sleeper"
      Then that is refused

    @clause-gr
    Scenario: A GR creature is not summoned though there is mana for its cost
      Given it is Alice's main step
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice has an "Endless Gearling" in her super GR zone
      When Alice tries to summon "Endless Gearling"
      Then that is refused

  @DM-112.5
  Rule: 112.5 (1.13) What refers to costs takes those of hyperspatial cards like others

    Scenario: By 1.13 what destroys creatures that cost 6 or less destroys a hyperspatial creature among them
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of the Cheap" in her hand
      And Bob has an untapped "Sky Sleeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Night Sleeper" in his battle zone
      When Alice casts "Fall of the Cheap"
      Then "Sky Sleeper" is not in Bob's battle zone
      And "Moss Giant" is in Bob's graveyard
      And "Night Sleeper" is in Bob's battle zone
