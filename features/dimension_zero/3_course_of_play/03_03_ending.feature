Feature: Dimension Zero 3.3 How a duel ends

  # docs/decisions/3006-defeat-waits-for-priority.md
  @DZ-3.3.1
  Rule: 3.3.1 Who has seven or more cards in the smash zone loses as soon as somebody would get priority
    - seven: at seven cards, and not at six
    - more: at more than seven as well
    - who: the player in whose zone they are, whoever's turn it is
    - when: only as somebody would get priority, not in the midst of a resolution

    @clause-seven
    Scenario: The seventh smash card loses the duel
      Given it is Alice's smash phase
      And Alice has a released "Ember Scout" in her left center square
      And Bob has six cards in his smash zone
      When Alice smashes with "Ember Scout"
      Then Alice wins the game

    @clause-seven @clause-more
    Scenario: More than seven cards in the smash zone lose the duel
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left enemy square
      And Bob has six cards in his smash zone
      When Alice smashes with "Ember Giant"
      Then Alice wins the game

    @clause-seven
    Scenario: Six cards in the smash zone do not lose the duel
      Given it is Alice's smash phase
      And Alice has a released "Ember Scout" in her left center square
      And Bob has five cards in his smash zone
      When Alice smashes with "Ember Scout"
      Then Bob has six cards in his smash zone
      And the game goes on

    @clause-seven @clause-who
    Scenario: The player whose turn it is can lose the duel by the seventh smash card
      Given it is Alice's main phase
      And Alice has a "Shared Strike" in her hand
      And Alice has six cards in her smash zone
      When Alice plays "Shared Strike"
      And everyone passes until the game is over
      Then Bob wins the game
      And it is Alice's turn

    @clause-seven
    Scenario: Bob loses the duel when a strategy of Alice's gives him the seventh smash card
      Given it is Alice's main phase
      And Alice has a "Taunt" in her hand
      And Bob has six cards in his smash zone
      When Alice plays "Taunt"
      And everyone passes until the game is over
      Then Alice wins the game

    @clause-when
    Scenario: Seven smash cards in the midst of a resolution lose nothing if they are fewer at its end
      Given it is Alice's main phase
      And Alice has a "Merciful Taunt" in her hand
      And Bob has six cards in his smash zone
      When Alice plays "Merciful Taunt"
      And everyone passes until the stack is empty
      Then the game goes on
      And Bob has no cards in his smash zone
      And "Merciful Taunt" is in Alice's graveyard

  # docs/decisions/3006-defeat-waits-for-priority.md
  @DZ-3.3.2
  Rule: 3.3.2 Who has no card left in the deck loses as soon as somebody would get priority
    - empty: at no card, and not at one
    - who: the player whose deck it is, whoever's turn it is
    - when: only as somebody would get priority, not in the midst of a resolution

    @clause-empty
    Scenario: Drawing the last card loses the duel
      Given it is Bob's main phase
      And Alice has a card in her deck
      When everyone passes until the game is over
      Then Bob wins the game

    @clause-empty
    Scenario: A player with one card left in the deck does not lose the duel
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has two cards in her deck
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then Alice has a card in her deck
      And the game goes on

    @clause-empty @clause-who
    Scenario: A deck that is smashed away loses the duel
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has two cards in his deck
      When Alice smashes with "Ember Giant"
      Then Alice wins the game

    @clause-empty @clause-who
    Scenario: A deck smaller than the smash loses the duel
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a card in his deck
      When Alice smashes with "Ember Giant"
      Then Alice wins the game

    @clause-when
    Scenario: A deck that is empty in the midst of a resolution loses nothing if it is not at its end
      Given it is Alice's main phase
      And Alice has a "Borrowed Page" in her hand
      And Alice has a card in her deck
      When Alice plays "Borrowed Page"
      And everyone passes until the stack is empty
      Then the game goes on
      And Alice has a card in her deck
      And "Borrowed Page" is in Alice's graveyard

  @DZ-3.3.3
  Rule: 3.3.3 The duel ends at once when somebody has won or lost, or when it is a draw
    - won: when somebody has won
    - lost: when somebody has lost
    - draw: when the duel is a draw
    - at-once: nothing that is on the stack or has triggered is done any more
    - over: nobody can do anything any more

    @clause-won @clause-at-once
    Scenario: A strategy on the stack does not resolve when one above it has won the duel
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob has a "Crown of Victory" in his hand
      When Alice plays "Read the Tide"
      And Bob plays "Crown of Victory"
      And everyone passes until the game is over
      Then the game is over and Bob has won
      And Alice has no cards in her hand
      And "Read the Tide" is not in Alice's graveyard

    @clause-lost @clause-at-once
    Scenario: What has triggered with the defeat is not put on the stack
      Given it is Bob's main phase
      And Alice has a released "Greedy Reader" in her left own square
      And Alice has a card in her deck
      And Bob has six cards in his smash zone
      When everyone passes until the game is over
      Then the game is over and Bob has won
      And Bob has six cards in his smash zone

    @clause-lost @clause-over
    Scenario: Nobody can smash after the end of the duel
      Given it is Alice's smash phase
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Ember Guard" in her middle center square
      And Bob has six cards in his smash zone
      When Alice smashes with "Ember Scout"
      And Alice tries to smash with "Ember Guard"
      Then that is refused
      And Alice wins the game
      And "Ember Guard" is released

    @clause-won @clause-over
    Scenario: Nobody can play a card after the end of the duel
      Given it is Alice's main phase
      And Alice has a "Crown of Victory" in her hand
      And Alice has a "Quick Study" in her hand
      When Alice plays "Crown of Victory"
      And everyone passes until the game is over
      And Alice tries to play "Quick Study"
      Then that is refused
      And Alice wins the game

    @clause-draw @clause-at-once
    Scenario: A strategy on the stack does not resolve when one above it has made the duel a draw
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob has a "Shared Crown" in his hand
      When Alice plays "Read the Tide"
      And Bob plays "Shared Crown"
      And everyone passes until the game is over
      Then the game is over and it is a draw
      And Alice has no cards in her hand
      And "Read the Tide" is not in Alice's graveyard

    @clause-won
    Scenario: An effect that wins has done so before an empty deck is looked for
      Given it is Alice's main phase
      And Alice has a "Last Page" in her hand
      And Alice's deck is "Tide Giant", from the top
      When Alice plays "Last Page"
      And everyone passes until the game is over
      Then the game is over and Alice has won

  @DZ-3.3.4
  Rule: 3.3.4 The duel is a draw when both players lose, or both win, at the same time
    - lose: both lose, by whatever rule or effect
    - win: both win

    @clause-lose
    Scenario: The duel is a draw when both players get the seventh smash card at the same time
      Given it is Alice's main phase
      And Alice has a "Shared Strike" in her hand
      And Alice has six cards in her smash zone
      And Bob has six cards in his smash zone
      When Alice plays "Shared Strike"
      And everyone passes until the game is over
      Then the game is a draw

    @clause-lose
    Scenario: The duel is a draw when both players draw their last card at the same time
      Given it is Alice's main phase
      And Alice has a "Shared Study" in her hand
      And Alice has a card in her deck
      And Bob has a card in his deck
      When Alice plays "Shared Study"
      And everyone passes until the game is over
      Then the game is a draw

    @clause-lose
    Scenario: The duel is a draw when one player gets the seventh smash card as the other's deck runs out
      Given it is Alice's main phase
      And Alice has a "Shared Strike" in her hand
      And Alice has six cards in her smash zone
      And Bob has a card in his deck
      When Alice plays "Shared Strike"
      And everyone passes until the game is over
      Then the game is a draw

    @clause-lose
    Scenario: The duel is a draw when an effect makes both players lose
      Given it is Alice's main phase
      And Alice has a "Broken Crowns" in her hand
      When Alice plays "Broken Crowns"
      And everyone passes until the game is over
      Then the game is a draw

    @clause-win
    Scenario: The duel is a draw when an effect makes both players win
      Given it is Alice's main phase
      And Alice has a "Shared Crown" in her hand
      When Alice plays "Shared Crown"
      And everyone passes until the game is over
      Then the game is a draw

  # docs/decisions/3004-winning-and-losing-at-once.md
  @DZ-3.3.5
  Rule: 3.3.5 Who would win and lose at the same time loses

    Scenario: A player whom an effect makes win and lose at the same time loses
      Given it is Alice's main phase
      And Alice has a "Cursed Crown" in her hand
      When Alice plays "Cursed Crown"
      And everyone passes until the game is over
      Then Bob wins the game

    Scenario: The other player wins alone when an effect makes both players win and one of them also lose
      Given it is Alice's main phase
      And Alice has a "Poisoned Crown" in her hand
      When Alice plays "Poisoned Crown"
      And everyone passes until the game is over
      Then Bob wins the game

    Scenario: A player whose turn it is not loses when an effect makes that player win and lose
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob has a "Cursed Crown" in his hand
      When Alice plays "Read the Tide"
      And Bob plays "Cursed Crown"
      And everyone passes until the game is over
      Then Alice wins the game

  # docs/decisions/3007-loops-that-nobody-can-stop.md
  @DZ-3.3.6
  Rule: 3.3.6 A loop that nobody can stop is a draw; one that a player's choice can stop is none
    - draw: a loop that nobody can stop is a draw
    - choice: one that a player's choice can stop is none, however long it goes on
    - whose: whichever player could stop it

    @clause-draw
    Scenario: Two triggers that answer each other for ever are a draw
      Given it is Alice's smash phase
      And Alice has a released "Endless Wheel" in her left center square
      When Alice smashes with "Endless Wheel"
      And everyone passes until the game is over
      Then the game is a draw

    @clause-choice
    Scenario: A loop that its player may leave goes on as long as she likes
      Given it is Alice's smash phase
      And Alice has a released "Tired Wheel" in her left center square
      When Alice smashes with "Tired Wheel"
      And Alice says yes 30 times, everyone passing between
      Then the game goes on
      And Bob has a card in his smash zone

    @clause-choice
    Scenario: A loop that its player may leave ends when she leaves it
      Given it is Alice's smash phase
      And Alice has a released "Tired Wheel" in her left center square
      When Alice smashes with "Tired Wheel"
      And Alice says yes 30 times, everyone passing between
      And everyone passes until the stack is empty
      Then the game goes on
      And "Tired Wheel" is frozen

    @clause-choice @clause-whose
    Scenario: A loop that the opponent may stop is no draw and ends when the opponent stops it
      Given it is Alice's smash phase
      And Alice has a released "Worn Bell" in her left center square
      When Alice smashes with "Worn Bell"
      And Bob says yes 30 times, everyone passing between
      Then the game goes on
      When everyone passes until the stack is empty
      Then the game goes on
      And "Worn Bell" is frozen

  @DZ-3.3.7
  Rule: 3.3.7 A player may concede at any time and loses at once; it is no rule effect
    - who: either player, asked or not
    - when: at any time of the duel
    - loses: who concedes loses, and the opponent wins
    - at-once: it takes effect before anything else
    - always: it is no rule effect, so a card that keeps its player from losing does not hinder it

    @clause-loses
    Scenario: A player who concedes in her own main phase loses the duel
      Given it is Alice's main phase
      When Alice concedes
      Then the game is over and Bob has won

    @clause-who @clause-loses
    Scenario: A player who concedes in the other's turn, unasked, loses the duel
      Given it is Alice's main phase
      When Bob concedes
      Then the game is over and Alice has won

    @clause-who @clause-when @clause-loses
    Scenario: A player who concedes before the first turn loses the duel
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And Bob concedes
      Then Alice wins the game

    @clause-at-once @clause-loses
    Scenario: A player who concedes before her winning strategy resolves loses the duel
      Given it is Alice's main phase
      And Alice has a "Crown of Victory" in her hand
      And Bob could respond
      When Alice plays "Crown of Victory"
      And Alice concedes
      Then Bob wins the game
      And "Crown of Victory" is not in Alice's graveyard

    @clause-who @clause-at-once @clause-loses
    Scenario: A player who concedes while a choice of the other is open loses the duel
      Given it is Alice's smash phase
      And Alice has a released "Tired Wheel" in her left center square
      When Alice smashes with "Tired Wheel"
      And Alice says yes two times, everyone passing between
      And Bob concedes
      Then Alice wins the game

    @clause-always @clause-loses
    Scenario: A player whom a card keeps from losing can concede and loses
      Given it is Alice's main phase
      And Alice has an "Idol of the Undying" in her middle base square
      When Alice concedes
      Then Bob wins the game

    @clause-at-once @clause-loses
    Scenario: A player who concedes after the other has conceded has won
      Given it is Alice's main phase
      When Alice concedes
      And Bob tries to concede
      Then Bob wins the game

  @DZ-3.3.8
  Rule: 3.3.8 In Swiss rounds the turn in which time is called and the next are played; then it is a draw
    - called: only when time has been called
    - turns: the turn of the call and the next are played to their end, and no other
    - draw: then the duel is a draw, whoever has fewer smash cards
    - decided: unless somebody has won before

    @clause-turns
    Scenario: In Swiss rounds the duel goes on in the turn after the one in which time is called
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn
      When time is called
      And everyone passes until Bob's main phase or the game is over
      Then the game goes on
      And Bob has a card in his hand

    @clause-turns @clause-draw
    Scenario: In Swiss rounds a duel in which time is called in Bob's turn is a draw at the end of Alice's next turn
      Given Bob's turn is about to begin
      And the match has a time limit with an added turn
      And Bob has two cards in his smash zone
      When time is called
      And everyone passes until Alice's main phase or the game is over
      Then the game goes on
      When everyone passes until the game is over
      Then the game is a draw
      And it is Alice's turn

    @clause-decided
    Scenario: In Swiss rounds a duel that is won in the turn in which time is called is won in that turn
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn
      And Alice has a released "Ember Scout" in her left center square
      And Bob has six cards in his smash zone
      When time is called
      And everyone passes until Alice's smash phase
      And Alice smashes with "Ember Scout"
      Then Alice wins the game
      And it is Alice's turn

    @clause-turns @clause-draw
    Scenario: In Swiss rounds the duel is a draw when the turn after the call of time is over
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn
      And Alice has two cards in her smash zone
      When time is called
      And everyone passes until the game is over
      Then the game is a draw
      And it is Bob's turn
      And Bob has a card in his hand
      And Alice has a card in her hand

    @clause-turns
    Scenario: Time is not called a second time in the turn after the call
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn
      When time is called
      And everyone passes until Bob's turn
      And somebody tries to call time again
      Then that is refused

    @clause-decided
    Scenario: A duel that is won in the added turn is won
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn
      And Bob has a released "Ember Scout" in his left center square
      And Alice has six cards in her smash zone
      When time is called
      And everyone passes until Bob's smash phase
      And Bob smashes with "Ember Scout"
      Then Bob wins the game

    @clause-called
    Scenario: As long as time is not called the duel goes on
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn
      When everyone passes until Bob's main phase
      And everyone passes until Alice's main phase or the game is over
      Then the game goes on
      And Alice has two cards in her hand

  # docs/decisions/3005-play-goes-on-until-the-smash-cards-differ.md
  @DZ-3.3.10
  Rule: 3.3.10 In a knockout fewer smash cards win after the added turn; if equal, the first difference decides
    - when: when the turn of the call and the next have been played
    - fewer: the player with fewer smash cards wins, and the other loses
    - decided: unless somebody has won before
    - equal: with equally many the duel goes on
    - first: from then on the first difference decides at once

    @clause-when @clause-fewer
    Scenario Outline: The player with fewer smash cards wins when the added turn is over
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has <hers> cards in her smash zone
      And Bob has <his> cards in his smash zone
      When time is called
      And everyone passes until the game is over
      Then <winner> wins the game
      And it is Bob's turn
      And Bob has a card in his hand
      And Alice has a card in her hand

      Examples:
        | hers | his | winner |
        | 2    | 3   | Alice  |
        | 5    | 1   | Bob    |
        | 0    | 1   | Alice  |

    @clause-when
    Scenario: In a knockout a difference in smash cards decides nothing before the added turn is over
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has two cards in her smash zone
      When time is called
      And everyone passes until Bob's main phase or the game is over
      Then the game goes on
      And Bob has a card in his hand

    @clause-decided
    Scenario: A player with more smash cards who wins by a card in the added turn has won
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Bob has three cards in his smash zone
      And Bob has a "Crown of Victory" in his hand
      When time is called
      And everyone passes until Bob's main phase
      And Bob plays "Crown of Victory"
      And everyone passes until the game is over
      Then Bob wins the game

    @clause-equal
    Scenario: In a knockout the duel goes on after the added turn with equally many smash cards
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has two cards in her smash zone
      And Bob has two cards in his smash zone
      When time is called
      And everyone passes until Bob's main phase
      And everyone passes until Alice's main phase or the game is over
      Then the game goes on
      And Alice has two cards in her hand

    @clause-equal @clause-first @clause-fewer
    Scenario: In a knockout the first difference in smash cards after the added turn decides at once
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Ember Guard" in her middle center square
      And Alice has two cards in her smash zone
      And Bob has two cards in his smash zone
      When time is called
      And everyone passes until Bob's main phase
      And everyone passes until Alice's smash phase
      And Alice smashes with "Ember Scout"
      Then Alice wins the game
      And Bob has three cards in his smash zone

    @clause-equal
    Scenario: In a knockout equally many new smash cards for both after the added turn decide nothing
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has a "Shared Strike" in her hand
      And Alice has two cards in her smash zone
      And Bob has two cards in his smash zone
      When time is called
      And everyone passes until Bob's main phase
      And everyone passes until Alice's main phase
      And Alice plays "Shared Strike"
      And everyone passes until the stack is empty
      Then the game goes on
      And Bob has three cards in his smash zone

    @clause-when @clause-fewer
    Scenario: A difference in smash cards that the added turn itself makes decides when that turn is over
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Bob has a released "Ember Scout" in his left center square
      When time is called
      And everyone passes until Bob's smash phase
      And Bob smashes with "Ember Scout"
      And everyone passes until the game is over
      Then Bob wins the game
      And Alice has a card in her smash zone
