Feature: Duel Masters 111 Timing

  @DM-111.1
  Rule: 111.1 The turn player's part is done first

    Scenario Outline: Of two abilities that would win the game at the end of a turn, that of <winner> wins, whose turn it is
      Given it is <winner>'s main step
      And Alice has an untapped "Dusk Crown" in her battle zone
      And Bob has an untapped "Dusk Crown" in his battle zone
      When everyone passes until the game is over
      Then <winner> wins the game

      Examples:
        | winner |
        | Alice  |
        | Bob    |

    Scenario Outline: Of two players whose linked gods are destroyed <player> chooses first which card leaves, whose turn it is
      Given it is <player>'s main step
      And Alice has an untapped "Ash Left Hand" in her battle zone
      And Alice has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Bob has an untapped "Tide Left Hand" in his battle zone
      And Bob has a "Tide Right Hand" linked to the right of "Tide Left Hand"
      And <player> has a "Clean Sweep" in <their> hand
      And <player> has an untapped "Grave Hound" in <their> mana zone
      When <player> casts "Clean Sweep"
      Then "<god>" is among what <player> can choose

      Examples:
        | player | their | god            |
        | Alice  | her   | Ash Left Hand  |
        | Bob    | his   | Tide Left Hand |

    Scenario Outline: Of two players whose commands come by one spell <player> chooses first which card loses a seal, whose turn it is
      Given it is <player>'s main step
      And Alice has a "Grove Marshal" in her mana zone
      And Bob has a "Grove Marshal" in his mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Gate Warden" as a seal on "Moss Giant"
      And Bob has an untapped "Field Hand" in his battle zone
      And Bob has a "Tide Runner" as a seal on "Field Hand"
      And <player> has a "March of the Marshals" in <their> hand
      And <player> has an untapped "Bramble Pup" in <their> mana zone
      When <player> casts "March of the Marshals"
      Then "Moss Giant" is among what <player> can choose

      Examples:
        | player | their |
        | Alice  | her   |
        | Bob    | his   |

  @DM-111.2a
  Rule: 111.2a Abilities trigger at any time, and their effects wait from that moment on
    - resolving: an ability triggers while an effect is being resolved
    - using: an ability triggers while a card is being used
    - wait: its effect waits until what is under way is done
    - moment: it waits from then on, whatever becomes of its card

    @clause-resolving
    Scenario: An ability that triggers as a spell taps its creature resolves after the spell
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Great Stillness" in her hand
      And Alice has an untapped "Lullaby Sprite" in her battle zone
      When Alice casts "Great Stillness"
      Then Alice has one card in her hand
      And "Great Stillness" is in Alice's graveyard

    @clause-using
    Scenario: An ability that triggers as mana is tapped to pay for a creature resolves after it has been summoned
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Bramble Pup" in her hand
      And Alice has an untapped "Hush Bell" in her battle zone
      When Alice summons "Bramble Pup"
      Then "Bramble Pup" is in Alice's battle zone
      And Alice has one card in her hand

    @clause-wait @clause-resolving
    Scenario: What an ability draws that triggered in the middle of a spell is not scattered by the rest of the spell
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Lull and Scatter" in her hand
      And Alice has an untapped "Lullaby Sprite" in her battle zone
      When Alice casts "Lull and Scatter"
      Then Alice has one card in her hand
      And "Lull and Scatter" is in Alice's graveyard

    @clause-moment @clause-resolving
    Scenario: An ability that triggered in the middle of a spell resolves though the rest of the spell destroys its creature
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Lull and Ruin" in her hand
      And Alice has an untapped "Lullaby Sprite" in her battle zone
      When Alice casts "Lull and Ruin"
      Then "Lullaby Sprite" is in Alice's graveyard
      And Alice has one card in her hand

  @DM-111.2b
  Rule: 111.2b Static abilities act all the time
    - there: what it affects is affected at once, without anything that triggers
    - later: also what comes later
    - end: no longer when the ability is gone

    @clause-there
    Scenario: A creature that strengthens others does so as soon as it is there
      Given it is Alice's main step
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Banner Bearer" in her hand
      When Alice summons "Banner Bearer"
      Then "Moss Giant" has 7000 power

    @clause-later
    Scenario: A creature that comes later is strengthened too
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Banner Bearer" in her battle zone
      And Alice has a "Bramble Pup" in her hand
      When Alice summons "Bramble Pup"
      Then "Bramble Pup" has 2000 power

    @clause-end
    Scenario: Creatures are not strengthened any more when the one that strengthened them is gone
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Fire Flood" in her hand
      And Alice has an untapped "Banner Bearer" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Fire Flood"
      Then "Moss Giant" has 6000 power
      And "Banner Bearer" is in Alice's graveyard

  @DM-111.2c
  Rule: 111.2c What a turn brings happens by itself as its step begins or ends
    - untap: the turn player's cards untap, unasked
    - draw: the turn player draws a card, unasked

    @example @clause-untap
    Scenario: A player's cards untap as her turn begins without her doing anything
      Given it is Bob's main step
      And Alice has a tapped "Moss Giant" in her battle zone
      When everyone passes until Alice's mana step
      Then "Moss Giant" is untapped

    @example @clause-draw
    Scenario: A player draws in her draw step without doing anything
      Given it is Bob's main step
      And Alice has a "Lamp Squire" in her hand
      When everyone passes until Alice's mana step
      Then Alice has two cards in her hand

  @DM-111.2d
  Rule: 111.2d What a state of the game demands happens by itself, also in the middle of an effect
    - weak: a creature of power 0 is destroyed
    - end: a player who has lost has lost at once
    - amid: both happen before an effect goes on

    @example @clause-weak
    Scenario: A creature whose power comes down to 0 is destroyed without anybody doing anything
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Long Blight" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Two-Stream Ford" in his battle zone
      When Alice casts "Long Blight"
      And Alice chooses "Two-Stream Ford"
      Then "Two-Stream Ford" is in Bob's graveyard

    @example @clause-end @clause-amid
    Scenario: A player who has no cards left in her deck has lost though the same effect would put one back
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Turned Page" in her hand
      And Alice's deck is "Field Hand", from the top
      When Alice casts "Turned Page"
      Then Bob wins the game

    @clause-amid @clause-weak
    Scenario: A creature that the first part of a spell makes weak is not there any more for its second part
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Blight and Count" in her hand
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Blight and Count"
      Then "Lamp Squire" is in Bob's graveyard
      And Alice has one card in her hand
