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
