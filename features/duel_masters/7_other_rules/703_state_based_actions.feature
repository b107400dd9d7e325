Feature: Duel Masters 703 What the state of the game does by itself

  @DM-703.1
  Rule: 703.1 State-based actions happen by themselves as soon as something is so, before any effect
    - self: no card need say that they happen
    - first: no effect is resolved before them

    @clause-self
    Scenario: A creature whose power falls to 0 is destroyed although nothing destroys it
      Given it is Alice's main step
      And Alice has a "Sapping Mist" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Sapping Mist"
      Then "Lamp Squire" is in Bob's graveyard

    @clause-first @clause-self
    Scenario: A creature whose power falls to 0 is gone before what waits is resolved
      Given it is Alice's main step
      And Alice has a "Sapping Mist" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Casting Blade" in her battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Sapping Mist"
      Then "Moss Giant" is in Bob's graveyard
      And "Lamp Squire" is in Bob's graveyard

  @DM-703.1a
  Rule: 703.1a An ability that waits for something to be so is a triggered ability, and waits

    Scenario: What triggers by a state-based action in the midst of a spell waits until the spell is done
      Given it is Alice's main step
      And Alice has a "Lingering Mist" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Sturdy Grave Bell" in his battle zone
      When Alice casts "Lingering Mist"
      Then Alice is asked yes or no
      And "Lamp Squire" is in Bob's graveyard
      And Bob has no cards in his hand

  @DM-703.2
  Rule: 703.2 State-based actions are the game's, and no player's
    - first: neither player's come before those of the other
    - effect: they are no effects of a player

    @needs-events @clause-first
    Scenario: Creatures of both players whose power falls to 0 are destroyed at the same time
      Given it is Alice's main step
      And Alice has a "Thinning Fog" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      When Alice casts "Thinning Fog"
      Then "Lamp Squire" and "Tide Runner" were destroyed at the same time

    @clause-effect
    Scenario: A creature that the other player's effects do not affect is destroyed when it has lost a battle
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Aloof Squire" in his battle zone
      When Alice attacks "Aloof Squire" with "Grave Hound"
      Then "Aloof Squire" is in Bob's graveyard

  @DM-703.3
  Rule: 703.3 The game always looks for state-based actions, does all that are due at once, and looks again
    - always: also in the midst of an effect
    - once: all that are due happen at the same time
    - again: what they bring about is looked for afterwards

    @clause-always
    Scenario: A creature whose power falls to 0 is gone before the spell goes on
      Given it is Alice's main step
      And Alice has a "Lingering Mist" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Lingering Mist"
      Then Alice is asked yes or no
      And "Lamp Squire" is in Bob's graveyard

    @clause-always
    Scenario: An evolution creature is not used upon a creature that is used before it and has no power there
      Given it is Alice's main step
      And Alice has a "Crowded Gate" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And the top of Alice's deck is "Lamp Squire", "Ember Champion"
      And Bob has an untapped "Thinning Air" in his battle zone
      When Alice casts "Crowded Gate"
      Then the cards in Alice's graveyard are "Lamp Squire" and "Crowded Gate"

    @clause-always
    Scenario: A creature that is GR-summoned and has no power is gone before the next one is GR-summoned
      Given it is Alice's main step
      And Alice has a "Double Hatch" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Drowsy Imp" in her super GR zone
      And Alice has a "Slate Hulk" in her super GR zone
      And Bob has an untapped "Thinning Air" in his battle zone
      When Alice casts "Double Hatch"
      Then "Slate Hulk" is untapped

    @clause-always
    Scenario: A creature that loses its power instead of a draw is gone before the next draw
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Wasting Scribe" in her battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Long Study"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" is in Bob's graveyard
      And "Moss Giant" is among what Alice can choose
      And "Lamp Squire" is not among what Alice can choose

    @needs-events @clause-once
    Scenario: Two creatures whose power falls to 0 are destroyed at the same time
      Given it is Alice's main step
      And Alice has a "Sapping Mist" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      When Alice casts "Sapping Mist"
      Then "Lamp Squire" and "Tide Runner" were destroyed at the same time

    @clause-again
    Scenario: A creature that loses its last power as another one is destroyed is destroyed next
      Given it is Alice's main step
      And Alice has a "Sapping Mist" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Small Banner" in his battle zone
      When Alice casts "Sapping Mist"
      Then "Small Banner" is in Bob's graveyard
      And "Lamp Squire" is in Bob's graveyard

    @needs-events @clause-once
    Scenario: Two weapons whose creatures are destroyed leave the battle zone at the same time
      Given it is Alice's main step
      And Alice has a "Clean Sweep" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an "Ember Blade" equipped on "Moss Giant"
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Hollow Fang" equipped on "Lamp Squire"
      When Alice casts "Clean Sweep"
      Then "Ember Blade" and "Hollow Fang" went away at the same time

    @needs-events @clause-once
    Scenario Outline: Two <kind> that are destroyed go from the graveyards to their places at the same time
      Given it is Alice's main step
      And Alice has a "Clean Sweep" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "<one>" in her battle zone
      And Bob has an untapped "<other>" in his battle zone
      When Alice casts "Clean Sweep"
      Then "<one>" and "<other>" went away at the same time
      And "<one>" is in Alice's <zone>
      And "<other>" is in Bob's <zone>

      Examples:
        | kind              | one          | other       | zone              |
        | psychic creatures | Moon Sleeper | Sky Sleeper | hyperspatial zone |
        | GR creatures      | Copper Crow  | Glass Mole  | super GR zone     |

    @clause-once
    Scenario: A psychic creature and a GR creature that are destroyed go each to its own zone
      Given it is Alice's main step
      And Alice has a "Clean Sweep" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moon Sleeper" in his battle zone
      And Bob has an untapped "Copper Crow" in his battle zone
      When Alice casts "Clean Sweep"
      Then "Moon Sleeper" is in Bob's hyperspatial zone
      And "Copper Crow" is in Bob's super GR zone

    @clause-once
    Scenario: A player who loses by an effect as the last card of her deck goes loses, and the game is not drawn
      Given it is Alice's main step
      And Alice has an untapped "Idol of Silence" in her battle zone
      And Alice has a "Flood of Pages" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice's deck is "Lull", from the top
      When Alice casts "Flood of Pages"
      Then Bob wins the game

  @DM-703.3 @revisions-1.13
  Rule: 703.3 (1.13) What is due by the coming of several cards at once is done at the same time

    @needs-events
    Scenario: By 1.13 two commands that come at once remove their seals at the same time
      Given it is Alice's main step
      And Alice has a "Double March" in her hand
      And Alice has a "Dusk Marshal" in her hand
      And Alice has a "Grove Marshal" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      And Alice has an untapped "Casting Blade" in her battle zone
      And Alice has a "Tide Runner" as a seal on "Casting Blade"
      When Alice casts "Double March"
      Then "Gate Warden" and "Tide Runner" were removed at the same time

  @DM-703.3 @revisions-s-max
  Rule: 703.3 What goes by one state-based action does not see what another one does at the same time

    Scenario: A D2 field that goes as another one comes does not hear of a creature that loses its power by that
      Given it is Alice's main step
      And Alice has an untapped "Mourning Stadium" in her battle zone
      And Alice has a "Choking Stadium" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Bob has an untapped "Spark Runner" in his battle zone
      When Alice deploys "Choking Stadium"
      Then "Spark Runner" is in Bob's graveyard
      And Alice has no cards in her hand

  @DM-703.4a
  Rule: 703.4a A player without shields whom an unchanged attack reaches loses the game
    - loses: he loses
    - shields: not with a shield
    - changed: not if the attack was changed to a creature

    @clause-loses
    Scenario: A player without shields who is attacked directly loses
      Given it is Alice's attack step
      And Bob has no cards in his shield zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      Then Alice wins the game

    @clause-shields
    Scenario: A player with a shield who is attacked directly does not lose
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a card in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And everyone passes until the attack is over
      Then the game goes on
      And Bob has no cards in his shield zone

    @clause-changed
    Scenario: A player without shields whose creature takes the attack on does not lose
      Given it is Alice's attack step
      And Bob has an untapped "Stubborn Warden" in his battle zone
      And Bob has no cards in his shield zone
      And Alice could attack again
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Stubborn Warden"
      And everyone passes until the attack is over
      Then the game goes on
      And "Grave Hound" is tapped

  @DM-703.4b
  Rule: 703.4b A player whose deck has no card left loses the game

    Scenario: A player who draws the last card of her deck loses
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice's deck is "Lamp Squire", "Moss Giant", from the top
      When Alice casts "Long Study"
      Then Bob wins the game

    Scenario: A player with one card left in her deck does not lose
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice's deck is "Lamp Squire", "Moss Giant", "Grave Hound", from the top
      When Alice casts "Long Study"
      Then the game goes on
      And Alice has one card in her deck

  @DM-703.4c
  Rule: 703.4c A creature of power 0 or less is destroyed
    - zero: with power 0
    - less: with less
    - more: not with more

    @clause-zero
    Scenario: A creature of power 2000 that loses 2000 is destroyed
      Given it is Alice's main step
      And Alice has a "Sapping Mist" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Sapping Mist"
      Then "Lamp Squire" is in Bob's graveyard
      And "Sapping Mist" is in Alice's graveyard

    @clause-less
    Scenario: A creature of power 1000 that loses 2000 is destroyed
      Given it is Alice's main step
      And Alice has a "Sapping Mist" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      When Alice casts "Sapping Mist"
      Then "Ember Recruit" is in Bob's graveyard
      And "Sapping Mist" is in Alice's graveyard

    @clause-more
    Scenario: A creature of power 3000 that loses 2000 is not destroyed
      Given it is Alice's main step
      And Alice has a "Sapping Mist" in her hand
      And Alice has an untapped "Ash Collector" in her mana zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Sapping Mist"
      Then "Grave Hound" is in Bob's battle zone
      And "Sapping Mist" is in Alice's graveyard

  @DM-703.4d
  Rule: 703.4d A creature that has lost a battle is destroyed

    Scenario: The creature that loses a battle by a spell is destroyed before the spell goes on
      Given it is Alice's main step
      And Alice has a "Pondered Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Pondered Duel"
      Then Alice is asked yes or no
      And "Grave Hound" is in Bob's graveyard
      And "Moss Giant" is in Alice's battle zone

  @DM-703.4e
  Rule: 703.4e The link of gods is undone when what their G-links say is not so any more

    Scenario: A creature that takes the G-links from gods parts them as it comes
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Doubter of Gods" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Doubter of Gods"
      Then "Ash Left Hand" and "Ash Right Hand" are not one creature
      And "Ash Left Hand" is in Bob's battle zone
      And "Ash Right Hand" is in Bob's battle zone

  @DM-703.4f
  Rule: 703.4f Of linked gods that leave the battle zone only one card leaves

    Scenario: One card of linked gods that are returned to the hand goes there
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has a "Creature Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Creature Lifter"
      And Bob chooses the card "Ash Right Hand"
      Then "Ash Right Hand" is in Bob's hand
      And "Ash Left Hand" is in Bob's battle zone

  @DM-703.4g @revisions-1.13
  Rule: 703.4g (1.13) A psychic creature in a zone other than the battle zone goes back to the hyperspatial zone
    - there: whichever other zone it is in
    - battle: one in the battle zone stays

    @clause-there
    Scenario: By 1.13 psychic creatures of both players that are destroyed go back to their owners' hyperspatial zones
      Given it is Alice's main step
      And Alice has a "Clean Sweep" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Moon Sleeper" in her battle zone
      And Bob has an untapped "Sky Sleeper" in his battle zone
      When Alice casts "Clean Sweep"
      Then "Moon Sleeper" is in Alice's hyperspatial zone
      And "Sky Sleeper" is in Bob's hyperspatial zone

    @clause-battle
    Scenario: By 1.13 a psychic creature that is not destroyed stays while another goes back
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moon Sleeper" in his battle zone
      And Bob has an untapped "Sky Sleeper" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Sky Sleeper"
      Then "Moon Sleeper" is in Bob's battle zone
      And "Sky Sleeper" is in Bob's hyperspatial zone

  @DM-703.4g @revisions-s-max
  Rule: 703.4g A cell that lies by itself in the battle zone goes back to the hyperspatial zone
    - psychic: a psychic cell
    - dragheart: and a dragheart cell
    - straight: not by way of the graveyard

    @clause-psychic
    Scenario: A psychic cell that is left by itself goes back
      Given it is Alice's main step
      And Bob has a "Deep Anchor" with its other side up in his battle zone
      And Bob has a "Deep Chain" linked to the right of "Deep Anchor"
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "Deep Chain"
      Then "Deep Anchor" is in Bob's hyperspatial zone

    @clause-dragheart
    Scenario: A dragheart that is turned over alone to the side of a cell goes back
      Given it is Alice's main step
      And Alice has an untapped "Dragon Fang" in her battle zone
      And Alice has a "Dragon Bell" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Dragon Bell"
      Then "Dragon Fang" is in Alice's hyperspatial zone

    @clause-straight @clause-psychic
    Scenario: A psychic cell that is left by itself does not come to the graveyard on its way
      Given it is Alice's main step
      And Bob has an untapped "Grave Ledger" in his battle zone
      And Bob has a "Deep Anchor" with its other side up in his battle zone
      And Bob has a "Deep Chain" linked to the right of "Deep Anchor"
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "Deep Chain"
      Then Bob has no cards in his hand
      And "Deep Anchor" is in Bob's hyperspatial zone

  @DM-703.4h @revisions-1.13
  Rule: 703.4h (1.13) A psychic cell in the battle zone goes back to the hyperspatial zone

    Scenario: By 1.13 a psychic cell that is left by itself goes back
      Given it is Alice's main step
      And Bob has a "Deep Anchor" with its other side up in his battle zone
      And Bob has a "Deep Chain" linked to the right of "Deep Anchor"
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "Deep Chain"
      Then "Deep Anchor" is in Bob's hyperspatial zone

  @DM-703.4h @revisions-s-max
  Rule: 703.4h What an evolution creature lay on is rebuilt as soon as only its top card has left

    Scenario: A creature is there again before the effect goes on that has returned the card above it
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Lid and Census" in her hand
      When Alice casts "Lid and Census"
      And Alice chooses "Ember Champion"
      Then "Lid and Census" is in Alice's graveyard
      And Alice has one card in her hand

  @DM-703.4i @revisions-1.13
  Rule: 703.4i (1.13) What an evolution creature lay on is rebuilt as soon as only its top card has left

    Scenario: By 1.13 a creature is there again before the effect goes on that has returned the card above it
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Lid and Census" in her hand
      When Alice casts "Lid and Census"
      And Alice chooses "Ember Champion"
      Then "Lid and Census" is in Alice's graveyard
      And Alice has one card in her hand

  @DM-703.4i @revisions-s-max
  Rule: 703.4i A card that lies face up in the battle zone and is of no kind that can lie there goes to the graveyard

    Scenario: A creature that an effect makes a spell is put into the graveyard
      Given it is Alice's main step
      And Alice has an "Unravelling" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Unravelling"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard
      And "Grave Hound" is in Bob's battle zone

    Scenario: The second of two creatures, which an effect makes a spell, is put into the graveyard
      Given it is Alice's main step
      And Alice has an "Unravelling" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Unravelling"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard
      And "Grave Hound" is in Bob's battle zone

    Scenario: A psychic creature that an effect makes a spell comes to the graveyard before it goes back
      Given it is Alice's main step
      And Alice has an "Unravelling" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Grave Ledger" in his battle zone
      And Bob has an untapped "Moon Sleeper" in his battle zone
      When Alice casts "Unravelling"
      And Alice chooses "Moon Sleeper"
      Then Bob has one card in his hand
      And "Moon Sleeper" is in Bob's hyperspatial zone

  @DM-703.4j @revisions-1.13
  Rule: 703.4j (1.13) A card that lies face up in the battle zone and is of no kind that can lie there goes to the graveyard

    Scenario: By 1.13 a creature that an effect makes a spell is put into the graveyard
      Given it is Alice's main step
      And Alice has an "Unravelling" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Unravelling"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard
      And "Grave Hound" is in Bob's battle zone

    Scenario: By 1.13 the second of two creatures, which an effect makes a spell, is put into the graveyard
      Given it is Alice's main step
      And Alice has an "Unravelling" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Unravelling"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's graveyard
      And "Grave Hound" is in Bob's battle zone

  @DM-703.4j @revisions-s-max
  Rule: 703.4j The owner of a command that has come puts a seal from a card of its civilization into the graveyard
    - comes: as soon as a command has come
    - civilization: from a card that has a civilization of the command

    @clause-comes
    Scenario: A spell that puts a command into the battle zone goes on when a seal is gone
      Given it is Alice's main step
      And Alice has a "Called Marshal" in her hand
      And Alice has a "Dusk Marshal" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Casting Blade" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Casting Blade"
      When Alice casts "Called Marshal"
      Then Alice is asked yes or no
      And "Gate Warden" is in Alice's graveyard

    @clause-civilization
    Scenario: A card of another civilization than the command keeps its seal
      Given it is Alice's main step
      And Alice has a "Dusk Marshal" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      And Alice has an untapped "Casting Blade" in her battle zone
      And Alice has a "Tide Runner" as a seal on "Casting Blade"
      When Alice summons "Dusk Marshal"
      Then "Tide Runner" is in Alice's graveyard
      And "Gate Warden" is in Alice's battle zone

    @clause-comes @clause-civilization
    Scenario: Two commands that come by one spell remove a seal each before the spell goes on
      Given it is Alice's main step
      And Alice has a "Double March" in her hand
      And Alice has a "Dusk Marshal" in her hand
      And Alice has a "Grove Marshal" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      And Alice has an untapped "Casting Blade" in her battle zone
      And Alice has a "Tide Runner" as a seal on "Casting Blade"
      When Alice casts "Double March"
      Then Alice is asked yes or no
      And "Gate Warden" is in Alice's graveyard
      And "Tide Runner" is in Alice's graveyard

  @DM-703.4k @revisions-1.13
  Rule: 703.4k (1.13) The owner of a command that has come puts a seal from a card of its civilization into the graveyard
    - arrives: as soon as a command has come
    - shares: from a card that has a civilization of the command

    @clause-arrives
    Scenario: By 1.13 a spell that puts a command into the battle zone goes on when a seal is gone
      Given it is Alice's main step
      And Alice has a "Called Marshal" in her hand
      And Alice has a "Dusk Marshal" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Casting Blade" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Casting Blade"
      When Alice casts "Called Marshal"
      Then Alice is asked yes or no
      And "Gate Warden" is in Alice's graveyard

    @clause-shares
    Scenario: By 1.13 a card of another civilization than the command keeps its seal
      Given it is Alice's main step
      And Alice has a "Dusk Marshal" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Ember Recruit"
      And Alice has an untapped "Casting Blade" in her battle zone
      And Alice has a "Tide Runner" as a seal on "Casting Blade"
      When Alice summons "Dusk Marshal"
      Then "Tide Runner" is in Alice's graveyard
      And "Gate Warden" is in Alice's battle zone

    @clause-arrives @clause-shares
    Scenario: By 1.13 two commands that come by one spell remove a seal each before the spell goes on
      Given it is Alice's main step
      And Alice has a "Double March" in her hand
      And Alice has a "Dusk Marshal" in her hand
      And Alice has a "Grove Marshal" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Gate Warden" as a seal on "Moss Giant"
      And Alice has an untapped "Casting Blade" in her battle zone
      And Alice has a "Tide Runner" as a seal on "Casting Blade"
      When Alice casts "Double March"
      Then Alice is asked yes or no
      And "Gate Warden" is in Alice's graveyard
      And "Tide Runner" is in Alice's graveyard

  @DM-703.4k @revisions-s-max
  Rule: 703.4k When a fortified shield leaves the shield zone, its castle goes to its owner's graveyard
    - castle: the castle goes to the graveyard
    - used: once an S-trigger of the shield has been used

    @clause-castle
    Scenario: The castle of a shield that comes to the mana zone goes to the graveyard
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has a "Fortified Retreat" in her hand
      And Alice has three untapped "Lamp Squire" in her mana zone
      When Alice fortifies her fourth shield with "Cliff Fort"
      And Alice casts "Fortified Retreat"
      Then "Cliff Fort" is in Alice's graveyard
      And Alice has four cards in her shield zone

    @clause-used
    Scenario: The castle of a broken shield is not yet in the graveyard as its S-trigger counts castles there, and is later
      Given it is Bob's main step
      And Bob has a "Cliff Fort" in his hand
      And Bob has two untapped "Lamp Squire" in his mana zone
      And Bob has a "Field Hand" in his first shield
      And Bob has a "Sudden Survey" in his second shield
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      When Bob fortifies his second shield with "Cliff Fort"
      And everyone passes until Alice's attack step
      And Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's second shield
      And Bob declares "Sudden Survey"
      Then Bob has no cards in his hand
      And the cards in Bob's graveyard are "Sudden Survey" and "Cliff Fort"

  @DM-703.4l @revisions-s-max
  Rule: 703.4l When a D2 field comes into the battle zone, the one that was there goes to its owner's graveyard
    - goes: the field that was there before goes, and the one that comes stays
    - whose: the other player's goes, too
    - d2: a field that is no D2 field stays, and makes none go
    - uncovered: one that lay under a creature and stays without it has not come, and makes none go

    @clause-goes @changed
    Scenario: A player's D2 field takes the place of the one that she had
      Given it is Alice's main step
      And Alice has a "Dusk Stadium" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has a "Dawn Stadium" in her battle zone
      When Alice deploys "Dusk Stadium"
      Then "Dawn Stadium" is in Alice's graveyard
      And "Dusk Stadium" is in Alice's battle zone

    @clause-whose
    Scenario: A D2 field makes the other player's go
      Given it is Alice's main step
      And Alice has a "Dusk Stadium" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Bob has a "Dawn Stadium" in his battle zone
      When Alice deploys "Dusk Stadium"
      Then "Dawn Stadium" is in Bob's graveyard

    @clause-d2
    Scenario: An ordinary field stays beside a D2 field that comes
      Given it is Alice's main step
      And Alice has a "Dusk Stadium" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has a "Quiet Meadow" in her battle zone
      When Alice deploys "Dusk Stadium"
      Then "Dusk Stadium" is in Alice's battle zone
      And "Quiet Meadow" is in Alice's battle zone

    @clause-d2
    Scenario: A D2 field stays when an ordinary field comes
      Given it is Alice's main step
      And Alice has a "Quiet Meadow" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Dusk Stadium" in her battle zone
      When Alice deploys "Quiet Meadow"
      Then "Quiet Meadow" is in Alice's battle zone
      And "Dusk Stadium" is in Alice's battle zone

    @clause-uncovered
    Scenario: A D2 field that is left of an evolution creature stays beside another one
      Given it is Alice's main step
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Dusk Stadium" under "Ember Champion"
      And Alice has a "Dawn Stadium" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Ember Champion"
      Then "Dusk Stadium" lies on nothing
      And "Dusk Stadium" is in Bob's battle zone
      And "Dawn Stadium" is in Alice's battle zone
