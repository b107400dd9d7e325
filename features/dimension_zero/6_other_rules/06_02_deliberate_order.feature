Feature: Dimension Zero 6.2 A deck ordered on purpose

  @DZ-6.2.1
  Rule: 6.2.1 Some cards ask whether the order of a deck has been decided on purpose
    - asks: a card that asks does one thing if it has been, and another if not
    - whose: it asks about the deck of the player it speaks of

    @clause-asks
    Scenario: A card for decks that nobody has ordered does something while nobody has
      Given it is Alice's main phase
      And Alice has an "Untouched Fate" in her hand
      When Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand

    @clause-asks
    Scenario: A card for decks that nobody has ordered does nothing when its player's deck has been
      Given it is Alice's main phase
      And Alice has an "Untouched Fate" in her hand
      And Alice has a "Grab to Deck" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Grab to Deck" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has no cards in her hand

    @clause-whose
    Scenario: It does not matter to a card of Alice's that Bob's deck has been ordered
      Given it is Alice's main phase
      And Alice has an "Untouched Fate" in her hand
      And Alice has a "Grab to Deck" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Grab to Deck" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand

    @clause-asks @clause-whose
    Scenario: A card that asks about the opponent's deck does something when that has been ordered
      Given it is Alice's main phase
      And Alice has a "Watchful Fate" in her hand
      And Alice has a "Grab to Deck" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Grab to Deck" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Alice plays "Watchful Fate"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand

    @clause-whose
    Scenario: It does not matter to a card that asks about the opponent's deck that its player's own has been ordered
      Given it is Alice's main phase
      And Alice has a "Watchful Fate" in her hand
      And Alice has a "Grab to Deck" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Grab to Deck" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Watchful Fate"
      And everyone passes until the stack is empty
      Then Alice has no cards in her hand

    @clause-asks @clause-whose
    Scenario: A card that asks about any player's deck does something when only Bob's has been ordered
      Given it is Alice's main phase
      And Alice has a "Shared Fate" in her hand
      And Alice has a "Grab to Deck" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Grab to Deck" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Alice plays "Shared Fate"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand

    @clause-asks @clause-whose
    Scenario: A card that asks about any player's deck does something when only Alice's has been ordered
      Given it is Alice's main phase
      And Alice has a "Shared Fate" in her hand
      And Alice has a "Grab to Deck" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Grab to Deck" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Shared Fate"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand

  @DZ-6.2.2
  Rule: 6.2.2 To put a card at an identifiable place of a deck is to decide its order on purpose
    - elsewhere: when a card of another zone is put at an identifiable place of the deck
    - choice: when cards of the deck are put at an identifiable place that the player can choose
    - place: when a card from one place of the deck is put at another one
    - only: cards that leave the deck, or come to other zones, decide nothing

    @example @clause-elsewhere
    Scenario: A unit that the opponent's unit puts on top of the deck decides the order
      Given it is Bob's main phase
      And Bob has a released "Mist Weaver" in his left own square
      And Alice has a released "Ember Guard" in her left own square
      And Alice has an "Untouched Fate" in her hand
      When Bob activates "Mist Weaver" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Bob passes
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has no cards in her hand

    @clause-elsewhere
    Scenario: A unit of Bob's that Alice controls and has put on top of a deck decides nothing about hers
      Given it is Alice's main phase
      And Alice has an "Untouched Fate" in her hand
      And Alice has a "Grab to Deck" in her hand
      And Alice controls Bob's "Tide Guard", released in her left own square
      When Alice plays "Grab to Deck" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand

    @clause-elsewhere
    Scenario: A unit that is put on the bottom of the deck decides the order
      Given it is Alice's main phase
      And Alice has an "Ebbing Tide" in her hand
      And Alice has an "Untouched Fate" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Ebbing Tide"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has no cards in her hand

    @example @clause-elsewhere
    Scenario: A player who has drawn again has put the hand under the deck and decided the order
      Given a duel is about to begin
      And the match allows to draw again
      And the top of Bob's deck is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner", "Ember Camp" and "Untouched Fate"
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And Bob draws again, putting "Twin Banner", "Ember Camp", "Ember Guard", "Ember Brute" and "Ember Giant" under his deck
      And everyone passes until Bob's main phase
      And Bob plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Bob has five cards in his hand

    @clause-only
    Scenario: A player who could have drawn again and has not has decided nothing
      Given a duel is about to begin
      And the match allows to draw again
      And the top of Bob's deck is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner", "Untouched Fate" and "Ember Camp"
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And Bob says no
      And everyone passes until Bob's main phase
      And Bob plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Bob has eight cards in his hand

    @example @clause-choice
    Scenario: A base that is searched for and put into the plan zone decides the order
      Given it is Alice's main phase
      And the top of Alice's deck is "Ember Giant", "Ember Camp" and "Tide Giant"
      And Alice has a "Clear Tomorrow" in her hand
      And Alice has an "Untouched Fate" in her hand
      When Alice plays "Clear Tomorrow"
      And everyone passes until a card is to be found
      And Alice chooses "Ember Camp"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice's plan is "Ember Camp"
      And Alice has no cards in her hand

    # Reading: docs/decisions/3611-any-known-place-of-a-deck-counts.md
    @example @clause-choice
    Scenario: Cards that are looked at and put back in a chosen order decide the order
      Given it is Alice's main phase
      And the top of Alice's deck is "Ember Giant", "Ember Camp" and "Tide Giant"
      And Alice has a "Leaf Through" in her hand
      And Alice has an "Untouched Fate" in her hand
      When Alice plays "Leaf Through"
      And everyone passes until cards are to be laid in an order
      And Alice lays "Ember Camp" and "Ember Giant" in that order
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then the top of Alice's deck is "Ember Camp", "Ember Giant" and "Tide Giant"
      And Alice has no cards in her hand

    @clause-place
    Scenario: The top card of the deck that is put on the bottom decides the order
      Given it is Alice's main phase
      And the top of Alice's deck is "Ember Giant" and "Ember Camp"
      And Alice has a "Sink a Card" in her hand
      And Alice has an "Untouched Fate" in her hand
      When Alice plays "Sink a Card"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then the bottom of Alice's deck is "Ember Giant"
      And Alice has no cards in her hand

    @clause-only
    Scenario: A card that is drawn decides nothing about the deck that it leaves
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has an "Untouched Fate" in her hand
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has four cards in her hand

    @clause-only
    Scenario: A unit that is put into the hand decides nothing
      Given it is Alice's main phase
      And Alice has a "Homeward Tide" in her hand
      And Alice has an "Untouched Fate" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Homeward Tide"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has four cards in her hand

  @DZ-6.2.3
  Rule: 6.2.3 A card put face up into the plan zone counts as put on top of the deck

    @example
    Scenario: A card of the graveyard that is put into the plan zone decides the order
      Given it is Alice's main phase
      And Alice has a "Turn of Fate" in her hand
      And Alice has an "Untouched Fate" in her hand
      And Alice has an "Ember Giant" in her graveyard
      When Alice plays "Turn of Fate" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice's plan is "Ember Giant"
      And Alice has no cards in her hand

    Scenario: A unit that Bob puts into the plan zone of its owner decides the order of her deck
      Given it is Bob's main phase
      And Bob has an "Open Tide" in his hand
      And Alice has an "Untouched Fate" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Bob plays "Open Tide"
      And everyone passes until the stack is empty
      And Bob passes
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice's plan is "Ember Guard"
      And Alice has no cards in her hand

  @DZ-6.2.4
  Rule: 6.2.4 A deck whose order was once decided on purpose remains so, though it is shuffled later
    - shuffled: when it has been shuffled since
    - duel: for the whole duel

    @clause-shuffled
    Scenario: A deck whose order was decided and that has been shuffled since is still one whose order was decided
      Given it is Alice's main phase
      And Alice has a "Sink a Card" in her hand
      And Alice has a "Stir the Deck" in her hand
      And Alice has an "Untouched Fate" in her hand
      When Alice plays "Sink a Card"
      And everyone passes until the stack is empty
      And Alice plays "Stir the Deck"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has no cards in her hand

    @clause-duel
    Scenario: In the next turn a deck whose order was decided is still one whose order was decided
      Given it is Alice's main phase
      And Alice has a "Sink a Card" in her hand
      And Alice has an "Untouched Fate" in her hand
      When Alice plays "Sink a Card"
      And everyone passes until the stack is empty
      And everyone passes until Bob's main phase
      And Bob passes
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has no cards in her hand

  @DZ-6.2.5
  Rule: 6.2.5 Shuffling decides nothing on purpose, nor does shuffling in cards at no certain place
    - shuffled: shuffling a deck decides nothing
    - in: nor does adding cards at no certain place and shuffling

    @clause-shuffled
    Scenario: A deck that is shuffled is not one whose order was decided
      Given it is Alice's main phase
      And Alice has a "Stir the Deck" in her hand
      And Alice has an "Untouched Fate" in her hand
      When Alice plays "Stir the Deck"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand

    @example @clause-shuffled
    Scenario: A deck that is searched and shuffled is not one whose order was decided
      Given it is Alice's main phase
      And the top of Alice's deck is "Ember Camp", "Ember Giant" and "Tide Camp"
      And Alice has a "Deep Search" in her hand
      And Alice has an "Untouched Fate" in her hand
      When Alice plays "Deep Search"
      And everyone passes until a card is to be found
      And Alice chooses "Ember Giant"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has four cards in her hand

    @example @clause-in
    Scenario: A deck into which a base is shuffled is not one whose order was decided
      Given it is Alice's main phase
      And Alice has a "Break Camp" in her hand
      And Alice has an "Untouched Fate" in her hand
      And Alice has a released "Ember Camp" in her left base square
      And Alice has eight cards in her deck
      When Alice plays "Break Camp" aiming at "Ember Camp"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand
      And Alice has six cards in her deck

    @clause-in
    Scenario: Units that are put into the decks of their owners, whoever controls them, are shuffled in with the plans
      Given it is Alice's main phase
      And Alice has a "Great Return" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice controls Bob's "Tide Guard", released in her middle own square
      And Alice has the plan "Ember Camp"
      And Bob has the plan "Tide Camp"
      When Alice plays "Great Return"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's deck
      And "Ember Guard" is in Alice's deck
      And "Tide Guard" is in Bob's deck
      And Alice has no plan
      And Bob has no plan
      And "Ember Camp" lies face down
      And "Tide Camp" lies face down

    @clause-in
    Scenario: A unit that would be shuffled into the deck goes to the hand instead, as a base says
      Given it is Alice's main phase
      And Alice has a "Great Return" in her hand
      And Alice has a "Rising Tower" in her left base square
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Great Return"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Tide Scout" is in Bob's deck

  @DZ-6.2.6
  Rule: 6.2.6 Turning up the top card as the plan decides nothing on purpose

    @example
    Scenario: A deck of which a plan is made is not one whose order was decided
      Given it is Alice's main phase
      And Alice has an "Untouched Fate" in her hand
      When Alice makes a plan
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand

    @example
    Scenario: A deck whose plan is renewed is not one whose order was decided
      Given it is Alice's main phase
      And Alice has the plan "Ember Giant"
      And Alice has an "Untouched Fate" in her hand
      When Alice renews her plan
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard
      And Alice has three cards in her hand

    @example
    Scenario: A deck whose top card an effect turns up is not one whose order was decided
      Given it is Alice's main phase
      And Alice has a "Sudden Plan" in her hand
      And Alice has an "Untouched Fate" in her hand
      When Alice plays "Sudden Plan"
      And everyone passes until the stack is empty
      And Alice plays "Untouched Fate"
      And everyone passes until the stack is empty
      Then Alice has three cards in her hand
