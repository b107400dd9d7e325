Feature: Gate Ruler 15-6 Choosing from the deck

  @GR-15-6a
  Rule: 15-6a The player looks through the whole deck, takes what fits, and shuffles the rest
    - whole: the player looks through all cards of the deck
    - alone: the other player does not see them
    - while: only as long as it is being done
    - fit: only cards that fit can be chosen
    - number: as many of them as the effect says
    - aside: what is chosen is put aside, and is not among what is shuffled
    - rest: the rest of the deck is shuffled

    @clause-number @clause-aside @clause-rest
    Scenario: Two units that Alice chooses in her deck come to her hand, and the rest is shuffled
      Given it is Alice's main phase
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Quiet Nod", "Siege Beast", "Mending Rain" and "Tower Guard", from the top
      When Alice plays "Call to Arms"
      And everyone passes until Alice looks through a deck
      And Alice takes "Siege Beast" and "Tower Guard"
      Then "Siege Beast" is in Alice's hand
      And "Tower Guard" is in Alice's hand
      And Alice has two cards in her deck
      And these happened in this order: shuffled by Alice

    @clause-whole @clause-fit @clause-alone
    Scenario: Alice looking for units in her deck sees the other cards too, may choose only units, and Bob sees none
      Given it is Alice's main phase
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Quiet Nod", "Siege Beast", "Mending Rain" and "Tower Guard", from the top
      When Alice plays "Call to Arms"
      And everyone passes until Alice looks through a deck
      Then Alice sees "Mending Rain"
      And Bob does not see "Mending Rain"
      And "Mending Rain" is not among the cards that Alice is asked about
      And "Tower Guard" is among the cards that Alice is asked about
      And Alice is asked about "Call to Arms"

    @clause-aside @clause-while
    Scenario: Alice no longer sees the rest of her deck when she has taken a card from it
      Given it is Alice's main phase
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Quiet Nod", "Siege Beast", "Mending Rain" and "Tower Guard", from the top
      When Alice plays "Call to Arms"
      And everyone passes until Alice looks through a deck
      And Alice takes "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand
      And Alice does not see "Mending Rain"

    @clause-rest @clause-aside
    Scenario: The rest of a deck from which a card was taken lies in the order of the shuffle
      Given it is Alice's main phase
      And the scenario says how decks are shuffled
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Quiet Nod", "Siege Beast", "Mending Rain" and "Tower Guard", from the top
      When Alice plays "Call to Arms"
      And everyone passes until Alice looks through a deck
      And Alice takes "Siege Beast"
      And the decks are shuffled, Alice's with "Tower Guard" on top
      And everyone passes until nothing is waiting
      Then the top card of Alice's deck is "Tower Guard"

    @needs-events
    @clause-whole @clause-alone @clause-aside
    Scenario: Alice is shown the cards of her deck when she looks through it, and Bob is not
      Given it is Alice's main phase
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Quiet Nod", "Siege Beast", "Mending Rain" and "Tower Guard", from the top
      When Alice plays "Call to Arms"
      And everyone passes until Alice looks through a deck
      And Alice takes "Siege Beast"
      And everyone passes until nothing is waiting
      Then Alice was shown "Siege Beast" before it moved
      And Bob was not shown "Siege Beast" before it moved

  @GR-15-6a-1
  Rule: 15-6a-1 Where only a number is said exactly so many must be chosen
    - all: so many are chosen
    - fewer: it cannot be fewer
    - more: it cannot be more

    @clause-fewer
    Scenario: One card is too few where an effect says to choose two cards in the deck
      Given it is Alice's main phase
      And Alice has an "Open Archive" in her hand
      And Alice's deck is "Quiet Nod", "Siege Beast", "Mending Rain" and "Tower Guard", from the top
      When Alice plays "Open Archive"
      And everyone passes until Alice looks through a deck
      And Alice tries to choose "Siege Beast"
      Then that is refused

    @clause-all
    Scenario: Two cards are chosen where an effect says to choose two cards in the deck
      Given it is Alice's main phase
      And Alice has an "Open Archive" in her hand
      And Alice's deck is "Quiet Nod", "Siege Beast", "Mending Rain" and "Tower Guard", from the top
      When Alice plays "Open Archive"
      And everyone passes until Alice looks through a deck
      And Alice takes "Quiet Nod" and "Mending Rain"
      Then "Quiet Nod" is in Alice's hand
      And "Mending Rain" is in Alice's hand

    @clause-more
    Scenario: Three cards are too many where an effect says to choose two cards in the deck
      Given it is Alice's main phase
      And Alice has an "Open Archive" in her hand
      And Alice's deck is "Quiet Nod", "Siege Beast", "Mending Rain" and "Tower Guard", from the top
      When Alice plays "Open Archive"
      And everyone passes until Alice looks through a deck
      And Alice tries to take "Quiet Nod", "Siege Beast" and "Mending Rain"
      Then that is refused

  @GR-15-6a-2
  Rule: 15-6a-2 Where a condition is said the player need not find what is there
    - lacking: where there are fewer that fit, they are what can be found
    - choice: he need not find what is there, not even one of it

    @clause-choice
    Scenario: Alice may take only one of the two units in her deck where an effect says to choose two units
      Given it is Alice's main phase
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Quiet Nod", "Siege Beast", "Mending Rain" and "Tower Guard", from the top
      When Alice plays "Call to Arms"
      And everyone passes until Alice looks through a deck
      And Alice tries to choose "Siege Beast"
      Then that is allowed
      And "Siege Beast" is in Alice's hand
      And Alice has one card in her hand

    @clause-choice
    Scenario: Alice may take none of the two units in her deck where an effect says to choose two units
      Given it is Alice's main phase
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Quiet Nod", "Siege Beast", "Mending Rain" and "Tower Guard", from the top
      When Alice plays "Call to Arms"
      And everyone passes until Alice looks through a deck
      And Alice takes nothing
      Then Alice has four cards in her deck
      And "Call to Arms" is in Alice's graveyard

    @clause-lacking
    Scenario: Alice takes the only unit in her deck where an effect says to choose two units
      Given it is Alice's main phase
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Quiet Nod", "Siege Beast" and "Mending Rain", from the top
      When Alice plays "Call to Arms"
      And everyone passes until Alice looks through a deck
      Then "Siege Beast" is among the cards that Alice is asked about
      When Alice takes "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand
      And "Call to Arms" is in Alice's graveyard

  @GR-15-6b
  Rule: 15-6b The cards are chosen as the effect resolves, not as targets
    - untargeted: they are no targets, so that the card can be played whatever the deck holds
    - moment: they are chosen only as the effect resolves

    @clause-untargeted @clause-moment
    Scenario: An event that chooses units in the deck can be played where there is none, and nothing is chosen then
      Given it is Alice's main phase
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Quiet Nod" and "Mending Rain", from the top
      And Bob has a "Quiet Nod" in his first set zone
      Then Alice may play "Call to Arms"
      When Alice plays "Call to Arms"
      Then from its top the gate holds "Call to Arms"
      And Bob is asked to act

    @clause-moment
    Scenario: The cards that an event chooses in the deck are chosen after Bob has passed
      Given it is Alice's main phase
      And Alice has a "Call to Arms" in her hand
      And Alice's deck is "Siege Beast", "Mending Rain" and "Tower Guard", from the top
      And Bob could respond
      When Alice plays "Call to Arms"
      Then Bob is asked to act
      When Bob passes
      Then "Siege Beast" is among the cards that Alice is asked about
      And "Tower Guard" is among the cards that Alice is asked about
