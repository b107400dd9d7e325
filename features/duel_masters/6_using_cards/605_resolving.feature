Feature: Duel Masters 605 Resolving cards and abilities

  @DM-605.1
  Rule: 605.1 The turn player resolves her waiting effects in any order, whenever they came
    - own: hers are resolved before the other player's
    - order: in any order that she likes
    - time: whenever they came

    @clause-own
    Scenario: The effect of a player whose turn it is not waits until the turn player's is resolved
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Summon Digger" in her battle zone
      And Bob has an untapped "Summon Muse" in his battle zone
      And Alice has a "Lamp Squire" in her hand
      When Alice summons "Lamp Squire"
      Then Alice is asked yes or no
      When Alice says yes
      Then Bob is asked yes or no
      And Alice has three cards in her mana zone

    @clause-order
    Scenario: A player resolves the effect of Summon Muse first
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      And Alice has an untapped "Summon Digger" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      When Alice summons "Lamp Squire"
      And Alice chooses "Summon Muse"
      And Alice says yes
      Then Alice has one card in her hand
      And Alice has two cards in her mana zone
      And "Lamp Squire" is in Alice's battle zone

    @clause-order
    Scenario: A player resolves the effect of Summon Digger first
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      And Alice has an untapped "Summon Digger" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      When Alice summons "Lamp Squire"
      And Alice chooses "Summon Digger"
      And Alice says yes
      Then Alice has no cards in her hand
      And Alice has three cards in her mana zone
      And "Lamp Squire" is in Alice's battle zone

    @clause-time
    Scenario: A player resolves an effect that has just come before one that waits already
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      And Alice has an untapped "Summon Digger" in her battle zone
      And Alice has an untapped "Mana Muse" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      When Alice summons "Lamp Squire"
      And Alice chooses "Summon Digger"
      And Alice says yes
      Then "Mana Muse" is among what Alice can choose
      When Alice chooses "Mana Muse"
      And Alice says yes
      Then Alice has one card in her hand
      And Alice is asked yes or no

  @DM-605.2a
  Rule: 605.2a The condition of a triggered ability is looked at as it is resolved; unmet, it does nothing
    - met: met then, it does what it says
    - unmet: unmet then, it does nothing

    @example @clause-met
    Scenario: An ability at the end of the turn counts the power that its creature has by then
      Given it is Alice's main step
      And Alice has an untapped "Dusk Booster" in her battle zone
      And Alice has an untapped "Dusk Weigher" in her battle zone
      When everyone passes until Alice's end of turn step
      And Alice chooses "Dusk Booster"
      And everyone passes until Bob's main step
      Then Alice has one card in her hand

    @clause-unmet
    Scenario: An ability at the end of the turn does nothing when its creature has lost the power by then
      Given it is Alice's main step
      And Alice has an untapped "Dusk Drainer" in her battle zone
      And Alice has an untapped "Heavy Weigher" in her battle zone
      When everyone passes until Alice's end of turn step
      And Alice chooses "Dusk Drainer"
      And everyone passes until Bob's main step
      Then Alice has no cards in her hand
      And it is Bob's turn

  @DM-605.2b
  Rule: 605.2b As many things are chosen as there can be; without any, the rest happens all the same
    - many: of too few all are chosen
    - rest: if none can be chosen the other effects happen
    - all: what is done to all things is not chosen

    @clause-many
    Scenario: A spell that destroys two creatures destroys the only one there is
      Given it is Alice's main step
      And Alice has a "Two Knives" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Two Knives"
      Then "Moss Giant" is in Bob's graveyard

    @clause-rest
    Scenario: A spell that finds nothing to destroy still has its player draw
      Given it is Alice's main step
      And Alice has a "Two Knives" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Two Knives"
      Then Alice has one card in her hand
      And "Two Knives" is in Alice's graveyard

    @clause-all
    Scenario: A spell that destroys all creatures asks nobody which
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Great Ruin"
      Then "Moss Giant" is in Bob's graveyard
      And "Lamp Squire" is in Bob's graveyard

  @DM-605.2c
  Rule: 605.2c What a card says is done in the order in which it is written

    Scenario: A card drawn by the first sentence is discarded by the second
      Given it is Alice's main step
      And Alice has a "Draw Then Toss" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Draw Then Toss"
      Then "Moss Giant" is in Alice's graveyard
      And Alice has no cards in her hand

  # Reading: docs/decisions/2602-when-an-effect-looks-at-a-card.md
    Scenario Outline: Of three things a player chooses two, which are done in the order written: <one> and <other>
      Given it is Alice's main step
      And Alice has a "Threefold Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant", "Grave Hound"
      When Alice casts "Threefold Study"
      And Alice chooses the modes "<one>" and "<other>"
      Then "Moss Giant" is in Alice's <first>
      And "Grave Hound" is in Alice's <second>

      Examples:
        | one  | other | first     | second    |
        | read | grow  | hand      | mana zone |
        | grow | bury  | mana zone | graveyard |
        | bury | read  | hand      | graveyard |

  @DM-605.2d
  Rule: 605.2d What an effect needs to know is found once, as it is done; what lasts looks at cards again and again
    - once: a number is worked out once, as that part is done
    - card: what an effect has a card do, the card does
    - lasts: what lasts looks at what cards are at any time
    - left: a chosen card that has left is looked at as it was

    @clause-once
    Scenario: A spell that puts a card into the graveyard for each that is there does not count those that it puts
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Long Thought" in her hand
      And Alice has two "Moss Giant" in her graveyard
      When Alice casts "Long Thought"
      Then Alice has five cards in her graveyard

    @clause-card
    Scenario: A creature that a spell has battle wins the battle itself
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Victory Bell" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Forced Duel"
      Then "Grave Hound" is in Bob's graveyard
      And Alice has one card in her hand

    @example @clause-lasts
    Scenario: A captain that has evolved into a creature that is none attacks though captains cannot
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Freed Veteran" in her hand
      And Alice has an untapped "Weary Captain" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Chain of Command" in his battle zone
      When Alice summons "Freed Veteran"
      And everyone passes until Alice's attack step
      Then Alice can attack Bob with "Freed Veteran"
      And Alice can attack Bob with "Moss Giant"

    @clause-lasts
    Scenario: A captain that comes while captains cannot attack cannot, though it has speed attacker
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has a "Weary Captain" in her hand
      And Alice has a "Lent Wings" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Chain of Command" in his battle zone
      When Alice summons "Weary Captain"
      And Alice casts "Lent Wings"
      And Alice chooses "Weary Captain"
      And everyone passes until Alice's attack step
      Then Alice cannot attack Bob with "Weary Captain"
      And Alice can attack Bob with "Moss Giant"

    @example @clause-left
    Scenario: Of a destroyed creature that had all civilizations where it was, these are looked at
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Kindred Call" in her hand
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Hued Idol" in her battle zone
      When Alice casts "Kindred Call"
      Then "Hued Idol" is in Alice's graveyard
      And "Lamp Squire" is in Alice's battle zone

    @clause-left
    Scenario: A creature that had its power fixed where it was is looked at with that power
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Parting Blow" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Iron Decree" in his battle zone
      When Alice casts "Parting Blow"
      Then "Moss Giant" is in Alice's graveyard
      And "Iron Decree" is in Bob's battle zone

    @clause-left
    Scenario: A creature card chosen in the graveyard is looked at as it is there, and not as it was before
      Given it is Alice's main step
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has a "Parting Blow" in her hand
      And Alice has a "Grave Kindred" in her hand
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Field Hand" in her hand
      And Alice has an untapped "Hued Idol" in her battle zone
      When Alice casts "Parting Blow"
      And Alice casts "Grave Kindred"
      Then Alice's "Field Hand" is in Alice's battle zone
      And "Lamp Squire" is in Alice's hand

    @clause-once
    Scenario Outline: A creature of two civilizations has either of them in common with another: <destroyed> with <held>
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Kindred Call" in her hand
      And Alice has a "<held>" in her hand
      And Alice has an untapped "<destroyed>" in her battle zone
      When Alice casts "Kindred Call"
      Then "<destroyed>" is in Alice's graveyard
      And "<held>" is in Alice's <zone>

      Examples:
        | destroyed         | held              | zone        |
        | Ash Thicket Twins | Field Hand        | battle zone |
        | Ash Thicket Twins | Ember Recruit     | battle zone |
        | Field Hand        | Ash Thicket Twins | battle zone |
        | Ember Recruit     | Ash Thicket Twins | battle zone |
        | Ash Thicket Twins | Tide Runner       | hand        |
        | Tide Runner       | Ash Thicket Twins | hand        |

    @clause-once
    Scenario Outline: What two destroyed creatures have in common with a third may be of either of them: <held>
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Kindred Rite" in her hand
      And Alice has a "<held>" in her hand
      And Alice has an untapped "Tide Runner" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Kindred Rite"
      Then "<held>" is in Alice's <zone>
      And "Tide Runner" is in Alice's graveyard
      And "Moss Giant" is in Alice's graveyard

      Examples:
        | held        | zone        |
        | Bramble Pup | battle zone |
        | Return Bell | battle zone |
        | Lamp Squire | hand        |

  @DM-605.2d @revisions-s-max @changed
  Rule: 605.2d Of a chosen card what it is now is looked at

    Scenario: A chosen creature of 3000 that has become one of 6000 destroys another of 6000
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Measured Wrath" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Measured Wrath"
      Then "Moss Giant" is in Bob's graveyard

  @DM-605.2d @revisions-1.13 @changed
  Rule: 605.2d (1.13) Of a chosen card what it was as it was chosen is looked at

    Scenario: By 1.13 a chosen creature of 3000 that has become one of 6000 destroys one of 3000, and none of 6000
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Measured Wrath" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Victory Bell" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Measured Wrath"
      Then "Moss Giant" is in Bob's battle zone
      And "Victory Bell" is in Bob's battle zone
      And "Lamp Squire" is in Bob's graveyard

    Scenario: By 1.13 the first of two chosen creatures is looked at as it was, too
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Shared Wrath" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Shared Wrath"
      And Alice chooses "Grave Hound"
      And Alice chooses "Lamp Squire"
      Then "Moss Giant" is in Bob's battle zone
      And "Grave Hound" has 6000 power

    Scenario: By 1.13 both of two creatures that were chosen together are looked at as they were
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Twin Wrath" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Fell Hunter" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Twin Wrath"
      Then "Moss Giant" is in Bob's battle zone
      And "Grave Hound" has 6000 power

  @DM-605.2e
  Rule: 605.2e A spell is put into the graveyard last of all

    Scenario: A spell that counts the spells in the graveyard does not count itself
      Given it is Alice's main step
      And Alice has a "Spell Tally" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her graveyard
      When Alice casts "Spell Tally"
      Then Alice has one card in her hand
      And "Spell Tally" is in Alice's graveyard

  @DM-605.3
  Rule: 605.3 A creature, cross gear or field that was used is put into the battle zone, a castle into the shield zone
    - battle: a creature, a cross gear or a field comes to the battle zone
    - shield: a castle comes to the shield zone

    @clause-battle
    Scenario Outline: A player <verb> <card>, which comes to the battle zone
      Given it is Alice's main step
      And Alice has two untapped "<mana>" in her mana zone
      And Alice has a "<card>" in her hand
      When Alice <verb> "<card>"
      Then "<card>" is in Alice's battle zone

      Examples:
        | verb      | card          | mana          |
        | summons   | Lamp Squire   | Gate Warden   |
        | generates | Iron Gauntlet | Ember Recruit |
        | deploys   | Quiet Meadow  | Field Hand    |

    @clause-shield
    Scenario: A castle that a player has used comes to the shield zone
      Given it is Alice's main step
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has a "Cliff Fort" in her hand
      When Alice fortifies her first shield with "Cliff Fort"
      Then "Cliff Fort" is in Alice's shield zone
