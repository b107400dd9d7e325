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
