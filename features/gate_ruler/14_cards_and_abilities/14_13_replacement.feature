Feature: Gate Ruler 14-13 Replacement effects

  @GR-14-13a
  Rule: 14-13a A replacement effect puts one thing in the place of another that would happen
    - instead: the other thing is done in its place
    - named: only in the place of what it speaks of

    @clause-instead
    Scenario: What would go to the graveyard is removed from the game
      Given it is Alice's main phase
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's removal zone

    @clause-named
    Scenario: What goes elsewhere is not spoken of
      Given it is Alice's main phase
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand

    @clause-instead
    Scenario: It speaks of what a player has another do
      Given it is Alice's main phase
      And Alice has a "Cast Aside" in her hand
      And Bob has a "Scholar's Rule" in his field zone
      And Bob has a "Siege Beast" in his hand
      When Alice plays "Cast Aside"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's removal zone

    @clause-instead
    Scenario: What would be discarded comes into the front row
      Given it is Alice's main phase
      And Alice has a "Cast Aside" in her hand
      And Bob has a "Wily Stray" in his hand
      When Alice plays "Cast Aside"
      And Bob puts it into his right attack zone
      And everyone passes until nothing is waiting
      Then "Wily Stray" is in Bob's right attack zone

  @GR-14-13a-1
  Rule: 14-13a-1 A replacement effect may be worded with "as"

    Scenario: A unit is removed from the game as it is put into a graveyard
      Given it is Alice's main phase
      And Alice has a ready "Fading Echo" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Fading Echo"
      And everyone passes until nothing is waiting
      Then "Fading Echo" is in Alice's removal zone

    Scenario: Another unit beside one that is removed as it goes is put into the graveyard
      Given it is Alice's main phase
      And Alice has a ready "Fading Echo" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

  @GR-14-13b
  Rule: 14-13b What was replaced has not happened, what replaced it has
    - original: what was replaced has not happened, and nothing triggers by it
    - other: what replaced it has happened, and triggers what waits for it
    - possible: what cannot be done replaces nothing

    @clause-original
    Scenario: Nothing triggers by what was replaced
      Given it is Alice's main phase
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Grave Reader" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is not in Alice's left attack zone
      And Alice has no cards in her hand

    @clause-other
    Scenario: What waits for the other thing triggers
      Given it is Alice's main phase
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Exile Reader" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    # Reading: docs/decisions/1150-what-cannot-be-done-replaces-nothing.md
    @clause-possible
    Scenario: What cannot be done replaces nothing
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-possible
    Scenario: One of two effects that cannot be done is not chosen from
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's removal zone

    @needs-events
    @clause-other
    Scenario: It is told that something else has happened
      Given it is Alice's main phase
      And Alice has a "Falling Axe" in her hand
      And Bob has a ready "Fading Echo" in his left attack zone
      When Alice plays "Falling Axe" targeting "Fading Echo"
      And everyone passes until nothing is waiting
      Then these happened in this order: replaced as move of "Fading Echo", move of "Fading Echo" in Bob's removal zone

    @clause-original
    Scenario: A unit that is kept from play has not entered it
      Given it is Alice's main phase
      And Alice has a "Landing Herald" in her hand
      And Bob has a "Barred Gates" in his field zone
      When Alice plays "Landing Herald" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Landing Herald" is in Alice's removal zone
      And Alice has no cards in her hand

    @clause-original
    Scenario: A field that is kept from play has not entered it
      Given it is Alice's main phase
      And Alice has a "Landing Banner" in her hand
      And Bob has a "Barred Gates" in his field zone
      When Alice plays "Landing Banner"
      And everyone passes until nothing is waiting
      Then "Landing Banner" is in Alice's removal zone
      And Alice has no cards in her hand

  # Reading: docs/decisions/1020-who-chooses-where-the-rules-cause-it.md
  @GR-14-13c
  Rule: 14-13c Of several replacement effects the player who causes it chooses one
    - cause: the player who causes it chooses, be it his card or his act
    - rules: what the rules cause, the active player
    - one: the one that was chosen applies

    @clause-cause
    Scenario: The player whose card destroys a unit chooses
      Given it is Alice's main phase
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Pyre Keeper" in his field zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until a replacement is chosen
      Then Bob chooses between "Homeward Bell" and "Pyre Keeper"

    @clause-one @clause-cause
    Scenario: The effect that was chosen applies
      Given it is Alice's main phase
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Pyre Keeper" in his field zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until a replacement is chosen
      And Bob chooses "Pyre Keeper"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's removal zone

    @clause-one @clause-cause
    Scenario: The effect of Homeward Bell applies if that is chosen
      Given it is Alice's main phase
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Pyre Keeper" in his field zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until a replacement is chosen
      And Bob chooses "Homeward Bell"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand

    @clause-rules
    Scenario: Where the rules destroy a unit the active player chooses
      Given it is Alice's main phase
      And Bob has a "Homeward Bell" in his field zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Alice has a "Pyre Keeper" in her field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until a replacement is chosen
      Then Alice chooses between "Homeward Bell" and "Pyre Keeper"

    @clause-cause
    Scenario: The player who would draw chooses
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has two "Bounteous Quill" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until a replacement is chosen
      Then Alice chooses between "Bounteous Quill" and "Bounteous Quill"

    @clause-cause @clause-one
    Scenario: The player whose card swaps a unit away chooses
      Given it is Alice's main phase
      And Alice has a "Change Places" in her hand
      And Alice has a "Homeward Bell" in her field zone
      And Bob has a "Pyre Keeper" in his field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Change Places" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until a replacement is chosen
      Then Alice chooses between "Homeward Bell" and "Pyre Keeper"
      When Alice chooses "Pyre Keeper"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's removal zone

    @clause-cause
    Scenario Outline: The player of a <type> chooses what keeps it from play
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Alice has a "Barred Gates" in her field zone
      And Bob has a "Barred Gates" in his field zone
      When Alice plays <play>
      And everyone passes until a replacement is chosen
      Then Alice chooses between "Barred Gates" and "Barred Gates"

      Examples:
        | type  | card         | play                                      |
        | unit  | Frail Squire | "Frail Squire" into her left attack zone  |
        | field | War Banner   | "War Banner"                              |

  @GR-14-13c-1
  Rule: 14-13c-1 Who deals chooses what changes the dealing, who is dealt it what changes being dealt it
    - dealing: what changes dealing damage, the controller of what deals it chooses
    - dealt: what changes being dealt damage, the controller of what is dealt it chooses
    - order: the one that was chosen applies first

    @clause-dealing
    Scenario: The controller of the effect chooses among those about dealing damage
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Twinfang Idol" in her field zone
      And Bob has a "Barbed Standard" in his field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until a replacement is chosen
      Then Bob chooses between "Twinfang Idol" and "Barbed Standard"

    @clause-order @clause-dealing
    Scenario: Chosen first, one is added and the sum is doubled
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Twinfang Idol" in her field zone
      And Bob has a "Barbed Standard" in his field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Broad Ox"
      And everyone passes until a replacement is chosen
      And Bob chooses "Barbed Standard"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 8 damage

    @clause-order @clause-dealing
    Scenario: Chosen first, the damage is doubled and one is added
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Twinfang Idol" in her field zone
      And Bob has a "Barbed Standard" in his field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Broad Ox"
      And everyone passes until a replacement is chosen
      And Bob chooses "Twinfang Idol"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 7 damage

    @clause-dealt
    Scenario: The controller of the unit chooses among those about being dealt damage
      Given it is Alice's main phase
      And Alice has a ready "Brittle Colossus" in her left attack zone
      And Alice has a "Padded Armory" in her field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Brittle Colossus"
      And everyone passes until a replacement is chosen
      Then Alice chooses between "Brittle Colossus" and "Padded Armory"

  @GR-14-13c-2
  Rule: 14-13c-2 An optional replacement effect is applied if its player performs what it asks for
    - yes: if its player applies it, what it asks for is performed and the other thing done
    - first: what it asks for is performed before that
    - no: if he does not, all is as without it
    - who: its player is asked, in the other player's turn too

    @clause-yes
    Scenario: A card is discarded and two are drawn in the place of one
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Restless Archive" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And "Ember Recruit" is in Alice's graveyard

    @clause-no
    Scenario: Declined, one card is drawn
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Restless Archive" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until an optional replacement is asked about
      And Alice says no
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And "Ember Recruit" is in Alice's hand
      And "Kind Letter" is in Alice's graveyard

    @clause-who
    Scenario: It is its card that asks
      Given it is Alice's main phase
      And Alice has a "Restless Archive" in her field zone
      And Alice has two "Kind Letter" in her hand
      When Alice plays first "Kind Letter"
      And everyone passes until an optional replacement is asked about
      Then Alice is asked about "Restless Archive"

    @needs-events
    @clause-first @clause-yes
    Scenario: The card is discarded before any is drawn
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Restless Archive" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then these happened in this order: move of "Ember Recruit" because of the cost, draw by Alice

    @clause-who
    Scenario: In Bob's turn Alice is asked about what replaces her draw
      Given it is Bob's main phase
      And Alice has a "Restless Archive" in her field zone
      And Alice has an "Ember Recruit" in her hand
      And Alice has a ready "Quick Herald" in her left attack zone
      When everyone passes until Alice has priority in the main phase
      And Alice activates "Quick Herald"
      And everyone passes until an optional replacement is asked about
      Then Alice may say yes or no

  @GR-14-13c-2a
  Rule: 14-13c-2a A player who cannot perform it cannot take it
    - unable: all is as without it
    - part: so where he could perform only a part of it

    @clause-unable
    Scenario: With nothing to discard a card is drawn
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Restless Archive" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Kind Letter" is in Alice's graveyard

    @clause-part @clause-unable
    Scenario: With one card to discard where it takes two, a player is not asked, and a card is drawn
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Costly Archive" in her field zone
      When Alice plays "Kind Letter"
      Then nobody can say yes
      When everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And "Ember Recruit" is in Alice's hand
      And Alice has two cards in her hand

  @GR-14-13d
  Rule: 14-13d Only what actually happens is replaced, once by each effect, and it must be
    - actual: only what actually happens is replaced
    - once: once by each effect
    - each: each time that it happens, and for each thing it happens to
    - every: by every effect that speaks of it
    - must: nobody can choose not to

    @clause-once
    Scenario: The cards drawn in the place of one are not replaced again
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Bounteous Quill" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-every @clause-once
    Scenario: Another effect replaces each of the cards drawn in the place of one
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has two "Bounteous Quill" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until a replacement is chosen
      And Alice chooses first "Bounteous Quill"
      And everyone passes until nothing is waiting
      Then Alice has four cards in her hand

    @clause-each @clause-once
    Scenario: Each of two draws is replaced
      Given it is Alice's main phase
      And Alice has a "Bitter Bargain" in her hand
      And Alice has a "Bounteous Quill" in her field zone
      When Alice plays "Bitter Bargain"
      And everyone passes until nothing is waiting
      Then Alice has four cards in her hand

    @clause-actual
    Scenario: A draw that is forbidden is not replaced either
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Blunt Quill" in her field zone
      And Bob has a "Silent Idol" in his field zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Bob has no cards in his damage zone
      And "Kind Letter" is in Alice's graveyard

    @clause-must
    Scenario: A replacement that nobody likes happens all the same
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Blunt Quill" in her field zone
      When Alice plays "Kind Letter"
      Then nobody can say yes
      When everyone passes until nothing is waiting
      Then Bob has one card in his damage zone
      And Alice has no cards in her hand

    @clause-each
    Scenario: What happens to one card may still be replaced when another was
      Given it is Alice's main phase
      And Alice has a "Falling Axe" in her hand
      And Bob has a "Tolling Bell" in his field zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      When Alice plays "Falling Axe" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's removal zone
      And "Tower Guard" is in Bob's removal zone

    @clause-every @clause-once
    Scenario: Two effects of one ability each replace it once
      Given it is Alice's main phase
      And Alice has a ready "Cup Bearer" in her left attack zone
      And Alice has a "Kind Letter" in her hand
      When Alice activates "Cup Bearer"
      And everyone passes until nothing is waiting
      And Alice activates "Cup Bearer"
      And everyone passes until nothing is waiting
      And Alice plays "Kind Letter"
      And Alice chooses "Cup Bearer"
      And everyone passes until nothing is waiting
      Then Alice has four cards in her hand

  @GR-14-13e
  Rule: 14-13e A replacement effect lasts as long as it says
    - term: as long as it says
    - over: and no longer
    - made: only for what it was made for
    - times: each time until then

    @clause-term
    Scenario: A replacement effect for the turn applies in that turn
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has an "Evening Ferry" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays "Evening Ferry" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand

    @clause-over
    Scenario: A replacement effect for the turn does nothing in the turn after
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has an "Evening Ferry" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays "Evening Ferry" targeting "Ember Recruit"
      And everyone passes until Bob's main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-made
    Scenario: Only for what it was made for
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Alice has an "Evening Ferry" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays "Evening Ferry" targeting "Frail Squire"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-times @clause-term
    Scenario: One that lasts for the turn replaces each time
      Given it is Alice's main phase
      And Alice has a "Brimming Cup" in her hand
      And Alice has two "Kind Letter" in her hand
      When Alice plays "Brimming Cup"
      And everyone passes until nothing is waiting
      And Alice plays first "Kind Letter"
      And everyone passes until nothing is waiting
      And Alice plays second "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has four cards in her hand

  @GR-14-13e-1
  Rule: 14-13e-1 What replaces the next event ends with it, or with the turn
    - next: only the next time
    - turn: until the end of the turn

    @clause-next
    Scenario: The first unit is replaced, the second is not
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Alice has a "Last Ferry" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob has a "Sudden Spark" in his second set zone
      When Alice plays "Last Ferry"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays first "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays second "Sudden Spark" targeting "Frail Squire"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand
      And "Frail Squire" is in Alice's graveyard

    @clause-turn
    Scenario: The next event comes only in the turn after
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Last Ferry" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays "Last Ferry"
      And everyone passes until Bob's main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

  @GR-14-13f
  Rule: 14-13f Base damage that is changed counts as what the card says
    - printed: the changed amount counts as what the card says
    - said: only where a card says how much damage
    - instead: where something else is done, there is no damage
    - several: several count one after the other

    @clause-printed
    Scenario: What is added to the base damage is doubled with it
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Twinfang Idol" in her field zone
      And Bob has an "Old Recipe" in his field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 8 damage

    @clause-said
    Scenario: Combat damage is not what a card says
      Given it is Alice's attack phase
      And Alice has an "Old Recipe" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Broad Ox" has 2 damage

    @clause-instead
    Scenario: Where something else is done instead, no damage is spoken of
      Given it is Alice's main phase
      And Alice has a "Dove's Truce" in her field zone
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Tower Guard" has no damage

    @clause-several @clause-printed
    Scenario: Two such effects count one after the other
      Given it is Alice's main phase
      And Alice has two "Old Recipe" in her field zone
      And Alice has a "Hairline Shot" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      Then Alice can play "Hairline Shot"

  @GR-14-13g
  Rule: 14-13g Other changes of damage are made in its process on the gate
    - process: the damage is changed in its process
    - after: when that is on the gate already
    - named: only the damage that the effect speaks of
    - instead: where something else is done, no damage is left

    @clause-process
    Scenario: The process on the gate has the changed amount
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a "Barbed Standard" in his field zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      Then the damage on the gate for "Tower Guard" is 4

    @clause-after
    Scenario: The process is on the gate when the change is chosen
      Given it is Alice's main phase
      And Alice has a ready "Brittle Colossus" in her left attack zone
      And Alice has a "Padded Armory" in her field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Brittle Colossus"
      And everyone passes until a replacement is chosen
      Then the damage on the gate for "Brittle Colossus" is 3

    @clause-process
    Scenario: Combat damage is changed by what speaks of it
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has an "Iron Rank" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Tower Guard" has 1 damage

    @clause-named
    Scenario: An effect's damage is not changed by what speaks of combat damage
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has an "Iron Rank" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage

    @clause-process @clause-named
    Scenario: A unit changes the damage that it deals itself, and no other
      Given it is Alice's attack phase
      And Alice has a ready "Keen Duelist" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Keen Duelist"
      And everyone passes until the next attack can be declared
      Then "Broad Ox" has 3 damage
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Broad Ox" has 5 damage

    @clause-instead
    Scenario: Where something else is done instead, no damage is left in it
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a "Soft Landing" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And "Tower Guard" has no damage
