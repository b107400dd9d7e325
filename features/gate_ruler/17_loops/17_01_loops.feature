Feature: Gate Ruler 17-1 Who ends a loop

  @GR-17-1a @lead-in
  Rule: 17-1a What can be repeated without end is a loop, and ends as the following rules say

  # Reading: docs/decisions/1140-when-something-is-a-loop.md
  @GR-17-1a-1
  Rule: 17-1a-1 A player who alone can stop a loop says how often it is done, and then does something else
    - asked: the player says how often it is done
    - who: that is the one who can stop it, whosever turn it is
    - same: it is no loop where she does something else in between
    - times: it is done so often, by the same choices
    - ends: but no longer than these can be made
    - other: then he cannot do it again at once
    - lifted: he can when he has done something else

    @clause-asked
    Scenario: A player who has activated the same ability twice in a row is asked how often the loop is done
      Given it is Alice's main phase
      And Alice has a "Whetstone Adept" in her left attack zone
      When Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      And Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      Then Alice is asked how often the loop is done

    @clause-asked @clause-times
    Scenario: A loop is done as often as the player who can stop it says
      Given it is Alice's main phase
      And Alice has a "Whetstone Adept" in her left attack zone
      When Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      And Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      And Alice has the loop done 7 times
      Then "Whetstone Adept" has 10 ATK

    @clause-asked @clause-times @clause-other
    Scenario: A player who has said how often a loop is done cannot go on with the loop at once
      Given it is Alice's main phase
      And Alice has a "Whetstone Adept" in her left attack zone
      When Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      And Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      And Alice has the loop done 2 times
      Then "Whetstone Adept" has 5 ATK
      And Alice cannot activate "Whetstone Adept"

    @clause-asked @clause-times @clause-lifted
    Scenario: A player may do the step of a loop that has ended again when she has done something else
      Given it is Alice's main phase
      And Alice has a "Whetstone Adept" in her left attack zone
      When Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      And Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      And Alice has the loop done 2 times
      And Alice moves "Whetstone Adept" to her right attack zone
      Then "Whetstone Adept" has 5 ATK
      And Alice may activate "Whetstone Adept"

    @clause-asked @clause-other
    Scenario: A player can say that a loop is done 0 more times, and then cannot go on with the loop at once
      Given it is Alice's main phase
      And Alice has a "Whetstone Adept" in her left attack zone
      When Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      And Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      And Alice has the loop done 0 times
      Then "Whetstone Adept" has 3 ATK
      And Alice cannot activate "Whetstone Adept"

    @clause-asked @clause-times @clause-other
    Scenario: Triggered abilities that go round as long as a player says yes are a loop, done as often as she says
      Given it is Alice's main phase
      And Alice has a "Willing Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Willing Wheel"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 4 times
      And everyone passes until nothing is waiting
      Then "Willing Wheel" has 7 ATK
      And "Willing Wheel" is exhausted

    @clause-same
    Scenario: A player who activates an ability twice but moves the unit in between has begun no loop
      Given it is Alice's main phase
      And Alice has a "Whetstone Adept" in her left attack zone
      When Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      And Alice moves "Whetstone Adept" to her right attack zone
      And Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      Then "Whetstone Adept" has 3 ATK
      And Alice may activate "Whetstone Adept"

    @clause-asked @clause-other
    Scenario: Moving a unit to and fro is a loop, of which the last step cannot be done again at once
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice moves "Ember Recruit" to her right attack zone
      And Alice moves "Ember Recruit" to her left attack zone
      And Alice moves "Ember Recruit" to her right attack zone
      And Alice moves "Ember Recruit" to her left attack zone
      And Alice has the loop done 3 times
      Then "Ember Recruit" is in Alice's left attack zone
      When Alice moves "Ember Recruit" to her right attack zone
      And Alice begins to rearrange "Ember Recruit"
      Then it can go into her defense zone

    @clause-asked @clause-times
    Scenario: The numbers that a player has chosen in a loop are chosen again each time it is done
      Given it is Alice's main phase
      And Alice has a "Measuring Adept" in her left attack zone
      When Alice activates "Measuring Adept"
      And everyone passes until somebody chooses a number
      And Alice chooses the number 2
      And everyone passes until nothing is waiting
      And Alice activates "Measuring Adept"
      And everyone passes until somebody chooses a number
      And Alice chooses the number 2
      And everyone passes until nothing is waiting
      And Alice has the loop done 4 times
      Then "Measuring Adept" has 13 ATK

    @clause-asked @clause-other
    Scenario: A player cannot begin a loop again at once whose last choice was a number
      Given it is Alice's main phase
      And Alice has a "Measuring Adept" in her left attack zone
      When Alice activates "Measuring Adept"
      And everyone passes until somebody chooses a number
      And Alice chooses the number 2
      And everyone passes until nothing is waiting
      And Alice activates "Measuring Adept"
      And everyone passes until somebody chooses a number
      And Alice chooses the number 2
      And everyone passes until nothing is waiting
      And Alice has the loop done 1 times
      Then "Measuring Adept" has 7 ATK
      And Alice cannot activate "Measuring Adept"

    @clause-asked @clause-other
    Scenario: A player cannot begin a loop again at once whose last choice was several cards
      Given it is Alice's main phase
      And Alice has a "Rallying Adept" in her left attack zone
      And Alice has an "Ember Recruit" in her right attack zone
      And Alice has a "Frail Squire" in her defense zone
      When Alice activates "Rallying Adept"
      And everyone passes until Alice is asked which card
      And Alice chooses "Ember Recruit" and "Frail Squire"
      And everyone passes until nothing is waiting
      And Alice activates "Rallying Adept"
      And everyone passes until Alice is asked which card
      And Alice chooses "Ember Recruit" and "Frail Squire"
      And everyone passes until nothing is waiting
      And Alice has the loop done 1 times
      Then "Frail Squire" has 4 ATK
      And Alice cannot activate "Rallying Adept"

    @clause-asked @clause-times
    Scenario: The order that a player has said in a loop is said again each time it is done
      Given it is Alice's main phase
      And Alice has a "Sparring Post" in her left attack zone
      And Alice has an "Ember Recruit" in her right attack zone
      And Alice has a "Frail Squire" in her defense zone
      When Alice activates "Sparring Post"
      And everyone passes until an order is asked for
      And Alice lays "Frail Squire" and "Ember Recruit" in this order
      And everyone passes until nothing is waiting
      And Alice activates "Sparring Post"
      And everyone passes until an order is asked for
      And Alice lays "Frail Squire" and "Ember Recruit" in this order
      And everyone passes until nothing is waiting
      And Alice has the loop done 3 times
      Then "Sparring Post" has 10 damage

    @clause-asked @clause-times
    Scenario: The damage that a player has divided in a loop is divided in the same way each time it is done
      Given it is Alice's main phase
      And Alice has a "Drillmaster" in her left attack zone
      And Bob has a "Sparring Post" in his left attack zone
      And Bob has a "Siege Beast" in his defense zone
      When Alice activates "Drillmaster" targeting "Drillmaster" and "Sparring Post"
      And Alice divides it as 1 for "Drillmaster" and 2 for "Sparring Post"
      And everyone passes until nothing is waiting
      And Alice activates "Drillmaster" targeting "Drillmaster" and "Sparring Post"
      And Alice divides it as 1 for "Drillmaster" and 2 for "Sparring Post"
      And everyone passes until nothing is waiting
      And Alice has the loop done 3 times
      Then "Drillmaster" has 5 damage
      And "Sparring Post" has 10 damage

    @clause-asked @clause-other
    Scenario: A player who has named the same word in a loop cannot begin the loop again at once
      Given it is Alice's main phase
      And Alice has a ready "Clay Mimic" in her left attack zone
      And Bob has a "Siege Beast" in his graveyard
      When Alice activates "Clay Mimic"
      And everyone passes until somebody names a word
      And Alice names "beast"
      And everyone passes until nothing is waiting
      And Alice activates "Clay Mimic"
      And everyone passes until somebody names a word
      And Alice names "beast"
      And everyone passes until nothing is waiting
      And Alice has the loop done 2 times
      Then Alice cannot activate "Clay Mimic"

    @clause-asked @clause-times @clause-ends
    Scenario: A loop is over when its number can be chosen no more, and the player is asked for another number
      Given it is Alice's main phase
      And Alice has a "Boasting Adept" in her left attack zone
      When Alice activates "Boasting Adept"
      And everyone passes until somebody chooses a number
      And Alice chooses the number 3
      And everyone passes until nothing is waiting
      And Alice activates "Boasting Adept"
      And everyone passes until somebody chooses a number
      And Alice chooses the number 3
      And everyone passes until nothing is waiting
      And Alice has the loop done 5 times
      And Alice tries to choose the number 3
      Then that is refused
      When Alice chooses the number 4
      And everyone passes until nothing is waiting
      Then "Boasting Adept" has 5 ATK
      And Alice may activate "Boasting Adept"

    @clause-asked @clause-times @clause-ends
    Scenario: A loop is over when one of its cards can be chosen no more, and the player is asked for cards again
      Given it is Alice's main phase
      And Alice has a "Rallying Adept" in her left attack zone
      And Alice has an "Ember Recruit" in her right attack zone
      And Alice has a "Frail Squire" in her defense zone
      When Alice activates "Rallying Adept"
      And everyone passes until Alice is asked which card
      And Alice chooses "Ember Recruit" and "Frail Squire"
      And everyone passes until nothing is waiting
      And Alice activates "Rallying Adept"
      And everyone passes until Alice is asked which card
      And Alice chooses "Ember Recruit" and "Frail Squire"
      And everyone passes until nothing is waiting
      And Alice has the loop done 3 times
      Then Alice is asked about "Rallying Adept"
      When Alice chooses "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 6 ATK
      And "Frail Squire" has 4 ATK

    @clause-asked @clause-other @clause-lifted @clause-who
    Scenario: A player who has ended a loop may be asked yes or no by another card later
      Given it is Alice's main phase
      And Bob has a "Willing Wheel" in his left attack zone
      And Alice has a "Weary Song" in her hand
      And Alice has an "Extortion" in her hand
      When Alice plays "Weary Song" targeting "Willing Wheel"
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Bob has the loop done 2 times
      And everyone passes until nothing is waiting
      And Alice plays "Extortion"
      Then Bob may say yes or no

    @clause-asked @clause-other
    Scenario: The last step of a loop that has ended may be done after only a part of what came before it in the loop
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice moves "Ember Recruit" to her right attack zone
      And Alice moves "Ember Recruit" to her defense zone
      And Alice moves "Ember Recruit" to her left attack zone
      And Alice moves "Ember Recruit" to her right attack zone
      And Alice moves "Ember Recruit" to her defense zone
      And Alice moves "Ember Recruit" to her left attack zone
      And Alice has the loop done 1 times
      And Alice moves "Ember Recruit" to her right attack zone
      And Alice begins to rearrange "Ember Recruit"
      Then it can go into her left attack zone and defense zone

    @clause-asked @clause-lifted @clause-who
    Scenario: A player whose loop ended with his pass may pass again once he has done something else
      Given it is Alice's main phase
      And Bob has a "Whetstone Adept" in his left attack zone
      And Bob has a "Clarion Tower" in his field zone
      When Alice passes
      And Bob activates "Whetstone Adept"
      And Bob passes
      And Alice passes
      And Bob activates "Whetstone Adept"
      And Bob passes
      And Bob has the loop done 0 times
      And Alice passes
      And Bob activates "Whetstone Adept"
      And Bob activates "Whetstone Adept"
      Then Bob is asked to act
      When Bob passes
      Then "Whetstone Adept" has 5 ATK

    @clause-asked @clause-ends
    Scenario: A loop is over when its unit is destroyed before the number is reached, and another loop may follow
      Given it is Alice's main phase
      And Alice has a ready "Scourged Monk" in her left attack zone
      And Alice has a ready "Whetstone Adept" in her right attack zone
      When Alice activates "Scourged Monk"
      And everyone passes until nothing is waiting
      And Alice activates "Scourged Monk"
      And everyone passes until nothing is waiting
      And Alice has the loop done 30 times
      Then "Scourged Monk" is in Alice's graveyard
      When Alice moves "Whetstone Adept" to her defense zone
      And Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      And Alice activates "Whetstone Adept"
      And everyone passes until nothing is waiting
      Then Alice is asked how often the loop is done

    @clause-asked @clause-who
    Scenario: Bob, who alone can stop a loop, is asked in Alice's turn how often it is done
      Given it is Alice's main phase
      And Bob has a "Willing Wheel" in his left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Willing Wheel"
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      Then Bob is asked how often the loop is done

  # Reading: docs/decisions/1140-when-something-is-a-loop.md
  @GR-17-1a-2
  Rule: 17-1a-2 If both can stop it both say how often, the active player first, and the smaller number holds
    - both: both players say how often it is done
    - first: the active player first
    - smaller: it is done as often as the smaller number says
    - again: then each of them has to do something else before it can be done again
    - lifted: once they have done so, it can be done again

    @clause-both @clause-first
    Scenario: Of two players who can both stop a loop the active player is asked first, then the other
      Given it is Alice's main phase
      And Bob has a "Contested Wheel" in his left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Contested Wheel"
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      Then Alice is asked how often the loop is done
      When Alice has the loop done 3 times
      Then Bob is asked how often the loop is done

    @clause-both @clause-first @clause-smaller
    Scenario: A loop that both players can stop is done 5 times where the other player says 5 and the active one 30
      Given it is Alice's main phase
      And Alice has a "Contested Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Contested Wheel"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 30 times
      And Bob has the loop done 5 times
      Then "Contested Wheel" has 8 ATK

    @clause-both @clause-first @clause-smaller
    Scenario: A loop that both players can stop is done 2 times where the active player says 2 and the other one 30
      Given it is Alice's main phase
      And Alice has a "Contested Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Contested Wheel"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 2 times
      And Bob has the loop done 30 times
      Then "Contested Wheel" has 5 ATK

    @clause-both @clause-first @clause-again
    Scenario: After a loop that both players can stop the active player cannot go on with it at once
      Given it is Alice's main phase
      And Alice has a "Contested Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Contested Wheel"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 2 times
      And Bob has the loop done 2 times
      Then nobody can say yes
      And "Contested Wheel" is exhausted
      And "Contested Wheel" has 5 ATK

    @clause-both @clause-first @clause-again
    Scenario: After a loop that both players can stop the other player cannot go on with it at once
      Given it is Alice's main phase
      And Bob has a "Contested Wheel" in his left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Contested Wheel"
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 2 times
      And Bob has the loop done 2 times
      Then nobody can say yes
      And "Contested Wheel" is exhausted
      And "Contested Wheel" has 5 ATK

    @clause-both @clause-first @clause-smaller
    Scenario: A loop that both players can stop is not done again where one of them says 0 times
      Given it is Alice's main phase
      And Alice has a "Contested Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Contested Wheel"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 5 times
      And Bob has the loop done 0 times
      Then "Contested Wheel" has 3 ATK

    @needs-events
    @clause-both @clause-first @clause-smaller
    Scenario: A loop that both players can stop is told as done by the active player the smaller number of times
      Given it is Alice's main phase
      And Alice has a "Contested Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Contested Wheel"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 30 times
      And Bob has the loop done 5 times
      Then these happened in this order: loop by Alice for 5

    @clause-both @clause-first @clause-lifted
    Scenario: A loop that both can stop is done again when each of them has done something else
      Given it is Alice's main phase
      And Alice has a "Contested Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      And Alice has a "Shown Hand" in her hand
      And Alice has a "Rousing Horn" in her hand
      When Alice plays "Weary Song" targeting "Contested Wheel"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 2 times
      And Bob has the loop done 2 times
      And everyone passes until nothing is waiting
      And Alice plays "Shown Hand"
      And everyone passes until somebody may do something
      And Bob says no
      And everyone passes until nothing is waiting
      And Alice plays "Rousing Horn" targeting "Contested Wheel"
      And everyone passes until somebody may do something
      Then Bob may say yes or no
      When Bob says yes
      And everyone passes until somebody may do something
      Then Alice may say yes or no

    @clause-again
    Scenario: A player whose loop that both could stop is over may still say yes to what another card asks
      Given it is Alice's main phase
      And Alice has a "Contested Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      And Alice has an "Extortion" in her hand
      And Bob has a "Plain Marcher" in his hand
      When Alice plays "Weary Song" targeting "Contested Wheel"
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody is asked about a loop
      And Alice has the loop done 2 times
      And Bob has the loop done 2 times
      And everyone passes until nothing is waiting
      And Alice plays "Extortion"
      Then Bob may say yes or no
      When Bob says yes
      And everyone passes until nothing is waiting
      Then "Plain Marcher" is in Bob's graveyard

  # Reading: docs/decisions/1140-when-something-is-a-loop.md
  @GR-17-1a-3
  Rule: 17-1a-3 A loop that nobody can stop is a draw
    - draw: it is a draw, whatever grows in the loop
    - stopped: not if a player can stop it
    - ends: nor if it ends by itself

    @clause-draw
    Scenario: Two triggered abilities that answer each other for ever make the game a draw
      Given it is Alice's main phase
      And Alice has a "Restless Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Restless Wheel"
      And everyone passes until the game is over
      Then the game is a draw

    @clause-draw
    Scenario: A loop that nobody can stop is a draw though a unit's ATK grows in it all the time
      Given it is Alice's main phase
      And Alice has a "Growing Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Growing Wheel"
      And everyone passes until the game is over
      Then the game is a draw

    @clause-draw
    Scenario: A loop that nobody can stop is a draw though it piles up damage that never comes to be dealt
      Given it is Alice's main phase
      And Alice has a "Piling Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Piling Wheel"
      And everyone passes until the game is over
      Then the game is a draw

    @clause-draw
    Scenario: A loop is a draw though a player gets priority in it each time and does nothing
      Given it is Alice's main phase
      And Alice has a "Piling Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      And Bob could respond
      When Alice plays "Weary Song" targeting "Piling Wheel"
      And everyone passes until the game is over
      Then the game is a draw

    @clause-draw
    Scenario: A turn that is ended again in each of its end phases never ends, and the game is a draw
      Given it is Alice's main phase
      And Alice has a "Night Idol" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      And Bob has a "Homeward Bell" in his field zone
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until the game is over
      Then the game is a draw

    # Reading: docs/decisions/1161-who-comes-back-in-the-end-phase-is-a-new-card.md
    @clause-draw
    Scenario: A unit that leaves play and comes back each time the turn is to end lets no turn end, and the game is a draw
      Given it is Alice's main phase
      And Alice has a ready "Sleepless Pilgrim" in her left attack zone
      When everyone passes until the game is over
      Then the game is a draw

    @clause-draw
    Scenario: A unit that gains ATK for the battle each time such an effect has ended lets no attack end, and the game is a draw
      Given it is Alice's attack phase
      And Alice has a ready "Restless Duelist" in her left attack zone
      And Alice has a "Rally Cry" in her first set zone
      When Alice attacks Bob's ruler with "Restless Duelist"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Rally Cry" targeting "Restless Duelist"
      And everyone passes until the game is over
      Then the game is a draw

    @clause-draw
    Scenario: Two units in one zone of which a rules effect can put neither away, but deals damage each time, make the game a draw
      Given it is Alice's main phase
      And Alice has a "Sparking Statute" in her field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her left attack zone
      And everyone passes until the game is over
      Then the game is a draw

    @clause-draw
    Scenario: Two units in one zone of which a rules effect can put neither away, and nothing else comes of it, make the game a draw
      Given it is Alice's main phase
      And Alice has an "Omen Statute" in her field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her left attack zone
      And everyone passes until the game is over
      Then the game is a draw

    @clause-draw
    Scenario: Turns that each end as they begin make the game a draw
      Given it is Alice's main phase
      And Alice has a ready "Dusk at Dawn" in her left attack zone
      And Bob has a ready "Dusk at Dawn" in his left attack zone
      When everyone passes until the game is over
      Then the game is a draw

    @clause-draw
    Scenario: A loop that nobody can stop is a draw where it follows from a loop that a player has done
      Given it is Alice's main phase
      And Alice has a ready "Scourged Monk" in her left attack zone
      And Alice has a ready "Grieving Wheel" in her right attack zone
      When Alice activates "Scourged Monk"
      And everyone passes until nothing is waiting
      And Alice activates "Scourged Monk"
      And everyone passes until nothing is waiting
      And Alice has the loop done 30 times
      And everyone passes until the game is over
      Then the game is a draw

    @clause-stopped
    Scenario: A loop that a player can stop is no draw, and the game goes on after it is done
      Given it is Alice's main phase
      And Bob has a "Willing Wheel" in his left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Willing Wheel"
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody may do something
      And Bob says yes
      And everyone passes until somebody is asked about a loop or the game is over
      Then the game goes on
      When Bob has the loop done 50 times
      And everyone passes until nothing is waiting or the game is over
      Then the game goes on
      And "Willing Wheel" has 53 ATK

    @clause-ends
    Scenario: A chain of triggered abilities that ends by itself is no draw, and the game goes on
      Given it is Alice's main phase
      And Alice has a "Winding Wheel" in her left attack zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Weary Song" targeting "Winding Wheel"
      And everyone passes until nothing is waiting or the game is over
      Then the game goes on
      And "Winding Wheel" has 4 ATK
