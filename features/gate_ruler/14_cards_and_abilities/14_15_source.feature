Feature: Gate Ruler 14-15 Sources

  @GR-14-15a
  Rule: 14-15a The source of an effect is the card that made it or has the ability that made it
    - ability: of what an ability does it is the card that has it
    - given: also where another card has given it the ability
    - card: of what an event does it is the event

    @clause-ability
    Scenario: An activated ability's source is the unit that has it
      Given it is Alice's main phase
      And Alice has a ready "Bartering Scribe" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      When Alice activates "Bartering Scribe"
      Then from its top the gate holds an ability of "Bartering Scribe"

    @clause-ability
    Scenario: A destruction's source is the card whose effect destroys
      Given it is Alice's main phase
      And Alice has a ready "Headsman" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob could respond
      When Alice activates "Headsman" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-given @clause-ability
    Scenario: The source of an ability that a unit was given is that unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Spite Order" in his first set zone
      And Bob could respond
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Spite Order" targeting "Broad Ox"
      And everyone passes until Bob has priority in the damage step
      Then from its top the gate holds an ability of "Broad Ox"

    @clause-card
    Scenario: The source of what an event does is the event, so that a unit which events do not affect stays ready
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her hand
      And Bob has a ready "Spell-proof Sage" in his left attack zone
      When Alice plays "Weary Song" targeting "Spell-proof Sage"
      And everyone passes until nothing is waiting
      Then "Weary Song" is in Alice's graveyard
      And "Spell-proof Sage" is ready

  @GR-14-15b
  Rule: 14-15b The source of an effect's damage is the card with the ability
    - ability: the card whose ability deals it
    - unless: where it says which cards deal it, these

    @clause-ability
    Scenario: The source of damage dealt by a unit's activated ability is that unit
      Given it is Alice's main phase
      And Alice has a ready "Ember Adept" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice activates "Ember Adept" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      Then from its top the gate holds damage of "Ember Adept"

    @clause-unless
    Scenario: An event has a unit deal damage, and the unit is its source
      Given it is Alice's main phase
      And Alice has a "Massed Volley" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob could respond
      When Alice plays "Massed Volley" targeting "Broad Ox"
      And everyone passes until damage is on the gate
      Then from its top the gate holds damage of "Ember Recruit"

  @GR-14-15c
  Rule: 14-15c The source of an event's damage is the event

    Scenario: The source of damage dealt by an event is that event
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      Then from its top the gate holds damage of "Sudden Spark"

  @GR-14-15d
  Rule: 14-15d The source of combat damage is the unit or ruler that deals it
    - unit: the unit that deals it
    - ruler: the ruler that deals it

    @clause-unit
    Scenario: The source of combat damage that a unit deals is that unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until damage is on the gate
      Then from its top the gate holds damage of "Ember Recruit"

    @clause-ruler
    Scenario: The source of combat damage that a ruler deals is that ruler
      Given it is Alice's attack phase
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until damage is on the gate
      Then from its top the gate holds damage of Alice's "Knight"

  @GR-14-15e
  Rule: 14-15e A card destroys another with damage that the rules then destroy it for, or by its effect
    - damage: with damage of its own, if the rules destroy the other for that
    - last: that was dealt just before
    - effect: or by its own effect that destroys
    - own: not with anything of another card
    - former: which a unit is that has left play since and has come back

    @clause-damage
    Scenario: A unit whose combat damage makes the rules destroy another unit has destroyed it
      Given it is Alice's attack phase
      And Alice has a ready "Trophy Hunter" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice attacks "Ember Recruit" with "Trophy Hunter"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-own
    Scenario: A unit has not destroyed one that survived its damage, though later damage has it destroyed
      Given it is Alice's attack phase
      And Alice has a ready "Trophy Hunter" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks "Tower Guard" with "Trophy Hunter"
      And everyone passes until Bob has priority in the attack end step
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until the attack is over
      Then "Tower Guard" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-damage
    Scenario: A unit has destroyed another with its combat damage, though an event dealt damage to that before
      Given it is Alice's attack phase
      And Alice has a ready "Trophy Hunter" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks "Tower Guard" with "Trophy Hunter"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-effect
    Scenario: A unit has destroyed another unit by its own effect that destroys
      Given it is Alice's main phase
      And Alice has a ready "Headsman" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice activates "Headsman" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-own
    Scenario: A unit has not destroyed a unit that another card's effect destroys
      Given it is Alice's main phase
      And Alice has a ready "Headsman" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-last @clause-own
    Scenario: A unit has not destroyed one that survived its damage, though later it is destroyed for losing HP
      Given it is Alice's attack phase
      And Alice has a ready "Trophy Hunter" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Withering Curse" in his first set zone
      When Alice attacks "Tower Guard" with "Trophy Hunter"
      And everyone passes until Bob has priority in the attack end step
      And Bob plays "Withering Curse" targeting "Tower Guard"
      And everyone passes until the attack is over
      Then "Tower Guard" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-former @clause-own
    Scenario: A unit that has come back into play has not destroyed what the rules destroy for the damage of its former self
      Given it is Alice's attack phase
      And Alice has a ready "Trophy Hunter" in her left attack zone
      And Alice has a "Vanishing Step" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice attacks "Ember Recruit" with "Trophy Hunter"
      And everyone passes until damage is on the gate
      And Alice plays "Vanishing Step" targeting "Trophy Hunter"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Bob's graveyard
      And "Trophy Hunter" is in Alice's left attack zone
      And Alice has no cards in her hand

    @clause-former @clause-own
    Scenario: A unit that has come back into play has not destroyed what the ability of its former self destroys
      Given it is Alice's main phase
      And Alice has a ready "Headsman" in her left attack zone
      And Alice has a "Vanishing Step" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice activates "Headsman" targeting "Tower Guard"
      And Alice plays "Vanishing Step" targeting "Headsman"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard
      And "Headsman" is in Alice's left attack zone
      And Alice has no cards in her hand

  @GR-14-15f
  Rule: 14-15f A player moves a card by a cost that he pays or an effect of his
    - cost: by a cost that he pays to play an ability
    - card: so by a cost that he pays to play a card
    - effect: by an effect of his, whosever the card is
    - other: not what another moves

    @clause-cost
    Scenario: A player who discards a card as the cost of an ability has put it into the graveyard
      Given it is Alice's main phase
      And Alice has a "Grave Tithe" in her field zone
      And Alice has a ready "Bartering Scribe" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice activates "Bartering Scribe"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-effect
    Scenario: A player whose effect puts cards of both players into graveyards has put both there
      Given it is Alice's main phase
      And Alice has a "Grave Tithe" in her field zone
      And Alice has a "Shared Drought" in her hand
      When Alice plays "Shared Drought"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone

    @clause-other
    Scenario: A player has not put into the graveyard a unit of hers that the other player's effect moves there
      Given it is Alice's main phase
      And Alice has a "Grave Tithe" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And Bob has no cards in his damage zone

    @clause-effect
    Scenario: A player who gains control of a unit by her effect has moved the unit
      Given it is Alice's main phase
      And Alice has a "Turncoat Writ" in her hand
      And Bob has a "Customs Post" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Turncoat Writ" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand

    @clause-effect
    Scenario: A player whose effect puts a card underneath a unit has moved the card
      Given it is Alice's main phase
      And Alice has a "Bind Below" in her hand
      And Bob has a "Customs Post" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Siege Beast" in his graveyard
      When Alice plays "Bind Below" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is a charge of "Tower Guard"
      And Bob has one card in his hand

    @clause-effect @clause-other
    Scenario: A player who negates a card on the gate by his event has put that card into the graveyard
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a "Hush Bell" in his first set zone
      And Bob has a "Grave Tithe" in his field zone
      When Alice plays "Kind Letter"
      And Bob plays "Hush Bell" targeting "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has one card in her damage zone

    @clause-effect
    Scenario: A player who heals by her event has put the cards of her damage zone into the graveyard
      Given it is Alice's main phase
      And Alice has a "Grave Tithe" in her field zone
      And Alice has a "Physician" in her hand
      And Alice has two cards in her damage zone
      When Alice plays "Physician"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone

    @clause-effect
    Scenario: A player whose event drives two cards has moved both
      Given it is Alice's main phase
      And Alice has a "Scout's Report" in her hand
      And Bob has a "Customs Post" in his field zone
      When Alice plays "Scout's Report"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her drive zone
      And Bob has two cards in his hand

    @clause-cost
    Scenario: A player who puts a charge away as a cost has put the charge into the graveyard
      Given it is Alice's main phase
      And Alice has a "Grave Tithe" in her field zone
      And "Clay Bear" is a charge of Alice's "Burdened Ox" in her left attack zone
      When Alice activates "Burdened Ox"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Alice's graveyard
      And Bob has one card in his damage zone

    @clause-card
    Scenario: A player who discards a card as the cost of another card has put it into the graveyard
      Given it is Alice's main phase
      And Alice has a "Grave Tithe" in her field zone
      And Alice has a "Demanding Giant" in her hand
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Demanding Giant" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And Bob has one card in his damage zone

  @GR-14-15f-1
  Rule: 14-15f-1 A card that his effect destroys he has moved to the graveyard
    - effect: what his effect destroys he has moved to the graveyard
    - goes: only if it goes there
    - rules: what the rules destroy he has not

    @clause-effect
    Scenario: A player whose effect destroys a unit has put the unit into the graveyard
      Given it is Alice's main phase
      And Alice has a "Grave Tithe" in her field zone
      And Alice has a ready "Headsman" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice activates "Headsman" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-rules
    Scenario: A player whose effect deals damage has not put the unit that the rules destroy into the graveyard
      Given it is Alice's main phase
      And Alice has a "Grave Tithe" in her field zone
      And Alice has a ready "Ember Adept" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice activates "Ember Adept" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's graveyard
      And Bob has no cards in his damage zone

    @clause-goes
    Scenario: A unit that is destroyed and removed from the game instead was not put into the graveyard
      Given it is Alice's main phase
      And Alice has a "Grave Tithe" in her field zone
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Headsman" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice activates "Headsman" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's removal zone
      And Bob has no cards in his damage zone
