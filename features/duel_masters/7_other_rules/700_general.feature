Feature: Duel Masters 700 General

  # Reading: docs/decisions/2710-when-modes-are-chosen.md
  @DM-700.2a @revisions-s-max
  Rule: 700.2a The modes of an ability are chosen as it is resolved

    @changed
    Scenario: The mode of a spell's second ability is chosen when its first ability has been resolved
      Given it is Alice's main step
      And Alice has a "Forked Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Forked Study"
      Then Alice is asked for a mode
      And "Moss Giant" is in Alice's hand

    Scenario: What is chosen as an ability is resolved is done
      Given it is Alice's main step
      And Alice has a "Forked Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant", "Grave Hound"
      When Alice casts "Forked Study"
      And Alice chooses the mode "grow"
      Then "Grave Hound" is in Alice's mana zone
      And "Moss Giant" is in Alice's hand

  @DM-700.2a @revisions-1.13
  Rule: 700.2a (1.13) The modes of a card are chosen as it is used, and those of an activated ability as it is activated
    - card: those of a card as it is used
    - activated: those of an activated ability as it is activated

    @clause-card @changed
    Scenario: By 1.13 the mode of a spell's second ability is chosen before its first ability is resolved
      Given it is Alice's main step
      And Alice has a "Forked Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Moss Giant" in her hand
      When Alice casts "Forked Study"
      Then Alice is asked for a mode
      And Alice has one card in her hand

    @clause-card
    Scenario: By 1.13 what was chosen as a spell was cast is done as it is resolved
      Given it is Alice's main step
      And Alice has a "Forked Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant", "Grave Hound"
      When Alice casts "Forked Study"
      And Alice chooses the mode "bury"
      Then "Grave Hound" is in Alice's graveyard
      And "Moss Giant" is in Alice's hand

    @clause-activated
    Scenario: By 1.13 the mode of a tap ability is chosen before anything that waits is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Forked Seer" in her battle zone
      And Alice has an untapped "Hush Bell" in her battle zone
      When Alice uses the ability of "Forked Seer"
      Then Alice is asked for a mode
      And "Forked Seer" is tapped

  @DM-700.2b @revisions-s-max
  Rule: 700.2b A mode that another player chooses is chosen as the ability is resolved, too
    - who: the player whom the ability names chooses
    - moment: he does so as it is resolved

    @clause-who
    Scenario: The other player chooses the mode of an ability that says so
      Given it is Alice's main step
      And Alice has a "Mocking Herald" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice summons "Mocking Herald"
      Then Bob is asked for a mode
      And "Mocking Herald" is in Alice's battle zone

    @clause-moment
    Scenario: The other player is not asked for the mode of an ability that waits while another is resolved
      Given it is Alice's main step
      And Alice has a "Mocking Herald" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Arrival Reader" in her battle zone
      When Alice summons "Mocking Herald"
      And Alice tries to choose "Arrival Reader"
      Then that is allowed
      And Alice is asked yes or no

  @DM-700.2b @revisions-1.13
  Rule: 700.2b (1.13) The modes of a triggered ability are chosen as its effect begins to wait
    - waits: they are chosen before any effect is resolved
    - kept: the mode that was chosen is the one that is done

    @clause-waits @changed
    Scenario: By 1.13 the mode of an ability is chosen before an ability that waits with it is resolved
      Given it is Alice's main step
      And Alice has a "Forked Herald" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Arrival Reader" in her battle zone
      When Alice summons "Forked Herald"
      Then Alice is asked for a mode
      And "Forked Herald" is in Alice's battle zone

    @clause-kept
    Scenario: By 1.13 what was chosen as an ability began to wait is done after the other ability
      Given it is Alice's main step
      And Alice has a "Forked Herald" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice summons "Forked Herald"
      And Alice chooses the mode "grow"
      Then "Moss Giant" is in Alice's mana zone

    @clause-waits
    Scenario: By 1.13 the mode of an ability that triggers by a spell is chosen before the spell goes on
      Given it is Alice's main step
      And Alice has a "Called Marshal" in her hand
      And Alice has a "Forked Herald" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      When Alice casts "Called Marshal"
      Then Alice is asked for a mode
      And "Forked Herald" is in Alice's battle zone
      And "Called Marshal" is not in Alice's graveyard

  @DM-700.2c @revisions-s-max
  Rule: 700.2c Another player who chooses the modes of a card does so when they are chosen otherwise
    - other: the other player chooses
    - usual: he does so as the ability is resolved

    @clause-other
    Scenario: The other player chooses the mode of a spell that says so
      Given it is Alice's main step
      And Alice has a "Mocked Study" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And the top of Alice's deck is "Lamp Squire", "Moss Giant"
      When Alice casts "Mocked Study"
      And Bob tries to choose the mode "bury"
      Then that is allowed
      And "Moss Giant" is in Alice's graveyard

    @clause-usual
    Scenario: The other player chooses the mode of a spell when its player has drawn a card by it
      Given it is Alice's main step
      And Alice has a "Mocked Study" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And the top of Alice's deck is "Lamp Squire", "Moss Giant"
      When Alice casts "Mocked Study"
      Then "Lamp Squire" is in Alice's hand
      And Alice has no cards in her graveyard

  @DM-700.2c @revisions-1.13
  Rule: 700.2c (1.13) Another player who chooses the modes of a card or ability does so when they are chosen otherwise
    - another: the other player chooses
    - used: those of a card as it is used
    - waiting: those of a triggered ability as its effect begins to wait

    @clause-another
    Scenario: By 1.13 the other player chooses the mode of a spell that says so
      Given it is Alice's main step
      And Alice has a "Mocked Study" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And the top of Alice's deck is "Lamp Squire", "Moss Giant"
      When Alice casts "Mocked Study"
      And Bob tries to choose the mode "bury"
      Then that is allowed
      And "Moss Giant" is in Alice's graveyard

    @clause-used
    Scenario: By 1.13 the other player chooses the mode of a spell before its player draws a card by it
      Given it is Alice's main step
      And Alice has a "Mocked Study" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice casts "Mocked Study"
      Then Alice has no cards in her hand
      And Alice has one untapped mana

    @clause-waiting
    Scenario: By 1.13 the other player chooses the mode of an ability before one that waits with it is resolved
      Given it is Alice's main step
      And Alice has a "Mocking Herald" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Arrival Reader" in her battle zone
      When Alice summons "Mocking Herald"
      And Bob tries to choose the mode "read"
      Then that is allowed
      And Alice has no cards in her hand

  @DM-700.3
  Rule: 700.3 A creature that is not destroyed, or does not leave, stays whatever rules and effects say
    - destroyed: it is not destroyed by an effect
    - leaves: nor put elsewhere, if it does not leave
    - power: nor destroyed for a power of 0 or less, whichever of the two is said
    - battle: nor for a battle lost

    @clause-destroyed
    Scenario: A spell that destroys all creatures leaves one that cannot be destroyed
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Great Ruin" in her hand
      And Bob has an untapped "Stubborn Idol" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Great Ruin"
      Then "Stubborn Idol" is in Bob's battle zone
      And "Moss Giant" is in Bob's graveyard

    @clause-leaves
    Scenario Outline: A spell that <does> all creatures leaves one that does not leave the battle zone
      Given it is Alice's main step
      And Alice has an untapped "<mana>" in her mana zone
      And Alice has a "<spell>" in her hand
      And Bob has an untapped "Lasting Landmark" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "<spell>"
      Then "Lasting Landmark" is in Bob's battle zone
      And "Moss Giant" is in Bob's <zone>

      Examples:
        | does     | spell      | mana        | zone      |
        | returns  | High Tide  | Tide Runner | hand      |
        | destroys | Great Ruin | Grave Hound | graveyard |

    @clause-power
    Scenario Outline: A creature that <is safe> is not destroyed for its power, below 0
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Ruinous Blight" in her hand
      And Bob has an untapped "<creature>" in his battle zone
      When Alice casts "Ruinous Blight"
      Then "<creature>" is in Bob's battle zone
      And "Ruinous Blight" is in Alice's graveyard

      Examples:
        | is safe             | creature         |
        | cannot be destroyed | Stubborn Idol    |
        | does not leave      | Lasting Landmark |

    @clause-battle
    Scenario: A creature that does not leave stays when it has lost a battle
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Lasting Landmark" in his battle zone
      When Alice attacks "Lasting Landmark" with "Moss Giant"
      And everyone passes until Bob's main step
      Then "Lasting Landmark" is in Bob's battle zone
      And "Moss Giant" is tapped

    @clause-leaves
    Scenario: A creature that does not leave stays though an effect makes it what cannot lie in the battle zone
      Given it is Alice's main step
      And Alice has an "Unravelling" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lasting Landmark" in his battle zone
      When Alice casts "Unravelling"
      Then "Lasting Landmark" is in Bob's battle zone
      And "Unravelling" is in Alice's graveyard

  @DM-700.4
  Rule: 700.4 No creature can block an attacker that cannot be blocked

    Scenario: A creature that cannot be blocked breaks a shield though the other player has a blocker
      Given it is Alice's attack step
      And Alice has an untapped "Ghost Lancer" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Ghost Lancer"
      And Alice breaks any shields
      Then Bob has four cards in his shield zone

  @DM-700.5
  Rule: 700.5 A creature that wins battles wins whatever the other's power is

    Scenario: A creature of 1000 that wins battles destroys one of 6000 that attacks it, and stays
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Sure Victor" in his battle zone
      When Alice attacks "Sure Victor" with "Moss Giant"
      And everyone passes until Bob's main step
      Then "Moss Giant" is in Alice's graveyard
      And "Sure Victor" is in Bob's battle zone

  @DM-700.5a
  Rule: 700.5a Of two that win battles both win, and neither loses
    - win: what waits for a battle won triggers for both
    - lose: neither is destroyed

    @clause-win
    Scenario: Two creatures that win battles and draw for each have both players draw
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Sworn Victor" in her battle zone
      And Bob has an untapped "Sworn Victor" in his battle zone
      When Alice casts "Forced Duel"
      Then Alice has one card in her hand
      And Bob has one card in his hand

    @clause-lose
    Scenario: A creature that wins battles is not destroyed by another that does
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Sure Victor" in her battle zone
      And Bob has an untapped "Sworn Victor" in his battle zone
      When Alice casts "Forced Duel"
      Then "Sure Victor" is in Alice's battle zone
      And "Sworn Victor" is in Bob's battle zone
      And "Forced Duel" is in Alice's graveyard
