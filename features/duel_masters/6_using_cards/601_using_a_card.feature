Feature: Duel Masters 601 Using a card

  @DM-601.1a @revisions-s-max
  Rule: 601.1a As a card is declared it is decided which effects change what it is used for, and only those that can be done
    - choice: its player decides which of them apply
    - itself: none applies for which the card itself would have to move
    - possible: none applies that cannot be done
    - other: nor one for which another takes what it needs
    - counted: the card still counts in the hand as that is decided

    @clause-choice
    Scenario: A creature that may be used for less by a creature is used without that, for its whole cost
      Given it is Alice's main step
      And Alice has a "Sinking Whale" in her hand
      And Alice has four untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice tries to summon "Sinking Whale" by "plain"
      Then that is allowed
      And "Moss Giant" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-choice
    Scenario: A creature is used for less as another one is put into the mana zone
      Given it is Alice's main step
      And Alice has a "Sinking Whale" in her hand
      And Alice has four untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Sinking Whale" by "sink"
      Then "Moss Giant" is in Alice's mana zone
      And "Sinking Whale" is in Alice's battle zone

    @clause-choice
    Scenario Outline: Of two effects that could each put a creature away for it, a player applies "<effect>" alone
      Given it is Alice's main step
      And Alice has a "Twice-Sunk Whale" in her hand
      And Alice has five untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Twice-Sunk Whale" by "<effect>"
      Then "Moss Giant" is in Alice's <zone>
      And Alice has <mana> untapped mana

      Examples:
        | effect | zone      | mana |
        | sink   | mana zone | two  |
        | drown  | graveyard | two  |

    @clause-choice
    Scenario: A player who applies an effect instead of the cost and one that lessens it pays no mana
      Given it is Alice's main step
      And Alice has a "Sunken Bargain" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice summons "Sunken Bargain" by "sink+bargain"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Alice's mana zone
      And "Grave Hound" is in Alice's graveyard
      And "Sunken Bargain" is in Alice's battle zone

    @clause-itself
    Scenario: A card is not put out of the hand itself so that it costs less
      Given it is Alice's main step
      And Alice has a "Shedding Serpent" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice tries to summon "Shedding Serpent" by "shed"
      Then that is refused

    @example @clause-possible
    Scenario: Without a creature of her own a player does not use a creature that one is put into the mana zone for
      Given it is Alice's main step
      And Alice has a "Sinking Whale" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice tries to summon "Sinking Whale" by "sink"
      Then that is refused

    @clause-possible
    Scenario: A creature that does not leave the battle zone is not put into the mana zone as another one is used for less
      Given it is Alice's main step
      And Alice has a "Sinking Whale" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lasting Landmark" in her battle zone
      When Alice tries to summon "Sinking Whale" by "sink"
      Then that is refused

    @clause-other
    Scenario: One creature does not serve for two effects that each need one
      Given it is Alice's main step
      And Alice has a "Twice-Sunk Whale" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice tries to summon "Twice-Sunk Whale" by "sink+drown"
      Then that is refused

    @clause-other
    Scenario: With a creature for each two effects apply to the same card
      Given it is Alice's main step
      And Alice has a "Twice-Sunk Whale" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice summons "Twice-Sunk Whale" by "sink+drown"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Alice's mana zone
      And "Grave Hound" is in Alice's graveyard

    @clause-other
    Scenario: The one creature that a second effect can use is not put away for the first
      Given it is Alice's main step
      And Alice has a "Picky Whale" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice summons "Picky Whale" by "sink+crush"
      Then "Grave Hound" is in Alice's mana zone
      And "Moss Giant" is in Alice's graveyard

    @clause-other
    Scenario: A creature that one part of an effect has used is not counted for another part
      Given it is Alice's main step
      And Alice has a "Blood Contract" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Modest Giant" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice summons "Blood Contract" by "contract"
      And Alice chooses "Moss Giant"
      Then the cards in Alice's graveyard are "Grave Hound" and "Moss Giant"
      And "Modest Giant" is in Alice's mana zone

    @example @clause-counted
    Scenario: The last card of a hand costs less by an effect for hands of no more than one card
      Given it is Alice's main step
      And Alice has a "Last Stand" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice summons "Last Stand" by "stand"
      Then "Last Stand" is in Alice's battle zone

    @example @clause-counted
    Scenario: A card of a hand of two costs no less by an effect for hands of no more than one card
      Given it is Alice's main step
      And Alice has a "Last Stand" in her hand
      And Alice has a "Moss Giant" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice tries to summon "Last Stand" by "stand"
      Then that is refused

  @DM-601.1a @revisions-1.13
  Rule: 601.1a (1.13) A card that is declared leaves its zone for nowhere, if it may be used and what replaces its cost can be paid
    - leaves: it is in its zone no more
    - barred: a card that may not be used is not declared
    - alternative: nor is one for a cost that cannot be paid instead of its own
    - elsewhere: nor is one that has come elsewhere before its turn came

    @clause-leaves @changed @needs-events
    Scenario: By 1.13 a creature that is used has left the hand before its cost is paid
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her hand
      And Alice has five untapped "Field Hand" in her mana zone
      When Alice summons "Moss Giant"
      Then these happened in this order: move of "Moss Giant", paid
      And "Moss Giant" is in Alice's battle zone

    @clause-barred
    Scenario: By 1.13 a spell is not cast while an effect forbids its player to use spells
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Silence" in his battle zone
      When Alice tries to cast "Insight"
      Then that is refused

    @clause-barred
    Scenario: By 1.13 a player who may use no cards summons no creature
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her hand
      And Alice has five untapped "Field Hand" in her mana zone
      And Bob has an untapped "Hush" in his battle zone
      When Alice tries to summon "Moss Giant"
      Then that is refused

    @clause-barred
    Scenario: By 1.13 the S-trigger of a spell is not declared while an effect forbids its player to use spells
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Silence" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Sudden Study"
      Then that is refused

    @clause-alternative
    Scenario: By 1.13 with one creature a card is not used for two creatures instead of its cost
      Given it is Alice's main step
      And Alice has a "Blood Bargain" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice tries to summon "Blood Bargain" by "bargain"
      Then that is refused

    @clause-alternative
    Scenario: By 1.13 with two creatures a card is used for them instead of its cost
      Given it is Alice's main step
      And Alice has a "Blood Bargain" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Blood Bargain" by "bargain"
      Then "Blood Bargain" is in Alice's battle zone
      And the cards in Alice's graveyard are "Grave Hound" and "Moss Giant"

    @clause-elsewhere
    Scenario: By 1.13 of two spells that each put the hand into the graveyard and draw only one is cast
      Given it is Alice's main step
      And Alice has a "Chanting Wyrm" in her hand
      And Alice has a "Reckless Page" in her hand
      And Alice has a "Reckless Leaf" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant", "Lamp Squire", "Grave Hound"
      When Alice summons "Chanting Wyrm"
      And Alice chooses "Reckless Page" and "Reckless Leaf"
      Then "Moss Giant" is in Alice's hand
      And the cards in Alice's graveyard are "Reckless Page" and "Reckless Leaf"

  @DM-601.1b @revisions-s-max
  Rule: 601.1b A card pends from its declaration on, and is not declared if it may not be used or its alternative cost cannot be paid
    - pends: it pends where it is
    - barred: a card that may not be used is not declared
    - alternative: nor is one for a cost that cannot be paid instead of its own

    @clause-pends @changed @needs-events
    Scenario: A creature that is used leaves the hand after its cost is paid
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her hand
      And Alice has five untapped "Field Hand" in her mana zone
      When Alice summons "Moss Giant"
      Then these happened in this order: paid, move of "Moss Giant"
      And "Moss Giant" is in Alice's battle zone

    @clause-pends
    Scenario: A spell pends in the hand while what it says is done
      Given it is Alice's main step
      And Alice has a "Gale Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Gale Study"
      Then "Gale Study" is pending
      And "Gale Study" is in Alice's hand

    @clause-barred
    Scenario: A spell is not cast while an effect forbids its player to use spells
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Silence" in his battle zone
      When Alice tries to cast "Insight"
      Then that is refused

    @clause-barred
    Scenario: A player who may use no cards summons no creature
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her hand
      And Alice has five untapped "Field Hand" in her mana zone
      And Bob has an untapped "Hush" in his battle zone
      When Alice tries to summon "Moss Giant"
      Then that is refused

    @clause-barred
    Scenario: A spell that may not be used is not cast for nothing either
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has a "Plain Echo" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Long Study" in her graveyard
      And Bob has an untapped "Silence" in his battle zone
      When Alice summons "Plain Echo"
      Then "Long Study" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-barred
    Scenario: The S-trigger of a spell is not declared while an effect forbids its player to use spells
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Silence" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Sudden Study"
      Then that is refused

    @clause-barred
    Scenario: No card is discarded for an S-back by a player who may use no cards
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Hush" in her battle zone
      And Bob has a "Spring Return" in his hand
      And Bob has a "Moss Giant" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Spring Return", discarding "Moss Giant"
      Then that is refused

    @clause-barred
    Scenario: No card with a crest is discarded for the Sabaki Z of a spell while its player may not use spells
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Silence" in her battle zone
      And Bob has a "Judge's Sentence" in his hand
      And Bob has a "Crested Bailiff" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Judge's Sentence", discarding "Crested Bailiff"
      Then that is refused

    @clause-alternative
    Scenario: With three creatures a card is used for the two that its player chooses
      Given it is Alice's main step
      And Alice has a "Blood Bargain" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Blood Bargain" by "bargain"
      And Alice chooses "Lamp Squire" and "Moss Giant"
      Then the cards in Alice's graveyard are "Lamp Squire" and "Moss Giant"
      And "Grave Hound" is in Alice's battle zone

    @clause-alternative
    Scenario: With one creature a card is not used for two creatures instead of its cost
      Given it is Alice's main step
      And Alice has a "Blood Bargain" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice tries to summon "Blood Bargain" by "bargain"
      Then that is refused

    @clause-alternative
    Scenario: With two creatures a card is used for them instead of its cost
      Given it is Alice's main step
      And Alice has a "Blood Bargain" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Blood Bargain" by "bargain"
      Then "Blood Bargain" is in Alice's battle zone
      And the cards in Alice's graveyard are "Grave Hound" and "Moss Giant"

  @DM-601.1b @revisions-1.13
  Rule: 601.1b (1.13) A card of the mana zone leaves it for nowhere when its mana cost has been paid

    Scenario: By 1.13 a card that is used from the mana zone is tapped for its own cost
      Given it is Alice's main step
      And Alice has an "Open Field" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Insight" in her mana zone
      And Alice has an untapped "Bramble Pup" in her mana zone
      When Alice casts "Open Field"
      And Alice tries to summon "Tide Runner"
      Then that is allowed
      And "Tide Runner" is in Alice's battle zone

    Scenario: By 1.13 a spell that is used from the mana zone does not count there as it is resolved
      Given it is Alice's main step
      And Alice has an "Open Pages" in her hand
      And Alice has an untapped "Root Tally" in her mana zone
      And Alice has an untapped "Bramble Pup" in her mana zone
      When Alice casts "Open Pages"
      And Alice casts "Root Tally"
      Then Alice has one card in her hand
      And "Root Tally" is in Alice's graveyard

  @DM-601.1c @revisions-s-max
  Rule: 601.1c A card that is used from the mana zone pends there, and can be tapped for its own cost

    Scenario: A card that is used from the mana zone is tapped for its own cost
      Given it is Alice's main step
      And Alice has an "Open Field" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Insight" in her mana zone
      And Alice has an untapped "Bramble Pup" in her mana zone
      When Alice casts "Open Field"
      And Alice tries to summon "Tide Runner"
      Then that is allowed
      And "Tide Runner" is in Alice's battle zone

    Scenario: A card that is used from the mana zone pays for its civilization
      Given it is Alice's main step
      And Alice has an "Open Field" in her hand
      And Alice has an untapped "Bramble Pup" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice casts "Open Field"
      And Alice tries to summon "Grave Hound"
      Then that is allowed
      And "Grave Hound" is in Alice's battle zone

    Scenario: A card that is used from the mana zone has been used from there
      Given it is Alice's main step
      And Alice has an "Open Field" in her hand
      And Alice has an untapped "Bramble Pup" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Root Bell" in her battle zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Open Field"
      And Alice summons "Grave Hound"
      Then "Moss Giant" is in Alice's hand

  @DM-601.1d @revisions-s-max
  Rule: 601.1d The civilizations are paid before the rest of a cost

    Scenario: A card that gives all the mana of a cost does not pay for a second civilization
      Given it is Alice's main step
      And Alice has an "Ash Thicket Twins" in her hand
      And Alice has an untapped "Two-Stream Ford" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice summons "Ash Thicket Twins"
      Then Alice has no untapped mana
      And "Ash Thicket Twins" is in Alice's battle zone

  @DM-601.1c @revisions-1.13
  Rule: 601.1c (1.13) The civilizations are paid before the rest of a cost

    Scenario: By 1.13 a card that gives all the mana of a cost does not pay for a second civilization
      Given it is Alice's main step
      And Alice has an "Ash Thicket Twins" in her hand
      And Alice has an untapped "Two-Stream Ford" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice summons "Ash Thicket Twins"
      Then Alice has no untapped mana
      And "Ash Thicket Twins" is in Alice's battle zone

  @DM-601.1e @revisions-s-max
  Rule: 601.1e What a card costs is fixed by the effects that raise and lessen it
    - less: an effect lessens it
    - more: an effect raises it
    - own: the card itself, which is in use, is not counted where it lay

    @clause-less
    Scenario: A creature of cost 5 takes two mana by an effect that lessens it by 3
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her hand
      And Alice has four untapped "Field Hand" in her mana zone
      And Alice has an untapped "Ox Groom" in her battle zone
      When Alice tries to summon "Moss Giant"
      Then that is allowed
      And Alice has two untapped mana

    @clause-more
    Scenario: A creature of cost 5 takes six mana by an effect of the other player that raises it by 1
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her hand
      And Alice has six untapped "Field Hand" in her mana zone
      And Bob has an untapped "Toll Keeper" in his battle zone
      When Alice tries to summon "Moss Giant"
      Then that is allowed
      And Alice has no untapped mana

    @clause-own
    Scenario: A creature that costs 1 less for each card in the hand does not count itself
      Given it is Alice's main step
      And Alice has a "Hand Hoarder" in her hand
      And Alice has a "Moss Giant" in her hand
      And Alice has three untapped "Tide Runner" in her mana zone
      When Alice tries to summon "Hand Hoarder"
      Then that is allowed
      And Alice has one untapped mana

    @clause-own
    Scenario: A creature that costs 1 less for each card in the hand is too dear by the mana that itself would save
      Given it is Alice's main step
      And Alice has a "Hand Hoarder" in her hand
      And Alice has a "Moss Giant" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice tries to summon "Hand Hoarder"
      Then that is refused

  @DM-601.1d @revisions-1.13
  Rule: 601.1d (1.13) What a card costs is fixed by the effects that raise and lessen it
    - lessened: an effect lessens it
    - raised: an effect raises it
    - counted: the card itself, which is in use, is not counted where it lay

    @clause-lessened
    Scenario: By 1.13 a creature of cost 5 takes two mana by an effect that lessens it by 3
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her hand
      And Alice has four untapped "Field Hand" in her mana zone
      And Alice has an untapped "Ox Groom" in her battle zone
      When Alice tries to summon "Moss Giant"
      Then that is allowed
      And Alice has two untapped mana

    @clause-raised
    Scenario: By 1.13 a creature of cost 5 takes six mana by an effect of the other player that raises it by 1
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her hand
      And Alice has six untapped "Field Hand" in her mana zone
      And Bob has an untapped "Toll Keeper" in his battle zone
      When Alice tries to summon "Moss Giant"
      Then that is allowed
      And Alice has no untapped mana

    @clause-counted
    Scenario: By 1.13 a creature that costs 1 less for each card in the hand does not count itself
      Given it is Alice's main step
      And Alice has a "Hand Hoarder" in her hand
      And Alice has a "Moss Giant" in her hand
      And Alice has three untapped "Tide Runner" in her mana zone
      When Alice tries to summon "Hand Hoarder"
      Then that is allowed
      And Alice has one untapped mana

    @clause-counted
    Scenario: By 1.13 a creature that costs 1 less for each card in the hand is too dear by the mana that itself would save
      Given it is Alice's main step
      And Alice has a "Hand Hoarder" in her hand
      And Alice has a "Moss Giant" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice tries to summon "Hand Hoarder"
      Then that is refused

  @DM-601.1f @revisions-s-max
  Rule: 601.1f The mana cost is paid, and what is to be done as the card is used is done
    - paid: the mana is paid
    - done: what else is to be done is done

    @clause-paid
    Scenario: A creature that is used for less takes the mana that is left of its cost
      Given it is Alice's main step
      And Alice has a "Sinking Whale" in her hand
      And Alice has three untapped "Tide Runner" in her mana zone
      And Alice has a tapped "Moss Giant" in her battle zone
      When Alice summons "Sinking Whale" by "sink"
      Then "Sinking Whale" is in Alice's battle zone
      And Alice has three untapped mana

    @clause-done
    Scenario: The creature that another costs less by is put into the mana zone as that is used
      Given it is Alice's main step
      And Alice has a "Sinking Whale" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Sinking Whale" by "sink"
      Then "Moss Giant" is in Alice's mana zone
      And "Sinking Whale" is in Alice's battle zone

    @clause-paid @clause-done
    Scenario: A card that is used for less by one effect and for more by another takes both into account
      Given it is Alice's main step
      And Alice has a "Driven Whale" in her hand
      And Alice has four untapped "Tide Runner" in her mana zone
      And Alice has a tapped "Moss Giant" in her battle zone
      When Alice summons "Driven Whale" by "sink+drive"
      Then "Moss Giant" is in Alice's mana zone
      And Alice has three untapped mana
      And Alice has two cards in her hand

  @DM-601.1e @revisions-1.13
  Rule: 601.1e (1.13) The mana cost is paid, and what is to be done as the card is used is done
    - mana: the mana is paid
    - deed: what else is to be done is done

    @clause-mana
    Scenario: By 1.13 a creature that is used for less takes the mana that is left of its cost
      Given it is Alice's main step
      And Alice has a "Sinking Whale" in her hand
      And Alice has three untapped "Tide Runner" in her mana zone
      And Alice has a tapped "Moss Giant" in her battle zone
      When Alice summons "Sinking Whale" by "sink"
      Then "Sinking Whale" is in Alice's battle zone
      And Alice has three untapped mana

    @clause-deed
    Scenario: By 1.13 the creature that another costs less by is put into the mana zone as that is used
      Given it is Alice's main step
      And Alice has a "Sinking Whale" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Sinking Whale" by "sink"
      Then "Moss Giant" is in Alice's mana zone
      And "Sinking Whale" is in Alice's battle zone

  @DM-601.1g @revisions-s-max
  Rule: 601.1g A card is used at once when its cost has been paid

    Scenario: A creature is in the battle zone before what was triggered as it was paid for is resolved
      Given it is Alice's main step
      And Alice has a "Sinking Whale" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Mana Muse" in his battle zone
      When Alice summons "Sinking Whale" by "sink"
      Then "Sinking Whale" is in Alice's battle zone
      And Bob is asked yes or no

    # Reading: docs/decisions/2603-a-declared-card-that-cannot-be-paid-for.md
    Scenario: A card whose mana is gone between its declaration and its payment is not used
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Lone Ogre" in her battle zone
      And Alice has an untapped "Double Ransomer" in her battle zone
      When Alice summons "Lamp Squire"
      And Alice chooses "Moss Giant"
      Then "Lamp Squire" is in Alice's hand
      And Alice has no cards in her mana zone

    @needs-events
    Scenario Outline: A card is announced, then paid for and then used: <card>
      Given it is Alice's main step
      And Alice has a "<card>" in her hand
      And Alice has three untapped "Tide Runner" in her mana zone
      When Alice <uses> "<card>"
      Then these happened in this order: announced as <word> of "<card>" by Alice, paid of "<card>" by Alice, played as <word> of "<card>" by Alice

      Examples:
        | card        | uses    | word   |
        | Forked Seer | summons | summon |
        | Insight     | casts   | cast   |

  @DM-601.1f @revisions-1.13
  Rule: 601.1f (1.13) A paid card is used at once: its modes are chosen, and what waits for such a card to be used waits
    - once: it is used at once
    - unpaid: it is not used where it cannot be paid for any more
    - modes: its modes are chosen as it is used
    - triggers: what triggers by its use waits from then on

    @clause-once
    Scenario: By 1.13 a creature is in the battle zone before what was triggered as it was paid for is resolved
      Given it is Alice's main step
      And Alice has a "Sinking Whale" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Mana Muse" in his battle zone
      When Alice summons "Sinking Whale" by "sink"
      Then "Sinking Whale" is in Alice's battle zone
      And Bob is asked yes or no

    @clause-once
    Scenario: By 1.13 of several cards that one effect uses each is used
      Given it is Alice's main step
      And Alice has a "Dreamfall" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And the top of Alice's deck is "Fell Hunter", "Moss Giant", "Lamp Squire"
      When Alice casts "Dreamfall"
      Then "Fell Hunter" is in Alice's battle zone
      And "Moss Giant" is in Alice's battle zone
      And "Lamp Squire" is in Alice's battle zone

    @clause-once @changed
    Scenario: By 1.13 of three cards that one effect uses the first is used while the others lie in the graveyard
      Given it is Alice's main step
      And Alice has a "Dreamfall" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And the top of Alice's deck is "Grave Tally", "Moss Giant", "Lamp Squire"
      When Alice casts "Dreamfall"
      Then Alice has two cards in her hand
      And "Moss Giant" is in Alice's battle zone
      And "Lamp Squire" is in Alice's battle zone

    # Reading: docs/decisions/2603-a-declared-card-that-cannot-be-paid-for.md
    @clause-unpaid
    Scenario: By 1.13 a card whose mana is gone between its declaration and its payment is not used, and goes to the graveyard
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Lone Ogre" in her battle zone
      And Alice has an untapped "Double Ransomer" in her battle zone
      When Alice summons "Lamp Squire"
      And Alice chooses "Moss Giant"
      Then "Lamp Squire" is in Alice's graveyard
      And Alice has no cards in her mana zone

    @clause-modes
    Scenario: By 1.13 the mode of a spell is chosen before anything that it says is done
      Given it is Alice's main step
      And Alice has a "Forked Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Forked Study"
      Then Alice is asked for a mode
      And Alice has no cards in her hand

    @clause-triggers
    Scenario: By 1.13 what triggers by the use of a spell is resolved after the spell
      Given it is Alice's main step
      And Alice has a "Gale Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Casting Bell" in her battle zone
      And the top of Alice's deck is "Lamp Squire", "Grave Hound", "Moss Giant"
      When Alice casts "Gale Study"
      Then "Moss Giant" is not among what Alice can choose
      And "Grave Hound" is among what Alice can choose

  @DM-601.1h @revisions-s-max
  Rule: 601.1h What a card tells its player to choose he chooses, the same thing only once unless he chooses several times
    - says: the player says what is chosen
    - twice: of several things that are chosen together none is chosen twice
    - each: what is chosen for each of several things may be chosen again
    - again: what an effect chooses that is repeated may be chosen again

    @clause-says
    Scenario: A player chooses which creature goes back to the hand
      Given it is Alice's main step
      And Alice has a "Homeward" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Homeward"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" is in Bob's hand
      And "Moss Giant" is in Bob's battle zone

    @clause-twice
    Scenario: One creature is not chosen twice as two creatures are chosen
      Given it is Alice's main step
      And Alice has a "Two Stings" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Two Stings"
      Then "Moss Giant" has 5000 power
      And "Two Stings" is in Alice's graveyard

    @clause-each
    Scenario: The same creature is chosen for each of two creatures
      Given it is Alice's main step
      And Alice has a "Falling Stones" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Tide Runner" in her battle zone
      And Alice has an untapped "Field Hand" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Falling Stones"
      And Alice chooses "Moss Giant"
      And Alice tries to choose "Moss Giant"
      Then that is allowed
      And "Moss Giant" has 4000 power
      And "Lamp Squire" has 2000 power

    @clause-again
    Scenario: The same creature is chosen both times by an effect that is repeated
      Given it is Alice's main step
      And Alice has a "Repeated Sting" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Repeated Sting"
      And Alice chooses "Moss Giant"
      And Alice tries to choose "Moss Giant"
      Then that is allowed
      And "Moss Giant" has 4000 power
      And "Lamp Squire" has 2000 power

  @DM-601.1g @revisions-1.13
  Rule: 601.1g (1.13) What a card tells its player to choose he chooses, the same thing only once unless he chooses several times
    - named: the player says what is chosen
    - once-each: of several things that are chosen together none is chosen twice
    - for-each: what is chosen for each of several things may be chosen again
    - repeated: what an effect chooses that is repeated may be chosen again

    @clause-named
    Scenario: By 1.13 a player chooses which creature goes back to the hand
      Given it is Alice's main step
      And Alice has a "Homeward" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Homeward"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" is in Bob's hand
      And "Moss Giant" is in Bob's battle zone

    @clause-once-each
    Scenario: By 1.13 one creature is not chosen twice as two creatures are chosen
      Given it is Alice's main step
      And Alice has a "Two Stings" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Two Stings"
      Then "Moss Giant" has 5000 power
      And "Two Stings" is in Alice's graveyard

    @clause-for-each
    Scenario: By 1.13 the same creature is chosen for each of two creatures
      Given it is Alice's main step
      And Alice has a "Falling Stones" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Tide Runner" in her battle zone
      And Alice has an untapped "Field Hand" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Falling Stones"
      And Alice chooses "Moss Giant"
      And Alice tries to choose "Moss Giant"
      Then that is allowed
      And "Moss Giant" has 4000 power
      And "Lamp Squire" has 2000 power

    @clause-repeated
    Scenario: By 1.13 the same creature is chosen both times by an effect that is repeated
      Given it is Alice's main step
      And Alice has a "Repeated Sting" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Repeated Sting"
      And Alice chooses "Moss Giant"
      And Alice tries to choose "Moss Giant"
      Then that is allowed
      And "Moss Giant" has 4000 power
      And "Lamp Squire" has 2000 power
