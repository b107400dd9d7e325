Feature: Duel Masters 301 Creatures

  @DM-301.1
  Rule: 301.1 The turn player summons creatures from her hand in her main step
    - summons: a creature of the hand can be summoned
    - hand: it is one of her hand
    - when: in her main step
    - who: by the turn player

    @clause-summons
    Scenario: A creature that its player can pay for is summoned
      Given it is Alice's main step
      And Alice has a "Spark Runner" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to summon "Spark Runner"
      Then that is allowed

    @clause-hand
    Scenario: A creature is not summoned from the graveyard
      Given it is Alice's main step
      And Alice has a "Spark Runner" in her graveyard
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to summon "Spark Runner"
      Then that is refused

    @clause-when
    Scenario: A creature is not summoned in the attack step
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Spark Runner" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to summon "Spark Runner"
      Then that is refused

    @clause-who
    Scenario: The other player summons no creature
      Given it is Alice's main step
      And Bob has a "Spark Runner" in his hand
      And Bob has two untapped "Ember Recruit" in his mana zone
      When Bob tries to summon "Spark Runner"
      Then that is refused

  @DM-301.2
  Rule: 301.2 A summoned creature comes to its player's battle zone

    Scenario: A summoned creature lies untapped in the battle zone and in the hand no more
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice summons Alice's first "Lamp Squire"
      Then Alice has one card in her battle zone
      And Alice has no cards in her hand
      And Alice's first "Lamp Squire" is untapped

  @DM-301.3 @revisions-s-max
  Rule: 301.3 Only creatures have power

    Scenario Outline: An effect on the power of all cards gives none to <what>, and does not destroy it
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Bending Wind" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has <what> in his battle zone
      When Alice casts "Bending Wind"
      Then "Moss Giant" has 4000 power
      And <card> is in Bob's battle zone
      And <card> has no power

      Examples:
        | what                       | card            |
        | an untapped "Iron Gauntlet" | "Iron Gauntlet" |
        | an untapped "Quiet Meadow"  | "Quiet Meadow"  |

    Scenario Outline: An effect that destroys all that has 2000 power or less spares <what>, which has none
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Thinning Frost" in her hand
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has <what> in his battle zone
      When Alice casts "Thinning Frost"
      Then "Lamp Squire" is in Bob's graveyard
      And <card> is in Bob's battle zone

      Examples:
        | what                       | card            |
        | an untapped "Iron Gauntlet" | "Iron Gauntlet" |
        | an untapped "Quiet Meadow"  | "Quiet Meadow"  |

  @DM-301.3a @revisions-s-max
  Rule: 301.3a A creature's power is its strength in battle

    Scenario: Of two creatures that battle the one with less power is destroyed
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Alice could attack again
      When Alice attacks "Lamp Squire" with "Grave Hound"
      Then "Lamp Squire" is in Bob's graveyard
      And "Grave Hound" is in Alice's battle zone

    Scenario: A creature that costs less wins a battle if its power is higher
      Given it is Alice's attack step
      And Alice has an untapped "Double Spring" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Alice could attack again
      When Alice attacks "Lamp Squire" with "Double Spring"
      Then "Double Spring" is in Alice's graveyard
      And "Lamp Squire" is in Bob's battle zone

  # Reading: docs/decisions/2814-a-power-attacker-is-stronger-all-the-while-it-attacks.md
  @DM-301.3b @revisions-s-max
  Rule: 301.3b A creature's power is the printed number, changed by every effect in force
    - printed: it begins with what is printed
    - effects: every effect in force changes it

    @clause-printed
    Scenario Outline: Without effects <card> has the power that is printed on it
      Given it is Alice's main step
      And Alice has an untapped "<card>" in her battle zone
      Then "<card>" has <power> power

      Examples:
        | card        | power |
        | Grave Hound | 3000  |
        | Moss Giant  | 6000  |

    @clause-effects
    Scenario: Two effects change a creature's power together
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Bending Wind" in her hand
      And Alice has a "Rising Sap" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Bending Wind"
      Then "Moss Giant" has 4000 power
      When Alice casts "Rising Sap"
      Then "Moss Giant" has 7000 power

    @clause-effects
    Scenario: A power attacker that would be without power but for its attack breaks a shield, and is destroyed after it
      Given it is Alice's attack step
      And Alice has an untapped "Weary Tusker" in her battle zone
      And Alice could attack again
      When Alice attacks Bob with "Weary Tusker"
      And Alice breaks Bob's first shield
      Then Bob has one card in his hand
      And "Weary Tusker" is in Alice's graveyard
      And it is the attack step

  @DM-301.4 @revisions-s-max
  Rule: 301.4 Creatures attack, and other cards do not
    - attack: a creature can attack
    - only: no other card can

    @clause-attack
    Scenario: A creature attacks the other player
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      When Alice tries to attack Bob with "Grave Hound"
      Then that is allowed

    @clause-only
    Scenario Outline: <card> does not attack
      Given it is Alice's attack step
      And Alice has an untapped "<card>" in her battle zone
      And Alice could attack again
      When Alice tries to attack Bob with "<card>"
      Then that is refused

      Examples:
        | card          |
        | Iron Gauntlet |
        | Quiet Meadow  |

    @clause-attack @clause-only
    Scenario: A field that is left of an attacking creature attacks nobody
      Given it is Alice's attack step
      And Alice has an untapped "Restless Drummer" in her battle zone
      And Alice has a "Quiet Meadow" under "Restless Drummer"
      And Bob has a "Lamp Squire" in his first shield
      When Alice attacks Bob with "Restless Drummer"
      And Alice chooses the card "Restless Drummer"
      Then "Restless Drummer" is in Alice's hand
      And "Lamp Squire" is in Bob's shield zone

  @DM-301.5 @revisions-s-max
  Rule: 301.5 A creature does not attack unless it has been in the battle zone since its player's turn began
    - new: one that came this turn does not attack
    - since: one that was there as the turn began does, whenever it came before
    - continuously: one that left and came back this turn does not

    @clause-new
    Scenario: A creature that was summoned this turn does not attack
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Gate Warden" in her mana zone
      When Alice summons "Lamp Squire"
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Lamp Squire"
      Then that is refused

    @clause-new
    Scenario: A creature that came this turn as a card under another does not attack when it lies there by itself
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Lamp Squire"
      And Alice has a "Rooting" in her hand
      And Alice has a "Lifted Lid" in her hand
      When Alice casts "Rooting"
      And Alice casts "Lifted Lid"
      And Alice chooses "Moss Giant"
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Lamp Squire"
      Then that is refused
      And "Lamp Squire" is in Alice's battle zone

    @clause-since
    Scenario: A creature that was summoned last turn attacks
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice could attack again
      When Alice summons "Lamp Squire"
      And everyone passes until Bob's main step
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Lamp Squire"
      Then that is allowed

    @clause-since
    Scenario: A creature that came in the opponent's turn attacks in its player's next turn
      Given it is Bob's main step
      And Alice has a "Grave Hound" in her hand
      And Bob has an untapped "Field Hand" in his mana zone
      And Bob has an "Open Doors" in his hand
      And Alice could attack again
      When Bob casts "Open Doors"
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Grave Hound"
      Then that is allowed

    @clause-continuously
    Scenario: A creature that left the battle zone and came back this turn does not attack
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Tidal Return" in her hand
      And Alice has an "Open Doors" in her hand
      When Alice casts "Tidal Return"
      And Alice chooses "Grave Hound"
      And Alice casts "Open Doors"
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Grave Hound"
      Then that is refused

  @DM-301.4 @revisions-1.13
  Rule: 301.4 (1.13) Only creatures have power

    Scenario Outline: By 1.13 an effect on the power of all cards gives none to <what>, and does not destroy it
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Bending Wind" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has <what> in his battle zone
      When Alice casts "Bending Wind"
      Then "Moss Giant" has 4000 power
      And <card> is in Bob's battle zone
      And <card> has no power

      Examples:
        | what                       | card            |
        | an untapped "Iron Gauntlet" | "Iron Gauntlet" |
        | an untapped "Quiet Meadow"  | "Quiet Meadow"  |

    Scenario Outline: By 1.13 an effect that destroys all that has 2000 power or less spares <what>, which has none
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Thinning Frost" in her hand
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has <what> in his battle zone
      When Alice casts "Thinning Frost"
      Then "Lamp Squire" is in Bob's graveyard
      And <card> is in Bob's battle zone

      Examples:
        | what                       | card            |
        | an untapped "Iron Gauntlet" | "Iron Gauntlet" |
        | an untapped "Quiet Meadow"  | "Quiet Meadow"  |

  @DM-301.4a @revisions-1.13
  Rule: 301.4a (1.13) A creature's power is its strength in battle

    Scenario: By 1.13 of two creatures that battle the one with less power is destroyed
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Alice could attack again
      When Alice attacks "Lamp Squire" with "Grave Hound"
      Then "Lamp Squire" is in Bob's graveyard
      And "Grave Hound" is in Alice's battle zone

    Scenario: By 1.13 a creature that costs less wins a battle if its power is higher
      Given it is Alice's attack step
      And Alice has an untapped "Double Spring" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Alice could attack again
      When Alice attacks "Lamp Squire" with "Double Spring"
      Then "Double Spring" is in Alice's graveyard
      And "Lamp Squire" is in Bob's battle zone

  # Reading: docs/decisions/2814-a-power-attacker-is-stronger-all-the-while-it-attacks.md
  @DM-301.4b @revisions-1.13
  Rule: 301.4b (1.13) A creature's power is the printed number, changed by every effect in force
    - printed: it begins with what is printed
    - effects: every effect in force changes it

    @clause-printed
    Scenario Outline: By 1.13 without effects <card> has the power that is printed on it
      Given it is Alice's main step
      And Alice has an untapped "<card>" in her battle zone
      Then "<card>" has <power> power

      Examples:
        | card        | power |
        | Grave Hound | 3000  |
        | Moss Giant  | 6000  |

    @clause-effects
    Scenario: By 1.13 two effects change a creature's power together
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Bending Wind" in her hand
      And Alice has a "Rising Sap" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Bending Wind"
      Then "Moss Giant" has 4000 power
      When Alice casts "Rising Sap"
      Then "Moss Giant" has 7000 power

    @clause-effects
    Scenario: By 1.13 a power attacker that would be without power but for its attack breaks a shield
      Given it is Alice's attack step
      And Alice has an untapped "Weary Tusker" in her battle zone
      And Alice could attack again
      When Alice attacks Bob with "Weary Tusker"
      And Alice breaks Bob's first shield
      Then Bob has one card in his hand
      And "Weary Tusker" is in Alice's graveyard
      And it is the attack step

  @DM-301.5 @revisions-1.13
  Rule: 301.5 (1.13) Creatures attack, and other cards do not
    - attack: a creature can attack
    - only: no other card can

    @clause-attack
    Scenario: By 1.13 a creature attacks the other player
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      When Alice tries to attack Bob with "Grave Hound"
      Then that is allowed

    @clause-only
    Scenario Outline: By 1.13 <card> does not attack
      Given it is Alice's attack step
      And Alice has an untapped "<card>" in her battle zone
      And Alice could attack again
      When Alice tries to attack Bob with "<card>"
      Then that is refused

      Examples:
        | card          |
        | Iron Gauntlet |
        | Quiet Meadow  |

  @DM-301.6 @revisions-1.13
  Rule: 301.6 (1.13) A creature does not attack unless it has been in the battle zone since its player's turn began
    - new: one that came this turn does not attack
    - since: one that was there as the turn began does, whenever it came before
    - continuously: one that left and came back this turn does not

    @clause-new
    Scenario: By 1.13 a creature that was summoned this turn does not attack
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Gate Warden" in her mana zone
      When Alice summons "Lamp Squire"
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Lamp Squire"
      Then that is refused

    @clause-since
    Scenario: By 1.13 a creature that was summoned last turn attacks
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice could attack again
      When Alice summons "Lamp Squire"
      And everyone passes until Bob's main step
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Lamp Squire"
      Then that is allowed

    @clause-since
    Scenario: By 1.13 a creature that came in the opponent's turn attacks in its player's next turn
      Given it is Bob's main step
      And Alice has a "Grave Hound" in her hand
      And Bob has an untapped "Field Hand" in his mana zone
      And Bob has an "Open Doors" in his hand
      And Alice could attack again
      When Bob casts "Open Doors"
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Grave Hound"
      Then that is allowed

    @clause-continuously
    Scenario: By 1.13 a creature that left the battle zone and came back this turn does not attack
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Tidal Return" in her hand
      And Alice has an "Open Doors" in her hand
      When Alice casts "Tidal Return"
      And Alice chooses "Grave Hound"
      And Alice casts "Open Doors"
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Grave Hound"
      Then that is refused
