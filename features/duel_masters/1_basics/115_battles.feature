Feature: Duel Masters 115 Battles

  @DM-115.1a
  Rule: 115.1a Battles come about by attacks, by abilities and by the effects of spells
    - attack: a creature that attacks another battles with it
    - ability: an ability can have creatures battle
    - spell: so can a spell
    - battling: the two creatures are battling until it is over, by whatever it came about

    @clause-attack
    Scenario: A creature that attacks another one battles with it
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      When Alice attacks "Lamp Squire" with "Grave Hound"
      And everyone passes until the attack is over
      Then "Lamp Squire" is in Bob's graveyard

    @clause-ability
    Scenario: Creatures battle by an ability
      Given it is Alice's main step
      And Alice has a "Quarrel Bell" in her hand
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Bob has an untapped "Spark Runner" in his battle zone
      When Alice summons "Quarrel Bell"
      Then "Spark Runner" is in Bob's graveyard
      And "Quarrel Bell" is in Alice's battle zone

    @clause-spell
    Scenario: Creatures battle by a spell
      Given it is Alice's main step
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Forced Duel"
      Then "Lamp Squire" is in Bob's graveyard

    @clause-battling @clause-spell
    Scenario: Two creatures that battle by a spell are battling while the battle lasts
      Given it is Alice's main step
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Bold Scholar" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Forced Duel"
      And Alice chooses "Grave Hound"
      Then "Bold Scholar" is battling
      And "Grave Hound" is battling
      And "Moss Giant" is not battling

  @DM-115.2
  Rule: 115.2 What triggers as a battle begins is resolved first, the turn player's before the other's
    - first: it is resolved before the powers are compared
    - turn: the turn player's effects come before the other player's
    - which: what waits for battles of certain creatures triggers by those alone

    @clause-first
    Scenario: A creature that gets power as it battles wins with that power
      Given it is Alice's attack step
      And Alice has an untapped "Growing Brawler" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Growing Brawler"
      And everyone passes until the attack is over
      Then "Grave Hound" is in Bob's graveyard
      And "Growing Brawler" is in Alice's battle zone

    @clause-turn
    Scenario: Of two abilities of the battling creatures the turn player's is resolved first
      Given it is Alice's attack step
      And Alice has an untapped "Bold Scholar" in her battle zone
      And Bob has a tapped "Bold Scholar" in his battle zone
      When Alice attacks Bob's "Bold Scholar" with Alice's "Bold Scholar"
      Then Alice is asked yes or no
      When Alice says no
      Then Bob is asked yes or no
      And Alice's "Bold Scholar" is in Alice's battle zone

    @clause-which
    Scenario: What waits for battles of a player's creatures triggers once by a battle with the other player's
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Duel Drum" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Duel Drum" in his battle zone
      When Alice attacks "Lamp Squire" with "Moss Giant"
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And Bob has one card in his hand

    @clause-which
    Scenario Outline: What waits for a battle with a darkness creature <does> by a battle with one of <civilization>
      Given it is Alice's attack step
      And Alice has an untapped "Wary Duellist" in her battle zone
      And Alice could attack again
      And Bob has a tapped "<foe>" in his battle zone
      When Alice attacks "<foe>" with "Wary Duellist"
      And everyone passes until the attack is over
      Then Alice has <cards> in her hand
      And "<foe>" is in Bob's graveyard

      Examples:
        | does             | civilization | foe         | cards    |
        | triggers         | darkness     | Grave Hound | one card |
        | does not trigger | light        | Lamp Squire | no cards |

    @needs-events @clause-first
    Scenario: What triggers on battling comes between the beginning of the battle and its end
      Given it is Alice's attack step
      And Alice has an untapped "Wary Duellist" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Wary Duellist"
      And everyone passes until the attack is over
      Then these happened in this order: battle start with "Wary Duellist", draw by Alice, battle end upon "Grave Hound" with "Wary Duellist", destroy of "Grave Hound"

  @DM-115.3
  Rule: 115.3 The powers of both creatures are compared as they are then
    - both: the power of each counts
    - then: with what has changed it

    @clause-both
    Scenario: A creature loses against a greater power, whichever of the two attacks
      Given it is Alice's attack step
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Lamp Squire"
      And everyone passes until the attack is over
      Then "Lamp Squire" is in Alice's graveyard
      And "Grave Hound" is in Bob's battle zone

    @clause-then
    Scenario: A creature made stronger this turn wins against what was stronger before
      Given it is Alice's main step
      And Alice has a "Giant Draught" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice casts "Giant Draught"
      And Alice chooses "Lamp Squire"
      And everyone passes until the attack step
      And Alice attacks "Grave Hound" with "Lamp Squire"
      And everyone passes until the attack is over
      Then "Grave Hound" is in Bob's graveyard
      And "Lamp Squire" is in Alice's battle zone

    @clause-then
    Scenario: A creature that has more power as it attacks does not have it as it is attacked
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Single Tusker" in his battle zone
      When Alice attacks "Single Tusker" with "Grave Hound"
      And everyone passes until the attack is over
      Then "Single Tusker" is in Bob's graveyard
      And "Grave Hound" is in Alice's battle zone

    @clause-then
    Scenario: A creature that was removed from its attack battles without the power that it has as it attacks
      Given it is Alice's attack step
      And Alice has an untapped "Single Tusker" in her battle zone
      And Bob has an untapped "Ousting Brawler" in his battle zone
      When Alice attacks Bob with "Single Tusker"
      And everyone passes until the attack is over
      Then "Single Tusker" is in Alice's graveyard
      And "Ousting Brawler" is in Bob's battle zone

    @clause-both
    Scenario: The number of a creature's Ninja Strike is no part of its power
      Given it is Alice's attack step
      And Alice has an untapped "Shadow Adept" in her battle zone
      And Bob has a tapped "Shadow Adept" in his battle zone
      When Alice attacks Bob's "Shadow Adept" with Alice's "Shadow Adept"
      And everyone passes until the attack is over
      Then Alice's "Shadow Adept" is in Alice's graveyard

  @DM-115.3a
  Rule: 115.3a There is no battle if one of the creatures is not in the battle zone any more
    - neither: neither creature has won or lost
    - either: whichever of them has left
    - ignored: nor if one of them is ignored
    - other: nor if one is no creature any more
    - anew: what has left and come back is another creature
    - removed: nor if one is removed from the attack

    @clause-neither
    Scenario: The attacker has won nothing against a creature that has left
      Given it is Alice's attack step
      And Alice has an untapped "Plain Victor" in her battle zone
      And Bob has a tapped "Vanishing Foe" in his battle zone
      And Alice could attack again
      When Alice attacks "Vanishing Foe" with "Plain Victor"
      And everyone passes until the attack is over
      Then "Vanishing Foe" is in Bob's hand
      And "Plain Victor" is in Alice's battle zone
      And Alice has no cards in her hand

    @clause-either
    Scenario: The creature attacked is not beaten by an attacker that has left
      Given it is Alice's attack step
      And Alice has an untapped "Vanishing Foe" in her battle zone
      And Bob has a tapped "Plain Victor" in his battle zone
      And Alice could attack again
      When Alice attacks "Plain Victor" with "Vanishing Foe"
      And everyone passes until the attack is over
      Then "Vanishing Foe" is in Alice's hand
      And "Plain Victor" is in Bob's battle zone
      And Bob has no cards in his hand

    @clause-ignored
    Scenario Outline: There is no battle when <whose> creature has got a seal
      Given it is Alice's main step
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "<hers>" in her battle zone
      And Bob has an untapped "<his>" in his battle zone
      When Alice casts "Forced Duel"
      Then <victor> has no cards in <possessive> hand
      And "Sinking Foe" is in <loser>'s battle zone
      And "Forced Duel" is in Alice's graveyard

      Examples:
        | whose            | hers         | his          | victor | possessive | loser |
        | the player's own | Sinking Foe  | Plain Victor | Bob    | his        | Alice |
        | the opponent's   | Plain Victor | Sinking Foe  | Alice  | her        | Bob   |

    @clause-other
    Scenario Outline: There is no battle when <whose> creature is no creature any more
      Given it is Alice's main step
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "<hers>" in her battle zone
      And Bob has an untapped "<his>" in his battle zone
      When Alice casts "Forced Duel"
      Then <victor> has no cards in <possessive> hand
      And "Hardening Foe" is in <loser>'s battle zone
      And "Forced Duel" is in Alice's graveyard

      Examples:
        | whose            | hers          | his           | victor | possessive | loser |
        | the player's own | Hardening Foe | Plain Victor  | Bob    | his        | Alice |
        | the opponent's   | Plain Victor  | Hardening Foe | Alice  | her        | Bob   |

    @clause-anew
    Scenario Outline: There is no battle when <whose> creature has left and come back
      Given it is Alice's main step
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "<hers>" in her battle zone
      And Bob has an untapped "<his>" in his battle zone
      When Alice casts "Forced Duel"
      Then <victor> has no cards in <possessive> hand
      And "Flitting Foe" is in <loser>'s battle zone
      And "Forced Duel" is in Alice's graveyard

      Examples:
        | whose            | hers         | his          | victor | possessive | loser |
        | the player's own | Flitting Foe | Plain Victor | Bob    | his        | Alice |
        | the opponent's   | Plain Victor | Flitting Foe | Alice  | her        | Bob   |

    @clause-removed
    Scenario Outline: There is no battle when the creature that <which> is removed from the attack
      Given it is Alice's attack step
      And Alice has an untapped "<attacker>" in her battle zone
      And Bob has a tapped "<attacked>" in his battle zone
      And Alice could attack again
      When Alice attacks "<attacked>" with "<attacker>"
      And everyone passes until the attack is over
      Then <victor> has no cards in <possessive> hand
      And "Shrinking Foe" is in <loser>'s battle zone
      And "<attacker>" is tapped

      Examples:
        | which       | attacker      | attacked      | victor | possessive | loser |
        | attacks     | Shrinking Foe | Plain Victor  | Bob    | his        | Alice |
        | is attacked | Plain Victor  | Shrinking Foe | Alice  | her        | Bob   |

  @DM-115.3b
  Rule: 115.3b The greater power wins, the lesser loses, equal powers both lose, and losers are destroyed
    - greater: the creature with more power wins
    - equal: with the same power both lose
    - state: the loser is destroyed by a state-based action, before what waits for the result

    @clause-greater
    Scenario: The creature with more power wins and stays
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Moss Giant"
      And everyone passes until the attack is over
      Then "Moss Giant" is in Alice's battle zone
      And "Grave Hound" is in Bob's graveyard

    @clause-equal
    Scenario: Two creatures of the same power destroy each other
      Given it is Alice's attack step
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has a tapped "Tide Runner" in his battle zone
      When Alice attacks "Tide Runner" with "Lamp Squire"
      And everyone passes until the attack is over
      Then "Lamp Squire" is in Alice's graveyard
      And "Tide Runner" is in Bob's graveyard

    @clause-state
    Scenario: The loser is destroyed before what waits for the result is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Proud Victor" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Proud Victor"
      Then Alice is asked yes or no
      And "Grave Hound" is in Bob's graveyard

    @clause-state
    Scenario: A creature that cannot be destroyed until the battle ends loses it and stays
      Given it is Alice's attack step
      And Alice has an untapped "Dauntless Foe" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Dauntless Foe"
      And everyone passes until the attack is over
      Then "Dauntless Foe" is in Alice's battle zone
      And "Dauntless Foe" is tapped

    @clause-greater @needs-events
    Scenario: It is told which creatures battle, which has won, and which was beaten
      Given it is Alice's main step
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Forced Duel"
      Then these happened in this order: battle start with "Lamp Squire", battle end upon "Lamp Squire" with "Moss Giant", destroy of "Lamp Squire"

  @DM-115.3c
  Rule: 115.3c A creature that wins battles wins whatever the powers are; of two of them neither loses
    - wins: it wins against any power
    - loses: the other creature loses
    - two: if both win battles, both win and neither loses

    @clause-wins
    Scenario: A creature that wins battles is not destroyed by a greater power
      Given it is Alice's attack step
      And Alice has an untapped "Sure Victor" in her battle zone
      And Bob has a tapped "Moss Giant" in his battle zone
      When Alice attacks "Moss Giant" with "Sure Victor"
      And everyone passes until the attack is over
      Then "Sure Victor" is in Alice's battle zone
      And "Sure Victor" is tapped

    @clause-loses
    Scenario: A greater power loses against a creature that wins battles
      Given it is Alice's attack step
      And Alice has an untapped "Sure Victor" in her battle zone
      And Bob has a tapped "Moss Giant" in his battle zone
      When Alice attacks "Moss Giant" with "Sure Victor"
      And everyone passes until the attack is over
      Then "Moss Giant" is in Bob's graveyard

    @clause-two
    Scenario: Two creatures that win battles do not destroy each other
      Given it is Alice's attack step
      And Alice has an untapped "Sure Victor" in her battle zone
      And Bob has a tapped "Sure Victor" in his battle zone
      When Alice attacks Bob's "Sure Victor" with Alice's "Sure Victor"
      And everyone passes until the attack is over
      Then Alice's "Sure Victor" is in Alice's battle zone
      And Bob's "Sure Victor" is in Bob's battle zone
      And Alice's "Sure Victor" is tapped

    @clause-wins @clause-loses
    Scenario: A greater power loses as it attacks a creature that wins battles
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Sure Victor" in his battle zone
      When Alice attacks "Sure Victor" with "Moss Giant"
      And everyone passes until the attack is over
      Then "Moss Giant" is in Alice's graveyard
      And "Sure Victor" is in Bob's battle zone

  @DM-115.3d
  Rule: 115.3d Then what the result triggers is resolved, the turn player's before the other's
    - won: what waits for a battle won
    - lost: what waits for a battle lost
    - turn: the turn player's effects come before the other player's
    - then: it triggers once the loser has been destroyed

    @clause-won
    Scenario: What waits for a creature to win a battle triggers for the winner
      Given it is Alice's attack step
      And Alice has an untapped "Proud Victor" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      When Alice attacks "Grave Hound" with "Proud Victor"
      Then Alice is asked yes or no

    @clause-lost
    Scenario: What waits for a creature to lose a battle triggers for the loser
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Bitter Loser" in his battle zone
      When Alice attacks "Bitter Loser" with "Moss Giant"
      Then Bob is asked yes or no

    @clause-turn @clause-won @clause-lost
    Scenario: Of the winner's and the loser's effects the turn player's is resolved first
      Given it is Alice's attack step
      And Alice has an untapped "Proud Victor" in her battle zone
      And Bob has a tapped "Bitter Loser" in his battle zone
      When Alice attacks "Bitter Loser" with "Proud Victor"
      Then Alice is asked yes or no
      When Alice says no
      Then Bob is asked yes or no

    @clause-won
    Scenario: What waits for a battle won does not trigger for the creature that loses it
      Given it is Alice's attack step
      And Alice has an untapped "Plain Victor" in her battle zone
      And Bob has a tapped "Moss Giant" in his battle zone
      When Alice attacks "Moss Giant" with "Plain Victor"
      And everyone passes until the attack is over
      Then "Plain Victor" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-won
    Scenario: What waits for a battle won triggers for the creature that was attacked
      Given it is Alice's attack step
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Plain Victor" in his battle zone
      When Alice attacks "Plain Victor" with "Lamp Squire"
      And everyone passes until the attack is over
      Then Bob has one card in his hand

    @clause-won
    Scenario: Of a battle that two creatures win each player's ability hears once
      Given it is Alice's attack step
      And Alice has an untapped "Sure Victor" in her battle zone
      And Alice has an untapped "Triumph Bell" in her battle zone
      And Bob has a tapped "Sure Victor" in his battle zone
      And Bob has an untapped "Triumph Bell" in his battle zone
      When Alice attacks Bob's "Sure Victor" with Alice's "Sure Victor"
      And everyone passes until the attack is over
      Then Alice has one card in her hand
      And Bob has one card in his hand

    @clause-then
    Scenario: A creature that is destroyed in place of the loser does not hear that the battle was lost
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Counting Shield" in his battle zone
      When Alice attacks "Lamp Squire" with "Moss Giant"
      And Bob says yes
      And everyone passes until the attack is over
      Then "Counting Shield" is in Bob's graveyard
      And Bob has no cards in his hand

    @clause-lost
    Scenario: A creature that is not destroyed in place of the loser hears that the battle was lost
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Counting Shield" in his battle zone
      When Alice attacks "Lamp Squire" with "Moss Giant"
      And Bob says no
      And everyone passes until the attack is over
      Then "Lamp Squire" is in Bob's graveyard
      And Bob has one card in his hand

    @clause-lost @clause-turn
    Scenario: What waits for a battle lost triggers for both creatures that lose it
      Given it is Alice's attack step
      And Alice has an untapped "Bitter Loser" in her battle zone
      And Bob has a tapped "Bitter Loser" in his battle zone
      When Alice attacks Bob's "Bitter Loser" with Alice's "Bitter Loser"
      Then Alice is asked yes or no
      When Alice says no
      Then Bob is asked yes or no
