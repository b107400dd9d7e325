Feature: Dimension Zero 5.17 Resistance

  Background:
    Given it is Alice's main phase

  @DZ-5.17.1
  Rule: 5.17.1 Resistance is a static ability

    Scenario: Resistance works by itself, without going to the stack
      Given Bob has a released "Fire Warden" in his left own square
      And Bob could respond
      And Alice has a "Red Rain" in her hand
      When Alice plays "Red Rain"
      Then there is one thing on the stack
      When everyone passes until the stack is empty
      Then "Red Rain" is in Alice's graveyard
      And "Fire Warden" has no damage

  @DZ-5.17.2
  Rule: 5.17.2 Cards that meet the condition of resistance neither damage the card nor target it
    - damage: they deal it no damage by what they say
    - battle: nor in battle
    - target: they cannot target it
    - this: only the card itself resists
    - condition: a card that does not meet the condition does both
    - effect: a condition may be a zone effect as well
    - left: a card that has left the squares counts as it was there

    @clause-damage
    Scenario: A red strategy that damages each unit does not damage one that resists red
      Given Bob has a released "Fire Warden" in his left own square
      And Alice has a "Red Rain" in her hand
      When Alice plays "Red Rain"
      And everyone passes until the stack is empty
      Then "Red Rain" is in Alice's graveyard
      And "Fire Warden" has no damage

    @clause-battle
    Scenario: A red unit deals no damage in battle to a unit that resists red
      Given Bob has a released "Fire Warden" in his right own square
      And Alice has a released "Ember Scout" in her left center square
      When Alice moves "Ember Scout" to her left enemy square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Fire Warden" has no damage

    @clause-target
    Scenario: A red strategy cannot target it
      Given Bob has a released "Fire Warden" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his middle own square
      And Alice has a "Scorch" in her hand
      When Alice tries to play "Scorch" aiming at "Fire Warden"
      Then that is refused
      And "Tide Guard" has no damage
      And "Tide Giant" has no damage

    @clause-this
    Scenario: Another unit of the same player is damaged by a red strategy
      Given Bob has a released "Fire Warden" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      And Alice has a "Red Rain" in her hand
      When Alice plays "Red Rain"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage

    @clause-condition
    Scenario: A blue strategy damages it
      Given Bob has a released "Fire Warden" in his left own square
      And Alice has a "Blue Rain" in her hand
      When Alice plays "Blue Rain"
      And everyone passes until the stack is empty
      Then "Fire Warden" has 1000 damage

    @clause-effect
    Scenario: A unit with an energy zone effect deals no damage to one that resists such cards
      Given Bob has a released "Ember Warden" in his right own square
      And Alice has a released "Buried Ember" in her left center square
      When Alice moves "Buried Ember" to her left enemy square
      And everyone passes until the stack is empty
      Then "Buried Ember" is in Alice's graveyard
      And "Ember Warden" has no damage

    @clause-battle @clause-left
    Scenario: A unit that was red on its square has left it before its battle damage is dealt
      Given Bob has a released "Fire Warden" in his right own square
      And Alice has a released "Red Works" in her left base square
      And Alice has a released "Tide Scout" in her left center square
      And Alice has a "Retreat" in her hand
      When Alice moves "Tide Scout" to her left enemy square
      And everyone passes until battle damage is on the stack
      And Alice plays "Retreat" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's hand
      And "Fire Warden" has no damage

    @clause-damage @clause-left
    Scenario: A unit that was red on its square deals no damage by what triggers as it goes to the graveyard
      Given Bob has a released "Fire Warden" in his right own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a released "Red Works" in her left base square
      And Alice has a released "Bursting Jelly" in her left own square
      And Alice has a "Scorch" in her hand
      When Alice plays "Scorch" aiming at "Bursting Jelly"
      And everyone passes until the stack is empty
      Then "Bursting Jelly" is in Alice's graveyard
      And "Fire Warden" has no damage
      And "Ember Guard" has 1000 damage

    @clause-damage @clause-left
    Scenario: A base that was red on its base square deals no damage by what it is put into the graveyard for
      Given Bob has a released "Fire Warden" in his right own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a released "Shrine of Glow" in her left base square
      When Alice activates "Shrine of Glow"
      And everyone passes until the stack is empty
      Then "Shrine of Glow" is in Alice's graveyard
      And "Fire Warden" has no damage
      And "Ember Guard" has 1000 damage

    @clause-condition @clause-left
    Scenario: A unit that was red when it left a square and is blue on a square now damages it
      Given Bob has a released "Fire Warden" in his right own square
      And Alice has a released "Red Works" in her left base square
      And Alice has a released "Hail Caster" in her left own square
      And Alice has a "Homeward Wind" in her hand
      And Alice has a "Camp Raid" in her hand
      When Alice plays "Homeward Wind" aiming at "Hail Caster"
      And everyone passes until the stack is empty
      And Alice plays "Camp Raid"
      And everyone passes until the stack is empty
      And Alice plays "Hail Caster" to her left own square
      And everyone passes until the stack is empty
      And Alice activates "Hail Caster"
      And everyone passes until the stack is empty
      Then "Hail Caster" has 1000 damage
      And "Fire Warden" has 1000 damage

    @clause-battle @clause-left
    Scenario: A unit that was red when it left a square and is blue now damages it in battle
      Given Bob has a released "Fire Warden" in his middle center square
      And Alice has a released "Red Works" in her left base square
      And Alice has a released "Hail Caster" in her left own square
      And Alice has a "Homeward Wind" in her hand
      And Alice has a "Camp Raid" in her hand
      When Alice plays "Homeward Wind" aiming at "Hail Caster"
      And everyone passes until the stack is empty
      And Alice plays "Camp Raid"
      And everyone passes until the stack is empty
      And Alice plays "Hail Caster" to her middle center square
      And everyone passes until the stack is empty
      Then "Fire Warden" is in Bob's graveyard

    @clause-condition @clause-left
    Scenario: A unit that was red when it left a square is blue to it by what it does in the energy zone
      Given Bob has a released "Fire Warden" in his right own square
      And Alice has a released "Red Works" in her left base square
      And Alice has a released "Deep Geyser" in her left own square
      And Alice has a "Return to Ash" in her hand
      When Alice plays "Return to Ash" aiming at "Deep Geyser"
      And everyone passes until the stack is empty
      And Alice activates "Deep Geyser"
      And everyone passes until the stack is empty
      Then "Fire Warden" has 1000 damage

    @clause-condition
    Scenario: A red strategy does not damage a unit that resists green and red
      Given Bob has a released "Twofold Warden" in his left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a "Red Rain" in her hand
      When Alice plays "Red Rain"
      And everyone passes until the stack is empty
      Then "Twofold Warden" has no damage
      And "Ember Guard" has 1000 damage

    @clause-target
    Scenario: A unit that resists only since it became a target is an improper one, and nothing else is done either
      Given Alice has a "Calm Rebuke" in her hand
      And Bob has a frozen "Tide Guard" in his left own square
      And Bob has a "Warding Word" in his hand
      When Alice plays "Calm Rebuke" aiming at "Tide Guard"
      And Bob plays "Warding Word" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's left own square
      And "Calm Rebuke" is in Alice's graveyard
      And Alice has no cards in her hand
