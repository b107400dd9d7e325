Feature: Gate Ruler 16-10 Familiar

  @GR-16-10a
  Rule: 16-10a A unit with Familiar can be given one more attribute by its player
    - adds: its player can give it one more attribute
    - gate: it is an activated ability, played over the gate
    - who: only a unit with Familiar
    - ability: no unit that has lost it

    @clause-adds
    Scenario: An event that exhausts beasts exhausts a unit that has gained the attribute "beast" by Familiar
      Given it is Alice's main phase
      And Alice has a ready "Clay Mimic" in her left attack zone
      And Bob has a "Siege Beast" in his graveyard
      And Alice has a "Beast Lure" in her hand
      When Alice activates "Clay Mimic"
      And everyone passes until somebody names a word
      And Alice names "beast"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Lure"
      And everyone passes until nothing is waiting
      Then "Clay Mimic" is exhausted

    @clause-gate
    Scenario: Familiar is an activated ability, which the players can answer on the gate
      Given it is Alice's main phase
      And Alice has a ready "Clay Mimic" in her left attack zone
      And Bob could respond
      When Alice activates "Clay Mimic"
      Then from its top the gate holds an ability of "Clay Mimic"
      And Bob may play "Quiet Nod"

    @clause-who
    Scenario: A player can activate a unit with Familiar, but not a unit without abilities
      Given it is Alice's main phase
      And Alice has a ready "Clay Mimic" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice can activate "Clay Mimic"
      And Alice cannot activate "Ember Recruit"
      And "Ember Recruit" is in Alice's right attack zone

    @clause-ability @clause-who
    Scenario: A player cannot activate Familiar of a unit that has lost its abilities
      Given it is Alice's main phase
      And Alice has a ready "Clay Mimic" in her left attack zone
      And Alice has a "Hushing Rain" in her first set zone
      Then Alice can activate "Clay Mimic"
      When Alice plays "Hushing Rain"
      And everyone passes until nothing is waiting
      Then Alice cannot activate "Clay Mimic"

  @GR-16-10a-1
  Rule: 16-10a-1 It is a standard action, and lasts for the turn
    - timing: it is a standard action
    - choice: its player chooses the attribute
    - turn: it lasts until the end of the turn
    - own: only this card gains it

    @clause-timing
    Scenario: A player cannot activate Familiar while an event is on the gate
      Given it is Alice's main phase
      And Alice has a ready "Clay Mimic" in her left attack zone
      And Alice has a "Beast Lure" in her hand
      And Alice has a "Quiet Nod" in her first set zone
      When Alice plays "Beast Lure"
      Then Alice may play "Quiet Nod"
      And Alice cannot activate "Clay Mimic"

    @clause-turn
    Scenario: A unit that gains an attribute by Familiar has it in that turn, but not in the opponent's next turn
      Given it is Alice's main phase
      And Alice has a ready "Clay Mimic" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Beast Totem" in her field zone
      When Alice activates "Clay Mimic"
      And everyone passes until somebody names a word
      And Alice names "beast"
      And everyone passes until nothing is waiting
      Then "Clay Mimic" has 3 ATK
      When everyone passes until Bob's main phase
      Then "Clay Mimic" has 1 ATK

    @clause-choice
    Scenario: A unit for which "human" is named by Familiar gains the attribute "human", and not the attribute "beast"
      Given it is Alice's main phase
      And Alice has a ready "Clay Mimic" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Beast Totem" in her field zone
      And Bob has a "Human Pride" in his field zone
      When Alice activates "Clay Mimic"
      And everyone passes until somebody names a word
      And Alice names "human"
      And everyone passes until nothing is waiting
      Then "Clay Mimic" has 2 ATK

    @clause-own
    Scenario: A unit's Familiar gives the attribute to that unit, and not to another unit of its controller
      Given it is Alice's main phase
      And Alice has a ready "Clay Mimic" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Beast Totem" in her field zone
      When Alice activates "Clay Mimic"
      And everyone passes until somebody names a word
      And Alice names "beast"
      And everyone passes until nothing is waiting
      Then "Clay Mimic" has 3 ATK
      And "Ember Recruit" has 2 ATK

  @GR-16-10b
  Rule: 16-10b The attribute is added to those that the card has
    - printed: it keeps those that are printed on it
    - gained: and those that it has gained before

    @clause-printed
    Scenario: A unit with the printed attribute "earth" keeps it when it gains "beast" by Familiar
      Given it is Alice's main phase
      And Alice has a ready "Clay Mimic" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has an "Earthen Grip" in her hand
      When Alice activates "Clay Mimic"
      And everyone passes until somebody names a word
      And Alice names "beast"
      And everyone passes until nothing is waiting
      And Alice plays "Earthen Grip"
      And everyone passes until nothing is waiting
      Then "Clay Mimic" is exhausted

    @clause-gained
    Scenario: A unit that has gained the attribute "beast" by Familiar has both when Familiar then adds "human"
      Given it is Alice's main phase
      And Alice has a ready "Clay Mimic" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Beast Totem" in her field zone
      And Bob has a "Human Pride" in his field zone
      When Alice activates "Clay Mimic"
      And everyone passes until somebody names a word
      And Alice names "beast"
      And everyone passes until nothing is waiting
      And Alice activates "Clay Mimic"
      And everyone passes until somebody names a word
      And Alice names "human"
      And everyone passes until nothing is waiting
      Then "Clay Mimic" has 4 ATK
