Feature: Gate Ruler 3-7 Ruler zone

  @GR-3-7a
  Rule: 3-7a A player's ruler lies in his ruler zone

    Scenario: In the first main phase each player's ruler lies in that player's ruler zone
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      When the decks are shuffled
      And chance makes Alice the first player
      And everyone passes until Alice's main phase
      Then "Wizard" is in Alice's ruler zone
      And "Knight" is in Bob's ruler zone
      And it is the main phase

  @GR-3-7a-1
  Rule: 3-7a-1 Each player has one ruler zone

    Scenario: An effect on each ruler affects one ruler of each player, the only card in that player's ruler zone
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a "Heavy Crowns" in her first set zone
      When Alice plays "Heavy Crowns"
      And everyone passes until nothing is waiting
      Then "Apprentice" is exhausted
      And "Knight" is exhausted
      And Alice has one card in her ruler zone
      And Bob has one card in his ruler zone

  @GR-3-7a-2
  Rule: 3-7a-2 What speaks of cards does not mean rulers in their zones
    - cards: they are no cards of those that are meant
    - rulers: what speaks of rulers means them

    @clause-cards
    Scenario: An event that puts each card in play into a graveyard leaves both rulers in their zones
      Given it is Alice's main phase
      And Alice has a "Swept Table" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "War Banner" in his field zone
      When Alice plays "Swept Table"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard
      And "War Banner" is in Bob's graveyard
      And Alice's "Knight" is in Alice's ruler zone
      And Bob's "Knight" is in Bob's ruler zone

    @clause-cards
    Scenario: An ability that waits for a card to be exhausted does not wait for the ruler to be
      Given it is Alice's attack phase
      And Alice has a "Weary Ledger" in her field zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Alice's "Knight" is exhausted
      And Alice has no cards in her hand

    @clause-cards
    Scenario: What makes damage to a player's cards less does not make damage to the ruler less
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Common Padding" in his field zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone

    @clause-cards
    Scenario: A player does not pay with the ruler for an ability that costs one of the player's cards
      Given it is Alice's main phase
      And Alice has an "Open Furnace" in her field zone
      Then Alice cannot activate "Open Furnace"

    @clause-cards
    Scenario: A ruler is not counted among the cards that Alice has in play
      Given it is Alice's main phase
      And Alice has a "Standing Tally" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "War Banner" in her field zone
      When Alice plays "Standing Tally"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-rulers
    Scenario: An event that exhausts each ruler exhausts the rulers of both players and no unit
      Given it is Alice's main phase
      And Alice has a "Heavy Crowns" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Heavy Crowns"
      And everyone passes until nothing is waiting
      Then Alice's "Knight" is exhausted
      And Bob's "Knight" is exhausted
      And "Tower Guard" is ready

    @clause-cards
    Scenario: An event that chooses a card of the opponent offers his unit and not his ruler
      Given it is Alice's main phase
      And Alice has a "Narrow Look" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "War Banner" in his field zone
      When Alice begins to play "Narrow Look"
      Then "Tower Guard" is among the cards that Alice is asked about
      And Bob's "Knight" is not among the cards that Alice is asked about

  @GR-3-7b
  Rule: 3-7b A ruler is seen by both players, and is ready or exhausted
    - seen: both players see it
    - exhausted: it can become exhausted
    - ready: it can become ready

    @clause-seen @clause-exhausted
    Scenario: A ruler becomes exhausted by an effect, and both players see that ruler
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a "Heavy Crowns" in her first set zone
      When Alice plays "Heavy Crowns"
      And everyone passes until nothing is waiting
      Then "Apprentice" is exhausted
      And Alice sees "Apprentice"
      And Bob sees "Apprentice"

    @clause-ready
    Scenario: An exhausted ruler becomes ready as its player's turn begins
      Given it is Bob's main phase
      And Alice has an exhausted "Apprentice" in her ruler zone
      When everyone passes until Alice's main phase
      Then "Apprentice" is ready

  @GR-3-7c
  Rule: 3-7c Nothing but a ruler lies in a ruler zone

    Scenario: A unit that would be put into a ruler zone stays where it is and counts as not put there
      Given it is Alice's main phase
      And Alice has a "Usurper's Bid" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Usurper's Bid" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Usurper's Bid" is in Alice's graveyard
      And "Tower Guard" is in Alice's left attack zone
      And Alice has one card in her ruler zone
      And Alice has no cards in her hand
