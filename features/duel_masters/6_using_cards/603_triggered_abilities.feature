Feature: Duel Masters 603 Triggered abilities

  @DM-603.2
  Rule: 603.2 A triggered ability triggers by itself whenever its condition is met, and its effect waits
    - itself: nobody decides whether it triggers
    - whenever: each time that the condition is met
    - waits: its effect waits until what goes on is done

    @clause-itself
    Scenario: What waits for a destroyed creature happens without being asked for
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then Bob has one card in his hand
      And "Moss Giant" is in Bob's graveyard

    @clause-whenever @clause-itself
    Scenario: What waits for a destroyed creature happens for a second one, too
      Given it is Alice's main step
      And Alice has two "Ruin" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts first "Ruin"
      And Alice chooses "Moss Giant"
      And Alice casts second "Ruin"
      And Alice chooses "Lamp Squire"
      Then Bob has two cards in his hand

    @clause-waits
    Scenario: What triggers in the midst of a spell waits for its end
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Sturdy Grave Bell" in his battle zone
      And Alice has a "Lingering Mist" in her hand
      When Alice casts "Lingering Mist"
      Then Alice is asked yes or no
      And Bob has no cards in his hand

  @DM-603.2a
  Rule: 603.2a As a step begins, all abilities trigger that wait for its beginning

    Scenario: Abilities of both players for the beginning of each turn trigger
      Given it is Bob's main step
      And Alice has an untapped "Dawn Crier" in her battle zone
      And Bob has an untapped "Dawn Crier" in his battle zone
      When everyone passes until Alice's main step
      Then Alice has two cards in her hand
      And Bob has one card in his hand

  @DM-603.2b
  Rule: 603.2b An ability triggers once for each time its condition is met, and as often as an event contains that
    - once: once for one creature destroyed
    - several: as many times as creatures are destroyed at once

    @clause-once
    Scenario: One destroyed creature triggers an ability once
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then Bob has one card in his hand
      And "Ruin" is in Alice's graveyard

    @example @clause-several
    Scenario: Two creatures destroyed at once trigger an ability twice
      Given it is Alice's main step
      And Alice has a "Sapping Mist" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      And Bob has an untapped "Sturdy Grave Bell" in his battle zone
      When Alice casts "Sapping Mist"
      Then "Sturdy Grave Bell" is among what Bob can choose

  @DM-603.2c
  Rule: 603.2c What waits for something to become so triggers only as it becomes so
    - already: not by what is so already
    - enters: nor by a card that comes so

    @example @clause-already
    Scenario: A tapped creature that an effect would tap does not become tapped
      Given it is Alice's main step
      And Alice has a "Great Stillness" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Bob has a tapped "Lullaby Sprite" in his battle zone
      When Alice casts "Great Stillness"
      Then Bob has no cards in his hand
      And "Great Stillness" is in Alice's graveyard

    @clause-enters
    Scenario: A creature that comes tapped does not become tapped
      Given it is Alice's main step
      And Alice has a "Weary March" in her hand
      And Alice has a "Lullaby Sprite" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Weary March"
      Then "Lullaby Sprite" is tapped
      And Alice has no cards in her hand

  @DM-603.2d
  Rule: 603.2d An ability triggers only by an event that happens, and not by one that was replaced

    @example
    Scenario: A creature put among the shields instead of being destroyed does not trigger what waits for that
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Shield Keeper" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's shield zone
      And Bob has no cards in his hand

  @DM-603.2e @revisions-s-max
  Rule: 603.2e What triggers where only its player sees the card is declared, in open zones too
    - closed: an ability that triggers in the hand is declared
    - open: the same ability is declared in the graveyard
    - other: one that triggers in open zones only needs no declaration

    @clause-closed
    Scenario: An ability that works in the hand does not trigger unless its player declares it
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Dawn Ninja" in his hand
      And Alice could attack again
      When Alice attacks Bob with "Moss Giant"
      And Bob declares nothing
      And Alice breaks any shields
      Then Bob has two cards in his hand

    @clause-closed
    Scenario: An ability that works in the hand does what it says as its player declares it
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Dawn Ninja" in his hand
      And the top of Bob's deck is "Tide Runner"
      When Alice attacks Bob with "Moss Giant"
      And Bob declares "Dawn Ninja"
      Then "Tide Runner" is in Bob's hand

    @clause-open
    Scenario: An ability that works in the hand and the graveyard is declared in the graveyard too
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Dawn Ninja" in his graveyard
      And Alice could attack again
      When Alice attacks Bob with "Moss Giant"
      And Bob declares nothing
      And Alice breaks any shields
      Then Bob has one card in his hand

    @clause-other
    Scenario: An ability that works in the graveyard alone triggers without being declared
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Bone Watcher" in his graveyard
      And Alice could attack again
      When Alice attacks Bob with "Moss Giant"
      And Alice breaks any shields
      Then Bob has two cards in his hand

  @DM-603.2e @revisions-1.13
  Rule: 603.2e (1.13) An ability can need to be declared, and that is not declaring the use of a card
    - declared: it does what it says only if it is declared
    - use: and nothing is used by that

    @clause-declared
    Scenario: By 1.13 an ability that works in the hand does nothing where its player declares nothing
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Dawn Ninja" in his hand
      And Bob has a "Lurking Shade" in his hand
      And Alice could attack again
      When Alice attacks Bob with "Moss Giant"
      And Bob declares nothing
      And Alice breaks any shields
      Then Bob has three cards in his hand

    @clause-use
    Scenario: By 1.13 a player who declares an ability of a card in the hand has used no card
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Dawn Ninja" in his hand
      And Bob has an untapped "Using Bell" in his battle zone
      And Alice could attack again
      When Alice attacks Bob with "Moss Giant"
      And Bob declares "Dawn Ninja"
      And Alice breaks any shields
      Then Bob has three cards in his hand

  @DM-603.2f @revisions-s-max
  Rule: 603.2f Who declares such an ability shows its card, has used no card by that, and it triggers only then
    - shown: the card is shown to the other player
    - use: it is no use of the card
    - then: the ability triggers as it is declared

    @clause-shown
    Scenario: A player who declares an ability of a card in his hand shows the card
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Dawn Ninja" in his hand
      And Bob has a "Lurking Shade" in his hand
      When Alice attacks Bob with "Moss Giant"
      And Bob declares "Dawn Ninja"
      Then Alice was shown "Dawn Ninja" as it was declared
      And Alice was not shown "Lurking Shade" as it was declared

    @clause-use
    Scenario: A player who declares an ability of a card in his hand has used no card by that
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Dawn Ninja" in his hand
      And Bob has an untapped "Using Bell" in his battle zone
      And Alice could attack again
      When Alice attacks Bob with "Moss Giant"
      And Bob declares "Dawn Ninja"
      And Alice breaks any shields
      Then Bob has three cards in his hand

    @needs-events
    @clause-then
    Scenario: An ability of a card in the hand triggers after it has been declared
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Dawn Ninja" in his hand
      When Alice attacks Bob with "Moss Giant"
      And Bob declares "Dawn Ninja"
      Then these happened in this order: attack of "Moss Giant" by Alice, declared of "Dawn Ninja" by Bob, triggered by Bob, draw by Bob

  @DM-603.3
  Rule: 603.3 The effects of abilities that have triggered wait, and are resolved from the turn player's on
    - waits: an effect waits until what is being done is done
    - turn: of all that wait the turn player's are resolved first

    @clause-waits
    Scenario: What triggers by a spell that another spell casts waits until that other one is done
      Given it is Bob's main step
      And Bob has a "Relay Study" in his hand
      And Bob has a "Deep Digging" in his hand
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an untapped "Mana Muse" in his battle zone
      And the top of Bob's deck is "Lamp Squire", "Grave Hound", "Moss Giant"
      When Bob casts "Relay Study"
      Then Bob is asked yes or no
      And "Moss Giant" is in Bob's hand

    @clause-turn
    Scenario: Of two waiting effects the turn player's is resolved first
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      And Bob has an untapped "Summon Muse" in his battle zone
      And Alice has a "Lamp Squire" in her hand
      When Alice summons "Lamp Squire"
      Then Alice is asked yes or no
      When Alice says no
      Then Bob is asked yes or no

  @DM-603.3a @revisions-s-max
  Rule: 603.3a An ability that uses icons has what is written behind these wait, whatever becomes of their creatures
    - waits: what is written behind an icon waits, to be resolved in its turn
    - gone: also when its creature has left before that
    - many: as many icons are used as it says

    @clause-waits
    Scenario: What two icons say waits when the ability that has used them is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Bonded Knight" in her battle zone
      And Alice has a "Grave Hound" under "Bonded Knight"
      And Alice has an untapped "Icon Piper" in her battle zone
      And Alice has an untapped "Icon Digger" in her battle zone
      When Alice attacks Bob with "Bonded Knight"
      And Alice says yes
      Then "Icon Digger" is among what Alice can choose
      And "Icon Piper" is among what Alice can choose
      And Alice has no cards in her hand
      And "Grave Hound" is in Alice's graveyard

    @example @clause-gone @clause-waits
    Scenario: A creature that the first icon destroys still has its own icon draw a card
      Given it is Alice's attack step
      And Alice has an untapped "Bonded Knight" in her battle zone
      And Alice has a "Grave Hound" under "Bonded Knight"
      And Alice has an untapped "Icon Piper" in her battle zone
      And Alice has an untapped "Icon Reaper" in her battle zone
      When Alice attacks Bob with "Bonded Knight"
      And Alice says yes
      And Alice chooses "Icon Reaper"
      And Alice chooses "Icon Piper"
      Then "Icon Piper" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-many @clause-waits
    Scenario: A player chooses two of three creatures whose icons are used
      Given it is Alice's attack step
      And Alice has an untapped "Bonded Knight" in her battle zone
      And Alice has a "Grave Hound" under "Bonded Knight"
      And Alice has three untapped "Icon Digger" in her battle zone
      When Alice attacks Bob with "Bonded Knight"
      And Alice says yes
      And Alice chooses first "Icon Digger" and third "Icon Digger"
      Then first "Icon Digger" is among what Alice can choose
      And third "Icon Digger" is among what Alice can choose
      And second "Icon Digger" is not among what Alice can choose

    @clause-waits
    Scenario: The icon of a creature that has another ability too is used like any other
      Given it is Alice's attack step
      And Alice has an untapped "Bonded Knight" in her battle zone
      And Alice has a "Grave Hound" under "Bonded Knight"
      And Alice has an untapped "Icon Warden" in her battle zone
      And the top of Alice's deck is "Moss Giant"
      When Alice attacks Bob with "Bonded Knight"
      And Alice says yes
      Then "Moss Giant" is in Alice's hand

  @DM-603.3a @revisions-1.13
  Rule: 603.3a (1.13) What an ability offers to choose from is chosen as it triggers

    Scenario: By 1.13 the mode of an ability is chosen before one of two effects is resolved first
      Given it is Alice's main step
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Forked Herald" in her hand
      And Alice has an untapped "Summon Muse" in her battle zone
      When Alice summons "Forked Herald"
      Then Alice is asked for a mode

    Scenario Outline: By 1.13 of two abilities that trigger together the turn player's has its mode chosen first: <who>
      Given it is <who>'s main step
      And <who> has two untapped "Gate Warden" in <whose> mana zone
      And <who> has a "Lamp Squire" in <whose> hand
      And Alice has an untapped "Forked Bell" in her battle zone
      And Bob has an untapped "Forked Bell" in his battle zone
      When <who> summons "Lamp Squire"
      Then <who> is asked for a mode
      When <who> chooses the mode "read"
      Then <other> is asked for a mode
      And <who> has no cards in <whose> hand

      Examples:
        | who   | whose | other |
        | Alice | her   | Bob   |
        | Bob   | his   | Alice |

    Scenario: By 1.13 a mode that has been chosen is not chosen again while its ability waits
      Given it is Alice's main step
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Forked Bell" in her battle zone
      And Bob has an untapped "Forked Bell" in his battle zone
      When Alice summons "Lamp Squire"
      And Alice chooses the mode "read"
      And Bob chooses the mode "read"
      Then Alice has one card in her hand
      And Bob has one card in his hand

  @DM-603.4
  Rule: 603.4 The condition of a triggered ability is looked at when its effect is resolved, and not before
    - met: it is enough that it is met then
    - unmet: it does nothing if it is not met then, though it was before

    @clause-met
    Scenario: An ability whose condition another effect has fulfilled meanwhile does what it says
      Given it is Alice's main step
      And Alice has an untapped "Dusk Weigher" in her battle zone
      And Alice has an untapped "Dusk Booster" in her battle zone
      When everyone passes until Alice's end of turn step
      And Alice chooses "Dusk Booster"
      And everyone passes until Bob's main step
      Then Alice has one card in her hand

    @clause-unmet
    Scenario: An ability whose condition is met no more does nothing
      Given it is Alice's main step
      And Alice has an untapped "Heavy Weigher" in her battle zone
      And Alice has an untapped "Dusk Drainer" in her battle zone
      When everyone passes until Alice's end of turn step
      And Alice chooses "Dusk Drainer"
      And everyone passes until Bob's main step
      Then Alice has no cards in her hand
      And it is Bob's turn

  @DM-603.5a
  Rule: 603.5a Abilities trigger by cards put into the battle zone, those of the cards themselves among them
    - others: those of cards that are there
    - itself: that of the card that is put there

    @clause-others
    Scenario: A creature put into the battle zone triggers the ability of one that is there
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Arrival Muse" in her battle zone
      When Alice summons "Lamp Squire"
      Then Alice has one card in her hand
      And "Lamp Squire" is in Alice's battle zone

    @clause-itself
    Scenario: A creature put into the battle zone triggers its own ability
      Given it is Alice's main step
      And Alice has an "Arrival Muse" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice summons "Arrival Muse"
      Then Alice has one card in her hand
      And "Arrival Muse" is in Alice's battle zone

  @DM-603.5a @revisions-1.13
  Rule: 603.5a (1.13) Cards that one effect puts into the battle zone come at once: each of them sees the others come

    @changed
    Scenario: By 1.13 a creature sees the one that is put into the battle zone together with it, whichever was named first
      Given it is Alice's main step
      And Alice has a "Twin Gate" in her hand
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Welcoming Muse" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      When Alice casts "Twin Gate"
      Then Alice has one card in her hand
      And "Welcoming Muse" is in Alice's battle zone

  @DM-603.5b
  Rule: 603.5b What changes a card where it is put has changed it as it comes, and triggers look at it so

    @example
    Scenario: A nature card that comes to a mana zone where all cards have all civilizations comes as a darkness card
      Given it is Alice's mana step
      And Alice has a "Bramble Knight" in her hand
      And Alice has an untapped "Rainbow Loam" in her battle zone
      And Alice has an untapped "Dark Mana Muse" in her battle zone
      And the top of Alice's deck is "Tide Runner", "Moss Giant"
      When Alice charges "Bramble Knight"
      And everyone passes until the main step
      Then "Bramble Knight" is in Alice's mana zone
      And "Moss Giant" is in Alice's hand

  @DM-603.5c @revisions-s-max
  Rule: 603.5c An ability that waits for its own card to leave looks at how it was just before, at its own card only

    @example @changed
    Scenario: A creature destroyed together with another triggers its ability for itself alone
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts "Great Ruin"
      Then Bob has one card in his hand
      And "Grave Bell" is in Bob's graveyard

    @example @changed
    Scenario: A creature that waits for creatures being destroyed, and is destroyed with another, triggers for itself alone
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Passing Bell" in his battle zone
      When Alice casts "Great Ruin"
      Then Bob has one card in his hand
      And "Passing Bell" is in Bob's graveyard

    Scenario: A creature that waits for its own leaving triggers as it is destroyed
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Last Bell" in his battle zone
      When Alice casts "Great Ruin"
      Then Bob has one card in his hand
      And "Last Bell" is in Bob's graveyard

    Scenario: A creature that has lost its ability does not trigger it as it is destroyed
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Silencing" in her hand
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Bell" in her battle zone
      When Alice casts "Silencing"
      And Alice casts "Ruin"
      Then "Grave Bell" is in Alice's graveyard
      And Alice has no cards in her hand

    Scenario: A creature triggers an ability that another one gives it, though that is destroyed together with it
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Clean Sweep" in her hand
      And Alice has an untapped "Lord of Mourners" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Clean Sweep"
      Then Alice has one card in her hand
      And "Lord of Mourners" is in Alice's graveyard

    Scenario: A creature that waits for its own leaving does not trigger as another one leaves
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Last Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard
      And Bob has no cards in his hand

    Scenario: A creature that waits for giants being destroyed does not trigger for itself, which is none
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Giants' Bell" in his battle zone
      When Alice casts "Great Ruin"
      Then Bob has no cards in his hand
      And "Giants' Bell" is in Bob's graveyard

  @DM-603.5c @revisions-1.13
  Rule: 603.5c (1.13) What waits for its card to leave looks at how things were just before, or at its own card only
    - being: what waits for creatures being destroyed sees all that are destroyed together
    - been: what waits for one that has been destroyed sees its own only

    @example @clause-being @changed
    Scenario: By 1.13 a creature that waits for creatures being destroyed, and is destroyed with another, triggers for both
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Passing Bell" in his battle zone
      When Alice casts "Great Ruin"
      Then "Passing Bell" is among what Bob can choose
      And "Passing Bell" is in Bob's graveyard

    @clause-being
    Scenario Outline: By 1.13 what waits for a giant being destroyed triggers by a giant alone: <destroyed>
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "<destroyed>" in his battle zone
      And Bob has an untapped "Giants' Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "<destroyed>"
      Then "<destroyed>" is in Bob's graveyard
      And Bob has <drawn> in his hand

      Examples:
        | destroyed   | drawn    |
        | Moss Giant  | one card |
        | Lamp Squire | no cards |

    @clause-being
    Scenario: By 1.13 what waits for creatures being destroyed triggers once for the one that is, and does not for one that is returned
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has a "Creature Lifter" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Passing Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then Bob has one card in his hand
      When Alice casts "Creature Lifter"
      And Alice chooses "Lamp Squire"
      Then Bob has two cards in his hand
      And "Lamp Squire" is in Bob's hand

    @example @clause-been
    Scenario: By 1.13 a creature that waits for creatures that have been destroyed triggers for itself alone
      Given it is Alice's main step
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts "Great Ruin"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And "Grave Bell" is in Bob's graveyard

  @DM-603.6
  Rule: 603.6 An effect can make an ability that triggers later

    Scenario: A spell has its player draw a card at the end of the turn
      Given it is Alice's main step
      And Alice has a "Later Gift" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Later Gift"
      Then Alice has no cards in her hand
      When everyone passes until Bob's main step
      Then Alice has one card in her hand

    Scenario: Of the creatures that a spell taps last, only the one that it chose first is destroyed at the end of the turn
      Given it is Alice's main step
      And Alice has a "Doom and Dusk" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Doom and Dusk"
      And Alice chooses "Lamp Squire"
      Then "Moss Giant" is tapped
      When everyone passes until Bob's main step
      Then "Lamp Squire" is in Bob's graveyard
      And "Moss Giant" is in Bob's battle zone

  @DM-603.6a
  Rule: 603.6a It does not look back at what happened before it was made
    - later: it triggers by what happens later
    - before: and not by what had happened

    @clause-later
    Scenario: A creature that becomes tapped after the spell triggers what the spell has made
      Given it is Alice's main step
      And Alice has a "Tapping Watch" in her hand
      And Alice has a "Lull" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Tapping Watch"
      And Alice casts "Lull"
      Then Alice has one card in her hand
      And "Grave Hound" is tapped

    @example @clause-before
    Scenario: A creature that became tapped before the spell does not trigger what the spell has made
      Given it is Alice's main step
      And Alice has a "Tapping Watch" in her hand
      And Alice has a "Lull" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Lull"
      And Alice casts "Tapping Watch"
      Then Alice has no cards in her hand
      And "Tapping Watch" is in Alice's graveyard
