Feature: Dimension Zero 4.4 Triggered abilities

  @DZ-4.4.1
  Rule: 4.4.1 A triggered ability names a trigger event: a beginning, an end, or that something is done
    - beginning: at the beginning of something
    - end: at the end of something
    - when: when something is done

    @clause-beginning
    Scenario: An ability that says "at the beginning of your draw phase" triggers then
      Given it is Bob's main phase
      And Alice has a released "Draw Herald" in her left own square
      When everyone passes until Alice's energy phase
      Then Bob has a card in his smash zone

    @clause-end
    Scenario: An ability that says "at the end of the turn" triggers then
      Given it is Alice's main phase
      And Alice has a released "Dusk Herald" in her left own square
      When everyone passes until Bob's turn
      Then Alice has a card in her hand

    @example @clause-when
    Scenario: An ability that says "when this card attacks" triggers then
      Given it is Alice's main phase
      And Alice has a released "Charging Ram" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Charging Ram" to her left enemy square
      And everyone passes until the battle is over
      Then "Charging Ram" is in Alice's left enemy square
      And "Charging Ram" has power 4000
      And "Tide Guard" is in Bob's graveyard

  @DZ-4.4.2
  Rule: 4.4.2 An ability triggers by itself at each trigger event, and is stacked when somebody next gets priority
    - each: each time that the event happens
    - itself: by itself, without anybody activating it
    - nothing: as it triggers nothing happens; it comes to the stack when a player next gets priority

    @clause-each
    Scenario: An ability triggers each time that its event happens
      Given it is Alice's main phase
      And Alice has a released "Greedy Reader" in her left own square
      And Alice has two "Quick Study" in her hand
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      And Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then Bob has two cards in his smash zone

    @clause-itself
    Scenario: An ability triggers in a phase in which none is activated
      Given it is Alice's main phase
      And Bob has a released "Draw Herald" in his left own square
      When everyone passes until Bob's energy phase
      Then Alice has a card in her smash zone

    @clause-nothing
    Scenario: What has triggered goes to the stack, where it can be responded to
      Given it is Alice's main phase
      And Alice has a released "Greedy Reader" in her left own square
      And Alice has a "Quick Study" in her hand
      And Bob could respond
      When Alice plays "Quick Study"
      And Bob passes
      Then "Greedy Reader" is on the stack
      And Bob has no cards in his smash zone

    @clause-nothing
    Scenario: What triggers while a strategy resolves waits until it has resolved
      Given it is Alice's main phase
      And Alice has a released "Greedy Reader" in her left own square
      And Alice has a "Merciful Study" in her hand
      When Alice plays "Merciful Study"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

  @DZ-4.4.3
  Rule: 4.4.3 An ability with a trigger condition needs it to trigger, and again when it resolves
    - event: it triggers only if the condition holds as the event happens
    - resolve: if the condition does not hold as it resolves, it is countered
    - unless: so too where the condition is that something is not so

    @clause-event
    Scenario: An ability does not trigger if its condition comes true only after the event
      Given it is Alice's main phase
      And Alice has a released "Jealous Walker" in her left own square
      And Alice could respond
      And Bob has a "Quick Hawk" in his hand
      When Alice moves "Jealous Walker" to her left center square
      And Alice passes
      And Bob passes
      And Alice passes
      And Bob plays "Quick Hawk" to his left own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Bob's left own square
      And Alice has a card in her hand

    @clause-event
    Scenario: An ability whose condition holds triggers and does what it says
      Given it is Alice's main phase
      And Alice has a released "Jealous Walker" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      When Alice moves "Jealous Walker" to her left center square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

    @clause-resolve
    Scenario: An ability whose condition does not hold any more as it resolves is countered
      Given it is Alice's main phase
      And Alice has a released "Jealous Walker" in her left own square
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob could respond
      When Alice moves "Jealous Walker" to her left center square
      And Alice passes
      And Bob passes
      And Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-unless
    Scenario: An ability that says "unless" triggers while that is not so
      Given it is Alice's main phase
      And Alice has a released "Lonely Walker" in her left own square
      When Alice moves "Lonely Walker" to her left center square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

    @clause-event
    Scenario: An ability that says "unless" does not trigger while that is so
      Given it is Alice's main phase
      And Alice has a released "Lonely Walker" in her left own square
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob could respond
      When Alice moves "Lonely Walker" to her left center square
      And Alice passes
      And Bob passes
      And Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-resolve
    Scenario: An ability that says "unless" is countered if that is so as it resolves
      Given it is Alice's main phase
      And Alice has a released "Lonely Walker" in her left own square
      And Alice could respond
      And Bob has a "Quick Hawk" in his hand
      When Alice moves "Lonely Walker" to her left center square
      And Alice passes
      And Bob passes
      And Alice passes
      And Bob plays "Quick Hawk" to his left own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Bob's left own square
      And Alice has a card in her hand

  @DZ-4.4.4
  Rule: 4.4.4 A created trigger triggers once, or with a time limit each time until then, as a rule
    - once: one that a spell or ability has made triggers only at the next event, unless it has a time limit
    - limit: with a time limit it triggers at each event until then
    - static: one that a static ability gives triggers at each event
    - turn: what waits for the beginning of the recovery phase or the end of the turn triggers once a turn

    @clause-once
    Scenario: What a strategy makes for the next draw triggers once
      Given it is Alice's main phase
      And Alice has a "Patient Snare" in her hand
      And Alice has two "Quick Study" in her hand
      When Alice plays "Patient Snare"
      And everyone passes until the stack is empty
      And Alice plays "Quick Study"
      And everyone passes until the stack is empty
      And Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-limit
    Scenario: What a strategy makes for each draw of the turn triggers each time
      Given it is Alice's main phase
      And Alice has a "Long Watch" in her hand
      And Alice has two "Quick Study" in her hand
      When Alice plays "Long Watch"
      And everyone passes until the stack is empty
      And Alice plays "Quick Study"
      And everyone passes until the stack is empty
      And Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then Bob has two cards in his smash zone

    @clause-static
    Scenario: What a base gives to a unit triggers each time
      Given it is Alice's main phase
      And Alice has a released "Reading Room" in her left base square
      And Alice has a released "Tide Guard" in her left own square
      And Alice has two "Quick Study" in her hand
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      And Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then Bob has two cards in his smash zone

    @clause-turn
    Scenario: What waits for the beginning of the recovery phase triggers once in each turn, though that is gone through again
      Given it is Alice's main phase
      And Alice has a released "Recovery Herald" in her left own square
      When everyone passes until Bob's turn
      Then Alice has a card in her hand
      When everyone passes until Alice's main phase
      And everyone passes until Bob's turn
      Then Alice has three cards in her hand

  # Reading: docs/decisions/3450-a-created-trigger-about-several-cards.md
    @clause-turn
    Scenario: A unit that has triggered at the end of the turn, and comes back as a new card then, triggers at that end, too
      Given it is Alice's main phase
      And Alice has a "Circling Gate" in her left base square
      And Alice has a released "Dusk Herald" in her left own square
      When everyone passes until abilities are waiting
      And the triggers are put in any order
      And everyone passes until a square is chosen
      And Alice chooses her left own square
      And everyone passes until Bob's turn
      Then "Circling Gate" is in Alice's left base square
      And Alice has two cards in her hand

  @DZ-4.4.4-1
  Rule: 4.4.4-1 A created trigger on a card is gone if that card first moves other than between squares
    - gone: it is gone if the card goes anywhere else before the event, though it should come back
    - together: it triggers if the card goes at the same time as the event happens
    - squares: it stays if the card only goes from square to square
    - card: it stays if another card goes
    - certain: only one on a certain card goes; one that will look for its cards stays whatever goes
    - spell: so it is with one that a spell has made
    - activated: with one that an activated ability has made
    - triggered: and with one that a triggered ability has made

    @clause-together @clause-spell
    Scenario: What is to be done with a unit as the next enemy dies triggers though that unit dies at the same time
      Given it is Alice's main phase
      And Alice has a "Shared Parting" in her hand
      And Alice has a "Wildfire" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Shared Parting" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Wildfire"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And Alice has a card in her hand

    @clause-together @clause-card @clause-spell
    Scenario Outline: Of two units that <spell> is about the one that dies with an enemy stays in the graveyard, and the other goes to the hand
      Given it is Alice's main phase
      And Alice has a "<spell>" in her hand
      And Alice has a "Fall of the Weakest" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "<spell>"
      And everyone passes until the stack is empty
      And Alice plays "Fall of the Weakest"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Ember Guard" is in Alice's hand

      Examples:
        | spell        |
        | Parted Pair  |
        | Cold Parting |

    @clause-together @clause-spell
    Scenario Outline: A unit that <spell> is about dies at the same time as an enemy, and stays in the graveyard
      Given it is Alice's main phase
      And Alice has a "<spell>" in her hand
      And Alice has a "Wildfire" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "<spell>"
      And everyone passes until the stack is empty
      And Alice plays "Wildfire"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard

      Examples:
        | spell          |
        | Parting Choice |
        | Cold Parting   |

    @clause-together @clause-spell
    Scenario: A unit that two strategies are about dies at the same time as an enemy, and stays in the graveyard for both
      Given it is Alice's main phase
      And Alice has a "Parting Choice" in her hand
      And Alice has a "Cold Parting" in her hand
      And Alice has a "Wildfire" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Parting Choice"
      And everyone passes until the stack is empty
      And Alice plays "Cold Parting"
      And everyone passes until the stack is empty
      And Alice plays "Wildfire"
      And everyone passes until the stack is empty
      And Alice puts the ability of "Parting Choice" on the stack before that of "Cold Parting"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard

    @example @clause-gone @clause-triggered
    Scenario: A unit that goes to the hand and comes back before the battle ends does not die of instant death
      Given it is Alice's main phase
      And Alice has a released "Plague Adept" in her left center square
      And Bob has a released "Ambush Ox" in his right own square
      And Bob has a "Retreat" in his hand
      When Alice moves "Plague Adept" to her left enemy square
      And everyone passes until battle damage is on the stack
      And everyone passes until the stack is empty
      And Bob plays "Retreat" aiming at "Ambush Ox"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Ox" to his left own square
      And everyone passes until the battle is over
      Then "Plague Adept" is in Alice's graveyard
      And "Ambush Ox" is in Bob's left own square

    @clause-squares
    Scenario: A unit that is put on another square before the battle ends dies of instant death
      Given it is Alice's main phase
      And Alice has a released "Plague Adept" in her left center square
      And Bob has a released "Ambush Ox" in his right own square
      And Bob has a "Side Step" in his hand
      When Alice moves "Plague Adept" to her left enemy square
      And everyone passes until battle damage is on the stack
      And everyone passes until the stack is empty
      And Bob plays "Side Step" aiming at "Ambush Ox"
      And everyone passes until the battle is over
      Then "Ambush Ox" is in Bob's graveyard

    @clause-gone @clause-spell
    Scenario: A unit that a strategy has doomed goes to the hand and comes back, and stays at the end of the turn
      Given it is Alice's main phase
      And Alice has a "Slow Doom" in her hand
      And Alice has a "Recall" in her hand
      And Bob has a released "Quick Hawk" in his left own square
      When Alice plays "Slow Doom" aiming at "Quick Hawk"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "Quick Hawk"
      And everyone passes until the stack is empty
      And Alice passes
      And Bob plays "Quick Hawk" to his right own square
      And everyone passes until Bob's turn
      Then "Quick Hawk" is in Bob's right own square

    @clause-card
    Scenario: A unit that a strategy has doomed goes at the end of the turn, though another unit went to the hand
      Given it is Alice's main phase
      And Alice has a "Slow Doom" in her hand
      And Alice has a "Recall" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Slow Doom" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "Tide Guard"
      And everyone passes until Bob's turn
      Then "Tide Guard" is in Bob's hand
      And "Tide Scout" is in Bob's graveyard

    @clause-gone @clause-activated
    Scenario: A unit that an ability has doomed goes to the hand and comes back, and stays at the end of the turn
      Given it is Bob's main phase
      And Bob has a released "Doom Teller" in his right own square
      And Alice has a released "Quick Hawk" in her left own square
      And Alice has a "Recall" in her hand
      When Bob activates "Doom Teller" aiming at "Quick Hawk"
      And everyone passes until the stack is empty
      And Bob passes
      And Alice plays "Recall" aiming at "Quick Hawk"
      And everyone passes until the stack is empty
      And Bob passes
      And Alice plays "Quick Hawk" to her middle own square
      And everyone passes until Alice's turn
      Then "Quick Hawk" is in Alice's middle own square

    @clause-card @clause-spell
    Scenario: Of two units that a strategy has doomed the one that is still there goes at the end of the turn
      Given it is Alice's main phase
      And Alice has a "Twin Doom" in her hand
      And Alice has a "Recall" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Twin Doom" aiming at "Tide Scout" and "Tide Guard"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "Tide Guard"
      And everyone passes until Bob's turn
      Then "Tide Guard" is in Bob's hand
      And "Tide Scout" is in Bob's graveyard

    @clause-card @clause-activated
    Scenario: A unit that an ability has doomed with its own card goes at the end of the turn, though that card went to the hand and came back
      Given it is Alice's main phase
      And Alice has a "Round Trip" in her hand
      And Alice has a released "Pyre Sworn" in her left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice activates "Pyre Sworn" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Alice plays "Round Trip" aiming at "Pyre Sworn"
      And everyone passes until the stack is empty
      And everyone passes until Bob's turn
      Then "Pyre Sworn" is in Alice's middle center square
      And "Tide Guard" is in Bob's graveyard

    @clause-gone @clause-spell
    Scenario: Of two units that are doomed one by one only the one that has gone and come back stays, and nothing comes of what was about it
      Given it is Alice's main phase
      And Alice has two "Dark Bargain" in her hand
      And Alice has a "Round Trip" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Dark Bargain" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      And Alice plays "Dark Bargain" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Alice plays "Round Trip" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And everyone passes until Bob's turn
      Then "Tide Guard" is in Bob's middle center square
      And "Tide Scout" is in Bob's graveyard
      And Alice has a card in her hand

    @clause-card @clause-activated
    Scenario: A unit that has doomed itself with another goes at the end of the turn, though the other went and came back
      Given it is Alice's main phase
      And Alice has a "Round Trip" in her hand
      And Alice has a released "Pact Keeper" in her left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice activates "Pact Keeper" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Alice plays "Round Trip" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And everyone passes until Bob's turn
      Then "Tide Guard" is in Bob's middle center square
      And "Pact Keeper" is in Alice's graveyard
      And Alice has a card in her hand

    @clause-gone @clause-activated
    Scenario Outline: Nothing comes of what an ability has made about its own card and another when both have gone, <first> first
      Given it is Alice's main phase
      And Alice has two "Recall" in her hand
      And Alice has a released "Pact Keeper" in her left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice activates "Pact Keeper" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "<first>"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "<second>"
      And everyone passes until the stack is empty
      And everyone passes until Bob's turn
      Then Alice's hand is "Pact Keeper"
      And "Tide Guard" is in Bob's hand

      Examples:
        | first       | second      |
        | Pact Keeper | Tide Guard  |
        | Tide Guard  | Pact Keeper |

    @clause-gone @clause-activated
    Scenario: Nothing comes of what an ability would make about its own card alone when that has gone before
      Given it is Alice's main phase
      And Alice has a "Round Trip" in her hand
      And Alice has a released "Pact Keeper" in her left own square
      When Alice activates "Pact Keeper"
      And Alice chooses no targets
      And Alice plays "Round Trip" aiming at "Pact Keeper"
      And everyone passes until the stack is empty
      And everyone passes until Bob's turn
      Then "Pact Keeper" is in Alice's middle center square
      And Alice has no cards in her hand

    @clause-gone @clause-activated
    Scenario: A unit that would doom itself alone has gone and come back before, and stays at the end of the turn
      Given it is Alice's main phase
      And Alice has a "Round Trip" in her hand
      And Alice has a released "Brief Flame" in her left own square
      When Alice activates "Brief Flame"
      And Alice plays "Round Trip" aiming at "Brief Flame"
      And everyone passes until the stack is empty
      And everyone passes until Bob's turn
      Then "Brief Flame" is in Alice's middle center square

    @clause-card @clause-spell
    Scenario: Of two units that were chosen to go the one that has gone and come back stays at the end of the turn
      Given it is Alice's main phase
      And Alice has a "Two Names" in her hand
      And Alice has a "Round Trip" in her hand
      And Alice has a released "Tide Scout" in her left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Two Names"
      And everyone passes until the stack is empty
      And Alice plays "Round Trip" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      And everyone passes until Bob's turn
      Then "Tide Scout" is in Alice's middle center square
      And "Tide Guard" is in Bob's graveyard

    @clause-card @clause-spell
    Scenario: Of the units that a strategy has frozen those that are still there go at the end of the turn, and no others
      Given it is Alice's main phase
      And Alice has a "Long Frost" in her hand
      And Alice has a "Round Trip" in her hand
      And Alice has a frozen "Calm Sage" in her left own square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Long Frost"
      And everyone passes until the stack is empty
      And Alice plays "Round Trip" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And everyone passes until Bob's turn
      Then "Tide Guard" is in Bob's middle center square
      And "Tide Scout" is in Bob's graveyard
      And "Calm Sage" is in Alice's left own square

    @clause-certain
    Scenario: What will put all of a player's units into the graveyard waits on though the only one has gone, and takes the one that comes
      Given it is Alice's main phase
      And Alice has a released "Moon Reaper" in her left own square
      And Alice has a "Recall" in her hand
      And Bob has a released "Quick Hawk" in his left own square
      When Alice activates "Moon Reaper"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "Quick Hawk"
      And everyone passes until the stack is empty
      And Alice passes
      And Bob plays "Quick Hawk" to his right own square
      And everyone passes until Bob's turn
      Then "Quick Hawk" is in Bob's graveyard
      And "Moon Reaper" is in Alice's left own square

    @clause-certain
    Scenario: What an ability will do to all of a player's units comes though its own card has gone before
      Given it is Alice's main phase
      And Alice has a released "Moon Reaper" in her left own square
      And Alice has a "Recall" in her hand
      And Bob has a released "Quick Hawk" in his left own square
      When Alice activates "Moon Reaper"
      And Alice plays "Recall" aiming at "Moon Reaper"
      And everyone passes until the stack is empty
      And everyone passes until Bob's turn
      Then "Quick Hawk" is in Bob's graveyard
      And "Moon Reaper" is in Alice's hand

    @clause-card @clause-activated
    Scenario Outline: <unit>, which would doom itself and another, has gone and come back before, and stays, while the other goes
      Given it is Alice's main phase
      And Alice has a "Round Trip" in her hand
      And Alice has a released "<unit>" in her left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice activates "<unit>" aiming at "Tide Guard"
      And Alice plays "Round Trip" aiming at "<unit>"
      And everyone passes until the stack is empty
      And everyone passes until Bob's turn
      Then "<unit>" is in Alice's middle center square
      And "Tide Guard" is in Bob's graveyard

      Examples:
        | unit       |
        | Pyre Sworn |
        | Pyre Bound |

    @clause-card @clause-spell
    Scenario: Of two units that a strategy has doomed with one choice each, the second goes at the end though the first went to the hand
      Given it is Alice's main phase
      And Alice has a "Bound Fates" in her hand
      And Alice has a "Recall" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Bound Fates"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      When everyone passes until Bob's turn
      Then "Tide Scout" is in Bob's graveyard
      And "Ember Scout" is in Alice's hand

    @clause-certain @clause-spell
    Scenario: What a strategy is to do to a player is done though the strategy and another card have gone to the graveyard
      Given it is Alice's main phase
      And Alice has a "Coming Silence" in her hand
      And Alice has a "Bound Hands" in her hand
      And Alice has a "Shared Study" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Coming Silence"
      And Alice chooses Bob as a target
      And everyone passes until the stack is empty
      And Alice plays "Bound Hands"
      And everyone passes until the stack is empty
      And Alice moves "Ember Scout" to her left center square
      And everyone passes until the stack is empty
      And Alice plays "Shared Study"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Bob has no cards in his hand

  @DZ-4.4.4-2
  Rule: 4.4.4-2 A trigger that shows this card from the hand is active as long as the card is in the hand
    - hand: it triggers when its event happens while the card is in the hand
    - drawn: however the card has come there
    - again: each time, for as long as the card is there
    - elsewhere: not while the card is anywhere else

    @clause-hand @clause-drawn
    Scenario: A card that was drawn this turn is shown when its event happens, and its effect comes
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And the top of Alice's deck is "Hidden Avenger"
      And Alice has a "Scorch" in her hand
      And Alice has a released "Tide Scout" in her left own square
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Alice says yes
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until the stack is empty
      Then "Hidden Avenger" is in Alice's hand
      And Alice has three cards in her hand

    @clause-hand @clause-again
    Scenario: A card that stays in the hand is shown for each of two units
      Given it is Alice's main phase
      And Alice has two "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Ember Scout" in his right own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until the stack is empty
      Then Bob has five cards in his hand

    @clause-elsewhere
    Scenario Outline: A card in the <place> is not shown for a unit, and its effect does not come
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his <place>
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until Bob's energy phase
      Then "Tide Scout" is in Bob's graveyard
      And "Hidden Avenger" is in Bob's <place>
      And Bob has a card in his hand

      Examples:
        | place            |
        | right own square |
        | graveyard        |
        | energy zone      |
