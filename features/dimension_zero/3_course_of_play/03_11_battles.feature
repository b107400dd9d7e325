Feature: Dimension Zero 3.11 Battles

  @DZ-3.11.1
  Rule: 3.11.1 Two units of different controllers on one square fight a battle, without the stack
    - meet: two units on one square fight a battle
    - control: of different controllers, whoever owns them
    - stack: it begins by the rules, and not over the stack

    @clause-meet
    Scenario: A unit that moves to a square with a unit of the other player fights a battle there
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then there is a battle in Alice's left enemy square
      And "Tide Scout" is in Bob's right own square

    @clause-meet
    Scenario: A unit that is played to a square with a unit of the other player fights a battle there
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob has a released "Tide Scout" in his right center square
      And Bob could respond
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then there is a battle in Alice's left center square

    @clause-meet
    Scenario: A unit that an effect puts on a square with a unit of the other player fights a battle there
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Strong Gust" in her hand
      And Bob has a released "Tide Scout" in his right own square
      And Bob could respond
      When Alice plays "Strong Gust" aiming at "Tide Scout"
      And everyone passes until a square is chosen
      And Alice chooses her left own square
      And everyone passes until the stack is empty
      Then there is a battle in Alice's left own square

    @clause-control
    Scenario: A unit meets one of its owner's that the other player controls, and they fight a battle
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob controls Alice's "Ember Scout", released in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then there is a battle in Alice's left enemy square

    @clause-control
    Scenario: Two units of one player fight no battle, though they have different owners
      Given it is Alice's main phase
      And Alice controls Bob's "Tide Guard", released in her left own square
      And Alice has a "Quick Hawk" in her hand
      And Alice has a "Strong Gust" in her hand
      And Bob could respond
      When Alice plays "Quick Hawk" to her middle own square
      And Alice plays "Strong Gust" aiming at "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle own square
      And everyone passes until the stack is empty
      Then there is no battle
      And "Quick Hawk" is in Alice's graveyard
      And "Tide Guard" has no damage

    @clause-stack
    Scenario: The battle has begun before anybody can answer to the meeting of the units
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And Bob passes
      Then there is a battle in Alice's left enemy square
      And the stack is empty

  @DZ-3.11.1-1
  Rule: 3.11.1-1 Other rule effects come before the beginning of a battle, and if they take a unit away there is none
    - first: other rule effects that are due resolve before a battle begins
    - came: if one takes the unit that came to the square, there is no battle
    - there: nor if one takes the unit that was there
    - both: nor if both are taken
    - stay: if both stay on the square, the battle begins

    @example
    @clause-came
    Scenario: A unit that has no power left on a chilled line is gone before it fights the unit it was played upon
      Given it is Bob's main phase
      And Alice has a released "Chilling Spire" in her left own square
      And Alice has a released "Braced Archer" in her left center square
      And Bob has a "Tide Scout" in his hand
      And Alice could respond
      When Bob plays "Tide Scout" to his right center square
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And there is no battle
      And "Braced Archer" has no damage
      And "Braced Archer" has power 1000

    @clause-there
    Scenario: A unit that loses its last power as an enemy comes to its square is gone before they fight
      Given it is Alice's main phase
      And Alice has a released "Chilling Spire" in her left center square
      And Alice has a released "Charging Sniper" in her right enemy square
      And Alice has a "Whirlwind" in her hand
      And Bob has a released "Braced Archer" in his middle own square
      And Bob could respond
      When Alice plays "Whirlwind" aiming at "Chilling Spire" and "Charging Sniper"
      And everyone passes until a square is chosen
      And Alice chooses her middle own square for "Chilling Spire" and her middle enemy square for "Charging Sniper"
      Then "Braced Archer" is in Bob's graveyard
      And there is no battle
      And "Charging Sniper" has power 1000

    @clause-both
    Scenario: Units that both lose their last power as they meet fight no battle
      Given it is Alice's main phase
      And Alice has a released "Blighted Idol" in her left center square
      And Alice has a released "Charging Sniper" in her right enemy square
      And Alice has a "Whirlwind" in her hand
      And Bob has a released "Braced Archer" in his middle own square
      And Bob could respond
      When Alice plays "Whirlwind" aiming at "Blighted Idol" and "Charging Sniper"
      And everyone passes until a square is chosen
      And Alice chooses her middle own square for "Blighted Idol" and her middle enemy square for "Charging Sniper"
      Then there is no battle
      And "Braced Archer" is in Bob's graveyard
      And "Charging Sniper" is in Alice's graveyard

    @needs-events
    @clause-first
    Scenario: A unit without power goes to the graveyard before a battle begins on another square
      Given it is Alice's main phase
      And Alice has a released "Chilling Spire" in her middle own square
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Whirlwind" in her hand
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob could respond
      When Alice plays "Whirlwind" aiming at "Tide Scout" and "Ember Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square for "Tide Scout" and her right enemy square for "Ember Guard"
      Then these happened in this order: rule of "Tide Scout", battle start with "Ember Guard"
      And these happened in this order: rule of "Tide Scout", battle start with "Tide Guard"

    @clause-stay
    Scenario: Units that both keep some power on a chilled line fight their battle
      Given it is Bob's main phase
      And Alice has a released "Chilling Spire" in her left own square
      And Alice has a released "Ember Scout" in her left center square
      And Bob has a "Tide Guard" in his hand
      And Alice could respond
      When Bob plays "Tide Guard" to his right center square
      And everyone passes until the stack is empty
      Then there is a battle in Alice's left center square
      And "Tide Guard" has power 2000

  @DZ-3.11.1-2
  Rule: 3.11.1-2 A unit on the square of a battle is in it to its end, unless it leaves the squares
    - there: the units that are there as the battle begins are in it
    - later: so is a unit that comes to the square before it ends
    - away: a unit that goes to another square is in it still
    - leaves: a unit that leaves the squares is in it no more
    - end: when the battle is over no unit is in it

    @clause-there
    Scenario: The units that meet are in a battle, and a unit on another square is not
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a "Melee Horn" in his hand
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Bob plays "Melee Horn"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000
      And "Tide Giant" has power 6000
      And "Tide Guard" has power 3000

    @clause-later
    Scenario: A unit that is played to the square of a battle is in the battle
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob has an "Ambush Fox" in his hand
      And Bob has a "Melee Horn" in his hand
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his right own square
      And everyone passes until the stack is empty
      And Bob plays "Melee Horn"
      And everyone passes until the stack is empty
      Then "Ambush Fox" has power 2000

    @clause-away
    Scenario: A unit that an effect puts on another square in the midst of a battle is still in it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a "Strong Gust" in his hand
      And Bob has a "Melee Horn" in his hand
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Bob plays "Strong Gust" aiming at "Ember Guard"
      And everyone passes until a square is chosen
      And Bob chooses his left center square
      And Bob plays "Melee Horn"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    @clause-leaves
    Scenario: A unit that has gone to the hand and comes back to another square is not in the battle
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Ambush Fox" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob has a "Melee Horn" in his hand
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Ambush Fox"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his left own square
      And everyone passes until the stack is empty
      And Bob plays "Melee Horn"
      And everyone passes until the stack is empty
      Then "Ambush Fox" has power 1000
      And "Ember Guard" has power 4000

    @clause-end
    Scenario: A unit whose battle is over is in a battle no more
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Melee Horn" in her hand
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle is over
      And Alice plays "Melee Horn"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 3000
      And "Melee Horn" is in Alice's graveyard

  @DZ-3.11.1-3
  Rule: 3.11.1-3 A unit may be in several battles, and the end of one does not take it out of the others
    - both: a unit of a battle that another battle begins with is in both
    - end: it is out of a battle as that ends
    - others: but not out of the others

    Background:
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Roping Bull" in her middle center square
      And Alice has a "Raze" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Tide Camp" in his right base square
      And Bob could respond

    @clause-both
    Scenario: A unit that an effect puts out of its battle into another is still one that was attacked
      Given Bob has a "Shield Horn" in his hand
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Raze" aiming at "Tide Camp"
      And everyone passes until the targets are chosen
      And Alice chooses "Tide Giant"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square
      And Bob plays "Shield Horn"
      And everyone passes until the stack is empty
      Then "Tide Giant" has power 6000
      And there is a battle in Alice's middle center square

    @example
    @clause-end @clause-others
    Scenario: A unit that wins the battle it was roped into is still in the battle it came from
      Given Bob has a "Melee Horn" in his hand
      And Bob has a "Charge Horn" in his hand
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Raze" aiming at "Tide Camp"
      And everyone passes until the targets are chosen
      And Alice chooses "Tide Giant"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square
      And everyone passes until there is one battle
      And Bob plays "Melee Horn"
      And everyone passes until the stack is empty
      And Bob plays "Charge Horn"
      And everyone passes until the stack is empty
      Then "Roping Bull" is in Alice's graveyard
      And there is a battle in Alice's left enemy square
      And "Tide Giant" has power 6000

    @clause-others
    Scenario: A unit that has won a battle within another is still in the other battle
      Given Bob has a "Melee Horn" in his hand
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Raze" aiming at "Tide Camp"
      And everyone passes until the targets are chosen
      And Alice chooses "Tide Giant"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square
      And everyone passes until there is one battle
      And Bob plays "Melee Horn"
      And everyone passes until the stack is empty
      Then "Tide Giant" has power 6000

    @clause-end
    Scenario: A unit that attacked in a battle within another has not attacked any more when that is over
      Given Bob has a "Charge Horn" in his hand
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Raze" aiming at "Tide Camp"
      And everyone passes until the targets are chosen
      And Alice chooses "Tide Giant"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square
      And everyone passes until there is one battle
      And Bob plays "Charge Horn"
      And everyone passes until the stack is empty
      Then "Tide Giant" has power 5000
      And "Ember Guard" has power 4000

  @DZ-3.11.1-4
  Rule: 3.11.1-4 Battles that begin on several squares at once go through their steps together

    Background:
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Giant" in her middle own square
      And Alice has a "Whirlwind" in her hand
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob could respond

    Scenario: Two units that come to two squares with enemies at the same time begin two battles together
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Ember Giant"
      And everyone passes until a square is chosen
      And Alice chooses her left enemy square for "Ember Guard" and her right enemy square for "Ember Giant"
      Then the battle in Alice's left enemy square is fought
      And the battle in Alice's right enemy square is fought

    Scenario: Battle damage has been dealt in both battles when the end step of either comes
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Ember Giant"
      And everyone passes until a square is chosen
      And Alice chooses her left enemy square for "Ember Guard" and her right enemy square for "Ember Giant"
      And everyone passes until the battle comes to its end step
      Then "Tide Scout" is in Bob's graveyard
      And "Tide Guard" is in Bob's graveyard
      And "Ember Giant" has 3000 damage

    Scenario: Neither of two battles that began together is over as long as the other is at its end step
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Ember Giant"
      And everyone passes until a square is chosen
      And Alice chooses her left enemy square for "Ember Guard" and her right enemy square for "Ember Giant"
      And everyone passes until the battle comes to its end step
      Then the battle in Alice's left enemy square is fought
      And the battle in Alice's right enemy square is fought

    Scenario: The attacking units of two battles that end together go together, one seeing the other go
      Given Alice has a released "Flock Leader" in her left center square
      And Alice controls Bob's "Proud Drake", released in her middle center square
      And Alice has a "Battle Cheer" in her hand
      And Bob has a released "Fire Warden" in his middle own square
      When Alice plays "Whirlwind" aiming at "Flock Leader" and "Proud Drake"
      And everyone passes until a square is chosen
      And Alice chooses her left enemy square for "Flock Leader" and her middle enemy square for "Proud Drake"
      And everyone passes until battle damage is on the stack
      And Alice plays "Battle Cheer" aiming at "Tide Scout"
      And everyone passes until the battle is over
      Then "Flock Leader" is in Alice's graveyard
      And "Proud Drake" is in Bob's graveyard
      And Alice has a card in her hand

    Scenario: What waits for a battle to begin triggers for each of two that begin together
      Given Alice has a released "Drum Herald" in her left center square
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Ember Giant"
      And everyone passes until a square is chosen
      And Alice chooses her left enemy square for "Ember Guard" and her right enemy square for "Ember Giant"
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then the battle in Alice's left enemy square is fought
      And Alice has two cards in her hand

    Scenario: What waits for units to attack triggers for those of two battles that begin together
      Given Alice has a released "Charge Drummer" in her left center square
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Ember Giant"
      And everyone passes until a square is chosen
      And Alice chooses her left enemy square for "Ember Guard" and her right enemy square for "Ember Giant"
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then the battle in Alice's left enemy square is fought
      And Alice has two cards in her hand

    Scenario: Of two battles that end together each is won by the unit that is left
      Given Alice has a released "Victory Singer" in her left center square
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Ember Giant"
      And everyone passes until a square is chosen
      And Alice chooses her left enemy square for "Ember Guard" and her right enemy square for "Ember Giant"
      And everyone passes until the battle comes to its end step
      And the triggers are put in any order
      And everyone passes until the battle is over
      Then Alice has two cards in her hand

    Scenario: What waits for a battle to end triggers for each of two that end together
      Given Alice has a released "Closing Herald" in her left center square
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Ember Giant"
      And everyone passes until a square is chosen
      And Alice chooses her left enemy square for "Ember Guard" and her right enemy square for "Ember Giant"
      And everyone passes until the battle comes to its end step
      And Bob passes
      And the triggers are put in any order
      And everyone passes until the battle is over
      Then Alice has two cards in her hand

    Scenario: Two battles that began together both wait for a battle that begins within them
      Given Alice has a released "Ember Scout" in her right own square
      And Bob has a released "Tide Giant" in his middle own square
      And Alice has a "Strong Gust" in her hand
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Ember Giant"
      And everyone passes until a square is chosen
      And Alice chooses her left enemy square for "Ember Guard" and her right enemy square for "Ember Giant"
      And Alice plays "Strong Gust" aiming at "Tide Giant"
      And everyone passes until a square is chosen
      And Alice chooses her right own square
      Then the battle in Alice's left enemy square waits
      And the battle in Alice's right enemy square waits
      And the battle in Alice's right own square is fought

    @needs-events
    Scenario: Two battles that began together are both judged before either is over
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Ember Giant"
      And everyone passes until a square is chosen
      And Alice chooses her left enemy square for "Ember Guard" and her right enemy square for "Ember Giant"
      And everyone passes until the battle is over
      Then these happened in this order: battle end of "Ember Guard", fight end, fight end
      And these happened in this order: battle end of "Ember Giant", fight end, fight end

  @DZ-3.11.2
  Rule: 3.11.2 The stack and what is due to go there wait until a battle that has begun is over
    - stack: what is on the stack is not there and does not resolve while a battle is fought
    - triggers: nor do abilities that have triggered and were not put there yet
    - new: what is played in the battle goes to a stack of its own, and resolves there
    - back: after the battle the stack is there again and resolves

    @example
    @clause-stack @clause-back
    Scenario: A strategy on the stack waits while the unit played after it fights, and resolves after the battle
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Read the Tide" in her hand
      And the top of Alice's deck is "Tide Giant"
      And Bob has a "Quick Hawk" in his hand
      And Bob could respond
      When Alice plays "Read the Tide"
      And Bob plays "Quick Hawk" to his right center square
      And everyone passes until the battle begins
      Then the stack is empty
      And "Read the Tide" waits for the battle to end
      And "Tide Giant" is not in Alice's hand
      When everyone passes until the battle is over
      Then "Read the Tide" is on the stack
      And "Tide Giant" is not in Alice's hand
      When everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-stack
    Scenario: Passing in a battle leads to its next step and does not resolve the stack that waits
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Read the Tide" in her hand
      And Bob has a "Quick Hawk" in his hand
      And Bob could respond
      When Alice plays "Read the Tide"
      And Bob plays "Quick Hawk" to his right center square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      Then "Quick Hawk" is in Bob's graveyard
      And Alice has no cards in her hand
      And "Read the Tide" is not in Alice's graveyard

    @clause-stack
    Scenario: A strategy that waits for a battle to end is no spell to be countered in it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Read the Tide" in her hand
      And Alice has a "Hush" in her hand
      And Bob has a "Quick Hawk" in his hand
      And Bob could respond
      When Alice plays "Read the Tide"
      And Alice passes
      And Bob plays "Quick Hawk" to his right center square
      And everyone passes until the battle begins
      And Alice tries to play "Hush"
      Then that is refused
      And "Hush" is in Alice's hand

    @clause-triggers
    Scenario: What triggers as a unit arrives waits until the battle of that unit is over
      Given it is Bob's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice could respond
      And Bob has a "Greeting Hawk" in his hand
      And the top of Bob's deck is "Tide Giant"
      When Bob plays "Greeting Hawk" to his right center square
      And everyone passes until the battle begins
      Then the stack is empty
      And "Tide Giant" is not in Bob's hand
      When everyone passes until the battle comes to its end step
      Then there is a battle
      And "Tide Giant" is not in Bob's hand

    @clause-triggers @clause-back
    Scenario: What has triggered before a battle goes to the stack and resolves after it
      Given it is Bob's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice could respond
      And Bob has a "Greeting Hawk" in his hand
      And the top of Bob's deck is "Tide Giant"
      When Bob plays "Greeting Hawk" to his right center square
      And everyone passes until the battle begins
      And everyone passes until the battle is over
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand

    @clause-new
    Scenario: A strategy played in a battle is aimed at a unit with an ability that waits for that battle to end
      Given it is Alice's main phase
      And Alice has a released "Quick Sage" in her right own square
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Cheer" in her hand
      And Bob has a "Quick Hawk" in his hand
      And Bob could respond
      When Alice activates "Quick Sage"
      And Alice passes
      And Bob plays "Quick Hawk" to his right center square
      And everyone passes until the battle begins
      And Alice plays "Cheer" aiming at "Quick Sage"
      And everyone passes until the battle comes to its end step
      Then "Quick Sage" has power 4000

    @clause-new
    Scenario: A strategy played in a battle resolves though a stack waits for that battle to end
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Read the Tide" in her hand
      And Bob has a "Quick Hawk" in his hand
      And Bob has a "War Lesson" in his hand
      And Bob could respond
      And the top of Bob's deck is "Tide Giant"
      When Alice plays "Read the Tide"
      And Bob plays "Quick Hawk" to his right center square
      And everyone passes until the battle begins
      And Bob plays "War Lesson"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand
      And there is a battle

    @clause-back
    Scenario: A strategy that waits for a battle to end resolves after it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Read the Tide" in her hand
      And the top of Alice's deck is "Tide Giant"
      And Bob has a "Quick Hawk" in his hand
      When Alice plays "Read the Tide"
      And Bob plays "Quick Hawk" to his right center square
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And "Read the Tide" is in Alice's graveyard

    @clause-stack
    Scenario: Neither of two strategies that wait for a battle to end is a spell to be countered in it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Read the Tide" in her hand
      And Alice has a "Hush" in her hand
      And Bob has a "War Lesson" in his hand
      And Bob has a "Quick Hawk" in his hand
      And Bob could respond
      When Alice plays "Read the Tide"
      And Alice passes
      And Bob plays "War Lesson"
      And Alice passes
      And Bob plays "Quick Hawk" to his right center square
      And everyone passes until the battle begins
      And Alice tries to play "Hush"
      Then that is refused

    @clause-back
    Scenario: A strategy that has waited for a battle is a spell again after it that can be countered
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Read the Tide" in her hand
      And Bob has a "Quick Hawk" in his hand
      And Bob has a "Hush" in his hand
      And Bob could respond
      When Alice plays "Read the Tide"
      And Bob plays "Quick Hawk" to his right center square
      And everyone passes until the battle begins
      And everyone passes until the battle is over
      And Bob tries to play "Hush"
      Then that is allowed

    @clause-stack @clause-back
    Scenario: What a strategy does while it is on the stack it does not do while it waits for a battle
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Rising Anthem" in her hand
      And Bob has a "Quick Hawk" in his hand
      And Bob could respond
      When Alice plays "Rising Anthem"
      Then "Ember Guard" has power 4000
      When Bob plays "Quick Hawk" to his right center square
      And everyone passes until the battle begins
      Then "Ember Guard" has power 3000
      When everyone passes until the battle is over
      Then "Rising Anthem" is on the stack
      And "Ember Guard" has power 4000

  @DZ-3.11.3
  Rule: 3.11.3 A battle that begins within another is fought first, and the other one waits
    - first: the new battle is fought first, to its end, and until then the other battle does not go on
    - back: then the other goes on where it was

    @example
    @clause-first @clause-back
    Scenario: A unit leaps out of its battle, meets a lurking one, and the first battle waits for theirs
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her middle center square
      And Alice has a released "Lurking Fang" in her left center square
      And Bob has a released "Leaping Mare" in his middle own square
      And Bob could respond
      When Alice moves "Ember Guard" to her middle enemy square
      And everyone passes until the battle begins
      And Bob activates "Leaping Mare"
      And everyone passes until a square is chosen
      And Bob chooses his right own square
      And everyone passes until a square is chosen
      And Alice chooses her left enemy square
      Then the battle in Alice's left enemy square is fought
      And the battle in Alice's middle enemy square waits
      And the battle stands at the first step
      When everyone passes until there is one battle
      Then the battle in Alice's middle enemy square is fought
      And the battle stands at the first step
      And "Leaping Mare" is in Bob's graveyard
      And "Lurking Fang" is in Alice's left enemy square
      And "Ember Guard" has no damage

    @clause-first
    Scenario: Passing in a battle within a battle deals the damage of the new one only
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Giant" in her middle own square
      And Alice has a "Strong Gust" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Strong Gust" aiming at "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle own square
      And everyone passes until the battle comes to its end step
      Then "Tide Guard" is in Bob's graveyard
      And "Ember Guard" has no damage
      And "Tide Giant" has no damage
      And the battle in Alice's left enemy square waits

    @clause-back
    Scenario: When the battle within it is over, a battle goes on and deals its damage
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Giant" in her middle own square
      And Alice has a "Strong Gust" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Strong Gust" aiming at "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle own square
      And everyone passes until the battle is over
      Then "Tide Guard" is in Bob's graveyard
      And "Ember Guard" is in Alice's graveyard
      And "Tide Giant" has 3000 damage

    @clause-back
    Scenario: Power added until the end of a step of a battle outlasts the steps of another battle that is fought within that step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Giant" in her middle own square
      And Alice has a "Short Cheer" in her hand
      And Alice has a "Strong Gust" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Short Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Strong Gust" aiming at "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle own square
      And everyone passes until there is one battle
      Then the battle in Alice's left enemy square is fought
      And the battle stands at the first step
      And "Ember Guard" has power 5000

    @clause-first
    Scenario: A battle waits for one that begins within another one that it waits for, and its unit is still in it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Giant" in her middle own square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has two "Strong Gust" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a released "Tide Scout" in his middle own square
      And Bob has a "Melee Horn" in his hand
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Strong Gust" aiming at "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle own square
      And Alice plays "Strong Gust" aiming at "Tide Scout"
      And everyone passes until a square is chosen
      And Alice chooses her right own square
      And Bob plays "Melee Horn"
      And everyone passes until the stack is empty
      Then the battle in Alice's left enemy square waits
      And the battle in Alice's middle own square waits
      And the battle in Alice's right own square is fought
      And "Ember Guard" has power 4000

  @DZ-3.11.4
  Rule: 3.11.4 A battle has a first, a second and an end step, each there even when nothing happens
    - first: it begins with the first battle step
    - second: then comes the second battle step, even when nothing happens in it
    - end: then the end step, even when nothing happens in it

    Background:
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob could respond

    @clause-first
    Scenario: A battle begins with its first step
      When Alice moves "Ember Guard" to her left enemy square
      And Bob passes
      Then the battle stands at the first step

    @clause-second
    Scenario: When both have passed in the first step and no unit strikes in it, the second step comes
      When Alice moves "Ember Guard" to her left enemy square
      And Bob passes
      And Bob passes
      Then the battle stands at the second step

    @clause-end
    Scenario: When the damage of the second step has been dealt and both pass again, the end step comes
      When Alice moves "Ember Guard" to her left enemy square
      And Bob passes
      And Bob passes
      And Bob passes
      And Bob passes
      And Bob passes
      Then the battle stands at the end step

    @clause-second
    Scenario: The second step comes though one unit has left the battle in the first step
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      And Bob passes
      Then the battle stands at the second step

    @clause-end
    Scenario: The end step comes though one unit has left the battle in the first step
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      And Bob passes
      And Bob passes
      Then the battle stands at the end step

    @needs-events
    @clause-first @clause-second @clause-end
    Scenario: A battle has begun and ended each of its three steps in order before it is over
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle is over
      Then these happened in this order: step start as first, step end as first, step start as second, step end as second, step start as end, step end as end, fight end

  # docs/decisions/3010-who-comes-to-a-battle-late.md
  @DZ-3.11.5
  Rule: 3.11.5 The unit that came to the square later has attacked, the one that was there was attacked
    - attacked: the unit that came to the square later has attacked
    - was: the unit that was there before was attacked
    - away: a unit that goes to another square keeps its part
    - leaves: a unit that leaves the squares loses it

    @example
    @clause-attacked @clause-was
    Scenario: Abilities of the unit that attacks and of the one that is attacked both trigger
      Given it is Alice's main phase
      And Alice has a "Charging Sniper" in her hand
      And Bob has a released "Braced Archer" in his right center square
      And Bob could respond
      When Alice plays "Charging Sniper" to her left center square
      And everyone passes until the battle begins
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then "Charging Sniper" has power 4000
      And "Braced Archer" has power 4000

    @clause-attacked
    Scenario: Only the unit that came to the square has attacked, on its opponent's turn too
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a "Quick Hawk" in his hand
      And Bob has a "Charge Horn" in his hand
      And Bob could respond
      When Alice passes
      And Bob plays "Quick Hawk" to his right center square
      And everyone passes until the battle begins
      And Bob plays "Charge Horn"
      And everyone passes until the stack is empty
      Then "Quick Hawk" has power 2000
      And "Ember Guard" has power 3000

    @clause-was
    Scenario: Only the unit that was on the square before was attacked
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Shield Horn" in his hand
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Bob plays "Shield Horn"
      And everyone passes until the stack is empty
      Then "Tide Giant" has power 6000
      And "Ember Guard" has power 3000

    @clause-away
    Scenario: A unit that attacked and then goes to another square has still attacked
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Strong Gust" in his hand
      And Bob has a "Charge Horn" in his hand
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Bob plays "Strong Gust" aiming at "Ember Guard"
      And everyone passes until a square is chosen
      And Bob chooses his left center square
      And Bob plays "Charge Horn"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    @clause-leaves
    Scenario: A unit that was attacked and comes back from the hand was attacked no more
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Ambush Fox" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob has a "Shield Horn" in his hand
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Ambush Fox"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his left own square
      And everyone passes until the stack is empty
      And Bob plays "Shield Horn"
      And everyone passes until the stack is empty
      Then "Ambush Fox" has power 1000
      And "Shield Horn" is in Bob's graveyard

  @DZ-3.11.5-1
  Rule: 3.11.5-1 Enemy units put on a square at the same time have both attacked and been attacked
    - attacked: both have attacked
    - was: both have been attacked

    Background:
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Whirlwind" in her hand
      And Bob has a released "Tide Guard" in his left own square
      And Bob could respond

    @clause-attacked
    Scenario: Two units put on one square at the same time have both attacked
      Given Bob has a "Charge Horn" in his hand
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square for "Ember Guard" and her middle center square for "Tide Guard"
      And Bob plays "Charge Horn"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000
      And "Tide Guard" has power 4000

    @clause-was
    Scenario: Two units put on one square at the same time were both attacked
      Given Bob has a "Shield Horn" in his hand
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square for "Ember Guard" and her middle center square for "Tide Guard"
      And Bob plays "Shield Horn"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000
      And "Tide Guard" has power 4000

    @clause-attacked
    Scenario: Abilities of two units that trigger by an attack both trigger where they meet at the same time
      Given Alice has a released "Charging Sniper" in her middle own square
      And Bob has a released "Charging Sniper" in his middle own square
      When Alice plays "Whirlwind" aiming at Alice's "Charging Sniper" and Bob's "Charging Sniper"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square for Alice's "Charging Sniper" and her middle center square for Bob's "Charging Sniper"
      And everyone passes until the stack is empty
      Then Alice's "Charging Sniper" has power 4000
      And Bob's "Charging Sniper" has power 4000

    @clause-was
    Scenario: Abilities of two units that trigger by being attacked both trigger where they meet at the same time
      Given Alice has a released "Braced Archer" in her middle own square
      And Bob has a released "Braced Archer" in his middle own square
      When Alice plays "Whirlwind" aiming at Alice's "Braced Archer" and Bob's "Braced Archer"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square for Alice's "Braced Archer" and her middle center square for Bob's "Braced Archer"
      And everyone passes until the stack is empty
      Then Alice's "Braced Archer" has power 4000
      And Bob's "Braced Archer" has power 4000

  @DZ-3.11.5-2
  Rule: 3.11.5-2 Through a battle within a battle a unit may have both attacked and been attacked

    @example
    Scenario: A unit that was attacked rolls on into an enemy at the end of the battle, and has attacked as well
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Giant" in her middle center square
      And Bob could respond
      And Bob has a released "Rolling Boulder" in his right own square
      And Bob has a "Charge Horn" in his hand
      And Bob has a "Shield Horn" in his hand
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until somebody may say no
      And Bob says yes
      And Bob chooses his middle center square
      And Bob plays "Charge Horn"
      And everyone passes until the stack is empty
      And Bob plays "Shield Horn"
      And everyone passes until the stack is empty
      Then "Rolling Boulder" has power 6000
      And "Ember Giant" has power 6000
