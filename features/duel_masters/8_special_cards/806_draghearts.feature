Feature: Duel Masters 806 Draghearts

  @DM-806.1a
  Rule: 806.1a A dragheart creature comes up by a dragon release from a weapon or fortress, in the pose that this had
    - weapon: from a weapon, which is on no creature any more
    - fortress: from a fortress
    - pose: it is tapped or untapped as it was

    @clause-weapon
    Scenario: A weapon that is dragon-released is a creature by itself
      Given it is Alice's main step
      And Alice has a "Dragon Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an "Iron Heirloom" equipped on "Grave Hound"
      When Alice casts "Dragon Bell"
      Then "Iron Heirloom" has 7000 power
      And "Iron Heirloom" is not equipped on "Grave Hound"
      And "Grave Hound" has 3000 power

    @clause-fortress
    Scenario: A fortress that is dragon-released is a creature
      Given it is Alice's main step
      And Alice has a "Dragon Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has an untapped "Ember Banner" in his battle zone
      When Alice casts "Dragon Bell"
      Then "Ember Banner" has 8000 power

    @clause-pose
    Scenario Outline: A weapon that is dragon-released while it is <pose> is a creature that is so
      Given it is Alice's main step
      And Alice has a "Dragon Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has a <pose> "Iron Heirloom" equipped on "Grave Hound"
      When Alice casts "Dragon Bell"
      Then "Iron Heirloom" shows its second side
      And "Iron Heirloom" is <pose>

      Examples:
        | pose     |
        | tapped   |
        | untapped |

  @DM-806.1b
  Rule: 806.1b Instead of leaving the battle zone, some dragheart creatures are turned back to the cheaper side
    - instead: it stays, and its first side shows
    - leaving: however it would leave
    - replacement: what it would have suffered has not happened
    - weapon: one that is a weapon then is put on a creature of its player's choice
    - fortress: one that is a fortress then attacks no more, and no cross gear is on it

    @clause-weapon
    Scenario Outline: A dragheart creature that is turned back to a weapon is put on <bearer>
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Old Hound" in her mana zone
      And Bob has a "Steel Heirloom" with its other side up in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Steel Heirloom"
      And Bob chooses "<bearer>"
      Then "Steel Heirloom" is equipped on "<bearer>"
      And "<bearer>" has <power> power

      Examples:
        | bearer      | power |
        | Grave Hound | 4000  |
        | Moss Giant  | 7000  |

    @clause-weapon
    Scenario: A dragheart creature that is turned back to a weapon is put on the only creature there
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Old Hound" in her mana zone
      And Bob has a "Steel Heirloom" with its other side up in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Steel Heirloom"
      Then "Steel Heirloom" is equipped on "Grave Hound"

    @clause-weapon
    Scenario: A dragheart creature that is turned back to a weapon with no creature there goes to the hyperspatial zone
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Steel Heirloom" with its other side up in his battle zone
      When Alice casts "Ruin"
      Then "Steel Heirloom" is in Bob's hyperspatial zone

    @clause-leaving @clause-fortress
    Scenario: A dragheart creature that is turned back to a fortress as it attacks attacks no more
      Given it is Alice's attack step
      And Alice has an "Ember Banner" with its other side up in her battle zone
      And Alice has an untapped "Restless Drummer" in her battle zone
      When Alice attacks Bob with "Ember Banner"
      And Alice chooses "Ember Banner"
      Then "Ember Banner" shows its first side
      And "Ember Banner" is not attacking

    @clause-fortress
    Scenario: A cross gear is not on a dragheart creature any more that is turned back to a fortress
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an "Ember Banner" with its other side up in his battle zone
      And Bob has an "Iron Gauntlet" crossed to "Ember Banner"
      When Alice casts "Ruin"
      Then "Ember Banner" shows its first side
      And "Iron Gauntlet" is in Bob's battle zone
      And "Iron Gauntlet" is not crossed to "Ember Banner"

    @clause-instead @clause-leaving
    Scenario Outline: A dragheart creature that would go to the <zone> is turned back to a fortress
      Given it is Alice's main step
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "<mana>" in her mana zone
      And Bob has an "Ember Banner" with its other side up in his battle zone
      When Alice casts "<spell>"
      Then "Ember Banner" shows its first side
      And "Ember Banner" is in Bob's battle zone

      Examples:
        | zone      | spell       | mana        |
        | graveyard | Ruin        | Grave Hound |
        | hand      | Homeward    | Tide Runner |
        | mana zone | Burial Wind | Grave Hound |

    @clause-replacement
    Scenario: What waits for a creature to be destroyed does not trigger for a dragheart creature that is turned back
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an "Ember Banner" with its other side up in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Ember Banner"
      Then Bob has no cards in his hand
      And "Ruin" is in Alice's graveyard

  # Reading: docs/decisions/2801-cards-without-a-back-lie-open.md
  @DM-806.1c
  Rule: 806.1c Both players see both sides of a dragheart card, wherever it is
    - battle: in the battle zone, whichever side is up
    - beside: in the hyperspatial zone

    @clause-battle
    Scenario: Both players see a dragheart card that was released, and which side of it is up
      Given it is Alice's main step
      And Alice has a "Dragon Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has an untapped "Ember Banner" in his battle zone
      When Alice casts "Dragon Bell"
      Then Alice sees "Ember Banner" with its second side up
      And Bob sees "Ember Banner" with its second side up

    @clause-beside
    Scenario: Both players see a released dragheart card that has gone back to the hyperspatial zone
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an "Iron Heirloom" with its other side up in his battle zone
      When Alice casts "Ruin"
      Then "Iron Heirloom" is in Bob's hyperspatial zone
      And Alice sees "Iron Heirloom" with its first side up
      And Bob sees "Iron Heirloom" with its first side up

  @DM-806.2
  Rule: 806.2 Each side of a dragheart card has characteristics of its own
    - own: the side that comes up has its civilizations
    - others: it has none of the abilities of the other side

    @clause-own
    Scenario: A fortress of fire is a creature of fire and nature on its other side
      Given it is Alice's main step
      And Alice has a "Dragon Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has an untapped "Ember Banner" in his battle zone
      When Alice casts "Dragon Bell"
      Then "Ember Banner" is of nature
      And "Ember Banner" is of fire

    @clause-others
    Scenario: A dragheart card with its fortress up leaves the battle zone, though its creature would be turned back
      Given it is Alice's main step
      And Alice has a "Burial Wind" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Ember Banner" in his battle zone
      When Alice casts "Burial Wind"
      Then "Ember Banner" is in Bob's hyperspatial zone

  @DM-806.3
  Rule: 806.3 What needs information about a dragheart card looks at the side that is up at that time
    - up: at the side that is up
    - down: not at the side that is down
    - time: as it is when that is applied

    @clause-up
    Scenario: A spell that moves what costs 6 or less moves a fortress that costs 4
      Given it is Alice's main step
      And Alice has a "Toll of Small Coins" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Ember Banner" in his battle zone
      When Alice casts "Toll of Small Coins"
      Then "Ember Banner" is in Bob's hyperspatial zone

    @clause-down
    Scenario: A spell that moves what costs 6 or less leaves a dragheart creature whose side that is down costs 4
      Given it is Alice's main step
      And Alice has a "Toll of Small Coins" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an "Ember Banner" with its other side up in his battle zone
      When Alice casts "Toll of Small Coins"
      Then "Ember Banner" shows its second side
      And "Toll of Small Coins" is in Alice's graveyard

    @clause-time
    Scenario: A spell that dragon-releases a fortress and then moves what costs 6 or less leaves it
      Given it is Alice's main step
      And Alice has a "Silence of Banners" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has an untapped "Ember Banner" in his battle zone
      When Alice casts "Silence of Banners"
      Then "Ember Banner" shows its second side
      And "Silence of Banners" is in Alice's graveyard

  @DM-806.4
  Rule: 806.4 Draghearts are in the hyperspatial zone as the game begins

    Scenario: A dragheart card lies in the hyperspatial zone as the game has begun
      Given the game is about to begin
      And Bob has an "Ember Banner" in his hyperspatial zone
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And "Ember Banner" is in Bob's hyperspatial zone

  @DM-806.4a
  Rule: 806.4a A dragheart card comes to the battle zone by the ability of a creature, and not by paying
    - pay: it is not used by paying its cost
    - creature: an ability of a creature puts it there

    @clause-pay
    Scenario: A fortress is not used from the hyperspatial zone, though its cost could be paid with mana left over
      Given it is Alice's main step
      And Alice has an "Ember Banner" in her hyperspatial zone
      And Alice has five untapped "Ember Recruit" in her mana zone
      When Alice tries to use "Ember Banner"
      Then that is refused

    @clause-creature
    Scenario: The ability of a creature puts a dragheart card into the battle zone
      Given it is Alice's main step
      And Alice has an "Ember Banner" in her hyperspatial zone
      And Alice has a "Heirloom Smith" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice summons "Heirloom Smith"
      Then "Ember Banner" is in Alice's battle zone
      And "Ember Banner" shows its first side

  @DM-806.4b
  Rule: 806.4b A dragheart card that comes to a zone other than the battle zone goes back to the hyperspatial zone at once
    - back: whichever zone it came to
    - once: before anything that triggers is resolved

    @clause-back
    Scenario Outline: A dragheart creature that a spell sends to the <zone> goes back to its owner's hyperspatial zone
      Given it is Alice's main step
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "<mana>" in her mana zone
      And Bob has an "Iron Heirloom" with its other side up in his battle zone
      When Alice casts "<spell>"
      Then "Iron Heirloom" is in Bob's hyperspatial zone

      Examples:
        | zone      | spell       | mana        |
        | mana zone | Burial Wind | Grave Hound |
        | hand      | Homeward    | Tide Runner |
        | deck      | Undertow    | Tide Runner |

    @clause-once @needs-events
    Scenario: A destroyed dragheart creature is back before what triggers as it is destroyed is resolved
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an "Iron Heirloom" with its other side up in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Iron Heirloom"
      Then these happened in this order: move of "Iron Heirloom" in Bob's graveyard, move of "Iron Heirloom" in Bob's hyperspatial zone, draw by Bob

  @DM-806.5 @revisions-s-max
  Rule: 806.5 Dragheart creatures have summoning sickness

    @changed
    Scenario: A fortress that came and was dragon-released in this turn does not attack
      Given it is Alice's main step
      And Alice has a "Dragon Call" in her hand
      And Alice has a "Dragon Bell" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an "Ember Banner" in her hyperspatial zone
      And Alice could attack again
      When Alice casts "Dragon Call"
      And Alice casts "Dragon Bell"
      And everyone passes until Alice's attack step
      Then "Ember Banner" shows its second side
      And Alice cannot attack Bob with "Ember Banner"

  @DM-806.5 @revisions-1.13
  Rule: 806.5 (1.13) Whoever names a card can name either side of a forbidden heartbeat, but not both
    - named: the name of either side
    - together: not both sides' names together

    @clause-named
    Scenario Outline: By 1.13 a player names <which> side of a forbidden heartbeat
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Name the Fallen" in her hand
      And Bob has a "Bound Pulse" in his battle zone
      When Alice casts "Name the Fallen"
      And Alice tries to name "<name>"
      Then that is allowed
      And Alice has one card in her hand

      Examples:
        | which     | name           |
        | the first | Bound Pulse    |
        | the other | Unbound Tyrant |

    @clause-together
    Scenario: By 1.13 a player does not name both sides of a forbidden heartbeat
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Name the Fallen" in her hand
      And Bob has a "Bound Pulse" in his battle zone
      When Alice casts "Name the Fallen"
      And Alice tries to name "Bound Pulse, Unbound Tyrant"
      Then that is refused

  @DM-806.5a
  Rule: 806.5a A dragheart creature attacks only if the card has been in the battle zone since the turn began
    - since: then it does, whichever side was up as the turn began
    - late: one that came in this turn does not

    @clause-since
    Scenario: A weapon that was equipped as the turn began is dragon-released and attacks
      Given it is Alice's main step
      And Alice has a "Dragon Bell" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Iron Heirloom" equipped on "Grave Hound"
      When Alice casts "Dragon Bell"
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Iron Heirloom"
      Then that is allowed

    @clause-late
    Scenario: A weapon that came and was dragon-released in this turn does not attack
      Given it is Alice's main step
      And Alice has a "Dragon Call" in her hand
      And Alice has a "Dragon Bell" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an "Iron Heirloom" in her hyperspatial zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Dragon Call"
      And Alice casts "Dragon Bell"
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Iron Heirloom"
      Then that is refused
      And "Iron Heirloom" shows its second side

  @DM-806.6
  Rule: 806.6 Whoever names a card can name either side of a dragheart card, but not both
    - either: the name of either side
    - both: not both sides' names together

    @clause-either
    Scenario Outline: A player names <which> side of a dragheart card
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Name the Fallen" in her hand
      And Bob has an "Iron Heirloom" in his hyperspatial zone
      When Alice casts "Name the Fallen"
      And Alice tries to name "<name>"
      Then that is allowed
      And Alice has one card in her hand

      Examples:
        | which     | name          |
        | the first | Iron Heirloom |
        | the other | Iron Ancestor |

    @clause-both
    Scenario: A player does not name both sides of a dragheart card
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Name the Fallen" in her hand
      And Bob has an "Iron Heirloom" in his hyperspatial zone
      When Alice casts "Name the Fallen"
      And Alice tries to name "Iron Heirloom, Iron Ancestor"
      Then that is refused
