Feature: Duel Masters 500 How turns and steps go

  @DM-500.1
  Rule: 500.1 A turn has six steps in a fixed order, whether or not anything happens in them
    - order: a turn has six steps, which come in a fixed order
    - always: each step is there in each turn, even if nothing happens in it
    - sub-steps: a step may have sub-steps, which come in order as well

    @needs-events
    @clause-order @clause-always
    Scenario: A turn in which somebody attacks has its six steps in order
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      When everyone passes until Bob's attack step
      And Bob attacks Alice with "Moss Giant"
      And Bob breaks Alice's first shield
      And everyone passes until Alice's turn
      Then the steps of Bob's turn were turn start, draw, mana, main, attack, turn end

    @needs-events
    @clause-order @clause-always
    Scenario: A turn in which nothing is done has its six steps in order
      Given it is Alice's main step
      When everyone passes until Bob's turn
      And everyone passes until Alice's turn
      Then the steps of Bob's turn were turn start, draw, mana, main, attack, turn end

    @needs-events
    @clause-sub-steps
    Scenario: An attack goes through its sub-steps in order
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then the attack of "Grave Hound" went through attacker, blocker, battle, direct, attack end

    @needs-events
    @clause-order
    Scenario: What is done in a step is done between its beginning and its end
      Given it is Alice's main step
      When everyone passes until Bob's turn
      And everyone passes until Alice's turn
      Then these happened in this order: phase start as draw by Bob, draw by Bob, phase end as draw by Bob

  @DM-500.2
  Rule: 500.2 A step ends when nothing is being resolved and the turn player does nothing more in it
    - more: a step goes on as long as the turn player wants to do more in it
    - ends: it ends as soon as she does nothing more
    - resolved: it does not end while an effect is being resolved or waits
    - sub-step: nor does a sub-step of an attack

    @clause-more
    Scenario: The main step goes on after a card has been used
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has two "Spark Runner" in her hand
      And Alice has an "Insight" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice summons Alice's first "Spark Runner"
      Then Alice's first "Spark Runner" is in Alice's battle zone
      And it is the main step
      And Alice may play "Insight"

    @clause-ends
    Scenario: The main step ends when the turn player does nothing more
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice passes
      Then it is the attack step

    @clause-resolved
    Scenario: The main step does not end while an effect is being resolved
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Lull" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Tide Runner" in his battle zone
      When Alice casts "Lull"
      And Alice tries to pass
      Then that is refused

    @clause-more
    Scenario: The attack step goes on after an attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then it is the attack step
      And Alice may attack "Moss Giant"
      And Bob has four cards in his shield zone

    @clause-resolved
    Scenario: The mana step does not end before what a charged card sets off is resolved
      Given it is Alice's mana step
      And Alice has an untapped "Root Listener" in her battle zone
      And Alice has an untapped "Generous Soil" in her battle zone
      And Alice has no cards in her hand
      And the top of Alice's deck is "Lamp Squire" and "Grave Hound"
      When Alice charges "Lamp Squire"
      Then "Grave Hound" is in Alice's hand
      And it is the mana step
      And Alice may charge "Grave Hound"
      When Alice charges "Grave Hound"
      Then "Lamp Squire" is in Alice's mana zone
      And "Grave Hound" is in Alice's mana zone

    @clause-sub-step
    Scenario: What the result of a battle triggers is resolved before the attack comes to its end
      Given it is Alice's attack step
      And Alice has an untapped "Stubborn Warden" in her battle zone
      And Alice has an untapped "Field Judge" in her battle zone
      And Bob has a tapped "Victory Bell" in his battle zone
      When Alice attacks "Victory Bell" with "Stubborn Warden"
      Then Alice is asked yes or no
      And Bob has one card in his hand

    @clause-sub-step
    Scenario: What triggers as the power ends that a creature had while it attacked is resolved before the next attack
      Given it is Alice's attack step
      And Alice has an untapped "Burning Boar" in her battle zone
      And Alice has an untapped "Sturdy Grave Bell" in her battle zone
      When Alice attacks Bob with "Burning Boar"
      And Alice breaks Bob's first shield
      Then Alice may attack "Sturdy Grave Bell"
      And Alice has one card in her hand

    @needs-events
    @clause-resolved
    Scenario: What triggers as the power ends that a creature had this turn is resolved before the turn ends
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Giant Draught" in her hand
      And Alice has a "Long Blight" in her hand
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an untapped "Sturdy Grave Bell" in her battle zone
      When Alice casts "Giant Draught"
      And Alice chooses "Lamp Squire"
      And Alice casts "Long Blight"
      And Alice chooses "Lamp Squire"
      And everyone passes until Bob's turn
      Then these happened in this order: destroy of "Lamp Squire", draw by Alice, turn end by Alice

  @DM-500.2a
  Rule: 500.2a A turn never goes back to a step that it has left

    Scenario: No card is used once the main step has been left
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Ember Recruit" in her hand
      When Alice passes
      And Alice tries to summon Alice's second "Ember Recruit"
      Then that is refused

    Scenario: No card is charged once the mana step has been left
      Given it is Bob's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Ember Recruit" in her hand
      When everyone passes until Alice's main step
      And Alice tries to charge "Lamp Squire"
      Then that is refused

  @DM-500.3
  Rule: 500.3 Effects end with the step they last to, or as the step comes until which they last
    - end: an effect to the end of a step is over as the step ends
    - sub-step: an effect to the end of a sub-step is over as the sub-step ends
    - until: an effect until a step or turn is over as that begins
    - attacking: an effect while a creature attacks is over as its attack ends, and not only with the attack step
    - turn: an effect for this turn is not over before the end-of-turn step has been played

    @clause-end
    Scenario: An effect to the end of the step is over in the next step
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Short Draught" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Short Draught"
      And Alice chooses "Grave Hound"
      Then "Grave Hound" has 5000 power
      When Alice passes
      Then it is the attack step
      And "Grave Hound" has 3000 power

    @clause-until
    Scenario: An effect until the beginning of a turn is over as that turn begins
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Night Ward" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Night Ward"
      And Alice chooses "Grave Hound"
      And everyone passes until Bob's main step
      Then "Grave Hound" has 5000 power
      When everyone passes until Alice's mana step
      Then "Grave Hound" has 3000 power

    @clause-attacking
    Scenario: An effect that lasts while a creature attacks ends with the attack, not with the attack step
      Given it is Alice's attack step
      And Alice has an untapped "Charging Boar" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Charging Boar"
      And everyone passes until the blocker step
      Then "Charging Boar" has 3000 power
      When Bob does not block
      And Alice breaks Bob's first shield
      Then it is the attack step
      And "Charging Boar" has 1000 power

    @clause-turn
    Scenario: An effect for this turn is still there as effects of the end of the turn are resolved
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Giant Draught" in her hand
      And Alice has an untapped "Dusk Weigher" in her battle zone
      When Alice casts "Giant Draught"
      And everyone passes until Bob's turn
      Then it is Bob's turn
      And Alice has one card in her hand
      And "Dusk Weigher" has 1000 power

    @clause-end
    Scenario: An effect to the end of the main step does not count for what triggers at the end of the turn
      Given it is Alice's main step
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has two "Short Draught" in her hand
      And Alice has an untapped "Dusk Weigher" in her battle zone
      When Alice casts Alice's first "Short Draught"
      And Alice casts Alice's second "Short Draught"
      Then "Dusk Weigher" has 5000 power
      When everyone passes until Bob's turn
      Then Alice has no cards in her hand
      And it is Bob's turn

    @needs-events
    @clause-end
    Scenario: An effect to the end of the step ends before the step does
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Short Draught" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Short Draught"
      Then "Grave Hound" has 5000 power
      When Alice passes
      Then these happened in this order: effect start, effect end, phase end as main by Alice

    @needs-events
    @clause-until
    Scenario: An effect until the beginning of a turn ends after that turn has begun
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Night Ward" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice casts "Night Ward"
      Then "Grave Hound" has 5000 power
      When everyone passes until Bob's turn
      And everyone passes until Alice's turn
      Then these happened in this order: turn start by Bob, turn start by Alice, effect end, draw by Alice

    @clause-sub-step
    Scenario: An effect to the end of a sub-step is over in the next sub-step
      Given it is Alice's attack step
      And Alice has an untapped "Sudden Boar" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Sudden Boar"
      And everyone passes until the blocker step
      Then Alice has one card in her hand
      And "Sudden Boar" has 1000 power

    @clause-end
    Scenario: An effect to the end of the attack step is not over with the first sub-step of an attack
      Given it is Alice's main step
      And Alice has an untapped "Rising Boar" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice passes
      And Alice attacks Bob with "Rising Boar"
      And everyone passes until the blocker step
      Then "Rising Boar" has 3000 power

    @needs-events
    @clause-sub-step
    Scenario: An effect to the end of a sub-step ends before the sub-step does
      Given it is Alice's attack step
      And Alice has an untapped "Sudden Boar" in her battle zone
      When Alice attacks Bob with "Sudden Boar"
      And Alice breaks Bob's first shield
      Then these happened in this order: effect start, effect end, step end as attacker, step start as blocker

    @needs-events
    @clause-turn
    Scenario: A creature that is left without power as an effect ends is destroyed at once
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Giant Draught" in her hand
      And Alice has a "Long Blight" in her hand
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Giant Draught"
      And Alice casts "Long Blight"
      And everyone passes until Bob's turn
      Then these happened in this order: effect end, destroy of "Lamp Squire", turn end by Alice

  @DM-500.4
  Rule: 500.4 What happens at the beginning of a step or sub-step waits as that step begins
    - step: what triggers at the beginning of a step does so as it begins
    - sub-step: what triggers at the beginning of a sub-step does so as it begins
    - before: it is resolved before a battle or a direct attack, which is no turn-based action
    - waits: it waits then, and is resolved in turn with what else waits

    @clause-step
    Scenario Outline: What triggers at the beginning of the <step> is resolved in it
      Given it is Bob's main step
      And Alice has an untapped "<herald>" in her battle zone
      And Alice has three cards in her hand
      When everyone passes until Alice's mana step
      Then Alice has <at mana> cards in her hand
      When everyone passes until Alice's main step
      And everyone passes until nothing is waiting
      Then Alice has <at main> cards in her hand
      When everyone passes until Alice's attack step
      Then Alice has <at attack> cards in her hand

      Examples:
        | step        | herald             | at mana | at main | at attack |
        | main step   | Main Step Herald   | four    | five    | five      |
        | attack step | Attack Step Herald | four    | four    | five      |

    @clause-sub-step
    Scenario: What triggers at the beginning of the direct attack step waits till then
      Given it is Alice's attack step
      And Alice has an untapped "Direct Step Herald" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Direct Step Herald"
      Then Alice has no cards in her hand
      When Bob does not block
      And Alice breaks Bob's first shield
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-waits @clause-step
    Scenario: A player who resolves a discard before a draw at the beginning of a step keeps the card drawn
      Given it is Alice's main step
      And Alice has an untapped "Attack Step Herald" in her battle zone
      And Alice has an untapped "Attack Step Scout" in her battle zone
      When Alice passes
      And Alice chooses "Attack Step Scout"
      And everyone passes until Alice's attack step
      Then Alice has one card in her hand
      And Alice has no cards in her graveyard

    @clause-waits @clause-step
    Scenario: A player who resolves a draw before a discard at the beginning of a step discards the card drawn
      Given it is Alice's main step
      And Alice has an untapped "Attack Step Herald" in her battle zone
      And Alice has an untapped "Attack Step Scout" in her battle zone
      When Alice passes
      And Alice chooses "Attack Step Herald"
      And everyone passes until Alice's attack step
      Then Alice has no cards in her hand
      And Alice has one card in her graveyard

    @clause-step
    Scenario: What triggers at the beginning of the mana step is resolved before a card is charged
      Given it is Bob's main step
      And Alice has an untapped "Mana Step Herald" in her battle zone
      And the top of Alice's deck is "Lamp Squire" and "Grave Hound"
      When everyone passes until Alice's mana step
      Then Alice can charge "Grave Hound"
      When Alice charges "Grave Hound"
      Then "Grave Hound" is in Alice's mana zone

    @needs-events
    @clause-sub-step
    Scenario: What triggers at the beginning of the direct attack step is resolved before a shield is broken
      Given it is Alice's attack step
      And Alice has an untapped "Direct Step Herald" in her battle zone
      When Alice attacks Bob with "Direct Step Herald"
      And Alice breaks Bob's first shield
      Then these happened in this order: step start as direct, triggered by Alice, draw by Alice, broken by Bob

    @clause-waits @clause-step
    Scenario Outline: The turn player who resolves <first> first as the end-of-turn step begins has <cards> cards
      Given it is Alice's main step
      And Alice has an untapped "End Step Herald" in her battle zone
      And Alice has an untapped "Dusk Toll" in her battle zone
      And Bob has an untapped "End Step Herald" in his battle zone
      When everyone passes until the end of turn step
      And Alice chooses <which>
      And everyone passes until Bob's mana step
      Then Alice has <cards> cards in her hand
      And Bob has one card in his hand

      Examples:
        | first           | which                     | cards |
        | End Step Herald | Alice's "End Step Herald" | no    |
        | Dusk Toll       | "Dusk Toll"               | one   |

    @clause-before @clause-sub-step
    Scenario: What triggers at the beginning of the battle step is resolved before the battle
      Given it is Alice's attack step
      And Alice has an untapped "Battle Step Herald" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Lamp Squire" in his battle zone
      When Alice attacks "Lamp Squire" with "Battle Step Herald"
      And everyone passes until the attack is over
      Then "Lamp Squire" is in Bob's graveyard
      And "Battle Step Herald" is in Alice's battle zone

    @clause-before @clause-sub-step
    Scenario: What triggers at the beginning of the direct attack step is resolved before shields are chosen
      Given it is Alice's attack step
      And Alice has an untapped "Direct Step Herald" in her battle zone
      When Alice attacks Bob with "Direct Step Herald"
      Then Alice has one card in her hand
      And Bob has five cards in his shield zone

  # Reading: docs/decisions/2502-by-1-13-an-attack-goes-on-without-who-has-left-it.md
  @DM-500.4 @revisions-s-max
  Rule: 500.4 Nothing triggers at the beginning of a sub-step that an attack leaves out

    Scenario: Nothing triggers at the beginning of a direct attack step that is left out
      Given it is Alice's attack step
      And Alice has an untapped "Bramble Knight" in her battle zone
      And Alice has an untapped "Direct Step Herald" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Bramble Knight"
      And Bob blocks with "Gate Warden"
      Then "Gate Warden" is in Bob's graveyard
      And Alice has no cards in her hand

  @DM-500.5
  Rule: 500.5 An extra turn comes right after the present one, and each extra turn is one turn more
    - next: an extra turn comes right after the present one
    - who: it is the turn of the player to whom an effect gives it
    - each: several extra turns of a player are as many turns more

    @clause-next
    Scenario: A player who takes an extra turn has the next turn
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Second Wind" in her hand
      When Alice casts "Second Wind"
      And everyone passes until the next turn
      Then it is Alice's turn
      And it is turn 4 of the game
      When everyone passes until the next turn
      Then it is Bob's turn

    @clause-who @clause-next
    Scenario: A player to whom the opponent gives an extra turn has the next two turns
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Borrowed Time" in her hand
      When Alice casts "Borrowed Time"
      And everyone passes until the next turn
      Then it is Bob's turn
      When everyone passes until the next turn
      Then it is Bob's turn
      And it is turn 5 of the game
      When everyone passes until the next turn
      Then it is Alice's turn

    @clause-each @clause-next
    Scenario: Two extra turns of one turn are two turns more
      Given it is Alice's main step
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two "Second Wind" in her hand
      When Alice casts Alice's first "Second Wind"
      And Alice casts Alice's second "Second Wind"
      And everyone passes until the next turn
      Then it is Alice's turn
      And it is turn 4 of the game
      When everyone passes until the next turn
      Then it is Alice's turn
      And it is turn 5 of the game
      When everyone passes until the next turn
      Then it is Bob's turn

  @DM-500.5a
  Rule: 500.5a Of extra turns given to both players in one turn, the turn player's come first

    Scenario: The turn player takes her extra turn before the other player takes his
      Given it is Alice's main step
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Borrowed Time" in her hand
      And Alice has a "Second Wind" in her hand
      When Alice casts "Borrowed Time"
      And Alice casts "Second Wind"
      And everyone passes until the next turn
      Then it is Alice's turn
      And it is turn 4 of the game
      When everyone passes until the next turn
      Then it is Bob's turn
      When everyone passes until the next turn
      Then it is Bob's turn
      When everyone passes until the next turn
      Then it is Alice's turn

    Scenario: In Bob's turn Bob takes his extra turn before Alice takes hers
      Given it is Bob's main step
      And Bob has two untapped "Tide Runner" in his mana zone
      And Bob has a "Borrowed Time" in his hand
      And Bob has a "Second Wind" in his hand
      When Bob casts "Borrowed Time"
      And Bob casts "Second Wind"
      And everyone passes until the next turn
      Then it is Bob's turn
      When everyone passes until the next turn
      Then it is Alice's turn

  @DM-500.6
  Rule: 500.6 The first player has no draw step in the first turn
    - skipped: the first turn of the player who begins has no draw step
    - only: the other player's first turn has one
    - others: the first turn has all its other steps

    @clause-skipped
    Scenario: The player who begins does not draw in the first turn
      Given the game is about to begin
      When the decks are shuffled and Alice is to begin
      Then it is Alice's turn
      And Alice has five cards in her hand

    @clause-only
    Scenario: The second player draws a card in his first turn
      Given the game is about to begin
      When the decks are shuffled and Alice is to begin
      And everyone passes until Bob's mana step
      Then Bob has six cards in his hand

    @needs-events
    @clause-others @clause-skipped
    Scenario: The first turn of the game has all steps but the draw step
      Given the game is about to begin
      When the decks are shuffled and Alice is to begin
      And everyone passes until Bob's mana step
      Then the steps of Alice's turn were turn start, mana, main, attack, turn end

    @needs-events
    @clause-skipped @clause-others
    Scenario: The draw step of the first turn is skipped between the start of the turn and the mana step
      Given the game is about to begin
      When the decks are shuffled and Alice is to begin
      Then these happened in this order: phase end as turn-start by Alice, skipped as draw by Alice, phase start as mana by Alice
