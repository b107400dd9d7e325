Feature: Gate Ruler 11-2 How the system process goes

  @GR-11-2a @lead-in
  Rule: 11-2a The system process has these steps

  @GR-11-2a-1
  Rule: 11-2a-1 Rules effects are applied, one after the other, until none is left
    - repeat: again and again, until none is left
    - first: before anything that has triggered is played

    @clause-repeat
    Scenario: When a unit that gives HP is crushed, the destruction of a unit that needed the HP comes onto the gate
      Given it is Alice's main phase
      And Alice has a ready "Bulwark Captain" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone with 4 damage
      And Alice has a "Frail Squire" in her hand
      And Bob could respond
      When Alice plays "Frail Squire" into her left attack zone
      And Bob passes
      Then "Bulwark Captain" is in Alice's graveyard
      And from its top the gate holds a destruction of "Ember Recruit"

    @clause-first @clause-repeat
    Scenario: A rules effect puts a destruction onto the gate before an ability that has triggered is played
      Given it is Alice's main phase
      And Alice has a ready "Bulwark Captain" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone with 4 damage
      And Alice has a ready "Gate Warden" in her defense zone
      And Alice has a "Frail Squire" in her hand
      And Bob could respond
      When Alice plays "Frail Squire" into her left attack zone
      And Bob passes
      Then from its top the gate holds an ability of "Gate Warden", a destruction of "Ember Recruit"

  @GR-11-2a-2
  Rule: 11-2a-2 Triggered abilities, and events whose condition was met, are put onto the gate
    - abilities: abilities that have triggered
    - events: events that were revealed as their condition was met

    @clause-abilities
    Scenario: An ability that triggers as a unit is played goes onto the gate above the unit
      Given it is Alice's main phase
      And Alice has a "Fanfare" in her field zone
      And Alice has a "Frail Squire" in her hand
      And Bob could respond
      When Alice plays "Frail Squire" into her left attack zone
      Then from its top the gate holds an ability of "Fanfare", "Frail Squire"

    @clause-events
    Scenario: A set event whose condition was met goes onto the gate when its player reveals it
      Given it is Alice's main phase
      And Alice has a "Frail Squire" in her hand
      And Bob has a "Ready Ambush" in his first set zone
      And Bob could respond
      When Alice plays "Frail Squire" into her left attack zone
      Then Bob is asked for whether to reveal it
      When Bob says yes
      Then from its top the gate holds "Ready Ambush", "Frail Squire"

  @GR-11-2a-3
  Rule: 11-2a-3 It begins again as long as anything is left to be done
    - abilities: again as long as anything that has triggered is left to be played
    - effects: again as long as a rules effect is left to be applied

    @clause-abilities
    Scenario: Abilities of both players go onto the gate, the active player's first
      Given it is Alice's main phase
      And Alice has a "Fanfare" in her field zone
      And Bob has an "Envious Crowd" in his field zone
      And Alice has a "Frail Squire" in her hand
      And Bob could respond
      When Alice plays "Frail Squire" into her left attack zone
      Then from its top the gate holds an ability of "Envious Crowd", an ability of "Fanfare", "Frail Squire"

    @clause-effects
    Scenario: A destruction that the cost of a triggered ability made due goes onto the gate above the ability
      Given it is Alice's main phase
      And Alice has a ready "Bulwark Captain" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone with 4 damage
      And Alice has a "Grim Fanfare" in her field zone
      And Alice has a "Frail Squire" in her hand
      And Bob could respond
      When Alice plays "Frail Squire" into her defense zone paying with "Bulwark Captain"
      Then "Bulwark Captain" is in Alice's graveyard
      And from its top the gate holds a destruction of "Ember Recruit", an ability of "Grim Fanfare", "Frail Squire"
