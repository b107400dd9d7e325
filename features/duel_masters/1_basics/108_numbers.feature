Feature: Duel Masters 108 Numbers

  @DM-108.1
  Rule: 108.1 Numbers are whole numbers

    Scenario: Half of three cards, rounded up, are two
      Given it is Alice's main step
      And Alice has an untapped "Broken Abacus" in her battle zone
      And Alice has three cards in her hand
      When everyone passes until Alice's attack step
      Then "Broken Abacus" has 2 power
      And it is the attack step

  @DM-108.1a
  Rule: 108.1a Whoever chooses a number chooses none below 0
    - negative: a number below 0 cannot be chosen
    - zero: 0 can be chosen

    @clause-negative
    Scenario: A number below 0 cannot be chosen
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Tall Tale" in her hand
      When Alice casts "Tall Tale"
      And Alice tries to choose the number -1
      Then that is refused

    @clause-zero
    Scenario: The number 0 can be chosen
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Tall Tale" in her hand
      When Alice casts "Tall Tale"
      And Alice tries to choose the number 0
      Then that is allowed

  @DM-108.1b
  Rule: 108.1b A creature's power can be less than 0, and counts as 0 for whatever refers to it
    - less: what lessens a power can bring it below 0, from where it has to rise again
    - counts: what refers to the power takes it for 0

    @clause-less
    Scenario: A creature that has lost 8000 of its 2000 power and got 3000 back loses a battle
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Ruinous Blight" in her hand
      And Alice has a "Giant Draught" in her hand
      And Alice has an "Arena Bell" in her hand
      And Alice has an untapped "Stubborn Idol" in her battle zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      When Alice casts "Ruinous Blight"
      And Alice chooses "Stubborn Idol"
      And Alice casts "Giant Draught"
      And Alice chooses "Stubborn Idol"
      And Alice casts "Arena Bell"
      Then "Ember Recruit" is in Bob's battle zone
      And "Arena Bell" is in Alice's graveyard

    @example @clause-counts
    Scenario: A creature whose power is 6000 below 0 does not let another of 11000 be chosen where 5000 is the most
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Ruinous Blight" in her hand
      And Alice has a "Scrap Hail" in her hand
      And Bob has an untapped "Stubborn Idol" in his battle zone
      And Bob has an untapped "Mountain Colossus" in his battle zone
      When Alice casts "Ruinous Blight"
      And Alice chooses "Stubborn Idol"
      And Alice casts "Scrap Hail"
      And Alice tries to choose "Stubborn Idol" and "Mountain Colossus"
      Then that is refused

    @clause-counts
    Scenario: A creature whose power is below 0 adds nothing to the power of another of 5000 where 5000 is the most
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Ruinous Blight" in her hand
      And Alice has a "Scrap Hail" in her hand
      And Bob has an untapped "Stubborn Idol" in his battle zone
      And Bob has an untapped "Frozen Giant" in his battle zone
      When Alice casts "Ruinous Blight"
      And Alice chooses "Stubborn Idol"
      And Alice casts "Scrap Hail"
      And Alice tries to choose "Stubborn Idol" and "Frozen Giant"
      Then that is allowed
      And "Frozen Giant" is in Bob's graveyard

  # Reading: docs/decisions/2201-what-is-infinite-on-the-port.md
  @DM-108.1c
  Rule: 108.1c An infinite power is more than any number, and only infinitely less of it changes it
    - most: no number is more
    - less: it stays infinite when it is lessened by a number
    - more: it stays infinite when a number is added
    - end: a creature whose power is lessened infinitely is destroyed

    @clause-most
    Scenario: A creature of infinite power wins a battle with one that has been given any number
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Tall Tale" in her hand
      And Alice has an "Arena Bell" in her hand
      And Alice has an untapped "Heaven Pillar" in her battle zone
      And Bob has an untapped "Endless Wyrm" in his battle zone
      When Alice casts "Tall Tale"
      And Alice chooses the number 500000
      And Alice casts "Arena Bell"
      Then "Heaven Pillar" is in Alice's graveyard
      And "Endless Wyrm" is in Bob's battle zone

    @clause-less
    Scenario: A creature of infinite power from which 8000 are taken wins a battle with one of 999000
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Ruinous Blight" in her hand
      And Alice has an "Arena Bell" in her hand
      And Alice has an untapped "Heaven Pillar" in her battle zone
      And Bob has an untapped "Endless Wyrm" in his battle zone
      When Alice casts "Ruinous Blight"
      And Alice chooses "Endless Wyrm"
      And Alice casts "Arena Bell"
      Then "Heaven Pillar" is in Alice's graveyard
      And "Endless Wyrm" is in Bob's battle zone

    @clause-more
    Scenario: A creature of infinite power to which 3000 are added battles another of infinite power, and both lose
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has a "Giant Draught" in her hand
      And Alice has an "Arena Bell" in her hand
      And Alice has an untapped "Endless Wyrm" in her battle zone
      And Bob has an untapped "Endless Wyrm" in his battle zone
      When Alice casts "Giant Draught"
      And Alice chooses Alice's "Endless Wyrm"
      And Alice casts "Arena Bell"
      Then Alice's "Endless Wyrm" is in Alice's graveyard
      And Bob's "Endless Wyrm" is in Bob's graveyard

    @clause-end
    Scenario: A creature of infinite power that gets infinitely less is destroyed
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Bottomless Blight" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Endless Wyrm" in his battle zone
      When Alice casts "Bottomless Blight"
      And Alice chooses "Endless Wyrm"
      Then "Endless Wyrm" is in Bob's graveyard

    @clause-less
    Scenario: A creature of infinite power that is halved wins a battle with one of 999000
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Withering Mist" in her hand
      And Alice has an "Arena Bell" in her hand
      And Alice has an untapped "Heaven Pillar" in her battle zone
      And Bob has an untapped "Endless Wyrm" in his battle zone
      When Alice casts "Withering Mist"
      And Alice chooses "Endless Wyrm"
      And Alice casts "Arena Bell"
      Then "Heaven Pillar" is in Alice's graveyard
      And "Endless Wyrm" is in Bob's battle zone

  @DM-108.2
  Rule: 108.2 A number is added to and lessened first, then multiplied, and divided last, whatever came first
    - added: what is added is multiplied and divided with the rest
    - lessened: what is taken away is neither multiplied nor divided
    - multiplied: the number is multiplied before it is divided

    @clause-added
    Scenario Outline: What is added to a power that was <scaled> before is <scaled> with it
      Given it is Alice's main step
      And Alice has an untapped "<mana>" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "<spell>" in her hand
      And Alice has a "Giant Draught" in her hand
      And Alice has an untapped "Stubborn Idol" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "<spell>"
      And Alice chooses "Stubborn Idol"
      And Alice casts "Giant Draught"
      And Alice chooses "Stubborn Idol"
      Then "Stubborn Idol" has <power> power

      Examples:
        | scaled  | spell          | mana        | power |
        | doubled | Twofold Might  | Bramble Pup | 10000 |
        | halved  | Withering Mist | Grave Hound | 2500  |

    @clause-lessened
    Scenario Outline: What is taken from a power that was <scaled> before is taken from what is <scaled>
      Given it is Alice's main step
      And Alice has an untapped "<mana>" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "<spell>" in her hand
      And Alice has a "Long Blight" in her hand
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "<spell>"
      And Alice chooses "Moss Giant"
      And Alice casts "Long Blight"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" has <power> power

      Examples:
        | scaled  | spell          | mana         | power |
        | doubled | Twofold Might  | Field Hand   | 4000  |
        | halved  | Withering Mist | Pack Drummer | 1000  |

    @clause-multiplied
    Scenario: A power of 1 that is tripled and halved, rounded up, is 2
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Withering Mist" in her hand
      And Alice has an untapped "Threefold Mite" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Withering Mist"
      And Alice chooses "Threefold Mite"
      Then "Threefold Mite" has 2 power

    @clause-multiplied
    Scenario: A power that is doubled twice is four times as much
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has two "Twofold Might" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts first "Twofold Might"
      And Alice chooses "Grave Hound"
      And Alice casts second "Twofold Might"
      And Alice chooses "Grave Hound"
      Then "Grave Hound" has 12000 power

    @clause-lessened
    Scenario: What is taken from a cost that is halved is taken from what is halved, and no power is
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Half Market" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Herd Calf" in her hand
      When Alice summons "Herd Calf"
      Then "Herd Calf" is in Alice's battle zone
      And "Grave Hound" has 3000 power
