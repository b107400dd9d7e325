Feature: Dimension Zero 6.7 Markers

  Background:
    Given it is Alice's main phase

  @DZ-6.7.0
  Rule: 6.7.0 Markers mean nothing by themselves, but abilities may refer to them
    - cards: markers are put on cards
    - squares: markers are put on squares
    - nothing: by itself a marker means nothing
    - refer: an ability may refer to markers

    @clause-cards @clause-refer
    Scenario: A base counts the markers on each unit
      Given Alice has a released "Hall of Honor" in her left base square
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Alice has two "Mark of Honor" in her hand
      When Alice plays "Mark of Honor" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      And Alice plays "Mark of Honor" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Giant" has power 7000
      And "Ember Giant" has power 5000

    @clause-cards @clause-refer
    Scenario: A unit takes the marker on it along to another square
      Given Alice has a released "Hall of Honor" in her left base square
      And Alice has a released "Ember Giant" in her left own square
      And Alice has a "Mark of Honor" in her hand
      When Alice plays "Mark of Honor" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      And Alice moves "Ember Giant" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Giant" has power 6000

    @clause-squares @clause-refer
    Scenario: A base strengthens a unit on a square with a marker, and no other
      Given Alice has a released "Cairn Watch" in her left base square
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Alice has a "Raise a Cairn" in her hand
      When Alice plays "Raise a Cairn" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Giant" has power 6000
      And "Ember Giant" has power 5000

    @clause-squares
    Scenario: A unit leaves the marker on its square behind
      Given Alice has a released "Cairn Watch" in her left base square
      And Alice has a released "Ember Giant" in her left own square
      And Alice has a "Raise a Cairn" in her hand
      When Alice plays "Raise a Cairn" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      And Alice moves "Ember Giant" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's left center square
      And "Ember Giant" has power 5000

    @clause-squares @clause-refer
    Scenario: A unit that comes to a square finds the marker that is on it
      Given Alice has a released "Cairn Watch" in her left base square
      And Alice has a released "Ember Giant" in her left own square
      And Alice has a "Raise a Cairn" in her hand
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Raise a Cairn" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      And Alice moves "Ember Giant" to her left center square
      And everyone passes until the stack is empty
      And Alice plays "Ember Guard" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    @clause-squares
    Scenario: A square from which the only marker is taken has none
      Given Alice has a released "Cairn Watch" in her left base square
      And Alice has a released "Ember Giant" in her left own square
      And Alice has a "Raise a Cairn" in her hand
      And Alice has a "Scatter the Cairn" in her hand
      When Alice plays "Raise a Cairn" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      And Alice plays "Scatter the Cairn" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Scatter the Cairn" is in Alice's graveyard
      And "Ember Giant" has power 5000

    @clause-nothing
    Scenario: Without an ability that refers to it a marker on a unit changes nothing
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a "Mark of Honor" in her hand
      When Alice plays "Mark of Honor" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Mark of Honor" is in Alice's graveyard
      And "Ember Giant" has power 5000

    @clause-nothing
    Scenario: A unit moves to a square with a marker as to any other
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a "Raise a Cairn" in her hand
      When Alice plays "Raise a Cairn" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      And Alice moves "Ember Giant" to her left center square
      And everyone passes until the stack is empty
      And Alice moves "Ember Guard" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left own square
      And "Ember Guard" has power 3000

    @clause-squares @clause-refer
    Scenario: A base of Alice's strengthens a unit of Bob's that stands on a square with markers from the start
      Given Alice has a "Cairn Watch" in her hand
      And Bob has two markers on his middle own square
      And Bob has a released "Tide Giant" in his middle own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Cairn Watch" to her left base square
      And everyone passes until the stack is empty
      Then "Tide Giant" has power 6000
      And "Tide Guard" has power 3000

    @clause-squares @clause-refer
    Scenario: Of two markers on a square one is left when one is taken off
      Given Alice has a released "Cairn Watch" in her left base square
      And Alice has two markers on her left own square
      And Alice has a released "Ember Giant" in her left own square
      And Alice has a "Scatter the Cairn" in her hand
      When Alice plays "Scatter the Cairn" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" has power 6000
      And "Scatter the Cairn" is in Alice's graveyard

    @clause-cards @clause-refer
    Scenario: Of two markers on a unit one is left when one is taken off
      Given Alice has a released "Hall of Honor" in her left base square
      And Alice has a released "Ember Giant" in her left own square
      And Alice has two "Mark of Honor" in her hand
      And Alice has a "Stripped Rank" in her hand
      When Alice plays "Mark of Honor" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      And Alice plays "Mark of Honor" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      And Alice plays "Stripped Rank" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" has power 6000
      And "Stripped Rank" is in Alice's graveyard

    @clause-cards @clause-refer
    Scenario: A unit without markers has one marker after one was to be taken off and one is put on
      Given Alice has a released "Hall of Honor" in her left base square
      And Alice has a released "Ember Giant" in her left own square
      And Alice has a "Stripped Rank" in her hand
      And Alice has a "Mark of Honor" in her hand
      When Alice plays "Stripped Rank" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" has power 5000
      When Alice plays "Mark of Honor" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" has power 6000

    @clause-squares @clause-refer
    Scenario: A square without markers has none after one was to be taken off
      Given Alice has a released "Cairn Watch" in her left base square
      And Alice has a released "Ember Giant" in her left own square
      And Alice has a "Scatter the Cairn" in her hand
      When Alice plays "Scatter the Cairn" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Scatter the Cairn" is in Alice's graveyard
      And "Ember Giant" has power 5000

    @clause-cards @clause-refer
    Scenario: The units on which markers were put are frozen, all of Alice's and none of Bob's
      Given Alice has a released "Hall of Honor" in her left base square
      And Alice has a released "Ember Giant" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Bob has a released "Tide Giant" in his left own square
      And Alice has a "Day of Honor" in her hand
      When Alice plays "Day of Honor"
      And everyone passes until the stack is empty
      Then "Ember Giant" has power 6000
      And "Ember Guard" has power 4000
      And "Tide Giant" has power 5000
      And "Ember Giant" is frozen
      And "Ember Guard" is frozen
      And "Tide Giant" is released

    @clause-cards @clause-refer
    Scenario: A unit that is made stronger by a marker is that for the rest of the strategy which has put it there
      Given Alice has a released "Hall of Honor" in her left base square
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Alice has a "Medal Parade" in her hand
      When Alice plays "Medal Parade" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's hand
      And "Tide Giant" is in Bob's left own square
