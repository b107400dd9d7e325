Feature: Dimension Zero 2.10 Text

  @DZ-2.10.3
  Rule: 2.10.3 The text of a unit or base works on squares, unless it says that it works in another zone
    - unit: a unit's text works on a battle square
    - base: a base's text works on a base square
    - elsewhere: it does not work elsewhere
    - named: a text that says so works in another zone
    - only: and then not on a square

    @clause-unit
    Scenario: The text of a unit works when the unit has come to a square
      Given it is Alice's main phase
      And Alice has a "Scout Captain" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Scout Captain" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 2000

    @clause-base
    Scenario: The text of a base works when the base has come to a square
      Given it is Alice's main phase
      And Alice has a "Scout Camp" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Scout Camp" to her right base square
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 2000

    @clause-elsewhere
    Scenario: The text of a unit does not work on the stack
      Given it is Alice's main phase
      And Alice has a "Scout Captain" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob could respond
      When Alice plays "Scout Captain" to her right own square
      Then "Scout Captain" is on the stack
      And "Ember Scout" has power 1000

    @clause-elsewhere
    Scenario Outline: The text of a <kind> does not work in the energy zone
      Given it is Alice's energy phase
      And Alice has a "<card>" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice puts "<card>" into her energy zone
      Then "<card>" is in Alice's energy zone
      And "Ember Scout" has power 1000

      Examples:
        | kind | card          |
        | unit | Scout Captain |
        | base | Scout Camp    |

    @clause-elsewhere
    Scenario: The text of a unit does not work in the graveyard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Scout Captain" in her right own square
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Scorch" aiming at "Scout Captain"
      And everyone passes until the stack is empty
      Then "Scout Captain" is in Alice's graveyard
      And "Ember Scout" has power 1000

    @clause-elsewhere
    Scenario: The text of a unit does not work in the plan zone
      Given it is Alice's main phase
      And the top of Alice's deck is "Scout Captain"
      And Alice has a released "Ember Scout" in her left own square
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Alice's plan is "Scout Captain"
      And "Ember Scout" has power 1000

    @clause-named
    Scenario: A text that says that it works in the plan zone works there
      Given it is Alice's main phase
      And the top of Alice's deck is "Watching Crow"
      And Alice has a released "Ember Scout" in her left own square
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Alice's plan is "Watching Crow"
      And "Ember Scout" has power 2000

    @clause-named
    Scenario: A text that says that it works in the energy zone works there
      Given it is Alice's energy phase
      And Alice has an "Ember Hoard" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice puts "Ember Hoard" into her energy zone
      Then "Ember Scout" has power 2000

    @clause-only @example
    Scenario: A text that works in the plan zone does nothing on a square
      Given it is Alice's main phase
      And Alice has a "Watching Crow" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Watching Crow" to her right own square
      And everyone passes until the stack is empty
      Then "Watching Crow" is in Alice's right own square
      And "Ember Scout" has power 1000

    @clause-only
    Scenario: A text that works in the plan zone does nothing any more when its card is played from there
      Given it is Alice's main phase
      And Alice has the plan "Watching Crow"
      And Alice has a released "Ember Scout" in her left own square
      And Bob could respond
      When Alice plays "Watching Crow" to her right own square
      Then "Watching Crow" is on the stack
      And "Ember Scout" has power 1000

    @clause-elsewhere
    Scenario: A base that forbids strategies to be played forbids none while it is in the hand
      Given it is Alice's main phase
      And Alice has a "Hall of Silence" in her hand
      And Alice has a "Shared Study" in her hand
      When Alice tries to play "Shared Study"
      Then that is allowed

    @clause-named
    Scenario: In the plan zone the one text of a Wakeful Crow works, and the other does not
      Given it is Alice's main phase
      And the top of Alice's deck is "Wakeful Crow"
      And Alice has a released "Ember Scout" in her left own square
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Alice's plan is "Wakeful Crow"
      And "Ember Scout" has power 2000
      And "Ember Scout" has smash 1

    @clause-only @clause-unit
    Scenario: On a square the one text of a Wakeful Crow works, and the other, for the plan zone, does not
      Given it is Alice's main phase
      And Alice has a "Wakeful Crow" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Wakeful Crow" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 1000
      And "Ember Scout" has smash 2

    @clause-elsewhere
    Scenario: Neither text of a Wakeful Crow works any more when it has been turned down on the deck
      Given it is Alice's main phase
      And Alice has the plan "Wakeful Crow"
      And Alice has a "Deep Search" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Deep Search"
      And everyone passes until a card is to be found
      Then "Ember Scout" has power 1000
      And "Ember Scout" has smash 1

  @DZ-2.10.3-1
  Rule: 2.10.3-1 A strategy's text works as it resolves, unless it says that it works in some zone
    - resolves: it works as the strategy resolves
    - before: not before that
    - zone: a text that says so works in another zone

    @clause-resolves
    Scenario: The text of a strategy works when it resolves
      Given it is Alice's main phase
      And Alice has a "Scout Orders" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Scout Orders"
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 2000

    @clause-before
    Scenario: The text of a strategy has not worked while it waits on the stack
      Given it is Alice's main phase
      And Alice has a "Scout Orders" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob could respond
      When Alice plays "Scout Orders"
      Then "Scout Orders" is on the stack
      And "Ember Scout" has power 1000

    @clause-before
    Scenario: The text of a strategy does not work in the energy zone
      Given it is Alice's energy phase
      And Alice has a "Scout Orders" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice puts "Scout Orders" into her energy zone
      Then "Scout Orders" is in Alice's energy zone
      And "Ember Scout" has power 1000

    @clause-zone
    Scenario: A text of a strategy that says that it works in the energy zone works there
      Given it is Alice's energy phase
      And Alice has a "War Drum" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice puts "War Drum" into her energy zone
      Then "Ember Scout" has power 2000

  @DZ-2.10.3-2
  Rule: 2.10.3-2 Text that lets its card be played from elsewhere than hand or plan zone works in that zone
    - there: it lets its card be played from the zone that it says
    - only: not from another
    - whose: only by its owner
    - strategy: the text of a strategy, too

    @clause-there
    Scenario: A unit that may be played from the graveyard is played from there
      Given it is Alice's main phase
      And Alice has a "Grave Riser" in her graveyard
      When Alice tries to play "Grave Riser" to her left own square
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Grave Riser" is in Alice's left own square
      And Alice has a frozen card in her energy zone

    @clause-there
    Scenario: A Hoard Riser is played from the energy zone, where a Red Spark pays for it
      Given it is Alice's main phase
      And Alice has a released "Hoard Riser" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Hoard Riser" to her left own square
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Hoard Riser" is in Alice's left own square

    @clause-only
    Scenario: A Grave Riser that lies in the energy zone beside a Red Spark is not played
      Given it is Alice's main phase
      And Alice has a released "Grave Riser" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Grave Riser" to her left own square
      Then that is refused

    @clause-only
    Scenario: A unit that may be played from the energy zone is not played from the graveyard
      Given it is Alice's main phase
      And Alice has a "Hoard Riser" in her graveyard
      When Alice tries to play "Hoard Riser" to her left own square
      Then that is refused

    @clause-whose
    Scenario: A player does not play a unit of the opponent's graveyard that its owner may play from there
      Given it is Alice's main phase
      And Bob has a "Grave Riser" in his graveyard
      When Alice tries to play "Grave Riser" to her left own square
      Then that is refused

    @clause-strategy
    Scenario: A strategy that may be played from the graveyard is played from there
      Given it is Alice's main phase
      And Alice has a "Grave Letter" in her graveyard
      And the top of Alice's deck is "Tide Giant"
      When Alice tries to play "Grave Letter"
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-there
    Scenario: A unit that its ability has removed from the game and lets be played then is played from there
      Given it is Alice's main phase
      And Alice has a released "Wandering Star" in her left own square
      When Alice activates "Wandering Star"
      And everyone passes until the stack is empty
      Then "Wandering Star" is in Alice's remove zone
      When Alice tries to play "Wandering Star" to her right own square
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Wandering Star" is in Alice's right own square

    @clause-there
    Scenario: A unit that its owner may play from the graveyard is played by the other player, whom an effect lets
      Given it is Alice's main phase
      And Bob has a "Grave Riser" in his graveyard
      And Alice has a "Borrowed Body" in her hand
      When Alice plays "Borrowed Body"
      And everyone passes until the stack is empty
      And Alice tries to play Bob's "Grave Riser" to her left own square
      Then that is allowed

  @DZ-2.10.3-3
  Rule: 2.10.3-3 Text that changes how its card is played works where the card can be played from
    - hand: it works in the hand
    - plan: it works in the plan zone
    - elsewhere: it works where a text lets the card be played from

    @clause-hand
    Scenario: A unit of normal timing that may be played at quick timing is played in the other player's turn
      Given it is Alice's main phase
      And Bob has a "Nimble Squire" in his hand
      When Alice passes
      And Bob tries to play "Nimble Squire" to his left own square
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Nimble Squire" is in Bob's left own square

    @clause-hand
    Scenario: A unit that cannot be played without a base is not played from the hand without one
      Given it is Alice's main phase
      And Alice has a "Proud Knight" in her hand
      When Alice tries to play "Proud Knight" to her left own square
      Then that is refused

    @clause-hand
    Scenario: A unit that cannot be played without a base is played from the hand with one
      Given it is Alice's main phase
      And Alice has a "Proud Knight" in her hand
      And Alice has an "Ember Camp" in her left base square
      When Alice tries to play "Proud Knight" to her left own square
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Proud Knight" is in Alice's left own square

    @clause-hand
    Scenario: A strategy of normal timing that may be played at battle timing is played in a battle
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Parried Page" in her hand
      And Alice could respond
      And Bob has a released "Tide Brute" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Parried Page"
      Then that is allowed

    @clause-plan
    Scenario: A unit that cannot be played without a base is not played as the plan without one
      Given it is Alice's main phase
      And Alice has the plan "Proud Knight"
      When Alice tries to play "Proud Knight" to her left own square
      Then that is refused

    @clause-elsewhere
    Scenario: A unit that may be played from the graveyard and at quick timing is so in the other player's turn
      Given it is Alice's main phase
      And Bob has a "Nimble Ghost" in his graveyard
      When Alice passes
      And Bob tries to play "Nimble Ghost" to his left own square
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Nimble Ghost" is in Bob's left own square

    @clause-elsewhere
    Scenario: A unit of normal timing that may be played from the graveyard is not in the other player's turn
      Given it is Alice's main phase
      And Bob has a "Grave Riser" in his graveyard
      And Bob could respond
      When Alice passes
      And Bob tries to play "Grave Riser" to his left own square
      Then that is refused

  @DZ-2.10.3-4
  Rule: 2.10.3-4 Text that raises, lowers or replaces its card's use cost works where it can be played from
    - lowers: a text that lowers it
    - raises: a text that raises it
    - replaces: a text that puts another cost in its place
    - hand: it works in the hand
    - plan: it works in the plan zone
    - elsewhere: it works where a text lets the card be played from
    - square: it does not work on a square
    - other: nor in any other zone from which the card cannot be played

    @clause-lowers @clause-hand
    Scenario: A unit that costs less with a base is played from the hand for less
      Given it is Alice's main phase
      And Alice has a "Thrifty Recruit" in her hand
      And Alice has an "Ember Camp" in her left base square
      When Alice plays "Thrifty Recruit" to her left own square
      And everyone passes until the stack is empty
      Then "Thrifty Recruit" is in Alice's left own square
      And Alice has a frozen card in her energy zone

    @clause-lowers
    Scenario: A unit that costs less with a base is played for its whole cost without one
      Given it is Alice's main phase
      And Alice has a "Thrifty Recruit" in her hand
      When Alice plays "Thrifty Recruit" to her left own square
      And everyone passes until the stack is empty
      Then "Thrifty Recruit" is in Alice's left own square
      And Alice has three frozen cards in her energy zone

    @clause-raises @clause-hand
    Scenario: A unit that costs more with a base is played from the hand for more
      Given it is Alice's main phase
      And Alice has a "Spoiled Recruit" in her hand
      And Alice has an "Ember Camp" in her left base square
      When Alice plays "Spoiled Recruit" to her left own square
      And everyone passes until the stack is empty
      Then "Spoiled Recruit" is in Alice's left own square
      And Alice has two frozen cards in her energy zone

    @clause-replaces @clause-hand
    Scenario: A Favored Recruit, which costs one colorless with a base, is played from the hand for a Blue Drop
      Given it is Alice's main phase
      And Alice has a "Favored Recruit" in her hand
      And Alice has an "Ember Camp" in her left base square
      And Alice has two released "Blue Drop" in her energy zone
      When Alice tries to play "Favored Recruit" to her left own square
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Favored Recruit" is in Alice's left own square
      And Alice has a frozen card in her energy zone

    @clause-plan @clause-lowers
    Scenario: A unit that costs less with a base is played as the plan for less
      Given it is Alice's main phase
      And Alice has the plan "Thrifty Recruit"
      And Alice has an "Ember Camp" in her left base square
      When Alice plays "Thrifty Recruit" to her left own square
      And everyone passes until the stack is empty
      Then "Thrifty Recruit" is in Alice's left own square
      And Alice has a frozen card in her energy zone

    @clause-elsewhere @clause-lowers
    Scenario: A unit that may be played from the graveyard and costs less with a base is so
      Given it is Alice's main phase
      And Alice has a "Thrifty Ghost" in her graveyard
      And Alice has an "Ember Camp" in her left base square
      When Alice plays "Thrifty Ghost" to her left own square
      And everyone passes until the stack is empty
      Then "Thrifty Ghost" is in Alice's left own square
      And Alice has a frozen card in her energy zone

    @clause-square
    Scenario: The use cost of a unit on a square is what is printed on it
      Given it is Alice's main phase
      And Alice has a "Short Road" in her hand
      And Alice has an "Ember Camp" in her left base square
      And Alice has a released "Thrifty Recruit" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a released "Ember Scout" in her middle own square
      When Alice tries to play "Short Road" aiming at "Thrifty Recruit"
      Then that is refused
      And "Ember Scout" is in Alice's middle own square
      And "Ember Guard" is in Alice's right own square

    @clause-other @clause-elsewhere
    Scenario: In the graveyard two units that may be played from there cost less with a base, and two others do not
      Given it is Alice's main phase
      And Alice has a "Bargain Call" in her hand
      And Alice has an "Ember Camp" in her left base square
      And Alice has a "Thrifty Ghost" in her graveyard
      And Alice has a "Thrifty Haunt" in her graveyard
      And Alice has a "Thrifty Recruit" in her graveyard
      And Alice has a "Thrifty Ancestor" in her graveyard
      When Alice plays "Bargain Call"
      And everyone passes until the stack is empty
      Then "Thrifty Ghost" is in Alice's hand
      And "Thrifty Haunt" is in Alice's hand
      And "Thrifty Recruit" is in Alice's graveyard
      And "Thrifty Ancestor" is in Alice's graveyard

    @clause-other @clause-elsewhere
    Scenario: In the graveyard a unit costs less once its ability has let it be played from there, and not before
      Given it is Alice's main phase
      And Alice has two "Bargain Call" in her hand
      And Alice has an "Ember Camp" in her left base square
      And Alice has a "Thrifty Sleeper" in her graveyard
      When Alice plays "Bargain Call"
      And everyone passes until the stack is empty
      Then "Thrifty Sleeper" is in Alice's graveyard
      When Alice activates "Thrifty Sleeper"
      And everyone passes until the stack is empty
      And Alice plays "Bargain Call"
      And everyone passes until the stack is empty
      Then "Thrifty Sleeper" is in Alice's hand

    @clause-other
    Scenario: In the energy zone a unit that may be played from the graveyard does not cost less
      Given it is Alice's main phase
      And Alice has a "Bargain Call" in her hand
      And Alice has an "Ember Camp" in her left base square
      And Alice has a released "Thrifty Ghost" in her energy zone
      And Alice has a released "Ember Scout" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      When Alice plays "Bargain Call"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Thrifty Ghost" is in Alice's energy zone

    @clause-other
    Scenario: A unit that costs less with a base does not do so while it lies face down in the deck
      Given it is Alice's main phase
      And Alice has a "Bargain Hunt" in her hand
      And Alice has an "Ember Camp" in her left base square
      And the top of Alice's deck is "Thrifty Recruit" and "Ember Scout"
      When Alice plays "Bargain Hunt"
      And everyone passes until a card is to be found
      And Alice tries to choose "Thrifty Recruit"
      Then that is refused

    @clause-elsewhere
    Scenario: A unit that an effect lets be played from the graveyard costs less there, and the one beside it does not
      Given it is Alice's main phase
      And Alice has a "Gentle Peace" in her hand
      And Alice has a "Borrowed Body" in her hand
      And Bob has a "Bargain Call" in his hand
      And Bob has an "Ember Camp" in his left base square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Thrifty Recruit" in his graveyard
      And Bob has a "Favored Recruit" in his graveyard
      When Alice plays "Gentle Peace" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      And Alice plays "Borrowed Body" aiming at "Thrifty Recruit"
      And everyone passes until the stack is empty
      And Alice passes
      And Bob plays "Bargain Call"
      And everyone passes until the stack is empty
      Then "Thrifty Recruit" is in Bob's hand
      And "Favored Recruit" is in Bob's graveyard

    @clause-other
    Scenario: A unit that an effect let be played from the graveyard does not cost less there when that is over
      Given it is Alice's main phase
      And Alice has a "Borrowed Body" in her hand
      And Bob has a "Bargain Call" in his hand
      And Bob has an "Ember Camp" in his left base square
      And Bob has an "Ember Scout" in his graveyard
      And Bob has a "Thrifty Recruit" in his graveyard
      When Alice plays "Borrowed Body" aiming at "Thrifty Recruit"
      And everyone passes until the stack is empty
      And everyone passes until Bob's main phase
      And Bob plays "Bargain Call"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's hand
      And "Thrifty Recruit" is in Bob's graveyard

    @clause-elsewhere
    Scenario: A unit that came to the graveyard after an effect let units be played from there costs less there
      Given it is Alice's main phase
      And Alice has an "Opened Graves" in her hand
      And Alice has a "Blood Vow" in her hand
      And Alice has an "Ember Camp" in her left base square
      And Alice has a released "Thrifty Recruit" in her left own square
      When Alice plays "Opened Graves"
      And everyone passes until the stack is empty
      And Alice plays "Blood Vow"
      And everyone passes until the stack is empty
      And Alice plays "Thrifty Recruit" to her left own square
      And everyone passes until the stack is empty
      Then "Thrifty Recruit" is in Alice's left own square
      And Alice has three frozen cards in her energy zone

    @clause-elsewhere
    Scenario: A unit that a base lets be played from the graveyard costs less there
      Given it is Alice's main phase
      And Alice has an "Open Vault" in her left base square
      And Alice has a "Thrifty Recruit" in her graveyard
      When Alice plays "Thrifty Recruit" to her left own square
      And everyone passes until the stack is empty
      Then "Thrifty Recruit" is in Alice's left own square
      And Alice has a frozen card in her energy zone

  @DZ-2.10.3-5
  Rule: 2.10.3-5 A card without text is one on which no text is written
    - without: a card on which no text is written is one
    - with: a card on which a text is written is none

    @clause-without
    Scenario: A unit on which no text is written is one without text
      Given it is Alice's main phase
      And Alice has a "Praise of the Plain" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Praise of the Plain"
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 2000

    @clause-with
    Scenario: A unit on which a text is written is not one without text
      Given it is Alice's main phase
      And Alice has a "Praise of the Plain" in her hand
      And Alice has a released "Calm Sage" in her left own square
      When Alice plays "Praise of the Plain"
      And everyone passes until the stack is empty
      Then "Praise of the Plain" is in Alice's graveyard
      And "Calm Sage" has power 2000

  @DZ-2.10.3-6
  Rule: 2.10.3-6 A card without text that is given an ability has text

    Scenario: A unit without text that has gained an activated ability is not praised for having none
      Given it is Alice's main phase
      And Alice has a "Crash Course" in her hand
      And Alice has a "Praise of the Plain" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Crash Course" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Praise of the Plain"
      And everyone passes until the stack is empty
      Then "Praise of the Plain" is in Alice's graveyard
      And "Ember Scout" has power 1000

    Scenario: A unit that was given an ability is without text again when that is over
      Given it is Alice's main phase
      And Alice has a "Crash Course" in her hand
      And Alice has a "Praise of the Plain" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Crash Course" aiming at "Ember Scout"
      And everyone passes until Bob's turn
      And everyone passes until Alice's main phase
      And Alice plays "Praise of the Plain"
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 2000

  @DZ-2.10.3-7
  Rule: 2.10.3-7 A card without text that has a keyword has text

    Scenario: A unit that has nothing but a keyword is not praised for having no text
      Given it is Alice's main phase
      And Alice has a "Praise of the Plain" in her hand
      And Alice has a released "Swift Racer" in her left own square
      When Alice plays "Praise of the Plain"
      And everyone passes until the stack is empty
      Then "Praise of the Plain" is in Alice's graveyard
      And "Swift Racer" has power 1000

    Scenario: A unit without text that has gained a keyword is not praised for having none
      Given it is Alice's main phase
      And Alice has a "Gift of Haste" in her hand
      And Alice has a "Praise of the Plain" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Gift of Haste" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Praise of the Plain"
      And everyone passes until the stack is empty
      Then "Praise of the Plain" is in Alice's graveyard
      And "Ember Scout" has power 1000
