Feature: Dimension Zero 4.15 Replacement effects

  @DZ-4.15.1
  Rule: 4.15.1 Some forms of text say that something else happens as an event would: in its place, unless something is done, or beside it
    - instead: when something would happen, or on its happening, something else does instead
    - unless: when it would happen, a player may do something, and else something else happens instead
    - specify: as it happens, a player specifies something
    - if-did: as it happens, a player may do something, and if she did, something more happens
    - if-not: on its happening, something is done, and if it cannot be, something else happens instead

    @clause-instead
    Scenario: A unit that would be put into the graveyard is put into the energy zone instead
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a "Scorch" in her hand
      And Alice has a released "Border Blade" in her left own square
      When Alice plays "Scorch" aiming at "Border Blade"
      And everyone passes until the stack is empty
      Then "Border Blade" is in Alice's energy zone

    @clause-unless
    Scenario: A unit whose player discards a card for it is put into the graveyard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a released "Ransomed Page" in her left own square
      When Alice plays "Scorch" aiming at "Ransomed Page"
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until the stack is empty
      Then "Ransomed Page" is in Alice's graveyard
      And "Tide Giant" is in Alice's graveyard

    @clause-unless
    Scenario: A unit whose player discards nothing for it is removed instead
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a released "Ransomed Page" in her left own square
      When Alice plays "Scorch" aiming at "Ransomed Page"
      And everyone passes until somebody may say no
      And Alice says no
      And everyone passes until the stack is empty
      Then "Ransomed Page" is not in Alice's graveyard
      And Alice has a card in her graveyard
      And "Tide Giant" is in Alice's hand

    @clause-specify
    Scenario: A unit is specified as the card comes that says so, with nothing on the stack
      Given it is Alice's main phase
      And Alice has a "Pointing Oracle" in her hand
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Pointing Oracle" to her left own square
      And everyone passes until a card is to be chosen
      And Alice chooses "Tide Guard"
      Then the stack is empty
      And "Tide Guard" has power 2000
      And "Tide Giant" has power 5000
      And "Pointing Oracle" is in Alice's left own square

    @clause-instead
    Scenario: A card is put under the deck instead, on being put into the graveyard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Drifting Seed" in her left own square
      When Alice plays "Scorch" aiming at "Drifting Seed"
      And everyone passes until the stack is empty
      Then the bottom of Alice's deck is "Drifting Seed"

    @clause-if-did
    Scenario: As a unit comes its player discards a card, and so draws two
      Given it is Alice's main phase
      And Alice has a "Grand Envoy" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Grand Envoy" to her left own square
      And everyone passes until somebody may say no
      And Alice says yes
      Then the stack is empty
      And "Tide Giant" is in Alice's graveyard
      And Alice has two cards in her hand

    @clause-if-did
    Scenario: As a unit comes its player discards nothing, and draws nothing
      Given it is Alice's main phase
      And Alice has a "Grand Envoy" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Grand Envoy" to her left own square
      And everyone passes until somebody may say no
      And Alice says no
      Then "Grand Envoy" is in Alice's left own square
      And Alice has a card in her hand

    @clause-if-not
    Scenario: A unit for which a card is discarded is put into the graveyard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a released "Indebted Guard" in her left own square
      When Alice plays "Scorch" aiming at "Indebted Guard"
      And everyone passes until the stack is empty
      Then "Indebted Guard" is in Alice's graveyard
      And "Tide Giant" is in Alice's graveyard

    @clause-if-not
    Scenario: A unit for which no card can be discarded is removed instead
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Indebted Guard" in her left own square
      When Alice plays "Scorch" aiming at "Indebted Guard"
      And everyone passes until the stack is empty
      Then "Indebted Guard" is not in Alice's graveyard
      And Alice has a card in her graveyard

  @DZ-4.15.2
  Rule: 4.15.2 An effect that says 'when ..., instead ...' waits until its event would happen and puts another in its place
    - waits: it does nothing before its event would happen
    - only: it does nothing to another event
    - place: its event does not happen, and the other does
    - gone: a card that has gone in place of one event is not moved by another that would have moved it with the first
    - any: whoever or whatever would bring it about, a special action, a move or a search among them

    @clause-waits @clause-place
    Scenario: A unit stays where it is until it would be put into the graveyard, and then goes elsewhere
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a "Ash Rain" in her hand
      And Alice has a "Scorch" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Ash Rain"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left own square
      When Alice plays "Scorch" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's energy zone
      And "Ember Guard" is not in Alice's graveyard

    @clause-only
    Scenario: A unit that would be put into the hand is put there, though another thing would happen instead of the graveyard
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a "Pull Down" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Pull Down" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's hand

    @clause-only
    Scenario: A unit of another line is put into the graveyard
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a "Scorch" in her hand
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Scorch" aiming at "Border Blade"
      And everyone passes until the stack is empty
      Then "Border Blade" is in Alice's graveyard

    @clause-only
    Scenario: The opponent's unit in the line is put into the graveyard
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a "Scorch" in her hand
      And Bob has a released "Border Blade" in his right own square
      When Alice plays "Scorch" aiming at "Border Blade"
      And everyone passes until the stack is empty
      Then "Border Blade" is in Bob's graveyard

    @clause-place
    Scenario: What players put into the graveyard by paying is put elsewhere, too
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a released "Grim Doll" in her left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice activates "Grim Doll" aiming at "Tide Guard"
      Then "Grim Doll" is in Alice's energy zone

    @clause-place
    Scenario: A unit that would be put into the hand is frozen instead, on its square
      Given it is Alice's main phase
      And Alice has a "Recall" in her hand
      And Bob has a released "Rooted Elder" in his left own square
      When Alice plays "Recall" aiming at "Rooted Elder"
      And everyone passes until the stack is empty
      Then "Rooted Elder" is in Bob's left own square
      And "Rooted Elder" is frozen

    @clause-place
    Scenario: A unit that would come to a square as it is played is put into the graveyard instead
      Given it is Alice's main phase
      And Alice has an "Ember Giant" in her hand
      And Bob has a "Barred Gate" in his left base square
      When Alice plays "Ember Giant" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard

    @clause-place
    Scenario: A unit that an ability would put on the square of an enemy is put into the graveyard instead
      Given it is Alice's main phase
      And Alice has a "Root Launcher" in her left base square
      And Alice has a frozen "Ember Giant" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      And Bob has a "Sealed Gate" in his left base square
      And Bob has a released "Tide Guard" in his left center square
      When Alice activates "Root Launcher"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard
      And "Tide Guard" has no damage

    @clause-place
    Scenario: A unit that a strategy would put on the one free square of its player's own area is put into the graveyard instead
      Given it is Alice's main phase
      And Alice has a "Forced March" in her hand
      And Alice has a frozen "Ember Giant" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Scout" in her middle own square
      And Bob has a "Sealed Gate" in his left base square
      When Alice plays "Forced March"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard

    @clause-place
    Scenario: A strategy that would come to the square of the unit to which it is bonded goes to the energy zone instead
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Star Verse" in her hand
      And Bob has a "Silenced Hall" in his left base square
      When Alice plays "Star Verse" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's energy zone

    @clause-place
    Scenario: A card that would be drawn is put elsewhere and does not come to the hand
      Given it is Alice's main phase
      And Alice has a "Sluice Gate" in her left base square
      And Alice has a "Quick Study" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's energy zone
      And Alice has no cards in her hand

    @clause-place @clause-only
    Scenario Outline: What is done instead of a unit's going to the hand is done before another goes there at the same time, from the <other> line
      Given it is Alice's main phase
      And Alice has a "Homeward Tide" in her hand
      And Alice has a released "Clinging Ox" in her <line> own square
      And Alice has a released "Ember Scout" in her <other> own square
      When Alice plays "Homeward Tide"
      And everyone passes until the stack is empty
      Then "Clinging Ox" is in Alice's <line> own square
      And "Ember Scout" is in Alice's hand

      Examples:
        | line  | other |
        | left  | right |
        | right | left  |

    @clause-place
    Scenario: A unit of Bob's that would die under Alice's control is put elsewhere by his base, as it would come to his graveyard
      Given it is Alice's main phase
      And Bob has a "Salvage Yard" in his left base square
      And Alice has a "Scorch" in her hand
      And Alice controls Bob's "Ember Scout", released in her left own square
      When Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's energy zone

    @clause-only
    Scenario: A unit of Bob's that would die under Alice's control comes to his graveyard, whatever her base does for hers
      Given it is Alice's main phase
      And Alice has a "Salvage Yard" in her left base square
      And Alice has a "Scorch" in her hand
      And Alice controls Bob's "Ember Scout", released in her left own square
      When Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's graveyard

    @clause-only
    Scenario: A card that is put into the smash zone without a smash comes there, though a smashed one would go elsewhere
      Given it is Alice's main phase
      And Alice has a "Cold Taunt" in her hand
      And Bob has a "Padded Hall" in his left base square
      And the top of Bob's deck is "Tide Giant"
      When Alice plays "Cold Taunt"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's smash zone

    @clause-place
    Scenario: A card that is smashed goes elsewhere, where something else is to happen to smashed cards
      Given it is Alice's main phase
      And Alice has a "Taunt" in her hand
      And Bob has a "Padded Hall" in his left base square
      And the top of Bob's deck is "Tide Giant"
      When Alice plays "Taunt"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand
      And Bob has no cards in his smash zone

    @clause-waits @clause-place
    Scenario: A unit that has left the squares and come back by its own ability is put elsewhere when it is sacrificed then
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a released "Drifting Sprite" in her left own square
      And Alice has a "Blood Vow" in her hand
      When Alice activates "Drifting Sprite"
      And everyone passes until a square is chosen
      And Alice chooses her left own square
      And Alice plays "Blood Vow"
      Then "Drifting Sprite" is in Alice's energy zone

    @clause-place
    Scenario: What is done instead as an enemy dies by a rule effect takes back the unit that has come, and there is no battle
      Given it is Alice's main phase
      And Alice has a "Chilling Spire" in her hand
      And Bob has a released "Clutching Foe" in his right own square
      And Bob has a released "Tide Giant" in his right center square
      And Bob could respond
      When Alice plays "Chilling Spire" to her left center square
      And everyone passes until the stack is empty
      Then "Clutching Foe" is in Bob's graveyard
      And "Chilling Spire" is in Alice's hand
      And there is no battle

    @clause-gone @clause-only
    Scenario: A unit that was put into the hand instead of another's death is not put into the graveyard from there
      Given it is Alice's main phase
      And Alice has a released "Herding Ox" in her left own square
      And Alice has a released "Tide Giant" in her right own square
      And Alice has a "Cull" in her hand
      When Alice plays "Cull"
      And everyone passes until the stack is empty
      Then "Herding Ox" is in Alice's hand
      And "Tide Giant" is in Alice's hand

    @clause-any
    Scenario: A card that is put into the energy zone in the energy phase goes to the graveyard instead
      Given it is Alice's energy phase
      And Bob has a "Hungry Gate" in his left base square
      And Alice has an "Ember Guard" in her hand
      When Alice puts "Ember Guard" into her energy zone
      Then "Ember Guard" is in Alice's graveyard

    @clause-any
    Scenario: A unit that would move stays, and a card is drawn instead
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a "Wide Ground" in her left base square
      When Alice moves "Ember Giant" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's left own square
      And Alice has a card in her hand

    @clause-any
    Scenario: A card that is searched for in the deck goes to the graveyard instead of the hand
      Given the top of Alice's deck is "Tide Giant"
      And Alice has a "Deep Search" in her hand
      And Alice has a "Wide Pit" in her left base square
      When Alice plays "Deep Search"
      And everyone passes until a card is to be found
      And Alice chooses "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's graveyard

    @clause-any
    Scenario: Two units that would change squares stay, and a card is drawn for each instead
      Given it is Alice's main phase
      And Alice has a "Paradox Waltz" in her hand
      And Alice has a "Rooted Ground" in her left base square
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Giant" in her right own square
      When Alice plays "Paradox Waltz" aiming at "Ember Scout" and "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left own square
      And "Ember Giant" is in Alice's right own square
      And Alice has two cards in her hand

    @clause-any
    Scenario: A card of the deck that would be buried under a unit goes to the energy zone instead
      Given it is Alice's main phase
      And Alice has an "Interment" in her hand
      And the top of Alice's deck is "Tide Scout"
      And Alice has a "Loose Scree" in her left base square
      And Alice has a released "Ember Guard" in her right own square
      When Alice plays "Interment" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's energy zone
      And "Tide Scout" is not buried

  @DZ-4.15.2-1
  Rule: 4.15.2-1 What is to be specified as an event happens is specified instead of nothing, and the event happens
    - specified: it is specified as the event happens
    - happens: the event happens as well

    @clause-specified @clause-happens
    Scenario: A unit that its card says to specify is specified, and the card comes all the same
      Given it is Alice's main phase
      And Alice has a "Pointing Oracle" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Pointing Oracle" to her left own square
      And everyone passes until a card is to be chosen
      And Alice chooses "Tide Scout"
      Then "Tide Scout" is in Bob's graveyard
      And "Pointing Oracle" is in Alice's left own square

  @DZ-4.15.2-2
  Rule: 4.15.2-2 An effect that says 'on ..., instead ...' does so too, whatever words stand between
    - instead: it waits until its event would happen and puts another in its place
    - between: so it does with words between

    @clause-instead
    Scenario: A unit that drifts under its owner's deck on being put into the graveyard does so as it dies, not before
      Given it is Alice's main phase
      And Alice has a "Ash Rain" in her hand
      And Alice has a released "Drifting Seed" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      When Alice plays "Ash Rain"
      And everyone passes until the stack is empty
      Then the bottom of Alice's deck is "Drifting Seed"
      And "Ember Guard" is in Alice's right own square

    @clause-between
    Scenario: A unit for which its player can discard nothing on its being put into the graveyard is removed, though the other player has a card
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a "Tide Giant" in her hand
      And Bob has a released "Indebted Guard" in his left own square
      When Alice plays "Scorch" aiming at "Indebted Guard"
      And everyone passes until the stack is empty
      Then "Indebted Guard" is in Bob's remove zone
      And "Tide Giant" is in Alice's hand

  @DZ-4.15.3
  Rule: 4.15.3 Of a spell or ability an effect replaces the next such event alone, or with a term each until then; that of a static ability each
    - once: a spell's without a term replaces the next such event and no other
    - activated: so does an activated ability's
    - triggered: so does a triggered ability's
    - waits: it has no end before
    - term: one with a term replaces each such event
    - end: until its term is over
    - static: a static ability's replaces each such event

    @clause-once
    Scenario: The next unit that would be put into the graveyard goes to the hand, and the one after it to the graveyard
      Given it is Alice's main phase
      And Alice has a "Last Rites" in her hand
      And Alice has two "Scorch" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Last Rites"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Border Blade"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Border Blade" is in Alice's graveyard

    @clause-activated
    Scenario: An activated ability's replaces the next such event and no other
      Given it is Alice's main phase
      And Alice has a released "Rite Sage" in her middle own square
      And Alice has two "Scorch" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Border Blade" in her right own square
      When Alice activates "Rite Sage"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Border Blade"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Border Blade" is in Alice's graveyard

    @clause-waits
    Scenario: What replaces the next such event still does in the turn after
      Given it is Alice's main phase
      And Alice has a "Last Rites" in her hand
      And Bob has a "Scorch" in his hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Last Rites"
      And everyone passes until the stack is empty
      And everyone passes until Bob's main phase
      And Bob plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand

    @clause-term
    Scenario: What replaces such events until the end of the turn replaces a second one
      Given it is Alice's main phase
      And Alice has a "Long Rites" in her hand
      And Alice has two "Scorch" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Long Rites"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Border Blade"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Border Blade" is in Alice's hand

    @clause-end
    Scenario: What replaces such events until the end of the turn does not in the turn after
      Given it is Alice's main phase
      And Alice has a "Long Rites" in her hand
      And Bob has a "Scorch" in his hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Long Rites"
      And everyone passes until the stack is empty
      And everyone passes until Bob's main phase
      And Bob plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard

    @clause-static
    Scenario: A base that replaces such events replaces a second one, also in another turn
      Given it is Alice's main phase
      And Alice has a "Kind Sea" in her left base square
      And Alice has a "Scorch" in her hand
      And Bob has a "Scorch" in his hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And everyone passes until Bob's main phase
      And Bob plays "Scorch" aiming at "Border Blade"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Border Blade" is in Alice's hand

    @clause-once
    Scenario: Of two units that would be put into the graveyard together one goes to the hand, if that is to happen the next time
      Given it is Alice's main phase
      And Alice has a "Last Rites" in her hand
      And Alice has a "Cull" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Last Rites"
      And everyone passes until the stack is empty
      And Alice plays "Cull"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Alice has three cards in her graveyard

    @clause-once
    Scenario: What is to happen the next time a target would be put into the graveyard happens to that unit alone
      Given it is Alice's main phase
      And Alice has a "Sheltering Word" in her hand
      And Alice has two "Scorch" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Sheltering Word" aiming at "Border Blade"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Border Blade"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Border Blade" is in Alice's hand

    @clause-term
    Scenario: A unit that has come since is put elsewhere too, where that is to happen to any unit until the end of the turn
      Given it is Alice's main phase
      And Alice has a "Sheltering Hymn" in her hand
      And Alice has an "Ember Scout" in her hand
      And Alice has a "Scorch" in her hand
      When Alice plays "Sheltering Hymn"
      And everyone passes until the stack is empty
      And Alice plays "Ember Scout" to her left own square
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's energy zone

    @clause-term
    Scenario: A unit of the other player's dies, where something else is to happen to any of one's own
      Given it is Alice's main phase
      And Alice has a "Sheltering Hymn" in her hand
      And Alice has a "Scorch" in her hand
      And Bob has a released "Ember Scout" in his left own square
      When Alice plays "Sheltering Hymn"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's graveyard

    @clause-static
    Scenario: A unit that puts units elsewhere does so with itself and with those that would die together with it
      Given it is Alice's main phase
      And Alice has a "Cull" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Kind Nurse" in her middle own square
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Cull"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Kind Nurse" is in Alice's hand
      And "Border Blade" is in Alice's hand

    @clause-static
    Scenario: Of two units that would die together the one is put elsewhere by the other, which is put there itself
      Given it is Alice's main phase
      And Alice has a "Cull" in her hand
      And Alice has a released "Kind Nurse" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      When Alice plays "Cull"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Kind Nurse" is in Alice's hand

    @clause-static
    Scenario: A unit that would be put into the hand a second time is frozen a second time
      Given it is Alice's main phase
      And Alice has two "Recall" in her hand
      And Bob has a released "Rooted Elder" in his left own square
      When Alice plays "Recall" aiming at "Rooted Elder"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "Rooted Elder"
      And everyone passes until the stack is empty
      Then "Rooted Elder" is in Bob's left own square
      And "Rooted Elder" is frozen

    @clause-static
    Scenario: Where two units that put units elsewhere die together with a third, either of them may do so with that one
      Given it is Alice's main phase
      And Bob has a "Cull" in his hand
      And Alice has a released "Kind Nurse" in her left own square
      And Alice has a released "Kind Digger" in her middle own square
      And Alice has a released "Border Blade" in her right own square
      When Alice passes
      And Bob plays "Cull"
      And everyone passes until somebody says what happens instead
      And Alice chooses "Kind Nurse"
      And Alice chooses "Kind Nurse"
      And Alice chooses "Kind Digger"
      Then "Kind Nurse" is in Alice's hand
      And "Kind Digger" is in Alice's hand
      And "Border Blade" is in Alice's energy zone

    @clause-triggered
    Scenario: A triggered ability's replaces the next such event and no other
      Given it is Alice's main phase
      And Alice has a "Rite Herald" in her hand
      And Alice has two "Scorch" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Rite Herald" to her middle own square
      And everyone passes until nothing is waiting
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Border Blade"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Border Blade" is in Alice's graveyard

    @clause-triggered
    Scenario: What a triggered ability does instead of the next smash it does to the plan
      Given it is Alice's main phase
      And Alice has a "Cushion Herald" in her hand
      And Alice has a released "Flame Shifter" in her left own square
      And Alice has the plan "Tide Giant"
      When Alice plays "Cushion Herald" to her middle own square
      And everyone passes until nothing is waiting
      And everyone passes until the stack is empty
      And Alice activates "Flame Shifter"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And Alice has no cards in her smash zone

    @clause-activated
    Scenario: What is to happen the next time a unit dies does not happen for one that dies by what is done then
      Given it is Alice's main phase
      And Alice has a released "Reckless Sage" in her left own square
      And Alice has a released "Ember Guard" in her right own square with 1000 damage
      And Alice has a "Scorch" in her hand
      When Alice activates "Reckless Sage"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's hand
      And "Reckless Sage" is in Alice's graveyard

  @DZ-4.15.4
  Rule: 4.15.4 An event that is replaced has not happened

    @example
    Scenario: A unit that is put into the energy zone instead of the graveyard triggers nothing that waits for the graveyard
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a released "Little Gull" in her left own square
      And Alice has a "Scorch" in her hand
      When Alice plays "Scorch" aiming at "Little Gull"
      And everyone passes until the stack is empty
      Then "Little Gull" is in Alice's energy zone
      And Alice has no cards in her hand

    Scenario: What is done with a unit after it was put elsewhere instead is done there, and not sought in the graveyard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a "Kiln Hall" in his left base square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's energy zone
      And "Tide Scout" is released

    # Reading: docs/decisions/3460-what-comes-elsewhere-was-not-played-to-the-center.md
    Scenario: A unit that comes to a square of the own area instead of that of the center area to which it was played stays
      Given it is Alice's main phase
      And Alice has a "Winding Road" in her left base square
      And Alice has an "Ember Scout" in her hand
      When Alice plays "Ember Scout" to her left center square
      And everyone passes until a square is chosen
      And Alice chooses her left own square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left own square

  @DZ-4.15.5
  Rule: 4.15.5 A cost counts as paid even if an event of its payment is replaced

    @example
    Scenario: A unit that is sacrificed as a cost and put into the energy zone instead has paid for its ability
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a released "Grim Doll" in her left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice activates "Grim Doll" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Grim Doll" is in Alice's energy zone
      And "Tide Guard" is in Bob's graveyard

    Scenario: A card that is discarded as a cost and put under the deck instead has paid for the ability
      Given it is Alice's main phase
      And Alice has a "Sunken Library" in her left base square
      And Alice has a released "Hungry Sage" in her left own square
      And Alice has a "Tide Giant" in her hand
      When Alice activates "Hungry Sage"
      Then the bottom of Alice's deck is "Tide Giant"
      When everyone passes until the stack is empty
      Then Alice has two cards in her hand

  @DZ-4.15.5-1
  Rule: 4.15.5-1 What a spell or ability has somebody do counts as done even if it is replaced

    @example
    Scenario: A unit whose player takes a smash card gains its power though the card is put into the hand instead
      Given it is Alice's main phase
      And Alice has the plan "Holy Star"
      And Alice has a released "Flame Shifter" in her left own square
      When Alice activates "Flame Shifter"
      And everyone passes until the stack is empty
      Then "Holy Star" is in Alice's hand
      And Alice has no cards in her smash zone
      And "Flame Shifter" has power 4000

    Scenario: A discard counts as done though the card is put elsewhere instead of into the graveyard
      Given it is Alice's main phase
      And Alice has a "Grim Toll" in her hand
      And Bob has a "Slippery Scroll" in his hand
      When Alice plays "Grim Toll"
      And everyone passes until the stack is empty
      Then the bottom of Bob's deck is "Slippery Scroll"
      And Alice has a card in her hand

    Scenario: A card counts as drawn though it is put into the energy zone instead
      Given it is Alice's main phase
      And Alice has a "Sluice Gate" in her left base square
      And Alice has a "Studied Blow" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Studied Blow"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's energy zone
      And Bob has a card in his smash zone

  @DZ-4.15.6
  Rule: 4.15.6 An effect replaces an event once, and never again what it has put in its place
    - once: what it does instead it does once
    - again: another event of the kind it replaces again

    @clause-once
    Scenario: A unit that smashes and is put into the graveyard instead of being put there smashes once
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Bitter Martyr" in her left own square
      When Alice plays "Scorch" aiming at "Bitter Martyr"
      And everyone passes until the stack is empty
      Then "Bitter Martyr" is in Alice's graveyard
      And Bob has a card in his smash zone

    @clause-again
    Scenario: Two units that would be put into the graveyard together are each put elsewhere
      Given it is Alice's main phase
      And Alice has a "Kind Sea" in her left base square
      And Alice has a "Cull" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Cull"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Border Blade" is in Alice's hand

    @clause-once @clause-again
    Scenario: What one effect has put in place of an event another effect of the same ability replaces in turn
      Given it is Alice's main phase
      And Alice has a released "Vengeful Priest" in her middle own square
      And Alice has a "Scorch" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice activates "Vengeful Priest"
      And everyone passes until the stack is empty
      And Alice activates "Vengeful Priest"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Ember Scout"
      And everyone passes until somebody says what happens instead
      And Alice chooses "Vengeful Priest"
      Then "Ember Scout" is in Alice's graveyard
      And Bob has two cards in his smash zone

  @DZ-4.15.7
  Rule: 4.15.7 An option cannot be chosen for a replacement if something impossible is in it
    - impossible: what asks for more than there is cannot be chosen
    - possible: what is possible can be chosen
    - may: and need not be

    @clause-impossible
    Scenario: A player without a base cannot choose to discard a card and destroy a base for a unit
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Faithful Squire" in her left own square
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Scorch" aiming at "Faithful Squire"
      And everyone passes until the stack is empty
      Then "Faithful Squire" is in Alice's graveyard
      And "Tide Giant" is in Alice's hand

    @clause-possible
    Scenario: A player with a card in hand and a base may discard the one and destroy the other for a unit
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Faithful Squire" in her left own square
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Ember Camp" in her left base square
      When Alice plays "Scorch" aiming at "Faithful Squire"
      And everyone passes until somebody may say no
      And Alice says yes
      Then "Faithful Squire" is in Alice's hand
      And "Tide Giant" is in Alice's graveyard
      And "Ember Camp" is in Alice's graveyard

    @clause-may
    Scenario: A player with a card in hand and a base may keep them
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Faithful Squire" in her left own square
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Ember Camp" in her left base square
      When Alice plays "Scorch" aiming at "Faithful Squire"
      And everyone passes until somebody may say no
      And Alice says no
      Then "Faithful Squire" is in Alice's graveyard
      And "Tide Giant" is in Alice's hand

    @clause-impossible
    Scenario: A player with one card in hand cannot choose to discard a card two times
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Dauntless Squire" in her left own square
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Scorch" aiming at "Dauntless Squire"
      And everyone passes until the stack is empty
      Then "Dauntless Squire" is in Alice's graveyard
      And "Tide Giant" is in Alice's hand

    @clause-possible
    Scenario: A player with two cards in hand may discard a card two times, and put a unit on another square instead
      Given it is Alice's main phase
      And Alice has a "Slow Doom" in her hand
      And Alice has a released "Dauntless Squire" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Tide Brute" in her hand
      When Alice plays "Slow Doom" aiming at "Dauntless Squire"
      And everyone passes until somebody may say no
      And Alice says yes
      And Alice chooses "Tide Giant"
      Then "Dauntless Squire" is in Alice's middle own square
      And Alice has no cards in her hand

    @clause-impossible
    Scenario: A player without a free square in her own area cannot choose to put a unit on one
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Dauntless Squire" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Tide Brute" in her hand
      When Alice plays "Scorch" aiming at "Dauntless Squire"
      And everyone passes until the stack is empty
      Then "Dauntless Squire" is in Alice's graveyard
      And Alice has two cards in her hand

    @clause-impossible
    Scenario: A player with a base alone in her graveyard cannot choose to remove a card and a base
      Given it is Alice's main phase
      And Alice has a "Cull" in her hand
      And Alice has a released "Thrifty Squire" in her left own square
      And Alice has a "Ember Camp" in her graveyard
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Cull"
      And everyone passes until the stack is empty
      Then "Thrifty Squire" is in Alice's graveyard
      And "Ember Camp" is in Alice's graveyard

    @clause-possible
    Scenario: A player with a unit and a base in her graveyard may remove a card and a base
      Given it is Alice's main phase
      And Alice has a "Cull" in her hand
      And Alice has a released "Thrifty Squire" in her left own square
      And Alice has a "Ember Camp" in her graveyard
      And Alice has a "Ember Scout" in her graveyard
      When Alice plays "Cull"
      And everyone passes until somebody may say no
      And Alice says yes
      And Alice chooses "Ember Scout"
      Then "Thrifty Squire" is in Alice's hand
      And "Ember Scout" is in Alice's remove zone
      And "Ember Camp" is in Alice's remove zone

    @clause-possible
    Scenario: A player with one card in hand may draw a card and discard two, where that is to be done in the opponent's turn
      Given it is Bob's main phase
      And Bob has a "Scorch" in his hand
      And Alice has a released "Thrifty Squire" in her left own square
      And Alice has a "Tide Giant" in her hand
      When Bob plays "Scorch" aiming at "Thrifty Squire"
      And everyone passes until somebody may say no
      And Alice says yes
      And Alice lays the cards in any order
      Then "Thrifty Squire" is in Alice's hand
      And "Tide Giant" is in Alice's graveyard

    @clause-impossible @example
    Scenario: A unit whose player has buried cards under all units and bases of hers cannot be buried for the graveyard
      Given it is Alice's main phase
      And Bob's "Tide Scout" is buried under Alice's "Burrowing Colt" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her right own square
      And Alice has a "Tide Camp" in her left base square
      And Alice's "Ember Brute" is buried under Alice's "Tide Camp" in her left base square
      And Alice has a "Scorch" in her hand
      When Alice plays "Scorch" aiming at "Burrowing Colt"
      And everyone passes until the stack is empty
      Then "Burrowing Colt" is in Alice's graveyard

    @clause-possible
    Scenario: A unit is buried for the graveyard under the base that has no buried card under it
      Given it is Alice's main phase
      And Alice has a released "Burrowing Colt" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her right own square
      And Alice has a "Tide Camp" in her left base square
      And Alice has a "Scorch" in her hand
      When Alice plays "Scorch" aiming at "Burrowing Colt"
      And everyone passes until somebody may say no
      And Alice says yes
      Then "Burrowing Colt" lies buried under "Tide Camp"

    @clause-impossible
    Scenario: A player with one card in hand cannot discard for the second of two units that would die together
      Given it is Alice's main phase
      And Alice has a "Pawn House" in her left base square
      And Alice has a "Cull" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Cull"
      And everyone passes until somebody may say no
      And Alice says yes
      Then the stack is empty
      And "Tide Giant" is in Alice's graveyard
      And Alice has three cards in her graveyard

    @clause-possible
    Scenario: A player with two cards in hand may discard one for each of two units that would die together
      Given it is Alice's main phase
      And Alice has a "Pawn House" in her left base square
      And Alice has a "Cull" in her hand
      And Alice has two "Tide Giant" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Cull"
      And everyone passes until somebody may say no
      And Alice says yes
      And Alice chooses Alice's first "Tide Giant"
      And everyone passes until somebody may say no
      And Alice says yes
      Then the stack is empty
      And "Ember Scout" is in Alice's deck
      And "Border Blade" is in Alice's deck

    @clause-possible
    Scenario: A player whose units fill all squares may put a unit into the hand
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Ember Camp" in her left base square
      And Alice has a released "Faithful Squire" in her left own square
      And Alice has a released "Tide Guard" in her middle own square
      And Alice has a released "Tide Guard" in her right own square
      And Alice has a released "Tide Guard" in her left center square
      And Alice has a released "Tide Guard" in her middle center square
      And Alice has a released "Tide Guard" in her right center square
      And Alice has a released "Tide Guard" in her left enemy square
      And Alice has a released "Tide Guard" in her middle enemy square
      And Alice has a released "Tide Guard" in her right enemy square
      When Alice plays "Scorch" aiming at "Faithful Squire"
      And everyone passes until somebody may say no
      And Alice says yes
      Then "Faithful Squire" is in Alice's hand

    @clause-impossible
    Scenario: A player with one card in hand cannot choose to discard two cards
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Lavish Squire" in her left own square
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Scorch" aiming at "Lavish Squire"
      And everyone passes until the stack is empty
      Then "Lavish Squire" is in Alice's graveyard
      And "Tide Giant" is in Alice's hand

    @clause-impossible
    Scenario: A player without cards in hand cannot choose to draw a card and discard two
      Given it is Bob's main phase
      And Bob has a "Scorch" in his hand
      And Alice has a released "Thrifty Squire" in her left own square
      When Bob plays "Scorch" aiming at "Thrifty Squire"
      And everyone passes until the stack is empty
      Then "Thrifty Squire" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-possible
    Scenario: Bob, with one card in hand, may draw a card and discard two in Alice's turn
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Thrifty Squire" in his left own square
      And Bob has a "Tide Giant" in his hand
      When Alice plays "Scorch" aiming at "Thrifty Squire"
      And everyone passes until somebody may say no
      And Bob says yes
      And Bob lays the cards in any order
      Then "Thrifty Squire" is in Bob's hand
      And "Tide Giant" is in Bob's graveyard

    @clause-possible
    Scenario: A player with one base may freeze a base and destroy a base, as that may be the same
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Steadfast Squire" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      When Alice plays "Scorch" aiming at "Steadfast Squire"
      And everyone passes until somebody may say no
      And Alice says yes
      Then "Steadfast Squire" is in Alice's hand
      And "Ember Camp" is in Alice's graveyard

    @clause-impossible
    Scenario: A player with one base cannot choose to freeze two bases
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Weary Squire" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      When Alice plays "Scorch" aiming at "Weary Squire"
      And everyone passes until the stack is empty
      Then "Weary Squire" is in Alice's graveyard
      And "Ember Camp" is released

    @clause-impossible
    Scenario: A player with two bases, one of them frozen, cannot choose to freeze two bases
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Weary Squire" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a frozen "Tide Camp" in her right base square
      When Alice plays "Scorch" aiming at "Weary Squire"
      And everyone passes until the stack is empty
      Then "Weary Squire" is in Alice's graveyard
      And "Ember Camp" is released

    @clause-possible
    Scenario: A player with two bases may freeze two bases
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Weary Squire" in her left own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Tide Camp" in her right base square
      When Alice plays "Scorch" aiming at "Weary Squire"
      And everyone passes until somebody may say no
      And Alice says yes
      Then "Weary Squire" is in Alice's hand
      And "Ember Camp" is frozen
      And "Tide Camp" is frozen

    @clause-possible
    Scenario: A player with one card in her graveyard may remove up to two cards in it
      Given it is Alice's main phase
      And Alice has a "Cull" in her hand
      And Alice has a released "Lenient Squire" in her left own square
      And Alice has an "Ember Scout" in her graveyard
      When Alice plays "Cull"
      And everyone passes until somebody may say no
      And Alice says yes
      And Alice chooses "Ember Scout"
      Then "Lenient Squire" is in Alice's hand
      And "Ember Scout" is in Alice's remove zone

    @clause-impossible
    Scenario: A player cannot choose that each player discards a card when the other has none
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Envious Squire" in her left own square
      And Alice has a "Tide Giant" in her hand
      When Alice plays "Scorch" aiming at "Envious Squire"
      And everyone passes until the stack is empty
      Then "Envious Squire" is in Alice's graveyard
      And "Tide Giant" is in Alice's hand

    @clause-possible
    Scenario: A player may choose that each player discards a card when both have one
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a released "Envious Squire" in her left own square
      And Alice has a "Tide Giant" in her hand
      And Bob has a "Tide Brute" in his hand
      When Alice plays "Scorch" aiming at "Envious Squire"
      And everyone passes until somebody may say no
      And Alice says yes
      Then "Envious Squire" is in Alice's hand
      And "Tide Giant" is in Alice's graveyard
      And "Tide Brute" is in Bob's graveyard

    @clause-possible
    Scenario: A player with an empty graveyard may remove up to two cards in it, as that may be none
      Given it is Alice's main phase
      And Alice has a "Cull" in her hand
      And Alice has a released "Lenient Squire" in her left own square
      When Alice plays "Cull"
      And everyone passes until somebody may say no
      And Alice says yes
      Then "Lenient Squire" is in Alice's hand

    @clause-possible
    Scenario: A player without cards in hand may draw up to two cards and discard one
      Given it is Alice's main phase
      And Alice has a "Cull" in her hand
      And Alice has a released "Hopeful Squire" in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Cull"
      And everyone passes until somebody may say no
      And Alice says yes
      And Alice says yes
      And Alice says no
      Then "Hopeful Squire" is in Alice's hand
      And "Tide Giant" is in Alice's graveyard

    @clause-impossible
    Scenario: A player whose base squares are all taken cannot choose to put a base on another of them
      Given it is Bob's main phase
      And Bob has a "Landslide" in his hand
      And Alice has a "Nomad Camp" in her left base square
      And Alice has an "Ember Camp" in her middle base square
      And Alice has a "Tide Camp" in her right base square
      When Bob plays "Landslide" aiming at "Nomad Camp"
      And everyone passes until the stack is empty
      Then "Nomad Camp" is in Alice's graveyard

    @clause-possible
    Scenario: A player with a free base square may put a base there instead of into the graveyard
      Given it is Bob's main phase
      And Bob has a "Landslide" in his hand
      And Alice has a "Nomad Camp" in her left base square
      And Alice has an "Ember Camp" in her middle base square
      When Bob plays "Landslide" aiming at "Nomad Camp"
      And everyone says yes to all that they may do until the stack is empty
      Then "Nomad Camp" is in Alice's right base square

    @clause-impossible
    Scenario: A player without cards in her graveyard cannot choose to remove its top card
      Given it is Bob's main phase
      And Bob has a "Scorch" in his hand
      And Bob has an "Ember Scout" in his graveyard
      And Alice has a released "Devout Squire" in her left own square
      When Bob plays "Scorch" aiming at "Devout Squire"
      And everyone passes until the stack is empty
      Then "Devout Squire" is in Alice's graveyard
      And "Ember Scout" is in Bob's graveyard

    @clause-possible
    Scenario: A player with cards in her graveyard may remove its top card
      Given it is Bob's main phase
      And Bob has a "Scorch" in his hand
      And Alice has a "Tide Giant" in her graveyard
      And Alice has a released "Devout Squire" in her left own square
      When Bob plays "Scorch" aiming at "Devout Squire"
      And everyone passes until somebody may say no
      And Alice says yes
      Then "Devout Squire" is in Alice's hand
      And "Tide Giant" is in Alice's remove zone

    @clause-possible
    Scenario: A player may put a unit into the graveyard instead of into the hand
      Given it is Bob's main phase
      And Bob has a "Pull Down" in his hand
      And Alice has a released "Proud Elder" in her left own square
      When Bob plays "Pull Down" aiming at "Proud Elder"
      And everyone says yes to all that they may do until the stack is empty
      Then "Proud Elder" is in Alice's graveyard

    @clause-impossible
    Scenario: A player without a free square in her own area cannot choose to put another unit on one
      Given it is Bob's main phase
      And Bob has a "Scorch" in his hand
      And Alice has a released "Relieved Squire" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      And Alice has a "Tide Giant" in her hand
      When Bob plays "Scorch" aiming at "Relieved Squire"
      And everyone passes until the stack is empty
      Then "Relieved Squire" is in Alice's graveyard
      And "Tide Giant" is in Alice's hand

    @clause-possible
    Scenario: A player with a free square in her own area may put another unit on it
      Given it is Bob's main phase
      And Bob has a "Scorch" in his hand
      And Alice has a released "Relieved Squire" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a "Tide Giant" in her hand
      When Bob plays "Scorch" aiming at "Relieved Squire"
      And everyone passes until somebody may say no
      And Alice says yes
      And Alice chooses "Tide Giant"
      Then "Relieved Squire" is in Alice's hand
      And "Tide Giant" is in Alice's right own square

    @clause-possible
    Scenario: A player with one card in her deck may draw up to two cards and discard one, as she may draw none
      Given it is Bob's main phase
      And Bob has a "Scorch" in his hand
      And Alice has a released "Hopeful Squire" in her left own square
      And Alice has a card in her deck
      And Alice has a "Tide Giant" in her hand
      When Bob plays "Scorch" aiming at "Hopeful Squire"
      And everyone passes until somebody may say no
      And Alice says yes
      And Alice says no
      Then "Hopeful Squire" is in Alice's hand
      And "Tide Giant" is in Alice's graveyard
      And Alice has a card in her deck

    @clause-impossible
    Scenario: A player with one card in her deck cannot choose to draw two cards and discard two
      Given it is Bob's main phase
      And Bob has a "Scorch" in his hand
      And Alice has a released "Learned Squire" in her left own square
      And Alice has a card in her deck
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Tide Brute" in her hand
      When Bob plays "Scorch" aiming at "Learned Squire"
      And everyone passes until the stack is empty
      Then "Learned Squire" is in Alice's graveyard
      And Alice has two cards in her hand
      And Alice has a card in her deck

    @clause-possible
    Scenario: A player without cards in hand may draw two cards and discard these
      Given it is Bob's main phase
      And Bob has a "Scorch" in his hand
      And Alice has a released "Learned Squire" in her left own square
      And the top of Alice's deck is "Tide Giant" and "Slippery Scroll"
      When Bob plays "Scorch" aiming at "Learned Squire"
      And everyone says yes to all that they may do until the stack is empty
      Then Alice's hand is "Learned Squire"
      And "Tide Giant" is in Alice's graveyard
      And the bottom of Alice's deck is "Slippery Scroll"

    @clause-impossible
    Scenario: A player who has discarded her only card for a unit that keeps units from the graveyard cannot for the one that dies with it
      Given it is Bob's main phase
      And Alice has a released "Pawn Keeper" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a "Tide Giant" in her hand
      And Bob has a "Cull" in his hand
      When Bob plays "Cull"
      And everyone passes until somebody may say no
      And Alice says yes
      Then the stack is empty
      And "Pawn Keeper" is in Alice's deck
      And "Ember Scout" is in Alice's graveyard

    @clause-possible
    Scenario: A player may discard a card for a unit that keeps units from the graveyard, and another for the one that dies with it
      Given it is Bob's main phase
      And Alice has a released "Pawn Keeper" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has two "Tide Giant" in her hand
      And Bob has a "Cull" in his hand
      When Bob plays "Cull"
      And everyone passes until somebody may say no
      And Alice says yes
      And Alice chooses Alice's first "Tide Giant"
      And everyone passes until somebody may say no
      And Alice says yes
      Then the stack is empty
      And "Pawn Keeper" is in Alice's deck
      And "Ember Scout" is in Alice's deck

    @clause-possible
    Scenario: A player whose own area is full may put a unit on a square of the center area that is named
      Given it is Bob's main phase
      And Bob has a "Quick Burial" in his hand
      And Alice has a released "Homing Squire" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      When Bob plays "Quick Burial" aiming at "Homing Squire"
      And everyone says yes to all that they may do until the stack is empty
      Then "Homing Squire" is in Alice's middle center square

    @clause-possible
    Scenario: A player may choose that each player draws a card and discards one when neither has any
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Sociable Squire" in his left own square
      When Alice plays "Scorch" aiming at "Sociable Squire"
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until the stack is empty
      Then "Sociable Squire" is in Bob's hand
      And Alice has no cards in her hand
      And Bob has a card in his hand

    @clause-impossible
    Scenario: A player cannot discard the card that she gives for a cost once more for the unit that she sacrifices for it
      Given it is Alice's main phase
      And Alice has a "Two Offerings" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice controls Bob's "Pawn Keeper", released in her left own square
      When Alice plays "Two Offerings"
      And Alice says yes
      And Alice says yes
      And everyone says yes to all that they may do until the stack is empty
      Then "Pawn Keeper" is in Bob's graveyard
      And "Tide Giant" is in Alice's graveyard

    @clause-possible
    Scenario: A player may discard one card for a cost, and another for the unit that she sacrifices for it
      Given it is Alice's main phase
      And Alice has a "Two Offerings" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Slippery Scroll" in her hand
      And Alice controls Bob's "Pawn Keeper", released in her left own square
      When Alice plays "Two Offerings"
      And Alice says yes
      And Alice says yes, paying with "Tide Giant"
      And everyone says yes to all that they may do until the stack is empty
      Then "Pawn Keeper" is in Bob's deck
      And "Tide Giant" is in Alice's graveyard
      And the bottom of Alice's deck is "Slippery Scroll"

    @clause-possible
    Scenario: A player may put one unit of her hand on a square for the unit that she sacrifices for a cost, and discard the other for it
      Given it is Alice's main phase
      And Alice has a "Two Offerings" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Tide Brute" in her hand
      And Alice has a released "Relieved Squire" in her left own square
      When Alice plays "Two Offerings"
      And Alice says yes
      And Alice says yes, paying with "Tide Giant"
      And Alice says yes
      And Alice chooses "Tide Brute"
      And Alice chooses her right own square
      Then "Tide Giant" is in Alice's graveyard
      And "Tide Brute" is in Alice's right own square
      And "Relieved Squire" is in Alice's hand

  @DZ-4.15.8
  Rule: 4.15.8 Where several effects would replace one event, one does first and the others what is left of it

    Scenario: A unit that is put into the energy zone instead of the graveyard is not put into the hand as well
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a "Kind Sea" in her right base square
      And Alice has a "Scorch" in her hand
      And Alice has a released "Border Blade" in her left own square
      When Alice plays "Scorch" aiming at "Border Blade"
      And everyone passes until somebody says what happens instead
      And Alice chooses "Good Earth"
      Then "Border Blade" is in Alice's energy zone
      And Alice has no cards in her hand

  @DZ-4.15.8-1
  Rule: 4.15.8-1 What a spell or ability replaces of its own effect as it resolves is applied before all else
    - own: its own replacement is first
    - nobody: so nobody chooses
    - others: then the others, of what is left

    @clause-own @clause-nobody
    Scenario: A unit that a strategy puts under the deck instead of destroying it goes there, whatever a base would do instead
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a "Banishing Word" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Banishing Word" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then the bottom of Alice's deck is "Ember Guard"

    @clause-others
    Scenario: What a base does instead of the deck is done to a unit that a strategy puts under the deck instead of destroying it
      Given it is Alice's main phase
      And Alice has a "Rising Tower" in her left base square
      And Alice has a "Banishing Word" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Banishing Word" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's hand

    @clause-own
    Scenario: What a strategy replaces of a part of its effect it does not replace of what it does after that
      Given it is Alice's main phase
      And Alice has a "Banishing Storm" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Border Blade" in her right own square
      When Alice plays "Banishing Storm" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then the bottom of Alice's deck is "Ember Guard"
      And "Border Blade" is in Alice's graveyard

  @DZ-4.15.8-2
  Rule: 4.15.8-2 Then the controller of the card that it is about, or the player, says which of the others is applied first; one may leave nothing to another
    - controller: the controller of the card says which is next
    - player: or the player whom it is about
    - nothing: what one has replaced another may find nothing of

    @clause-controller @clause-nothing
    Scenario: The player who controls a unit chooses that it is put into the energy zone, and nothing is left for the hand
      Given it is Bob's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a "Kind Sea" in her right base square
      And Bob has a "Scorch" in his hand
      And Alice has a released "Border Blade" in her left own square
      When Bob plays "Scorch" aiming at "Border Blade"
      And everyone passes until somebody says what happens instead
      And Alice chooses "Good Earth"
      Then "Border Blade" is in Alice's energy zone

    @clause-controller @clause-nothing
    Scenario: The player who controls a unit chooses that it is put into the hand, and nothing is left for the energy zone
      Given it is Bob's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a "Kind Sea" in her right base square
      And Bob has a "Scorch" in his hand
      And Alice has a released "Border Blade" in her left own square
      When Bob plays "Scorch" aiming at "Border Blade"
      And everyone passes until somebody says what happens instead
      And Alice chooses "Kind Sea"
      Then "Border Blade" is in Alice's hand

    @clause-player @clause-nothing
    Scenario: The player who would be smashed chooses what happens to the card instead
      Given it is Bob's main phase
      And Alice has a "Soft Cushion" in her left base square
      And Alice has a "Sand Pit" in her right base square
      And Bob has a "Taunt" in his hand
      And the top of Alice's deck is "Tide Giant"
      When Bob plays "Taunt"
      And everyone passes until somebody says what happens instead
      And Alice chooses "Sand Pit"
      Then "Tide Giant" is in Alice's energy zone
      And Alice has no cards in her smash zone

    @clause-controller @clause-nothing
    Scenario: Whoever controls a unit of Bob's chooses which base puts it elsewhere, not Bob
      Given it is Bob's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a "Kind Sea" in her right base square
      And Bob has a "Scorch" in his hand
      And Alice controls Bob's "Border Blade", released in her left own square
      When Bob plays "Scorch" aiming at "Border Blade"
      And everyone passes until somebody says what happens instead
      And Alice chooses "Good Earth"
      Then "Border Blade" is in Bob's energy zone

    @clause-controller @clause-nothing
    Scenario: What a strategy has said before is one of the others: it does not come first
      Given it is Alice's main phase
      And Alice has a "Good Earth" in her left base square
      And Alice has a "Last Rites" in her hand
      And Alice has a "Scorch" in her hand
      And Alice has a released "Border Blade" in her left own square
      When Alice plays "Last Rites"
      And everyone passes until the stack is empty
      And Alice plays "Scorch" aiming at "Border Blade"
      And everyone passes until somebody says what happens instead
      And Alice chooses "Good Earth"
      Then "Border Blade" is in Alice's energy zone
      And Alice has no cards in her hand

    @clause-controller @clause-nothing
    Scenario: A unit whose player has it destroy a base first goes to the graveyard, as the base does nothing for it then
      Given it is Bob's main phase
      And Alice has a "Good Earth" in her left base square
      And Bob has a "Scorch" in his hand
      And Alice has a released "Parting Vandal" in her left own square
      When Bob plays "Scorch" aiming at "Parting Vandal"
      And everyone passes until somebody says what happens instead
      And Alice chooses "Parting Vandal"
      Then "Good Earth" is in Alice's graveyard
      And "Parting Vandal" is in Alice's graveyard

    @clause-controller @clause-nothing
    Scenario: A unit whose player has a base put it elsewhere first destroys no base any more
      Given it is Bob's main phase
      And Alice has a "Good Earth" in her left base square
      And Bob has a "Scorch" in his hand
      And Alice has a released "Parting Vandal" in her left own square
      When Bob plays "Scorch" aiming at "Parting Vandal"
      And everyone passes until somebody says what happens instead
      And Alice chooses "Good Earth"
      Then "Parting Vandal" is in Alice's energy zone
      And "Good Earth" is in Alice's left base square
