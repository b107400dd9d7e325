Feature: Duel Masters 700 General

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
