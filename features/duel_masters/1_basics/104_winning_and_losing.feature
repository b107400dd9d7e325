Feature: Duel Masters 104 Winning and losing

  @DM-104.1
  Rule: 104.1 The game ends at once when a player wins or loses
    - over: once a player has won or lost the game is over
    - at-once: it ends in the midst of what is being done
    - only: as long as nobody has won or lost it goes on

    @clause-at-once
    Scenario: The rest of an effect is not done once the game has ended
      Given it is Alice's main step
      And Alice's deck is "Field Hand", from the top
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight and Ruin" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Insight and Ruin"
      Then Bob wins the game
      And "Moss Giant" is in Bob's battle zone

    @clause-only
    Scenario: While nobody has won or lost the whole effect is done
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight and Ruin" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Insight and Ruin"
      Then the game goes on
      And "Moss Giant" is in Bob's graveyard

    @clause-over
    Scenario: Nobody is asked anything after the end
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And everyone passes until the attack is over
      And Alice tries to attack Bob with "Moss Giant"
      Then that is refused
      And nobody is asked anything

    @clause-at-once @clause-over
    Scenario: A player who loses as he draws has no mana step any more
      Given it is Alice's main step
      And Bob has an "Ember Recruit" in his hand
      And Bob's deck is "Field Hand", from the top
      When everyone passes until the game is over
      Then Alice wins the game
      And it is Bob's turn
      And it is the draw step
      And nobody is asked anything

  @DM-104.2
  Rule: 104.2 The game is won by a direct attack, by the opponent's empty deck or by an effect, and not otherwise
    - attack: a direct attack on a player who has no shields wins the game
    - only: nothing else wins but that, an empty deck and effects

    @clause-only
    Scenario: Breaking the last shield does not win the game
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has one card in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And everyone passes until the attack is over
      Then Bob has no cards in his shield zone
      And the game goes on

    @clause-only
    Scenario: A player without hand, creatures and mana has not lost
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight and Ruin" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Insight and Ruin"
      Then Bob has no cards in his battle zone
      And Bob has no cards in his hand
      And the game goes on

    @clause-only
    Scenario: Breaking shields by a spell does not win where there are none
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Shield Splitter" in her hand
      And Bob has no cards in his shield zone
      When Alice casts "Shield Splitter"
      Then the game goes on
      And "Shield Splitter" is in Alice's graveyard

    @needs-events
    @clause-attack
    Scenario: A player who is beaten loses for a reason
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And everyone passes until the attack is over
      Then these happened in this order, in one fight: attack of "Grave Hound", direct of "Grave Hound" upon Bob
      And these happened in this order: direct of "Grave Hound" upon Bob, lose as direct by Bob

  @DM-104.2a
  Rule: 104.2a A player wins whose creature attacks an opponent without shields, if the attack is not changed
    - wins: the player whose creature attacks wins, because the attacked player loses
    - player: it is the opponent who is attacked, not a creature
    - unchanged: the attack is not changed, as by a blocker
    - shields: the opponent has no shields
    - at-once: it is decided then, and not later

    @clause-wins
    Scenario: An attack that is not changed wins against no shields
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And everyone passes until the attack is over
      Then Alice wins the game
      And Bob has lost by a direct attack
      And it is the direct attack step

    @clause-wins @clause-unchanged
    Scenario: A player who could block and does not has lost
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob does not block
      And everyone passes until the attack is over
      Then Alice wins the game

    @clause-unchanged
    Scenario: A blocked attack does not win
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Gate Warden"
      And everyone passes until the attack is over
      Then the game goes on
      And "Gate Warden" is in Bob's graveyard

    @clause-shields
    Scenario: An attack against a shield breaks it and does not win
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has two cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's second shield
      Then the game goes on
      And Bob has one card in his shield zone

    @clause-player
    Scenario: An attack on a creature does not win
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has no cards in his shield zone
      When Alice attacks "Lamp Squire" with "Grave Hound"
      And everyone passes until the attack is over
      Then the game goes on
      And "Lamp Squire" is in Bob's graveyard

    # Reading: docs/decisions/2101-whose-loss-a-direct-attack-is.md
    @clause-wins
    Scenario: Who cannot lose does not lose to a direct attack
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Hawk" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Undying Oath" in his battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Scouting Hawk"
      And everyone passes until the attack is over
      Then the game goes on
      And Alice has one card in her hand

    @clause-shields @clause-wins
    Scenario: The attack after the one that broke the last shield wins
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Field Hand" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Alice attacks Bob with "Moss Giant"
      And everyone passes until the attack is over
      Then Alice wins the game

    @clause-shields
    Scenario: An attacker that could break more shields than there are does not win by it
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Field Hand" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And everyone passes until the attack is over
      Then the game goes on
      And Bob has no cards in his shield zone

    @clause-unchanged
    Scenario: An attack whose blocker is gone before the battle does not win
      Given it is Alice's attack step
      And Alice has an untapped "Bramble Knight" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Bramble Knight"
      And Bob blocks with "Gate Warden"
      And everyone passes until the attack is over
      Then the game goes on
      And "Gate Warden" is in Bob's graveyard

    # Reading: docs/decisions/2101-whose-loss-a-direct-attack-is.md
    @clause-wins
    Scenario: A direct attack ends the game although nobody can win by effects
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Joyless Crown" in his battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And everyone passes until the attack is over
      Then Alice wins the game

    @clause-at-once
    Scenario: A direct attack that could not beat a player is forgotten when he can lose again
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Bob has a tapped "Undying Oath" in his battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Alice attacks "Undying Oath" with "Moss Giant"
      And everyone passes until the attack is over
      Then "Undying Oath" is in Bob's graveyard
      And the game goes on

    @clause-player
    Scenario: An attack on the player that is not changed is a direct attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Pack Drummer" in her battle zone
      And Bob has an untapped "Pack Drummer" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then Alice has one card in her hand
      And Bob has one card in his hand

    @clause-unchanged
    Scenario: An attack that a blocker takes on is no direct attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Pack Drummer" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Gate Warden"
      Then "Gate Warden" is in Bob's graveyard
      And Alice has no cards in her hand

  @DM-104.2b
  Rule: 104.2b A player wins at once when the opponent's deck runs out, be it for a moment
    - empty: a deck has run out while no card is left in it, and not before
    - whose: the player whose deck it is loses, and the other one wins
    - moment: it is so at once, and enough if the deck is without cards for a moment in the midst of an effect

    @clause-empty @clause-whose
    Scenario: Who draws her last card in the draw step has lost
      Given it is Bob's main step
      And Alice's deck is "Field Hand", from the top
      When everyone passes until the game is over
      Then Bob wins the game
      And Alice has lost by an empty deck
      And "Field Hand" is in Alice's hand

    @clause-empty
    Scenario: Who draws the last card but one has not lost
      Given it is Bob's main step
      And Alice's deck is two "Lamp Squire", from the top
      And Alice has a card in her hand
      When everyone passes until Alice's mana step
      Then Alice has two cards in her hand
      And the game goes on

    @clause-moment
    Scenario: A deck that an effect empties and fills again was empty
      Given it is Alice's main step
      And Alice's deck is "Field Hand", from the top
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Turned Page" in her hand
      And Alice has a "Grave Hound" in her hand
      When Alice casts "Turned Page"
      Then Bob wins the game

    @clause-empty
    Scenario: A deck that an effect does not empty has cards all the time
      Given it is Alice's main step
      And Alice's deck is "Lamp Squire" and "Moss Giant", from the top
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Turned Page" in her hand
      And Alice has a "Grave Hound" in her hand
      When Alice casts "Turned Page"
      Then "Lamp Squire" is in Alice's hand
      And the game goes on
      When Alice chooses "Grave Hound"
      Then "Grave Hound" is in Alice's deck

    @clause-whose
    Scenario: The opponent loses whose last card is put into the graveyard
      Given it is Alice's main step
      And Bob's deck is "Field Hand", from the top
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Flood of Pages" in her hand
      When Alice casts "Flood of Pages"
      Then Alice wins the game

    # docs/decisions/2001-duel-masters-both-decks-run-out.md
    @clause-whose
    Scenario: Two decks that run out at the same time end the game without a winner
      Given it is Alice's main step
      And Alice's deck is "Field Hand", from the top
      And Bob's deck is "Field Hand", from the top
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Flood of Pages" in her hand
      When Alice casts "Flood of Pages"
      Then the game is a draw
      And Alice has lost by an empty deck
      And Bob has lost by an empty deck

    @clause-whose @clause-empty
    Scenario: The other player's empty deck counts although the winner's own runs low
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Flood of Pages" in her hand
      And Alice's deck is two "Field Hand", from the top
      And Bob's deck is "Field Hand", from the top
      When Alice casts "Flood of Pages"
      Then Alice wins the game

    @clause-whose
    Scenario: A player who cannot lose plays on without a deck
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Undying Oath" in her battle zone
      And Alice's deck is "Field Hand", from the top
      When Alice casts "Long Study"
      Then the game goes on
      And Alice has no cards in her deck
      And Alice has one card in her hand

    @clause-moment @clause-whose
    Scenario: A player without a deck loses as soon as she can lose
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight and Ruin" in her hand
      And Alice has an untapped "Undying Oath" in her battle zone
      And Alice's deck is "Field Hand", from the top
      When Alice casts "Insight and Ruin"
      Then Bob wins the game
      And "Undying Oath" is in Alice's graveyard

    @clause-empty @clause-moment
    Scenario: A deck that was empty while its player could not lose counts only as long as it is empty
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Turned Page" in her hand
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Clean Sweep" in her hand
      And Alice has an untapped "Undying Oath" in her battle zone
      And Alice's deck is "Field Hand", from the top
      When Alice casts "Turned Page"
      And Alice chooses "Lamp Squire"
      And Alice casts "Clean Sweep"
      Then "Undying Oath" is in Alice's graveyard
      And the game goes on

    # docs/decisions/2001-duel-masters-both-decks-run-out.md
    @clause-moment @clause-whose
    Scenario: Of two decks that run out one after the other the first one decides
      Given it is Alice's main step
      And Alice's deck is "Field Hand", from the top
      And Bob's deck is "Field Hand", from the top
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Shared Study" in her hand
      When Alice casts "Shared Study"
      Then Bob wins the game
      And Bob has no cards in his hand

    @needs-events
    @clause-whose
    Scenario: A game that both lose is drawn
      Given it is Alice's main step
      And Alice's deck is "Field Hand", from the top
      And Bob's deck is "Field Hand", from the top
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Flood of Pages" in her hand
      When Alice casts "Flood of Pages"
      Then these happened in this order: announced of "Flood of Pages" by Alice, drawn

  @DM-104.2c
  Rule: 104.2c Effects win and lose games, and who wins and loses at the same time wins
    - win: a player wins by an effect
    - lose: a player loses by an effect
    - both: a player who wins and loses at the same time wins

    @clause-win
    Scenario: A player wins by an effect
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Crown of Victory" in her hand
      When Alice casts "Crown of Victory"
      Then Alice wins the game
      And Bob has lost by an effect

    @clause-lose
    Scenario: A player loses by an effect
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Pact of Ruin" in her hand
      When Alice casts "Pact of Ruin"
      Then Bob wins the game

    @clause-both
    Scenario: Who wins by an effect as her deck runs out wins
      Given it is Alice's main step
      And Alice's deck is "Field Hand", from the top
      And Alice has an untapped "Library Saint" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      When Alice casts "Insight"
      Then Alice wins the game

    @clause-lose
    Scenario: An effect that says she cannot lose keeps a player in the game
      Given it is Alice's main step
      And Alice has an untapped "Undying Oath" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Pact of Ruin" in her hand
      When Alice casts "Pact of Ruin"
      Then the game goes on
      And "Pact of Ruin" is in Alice's graveyard

    @clause-win
    Scenario: An effect that says nobody can win keeps the other effect from winning
      Given it is Alice's main step
      And Bob has an untapped "Joyless Crown" in his battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Crown of Victory" in her hand
      When Alice casts "Crown of Victory"
      Then the game goes on
      And "Crown of Victory" is in Alice's graveyard

    @clause-win
    Scenario: A player whose deck runs out loses though the other would win by an empty deck of his own
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      And Bob has an untapped "Library Saint" in his battle zone
      And Alice's deck is "Field Hand", from the top
      When Alice casts "Insight"
      Then Bob wins the game

    @clause-win
    Scenario: A player who cannot win by an effect loses by her empty deck
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Library Saint" in her battle zone
      And Bob has an untapped "Joyless Crown" in his battle zone
      And Alice's deck is "Field Hand", from the top
      When Alice casts "Insight"
      Then Bob wins the game

    @clause-lose
    Scenario: A player loses as soon as what an ability says of losing has come true
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Idol of Silence" in her battle zone
      When Alice casts "Insight"
      Then Bob wins the game

    @clause-lose
    Scenario: An ability by which its own player loses says nothing of the opponent
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      And Bob has an untapped "Idol of Silence" in his battle zone
      When Alice casts "Insight"
      Then the game goes on
      And "Insight" is in Alice's graveyard

    @clause-both
    Scenario: A player whom one ability makes win and another lose at the same time wins
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Idol of Silence" in her battle zone
      And Alice has an untapped "Idol of Song" in her battle zone
      When Alice casts "Insight"
      Then Alice wins the game

    @clause-lose
    Scenario: An ability does not make a player lose who cannot lose
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Idol of Silence" in her battle zone
      And Alice has an untapped "Undying Oath" in her battle zone
      When Alice casts "Insight"
      Then the game goes on
      And "Insight" is in Alice's graveyard

    @clause-win
    Scenario: A player who wins twice at the same time wins
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      And Alice has two untapped "Idol of Song" in her battle zone
      When Alice casts "Insight"
      Then Alice wins the game
