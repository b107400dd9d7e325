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
    Scenario: After a direct attack has ended the game, another attack is refused and nobody is asked anything
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
    Scenario: The game ends in the draw step when a player draws the last card of his deck there
      Given it is Alice's main step
      And Bob's deck is "Field Hand", from the top
      When everyone passes until the game is over
      Then Alice wins the game
      And it is Bob's turn
      And Bob has one card in his hand
      And nobody is asked anything

  @DM-104.2
  Rule: 104.2 The game is won by a direct attack, by the opponent's empty deck or by an effect, and not otherwise
    - attack: a direct attack on a player who has no shields wins the game
    - only: nothing else wins but that, an empty deck and effects

    @clause-only
    Scenario: Breaking the last shield does not win the game
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
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
    Scenario: A spell that breaks shields does not win the game against a player without shields
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Shield Splitter" in her hand
      And Bob has no cards in his shield zone
      When Alice casts "Shield Splitter"
      Then the game goes on
      And "Shield Splitter" is in Alice's graveyard

    @needs-events
    @clause-attack
    Scenario: A direct attack on a player without shields follows the attack and is the reason for the player's loss
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
    Scenario: An unchanged attack on a player without shields wins the game in the direct attack step
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And everyone passes until the attack is over
      Then Alice wins the game
      And Bob has lost by a direct attack

    @clause-wins @clause-unchanged
    Scenario: A player without shields who could block an attack and does not block loses
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
      And Bob has two cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's second shield
      Then the game goes on
      And Bob has one card in his shield zone

    @clause-player
    Scenario: An attack on a creature does not win
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has no cards in his shield zone
      When Alice attacks "Lamp Squire" with "Grave Hound"
      And everyone passes until the attack is over
      Then the game goes on
      And "Lamp Squire" is in Bob's graveyard

    # Reading: docs/decisions/2101-whose-loss-a-direct-attack-is.md
    @clause-wins
    Scenario: A player who cannot lose does not lose by a direct attack
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Hawk" in her battle zone
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
    Scenario: A W-breaker that attacks a player with one shield breaks the shield and does not win
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
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
    Scenario: A player who cannot lose during a direct attack does not lose by that attack once he can lose again
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Undying Oath" in his battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Alice attacks "Undying Oath" with "Moss Giant"
      And everyone passes until the attack is over
      Then "Undying Oath" is in Bob's graveyard
      And the game goes on

    @clause-player
    Scenario: An unchanged attack on a player with shields is a direct attack
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
    Scenario: A player who draws the last card of her deck in the draw step loses by an empty deck
      Given it is Bob's main step
      And Alice's deck is "Field Hand", from the top
      When everyone passes until the game is over
      Then Bob wins the game
      And Alice has lost by an empty deck
      And "Field Hand" is in Alice's hand

    @clause-empty
    Scenario: A player who draws the last card but one of her deck has not lost
      Given it is Bob's main step
      And Alice's deck is two "Lamp Squire", from the top
      And Alice has a card in her hand
      When everyone passes until Alice's mana step
      Then Alice has two cards in her hand
      And the game goes on

    @clause-moment
    Scenario: A player whose deck is emptied in the midst of an effect that would refill it loses
      Given it is Alice's main step
      And Alice's deck is "Field Hand", from the top
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Turned Page" in her hand
      When Alice casts "Turned Page"
      Then Bob wins the game

    @clause-empty
    Scenario: A player whose deck keeps a card while an effect draws from it and refills it does not lose
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
    Scenario: An opponent loses when an effect puts the last card of his deck into the graveyard
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
    Scenario: A player wins when an effect empties the opponent's deck and leaves one card in her own
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
    Scenario: A player whose deck was empty only while she could not lose does not lose once she can lose
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
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
    Scenario: When an effect would empty both decks one after the other, the player whose deck runs out first loses
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
    Scenario: A game that both players lose by empty decks at the same time is recorded as drawn
      Given it is Alice's main step
      And Alice's deck is "Field Hand", from the top
      And Bob's deck is "Field Hand", from the top
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Flood of Pages" in her hand
      When Alice casts "Flood of Pages"
      Then these happened in this order: announced of "Flood of Pages" by Alice, drawn

    @clause-moment
    Scenario: A player loses whose deck is emptied for a moment by what is done in place of a destruction
      Given it is Alice's main step
      And Alice's deck is "Field Hand", from the top
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Clean Sweep" in her hand
      And Alice has an untapped "Paper Kin" in her battle zone
      When Alice casts "Clean Sweep"
      Then Bob wins the game

    @clause-moment
    Scenario: A player whose only card of the deck is in use has lost before that does anything
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Top Summons" in her hand
      And Alice's deck is "Crown of Victory", from the top
      When Alice casts "Top Summons"
      Then Bob wins the game

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
    Scenario: A player who wins by an effect and loses by her empty deck at the same time wins
      Given it is Alice's main step
      And Alice's deck is "Field Hand", from the top
      And Alice has an untapped "Library Saint" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      When Alice casts "Insight"
      Then Alice wins the game

    @clause-lose
    Scenario: A spell does not make a player lose who cannot lose
      Given it is Alice's main step
      And Alice has an untapped "Undying Oath" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Pact of Ruin" in her hand
      When Alice casts "Pact of Ruin"
      Then the game goes on
      And "Pact of Ruin" is in Alice's graveyard

    @clause-win
    Scenario: A spell does not make a player win while no player can win by effects
      Given it is Alice's main step
      And Bob has an untapped "Joyless Crown" in his battle zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Crown of Victory" in her hand
      When Alice casts "Crown of Victory"
      Then the game goes on
      And "Crown of Victory" is in Alice's graveyard

    @clause-win
    Scenario: A player whose deck runs out loses though the opponent has an ability that wins by an empty deck
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      And Bob has an untapped "Library Saint" in his battle zone
      And Alice's deck is "Field Hand", from the top
      When Alice casts "Insight"
      Then Bob wins the game
      And Alice has lost by an empty deck

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
    Scenario: A player loses as soon as the condition comes true under which her own ability makes her lose
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Idol of Silence" in her battle zone
      When Alice casts "Insight"
      Then Bob wins the game

    @clause-lose
    Scenario: An ability that makes its own player lose does not make the opponent lose
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
    Scenario: A player whom two abilities make win at the same time wins
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      And Alice has two untapped "Idol of Song" in her battle zone
      When Alice casts "Insight"
      Then Alice wins the game
