Feature: Duel Masters 113 Shields

  @DM-113.1
  Rule: 113.1 Shields lie face down in the shield zone, five for each player as the game begins
    - down: they lie face down
    - five: each player begins with five

    @clause-down @clause-five
    Scenario: As the game has begun each player has five shields, which nobody sees
      Given the game is about to begin
      When the decks are shuffled and Alice is to begin
      Then Alice has five cards in her shield zone
      And Bob has five cards in his shield zone
      And Bob sees no cards in Bob's shield zone
      And Alice sees no cards in Bob's shield zone

  @DM-113.2
  Rule: 113.2 A pile of cards is one shield, and each of its cards counts where cards of the shield zone are counted
    - pile: a pile is one shield
    - cards: each card of it is a card of the shield zone
    - castle: a castle on a shield is no shield
    - whole: an effect that puts a shield elsewhere puts all cards of it there

    @clause-pile
    Scenario: Who breaks two shields breaks a pile and another one
      Given it is Alice's main step
      And Alice has a "Double Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has two "Lamp Squire" in his first shield
      And Bob has a "Moss Giant" in his second shield
      When Alice casts "Double Splitter"
      And Alice breaks any shields
      Then Bob has three cards in his hand
      And Bob has no cards in his shield zone

    @clause-cards
    Scenario: An effect that counts the cards of the shield zone counts both cards of a pile
      Given it is Alice's main step
      And Alice has a "Wall Tally" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has two "Lamp Squire" in his first shield
      And Bob has a "Moss Giant" in his second shield
      When Alice casts "Wall Tally"
      Then Alice has three cards in her hand

    @clause-pile
    Scenario: An effect that counts shields counts a pile of two cards once
      Given it is Alice's main step
      And Alice has a "Wall Count" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has two "Lamp Squire" in his first shield
      And Bob has a "Moss Giant" in his second shield
      When Alice casts "Wall Count"
      Then Alice has two cards in her hand

    @clause-pile
    Scenario: What an effect does for each shield it does once for a pile of two cards
      Given it is Alice's main step
      And Alice has a "Wall Rounds" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Bob has two "Lamp Squire" in his first shield
      And Bob has a "Moss Giant" in his second shield
      When Alice casts "Wall Rounds"
      Then Alice has three cards in her mana zone

    @clause-pile
    Scenario: A player with two shields, of which one is a pile of two cards, has not three
      Given it is Alice's main step
      And Alice has a "Wall Climber" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Bob has two "Lamp Squire" in his first shield
      And Bob has a "Moss Giant" in his second shield
      When Alice summons "Wall Climber"
      Then "Wall Climber" has 1000 power
      And "Wall Climber" is in Alice's battle zone

    @clause-castle
    Scenario: A castle is not chosen as one of a player's shields
      Given it is Bob's main step
      And Bob has a "Cliff Fort" in his hand
      And Bob has two untapped "Lamp Squire" in his mana zone
      And Alice has a "Shield Lift" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      When Bob fortifies his first shield with "Cliff Fort"
      And everyone passes until Alice's main step
      And Alice casts "Shield Lift"
      And Alice tries to choose "Cliff Fort"
      Then that is refused

    @clause-pile
    Scenario: What waits for a shield to be broken waits for a pile of two cards once
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Shield Splitter" in her hand
      And Bob has an untapped "Break Bell" in his battle zone
      And Bob has a "Lull" in his first shield
      And Bob has an "Insight" in his first shield
      When Alice casts "Shield Splitter"
      Then Bob has one card in his mana zone
      And Bob has two cards in his hand

    @clause-whole
    Scenario: A spell that puts a shield of two cards into the hand puts both there
      Given it is Alice's main step
      And Alice has a "Shield Lift" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Bob has a "Tide Runner" in his first shield
      And Bob has a "Moss Giant" in his first shield
      When Alice casts "Shield Lift"
      And Alice breaks any shields
      Then "Tide Runner" is in Bob's hand
      And "Moss Giant" is in Bob's hand

    @clause-whole
    Scenario: What puts a shield of two cards into the graveyard instead puts both there
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Wall Penitent" in his battle zone
      And Bob has a "Tide Runner" in his first shield
      And Bob has a "Moss Giant" in his first shield
      When Alice casts "Felling"
      Then "Wall Penitent" is in Bob's battle zone
      And "Tide Runner" is in Bob's graveyard
      And "Moss Giant" is in Bob's graveyard

    @clause-whole
    Scenario: A spell that puts a shield of two cards into the graveyard puts both there
      Given it is Alice's main step
      And Alice has a "Splintering" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Bob has a "Tide Runner" in his first shield
      And Bob has a "Moss Giant" in his first shield
      When Alice casts "Splintering"
      And Alice breaks any shields
      Then "Tide Runner" is in Bob's graveyard
      And "Moss Giant" is in Bob's graveyard

    @clause-pile
    Scenario: Who puts two shields into the hand puts a pile and another one there
      Given it is Alice's main step
      And Alice has a "Double Lift" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Bob has two "Tide Runner" in his first shield
      And Bob has a "Moss Giant" in his second shield
      When Alice casts "Double Lift"
      And Alice breaks any shields
      Then Bob has three cards in his hand
      And Bob has no cards in his shield zone

  @DM-113.2a
  Rule: 113.2a Shields that are rearranged have as many cards in each place as before, and their castles are of the places
    - count: in each place lie as many cards as there did
    - castle: what speaks of the shield of a place means the one that lies there now
    - chosen: so does the choice of a shield to be broken

    @clause-count
    Scenario: A shield of two cards has two cards again, whichever they are
      Given it is Alice's main step
      And Alice has a "Wall Shuffle" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Grave Hound" in her first shield
      And Alice has a "Moss Giant" in her second shield
      And Alice has a "Tide Runner" in her second shield
      When Alice casts "Wall Shuffle"
      And Alice puts "Tide Runner", "Grave Hound" and "Moss Giant" in that order
      Then "Tide Runner" is in Alice's first shield
      And Alice has two cards in her second shield
      And "Grave Hound" is in Alice's second shield

    @clause-castle
    Scenario: A castle fortifies the shield that has come to its place
      Given it is Alice's main step
      And Alice has a "Wall Shuffle" in her hand
      And Alice has a "Fortified Retreat" in her hand
      And Alice has a "Cliff Fort" in her hand
      And Alice has four untapped "Lamp Squire" in her mana zone
      And Alice has a "Grave Hound" in her first shield
      And Alice has a "Moss Giant" in her second shield
      When Alice fortifies her first shield with "Cliff Fort"
      And Alice casts "Wall Shuffle"
      And Alice puts "Moss Giant", "Grave Hound" in that order
      And Alice casts "Fortified Retreat"
      Then "Moss Giant" is in Alice's mana zone
      And "Grave Hound" is in Alice's shield zone

    @clause-count @needs-events
    Scenario: It is told that a player has rearranged shields
      Given it is Alice's main step
      And Alice has a "Wall Shuffle" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Grave Hound" in her first shield
      And Alice has a "Moss Giant" in her second shield
      When Alice casts "Wall Shuffle"
      And Alice puts "Moss Giant", "Grave Hound" in that order
      Then these happened in this order: reordered by Alice, move of "Wall Shuffle" in Alice's graveyard

    @clause-chosen
    Scenario: A shield chosen to be broken is the one that lies in its place as shields have been rearranged
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Wall Juggler" in his battle zone
      And Bob has a "Lamp Squire" in his first shield
      And Bob has a "Moss Giant" in his second shield
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Bob puts "Moss Giant", "Lamp Squire" in that order
      Then "Moss Giant" is in Bob's hand
      And "Lamp Squire" is in Bob's second shield

  @DM-113.3
  Rule: 113.3 Effects can give a player more shields or fewer
    - more: an effect can add one
    - fewer: and take one away

    @clause-more
    Scenario: A player has one more shield by a spell
      Given it is Alice's main step
      And Alice has a "New Wall" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      When Alice casts "New Wall"
      Then Alice has six cards in her shield zone
      And Bob has five cards in his shield zone

    @clause-more
    Scenario: A player has more shields than there are cards in most decks
      Given it is Alice's main step
      And Alice has 38 cards in her deck
      And Alice has a "Long Wall" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Wall Giant" in her battle zone
      When Alice casts "Long Wall"
      Then "Wall Giant" has 42000 power

    @clause-fewer
    Scenario: A player has one shield fewer by a spell
      Given it is Alice's main step
      And Alice has a "Shield Lift" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has a "Lamp Squire" in his first shield
      And Bob has a "Moss Giant" in his second shield
      When Alice casts "Shield Lift"
      And Alice breaks any shields
      Then Bob has one card in his shield zone
      And Bob has one card in his hand

  @DM-113.4
  Rule: 113.4 A castle can fortify a shield

    Scenario: The fifth shield of a player is fortified by a castle
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      When Alice fortifies her fifth shield with "Cliff Fort"
      Then "Cliff Fort" fortifies Alice's fifth shield

    Scenario: A spell that puts a castle of the shield zone into the graveyard finds the castle there
      Given it is Alice's main step
      And Alice has a "Cliff Fort" in her hand
      And Alice has a "Siege Order" in her hand
      And Alice has three untapped "Lamp Squire" in her mana zone
      When Alice fortifies her first shield with "Cliff Fort"
      And Alice casts "Siege Order"
      Then "Cliff Fort" is in Alice's graveyard

  @DM-113.5
  Rule: 113.5 Shields are broken by the attacks of creatures and by abilities
    - attack: a creature that attacks the player breaks one
    - ability: an ability can break one

    @clause-attack
    Scenario: A creature that attacks the player breaks a shield
      Given it is Alice's attack step
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice could attack again
      When Alice attacks Bob with "Lamp Squire"
      And Alice breaks any shields
      Then Bob has four cards in his shield zone
      And Bob has one card in his hand

    @clause-ability
    Scenario: A spell breaks a shield
      Given it is Alice's main step
      And Alice has a "Shield Splitter" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice casts "Shield Splitter"
      And Alice breaks any shields
      Then Bob has four cards in his shield zone
      And Bob has one card in his hand
