Feature: Duel Masters 117 Cards that return to the hyperspatial zone

  @DM-117.1
  Rule: 117.1 A psychic creature or a dragheart card that comes to a zone other than the battle zone goes to the hyperspatial zone
    - zones: from whichever zone it came to
    - kinds: psychic creatures do, and dragheart cards
    - first: it has come to the other zone before
    - others: other cards stay where they came to

    @clause-zones
    Scenario Outline: A psychic creature that a spell sends to the <zone> is put into its owner's hyperspatial zone
      Given it is Alice's main step
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "<mana>" in her mana zone
      And Bob has an untapped "Sky Sleeper" in his battle zone
      When Alice casts "<spell>"
      Then "Sky Sleeper" is in Bob's hyperspatial zone

      Examples:
        | zone      | spell    | mana        |
        | graveyard | Ruin     | Grave Hound |
        | hand      | Homeward | Tide Runner |
        | deck      | Undertow | Tide Runner |

    @clause-kinds
    Scenario: A dragheart creature that is destroyed is put into its owner's hyperspatial zone
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Woken Blade" in his battle zone
      When Alice casts "Ruin"
      Then "Woken Blade" is in Bob's hyperspatial zone

    @clause-first
    Scenario: What waits for a creature to be destroyed triggers for a psychic creature
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Sky Sleeper" in his battle zone
      And Bob has an untapped "Grave Bell" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Sky Sleeper"
      Then "Sky Sleeper" is in Bob's hyperspatial zone
      And Bob has one card in his hand

    @clause-others
    Scenario: An ordinary creature destroyed at the same time stays in the graveyard
      Given it is Alice's main step
      And Alice has a "Clean Sweep" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Sky Sleeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Clean Sweep"
      Then "Moss Giant" is in Bob's graveyard
      And "Sky Sleeper" is in Bob's hyperspatial zone

  @DM-117.1 @revisions-s-max
  Rule: 117.1 So does a rule plus

    @needs-events
    Scenario: A rule plus that comes to the graveyard is put into its owner's hyperspatial zone
      Given it is Alice's main step
      And Alice has a "House Rule" in her hyperspatial zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Rift" in her hand
      When Alice casts "Rift"
      Then "House Rule" is in Alice's hyperspatial zone
      And these happened in this order: move of "House Rule" in Alice's graveyard, move of "House Rule" in Alice's hyperspatial zone

  @DM-117.2
  Rule: 117.2 A weapon that lies in the battle zone by itself goes to the hyperspatial zone
    - single: once it is on no creature, it goes to its owner's
    - equipped: one that is on a creature stays

    @clause-single
    Scenario: A weapon whose creature is returned to the hand goes to its owner's hyperspatial zone
      Given it is Alice's main step
      And Alice has a "Homeward" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an "Ember Blade" equipped on "Grave Hound"
      When Alice casts "Homeward"
      Then "Ember Blade" is in Bob's hyperspatial zone

    @clause-equipped
    Scenario: A weapon stays as another creature than its own is returned to the hand
      Given it is Alice's main step
      And Alice has a "Homeward" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an "Ember Blade" equipped on "Grave Hound"
      When Alice casts "Homeward"
      And Alice chooses "Moss Giant"
      Then "Ember Blade" is equipped on "Grave Hound"
      And "Moss Giant" is in Bob's hand
