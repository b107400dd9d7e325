Feature: Dimension Zero 6.5 Moving a target

  Background:
    Given it is Alice's main phase

  @DZ-6.5.1
  Rule: 6.5.1 A target can be changed only to a legal one; otherwise it stays
    - spell: a target of a spell on the stack is changed
    - ability: so is one of an ability on the stack
    - proper: what is chosen must be a proper target for the spell or ability
    - none: where there is no proper one, nothing is changed
    - named: nor where what the effect names is not proper
    - others: what becomes a target must go with the targets that stay

    @clause-spell
    Scenario: A strategy of Alice's is led by Bob to a unit of hers
      Given Alice has a "Scorch" in her hand
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Misdirection" in his hand
      When Alice plays "Scorch" aiming at "Tide Giant"
      And Bob plays "Misdirection" aiming at "Scorch"
      And everyone passes until the stack is empty
      Then "Ember Giant" has 2000 damage

    @clause-ability
    Scenario: An ability of Alice's is led by Bob to another unit of his
      Given Alice has a released "Ember Marksman" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a "Crossed Aim" in his hand
      When Alice activates "Ember Marksman" aiming at "Tide Giant"
      And Alice passes
      And Bob plays "Crossed Aim" aiming at "Ember Marksman"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And "Tide Giant" is in Bob's left own square

    @clause-proper
    Scenario: A unit that is not as the text asks cannot become the target
      Given Alice has a "Calm Rebuke" in her hand
      And Bob has a frozen "Tide Giant" in his left own square
      And Bob has a frozen "Tide Guard" in his middle own square
      And Bob has a frozen "Tide Brute" in his right own square
      And Bob has a released "Tide Scout" in his left center square
      And Bob has a "Misdirection" in his hand
      When Alice plays "Calm Rebuke" aiming at "Tide Giant"
      And Bob plays "Misdirection" aiming at "Calm Rebuke"
      And everyone passes until the targets are chosen
      And Bob tries to choose "Tide Scout"
      Then that is refused

    @clause-proper
    Scenario: For what speaks of a unit of the opponent's no unit of its own player's can be chosen
      Given Alice has a released "Ember Marksman" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Scout" in his middle own square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Crossed Aim" in his hand
      When Alice activates "Ember Marksman" aiming at "Tide Giant"
      And Alice passes
      And Bob plays "Crossed Aim" aiming at "Ember Marksman"
      And everyone passes until the targets are chosen
      And Bob tries to choose "Ember Marksman"
      Then that is refused

    @clause-none
    Scenario: A strategy for which there is no other proper target keeps its own
      Given Alice has a "Calm Rebuke" in her hand
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a frozen "Tide Giant" in his left own square
      And Bob has a "Misdirection" in his hand
      When Alice plays "Calm Rebuke" aiming at "Tide Giant"
      And Bob plays "Misdirection" aiming at "Calm Rebuke"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard
      And "Ember Giant" is in Alice's left own square

    @clause-none
    Scenario: A unit that is one of the targets already does not take the place of another
      Given Alice has a "Twin Recall" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Stand In" in his hand
      When Alice plays "Twin Recall" aiming at "Tide Scout" and "Tide Guard"
      And Bob plays "Stand In" aiming at "Twin Recall"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's hand
      And "Tide Guard" is in Bob's hand

    @clause-named
    Scenario: A released unit does not take a strategy upon itself that is for frozen ones
      Given Alice has a "Calm Rebuke" in her hand
      And Bob has a frozen "Tide Giant" in his left own square
      And Bob has a released "Brave Decoy" in his right own square
      When Alice plays "Calm Rebuke" aiming at "Tide Giant"
      And Bob activates "Brave Decoy"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard
      And "Brave Decoy" is in Bob's right own square

    @clause-spell
    Scenario: A unit takes a strategy upon itself
      Given Alice has a "Scorch" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Brave Decoy" in his right own square
      When Alice plays "Scorch" aiming at "Tide Giant"
      And Bob activates "Brave Decoy"
      And everyone passes until the stack is empty
      Then "Brave Decoy" has 2000 damage

    @clause-spell
    Scenario: Of two strategies on the stack the one that is not spoken of keeps its target
      Given Alice has a "Scorch" in her hand
      And Alice has a "Twin Recall" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his middle own square
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a "Misdirection" in his hand
      When Alice plays "Scorch" aiming at "Tide Giant"
      And Alice plays "Twin Recall" aiming at "Tide Guard"
      And Bob plays "Misdirection" aiming at "Twin Recall"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's hand
      And "Tide Guard" is in Bob's middle own square
      And "Tide Giant" has 2000 damage

    @clause-ability
    Scenario: Of two abilities of a unit the one with a target is led to another, and something has been changed
      Given Alice has a released "Learning Archer" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a frozen "Tide Guard" in his right own square
      And Bob has a "Sly Detour" in his hand
      When Alice activates "Learning Archer" aiming at "Tide Giant"
      And Bob plays "Sly Detour" aiming at "Learning Archer"
      And everyone passes until the stack is empty
      Then "Tide Giant" has no damage
      And "Tide Guard" has 1000 damage
      And Alice has a card in her hand
      And Alice has a card in her smash zone

    @clause-none
    Scenario: Where no target could be changed none has been
      Given Alice has a released "Ember Marksman" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Sly Detour" in his hand
      When Alice activates "Ember Marksman"
      And Alice passes
      And Bob plays "Sly Detour" aiming at "Ember Marksman"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard
      And Alice has no cards in her smash zone

    @clause-ability
    Scenario: Both abilities of a unit on the stack are led to another target
      Given Alice has a released "Ember Marksman" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Sly Detour" in his hand
      When Alice activates "Ember Marksman" aiming at "Tide Giant"
      And Alice activates "Ember Marksman" aiming at "Tide Giant"
      And Alice passes
      And Bob plays "Sly Detour" aiming at "Ember Marksman"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard
      And "Tide Giant" is in Bob's left own square

    @clause-none
    Scenario: A unit that is played has no target to be changed
      Given Alice has an "Ember Scout" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Wide Detour" in his hand
      When Alice plays "Ember Scout" to her left own square
      And Bob plays "Wide Detour" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left own square
      And Alice has no cards in her smash zone
      And "Tide Giant" is in Bob's left own square

    @clause-none
    Scenario: A strategy whose target is a player is led to no unit
      Given Alice has a "Sworn Silence" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Wide Detour" in his hand
      And Bob has a "Quick Study" in his hand
      When Alice plays "Sworn Silence"
      And Alice chooses Bob as a target
      And Bob plays "Wide Detour" aiming at "Sworn Silence"
      And everyone passes until the stack is empty
      And Alice passes
      And Bob plays "Quick Study"
      And everyone passes until the stack is empty
      Then Bob has no cards in his hand
      And Alice has no cards in her smash zone
      And "Tide Giant" is in Bob's left own square

    @clause-none
    Scenario: A unit moves where it was to move though the targets of its abilities are changed
      Given Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Sly Detour" in his hand
      When Alice moves "Ember Scout" to her left center square
      And Bob plays "Sly Detour" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left center square
      And Alice has no cards in her smash zone
      And "Tide Giant" is in Bob's left own square

    @clause-named
    Scenario: A unit that has gone and come back as a new card does not take a strategy upon itself
      Given Alice has a "Scorch" in her hand
      And Alice has a "Round Trip" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Brave Decoy" in his right own square
      When Alice plays "Scorch" aiming at "Tide Giant"
      And Alice passes
      And Bob activates "Brave Decoy"
      And Alice plays "Round Trip" aiming at "Brave Decoy"
      And everyone passes until the stack is empty
      Then "Brave Decoy" is in Bob's middle center square
      And "Brave Decoy" has no damage
      And "Tide Giant" has 2000 damage

    @clause-spell
    Scenario: A strategy of Alice's is led to a unit that she chooses herself, as Bob's strategy says
      Given Alice has a "Scorch" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his middle own square
      And Bob has a released "Tide Brute" in his right own square
      And Bob has a "Chosen Victim" in his hand
      When Alice plays "Scorch" aiming at "Tide Giant"
      And Bob plays "Chosen Victim" aiming at "Scorch"
      And everyone passes until the targets are chosen
      And Alice chooses "Tide Brute"
      And everyone passes until the stack is empty
      Then "Tide Brute" has 2000 damage
      And "Tide Giant" has no damage

    # Reading: docs/decisions/3623-a-new-target-goes-with-those-that-stay.md
    @clause-others
    Scenario: A unit with which the second target of a strategy would be improper does not become the first
      Given Alice has a "Rolling Ruin" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her left enemy square
      And Bob has a released "Tide Giant" in his middle enemy square
      And Bob has a released "Tide Guard" in his middle own square
      And Bob has a "Wide Detour" in his hand
      When Alice plays "Rolling Ruin" aiming at "Ember Scout" and "Tide Giant"
      And Bob plays "Wide Detour" aiming at "Rolling Ruin"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard
      And Alice has no cards in her smash zone

    # Reading: docs/decisions/3623-a-new-target-goes-with-those-that-stay.md
    @clause-others @clause-spell
    Scenario: A unit with which the second target of a strategy is proper becomes the first
      Given Alice has a "Rolling Ruin" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Bob has a released "Tide Giant" in his middle enemy square
      And Bob has a "Wide Detour" in his hand
      When Alice plays "Rolling Ruin" aiming at "Ember Scout" and "Tide Giant"
      And Bob plays "Wide Detour" aiming at "Rolling Ruin"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard
      And Alice has a card in her smash zone

  # Reading: docs/decisions/3621-a-new-target-takes-over-a-share.md
  @DZ-6.5.2
  Rule: 6.5.2 The old target is one no more, and of several targets only those concerned are moved
    - old: the old target is not affected, and does not matter any more
    - new: the new target is the only one
    - others: of several targets those that the change does not concern stay

    @clause-old
    Scenario: The old target is not harmed
      Given Alice has a "Scorch" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his middle own square
      And Bob has a released "Tide Brute" in his right own square
      And Bob has a "Misdirection" in his hand
      When Alice plays "Scorch" aiming at "Tide Giant"
      And Bob plays "Misdirection" aiming at "Scorch"
      And everyone passes until the targets are chosen
      And Bob chooses "Tide Brute"
      And everyone passes until the stack is empty
      Then "Tide Giant" has no damage
      And "Tide Brute" has 2000 damage

    @clause-old
    Scenario: A strategy is carried out on the new target though the old one has gone
      Given Alice has a "Calm Rebuke" in her hand
      And Bob has a frozen "Tide Giant" in his left own square
      And Bob has a frozen "Tide Guard" in his right own square
      And Bob has a "Misdirection" in his hand
      And Bob has a "Recall" in his hand
      When Alice plays "Calm Rebuke" aiming at "Tide Giant"
      And Bob plays "Misdirection" aiming at "Calm Rebuke"
      And everyone passes until there is one thing left on the stack
      And Bob plays "Recall" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard
      And Alice has a card in her hand

    @clause-new
    Scenario: A strategy whose new target has gone is countered though the old one is there
      Given Alice has a "Calm Rebuke" in her hand
      And Bob has a frozen "Tide Giant" in his left own square
      And Bob has a frozen "Tide Guard" in his right own square
      And Bob has a "Misdirection" in his hand
      And Bob has a "Recall" in his hand
      When Alice plays "Calm Rebuke" aiming at "Tide Giant"
      And Bob plays "Misdirection" aiming at "Calm Rebuke"
      And everyone passes until there is one thing left on the stack
      And Bob plays "Recall" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's left own square
      And Alice has no cards in her hand

    @clause-others
    Scenario: Of a unit of each player's only the one that the change speaks of is a target no more
      Given Alice has a "Twin Recall" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Stand In" in his hand
      When Alice plays "Twin Recall" aiming at "Ember Guard" and "Tide Scout"
      And Bob plays "Stand In" aiming at "Twin Recall"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's hand
      And "Tide Guard" is in Bob's hand
      And "Tide Scout" is in Bob's left own square

    @clause-new @clause-others
    Scenario: A new target is dealt the share of the damage that was said for the old one
      Given Alice has a "Cannonade" in her hand
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Brute" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Stand In" in his hand
      When Alice plays "Cannonade" aiming at "Ember Giant" and "Tide Brute"
      And Alice divides the damage as 4000 to "Ember Giant" and 2000 to "Tide Brute"
      And Bob plays "Stand In" aiming at "Cannonade"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 2000 damage
      And "Ember Giant" has 4000 damage
      And "Tide Brute" has no damage

    @clause-others
    Scenario: Of a strategy with two kinds of targets the second is changed alone
      Given Alice has a "Champion's Throw" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his right own square
      And Bob has a "Stand In" in his hand
      When Alice plays "Champion's Throw" aiming at "Ember Guard" and "Tide Brute"
      And Bob plays "Stand In" aiming at "Champion's Throw"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 3000 damage
      And "Tide Brute" has no damage

    @clause-new
    Scenario: A unit that has just been played takes a strategy upon itself
      Given Alice has a "Scorch" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Quick Hawk" in his hand
      And Bob has a "Misdirection" in his hand
      When Alice plays "Scorch" aiming at "Tide Giant"
      And Bob plays "Quick Hawk" to his right own square
      And everyone passes until there is one thing left on the stack
      And Bob plays "Misdirection" aiming at "Scorch"
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Bob's graveyard
      And "Tide Giant" has no damage

    @needs-events
    @clause-new
    Scenario: Everybody is told all targets that a strategy has after one of them was changed
      Given Alice has a "Twin Recall" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Stand In" in his hand
      When Alice plays "Twin Recall" aiming at "Ember Guard" and "Tide Scout"
      And Bob plays "Stand In" aiming at "Twin Recall"
      And everyone passes until the stack is empty
      Then these happened in this order: resolve start of "Stand In", targeted by Alice with "Tide Guard", resolve start of "Twin Recall"
      And these happened in this order: resolve start of "Stand In", targeted by Alice with "Ember Guard", resolve start of "Twin Recall"

    @clause-others
    Scenario: Who changes one of two targets says which
      Given Alice has a "Twin Recall" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a released "Twin Banner" in his middle own square
      And Bob has a "Misdirection" in his hand
      When Alice plays "Twin Recall" aiming at "Tide Scout" and "Tide Guard"
      And Bob plays "Misdirection" aiming at "Twin Recall"
      And Bob has another card become the target instead of "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's hand
      And "Twin Banner" is in Bob's hand
      And "Tide Guard" is in Bob's right own square

    @clause-others
    Scenario Outline: Of a unit that is the target of two things that a strategy does, Bob has <which> done to another
      Given Alice has a "Linked Blows" in her hand
      And Alice has an "Ember Scout" in her graveyard
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Ember Giant" in his right own square
      And Bob has a "Misdirection" in his hand
      When Alice plays "Linked Blows" aiming at "Tide Giant" and "Tide Giant"
      And Bob plays "Misdirection" aiming at "Linked Blows"
      And Bob has another card become the "<key>" target instead of "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Giant" has <kept> damage
      And "Ember Giant" has <moved> damage

      Examples:
        | which      | key    | kept | moved |
        | the first  | target | 2000 | 1000  |
        | the second | second | 1000 | 2000  |
