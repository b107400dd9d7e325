Feature: Duel Masters 304 Castles

  @DM-304.1
  Rule: 304.1 The turn player uses castles from her hand in her main step
    - uses: a castle of the hand can be used
    - hand: it is one of her hand
    - when: in her main step
    - who: by the turn player

    @clause-uses
    Scenario: A castle that its player can pay for can be used
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice tries to use "Cliff Fort"
      Then that is allowed

    @clause-hand
    Scenario: A castle is not used from the graveyard
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her graveyard
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice tries to use "Cliff Fort"
      Then that is refused

    @clause-when
    Scenario: A castle is not used in the attack step
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice tries to use "Cliff Fort"
      Then that is refused

    @clause-who
    Scenario: The other player uses no castle
      Given it is Alice's main step
      And Bob has a "Cliff Fort" in his hand
      And Bob has two untapped "Lamp Squire" in his mana zone
      When Bob tries to use "Cliff Fort"
      Then that is refused

  @DM-304.2
  Rule: 304.2 A castle comes to the shield zone and fortifies a shield, to which it is attached
    - zone: it comes to the shield zone, where everybody sees it
    - shield: it is attached to the shield that its player chooses

    @clause-zone
    Scenario: A castle that is used lies face up in the shield zone
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice fortifies her first shield with "Cliff Fort"
      Then "Cliff Fort" is in Alice's shield zone
      And Bob sees "Cliff Fort"

    @clause-shield
    Scenario: A castle fortifies the shield that its player chooses
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice fortifies her third shield with "Cliff Fort"
      Then "Cliff Fort" fortifies Alice's third shield

    @clause-shield
    Scenario: A castle fortifies a shield that consists of two cards
      Given it is Alice's main step
      And Alice has a "Field Hand" in her second shield
      And Alice has a "Lamp Squire" in her third shield
      And Alice has a "Tide Runner" in her third shield
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice fortifies her third shield with "Cliff Fort"
      Then "Cliff Fort" fortifies Alice's third shield

    @clause-shield
    Scenario: A player without shields does not use a castle
      Given it is Alice's main step
      And Alice has no cards in her shield zone
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice tries to use "Cliff Fort"
      Then that is refused

    @clause-shield
    Scenario: The player who fortifies a shield has done so, and draws for it; the other player does not
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Mason" in her battle zone
      And Bob has an untapped "Mason" in his battle zone
      And the top of Alice's deck is "Insight"
      When Alice fortifies her second shield with "Cliff Fort"
      Then the cards in Alice's hand are "Insight"
      And Bob has no cards in his hand

    @clause-shield @needs-events
    Scenario: It is told that the castle is attached to a shield
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has a "Grave Hound" in her first shield
      And Alice has a "Moss Giant" in her second shield
      When Alice fortifies her first shield with "Cliff Fort"
      Then these happened in this order: fortify of "Cliff Fort", attached as castle of "Cliff Fort" by Alice

  @DM-304.2a
  Rule: 304.2a A shield with a castle on it is fortified, and the castle fortifies it
    - fortified: what speaks of a fortified shield means the one that the castle is on
    - fortifies: what speaks of a castle that fortifies a shield means that castle

    @clause-fortified
    Scenario: A spell that counts fortified shields counts the shield with a castle, and no other
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has a "Wall Census" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice fortifies her second shield with "Cliff Fort"
      And Alice casts "Wall Census"
      Then Alice has one card in her hand

    @clause-fortified
    Scenario: A spell that counts fortified shields counts one shield with two castles once
      Given it is Alice's main step
      And Alice has two "Cliff Fort" in her hand
      And Alice has a "Wall Census" in her hand
      And Alice has four untapped "Lamp Squire" in her mana zone
      And Alice has three untapped "Tide Runner" in her mana zone
      When Alice fortifies her second shield with Alice's first "Cliff Fort"
      And Alice fortifies her second shield with Alice's second "Cliff Fort"
      And Alice casts "Wall Census"
      Then Alice has one card in her hand

    @clause-fortifies
    Scenario: A spell that counts castles that fortify a shield counts the one that does, and not one in the graveyard
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has a "Castle Census" in her hand
      And Alice has a "Cliff Fort" in her graveyard
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice fortifies her second shield with Alice's first "Cliff Fort"
      And Alice casts "Castle Census"
      Then Alice has one card in her hand

    @clause-fortifies
    Scenario: A castle whose shield has just been broken fortifies none as the shield's S-trigger is resolved
      Given it is Bob's main step
      And Bob has a "Cliff Fort" in his hand
      And Bob has two untapped "Lamp Squire" in his mana zone
      And Bob has a "Castle Roll" in his first shield
      And Bob has a "Field Hand" in his second shield
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      When Bob fortifies his first shield with "Cliff Fort"
      And everyone passes until Alice's attack step
      And Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Bob declares "Castle Roll"
      Then "Castle Roll" is in Bob's graveyard
      And Bob has no cards in his hand

    @clause-fortifies
    Scenario: What a castle says works while it fortifies a shield
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice fortifies her second shield with "Cliff Fort"
      Then "Grave Hound" has 4000 power

  @DM-304.3
  Rule: 304.3 When a fortified shield leaves the shield zone, its castle goes to the graveyard, after an S-trigger of the shield
    - break: it goes to the graveyard when the shield is broken
    - leaves: it does so, too, when the shield leaves in another way
    - its: the castle of another shield stays, and so does that of a shield of which a card is left
    - after: it goes there after the S-trigger of the shield has been resolved

    @clause-break
    Scenario: The castle of a broken shield goes to the graveyard
      Given it is Bob's main step
      And Bob has a "Cliff Fort" in his hand
      And Bob has two untapped "Lamp Squire" in his mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      When Bob fortifies his second shield with "Cliff Fort"
      And everyone passes until Alice's attack step
      And Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's second shield
      Then "Cliff Fort" is in Bob's graveyard

    @clause-leaves
    Scenario: The castle of a shield that an effect puts into the graveyard goes there, too
      Given it is Bob's main step
      And Bob has a "Cliff Fort" in his hand
      And Bob has two untapped "Lamp Squire" in his mana zone
      And Alice has a "Fall of Walls" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Bob fortifies his first shield with "Cliff Fort"
      And everyone passes until Alice's main step
      And Alice casts "Fall of Walls"
      Then Bob has no cards in his shield zone
      And "Cliff Fort" is in Bob's graveyard

    @clause-its
    Scenario: A castle stays when another shield is broken
      Given it is Bob's main step
      And Bob has a "Cliff Fort" in his hand
      And Bob has two untapped "Lamp Squire" in his mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      When Bob fortifies his second shield with "Cliff Fort"
      And everyone passes until Alice's attack step
      And Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then "Cliff Fort" is in Bob's shield zone
      And Bob has one card in his hand

    @clause-after
    Scenario: The castle of a broken shield is not in the graveyard yet as the shield's S-trigger is resolved
      Given it is Bob's main step
      And Bob has a "Cliff Fort" in his hand
      And Bob has two untapped "Lamp Squire" in his mana zone
      And Bob has a "Sudden Survey" in his first shield
      And Bob has a "Field Hand" in his second shield
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      When Bob fortifies his first shield with "Cliff Fort"
      And everyone passes until Alice's attack step
      And Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Bob declares "Sudden Survey"
      Then "Sudden Survey" is in Bob's graveyard
      And Bob has no cards in his hand

    @clause-leaves
    Scenario Outline: All castles of shields that leave together go to the graveyard, <which>
      Given it is Bob's main step
      And Bob has two "Cliff Fort" in his hand
      And Bob has four untapped "Lamp Squire" in his mana zone
      And Alice has a "Fall of Walls" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Bob fortifies his first shield with Bob's first "Cliff Fort"
      And Bob fortifies his <nth> shield with Bob's second "Cliff Fort"
      And everyone passes until Alice's main step
      And Alice casts "Fall of Walls"
      Then Bob has no cards in his shield zone
      And Bob has seven cards in his graveyard

      Examples:
        | which                | nth    |
        | two of one shield    | first  |
        | one each of two      | second |

    @clause-leaves
    Scenario: The castle of a shield that is put under a creature goes to the graveyard
      Given it is Alice's main step
      And Alice has three untapped "Lamp Squire" in her mana zone
      And Alice has a "Cliff Fort" in her hand
      And Alice has a "Walled Root" in her hand
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has a "Grave Hound" in her first shield
      When Alice uses "Cliff Fort"
      And Alice casts "Walled Root"
      Then "Grave Hound" is in Alice's battle zone
      And "Cliff Fort" is in Alice's graveyard

    @clause-its
    Scenario: A castle stays on a shield of two cards of which one leaves
      Given it is Bob's main step
      And Bob has a "Cliff Fort" in his hand
      And Bob has two untapped "Lamp Squire" in his mana zone
      And Bob has a "Field Hand" in his first shield
      And Bob has a "Grave Hound" in his first shield
      And Bob has a "Tide Runner" in his second shield
      And Alice has a "Chipped Wall" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Bob fortifies his first shield with "Cliff Fort"
      And everyone passes until Alice's main step
      And Alice casts "Chipped Wall"
      And Alice chooses the first card of Bob's first shield
      Then Bob has one card in his graveyard
      And "Cliff Fort" fortifies Bob's first shield

    @clause-break @clause-after
    Scenario: The castle of a shield without S-trigger is in the graveyard as the S-trigger of another is resolved
      Given it is Bob's main step
      And Bob has two "Cliff Fort" in his hand
      And Bob has four untapped "Lamp Squire" in his mana zone
      And Bob has a "Sudden Survey" in his first shield
      And Bob has a "Field Hand" in his second shield
      And Alice has a "Double Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Bob fortifies his first shield with Bob's first "Cliff Fort"
      And Bob fortifies his second shield with Bob's second "Cliff Fort"
      And everyone passes until Alice's main step
      And Alice casts "Double Splitter"
      And Alice breaks any shields
      And Bob declares "Sudden Survey"
      Then "Sudden Survey" is in Bob's graveyard
      And Bob has three cards in his hand

    @clause-break @clause-after
    Scenario Outline: The castle of a shield of two cards is not in the graveyard yet as the S-trigger of the <which> is resolved
      Given it is Bob's main step
      And Bob has a "Cliff Fort" in his hand
      And Bob has two untapped "Lamp Squire" in his mana zone
      And Bob has a "<first>" in his first shield
      And Bob has a "<second>" in his first shield
      And Bob has a "Tide Runner" in his second shield
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      When Bob fortifies his first shield with "Cliff Fort"
      And everyone passes until Alice's attack step
      And Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Bob declares "Sudden Survey"
      Then "Sudden Survey" is in Bob's graveyard
      And Bob has one card in his hand

      Examples:
        | which  | first         | second        |
        | first  | Sudden Survey | Field Hand    |
        | second | Field Hand    | Sudden Survey |
