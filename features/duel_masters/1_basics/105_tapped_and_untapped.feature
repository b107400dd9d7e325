Feature: Duel Masters 105 Tapped and untapped

  @DM-105.2
  Rule: 105.2 Only untapped cards can be used, and tapped ones untap at the beginning of the turn
    - usable: an untapped card can be used, and a tapped one cannot
    - untap: tapped cards untap as their player's turn begins, all of them
    - usually: unless an effect keeps a card tapped

    @clause-usable
    Scenario: A tapped creature does not attack
      Given it is Alice's attack step
      And Alice has a tapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice tries to attack Bob with "Grave Hound"
      Then that is refused

    @clause-usable
    Scenario: An untapped creature attacks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice attacks Bob with "Moss Giant"
      And Alice breaks Bob's first shield
      And Alice tries to attack Bob with "Grave Hound"
      Then that is allowed

    @clause-usable
    Scenario: Tapped mana does not pay
      Given it is Alice's main step
      And Alice has a tapped "Tide Runner" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Dawn Crier" in her hand
      When Alice tries to summon "Dawn Crier"
      Then that is refused

    @clause-untap
    Scenario: Tapped mana can pay again in its player's next turn
      Given it is Bob's main step
      And Alice has a tapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      When everyone passes until Alice's main step
      Then Alice may play "Insight"
      When Alice casts "Insight"
      Then "Insight" is in Alice's graveyard

    @clause-usable
    Scenario: A tapped creature does not block
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Gate Warden"
      Then that is refused

    @clause-untap
    Scenario: The tapped cards of the turn player untap as her turn begins, and nobody else's
      Given it is Bob's main step
      And Alice has a tapped "Grave Hound" in her battle zone
      And Alice has a tapped "Lamp Squire" in her mana zone
      And Bob has a tapped "Moss Giant" in his battle zone
      And Bob has a tapped "Tide Runner" in his mana zone
      When everyone passes until Alice's mana step
      Then "Grave Hound" is untapped
      And "Lamp Squire" is untapped
      And "Moss Giant" is tapped
      And "Tide Runner" is tapped

    @clause-usually @clause-untap
    Scenario: A creature that an effect keeps from untapping stays tapped
      Given it is Bob's main step
      And Alice has a tapped "Frozen Giant" in her battle zone
      And Alice has a tapped "Grave Hound" in her battle zone
      When everyone passes until Alice's mana step
      Then "Frozen Giant" is tapped
      And "Grave Hound" is untapped

  @DM-105.3
  Rule: 105.3 Cards are tapped as they are used: creatures to attack, mana to pay
    - attack: a creature is tapped as it attacks
    - pay: cards in the mana zone are tapped as they pay for a card

    @clause-attack
    Scenario: An attacking creature is tapped
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      Then "Grave Hound" is tapped
      And "Moss Giant" is untapped

    @clause-pay
    Scenario: Mana that pays is tapped
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an "Insight" in her hand
      When Alice casts "Insight"
      Then "Tide Runner" is tapped
      And "Lamp Squire" is untapped

    @needs-events
    @clause-pay
    Scenario: Each card of mana is recorded as tapped for the cost of the card that it pays for
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Spark Runner" in her hand
      When Alice summons "Spark Runner"
      Then these happened in this order: turned as exhausted of "Ember Recruit" by Alice because of the cost of "Spark Runner" by Alice, paid of "Spark Runner" by Alice with "Ember Recruit"
      And these happened in this order: turned as exhausted of "Tide Runner" by Alice because of the cost of "Spark Runner" by Alice, paid of "Spark Runner" by Alice with "Tide Runner"

    @clause-pay
    Scenario: Which mana pays the rest of a cost is the player's choice
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Spark Runner" in her hand
      When Alice summons "Spark Runner" with "Lamp Squire"
      Then "Lamp Squire" is tapped
      And "Ember Recruit" is tapped
      And "Tide Runner" is untapped

    @needs-events
    @clause-attack
    Scenario: A creature that attacks a player is tapped before what its attack sets off
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Hawk" in her battle zone
      When Alice attacks Bob with "Scouting Hawk"
      Then these happened in this order: turned of "Scouting Hawk" by Alice, attack of "Scouting Hawk" by Alice upon Bob, draw by Alice

    @needs-events
    @clause-attack
    Scenario: A creature that attacks a creature is tapped before what its attack sets off
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Hawk" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      When Alice attacks "Lamp Squire" with "Scouting Hawk"
      Then these happened in this order: turned of "Scouting Hawk" by Alice, attack of "Scouting Hawk" by Alice upon "Lamp Squire", draw by Alice

    @needs-events
    @clause-pay
    Scenario: Mana is tapped after a card has been announced and before it is used
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Insight" in her hand
      When Alice casts "Insight"
      Then these happened in this order: announced of "Insight", turned of "Tide Runner" by Alice, paid of "Insight" by Alice with "Tide Runner", played of "Insight"

  @DM-105.4
  Rule: 105.4 Players do not tap or untap cards at will

    Scenario Outline: A player cannot <verb> her <pose> card in the <zone> at will
      Given it is Alice's main step
      And Alice has a <pose> "Grave Hound" in her <zone>
      When Alice tries to <verb> "Grave Hound"
      Then that is refused

      Examples:
        | verb  | pose     | zone        |
        | untap | tapped   | battle zone |
        | tap   | untapped | battle zone |
        | untap | tapped   | mana zone   |
        | tap   | untapped | mana zone   |

  @DM-105.4a
  Rule: 105.4a Cards are tapped in the battle zone and the mana zone, and nowhere else
    - battle: cards in the battle zone can be tapped
    - mana: cards in the mana zone can be tapped, of whatever kind
    - elsewhere: cards in other zones cannot

    @clause-battle @clause-mana @clause-elsewhere
    Scenario: An effect that taps cards everywhere taps only those in the battle zone and the mana zone
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Winter Everywhere" in her hand
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Tide Runner" in his mana zone
      And Bob has an untapped "Insight" in his mana zone
      And Bob has a "Moss Giant" in his graveyard
      And Bob has a "Spark Runner" in his hand
      And Bob has a "Double Spring" in his shield zone
      When Alice casts "Winter Everywhere"
      Then "Grave Hound" is tapped
      And "Tide Runner" is tapped
      And "Insight" is tapped
      And "Moss Giant" is not tapped
      And "Spark Runner" is not tapped
      And "Double Spring" is not tapped

  @DM-105.4a @revisions-s-max
  Rule: 105.4a In the battle zone only creatures and tamaseeds are tapped
    - creatures: creatures in the battle zone can be tapped
    - tamaseeds: tamaseeds in the battle zone can be tapped
    - others: other cards in the battle zone cannot
    - comes: nor do they come there tapped

    @clause-creatures @clause-tamaseeds @clause-others @changed
    Scenario: An effect that taps the whole battle zone taps creatures and tamaseeds, but no cross gears or fields
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Great Stillness" in her hand
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Sunlit Seed" in his battle zone
      And Bob has an untapped "Iron Gauntlet" in his battle zone
      And Bob has an untapped "Quiet Meadow" in his battle zone
      When Alice casts "Great Stillness"
      Then "Grave Hound" is tapped
      And "Sunlit Seed" is tapped
      And "Iron Gauntlet" is not tapped
      And "Quiet Meadow" is not tapped

    @clause-others
    Scenario: An effect that taps all cards taps a creature, and no card under it
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Deep Stillness" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Grave Hound" under "Moss Giant"
      When Alice casts "Deep Stillness"
      Then "Moss Giant" is tapped
      And "Grave Hound" is not tapped

    @clause-others
    Scenario: A creature is destroyed if a cross gear would be tapped instead, which cannot be
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Bolting Penitent" in his battle zone
      And Bob has an untapped "Iron Gauntlet" in his battle zone
      When Alice casts "Felling"
      Then "Bolting Penitent" is in Bob's graveyard

    @clause-comes
    Scenario Outline: A <kind> that an effect puts into the battle zone tapped is untapped
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Weary Growth" in her hand
      And the top of Alice's deck is "<card>"
      When Alice casts "Weary Growth"
      Then "<card>" is in Alice's battle zone
      And "<card>" is untapped

      Examples:
        | kind       | card          |
        | cross gear | Iron Gauntlet |
        | field      | Quiet Meadow  |

    @clause-comes
    Scenario: A cross gear that is used where the opponent has all cards come tapped is untapped
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has an "Iron Gauntlet" in her hand
      And Bob has an untapped "Weary Land" in his battle zone
      When Alice uses "Iron Gauntlet"
      Then "Iron Gauntlet" is in Alice's battle zone
      And "Iron Gauntlet" is untapped

  @DM-105.4a @revisions-1.13
  Rule: 105.4a (1.13) Any card in the battle zone is tapped

    @changed
    Scenario: By 1.13 an effect that taps the whole battle zone taps creatures, cross gears and fields
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Great Stillness" in her hand
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Iron Gauntlet" in his battle zone
      And Bob has an untapped "Quiet Meadow" in his battle zone
      When Alice casts "Great Stillness"
      Then "Grave Hound" is tapped
      And "Iron Gauntlet" is tapped
      And "Quiet Meadow" is tapped

  @DM-105.5
  Rule: 105.5 A field that is upside down is not turned back by untapping
    - lies: a field in the battle zone can lie upside down
    - fields: other cards cannot
    - stays: untapping does not turn it back

    @clause-stays
    Scenario: An effect that untaps leaves a field upside down
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Dawn Chorus" in her hand
      And Alice has a tapped "Grave Hound" in her battle zone
      And Alice has an upside-down "Quiet Meadow" in her battle zone
      When Alice casts "Dawn Chorus"
      Then "Grave Hound" is untapped
      And "Quiet Meadow" is upside down

    @clause-stays
    Scenario: The beginning of the turn leaves a field upside down
      Given it is Bob's main step
      And Alice has a tapped "Grave Hound" in her battle zone
      And Alice has an upside-down "Quiet Meadow" in her battle zone
      When everyone passes until Alice's mana step
      Then "Grave Hound" is untapped
      And "Quiet Meadow" is upside down

    @clause-stays @clause-lies
    Scenario: A field that was turned upside down is still upside down after its player's next turn has begun
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "World Upturned" in her hand
      And Alice has a "Quiet Meadow" in her battle zone
      When Alice casts "World Upturned"
      And everyone passes until Bob's mana step
      And everyone passes until Alice's mana step
      Then "Quiet Meadow" is upside down
      And it is Alice's turn

    @clause-fields @clause-lies
    Scenario: An effect that turns all cards upside down turns a field, but no creature or cross gear
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "World Upturned" in her hand
      And Alice has a "Quiet Meadow" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Iron Gauntlet" in her battle zone
      When Alice casts "World Upturned"
      Then "Quiet Meadow" is upside down
      And "Grave Hound" is not upside down
      And "Iron Gauntlet" is not upside down

    @clause-lies
    Scenario: All fields are turned upside down together, those of both players
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "World Upturned" in her hand
      And Alice has a "Quiet Meadow" in her battle zone
      And Bob has a "Quiet Meadow" in his battle zone
      When Alice casts "World Upturned"
      Then Alice's "Quiet Meadow" is upside down
      And Bob's "Quiet Meadow" is upside down

    @clause-lies
    Scenario: Turning a field upside down is doing what an effect asks before "if you do"
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Roots Upturned" in her hand
      And Alice has a "Quiet Meadow" in her battle zone
      When Alice casts "Roots Upturned"
      Then "Quiet Meadow" is upside down
      And Alice has one card in her hand

    @clause-lies
    Scenario Outline: An effect that turns cards upside down does nothing to a field <where>
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Roots Upturned" in her hand
      And Alice has <lying> in her <zone>
      When Alice casts "Roots Upturned"
      Then "Roots Upturned" is in Alice's graveyard
      And Alice has no cards in her hand

      Examples:
        | where                  | lying                         | zone        |
        | in the graveyard       | a "Quiet Meadow"              | graveyard   |
        | that is so already     | an upside-down "Quiet Meadow" | battle zone |

    @needs-events
    @clause-lies
    Scenario: A field that a spell turns upside down is recorded as turned after the spell has been used
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "World Upturned" in her hand
      And Alice has a "Quiet Meadow" in her battle zone
      When Alice casts "World Upturned"
      Then these happened in this order: played of "World Upturned", reversed of "Quiet Meadow" by Alice

  @DM-105.6
  Rule: 105.6 A tapped card is not tapped any more, nor an untapped one untapped, though either may be chosen
    - tapped: a tapped card does not become tapped
    - untapped: an untapped card does not become untapped
    - chosen: a tapped card can be chosen all the same to be tapped
    - instead: an untapped card is not untapped in place of something else

    @clause-tapped
    Scenario: An untapped creature that a spell taps triggers its ability for becoming tapped
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Lull" in her hand
      And Bob has an untapped "Lullaby Sprite" in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Lull"
      And Alice chooses "Lullaby Sprite"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And "Lullaby Sprite" is tapped

    @clause-tapped @clause-chosen
    Scenario: A tapped creature chosen for a spell that taps does not trigger its ability for becoming tapped
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Lull" in her hand
      And Bob has a tapped "Lullaby Sprite" in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Lull"
      And Alice chooses "Lullaby Sprite"
      And everyone passes until nothing is waiting
      Then Bob has no cards in his hand
      And "Lull" is in Alice's graveyard

    @clause-chosen
    Scenario: A player may choose a tapped creature for an effect that taps a creature
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Lull" in her hand
      And Bob has a tapped "Moss Giant" in his battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Lull"
      And Alice tries to choose "Moss Giant"
      Then that is allowed

    @clause-untapped
    Scenario: A tapped creature that a spell untaps triggers its ability for becoming untapped
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Dawn Chorus" in her hand
      And Alice has a tapped "Waking Sprite" in her battle zone
      When Alice casts "Dawn Chorus"
      And everyone passes until nothing is waiting
      Then "Waking Sprite" is untapped
      And Alice has one card in her hand
      And "Dawn Chorus" is in Alice's graveyard

    @clause-untapped
    Scenario: A spell that untaps does not trigger an untapped creature's ability for becoming untapped
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Dawn Chorus" in her hand
      And Alice has an untapped "Waking Sprite" in her battle zone
      When Alice casts "Dawn Chorus"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Dawn Chorus" is in Alice's graveyard

    @clause-tapped
    Scenario: An ability for its player's cards becoming tapped triggers only for those that were untapped
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Great Stillness" in her hand
      And Alice has a tapped "Hush Bell" in her battle zone
      And Alice has a tapped "Grave Hound" in her battle zone
      And Bob has an untapped "Hush Bell" in his battle zone
      And Bob has a tapped "Moss Giant" in his battle zone
      When Alice casts "Great Stillness"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And Alice has one card in her hand

    @clause-tapped
    Scenario: Each of several creatures that are tapped together has become tapped
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Great Stillness" in her hand
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Lullaby Sprite" in his battle zone
      When Alice casts "Great Stillness"
      And everyone passes until nothing is waiting
      Then "Lullaby Sprite" is tapped
      And "Grave Hound" is tapped
      And Bob has one card in his hand

    @clause-tapped
    Scenario Outline: Tapping <which> creature is <doing> what an effect asks before "if you do"
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Lulling Song" in her hand
      And Bob has <which> "Grave Hound" in his battle zone
      When Alice casts "Lulling Song"
      Then Alice has <cards> in her hand
      And "Lulling Song" is in Alice's graveyard

      Examples:
        | which       | doing     | cards    |
        | an untapped | doing     | one card |
        | a tapped    | not doing | no cards |

    @clause-instead
    Scenario: An untapped creature that would be untapped instead of leaving leaves
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Ruin" in her hand
      And Bob has an untapped "Clinging Imp" in his battle zone
      When Alice casts "Ruin"
      Then "Clinging Imp" is in Bob's graveyard
