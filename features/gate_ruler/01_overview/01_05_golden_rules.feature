Feature: Gate Ruler 1-5 Rules above all others

  @GR-1-5a
  Rule: 1-5a A card's text stands above the rules
    - text: where a card's text contradicts the rules, the text holds
    - else: where it does not, the rules hold

    @clause-text
    Scenario: A unit whose text allows it attacks a ruler behind a unit, and only the ruler is dealt damage
      Given it is Alice's attack phase
      And Alice has a ready "Leaping Assassin" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      Then Alice can attack Bob's ruler with "Leaping Assassin"
      When Alice attacks Bob's ruler with "Leaping Assassin"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone
      And "Tower Guard" has no damage

    @clause-else
    Scenario: A unit whose text does not allow it cannot attack a ruler behind a unit
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice tries to attack Bob's ruler with "Siege Beast"
      Then that is refused

  @GR-1-5b
  Rule: 1-5b What can be done of an instruction is done, and the rest is left out
    - rest: though a part of an instruction cannot be done, the rest of it is
    - done: what can be done is done
    - none: what cannot be done has not been done

    @clause-rest
    Scenario: A player told to discard a card and then draw two draws two even without a card to discard
      Given it is Alice's main phase
      And Alice has a "Bitter Bargain" in her hand
      When Alice plays "Bitter Bargain"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And Alice has one card in her graveyard

    @clause-done
    Scenario: A player told to discard a card and then draw two discards the one card in her hand and draws two
      Given it is Alice's main phase
      And Alice has a "Bitter Bargain" in her hand
      And Alice has a "Tower Guard" in her hand
      When Alice plays "Bitter Bargain"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's graveyard
      And Alice has two cards in her hand

    @clause-none
    Scenario: A player without a card to discard does not make the draw that depends on a discard
      Given it is Alice's main phase
      And Alice has a "Heavy Toll" in her hand
      When Alice plays "Heavy Toll"
      And everyone passes until nothing is waiting
      Then "Heavy Toll" is in Alice's graveyard
      And Alice has no cards in her hand

  @GR-1-5b-1
  Rule: 1-5b-1 What cannot be done as often as said is done as often as it can be
    - often: as often as it can be done, though that is less often than said
    - all: as often as said where that can be done, and no oftener

    @clause-often
    Scenario: A player told to heal 3 life heals 2 if there are only two cards in her damage zone
      Given it is Alice's main phase
      And Alice has two cards in her damage zone
      And Alice has a "Deep Rest" in her hand
      When Alice plays "Deep Rest"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her damage zone
      And Alice has three cards in her graveyard

    @clause-often
    Scenario: A player told to draw two cards draws the only card of her deck, and the opponent wins
      Given it is Alice's main phase
      And Alice has one card in her deck
      And Alice has a "Bitter Bargain" in her hand
      When Alice plays "Bitter Bargain"
      And everyone passes until the game is over
      Then Alice has one card in her hand
      And Bob wins the game

    @clause-all
    Scenario: A player told to discard two cards chooses two of her three and keeps the third
      Given it is Alice's main phase
      And Alice has a "Heavy Toll" in her hand
      And Alice has a "Tower Guard" in her hand
      And Alice has a "Siege Beast" in her hand
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Heavy Toll"
      And everyone passes until Alice is asked which card
      And Alice chooses "Tower Guard"
      And everyone passes until Alice is asked which card
      And Alice chooses "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's graveyard
      And "Siege Beast" is in Alice's graveyard
      And "Ember Recruit" is in Alice's hand
      And Alice has two cards in her hand

    @clause-often
    Scenario: A player told to discard two cards discards her only one, and makes the draw that depends on a discard
      Given it is Alice's main phase
      And Alice has a "Heavy Toll" in her hand
      And Alice has a "Tower Guard" in her hand
      When Alice plays "Heavy Toll"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's graveyard
      And Alice has one card in her hand

  @GR-1-5b-2
  Rule: 1-5b-2 What is to be done no times, or fewer, is not done
    - negative: a number below 0 is no times
    - zero: 0 is no times
    - more: 1 is once

    @clause-negative
    Scenario: A player told to draw a card for each unit beyond the second draws none with no unit
      Given it is Alice's main phase
      And Alice has a "Headcount" in her hand
      When Alice plays "Headcount"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Headcount" is in Alice's graveyard

    @clause-zero
    Scenario: A player told to draw a card for each unit beyond the second draws none with two units
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her defense zone
      And Alice has a "Tower Guard" in her left attack zone
      And Alice has a "Headcount" in her hand
      When Alice plays "Headcount"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Headcount" is in Alice's graveyard

    @clause-zero
    Scenario: A player told to choose a card of the deck for each unit beyond the first chooses none with one unit
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her defense zone
      And Alice has a "Muster Roll" in her hand
      When Alice plays "Muster Roll"
      Then Alice is asked to act
      And "Muster Roll" is in Alice's graveyard

    @clause-negative
    Scenario: A player told to choose a card of the deck for each unit beyond the first chooses none with no unit
      Given it is Alice's main phase
      And Alice has a "Muster Roll" in her hand
      When Alice plays "Muster Roll"
      Then Alice is asked to act
      And "Muster Roll" is in Alice's graveyard

    @clause-more
    Scenario: A player told to draw a card for each unit beyond the second draws one with three units
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her defense zone
      And Alice has a "Tower Guard" in her left attack zone
      And Alice has a "Tower Guard" in her right attack zone
      And Alice has a "Headcount" in her hand
      When Alice plays "Headcount"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Headcount" is in Alice's graveyard

  @GR-1-5c
  Rule: 1-5c What is so already does not become so
    - becomes: what was not so before becomes so
    - same: what was so before does not

    @clause-becomes
    Scenario: An ability that waits for its unit to become exhausted triggers when the ready unit is exhausted
      Given it is Alice's main phase
      And Alice has a ready "Sulking Giant" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Sulking Giant"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Sulking Giant" is exhausted

    @clause-same
    Scenario: An ability that waits for its unit to become exhausted does not trigger when an exhausted unit is exhausted
      Given it is Alice's main phase
      And Alice has an exhausted "Sulking Giant" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Sulking Giant"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Weary Song" is in Alice's graveyard

    @clause-becomes
    Scenario: An event that draws a card if a unit became exhausted draws one when it exhausts a ready unit
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Lulling Trade" in her hand
      When Alice plays "Lulling Trade" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is exhausted
      And Alice has one card in her hand

    @clause-same
    Scenario: An event that draws a card if a unit became exhausted draws none when the unit was exhausted before
      Given it is Alice's main phase
      And Alice has an exhausted "Tower Guard" in her left attack zone
      And Alice has a "Lulling Trade" in her hand
      When Alice plays "Lulling Trade" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Lulling Trade" is in Alice's graveyard
      And Alice has no cards in her hand

  @GR-1-5d
  Rule: 1-5d What one effect says cannot be done is not done, whatever allows or demands it
    - effect: though an effect demands it
    - allows: though an effect allows it
    - rule: though the rules do

    @clause-effect
    Scenario: Nobody draws by an effect where players cannot draw
      Given it is Alice's main phase
      And Bob has a "Silent Idol" in his field zone
      And Alice has a "Kind Letter" in her hand
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Kind Letter" is in Alice's graveyard

    @clause-rule
    Scenario: Nobody draws by the rules where players cannot draw
      Given it is Alice's main phase
      And Alice has a "Silent Idol" in her field zone
      When everyone passes until Bob's main phase
      Then Bob has no cards in his hand
      And it is Bob's turn

    # Reading: docs/decisions/1186-who-cannot-lose-gets-no-defeat-process.md
    @clause-rule
    Scenario: A player who cannot lose does not lose by damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has ten cards in his damage zone
      And Bob has a "Deathless Idol" in his field zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then the game goes on
      And Bob has eleven cards in his damage zone

    @clause-effect
    Scenario: No effect makes a player lose who cannot lose
      Given it is Alice's main phase
      And Alice has a "Fatal Verdict" in her hand
      And Bob has a "Deathless Idol" in his field zone
      When Alice plays "Fatal Verdict"
      And everyone passes until nothing is waiting or the game is over
      Then "Fatal Verdict" is in Alice's graveyard
      And the game goes on

    @clause-allows
    Scenario: A unit whose text lets it attack a ruler behind a unit cannot attack a ruler that cannot be attacked
      Given it is Alice's main phase
      And Alice has a ready "Leaping Assassin" in her left attack zone
      And Bob has a ready "Siege Beast" in his defense zone
      And Bob has a "Hallowed Seat" in his field zone
      When everyone passes until Alice's attack phase
      Then Alice can attack "Siege Beast" with "Leaping Assassin"
      And Alice cannot attack Bob's ruler with "Leaping Assassin"

    @clause-rule
    Scenario: Of two events that Forced Reveal demands to be played, one that cannot be played deals no damage, the other does
      Given it is Alice's main phase
      And Alice has a "Muzzled Court" in her field zone
      And Alice has a "Lure of the Pit" in her first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      And the top of Alice's deck is "Sudden Hail"
      And the top of Bob's deck is "Sudden Hail"
      When Alice plays "Lure of the Pit"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 1 damage
      And Alice has no cards in her hand
      And Bob has one card in his hand

  @GR-1-5e
  Rule: 1-5e A number that is chosen is 0 or more
    - any: 0, or any number above it
    - negative: none below 0
    - zero: 0 is a number as well

    @clause-any @clause-zero
    Scenario Outline: A unit with 2 ATK that gains a chosen number of ATK has <attack> ATK when <number> is chosen
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Measured Blessing" in her hand
      When Alice plays "Measured Blessing" targeting "Ember Recruit"
      And everyone passes until somebody chooses a number
      And Alice chooses the number <number>
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has <attack> ATK
      And "Measured Blessing" is in Alice's graveyard

      Examples:
        | number | attack |
        | 0      | 2      |
        | 3      | 5      |

    @clause-negative
    Scenario: A player cannot choose a negative number
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Measured Blessing" in her hand
      When Alice plays "Measured Blessing" targeting "Ember Recruit"
      And everyone passes until somebody chooses a number
      And Alice tries to choose the number -1
      Then that is refused

    @clause-zero
    Scenario: A player may choose 0
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Measured Blessing" in her hand
      When Alice plays "Measured Blessing" targeting "Ember Recruit"
      And everyone passes until somebody chooses a number
      And Alice tries to choose the number 0
      Then that is allowed

  @GR-1-5f
  Rule: 1-5f A thing has a property if it has it among others, and is without it only if it has it not at all
    - is: it has a property if it has it among others
    - not: it is without a property only if it has it not at all

    @example
    @clause-is
    Scenario Outline: An event that exhausts each unit that is <property> exhausts a unit of Earth and Beast
      Given it is Alice's main phase
      And Bob has a ready "Clay Bear" in his left attack zone
      And Alice has a "<event>" in her hand
      When Alice plays "<event>"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is exhausted

      Examples:
        | property | event        |
        | a Beast  | Beast Lure   |
        | of Earth | Earthen Grip |

    @example
    @clause-not @clause-is
    Scenario: An event that exhausts each unit that is not a Beast spares a unit of Earth and Beast
      Given it is Alice's main phase
      And Bob has a ready "Clay Bear" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      And Alice has a "Wild Hush" in her hand
      When Alice plays "Wild Hush"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is ready
      And "Ember Recruit" is exhausted

  @GR-1-5g
  Rule: 1-5g What does not exist is taken for absent, and as a number for 0
    - zero: as a number it is 0
    - absent: anything else is taken for absent
    - there: what does exist is taken as it is

    @example
    @clause-zero
    Scenario: Damage equal to the number of cards in a player's hand is 0 for a player without a hand
      Given it is Alice's main phase
      And Bob has an "Apprentice" in his ruler zone
      And Alice has an "Envious Glare" in her hand
      When Alice plays "Envious Glare"
      And everyone passes until nothing is waiting
      Then Bob has no cards in his damage zone
      And "Envious Glare" is in Alice's graveyard

    @clause-there
    Scenario: Damage equal to the number of cards in a player's hand is 2 for a player with two cards in hand
      Given it is Alice's main phase
      And Bob has two cards in his hand
      And Alice has an "Envious Glare" in her hand
      When Alice plays "Envious Glare"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone

    @clause-absent
    Scenario: A player without a hand who is told to discard two cards keeps the card in her drive zone
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a "Heavy Toll" in her drive zone
      And Alice has a face-down "Tower Guard" in her drive zone
      When Alice reveals "Heavy Toll"
      And Alice plays "Heavy Toll"
      And everyone passes until nothing is waiting
      Then "Heavy Toll" is in Alice's graveyard
      And "Tower Guard" is in Alice's drive zone

    @example
    @clause-absent
    Scenario: An event that exhausts the resources of a faction spares a resource, which is of no faction
      Given it is Alice's main phase
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has a "Crimson Drain" in her hand
      When Alice plays "Crimson Drain"
      And everyone passes until nothing is waiting
      Then Alice's "Mana Well" is ready
      And "Crimson Drain" is in Alice's graveyard

    @example
    @clause-absent
    Scenario: An event that exhausts the resources not of a faction exhausts a resource, which is of no faction
      Given it is Alice's main phase
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has a "Pallid Drain" in her hand
      When Alice plays "Pallid Drain"
      And everyone passes until nothing is waiting
      Then Alice's "Mana Well" is exhausted

    @clause-zero
    Scenario: A player without resources can play a card without a level
      Given it is Bob's main phase
      And Alice has a "Priceless Rumor" in her hand
      And Alice has no further resources
      When everyone passes until Alice's main phase
      Then Alice can play "Priceless Rumor"
