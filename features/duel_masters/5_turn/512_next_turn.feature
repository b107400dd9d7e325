Feature: Duel Masters 512 When the next turn comes

  # Reading: docs/decisions/2505-what-ends-with-a-turn-that-is-cut-short.md
  @DM-512.1
  Rule: 512.1 Cards that are in use as the next turn comes go to the graveyard, and nothing triggers
    - graveyard: a card whose use is not finished goes to the graveyard
    - all: all such cards do
    - others: other cards stay where they are
    - triggers: nothing triggers by that
    - later: what comes after it triggers abilities as ever

    @clause-graveyard @clause-others
    Scenario: A spell that ends the turn goes to the graveyard
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sudden Night" in her hand
      And Alice has a "Lamp Squire" in her hand
      When Alice casts "Sudden Night"
      Then "Sudden Night" is in Alice's graveyard
      And "Lamp Squire" is in Alice's hand
      And it is Bob's turn

    @clause-all
    Scenario: A spell by which a spell is used that ends the turn goes to the graveyard with it
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Words of Words" in her hand
      And Alice has a "Sudden Night" in her hand
      When Alice casts "Words of Words"
      Then "Words of Words" is in Alice's graveyard
      And "Sudden Night" is in Alice's graveyard
      And it is Bob's turn

    @clause-triggers @clause-graveyard
    Scenario: An ability for cards that are put into the graveyard does not trigger as the next turn comes
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sudden Night" in her hand
      And Alice has an untapped "Grave Listener" in her battle zone
      When Alice casts "Sudden Night"
      Then Alice has no cards in her hand
      And it is Bob's turn

    @clause-later
    Scenario: Abilities trigger as ever in the turn after a spell has ended one
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Sudden Night" in her hand
      And Bob has an untapped "Main Step Herald" in his battle zone
      When Alice casts "Sudden Night"
      And everyone passes until Bob's main step
      Then Bob has two cards in his hand

  # Reading: docs/decisions/2505-what-ends-with-a-turn-that-is-cut-short.md
  @DM-512.1 @revisions-s-max
  Rule: 512.1 Cards go to the graveyard, too, that pend because an effect puts them into the battle zone

    Scenario: Two creatures that a spell puts into the battle zone go to the graveyard when the turn ends instead
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Double March" in her hand
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Moss Giant" in her hand
      And Bob has an untapped "Curfew Keeper" in his battle zone
      When Alice casts "Double March"
      Then it is Bob's turn
      And "Lamp Squire" is in Alice's graveyard
      And "Moss Giant" is in Alice's graveyard
