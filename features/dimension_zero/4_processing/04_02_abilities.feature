Feature: Dimension Zero 4.2 Abilities

  @DZ-4.2.1
  Rule: 4.2.1 An ability is what the text lets a card do; what it or a spell brings about is an effect
    - text: an ability is what the text says that the card does; a flavor text is none
    - effect: what a spell or an ability has brought about is an effect, which is there without them

    @clause-text
    Scenario: A unit that has nothing but a flavor text counts as one without text
      Given it is Alice's main phase
      And Alice has a "Plain Talk" in her hand
      And Bob has a released "Storied Guard" in his left own square
      And Bob has a released "Calm Sage" in his right own square
      When Alice plays "Plain Talk"
      And everyone passes until the stack is empty
      Then "Storied Guard" is in Bob's hand
      And "Calm Sage" is in Bob's right own square

    @clause-effect
    Scenario: What a spell has brought about is there when the spell is gone
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Cheer" in her hand
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Cheer" is in Alice's graveyard
      And "Ember Guard" has power 5000

    @clause-effect
    Scenario: What an ability has brought about is there when the card with the ability is gone
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Field Sergeant" in her right own square
      And Alice has a "Scorch" in her hand
      When Alice activates "Field Sergeant"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Field Sergeant"
      And everyone passes until the stack is empty
      Then "Field Sergeant" is in Alice's graveyard
      And "Ember Guard" has power 4000

  @DZ-4.2.5
  Rule: 4.2.5 An ability on the stack stands alone, even when its card goes to another zone
    - activated: an activated ability
    - triggered: a triggered ability

    @clause-activated
    Scenario: An activated ability resolves although its card has gone to the graveyard
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      And Bob has a "Scorch" in his hand
      When Alice activates "Calm Sage"
      And Bob plays "Scorch" aiming at "Calm Sage"
      And everyone passes until the stack is empty
      Then "Calm Sage" is in Alice's graveyard
      And Alice has a card in her hand

    @clause-activated
    Scenario: An activated ability resolves although its card has gone back to the hand
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      And Bob has an "Emergency Call" in his hand
      When Alice activates "Calm Sage"
      And Bob plays "Emergency Call" aiming at "Calm Sage"
      And everyone passes until the stack is empty
      Then "Calm Sage" is in Alice's hand
      And Alice has two cards in her hand

    @example @clause-triggered
    Scenario: A triggered ability deals its damage although its base has been destroyed before
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left own square
      And Alice has a "Landslide" in her hand
      And Bob has a released "Mined Road" in his right base square
      And Bob has a "Scorch" in his hand
      When Alice passes
      And Bob plays "Scorch" aiming at "Ember Giant"
      And Alice passes
      And Alice plays "Landslide" aiming at "Mined Road"
      And everyone passes until the stack is empty
      Then "Mined Road" is in Bob's graveyard
      And "Ember Giant" has 4000 damage

  @DZ-4.2.6
  Rule: 4.2.6 An ability asks what a card was just before it moved other than from square to square
    - resolve: so it is as the ability resolves
    - stack: so it is as the ability is put on the stack
    - along: a card that has only moved from square to square is looked at where it is

    @example @clause-resolve
    Scenario: A unit that has gone back to the hand deals damage in the line where it stood
      Given it is Alice's main phase
      And Alice has a "Plasma Hatchling" in her hand
      And Alice has an "Emergency Call" in her hand
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a released "Tide Giant" in his middle own square
      When Alice plays "Plasma Hatchling" to her left own square
      And Alice passes
      And Alice plays "Emergency Call" aiming at "Plasma Hatchling"
      And everyone passes until the stack is empty
      Then "Plasma Hatchling" is in Alice's hand
      And "Tide Guard" has 1000 damage
      And "Tide Giant" has no damage

    @clause-resolve
    Scenario: A unit that was sacrificed for its ability and has come back since deals damage by the power that it had before
      Given it is Alice's main phase
      And Alice has a released "Dying Ember" in her left own square
      And Alice has a "Cheer" in her hand
      And Alice has a "Homecoming" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Cheer" aiming at "Dying Ember"
      And everyone passes until the stack is empty
      And Alice activates "Dying Ember"
      And Alice plays "Homecoming"
      And Alice puts "Dying Ember" on her left own square
      And everyone passes until the stack is empty
      Then "Dying Ember" is in Alice's left own square
      And "Tide Giant" has 4000 damage

    @clause-resolve
    Scenario: A unit that has left and come back on another square freezes the line where it stands as it is activated
      Given it is Alice's main phase
      And Alice has a released "Line Frost" in her left own square
      And Alice has a "Round Trip" in her hand
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a released "Tide Giant" in his middle own square
      When Alice plays "Round Trip" aiming at "Line Frost"
      And everyone passes until the stack is empty
      And Alice activates "Line Frost"
      And everyone passes until the stack is empty
      Then "Tide Giant" is frozen
      And "Tide Guard" is released

    @clause-resolve
    Scenario: A unit that has left and come back on another square deals damage in the line where it stood
      Given it is Alice's main phase
      And Alice has a "Plasma Hatchling" in her hand
      And Bob has a "Round Trip" in his hand
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a released "Tide Giant" in his middle own square
      When Alice plays "Plasma Hatchling" to her left own square
      And Bob passes
      And Bob plays "Round Trip" aiming at "Plasma Hatchling"
      And everyone passes until the stack is empty
      Then "Plasma Hatchling" is in Bob's middle center square
      And "Tide Guard" has 1000 damage
      And "Tide Giant" has no damage

    @clause-resolve
    Scenario: A unit whose ability lies above a strategy on the stack leaves and comes back, and deals damage by the power that it had
      Given it is Alice's main phase
      And Alice has a released "War Drummer" in her left own square
      And Alice has a "Cheer" in her hand
      And Alice has a "Quick Study" in her hand
      And Alice has a "Round Trip" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Cheer" aiming at "War Drummer"
      And everyone passes until the stack is empty
      And Alice plays "Quick Study"
      And Alice activates "War Drummer"
      And Alice plays "Round Trip" aiming at "War Drummer"
      And everyone passes until the stack is empty
      Then "War Drummer" is in Alice's middle center square
      And "War Drummer" has power 2000
      And "Tide Giant" has 4000 damage

    @clause-resolve
    Scenario: A unit that leaves, comes back and leaves again while its ability is on the stack deals damage by the power that it had first
      Given it is Alice's main phase
      And Alice has a released "War Drummer" in her left own square
      And Alice has a "Cheer" in her hand
      And Alice has a "Round Trip" in her hand
      And Alice has a "Recall" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Cheer" aiming at "War Drummer"
      And everyone passes until the stack is empty
      And Alice activates "War Drummer"
      And Alice plays "Round Trip" aiming at "War Drummer"
      And everyone passes until there is one thing left on the stack
      And Alice plays "Recall" aiming at "War Drummer"
      And everyone passes until the stack is empty
      Then "War Drummer" is in Alice's hand
      And "Tide Giant" has 4000 damage

    @clause-resolve
    Scenario: A unit that is buried while its ability is on the stack deals damage by the power that it had on its square
      Given it is Alice's main phase
      And Alice has a released "War Drummer" in her left own square
      And Alice has a "Round Trip" in her hand
      And Alice has a "Cheer" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Sinking Sand" in his hand
      When Alice plays "Round Trip" aiming at "War Drummer"
      And everyone passes until the stack is empty
      And Alice plays "Cheer" aiming at "War Drummer"
      And everyone passes until the stack is empty
      And Alice activates "War Drummer"
      And Alice passes
      And Bob plays "Sinking Sand" aiming at "War Drummer"
      And everyone passes until the stack is empty
      Then "War Drummer" lies buried under "Tide Giant"
      And "Tide Giant" has 4000 damage

    @clause-resolve
    Scenario: A unit that leaves and comes back in a battle for whose end its ability waits deals damage by the power that it had
      Given it is Alice's main phase
      And Alice has a released "War Drummer" in her left own square
      And Alice has a "Cheer" in her hand
      And Alice has a "Quick Hawk" in her hand
      And Alice has a "Sudden Detour" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his right center square
      When Alice plays "Cheer" aiming at "War Drummer"
      And everyone passes until the stack is empty
      And Alice activates "War Drummer"
      And Alice plays "Quick Hawk" to her left center square
      And everyone passes until the battle begins
      And Alice plays "Sudden Detour" aiming at "War Drummer"
      And everyone passes until the battle is over
      And everyone passes until the stack is empty
      Then "War Drummer" is in Alice's middle center square
      And "War Drummer" has power 2000
      And "Tide Giant" has 4000 damage

    @clause-resolve
    Scenario: A unit that comes from the graveyard to a square while its ability is on the stack deals damage by the power that it had in the graveyard
      Given it is Alice's main phase
      And Alice has a "Grave Spear" in her graveyard
      And Alice has a "Drill Ground" in her left base square
      And Alice has a "Homecoming" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice activates "Grave Spear"
      And Alice plays "Homecoming"
      And everyone passes until a square is chosen
      And Alice puts "Grave Spear" on her left own square
      And everyone passes until the stack is empty
      Then "Grave Spear" is in Alice's left own square
      And "Grave Spear" has power 3000
      And "Tide Giant" has 2000 damage

    @clause-stack
    Scenario: A unit that has gone to the graveyard before its ability is stacked has its line chosen from
      Given it is Alice's main phase
      And Alice has a "Line Singer" in her hand
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a released "Tide Giant" in his middle own square
      When Alice plays "Line Singer" to her left center square
      And everyone passes until the stack is empty
      Then "Line Singer" is in Alice's graveyard
      And "Tide Guard" is frozen
      And "Tide Giant" is released

    @clause-along
    Scenario: A unit that has been put on another square deals damage in the line where it stands
      Given it is Alice's main phase
      And Alice has a "Plasma Hatchling" in her hand
      And Alice has a "Rough Shove" in her hand
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a released "Tide Giant" in his middle own square
      When Alice plays "Plasma Hatchling" to her left own square
      And Alice passes
      And Alice plays "Rough Shove" aiming at "Plasma Hatchling"
      And Alice chooses her middle own square
      And everyone passes until the stack is empty
      Then "Plasma Hatchling" is in Alice's middle own square
      And "Tide Giant" has 1000 damage
      And "Tide Guard" has no damage
