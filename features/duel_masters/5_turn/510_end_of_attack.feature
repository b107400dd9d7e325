Feature: Duel Masters 510 End of the attack

  @DM-510.1
  Rule: 510.1 What triggers at the end of an attack is resolved then, the turn player's first
    - all: abilities of both players trigger
    - each: at the end of each attack
    - last: after the battle or the direct attack
    - first: the turn player's effects are resolved before the other player's
    - own: an ability for the attacks of one creature triggers at the end of no other's

    @clause-all
    Scenario: Abilities of both players trigger at the end of an attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Field Drum" in her battle zone
      And Bob has an untapped "Field Drum" in his battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      When Alice attacks "Lamp Squire" with "Grave Hound"
      Then Alice has one card in her hand
      And Bob has one card in his hand

    @clause-each
    Scenario: Abilities trigger at the end of a second attack as well
      Given it is Alice's attack step
      And Alice has two untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Field Drum" in her battle zone
      And Bob has two tapped "Lamp Squire" in his battle zone
      When Alice attacks Bob's first "Lamp Squire" with Alice's first "Grave Hound"
      And Alice attacks Bob's second "Lamp Squire" with Alice's second "Grave Hound"
      Then Alice has two cards in her hand

    @clause-last
    Scenario: What triggers at the end of an attack is resolved after its battle
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Field Doubt" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      When Alice attacks "Lamp Squire" with "Grave Hound"
      Then Alice is asked yes or no
      And "Lamp Squire" is in Bob's graveyard

    @clause-first @clause-all
    Scenario Outline: At the end of <who>'s attack <who>'s effect is resolved before <other>'s
      Given it is <who>'s attack step
      And <who> has an untapped "Grave Hound" in her battle zone
      And <who> has an untapped "Field Doubt" in her battle zone
      And <other> has an untapped "Field Drum" in her battle zone
      And <other> has a tapped "Lamp Squire" in her battle zone
      When <who> attacks "Lamp Squire" with "Grave Hound"
      Then <who> is asked yes or no
      And <other> has no cards in her hand
      When <who> says no
      Then <other> has one card in her hand

      Examples:
        | who   | other |
        | Alice | Bob   |
        | Bob   | Alice |

    @clause-own
    Scenario: An ability for the end of its own creature's attacks triggers then, and not as another attack ends
      Given it is Alice's attack step
      And Alice has an untapped "Lone Wolf" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with "Lone Wolf"
      And Alice breaks Bob's first shield
      Then Alice has one card in her hand
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's second shield
      Then Alice has one card in her hand

    @clause-own
    Scenario Outline: An ability for the end of its own creature's attacks <triggers> when the creature <stays>
      Given it is Alice's attack step
      And Alice has an untapped "Straying Wolf" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Lamp Squire" in his battle zone
      When Alice attacks "Lamp Squire" with "Straying Wolf"
      And Alice says <answer>
      And everyone passes until the attack is over
      Then Alice has <cards> in her mana zone
      And "Straying Wolf" is tapped

      Examples:
        | triggers         | stays                  | answer | cards    |
        | triggers         | has stayed             | no     | one card |
        | does not trigger | has left and come back | yes    | no cards |

    @needs-events @clause-last
    Scenario: An attack is over after the shields have been broken
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then these happened in this order: attack of "Grave Hound" by Alice, broken by Bob, fight end of "Grave Hound"
      And these happened in this order, in one fight: attack of "Grave Hound" by Alice, fight end of "Grave Hound"

  @DM-510.2
  Rule: 510.2 Then what lasts while a creature attacks or blocks ends
    - attacking: an effect that lasts while a creature attacks ends
    - blocking: an effect that lasts while a creature blocks ends
    - then: they end after what triggered at the end of the attack has been resolved

    @clause-attacking
    Scenario: A creature that had more power while it attacked has it no more when its attack is over
      Given it is Alice's attack step
      And Alice has an untapped "Charging Boar" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Charging Boar"
      Then "Charging Boar" has 3000 power
      When Bob does not block
      And Alice breaks Bob's first shield
      Then "Charging Boar" has 1000 power
      And it is the attack step

    @clause-attacking
    Scenario: A creature without any power but while it attacks is destroyed as soon as its attack is over
      Given it is Alice's attack step
      And Alice has an untapped "Weary Boar" in her battle zone
      And Alice could attack again
      When Alice attacks Bob with "Weary Boar"
      And Alice breaks Bob's first shield
      Then Bob has one card in his hand
      And "Weary Boar" is in Alice's graveyard
      And it is the attack step

    @clause-blocking
    Scenario: A creature that had more power while it blocked has it no more when the attack is over
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Bracing Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Bracing Warden"
      Then "Moss Giant" is in Alice's graveyard
      And "Bracing Warden" has 2000 power
      And it is the attack step

    @clause-then
    Scenario: A creature still has its power while blocking when an effect of the end of the attack looks at it
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Attack Tally" in her battle zone
      And Bob has an untapped "Bracing Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Bracing Warden"
      Then Alice has one card in her hand
