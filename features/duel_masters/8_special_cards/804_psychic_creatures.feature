Feature: Duel Masters 804 Psychic creatures

  @DM-804.1a
  Rule: 804.1a A psychic creature awakens when what its ability waits for happens

    Scenario: A psychic creature that waits for its player to cast a spell awakens as she casts one
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Waking Sentinel" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Waking Sentinel" shows its second side

    Scenario: A psychic creature that waits for another one of its player's to awaken awakens after it
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Waking Sentinel" in her battle zone
      And Alice has an untapped "Echo Sleeper" in her battle zone
      When Alice casts "Insight"
      Then "Echo Sleeper" shows its second side

    Scenario: A psychic creature that waits for one of its player's to awaken does not awaken after one of the other player's
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Waking Sentinel" in her battle zone
      And Bob has an untapped "Echo Sleeper" in his battle zone
      When Alice casts "Insight"
      Then "Waking Sentinel" shows its second side
      And "Echo Sleeper" shows its first side

    Scenario: A psychic creature that waits for another one to awaken does not awaken as that one is turned back
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an "Ebbing Duke" with its other side up in his battle zone
      And Bob has an untapped "Echo Sleeper" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Ebbing Duke"
      Then "Ebbing Duke" shows its first side
      And "Echo Sleeper" shows its first side

    Scenario: Of three creatures that awaken at once what waits for one of darkness sees that one
      Given it is Alice's main step
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Dusk Listener" in her battle zone
      And Alice has an untapped "Sleeping Rider" in her battle zone
      And Alice has an untapped "Dusk Wyvern" in her battle zone
      And Bob has an untapped "Waking Sentinel" in his battle zone
      When Alice casts "Dawn Bell"
      Then Alice has one card in her hand
      And "Sleeping Rider" shows its second side
      And "Waking Sentinel" shows its second side

    Scenario: Of a creature that sleeps, one that is awake and one of one side only the first awakens to its second side
      Given it is Alice's main step
      And Alice has a "Morning Call" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Dusk Listener" in her battle zone
      And Alice has an untapped "Dusk Wyvern" in her battle zone
      And Bob has an "Ebbing Duke" with its other side up in his battle zone
      And Bob has an untapped "Wandering Spark" in his battle zone
      When Alice casts "Morning Call"
      Then Alice has one card in her hand
      And "Dusk Wyvern" shows its second side
      And "Ebbing Duke" shows its second side
      And "Wandering Spark" has 4000 power

    Scenario: A psychic creature that has left the battle zone before it would awaken does not awaken
      Given it is Alice's attack step
      And Alice has an untapped "Sleeping Rider" in her battle zone
      And Alice has an untapped "Restless Drummer" in her battle zone
      When Alice attacks Bob with "Sleeping Rider"
      And Alice chooses "Restless Drummer"
      And Alice chooses "Sleeping Rider"
      Then "Sleeping Rider" is in Alice's hyperspatial zone
      And "Sleeping Rider" shows its first side

    Scenario: A psychic creature upon which an evolution creature has come before it would awaken does not awaken
      Given it is Alice's main step
      And Alice has a "Sudden March" in her hand
      And Alice has an "Ember Champion" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Waking Sentinel" in her battle zone
      When Alice casts "Sudden March"
      Then "Ember Champion" lies on "Waking Sentinel"
      And "Waking Sentinel" shows its first side

  @DM-804.1b
  Rule: 804.1b Instead of leaving the battle zone, some awakened psychic creatures are turned back to the cheaper side
    - instead: it stays, and its first side shows
    - leaving: however it would leave
    - replacement: what it would have suffered has not happened

    @clause-instead @clause-leaving
    Scenario Outline: An awakened psychic creature that would go to the <zone> is turned back
      Given it is Alice's main step
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "<mana>" in her mana zone
      And Bob has an "Ebbing Duke" with its other side up in his battle zone
      When Alice casts "<spell>"
      Then "Ebbing Duke" shows its first side
      And "Ebbing Duke" is in Bob's battle zone

      Examples:
        | zone      | spell       | mana        |
        | graveyard | Ruin        | Grave Hound |
        | hand      | Homeward    | Tide Runner |
        | mana zone | Burial Wind | Grave Hound |

    @clause-replacement
    Scenario: What waits for a creature to be destroyed does not trigger for one that is turned back
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an "Ebbing Duke" with its other side up in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Ebbing Duke"
      Then Bob has no cards in his hand
      And "Ruin" is in Alice's graveyard

  @DM-804.1c
  Rule: 804.1c By an awakening link several psychic creatures are turned over at once and linked
    - together: all of them are turned over, to one super creature
    - all: only if all of them are there
    - psychic: what only has the name of one of them is not turned over
    - there: nor is one turned over by its own ability that lies under another creature or is ignored by then

    @clause-together
    Scenario: Three psychic creatures that awaken together are one creature
      Given it is Alice's main step
      And Alice has an untapped "Sky Blade" in her battle zone
      And Alice has an untapped "Sky Shield" in her battle zone
      And Alice has an untapped "Sky Horn" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      Then "Sky Blade", "Sky Shield" and "Sky Horn" are one creature
      And "Sky Horn" shows its second side

    @clause-all
    Scenario: Two of three psychic creatures do not awaken without the third
      Given it is Alice's main step
      And Alice has an untapped "Sky Blade" in her battle zone
      And Alice has an untapped "Sky Shield" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      Then "Sky Blade" shows its first side
      And "Insight" is in Alice's graveyard

    @clause-together
    Scenario: Of two psychic creatures of a name that an awakening link names one is turned over
      Given it is Alice's main step
      And Alice has an untapped "Deep Anchor" in her battle zone
      And Alice has two untapped "Deep Chain" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      And Alice chooses second "Deep Chain"
      Then "Deep Anchor" and second "Deep Chain" are one creature
      And first "Deep Chain" shows its first side

    @clause-together
    Scenario: What waits for a creature to awaken triggers as two awaken together
      Given it is Alice's main step
      And Alice has an untapped "Waking Bell" in her battle zone
      And Alice has an untapped "Deep Anchor" in her battle zone
      And Alice has an untapped "Deep Chain" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Insight"
      Then "Lamp Squire" is tapped

    @clause-all
    Scenario: The turn goes on after two of three psychic creatures have not awakened
      Given it is Alice's main step
      And Alice has an untapped "Sky Blade" in her battle zone
      And Alice has an untapped "Sky Shield" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      And everyone passes until the attack step
      Then "Sky Blade" shows its first side
      And it is the attack step

    @clause-psychic
    Scenario: A creature that has only the name of the third psychic creature does not awaken with two
      Given it is Alice's main step
      And Alice has an untapped "Sky Blade" in her battle zone
      And Alice has an untapped "Sky Shield" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has a "Sky Horn" in her hyperspatial zone
      And Alice has a "Called by Name" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Called by Name"
      And Alice names "Sky Horn"
      And everyone passes until the attack step
      Then "Sky Blade" shows its first side
      And it is the attack step

    @clause-there
    Scenario: A psychic creature is not linked with another once an evolution creature has come upon it
      Given it is Alice's main step
      And Alice has a "Sudden March" in her hand
      And Alice has an "Abyss Rider" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Deep Anchor" in her battle zone
      And Alice has an untapped "Deep Chain" in her battle zone
      When Alice casts "Sudden March"
      Then "Abyss Rider" lies on "Deep Anchor"
      And "Deep Chain" shows its first side

    @clause-there
    Scenario: A psychic creature is not linked with another once it has got seals
      Given it is Alice's main step
      And Alice has a "Heavy Verdict" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Deep Anchor" in her battle zone
      And Alice has an untapped "Deep Chain" in her battle zone
      When Alice casts "Heavy Verdict"
      And Alice chooses "Deep Anchor"
      Then "Heavy Verdict" is in Alice's graveyard
      And "Deep Anchor" shows its first side
      And "Deep Chain" shows its first side

  # Reading: docs/decisions/2801-cards-without-a-back-lie-open.md
  @DM-804.1d
  Rule: 804.1d Both players see both sides of a psychic creature, wherever it is
    - battle: in the battle zone, whichever side is up
    - beside: in the hyperspatial zone

    @clause-battle
    Scenario: Both players see a psychic creature that has awakened, and which side of it is up
      Given it is Alice's main step
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has an untapped "Dusk Wyvern" in his battle zone
      When Alice casts "Dawn Bell"
      Then Alice sees "Dusk Wyvern" with its second side up
      And Bob sees "Dusk Wyvern" with its second side up

    @clause-beside
    Scenario: Both players see an awakened psychic creature that has gone back to the hyperspatial zone
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Dusk Wyvern" with its other side up in his battle zone
      When Alice casts "Ruin"
      Then "Dusk Wyvern" is in Bob's hyperspatial zone
      And Alice sees "Dusk Wyvern" with its first side up
      And Bob sees "Dusk Wyvern" with its first side up

  @DM-804.2
  Rule: 804.2 Each side of a psychic creature has characteristics of its own
    - own: the side that comes up has its power and civilization
    - others: it has none of the abilities of the other side

    @clause-own
    Scenario: A light creature of 3000 power awakens to a nature creature of 9000 power
      Given it is Alice's main step
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has an untapped "Waking Sentinel" in his battle zone
      When Alice casts "Dawn Bell"
      Then "Waking Sentinel" has 9000 power
      And "Waking Sentinel" is of nature
      And "Waking Sentinel" is not of light

    @clause-others
    Scenario: A blocker that has awakened to a side that is none does not block
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Waking Sentinel" with its other side up in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Waking Sentinel"
      Then that is refused

  @DM-804.3
  Rule: 804.3 What needs information about a psychic creature looks at the side that is up at that time
    - up: at the side that is up
    - down: not at the side that is down
    - time: as it is when that is applied

    @clause-up
    Scenario: A spell that destroys what costs 6 or less destroys a psychic creature whose side that is up costs 5
      Given it is Alice's main step
      And Alice has a "Toll of Small Coins" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Dusk Wyvern" in his battle zone
      When Alice casts "Toll of Small Coins"
      Then "Dusk Wyvern" is in Bob's hyperspatial zone

    @clause-down
    Scenario: A spell that destroys what costs 6 or less leaves a psychic creature whose side that is down costs 5
      Given it is Alice's main step
      And Alice has a "Toll of Small Coins" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Dusk Wyvern" with its other side up in his battle zone
      When Alice casts "Toll of Small Coins"
      Then "Dusk Wyvern" is in Bob's battle zone
      And "Toll of Small Coins" is in Alice's graveyard

    @clause-up @clause-down
    Scenario: A spell that puts what costs 10 or more out of the hyperspatial zone leaves a psychic creature whose side that is down costs 12
      Given it is Alice's main step
      And Alice has a "Great Rift" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      When Alice casts "Great Rift"
      Then "Dusk Wyvern" is in Alice's hyperspatial zone
      And "Great Rift" is in Alice's graveyard

    @clause-time
    Scenario: A spell that lets a creature awaken and then destroys what costs 6 or less leaves it
      Given it is Alice's main step
      And Alice has a "Silence of Giants" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has an untapped "Dusk Wyvern" in his battle zone
      When Alice casts "Silence of Giants"
      Then "Dusk Wyvern" is in Bob's battle zone
      And "Silence of Giants" is in Alice's graveyard

  @DM-804.4
  Rule: 804.4 Psychic creatures are in the hyperspatial zone as the game begins

    Scenario: A psychic creature lies in the hyperspatial zone as the game has begun
      Given the game is about to begin
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And "Dusk Wyvern" is in Alice's hyperspatial zone

  @DM-804.4a
  Rule: 804.4a A psychic creature comes to the battle zone by the ability of a spell or creature, and not by paying
    - pay: it is not summoned by paying its cost
    - spell: a spell puts it there
    - creature: an ability of a creature puts it there

    @clause-pay
    Scenario: A psychic creature is not summoned from the hyperspatial zone, though its cost could be paid
      Given it is Alice's main step
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      And Alice has five untapped "Grave Hound" in her mana zone
      When Alice tries to summon "Dusk Wyvern"
      Then that is refused

    @clause-spell
    Scenario: A spell puts a psychic creature into the battle zone
      Given it is Alice's main step
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      And Alice has a "Rift" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice casts "Rift"
      Then "Dusk Wyvern" is in Alice's battle zone
      And "Dusk Wyvern" shows its first side

    @clause-creature
    Scenario: The ability of a creature puts a psychic creature into the battle zone
      Given it is Alice's main step
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      And Alice has a "Rift Caller" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice summons "Rift Caller"
      Then "Dusk Wyvern" is in Alice's battle zone

  @DM-804.4b
  Rule: 804.4b A psychic creature that comes to a zone other than the battle zone goes back to the hyperspatial zone at once
    - back: whichever zone it came to
    - once: before anything that triggers is resolved

    @clause-back
    Scenario: A psychic creature put into its owner's mana zone goes back to her hyperspatial zone
      Given it is Alice's main step
      And Alice has a "Burial Wind" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Dusk Wyvern" in his battle zone
      When Alice casts "Burial Wind"
      Then "Dusk Wyvern" is in Bob's hyperspatial zone
      And Bob has no cards in his mana zone

    @clause-once @needs-events
    Scenario: A destroyed psychic creature is back before what triggers as it is destroyed is resolved
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Dusk Wyvern" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Dusk Wyvern"
      Then these happened in this order: move of "Dusk Wyvern" in Bob's graveyard, move of "Dusk Wyvern" in Bob's hyperspatial zone, draw by Bob

  @DM-804.5
  Rule: 804.5 A psychic creature that is turned over stays the same creature
    - pose: it stays tapped or untapped as it was
    - effects: effects that are on it stay on it
    - attack: its attack goes on

    @clause-pose
    Scenario Outline: A psychic creature that awakens while it is <pose> stays so
      Given it is Alice's main step
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a <pose> "Dusk Wyvern" in her battle zone
      When Alice casts "Dawn Bell"
      Then "Dusk Wyvern" shows its second side
      And "Dusk Wyvern" is <pose>

      Examples:
        | pose     |
        | tapped   |
        | untapped |

    @example @clause-effects
    Scenario: What a psychic creature has lost of its power for a turn it has lost on its other side
      Given it is Alice's main step
      And Alice has a "Bending Wind" in her hand
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Dusk Wyvern" in her battle zone
      When Alice casts "Bending Wind"
      And Alice casts "Dawn Bell"
      Then "Dusk Wyvern" has 6000 power

    @example @clause-attack
    Scenario: A psychic creature that awakens as it attacks goes on attacking
      Given it is Alice's attack step
      And Alice has an untapped "Sleeping Rider" in her battle zone
      When Alice attacks Bob with "Sleeping Rider"
      Then "Sleeping Rider" shows its second side
      And "Sleeping Rider" is attacking

  @DM-804.6
  Rule: 804.6 An awakened psychic creature has no summoning sickness

    Scenario: A psychic creature that awakens in the turn in which it came attacks in that turn
      Given it is Alice's main step
      And Alice has a "Rift" in her hand
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      And Alice could attack again
      When Alice casts "Rift"
      And Alice casts "Dawn Bell"
      And everyone passes until Alice's attack step
      Then Alice can attack Bob with "Dusk Wyvern"

  @DM-804.6a
  Rule: 804.6a An awakened psychic creature that is turned back by something else does not get summoning sickness
    - since: if it has been in the battle zone since the beginning of the turn
    - late: one that came in this turn cannot attack any more

    @clause-since
    Scenario: A psychic creature that was awakened as the turn began is turned back and attacks
      Given it is Alice's main step
      And Alice has a "Turning Tide" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Dusk Wyvern" with its other side up in her battle zone
      And Alice could attack again
      When Alice casts "Turning Tide"
      And everyone passes until Alice's attack step
      Then "Dusk Wyvern" shows its first side
      And Alice can attack Bob with "Dusk Wyvern"

    @clause-late
    Scenario: A psychic creature that came and awoke in this turn cannot attack once it is turned back
      Given it is Alice's main step
      And Alice has a "Rift" in her hand
      And Alice has a "Dawn Bell" in her hand
      And Alice has a "Turning Tide" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      And Alice could attack again
      When Alice casts "Rift"
      And Alice casts "Dawn Bell"
      And Alice casts "Turning Tide"
      And everyone passes until Alice's attack step
      Then "Dusk Wyvern" is in Alice's battle zone
      And Alice cannot attack Bob with "Dusk Wyvern"

  @DM-804.7
  Rule: 804.7 Whoever names a card can name either side of a psychic creature, but not both
    - either: the name of either side
    - both: not both sides' names together

    @clause-either
    Scenario Outline: A player names <which> side of a psychic creature
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Name the Fallen" in her hand
      And Bob has a "Dusk Wyvern" in his hyperspatial zone
      When Alice casts "Name the Fallen"
      And Alice tries to name "<name>"
      Then that is allowed
      And Alice has one card in her hand

      Examples:
        | which     | name            |
        | the first | Dusk Wyvern     |
        | the other | Midnight Wyvern |

    @clause-both
    Scenario: A player does not name both sides of a psychic creature
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Name the Fallen" in her hand
      And Bob has a "Dusk Wyvern" in his hyperspatial zone
      When Alice casts "Name the Fallen"
      And Alice tries to name "Dusk Wyvern, Midnight Wyvern"
      Then that is refused
