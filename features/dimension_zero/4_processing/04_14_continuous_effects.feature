Feature: Dimension Zero 4.14 Continuous effects

  @DZ-4.14.1
  Rule: 4.14.1 A continuous effect keeps working until it ends
    - keeps: it goes on working after it has begun
    - ends: when it ends, it works no more

    @clause-keeps
    Scenario: Power that an effect has added is still there when the unit has moved and other things have resolved
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has a "Read the Tide" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      And Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000

    @clause-keeps
    Scenario: Power that an effect has added keeps a unit alive whatever is dealt to it later
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has a "Ash Rain" in her hand
      And Alice has a "Scorch" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Ash Rain"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left own square
      And "Ember Guard" has 3000 damage

    @clause-ends
    Scenario: A unit whose added power has ended has its own power again
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000
      When everyone passes until Bob's energy phase
      Then "Ember Guard" has power 3000

  @DZ-4.14.2
  Rule: 4.14.2 Where a continuous effect changes data of cards in a zone, a card is put there with its data changed already
    - power: what sees a unit come sees the power that it has there
    - text: a keyword that it has there counts as it comes
    - zone: only where the effect changes data

    @example
    @clause-power
    Scenario: A unit of power 2000 that comes to a line where red units get 2000 more comes with power 4000
      Given it is Alice's main phase
      And Alice has a "Drum Tower" in her left base square
      And Alice has a released "Giant Spotter" in her right own square
      And Alice has a "Twin Banner" in her hand
      When Alice plays "Twin Banner" to her left own square
      And everyone passes until nothing is waiting
      Then "Twin Banner" has power 4000
      And Alice has a card in her hand

    @clause-power
    Scenario: A unit moves to a line where red units get 2000 more, and comes there with power 4000
      Given it is Alice's main phase
      And Alice has a "Drum Tower" in her left base square
      And Alice has a released "Giant Spotter" in her right own square
      And Alice has a released "Twin Banner" in her middle own square
      When Alice moves "Twin Banner" to her left own square
      And everyone passes until nothing is waiting
      Then "Twin Banner" has power 4000
      And Alice has a card in her hand

    @clause-zone @clause-power
    Scenario: A unit of power 2000 that comes to another line comes with power 2000
      Given it is Alice's main phase
      And Alice has a "Drum Tower" in her left base square
      And Alice has a "Twin Banner" in her hand
      When Alice plays "Twin Banner" to her middle own square
      And everyone passes until nothing is waiting
      Then "Twin Banner" is in Alice's middle own square
      And "Twin Banner" has power 2000

    @example
    @clause-text @clause-power
    Scenario: A Doll that is played while its player's Dolls get power and swift arrival comes released, with power 2000
      Given it is Alice's main phase
      And Alice has a released "Doll Mistress" in her left own square
      And Alice has a "Porcelain Doll" in her hand
      When Alice plays "Porcelain Doll" to her right own square
      And everyone passes until the stack is empty
      Then "Porcelain Doll" is released
      And "Porcelain Doll" has power 2000

    @clause-text @clause-zone
    Scenario: A unit that is no Doll comes frozen, with its own power, while its player's Dolls get power and swift arrival
      Given it is Alice's main phase
      And Alice has a released "Doll Mistress" in her left own square
      And Alice has a "Ember Scout" in her hand
      When Alice plays "Ember Scout" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Scout" is frozen
      And "Ember Scout" has power 1000

  @DZ-4.14.3
  Rule: 4.14.3 Spells, activated abilities and triggered abilities make continuous effects that do not need their card any more
    - spell: a spell makes one
    - activated: an activated ability makes one
    - triggered: a triggered ability makes one
    - apart: it goes on though the card that it came from is gone

    @clause-spell @clause-apart
    Scenario: What a strategy does to a unit goes on while the strategy lies in the graveyard
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Cheer" is in Alice's graveyard
      And "Ember Guard" has power 5000

    @clause-activated @clause-apart
    Scenario: What an activated ability does to a unit goes on when its card has gone to the graveyard
      Given it is Alice's main phase
      And Alice has a released "Banner Sage" in her right own square
      And Alice has a "Scorch" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice activates "Banner Sage" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Banner Sage"
      And everyone passes until the stack is empty
      Then "Banner Sage" is in Alice's graveyard
      And "Ember Guard" has power 5000

    @clause-triggered @clause-apart
    Scenario: What a triggered ability does to units goes on when its card has gone to the graveyard
      Given it is Alice's main phase
      And Alice has a "Herald of Might" in her hand
      And Alice has a "Scorch" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Herald of Might" to her right own square
      And everyone passes until nothing is waiting
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Herald of Might"
      And everyone passes until the stack is empty
      Then "Herald of Might" is in Alice's graveyard
      And "Ember Guard" has power 4000

  @DZ-4.14.3-1
  Rule: 4.14.3-1 Such an effect lasts as long as its text says, or to the end of the duel if it does not say
    - term: it ends when the time that its text names is over
    - whole: it lasts for the rest of the duel where its text names no time

    @clause-term
    Scenario: Power added until the end of the turn is gone in the next turn
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000
      When everyone passes until Bob's main phase
      Then "Ember Guard" has power 3000

    @clause-term
    Scenario: Power added until the end of the battle is there in the battle and gone after it
      Given it is Alice's main phase
      And Alice has a "Battle Fury" in her hand
      And Alice could respond
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Scout" in his right center square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the battle begins
      And Alice plays "Battle Fury" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000
      When everyone passes until the battle is over
      Then "Ember Guard" has power 3000

    @clause-term
    Scenario: Power added until the end of a battle step is gone in the next step
      Given it is Alice's main phase
      And Alice has a "Short Cheer" in her hand
      And Alice could respond
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Giant" in his right center square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the battle begins
      And Alice plays "Short Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000
      When everyone passes until the battle comes to its second step
      Then "Ember Guard" has power 3000

    @clause-term
    Scenario: Power added until the end of a battle step in the last one is gone after the battle
      Given it is Alice's main phase
      And Alice has a "Short Cheer" in her hand
      And Alice could respond
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Scout" in his right center square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the battle comes to its end step
      And Alice plays "Short Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000
      When everyone passes until the battle is over
      Then "Ember Guard" has power 3000

    @needs-events
    @clause-term
    Scenario: Power added until the end of a battle step ends before the step does
      Given it is Alice's main phase
      And Alice has a "Short Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Giant" in his right center square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the battle begins
      And Alice plays "Short Cheer" aiming at "Ember Guard"
      And everyone passes until the battle is over
      Then these happened in this order: step start as first, effect end as step, step end as first, step start as second

    @clause-term
    Scenario: A unit of Bob's that Alice controlled is hers again when Bob's hold on it is over
      Given it is Bob's main phase
      And Bob has a "Lure" in his hand
      And Alice controls Bob's "Tide Guard", released in her left own square
      When Bob plays "Lure" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then Bob controls "Tide Guard"
      When everyone passes until Alice's main phase
      Then Alice controls "Tide Guard"

    @clause-term @clause-whole
    Scenario: Of two effects that take a unit the later one holds until it ends, and then the earlier one again
      Given it is Alice's main phase
      And Alice has a "Betrayal" in her hand
      And Bob has a "Lure" in his hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Betrayal" aiming at "Tide Guard"
      And everyone passes until Bob's main phase
      Then Alice controls "Tide Guard"
      When Bob plays "Lure" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then Bob controls "Tide Guard"
      When everyone passes until Alice's main phase
      Then Alice controls "Tide Guard"

    @clause-term
    Scenario: A unit of Bob's that Alice controls without an effect stays hers as she takes another until the end of the turn
      Given it is Alice's main phase
      And Alice has an "Oath of the Turncoat" in her hand
      And Alice controls Bob's "Tide Guard", released in her left own square
      And Bob has a frozen "Tide Scout" in his left own square
      When Alice plays "Oath of the Turncoat" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then Alice controls "Tide Scout"
      And "Tide Scout" is released
      And Alice controls "Tide Guard"
      And Alice has two cards in her hand

    @clause-whole
    Scenario: Power added without a term is still there in the turns after
      Given it is Alice's main phase
      And Alice has a "Lasting Blessing" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Lasting Blessing" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And everyone passes until Bob's main phase
      And everyone passes until Alice's main phase
      Then "Ember Guard" has power 4000

    @clause-term
    Scenario: A unit that Alice took until the end of the turn is Bob's again before what waits for the beginning of her phase triggers
      Given it is Alice's main phase
      And Alice has a "Lure" in her hand
      And Alice has a released "Recovery Herald" in her left own square
      And Bob has a released "Recovery Herald" in his right own square
      When Alice plays "Lure" aiming at Bob's "Recovery Herald"
      And everyone passes until the stack is empty
      Then Alice controls Bob's "Recovery Herald"
      When everyone passes until Bob's energy phase
      Then Alice has a card in her hand
      And Bob controls Bob's "Recovery Herald"

    @clause-term
    Scenario: A unit taken until the end of the turn is its first player's again in the next turn
      Given it is Alice's main phase
      And Alice has a "Lure" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Lure" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then Alice controls "Tide Guard"
      When everyone passes until Bob's main phase
      Then Bob controls "Tide Guard"

    @clause-whole
    Scenario: A unit taken without a term stays with the player who took it
      Given it is Alice's main phase
      And Alice has a "Betrayal" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Betrayal" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And everyone passes until Bob's main phase
      And everyone passes until Alice's main phase
      Then Alice controls "Tide Guard"

    @clause-term
    Scenario: A player who cannot play cards until the end of the turn plays none in it
      Given it is Alice's main phase
      And Alice has a "Bound Hands" in her hand
      And Bob has a "Quick Hawk" in his hand
      When Alice plays "Bound Hands"
      And everyone passes until the stack is empty
      And Alice makes a plan
      And Bob tries to play "Quick Hawk" to his left own square
      Then that is refused

    @clause-term
    Scenario: A player who could not play cards until the end of the turn plays one in the next
      Given it is Alice's main phase
      And Alice has a "Bound Hands" in her hand
      And Bob has a "Quick Hawk" in his hand
      When Alice plays "Bound Hands"
      And everyone passes until the stack is empty
      And everyone passes until Bob's main phase
      And Bob tries to play "Quick Hawk" to his left own square
      Then that is allowed

    @clause-term
    Scenario: A base that is taken until the end of the turn does for Alice what it says of its player's units, and in Bob's turn for Bob again
      Given it is Alice's main phase
      And Alice has an "Annexation" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a "House Banner" in his left base square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Annexation" aiming at "House Banner"
      And everyone passes until the stack is empty
      Then Alice controls "House Banner"
      And "Ember Guard" has power 4000
      And "Tide Guard" has power 3000
      When everyone passes until Bob's main phase
      Then "Ember Guard" has power 3000
      And "Tide Guard" has power 4000

  @DZ-4.14.3-2
  Rule: 4.14.3-2 Such an effect on data or control stays on the cards that it was on as it began; any other is also on those that come later
    - data: what changes data does nothing to a card that it was not on as it began
    - control: what changes who controls cards does nothing to a card that it was not on as it began
    - other: what changes neither is also on cards that come later
    - there: either is on the cards that were there

    @example
    @clause-data @clause-there
    Scenario: Power for all units of an area is on those that are there as the strategy resolves, and not on one that comes later
      Given it is Alice's main phase
      And Alice has a "Homeland Hymn" in her hand
      And Alice has a "Twin Banner" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Homeland Hymn"
      And everyone passes until the stack is empty
      And Alice plays "Twin Banner" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000
      And "Twin Banner" has power 2000

    @clause-data @clause-there
    Scenario: Power for all units of an area stays on a unit that leaves the area
      Given it is Alice's main phase
      And Alice has a "Homeland Hymn" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Homeland Hymn"
      And everyone passes until the stack is empty
      And Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000

    @clause-control @clause-there
    Scenario: Taking all units of the opponent takes none that he plays later
      Given it is Alice's main phase
      And Alice has a "Great Lure" in her hand
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a "Quick Hawk" in his hand
      When Alice plays "Great Lure"
      And everyone passes until the stack is empty
      And Alice makes a plan
      And Bob plays "Quick Hawk" to his right own square
      And everyone passes until the stack is empty
      Then Alice controls "Tide Guard"
      And Bob controls "Quick Hawk"

    @example
    @clause-other
    Scenario: That units cannot move until the end of the turn holds for a unit that comes after the strategy has resolved
      Given it is Alice's main phase
      And Alice has a "Deep Mud" in her hand
      And Alice has a "Swift Racer" in her hand
      When Alice plays "Deep Mud"
      And everyone passes until the stack is empty
      And Alice plays "Swift Racer" to her left own square
      And everyone passes until the stack is empty
      And Alice tries to move "Swift Racer" to her left center square
      Then that is refused

    @clause-other @clause-there
    Scenario: That units cannot move until the end of the turn holds for a unit that was there
      Given it is Alice's main phase
      And Alice has a "Deep Mud" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Deep Mud"
      And everyone passes until the stack is empty
      And Alice tries to move "Ember Guard" to her left center square
      Then that is refused

    @clause-other
    Scenario: That units of the graveyard may be played until the end of the turn holds for one that comes there later
      Given it is Alice's main phase
      And Alice has an "Opened Graves" in her hand
      And Alice has a "Felling Blow" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Opened Graves"
      And everyone passes until the stack is empty
      And Alice plays "Felling Blow" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And Alice may play "Ember Scout"

    @clause-there
    Scenario: That a target unit cannot move holds for that unit, and for no other
      Given it is Alice's main phase
      And Alice has a "Hobble" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Giant" in her middle own square
      When Alice plays "Hobble" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice moves "Ember Giant" to her middle center square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's middle center square
      And "Ember Guard" has 1000 damage
      When Alice tries to move "Ember Guard" to her left center square
      Then that is refused

  @DZ-4.14.3-3
  Rule: 4.14.3-3 A number that is to be worked out in a continuous effect is worked out once, as it resolves, and stays
    - resolves: it is worked out as the spell or ability resolves, not before
    - once: it does not change any more

    @clause-resolves
    Scenario: Power for each card in hand counts the hand as the strategy resolves
      Given it is Alice's main phase
      And Alice has a "Roll Call" in her hand
      And Alice has a "Scorch" in her hand
      And Alice has a "Taunt" in her hand
      And Bob has a released "Tide Scout" in his right own square
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Roll Call" aiming at "Ember Guard"
      And Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    @clause-once
    Scenario: Power for each card in hand stays as it was when the hand has grown
      Given it is Alice's main phase
      And Alice has a "Roll Call" in her hand
      And Alice has a "Read the Tide" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Roll Call" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      And Alice plays "War Lesson"
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand
      And "Ember Guard" has power 5000

    @clause-once
    Scenario: Power for each card in hand stays as it was when the hand is smaller
      Given it is Alice's main phase
      And Alice has a "Roll Call" in her hand
      And Alice has a "Taunt" in her hand
      And Alice has a "Scorch" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Roll Call" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Taunt"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And "Ember Guard" has power 5000

    @clause-once
    Scenario: A unit taken by the player whose turn it is stays with that player in the other's turn
      Given it is Bob's main phase
      And Alice has a "Prize of the Day" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Bob passes
      And Alice plays "Prize of the Day" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then Bob controls "Ember Guard"
      When everyone passes until Alice's main phase
      Then Bob controls "Ember Guard"

    @clause-once
    Scenario: That units with a power of the hand or less cannot move leaves one to move though the hand has grown
      Given it is Alice's main phase
      And Alice has a "Clinging Roots" in her hand
      And Alice has a "Two Pages" in her hand
      And Alice has a released "Calm Sage" in her left own square
      When Alice plays "Clinging Roots"
      And everyone passes until the stack is empty
      And Alice plays "Two Pages"
      And everyone passes until the stack is empty
      Then "Two Pages" is in Alice's graveyard
      And Alice may move "Calm Sage"

    @clause-once
    Scenario: That units with a power of the hand or less cannot move holds a unit though the hand is smaller
      Given it is Alice's main phase
      And Alice has a "Clinging Roots" in her hand
      And Alice has two "Lullaby" in her hand
      And Alice has a released "Calm Sage" in her left own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Clinging Roots"
      And everyone passes until the stack is empty
      And Alice plays "Lullaby" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is frozen
      And Alice cannot move "Calm Sage"

  @DZ-4.14.4
  Rule: 4.14.4 A static ability makes a continuous effect by itself, that lasts as long as its card is there

    Scenario: A base with a static ability works as soon as it lies there, with nothing on the stack
      Given it is Alice's main phase
      And Alice has a "House Banner" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "House Banner" to her left base square
      And everyone passes until the stack is empty
      Then the stack is empty
      And "Ember Guard" has power 4000

    Scenario: What a base's static ability does is over when the base has been destroyed
      Given it is Alice's main phase
      And Alice has a "Camp Raid" in her hand
      And Alice has a "House Banner" in her left base square
      And Alice has a released "Ember Guard" in her left own square
      Then "Ember Guard" has power 4000
      When Alice plays "Camp Raid"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 3000

  @DZ-4.14.4-1
  Rule: 4.14.4-1 A static ability's effect lasts as long as its card is in the zone that the ability needs
    - square: what needs a place on the table lasts while the card is in it
    - leaves: it is over as the card leaves that place
    - zone: what works in another zone lasts while the card lies in that zone
    - move: it goes on as the card moves within what it needs

    @example
    @clause-square
    Scenario: A unit that has more power in the center area gets it as it comes there, more in the enemy area, and loses it in its own
      Given it is Alice's main phase
      And Alice has a released "Border Blade" in her left own square
      When Alice moves "Border Blade" to her left center square
      And everyone passes until the stack is empty
      Then "Border Blade" has power 3000
      When Alice moves "Border Blade" to her left enemy square
      And everyone passes until the stack is empty
      Then "Border Blade" has power 4000
      When Alice moves "Border Blade" to her left center square
      And everyone passes until the stack is empty
      And Alice moves "Border Blade" to her left own square
      And everyone passes until the stack is empty
      Then "Border Blade" has power 2000

    @clause-move
    Scenario: A unit that has more power in the center area keeps it as it moves within that area
      Given it is Alice's main phase
      And Alice has a released "Border Blade" in her left center square
      When Alice moves "Border Blade" to her middle center square
      And everyone passes until the stack is empty
      Then "Border Blade" is in Alice's middle center square
      And "Border Blade" has power 3000

    @clause-leaves
    Scenario: What a unit's static ability does for other units is over as the unit leaves the squares
      Given it is Alice's main phase
      And Alice has a released "Doll Mistress" in her right own square
      And Alice has a released "Porcelain Doll" in her left own square
      And Alice has a "Scorch" in her hand
      Then "Porcelain Doll" has power 2000
      When Alice plays "Scorch" aiming at "Doll Mistress"
      And everyone passes until the stack is empty
      Then "Porcelain Doll" has power 1000

    @clause-zone
    Scenario: What a card does from the graveyard begins as it comes there
      Given it is Alice's main phase
      And Alice has a released "Restless Ancestor" in her right own square
      And Alice has a "Scorch" in her hand
      And Alice has a released "Ember Guard" in her left own square
      Then "Ember Guard" has power 3000
      When Alice plays "Scorch" aiming at "Restless Ancestor"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    @clause-zone @clause-leaves
    Scenario: What a card does from the graveyard is over as it leaves the graveyard
      Given it is Alice's main phase
      And Alice has a "Restless Ancestor" in her graveyard
      And Alice has a "Grave Call" in her hand
      And Alice has a released "Ember Guard" in her left own square
      Then "Ember Guard" has power 4000
      When Alice plays "Grave Call"
      And everyone passes until the stack is empty
      Then "Restless Ancestor" is in Alice's hand
      And "Ember Guard" has power 3000

    @clause-leaves
    Scenario: A unit is the other player's again as soon as the base that gave control of it has gone, in the midst of a spell
      Given it is Bob's main phase
      And Alice has a "Tyrant's Camp" in her left base square
      And Alice has a released "Tide Giant" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Razing" in his hand
      When Bob plays "Razing" aiming at "Tyrant's Camp"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's graveyard
      And "Tide Scout" is not in Bob's graveyard

  @DZ-4.14.4-2
  Rule: 4.14.4-2 A static ability's effect, whatever it says, is also on cards that it was not on as it began
    - data: what changes data is on cards that come later
    - other: so is what does not
    - there: and it is on those that were there

    @example
    @clause-data
    Scenario: That opposing units of a line have less smash holds for one that comes to the line later
      Given it is Bob's main phase
      And Alice has a "Mercy Shrine" in her left base square
      And Bob has a "Tide Scout" in his hand
      When Bob plays "Tide Scout" to his right own square
      And everyone passes until the stack is empty
      Then "Tide Scout" has smash 0

    @clause-data @clause-there
    Scenario: That opposing units of a line have less smash holds for one that was there before the base came
      Given it is Alice's main phase
      And Alice has a "Mercy Shrine" in her hand
      And Bob has a released "Tide Brute" in his right own square
      When Alice plays "Mercy Shrine" to her left base square
      And everyone passes until the stack is empty
      Then "Tide Brute" has smash 1

    @clause-other
    Scenario: That units cannot move holds for a unit that comes later
      Given it is Alice's main phase
      And Alice has a "Quicksand" in her left base square
      And Alice has a "Swift Racer" in her hand
      When Alice plays "Swift Racer" to her left own square
      And everyone passes until the stack is empty
      And Alice tries to move "Swift Racer" to her left center square
      Then that is refused

    @clause-other @clause-there
    Scenario: That units cannot move holds for a unit that was there before the base came
      Given it is Alice's main phase
      And Alice has a "Quicksand" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Quicksand" to her left base square
      And everyone passes until the stack is empty
      And Alice tries to move "Ember Guard" to her left center square
      Then that is refused

  @DZ-4.14.5
  Rule: 4.14.5 Several continuous effects on one card act on it together

    Scenario: A unit that gets 2000 power by a strategy and loses 1000 by a base has 1000 more than its own
      Given it is Alice's main phase
      And Alice has a "Withered Camp" in her left base square
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    Scenario: Two bases that each give 1000 power give 2000
      Given it is Alice's main phase
      And Alice has a "House Banner" in her left base square
      And Alice has a "House Banner" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "House Banner" to her right base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000

  @DZ-4.14.5-2
  Rule: 4.14.5-2 Effects of different kinds act in the order control, text, race, general, power and smash, whenever they began
    - control: control is first
    - text: then text
    - race: then race
    - general: then all that is none of the others
    - power: power is last
    - smash: and smash with it
    - whenever: it does not matter which effect began earlier

    @example
    @clause-race @clause-power @clause-whenever
    Scenario: That all units are Dolls comes before what Dolls get, as the card that gives it to them comes later
      Given it is Alice's main phase
      And Alice has a "Doll Workshop" in her left base square
      And Alice has a "Doll Mistress" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Doll Mistress" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    @example
    @clause-race @clause-power @clause-whenever
    Scenario: That all units are Dolls comes before what Dolls get, as the base that makes them Dolls comes later
      Given it is Alice's main phase
      And Alice has a released "Doll Mistress" in her right own square
      And Alice has a "Doll Workshop" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Doll Workshop" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    @clause-control @clause-power @clause-whenever
    Scenario: A unit that is taken gets what the units of its new player get
      Given it is Alice's main phase
      And Alice has a "House Banner" in her left base square
      And Alice has a "Lure" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Lure" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" has power 4000

    # Reading: docs/decisions/3440-an-effect-goes-by-what-came-before-its-class.md
    @clause-control @clause-power
    Scenario: Who controls a unit goes by its power as it is without what changes it
      Given it is Alice's main phase
      And Alice has a "Weary March" in her hand
      And Alice has a "Tyrant's Camp" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Weary March"
      And everyone passes until the stack is empty
      And Alice plays "Tyrant's Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Tide Guard" has power 1000
      And Bob controls "Tide Guard"

    @clause-control
    Scenario: Who controls a unit goes by its printed power
      Given it is Alice's main phase
      And Alice has a "Tyrant's Camp" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Tyrant's Camp" to her left base square
      And everyone passes until the stack is empty
      Then Alice controls "Tide Scout"

    @clause-text @clause-race @clause-whenever
    Scenario: That units with swift arrival are Dolls holds for one that gains swift arrival later
      Given it is Alice's main phase
      And Alice has a "Doll Parade" in her left base square
      And Alice has a released "Doll Mistress" in her right own square
      And Alice has a "Spring Shoes" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Spring Shoes" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    # Reading: docs/decisions/3440-an-effect-goes-by-what-came-before-its-class.md
    @clause-text @clause-race
    Scenario: Text that Dolls gain is not gained by a unit that only an effect makes a Doll
      Given it is Alice's main phase
      And Alice has a "Doll Workshop" in her left base square
      And Alice has a released "Doll Mistress" in her right own square
      And Alice has a "Twin Banner" in her hand
      When Alice plays "Twin Banner" to her left own square
      And everyone passes until the stack is empty
      Then "Twin Banner" has power 3000
      And "Twin Banner" is frozen

    @clause-race @clause-general @clause-power @clause-whenever
    Scenario: That all units are Dolls comes before the blue of Dolls, and this before the power of the blue
      Given it is Alice's main phase
      And Alice has a "Blue Banner" in her left base square
      And Alice has a "Dye Works" in her middle base square
      And Alice has a "Doll Workshop" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Doll Workshop" to her right base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    # Reading: docs/decisions/3440-an-effect-goes-by-what-came-before-its-class.md
    @clause-general @clause-race
    Scenario: A unit that only an effect makes blue is not made a Doll for being blue
      Given it is Alice's main phase
      And Alice has a "Indigo Rain" in her hand
      And Alice has a "Blue Nursery" in her left base square
      And Alice has a released "Doll Mistress" in her right own square
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Indigo Rain"
      And everyone passes until the stack is empty
      Then "Indigo Rain" is in Alice's graveyard
      And "Ember Guard" has power 3000

    # Reading: docs/decisions/3440-an-effect-goes-by-what-came-before-its-class.md
    @clause-general @clause-power
    Scenario: A unit that only an effect gives power 5000 is not made blue for its power
      Given it is Alice's main phase
      And Alice has a "Giant's Dye" in her left base square
      And Alice has a "Blue Banner" in her middle base square
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000

    @clause-general @clause-smash @clause-whenever
    Scenario: That each unit is blue comes before the smash of the blue
      Given it is Alice's main phase
      And Alice has a "Blue Horn" in her left base square
      And Alice has a "Indigo Rain" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Indigo Rain"
      And everyone passes until the stack is empty
      Then "Ember Guard" has smash 2

    # Reading: docs/decisions/3440-an-effect-goes-by-what-came-before-its-class.md
    @clause-smash @clause-general
    Scenario: A unit that only an effect gives smash 3 is not made blue for its smash
      Given it is Alice's main phase
      And Alice has a "Blue Horn" in her left base square
      And Alice has a "Striker's Dye" in her middle base square
      And Alice has a "War Paint" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "War Paint" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has smash 3

    @clause-control
    Scenario: Who controls a unit goes by who controls the base that says so, and not by whose base it is
      Given it is Bob's main phase
      And Alice controls Bob's "Tyrant's Camp", released in her left base square
      And Bob has a "Tide Scout" in his hand
      When Bob plays "Tide Scout" to his left own square
      And everyone passes until the stack is empty
      Then Alice controls "Tide Scout"

    # Reading: docs/decisions/3440-an-effect-goes-by-what-came-before-its-class.md
    @clause-control @clause-text
    Scenario: Who controls a unit goes by the text that is printed on it, not by what it gains
      Given it is Alice's main phase
      And Alice has a "Spring Shoes" in her hand
      And Alice has a "Piper's Camp" in her hand
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a released "Swift Racer" in his right own square
      When Alice plays "Spring Shoes" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Alice plays "Piper's Camp" to her left base square
      And everyone passes until the stack is empty
      Then Bob controls "Tide Guard"
      And Alice controls "Swift Racer"

    @clause-control
    Scenario: A unit that has been taken stays with who took it though a later effect takes weaker units
      Given it is Alice's main phase
      And Alice has a "Betrayal" in her hand
      And Bob has a "Tyrant's Camp" in his hand
      And Bob has a released "Tide Guard" in his left own square
      And Alice has a released "Ember Scout" in her right own square
      When Alice plays "Betrayal" aiming at "Tide Guard"
      And everyone passes until Bob's main phase
      And Bob plays "Tyrant's Camp" to his left base square
      And everyone passes until the stack is empty
      Then Alice controls "Tide Guard"
      And Bob controls "Ember Scout"

  @DZ-4.14.5-3
  Rule: 4.14.5-3 Of effects of one kind those act first that a card has upon itself, upon power and smash then those of counters, then the rest
    - own: what a card's own ability does to that card is first
    - kind: so it is in each kind
    - counters: upon power and smash what counters do is next
    - smash: so it is upon smash
    - rest: then the rest, though it began before

    @clause-rest
    Scenario: What adds power for each card of a hand, no counters, comes after what set the power earlier
      Given it is Alice's main phase
      And Alice has a "Quick Leveling" in her hand
      And Alice has a "Roll Call" in her hand
      And Alice has a "Tide Camp" in her hand
      And Alice has a released "Ember Giant" in her left own square
      When Alice plays "Quick Leveling"
      And everyone passes until the stack is empty
      And Alice plays "Roll Call" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And "Ember Giant" has power 2000

    @clause-own @clause-rest
    Scenario: What a unit adds to its own power comes before what sets the power of all units, which began earlier
      Given it is Alice's main phase
      And Alice has a "Leveling Camp" in her left base square
      And Alice has a "Growing Oak" in her hand
      When Alice plays "Growing Oak" to her left own square
      And everyone passes until the stack is empty
      Then "Growing Oak" has power 1000

    # Reading: docs/decisions/3441-counters-are-markers-that-an-ability-counts.md
    @clause-own @clause-counters
    Scenario: A unit that sets its own power does so before counters add to it, which began earlier
      Given it is Alice's main phase
      And Alice has a "Hall of Honor" in her left base square
      And Alice has a "Mark of Honor" in her hand
      And Alice has a "Humble Knight" in her hand
      When Alice plays "Humble Knight" to her left own square
      And everyone passes until the stack is empty
      And Alice plays "Mark of Honor" aiming at "Humble Knight"
      And everyone passes until the stack is empty
      Then "Humble Knight" has power 2000

    @clause-kind @clause-rest
    Scenario: The colour that a unit gives itself comes before the colour that all units are given, which began earlier
      Given it is Alice's main phase
      And Alice has a "Red Works" in her left base square
      And Alice has a "Blue Banner" in her middle base square
      And Alice has a "Chameleon" in her hand
      When Alice plays "Chameleon" to her left own square
      And everyone passes until the stack is empty
      Then "Chameleon" is in Alice's left own square
      And "Chameleon" has power 2000

    # Reading: docs/decisions/3441-counters-are-markers-that-an-ability-counts.md
    @clause-counters @clause-rest
    Scenario: What counters add to power comes before what sets the power of all units, which began earlier
      Given it is Alice's main phase
      And Alice has a "Leveling Camp" in her left base square
      And Alice has a "Hall of Honor" in her hand
      And Alice has a "Mark of Honor" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Mark of Honor" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Hall of Honor" to her right base square
      And everyone passes until the stack is empty
      Then "Hall of Honor" is in Alice's right base square
      And "Ember Guard" has power 1000

    # Reading: docs/decisions/3441-counters-are-markers-that-an-ability-counts.md
    @clause-counters @clause-rest @clause-smash
    Scenario: What counters add to smash comes before what sets the smash of all units, which began earlier
      Given it is Alice's main phase
      And Alice has a "Muffling Camp" in her left base square
      And Alice has a "Hall of Fury" in her hand
      And Alice has a "Mark of Honor" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Mark of Honor" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Hall of Fury" to her right base square
      And everyone passes until the stack is empty
      Then "Hall of Fury" is in Alice's right base square
      And "Ember Guard" has smash 1

    @clause-own @clause-rest
    Scenario: What a unit gives itself by an activated ability comes before what set the power of all units earlier
      Given it is Alice's main phase
      And Alice has a "Leveling Camp" in her left base square
      And Alice has a released "Flame Shifter" in her left own square
      When Alice activates "Flame Shifter"
      And everyone passes until the stack is empty
      Then Alice has a card in her smash zone
      And "Flame Shifter" has power 1000

    # Reading: docs/decisions/3446-what-is-on-a-group-is-not-first-on-its-own-card.md
    @clause-own @clause-rest
    Scenario Outline: Banner Sage gives itself power before what set the power of all units earlier, and a giant after it: <target>
      Given it is Alice's main phase
      And Alice has a "Leveling Camp" in her hand
      And Alice has a released "Banner Sage" in her left own square
      And Alice has a released "Ember Giant" in her right own square
      When Alice plays "Leveling Camp" to her left base square
      And everyone passes until the stack is empty
      And Alice activates "Banner Sage" aiming at "<target>"
      And everyone passes until the stack is empty
      Then "Banner Sage" has power 1000
      And "Ember Giant" has power <power>

      Examples:
        | target      | power |
        | Banner Sage | 1000  |
        | Ember Giant | 3000  |

    # Reading: docs/decisions/3441-counters-are-markers-that-an-ability-counts.md
    @clause-rest @clause-counters
    Scenario: What counters add to a use cost does not come before what set the cost earlier: that is so of power and smash alone
      Given it is Alice's main phase
      And Alice has a "Mark of Honor" in her hand
      And Alice has a "Deep Dive" in her hand
      And Alice has a "Hall of Debts" in her hand
      And Alice has a "Quick Leveling" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has two released "Red Spark" in her energy zone
      And Alice has two released "Blue Drop" in her energy zone
      When Alice plays "Mark of Honor" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Deep Dive"
      And everyone passes until the stack is empty
      And Alice plays "Hall of Debts" to her left base square
      And everyone passes until the stack is empty
      Then "Hall of Debts" is in Alice's left base square
      When Alice tries to play "Quick Leveling"
      Then that is refused
      And Alice has three frozen cards in her energy zone

  @DZ-4.14.5-4
  Rule: 4.14.5-4 Of effects of one kind those act first that depend on no other; else the one that began earlier
    - depends: one that another would change waits for the other, though it began earlier
    - earlier: of those that do not depend on each other the earlier acts first
    - circle: so it is with those that each depend on the other

    @clause-depends
    Scenario: That Dolls are Soldiers waits for what makes all units Dolls, which began later
      Given it is Alice's main phase
      And Alice has a "Toy Barracks" in her left base square
      And Alice has a "Soldiers' Mess" in her middle base square
      And Alice has a "Doll Workshop" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Doll Workshop" to her right base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    @clause-depends @clause-earlier
    Scenario: That Dolls are Soldiers comes after what makes all units Dolls, which began earlier
      Given it is Alice's main phase
      And Alice has a "Doll Workshop" in her left base square
      And Alice has a "Soldiers' Mess" in her middle base square
      And Alice has a "Toy Barracks" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Toy Barracks" to her right base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    @clause-earlier
    Scenario: What sets the power of all units comes before what adds to it later
      Given it is Alice's main phase
      And Alice has a "Great Leveling" in her hand
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Giant" in her left own square
      When Alice plays "Great Leveling"
      And everyone passes until the stack is empty
      And Alice plays "Cheer" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" has power 3000

    @clause-earlier
    Scenario: What adds to power comes before what sets the power of all units later
      Given it is Alice's main phase
      And Alice has a "Great Leveling" in her hand
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Great Leveling"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 1000

    @clause-circle
    Scenario: Of two effects that would each undo the other for a Toy Soldier the one that makes it a Doll began earlier, and it is a Doll
      Given it is Alice's main phase
      And Alice has a "Doll Purists" in her left base square
      And Alice has a "Soldier Purists" in her middle base square
      And Alice has a "Soldiers' Mess" in her right base square
      And Alice has a "Toy Soldier" in her hand
      When Alice plays "Toy Soldier" to her left own square
      And everyone passes until the stack is empty
      Then "Toy Soldier" is in Alice's left own square
      And "Toy Soldier" has power 2000

    @clause-circle
    Scenario: Of two effects that would each undo the other for a Toy Soldier the one that makes it a Soldier began earlier, and it is a Soldier
      Given it is Alice's main phase
      And Alice has a "Soldier Purists" in her left base square
      And Alice has a "Doll Purists" in her middle base square
      And Alice has a "Soldiers' Mess" in her right base square
      And Alice has a "Toy Soldier" in her hand
      When Alice plays "Toy Soldier" to her left own square
      And everyone passes until the stack is empty
      Then "Toy Soldier" has power 3000

    @clause-circle
    Scenario: Of two units that take each other's text the one that came to its square later has none
      Given it is Alice's main phase
      And Bob has a released "Jealous Bard" in his left own square
      And Alice has a "Jealous Bard" in her hand
      When Alice plays "Jealous Bard" to her left own square
      And everyone passes until the stack is empty
      Then Bob's "Jealous Bard" has power 3000
      And Alice's "Jealous Bard" is in Alice's left own square
      And Alice's "Jealous Bard" has power 2000

    @clause-circle
    Scenario: Of two units that take each other's text the one that came to its square earlier keeps its own
      Given it is Bob's main phase
      And Alice has a released "Jealous Bard" in her left own square
      And Bob has a "Jealous Bard" in his hand
      When Bob plays "Jealous Bard" to his left own square
      And everyone passes until the stack is empty
      Then Alice's "Jealous Bard" has power 3000
      And Bob's "Jealous Bard" is in Bob's left own square
      And Bob's "Jealous Bard" has power 2000

  @DZ-4.14.5-5
  Rule: 4.14.5-5 A continuous effect begins as its spell or ability resolves; that of a static ability as its card comes to the zone that it needs
    - spell: the effect of a spell begins as it resolves, not as it is played
    - activated: so does that of an activated ability
    - triggered: and that of a triggered one
    - static: that of a static ability begins as its card comes to the squares
    - zone: or to the other zone in which the ability works
    - goes-on: it does not begin anew as the card goes from square to square

    @clause-spell
    Scenario: A strategy played in answer to another resolves first, so that what it does began earlier
      Given it is Alice's main phase
      And Alice has a "Great Leveling" in her hand
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Great Leveling"
      And Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 1000

    @clause-activated
    Scenario: An activated ability that resolves after a strategy played in answer adds to the power that this has set
      Given it is Alice's main phase
      And Alice has a "Quick Leveling" in her hand
      And Alice has a released "Banner Sage" in her right own square
      And Alice has a released "Ember Giant" in her left own square
      When Alice activates "Banner Sage" aiming at "Ember Giant"
      And Alice plays "Quick Leveling"
      And everyone passes until the stack is empty
      Then "Ember Giant" has power 3000

    @clause-triggered
    Scenario: A triggered ability that resolves after a strategy played in answer adds to the power that this has set
      Given it is Alice's main phase
      And Alice has a "Herald of Might" in her hand
      And Alice has a "Quick Leveling" in her hand
      And Bob could respond
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Herald of Might" to her right own square
      And Alice passes
      And Bob passes
      And Alice plays "Quick Leveling"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 2000

    @clause-static
    Scenario: A base that sets the power of all units and comes after power was added sets it to what it says
      Given it is Alice's main phase
      And Alice has a "Leveling Camp" in her hand
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Leveling Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 1000

    @clause-static
    Scenario: A base that sets the power of all units and came before power was added leaves what was added
      Given it is Alice's main phase
      And Alice has a "Leveling Camp" in her hand
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Giant" in her left own square
      When Alice plays "Leveling Camp" to her left base square
      And everyone passes until the stack is empty
      And Alice plays "Cheer" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" has power 3000

    @clause-zone
    Scenario: What a card does from the graveyard began as it came there, though it was on a square before
      Given it is Alice's main phase
      And Alice has a released "Leveling Ghost" in her right own square
      And Alice has a "Cheer" in her hand
      And Alice has a "Scorch" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Leveling Ghost"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 1000

    # Reading: docs/decisions/3442-a-static-effect-goes-on-from-square-to-square.md
    @clause-goes-on
    Scenario: What a unit does from its square does not begin anew as the unit moves to another
      Given it is Alice's main phase
      And Alice has a released "Leveling Monk" in her right own square
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice moves "Leveling Monk" to her middle own square
      And everyone passes until the stack is empty
      Then "Leveling Monk" is in Alice's middle own square
      And "Ember Guard" has power 3000
