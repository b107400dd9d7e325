Feature: Duel Masters 110 Abilities

  @DM-110.2c
  Rule: 110.2c A card can have several abilities, given by effects too, and each works by itself
    - each: every ability is one by itself, with its own condition
    - given: an effect can give a card an ability
    - more: two of the same can do more than one would
    - same: or no more than one would

    @clause-each
    Scenario: Of a creature's two abilities one does what it says though the other's condition is not met
      Given it is Alice's main step
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an "Odd Job" in her hand
      When Alice summons "Odd Job"
      Then Alice has three cards in her mana zone
      And "Odd Job" has 1000 power

    @clause-each
    Scenario Outline: Of a creature's two tap abilities its player uses the one that she likes: <used>
      Given it is Alice's attack step
      And Alice has an untapped "Two-Minded Seer" in her battle zone
      And Alice could attack again
      When Alice uses the ability "<used>" of "Two-Minded Seer"
      Then Alice has <hand> in her hand
      And Alice has <mana> in her mana zone
      And "Two-Minded Seer" is tapped

      Examples:
        | used | hand     | mana     |
        | read | one card | no cards |
        | grow | no cards | one card |

    @clause-each
    Scenario Outline: A creature with a G-Zero for a wyrm and one for a darkness creature is summoned for nothing with <other>
      Given it is Alice's main step
      And Alice has a "Wide Squire" in her hand
      And Alice has an untapped "<other>" in her battle zone
      When Alice tries to summon "Wide Squire"
      Then that is allowed
      And "Wide Squire" is in Alice's battle zone

      Examples:
        | other       |
        | Young Wyrm  |
        | Grave Hound |

    @clause-each
    Scenario Outline: A spell with S-back for a nature card and S-back for a fire card is cast as <shield> is discarded
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has a "Wide Return" in his hand
      And Bob has a "<shield>" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Wide Return", discarding "<shield>"
      Then that is allowed
      And "Wide Return" is in Bob's graveyard

      Examples:
        | shield        |
        | Moss Giant    |
        | Ember Recruit |

    @clause-given
    Scenario: A creature that a spell gives speed attacker attacks in the turn in which it came
      Given it is Alice's main step
      And Alice has three untapped "Gate Warden" in her mana zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Lent Wings" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Lamp Squire"
      And Alice casts "Lent Wings"
      And Alice chooses "Lamp Squire"
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Lamp Squire"
      Then that is allowed

    @clause-more
    Scenario: A creature that says twice that others get 1000 power gives them 2000
      Given it is Alice's main step
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has a "Twin Banner" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice summons "Twin Banner"
      Then "Grave Hound" has 5000 power

    @clause-same
    Scenario: A creature that gets W-breaker twice breaks two shields, and no more
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has two "Lent Wings" in her hand
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts first "Lent Wings"
      And Alice casts second "Lent Wings"
      And Alice attacks Bob with "Lamp Squire"
      And Alice breaks any shields
      Then Bob has three cards in his shield zone

  @DM-110.2e
  Rule: 110.2e What a spell does to cards it does to those that are there, and not to what comes later that turn
    - there: to those that are there as it is used
    - later: not to what comes after it

    @clause-there @clause-later
    Scenario: A creature that comes after a spell for all creatures has its own power
      Given it is Alice's main step
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice has a "Great Rally" in her hand
      And Alice has a "Spark Runner" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Great Rally"
      And Alice summons "Spark Runner"
      Then "Spark Runner" has 1000 power
      And "Moss Giant" has 8000 power

    @clause-there
    Scenario: A creature that came before a spell for all creatures is made stronger by it
      Given it is Alice's main step
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice has a "Great Rally" in her hand
      And Alice has a "Spark Runner" in her hand
      When Alice summons "Spark Runner"
      And Alice casts "Great Rally"
      Then "Spark Runner" has 3000 power

  @DM-110.2e @revisions-s-max
  Rule: 110.2e The same holds for every other ability that makes such an effect

    Scenario: A creature that comes after another's ability has made all stronger has its own power
      Given it is Alice's main step
      And Alice has four untapped "Ember Recruit" in her mana zone
      And Alice has a "Rally Drummer" in her hand
      And Alice has a "Spark Runner" in her hand
      When Alice summons "Rally Drummer"
      And Alice summons "Spark Runner"
      Then "Spark Runner" has 1000 power
      And "Rally Drummer" has 3000 power

  @DM-110.3a
  Rule: 110.3a What a spell says is done between its being cast and its end

    @needs-events
    Scenario: A card is drawn after the spell has been cast, and before it goes to the graveyard
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      When Alice casts "Insight"
      Then these happened in this order: played of "Insight", draw by Alice, move as rule of "Insight"

  @DM-110.3b
  Rule: 110.3b A triggered ability waits once its condition is met, and an effect can make one for later
    - waits: what it does waits until it is resolved
    - delayed: an effect can make an ability that triggers later

    @clause-waits
    Scenario: What is triggered by the first of two cards that come waits until the second has come
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Double March" in her hand
      And Alice has an "Odd Job" in her hand
      And Alice has a "Moss Giant" in her hand
      When Alice casts "Double March"
      Then Alice is asked yes or no
      And Alice has one card in her mana zone
      And "Moss Giant" is in Alice's battle zone

    @clause-delayed
    Scenario: A creature tapped after a spell triggers what the spell has made, though the spell is over
      Given it is Alice's main step
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Tapping Watch" in her hand
      And Alice has a "Great Stillness" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Tapping Watch"
      And Alice casts "Great Stillness"
      Then Alice has one card in her hand
      And "Moss Giant" is tapped

  @DM-110.3c
  Rule: 110.3c An activated ability is used at its time by a player who likes to and does what it demands
    - may: the player may use it, and need not
    - demands: it is used by doing what it demands
    - time: it is used at its time, and at no other

    @clause-may
    Scenario: A player who attacks with the creature has not used its tap ability
      Given it is Alice's attack step
      And Alice has an untapped "Tapping Seer" in her battle zone
      When Alice attacks Bob with "Tapping Seer"
      And Alice breaks any shields
      Then Alice has no cards in her hand
      And "Tapping Seer" is tapped

    @clause-demands
    Scenario: A player taps a creature to use its tap ability
      Given it is Alice's attack step
      And Alice has an untapped "Tapping Seer" in her battle zone
      And Alice could attack again
      When Alice uses the ability of "Tapping Seer"
      Then Alice has one card in her hand
      And "Tapping Seer" is tapped

    @clause-time
    Scenario: A player does not use a tap ability in the main step
      Given it is Alice's main step
      And Alice has an untapped "Tapping Seer" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      When Alice casts "Insight"
      Then Alice cannot activate "Tapping Seer"
      And "Insight" is in Alice's graveyard

  @DM-110.3d
  Rule: 110.3d A static ability works all the time while its card is in the battle zone, and a castle's while it is there
    - battle: from the moment when its card comes to the battle zone, a creature
    - others: or a card of another type that lies there
    - while: as long as it is there
    - castle: that of a castle while it is in the shield zone

    @clause-battle
    Scenario: A creature makes the others stronger from the moment when it comes
      Given it is Alice's main step
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has a "Small Banner" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice summons "Small Banner"
      Then "Grave Hound" has 4000 power

    @clause-others
    Scenario Outline: A player <verb> <card>, which makes her creatures stronger from then on
      Given it is Alice's main step
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has a "<card>" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice <verb> "<card>"
      Then "Grave Hound" has 4000 power

      Examples:
        | verb      | card          |
        | generates | Battle Drum   |
        | deploys   | Bright Meadow |

    @clause-while
    Scenario: A creature makes the others stronger no longer when it has been destroyed
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Ruin" in her hand
      And Bob has an untapped "Small Banner" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Small Banner"
      Then "Moss Giant" has 6000 power

    @clause-castle
    Scenario: A castle makes its player's creatures stronger from the moment when it fortifies a shield
      Given it is Alice's main step
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has a "Cliff Fort" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice fortifies her first shield with "Cliff Fort"
      Then "Grave Hound" has 4000 power

  @DM-110.4
  Rule: 110.4 Abilities of spells work as these are resolved, and others while their cards are in the battle zone
    - spell: a spell does what it says as it is cast, and not where it lies
    - battle: other cards' abilities work in the battle zone
    - elsewhere: and not in other zones, but for the exceptions

    @clause-spell
    Scenario: A spell makes a creature stronger as it is cast, and not as another of its name is charged
      Given it is Alice's mana step
      And Alice has two "Giant Draught" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice charges first "Giant Draught"
      And Alice casts second "Giant Draught"
      Then "Moss Giant" has 9000 power

    @clause-battle
    Scenario: A creature with an ability for each spell is put into the battle zone and hears of the next one
      Given it is Alice's main step
      And Alice has three untapped "Tide Runner" in her mana zone
      And Alice has a "Casting Bell" in her hand
      And Alice has an "Insight" in her hand
      When Alice summons "Casting Bell"
      And Alice casts "Insight"
      Then Alice has two cards in her hand
      And "Casting Bell" is in Alice's battle zone

    @clause-elsewhere
    Scenario Outline: A creature that makes others stronger does nothing for them in <where>
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "<spell>" in her hand
      And the top of Alice's deck is "Small Banner"
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "<spell>"
      Then "Grave Hound" has 3000 power
      And "Small Banner" is in Alice's <where>

      Examples:
        | spell        | where     |
        | Deep Digging | mana zone |
        | Top Grave    | graveyard |

    @clause-elsewhere
    Scenario: A creature that makes others stronger does nothing for them as a shield
      Given it is Alice's main step
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "New Wall" in her hand
      And the top of Alice's deck is "Small Banner"
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "New Wall"
      Then "Grave Hound" has 3000 power
      And "Small Banner" is in Alice's shield zone

  @DM-110.4a
  Rule: 110.4a What a card says that it is, such as its civilizations, it is wherever it lies

    Scenario: A card that says that it has all civilizations pays for darkness from the mana zone
      Given it is Alice's main step
      And Alice has an untapped "Prism Stone" in her mana zone
      And Alice has a "Lost Thread" in her hand
      When Alice tries to cast "Lost Thread"
      Then that is allowed

    Scenario Outline: A card that says that it has all civilizations is a darkness card in <where>
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Dark Harvest" in her hand
      And Alice has a "Prism Stone" in her <where>
      When Alice casts "Dark Harvest"
      Then "Prism Stone" is in Alice's mana zone

      Examples:
        | where     |
        | hand      |
        | graveyard |
        | deck      |

  @DM-110.4a @revisions-s-max
  Rule: 110.4a What raises or lowers a number is no such ability

    Scenario: A creature that raises its own power has what is printed while it is in the hand
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Weak Harvest" in her hand
      And Alice has a "Pride Lion" in her hand
      When Alice casts "Weak Harvest"
      Then "Pride Lion" is in Alice's mana zone

  @DM-110.4b
  Rule: 110.4b An ability that says in which zone it works, works there and nowhere else
    - there: it works in that zone
    - else: and in no other

    @clause-there
    Scenario: A creature with an ability for the mana zone makes others stronger from there
      Given it is Alice's mana step
      And Alice has a "Buried Banner" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice charges "Buried Banner"
      Then "Grave Hound" has 4000 power

    @clause-else
    Scenario: A creature with an ability for the mana zone does not make others stronger from the battle zone
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Buried Banner" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice summons "Buried Banner"
      Then "Grave Hound" has 3000 power
      And "Buried Banner" is in Alice's battle zone

  @DM-110.4c
  Rule: 110.4c An ability that says no zone works in the battle zone, and one that gives its card S-trigger also as a shield
    - battle: in the battle zone only
    - trigger: a card can give itself S-trigger in the shield zone

    @clause-battle
    Scenario: A creature with an ability for each creature that comes hears of none in the mana zone
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Arrival Muse" in her mana zone
      And Alice has a "Lamp Squire" in her hand
      When Alice summons "Lamp Squire"
      Then Alice has no cards in her hand
      And "Lamp Squire" is in Alice's battle zone

    @clause-trigger
    Scenario: A shield that has S-trigger while its player has a creature is used as it is broken
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Waiting Snare" in his shield zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Alice breaks any shields
      And Bob tries to declare "Waiting Snare"
      Then that is allowed

    @clause-trigger
    Scenario: A shield that has S-trigger while its player has a creature has none without one
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Waiting Snare" in his shield zone
      When Alice attacks Bob with "Moss Giant"
      And Alice breaks any shields
      Then "Waiting Snare" is in Bob's hand

    @clause-trigger
    Scenario: A shield that gives S-trigger to other shields gives none as a shield
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Snare Teacher" in his first shield
      And Bob has a "Lamp Squire" in his second shield
      When Alice attacks Bob with "Moss Giant"
      And Alice breaks Bob's second shield
      And Bob tries to declare "Lamp Squire"
      Then that is refused

    @clause-battle
    Scenario: A creature of the battle zone gives S-trigger to a shield that is broken
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Snare Teacher" in his battle zone
      And Bob has a "Lamp Squire" in his second shield
      When Alice attacks Bob with "Moss Giant"
      And Alice breaks any shields
      And Bob tries to declare "Lamp Squire"
      Then that is allowed

  @DM-110.4d
  Rule: 110.4d An ability that lets its card be used without paying works in each zone that it can be used from
    - each: it works wherever the card can be used from
    - only: and where it cannot be used from it does not let it be

    @clause-each
    Scenario: A creature that costs nothing while its player has a wyrm is summoned from the mana zone by one who may
      Given it is Alice's main step
      And Alice has an untapped "Root Gatekeeper" in her battle zone
      And Alice has a "Wyrm Squire" in her mana zone
      When Alice tries to summon "Wyrm Squire"
      Then that is allowed
      And "Wyrm Squire" is in Alice's battle zone

    @example @clause-each
    Scenario: A creature with Ninja Strike is declared in the mana zone by a player who may use it from there
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Root Gatekeeper" in his battle zone
      And Bob has a "Shadow Adept" in his mana zone
      And Bob has three untapped "Field Hand" in his mana zone
      When Alice attacks Bob with "Moss Giant"
      And Bob tries to declare "Shadow Adept"
      Then that is allowed

    @clause-each
    Scenario: A creature with Ninja Strike that was declared in the mana zone is summoned from there
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Root Gatekeeper" in his battle zone
      And Bob has a "Shadow Adept" in his mana zone
      And Bob has three untapped "Field Hand" in his mana zone
      When Alice attacks Bob with "Moss Giant"
      And Bob declares "Shadow Adept"
      Then "Shadow Adept" is in Bob's battle zone

    @clause-each
    Scenario: A creature with S-back is summoned from the mana zone by a player who may use it from there
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Root Gatekeeper" in his battle zone
      And Bob has a "Returning Elk" in his mana zone
      And Bob has a "Young Wyrm" in his first shield
      When Alice attacks Bob with "Moss Giant"
      And Bob declares "Returning Elk", discarding "Young Wyrm"
      Then "Returning Elk" is in Bob's battle zone

    @clause-only
    Scenario: A creature that costs nothing while its player has a wyrm is not summoned from the mana zone by another
      Given it is Alice's main step
      And Alice has an untapped "Young Wyrm" in her battle zone
      And Alice has a "Wyrm Squire" in her mana zone
      When Alice tries to summon "Wyrm Squire"
      Then that is refused

  @DM-110.4e
  Rule: 110.4e What a card says of its own use works where it is used from
    - changes: what changes its use
    - forbids: what forbids its use
    - from: in whichever zone it is used from

    @clause-changes
    Scenario: A creature that costs less for each creature is summoned for less from the hand
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Herd Calf" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice tries to summon "Herd Calf"
      Then that is allowed

    @clause-forbids
    Scenario: A creature that cannot be used while its player has another is not summoned from the hand
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hermit Crab" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice tries to summon "Hermit Crab"
      Then that is refused

    @clause-forbids
    Scenario: A creature that cannot be used while its player has another is summoned without one
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hermit Crab" in her hand
      When Alice tries to summon "Hermit Crab"
      Then that is allowed

    @clause-from
    Scenario: A creature that cannot be used while its player has another is not summoned from the mana zone
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Hermit Crab" in her mana zone
      And Alice has a "Crab Call" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Crab Call"
      Then "Hermit Crab" is in Alice's mana zone
      And "Crab Call" is in Alice's graveyard

    @clause-from
    Scenario Outline: A creature that cannot be used while its player has another is <used> from the graveyard with <other> there
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Hermit Crab" in her graveyard
      And Alice has a "Grave Summons" in her hand
      And Alice has an untapped "<other>" in her battle zone
      When Alice casts "Grave Summons"
      Then "Hermit Crab" is in Alice's <zone>
      And "Grave Summons" is in Alice's graveyard

      Examples:
        | used     | other         | zone        |
        | not used | Moss Giant    | graveyard   |
        | used     | Iron Gauntlet | battle zone |

    @clause-from
    Scenario Outline: A creature that cannot be used while its player has another is <used> from the deck with <other> there
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Hermit Crab"
      And Alice has a "Top Summons" in her hand
      And Alice has an untapped "<other>" in her battle zone
      When Alice casts "Top Summons"
      Then "Hermit Crab" is in Alice's <zone>
      And "Top Summons" is in Alice's graveyard

      Examples:
        | used     | other         | zone        |
        | not used | Moss Giant    | deck        |
        | used     | Iron Gauntlet | battle zone |

  @DM-110.4f @DM-603.5d
  Rule: 110.4f What says in which state a card comes does so as it comes, and does not wait (1.13: also 603.5d)
    - state: the card is there in that state from the first
    - itself: a card can say so of itself

    @example @clause-state
    Scenario: A creature that is made to come tapped has not become tapped
      Given it is Alice's main step
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has a "Hush Bell" in her hand
      And Bob has an untapped "Frost Herald" in his battle zone
      When Alice summons "Hush Bell"
      Then "Hush Bell" is tapped
      And Alice has no cards in her hand

    @clause-itself
    Scenario: A creature comes tapped that says so of itself, before what its coming triggers
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Sleepy Ogre" in her hand
      And Alice has an untapped "Summon Muse" in her battle zone
      When Alice summons "Sleepy Ogre"
      Then "Sleepy Ogre" is tapped
      And Alice is asked yes or no

    @clause-state
    Scenario: A creature comes untapped where only the opponent's creatures come tapped
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Frost Herald" in her battle zone
      When Alice summons "Lamp Squire"
      Then "Lamp Squire" is untapped

    @clause-state
    Scenario: A creature that comes with blocker has it in the next turn, too
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Vigil Banner" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice summons "Lamp Squire"
      And everyone passes until Bob's attack step
      And Bob attacks Alice with "Grave Hound"
      And Alice tries to block with "Lamp Squire"
      Then that is allowed

  @DM-110.4f @revisions-s-max
  Rule: 110.4f It is no replacement effect: all of them apply, and none where the card is not put there
    - all: all that there are apply
    - beside: beside a replacement effect, too
    - none: a card that is put elsewhere instead is not changed

    @clause-all
    Scenario: A creature comes tapped by one effect, and with blocker by another
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Vigil Banner" in her battle zone
      And Alice has an untapped "Blocker Muse" in her battle zone
      And Bob has an untapped "Frost Herald" in his battle zone
      When Alice summons "Lamp Squire"
      Then "Lamp Squire" is tapped
      And Alice has one card in her hand

    @clause-beside
    Scenario: A creature whose coming is replaced comes tapped all the same
      Given it is Alice's main step
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has an untapped "Frost Herald" in his battle zone
      And Bob has an untapped "Gate Toll" in his battle zone
      When Alice summons "Lamp Squire"
      Then "Lamp Squire" is tapped
      And Bob has one card in his hand

    @clause-none
    Scenario: A creature that is put into the mana zone instead comes there untapped
      Given it is Alice's main step
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Moss Giant" in her hand
      And Alice has three untapped "Field Hand" in her mana zone
      And Bob has an untapped "Frost Herald" in his battle zone
      And Bob has an untapped "Gate Digger" in his battle zone
      When Alice summons "Moss Giant"
      Then "Moss Giant" is in Alice's mana zone
      And "Moss Giant" is untapped

    @clause-all
    Scenario: A creature comes tapped by the other player's effect, and with blocker by its own player's
      Given it is Bob's main step
      And Bob has two untapped "Gate Warden" in his mana zone
      And Bob has a "Lamp Squire" in his hand
      And Bob has an untapped "Vigil Banner" in his battle zone
      And Bob has an untapped "Blocker Muse" in his battle zone
      And Alice has an untapped "Frost Herald" in her battle zone
      When Bob summons "Lamp Squire"
      Then "Lamp Squire" is tapped
      And Bob has one card in his hand

  @DM-110.4g
  Rule: 110.4g A triggered ability that can trigger only elsewhere works in the zone where it can

    @example
    Scenario: A creature with an ability for the graveyard hears there of a creature that is destroyed
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Ruin" in her hand
      And Bob has a "Returning Shade" in his graveyard
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      Then "Returning Shade" is in Bob's mana zone
      And "Moss Giant" is in Bob's graveyard

    Scenario: It does not hear of one in the battle zone
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Ruin" in her hand
      And Bob has an untapped "Returning Shade" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Returning Shade" is in Bob's battle zone
      And "Moss Giant" is in Bob's graveyard

  @DM-110.5
  Rule: 110.5 An effect comes from the card whose ability it is, also while it waits
    - ability: from the card with the ability
    - waits: and not from the card that has triggered it

    @clause-ability
    Scenario: A creature that darkness cards do not affect is not weakened by a darkness creature's ability
      Given it is Alice's main step
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has a "Sour Herald" in her hand
      And Bob has an untapped "Veiled Monk" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice summons "Sour Herald"
      Then "Veiled Monk" has 4000 power
      And "Moss Giant" has 5000 power

    @clause-waits
    Scenario: A creature that darkness cards do not affect is weakened by a water creature though a darkness creature came
      Given it is Alice's main step
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has a "Grave Bell" in her hand
      And Alice has an untapped "Damp Herald" in her battle zone
      And Bob has an untapped "Veiled Monk" in his battle zone
      When Alice summons "Grave Bell"
      Then "Veiled Monk" has 3000 power

  @DM-110.5a
  Rule: 110.5a What has triggered waits independently of its card, and is done though that has left

    Scenario: A creature destroyed before its ability is resolved still has its player draw
      Given it is Alice's main step
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an "Arrival Muse" in her hand
      And Alice has an untapped "Hasty Butcher" in her battle zone
      When Alice summons "Arrival Muse"
      And Alice chooses "Hasty Butcher"
      Then "Arrival Muse" is in Alice's graveyard
      And Alice has one card in her hand

  @DM-110.5a @revisions-s-max @changed
  Rule: 110.5a Of a card that has left, its power just before it left is looked at

    @example
    Scenario: A creature that had 3000 power as it left still lets its player choose a creature of 3000
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has a "Proud Sniper" in her hand
      And Alice has an untapped "Hasty Butcher" in her battle zone
      And Alice has an untapped "Small Banner" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      When Alice summons "Proud Sniper"
      And Alice chooses "Hasty Butcher"
      Then "Tide Runner" is among what Alice can choose
      And "Grave Hound" is among what Alice can choose

  @DM-110.5a @revisions-1.13 @changed
  Rule: 110.5a (1.13) Of a card that has left, the power that is printed on it is looked at

    @example
    Scenario: By 1.13 a creature of 2000 that had 3000 as it left does not let its player choose a creature of 3000
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has a "Proud Sniper" in her hand
      And Alice has an untapped "Hasty Butcher" in her battle zone
      And Alice has an untapped "Small Banner" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      When Alice summons "Proud Sniper"
      And Alice chooses "Hasty Butcher"
      Then "Tide Runner" is among what Alice can choose
      And "Grave Hound" is not among what Alice can choose

  @DM-110.6
  Rule: 110.6 What an effect makes a card be is not an ability of it
    - be: a civilization that a card gets is none
    - has: while what it gets to do is one

    @example @clause-be
    Scenario: A creature that an effect makes a darkness creature as well is one without abilities
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Plain Hunt" in her hand
      And Bob has an untapped "Dusk Paint" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Plain Hunt"
      Then "Moss Giant" is in Bob's graveyard
      And "Dusk Paint" is in Bob's battle zone

    @clause-has
    Scenario: A creature that an effect gives blocker is one with an ability
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Plain Hunt" in her hand
      And Bob has an untapped "Wall of Dawn" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Plain Hunt"
      Then "Lamp Squire" is in Bob's battle zone
      And "Moss Giant" is in Bob's graveyard

  @DM-110.7 @revisions-s-max
  Rule: 110.7 Some abilities do more where a card has them more than once

    @example
    Scenario: A creature with two power attackers attacks with both
      Given it is Alice's attack step
      And Alice has an untapped "Twin Tusker" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Twin Tusker"
      Then "Grave Hound" is in Bob's graveyard
      And "Twin Tusker" is in Alice's battle zone

    @example
    Scenario: A creature that says twice that it costs 1 less for each creature costs 2 less for each
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Herd Bull" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice tries to summon "Herd Bull"
      Then that is allowed
