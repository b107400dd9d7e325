Feature: Duel Masters 602 Activated abilities

  @DM-602.1
  Rule: 602.1 An activated ability has its effect as what it demands is done, and not without
    - done: what it demands gives its effect
    - without: a creature with which that cannot be done gives none
    - silent: a Silent Skill is such an ability too

    @clause-done
    Scenario: A creature that is tapped for its ability has its player draw a card, and Bob's shields are whole
      Given it is Alice's attack step
      And Alice has an untapped "Tapping Seer" in her battle zone
      And Alice could attack again
      And the top of Alice's deck is "Moss Giant"
      When Alice uses the ability of "Tapping Seer"
      Then "Moss Giant" is in Alice's hand
      And Bob has five cards in his shield zone

    @clause-done
    Scenario Outline: Of two creatures with such an ability a player taps the one that he likes: <used>
      Given it is Alice's attack step
      And Alice has an untapped "Tapping Seer" in her battle zone
      And Alice has an untapped "Forked Seer" in her battle zone
      When Alice uses the ability of "<used>"
      Then "<used>" is tapped
      And "<other>" is untapped

      Examples:
        | used         | other        |
        | Tapping Seer | Forked Seer  |
        | Forked Seer  | Tapping Seer |

    @clause-done
    Scenario Outline: Of a creature with two such abilities a player uses the one that she likes: <ability>
      Given it is Alice's attack step
      And Alice has an untapped "Twofold Seer" in her battle zone
      And the top of Alice's deck is "Moss Giant"
      When Alice uses the ability "<ability>" of "Twofold Seer"
      Then "Twofold Seer" is tapped
      And "Moss Giant" is in Alice's <zone>

      Examples:
        | ability | zone      |
        | read    | hand      |
        | dig     | mana zone |

    @clause-without
    Scenario: A tapped creature is not tapped for its ability
      Given it is Alice's attack step
      And Alice has a tapped "Tapping Seer" in her battle zone
      And Alice could attack again
      When Alice tries to use the ability of "Tapping Seer"
      Then that is refused

    @clause-silent
    Scenario: A creature left tapped for its Silent Skill has its player draw a card before the draw step
      Given it is Bob's main step
      And Alice has a tapped "Silent Scribe" in her battle zone
      And the top of Alice's deck is "Moss Giant", "Grave Hound"
      When everyone passes until Alice's turn
      And Alice says yes
      Then "Silent Scribe" is tapped
      And "Moss Giant" is in Alice's hand

  @DM-602.2
  Rule: 602.2 Using an ability and its effect are two events, and only the first can take the place of another
    - apart: the effect can be replaced though using it took another's place
    - waits: the effect waits for its turn

    @clause-apart
    Scenario: The card that a Silent Skill has its player draw is put into the mana zone instead
      Given it is Bob's main step
      And Alice has a tapped "Silent Scribe" in her battle zone
      And Alice has an untapped "Steady Digger" in her battle zone
      And the top of Alice's deck is "Moss Giant", "Grave Hound"
      When everyone passes until Alice's turn
      And Alice says yes
      Then "Moss Giant" is in Alice's mana zone

    @clause-waits
    Scenario: The effect of a tap ability waits with what the tapping has triggered
      Given it is Alice's attack step
      And Alice has an untapped "Tapping Seer" in her battle zone
      And Alice has an untapped "Hush Bell" in her battle zone
      When Alice uses the ability of "Tapping Seer"
      Then "Tapping Seer" is among what Alice can choose
      And "Hush Bell" is among what Alice can choose
      And "Tapping Seer" is tapped

  @DM-602.3
  Rule: 602.3 An ability that an effect forbids is not used
    - tap: a tap ability
    - silent: a Silent Skill

    @clause-tap
    Scenario: A creature that cannot use activated abilities attacks, and is not tapped for its ability
      Given it is Alice's attack step
      And Alice has an untapped "Tapping Seer" in her battle zone
      And Bob has an untapped "Hushing Idol" in his battle zone
      When Alice tries to use the ability of "Tapping Seer"
      Then that is refused
      And Alice can attack Bob with "Tapping Seer"

    @clause-silent
    Scenario: A creature that cannot use activated abilities is untapped
      Given it is Bob's main step
      And Alice has a tapped "Silent Scribe" in her battle zone
      And Bob has an untapped "Hushing Idol" in his battle zone
      When everyone passes until Alice's turn
      Then Alice is not asked about "Silent Scribe"
      When everyone passes until Alice's mana step
      Then "Silent Scribe" is untapped

  @DM-602.3a
  Rule: 602.3a An ability that is used instead of an attack is not used by a creature that cannot attack
    - sickness: not with summoning sickness
    - effect: nor while an effect forbids it to attack

    @clause-sickness
    Scenario: A creature that has come this turn is not tapped for its ability
      Given it is Alice's main step
      And Alice has three untapped "Tide Runner" in her mana zone
      And Alice has a "Tapping Seer" in her hand
      And Alice could attack again
      When Alice summons "Tapping Seer"
      And everyone passes until Alice's attack step
      And Alice tries to use the ability of "Tapping Seer"
      Then that is refused

    @clause-effect
    Scenario: A creature that an effect forbids to attack is not tapped for its ability
      Given it is Alice's attack step
      And Alice has an untapped "Tapping Seer" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Binding Statue" in his battle zone
      When Alice tries to use the ability of "Tapping Seer"
      Then that is refused
