Feature: Gate Ruler 14-3 Playing and resolving

  Where a scenario says that Bob has a "Quiet Nod" in a set zone, he could answer what was played, so that it is
  seen on the gate before it resolves.

  @GR-14-3a
  Rule: 14-3a A card is played and then put into a zone, an ability is played and then its effect resolved
    - card: a card is played first, and is not in its zone yet
    - zone: then it is put into its zone
    - ability: an ability is played first, and has done nothing yet
    - effect: then its effect is resolved

    @clause-card
    Scenario: A unit that has just been played is on the gate and not in its zone yet
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      When Alice plays "Ember Recruit" into her left attack zone
      Then from its top the gate holds "Ember Recruit"
      And "Ember Recruit" is not in Alice's left attack zone

    @clause-zone @clause-card
    Scenario: A unit that was played comes into the zone chosen for it, and the gate is empty
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And the gate is empty

    @clause-ability
    Scenario: An ability that has just been played is on the gate and has not done anything yet
      Given it is Alice's main phase
      And Alice has a "Town Crier" in her left attack zone
      And Bob could respond
      When Alice activates "Town Crier"
      Then from its top the gate holds an ability of "Town Crier"
      And Alice has no cards in her hand

    @clause-effect @clause-ability
    Scenario: After an ability was played its effect is resolved, and the gate is empty
      Given it is Alice's main phase
      And Alice has a "Town Crier" in her left attack zone
      And Bob could respond
      When Alice activates "Town Crier"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And the gate is empty

  @GR-14-3b @lead-in
  Rule: 14-3b Playing goes step by step

  @GR-14-3b-1
  Rule: 14-3b-1 What is played comes onto the gate, a card itself, an ability as an imaginary card
    - card: a card itself comes onto the gate
    - ability: an ability comes onto it as an imaginary card, and its card stays where it is

    @clause-card
    Scenario: A card that is played leaves the hand and lies on the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      Then from its top the gate holds "Kind Letter"
      And Alice has no cards in her hand

    @clause-ability
    Scenario: An ability that is played comes onto the gate, and its card stays in its zone
      Given it is Alice's main phase
      And Alice has a "Town Crier" in her left attack zone
      And Bob could respond
      When Alice activates "Town Crier"
      Then from its top the gate holds an ability of "Town Crier"
      And "Town Crier" is in Alice's left attack zone

  @GR-14-3b-1a
  Rule: 14-3b-1a A hidden card is revealed to all as it is played
    - hand: a card of the hand is seen by the other player
    - set: so is one that lay face down in a set zone

    @clause-hand
    Scenario: The other player sees a card that is played from the hand
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      Then from its top the gate holds "Kind Letter"
      And Bob sees "Kind Letter"

    @clause-set
    Scenario: A set card is revealed to the other player as it is played, and his own set card stays hidden
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays Alice's "Quiet Nod"
      Then Bob sees Alice's "Quiet Nod"
      And Alice does not see Bob's "Quiet Nod"

  @GR-14-3b-1b
  Rule: 14-3b-1b An effect upon a card of the hand or drive zone stays upon it on the gate
    - hand: as it is played from the hand
    - drive: as it is played from the drive zone
    - else: from another zone it comes onto the gate without it

    @clause-hand
    Scenario: A unit that gained ATK in the hand keeps it on the gate as it is played
      Given it is Alice's main phase
      And Alice has a "Hand Drill" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      When Alice plays "Hand Drill"
      And everyone passes until nothing is waiting
      And Alice plays "Ember Recruit" into her left attack zone
      Then from its top the gate holds "Ember Recruit"
      And "Ember Recruit" has 4 ATK

    @clause-else
    Scenario: A unit that gained ATK in the graveyard has it no more on the gate as it is played from there
      Given it is Alice's main phase
      And Alice has a "Hand Drill" in her hand
      And Alice has a "Grave Muster" in her hand
      And Alice has an "Ember Recruit" in her graveyard
      And Bob could respond
      When Alice plays "Hand Drill"
      And everyone passes until nothing is waiting
      And Alice plays "Grave Muster" targeting "Ember Recruit"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      Then from its top the gate holds "Ember Recruit"
      And "Ember Recruit" has 2 ATK

    @clause-drive
    Scenario: A unit that gained ATK in the drive zone keeps it on the gate as it is played
      Given it is Alice's main phase
      And Alice has a "Drive Drill" in her hand
      And Alice has a face-down "Ember Recruit" in her drive zone
      And Bob could respond
      When Alice reveals "Ember Recruit"
      And Alice plays "Drive Drill"
      And everyone passes until nothing is waiting
      And Alice plays "Ember Recruit" into her left attack zone
      Then from its top the gate holds "Ember Recruit"
      And "Ember Recruit" has 4 ATK

  @GR-14-3b-2
  Rule: 14-3b-2 Of several options so many as it says are chosen, and the others count as not there
    - many: as many as it says, no more and no fewer
    - moment: as it is played
    - who: its player chooses, whoever owns the card
    - ability: of an ability too
    - chosen: what is chosen counts
    - absent: what was not chosen counts as not there, with its effect, its targets and what it would cost
    - open: an option whose targets are missing is none to choose

    @clause-many @clause-absent @clause-chosen
    Scenario Outline: Where one of three options is chosen, only that one is carried out, "<option>"
      Given it is Alice's main phase
      And Alice has one card in her damage zone
      And Alice has a "Forked Path" in her hand
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Forked Path"
      And Alice chooses the option "<option>"
      And everyone passes until nothing is waiting
      Then Alice has <cards> in her hand
      And Alice has <damage> in her damage zone
      And "Siege Beast" is ready
      And "Forked Path" is in Alice's graveyard

      Examples:
        | option | cards    | damage   |
        | draw   | one card | one card |
        | heal   | no cards | no cards |

    @clause-many @clause-absent @clause-chosen
    Scenario: Where two of three options are chosen, both are carried out and the third is not
      Given it is Alice's main phase
      And Alice has one card in her damage zone
      And Alice has a "Broad Path" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays "Broad Path"
      And Alice chooses the options "draw" and "heal"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice has no cards in her damage zone
      And "Ember Recruit" is ready

    @clause-moment
    Scenario: The option of a card is chosen as the card is played
      Given it is Alice's main phase
      And Alice has a "Forked Path" in her hand
      And Bob could respond
      When Alice begins to play "Forked Path"
      Then Alice is asked for an option

    @clause-open
    Scenario: An option whose target is missing cannot be chosen
      Given it is Alice's main phase
      And Alice has a "Forked Path" in her hand
      When Alice begins to play "Forked Path"
      And Alice tries to choose the option "exhaust"
      Then that is refused

    @clause-open @clause-chosen
    Scenario: Where an option cannot be chosen for want of a target, another option can be, and is carried out
      Given it is Alice's main phase
      And Alice has a "Forked Path" in her hand
      When Alice plays "Forked Path"
      And Alice chooses the option "draw"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Forked Path" is in Alice's graveyard

    @clause-chosen
    Scenario: A target is chosen for the option that was chosen, and the option is carried out upon it
      Given it is Alice's main phase
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Alice has a "Forked Path" in her hand
      When Alice plays "Forked Path"
      And Alice chooses the option "exhaust"
      And Alice chooses "Ember Recruit" as the target
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is exhausted
      And Alice has no cards in her hand

    @clause-absent @clause-chosen
    Scenario: What an option that was not chosen would cost is not paid
      Given it is Alice's main phase
      And Alice has a "Tithe Path" in her hand
      And Alice has a "Plain Marcher" in her damage zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Tithe Path"
      And Alice chooses the option "heal"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her damage zone
      And Alice has three ready resources
      And "Siege Beast" is ready

    @clause-moment
    Scenario: A player who is asked for an option is asked about the card that she plays
      Given it is Alice's main phase
      And Alice has a "Forked Path" in her hand
      When Alice plays "Forked Path"
      Then Alice is asked for an option
      And Alice is asked about "Forked Path"

    @clause-open @clause-many
    Scenario: A card that asks for two options can be played only when two of them can be chosen
      Given it is Alice's main phase
      And Alice has a "Twin Demands" in her hand
      And Alice has a "Weary Song" in her hand
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      Then Alice cannot play "Twin Demands"
      When Alice plays "Weary Song" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then Alice can play "Twin Demands"

    @clause-absent @clause-chosen
    Scenario: An option that costs nothing can be chosen by who cannot pay for the others
      Given it is Alice's main phase
      And Alice has no further resources
      And Alice has a "Tithe Path" in her hand
      And Alice has a "Plain Marcher" in her damage zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Tithe Path"
      And Alice chooses the option "heal"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her damage zone
      And "Tithe Path" is in Alice's graveyard

    @clause-ability
    Scenario: An ability has only the option that was chosen for it
      Given it is Alice's main phase
      And Alice has a ready "Forked Mentor" in her left attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice activates "Forked Mentor"
      And Alice chooses the option "draw"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Siege Beast" is ready
      And "Forked Mentor" is ready

    @clause-many
    Scenario: A player cannot choose one option where two are to be chosen
      Given it is Alice's main phase
      And Alice has a "Broad Path" in her hand
      When Alice begins to play "Broad Path"
      And Alice tries to choose the option "draw"
      Then that is refused

    @clause-who
    Scenario: Of a card that Bob owns Alice chooses the option as she plays it
      Given it is Alice's main phase
      And Alice has the opponent's face-down "Forked Path" in her drive zone
      When Alice reveals "Forked Path"
      And Alice begins to play "Forked Path"
      Then Alice is asked for an option

  @GR-14-3b-3
  Rule: 14-3b-3 What else is to be chosen for a card is chosen as it is played
    - moment: it is chosen as the card is played
    - who: its player chooses, whoever owns the card
    - counts: what was chosen then is what counts

    @clause-moment
    Scenario: A number that a card asks for is chosen as the card is played
      Given it is Alice's main phase
      And Alice has a "Bold Wager" in her hand
      And Bob could respond
      When Alice begins to play "Bold Wager"
      Then Alice is asked for a number

    @clause-counts @clause-moment
    Scenario Outline: As many cards are drawn as the number that was chosen says, <number>
      Given it is Alice's main phase
      And Alice has a "Bold Wager" in her hand
      When Alice plays "Bold Wager"
      And Alice chooses the number <number>
      And everyone passes until nothing is waiting
      Then Alice has <number> cards in her hand
      And "Bold Wager" is in Alice's graveyard

      Examples:
        | number |
        | 0      |
        | 3      |

    @clause-counts @clause-moment
    Scenario: A number for a card is chosen before anybody can answer, and is not asked for as the card resolves
      Given it is Alice's main phase
      And Alice has a "Bold Wager" in her hand
      And Bob could respond
      When Alice plays "Bold Wager"
      And Alice chooses the number 2
      Then from its top the gate holds "Bold Wager"
      When everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-who
    Scenario: Of a card that Bob owns Alice chooses the number as she plays it
      Given it is Alice's main phase
      And Alice has the opponent's face-down "Bold Wager" in her drive zone
      When Alice reveals "Bold Wager"
      And Alice begins to play "Bold Wager"
      Then Alice is asked for a number

  @GR-14-3b-3a
  Rule: 14-3b-3a For a unit an attack or defense zone is chosen
    - chosen: it comes into the zone that was chosen
    - any: any attack or defense zone, also one with a unit in it
    - yours: only those of its player

    @clause-chosen
    Scenario Outline: A unit that is played into the <zone> comes into that zone
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her <zone>
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's <zone>

      Examples:
        | zone              |
        | left attack zone  |
        | right attack zone |
        | defense zone      |

    @clause-any @clause-yours
    Scenario: For a unit, all attack and defense zones of its player can be chosen, also one with a unit in it
      Given it is Alice's main phase
      And Alice has a "Tower Guard" in her right attack zone
      And Alice has an "Ember Recruit" in her hand
      When Alice begins to play "Ember Recruit"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-chosen
    Scenario: A player who is asked for the zone of a unit is asked about the unit that she plays
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      When Alice begins to play "Ember Recruit"
      Then Alice is asked about "Ember Recruit"

  @GR-14-3b-4
  Rule: 14-3b-4 The controller chooses valid targets, and cannot play what lacks one
    - chosen: what was chosen is affected
    - who: its controller chooses
    - valid: only what it asks for can be chosen
    - card: a card that lacks a valid target cannot be played
    - ability: an ability that lacks one cannot be played either
    - every: one is needed for every target that it requires

    @clause-chosen
    Scenario: An event affects the unit that was chosen as its target, and not another unit
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Weary Song" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is exhausted
      And "Ember Recruit" is ready

    @clause-card @clause-valid
    Scenario: An event without a valid target cannot be played
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her hand
      When Alice tries to play "Weary Song"
      Then that is refused

    @clause-every @clause-card @clause-valid
    Scenario: An event that asks for two targets cannot be played where only one is valid
      Given it is Alice's main phase
      And Alice has a "Twin Weariness" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice tries to play "Twin Weariness"
      Then that is refused

    @clause-ability @clause-valid
    Scenario: An ability without a valid target cannot be played
      Given it is Alice's main phase
      And Alice has a ready "Weary Witch" in her left attack zone
      When Alice tries to activate "Weary Witch"
      Then that is refused

    @clause-card @clause-valid
    Scenario: A resource that would be exhausted only as a card is paid for is no target for that card
      Given it is Alice's main phase
      And Alice has a "Well Blessing" in her hand
      When Alice tries to play "Well Blessing"
      Then that is refused

    @clause-chosen
    Scenario Outline: A player who is chosen as the target of damage is dealt it, <player>
      Given it is Alice's main phase
      And Alice has a "Pointed Remark" in her hand
      When Alice begins to play "Pointed Remark"
      Then Alice is asked about "Pointed Remark"
      When Alice chooses <player> as the target
      And everyone passes until nothing is waiting
      Then <player> has one card in <whose> damage zone

      Examples:
        | player | whose |
        | Alice  | her   |
        | Bob    | his   |

    @clause-every @clause-card @clause-valid
    Scenario: An event that asks for two different targets cannot be played where the second is missing
      Given it is Alice's main phase
      And Alice has a "Change Places" in her hand
      And Alice has a "Siege Beast" in her graveyard
      And Bob has an "Ember Recruit" in his left attack zone
      When Alice tries to play "Change Places"
      Then that is refused

    @clause-who
    Scenario: In Alice's turn Bob chooses the target of what he plays
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob begins to play "Sudden Spark"
      Then Bob is asked for a target

    @clause-who
    Scenario: Of a card that Bob owns Alice chooses the target as she plays it
      Given it is Alice's main phase
      And Alice has the opponent's face-down "Weary Song" in her drive zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      When Alice reveals "Weary Song"
      And Alice begins to play "Weary Song"
      Then Alice is asked for a target

    @clause-valid
    Scenario: A ready unit is not chosen where an exhausted one is asked for
      Given it is Alice's main phase
      And Alice has a "Strike the Weary" in her hand
      And Bob has an exhausted "Siege Beast" in his left attack zone
      And Bob has an exhausted "Tower Guard" in his defense zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      When Alice tries to play "Strike the Weary" targeting "Ember Recruit"
      Then that is refused

  @GR-14-3b-4a
  Rule: 14-3b-4a Where the number of targets is none, nothing is chosen
    - none: where the number is 0, nothing is chosen
    - below: so it is where it comes out below 0
    - more: where it is more than that, so many are needed

    @clause-none
    Scenario: An event whose number of targets is 0 is played without a target and does all else
      Given it is Alice's main phase
      And Alice has one card in her damage zone
      And Alice has a "Counted Weariness" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays "Counted Weariness"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is ready
      And Alice has no cards in her damage zone

    @clause-more
    Scenario: An event cannot be played where there are fewer targets than it asks for
      Given it is Alice's main phase
      And Alice has a "Counted Weariness" in her hand
      And Alice has a "Kind Letter" in her hand
      When Alice tries to play "Counted Weariness"
      Then that is refused

    @clause-none
    Scenario: A player is not asked for a target where the number of targets is none
      Given it is Alice's main phase
      And Alice has a "Counted Weariness" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob could respond
      When Alice begins to play "Counted Weariness"
      Then from its top the gate holds "Counted Weariness"
      And Alice is not asked for a target

    @clause-none
    Scenario: An event whose number of targets is 0 can be played though there is no unit to choose
      Given it is Alice's main phase
      And Alice has one card in her damage zone
      And Alice has a "Counted Weariness" in her hand
      Then Alice can play "Counted Weariness"
      When Alice plays "Counted Weariness"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her damage zone

    @clause-below
    Scenario: An event whose number of targets comes out below 0 is played without a target
      Given it is Alice's main phase
      And Alice has one card in her damage zone
      And Alice has a "Spared Weariness" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      Then Alice can play "Spared Weariness"
      When Alice plays "Spared Weariness"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is ready
      And Alice has no cards in her damage zone

  @GR-14-3b-4b
  Rule: 14-3b-4b Of several targets none is chosen twice
    - same: what was chosen for it cannot be chosen for it again
    - others: as many different ones can be chosen as it asks for
    - those: what was chosen for another card or ability can be chosen for this one

    @clause-others
    Scenario: Two different units that are chosen as targets are both exhausted, and a third is not
      Given it is Alice's main phase
      And Alice has a "Twin Weariness" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice plays "Twin Weariness" targeting "Ember Recruit" and "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is exhausted
      And "Siege Beast" is exhausted
      And "Tower Guard" is ready

    @clause-same
    Scenario: The same unit cannot be chosen twice as a target of one event
      Given it is Alice's main phase
      And Alice has a "Twin Weariness" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice tries to play "Twin Weariness" targeting "Ember Recruit" and "Ember Recruit"
      Then that is refused

    @clause-those
    Scenario: The unit that one event is aimed at can be the target of another event too
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her hand
      And Bob has a "Sleep Dust" in his first set zone
      And Bob could respond
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays "Weary Song" targeting "Ember Recruit"
      And everyone passes until Bob has priority in the main phase
      Then Bob may play "Sleep Dust"

  # Reading: docs/decisions/1010-what-may-be-a-target.md
  @GR-14-3b-4c
  Rule: 14-3b-4c What is on the gate does not target itself
    - itself: it is no target of its own
    - others: any other card on the gate can be
    - card: the card in play whose ability it is can be

    @clause-itself
    Scenario: An event that asks for an event on the gate cannot be played to target itself
      Given it is Alice's main phase
      And Alice has an "Echo Catcher" in her first set zone
      When Alice tries to play "Echo Catcher"
      Then that is refused

    @clause-others
    Scenario: An event that asks for an event on the gate can target another event there
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has an "Echo Catcher" in his first set zone
      And Bob could respond
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      Then Bob may play "Echo Catcher"
      When Bob plays "Echo Catcher" targeting "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's hand
      And "Echo Catcher" is in Bob's graveyard

    @clause-card
    Scenario: A unit in play can be the target of its own ability
      Given it is Alice's main phase
      And Alice has a ready "Ember Adept" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice activates "Ember Adept" targeting "Ember Adept"
      And everyone passes until nothing is waiting
      Then "Ember Adept" has 3 damage
      And "Tower Guard" has no damage

  # Reading: docs/decisions/1010-what-may-be-a-target.md
  @GR-14-3b-4d
  Rule: 14-3b-4d Where a property is asked for, only what shows it to all is a target
    - hidden: where a property is asked for, a hidden card is no target
    - shown: a revealed card that has the property is one
    - free: where none is asked for, a hidden card is a target too

    @clause-hidden
    Scenario: A face-down event in a set zone is no target where an event card is asked for
      Given it is Alice's main phase
      And Alice has a "Trap Finder" in her hand
      And Bob could respond
      When Alice tries to play "Trap Finder"
      Then that is refused

    @clause-free
    Scenario: Where no property is asked for, a face-down card is a target
      Given it is Alice's main phase
      And Alice has a "Blind Raid" in her hand
      And Bob has a "Quiet Nod" in his first set zone
      And Bob has a "Healing Light" in his second set zone
      Then Alice can play "Blind Raid"
      When Alice plays "Blind Raid" targeting "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Quiet Nod" is in Bob's graveyard
      And "Healing Light" is in Bob's second set zone

    @clause-hidden
    Scenario: A face-down card in a drive zone is no target beside two revealed ones where a unit card is asked for
      Given it is Alice's main phase
      And Alice has a "Drive Thief" in her hand
      And Alice has a face-down "Ember Recruit" in her drive zone
      And Alice has a face-down "Siege Beast" in her drive zone
      And Alice has a face-down "Tower Guard" in her drive zone
      When Alice reveals "Siege Beast"
      And Alice reveals "Tower Guard"
      And Alice tries to play "Drive Thief" targeting "Ember Recruit"
      Then that is refused

    @clause-shown
    Scenario: A revealed unit card in a drive zone can be targeted and is put into the graveyard
      Given it is Alice's main phase
      And Alice has a "Drive Thief" in her hand
      And Alice has a face-down "Ember Recruit" in her drive zone
      And Alice has a face-down "Siege Beast" in her drive zone
      And Alice has a face-down "Tower Guard" in her drive zone
      When Alice reveals "Siege Beast"
      And Alice reveals "Tower Guard"
      Then Alice can play "Drive Thief"
      When Alice plays "Drive Thief" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's graveyard
      And "Ember Recruit" is in Alice's drive zone

  @GR-14-3b-4e
  Rule: 14-3b-4e How many targets there are does not change after they were chosen
    - fewer: there are no fewer of them when what was counted has become fewer
    - more: nor more when it has become more
    - cost: they are counted before the cost is paid

    @clause-fewer
    Scenario: Both targets are exhausted though the hand that was counted for their number is gone
      Given it is Alice's main phase
      And Alice has a "Counted Weariness" in her hand
      And Alice has two cards in her hand
      And Bob has an "Empty Pockets" in his first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice plays "Counted Weariness" targeting "Ember Recruit" and "Tower Guard"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Empty Pockets"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Ember Recruit" is exhausted
      And "Tower Guard" is exhausted

    @clause-more
    Scenario: A card drawn after targets were counted by the cards in hand adds no further target
      Given it is Alice's main phase
      And Alice has a "Counted Weariness" in her hand
      And Alice has one card in her hand
      And Alice has a "Lure of the Pit" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      When Alice plays "Counted Weariness" targeting "Ember Recruit"
      And Alice plays "Lure of the Pit"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And "Ember Recruit" is exhausted
      And "Tower Guard" is ready

    @clause-cost @clause-fewer
    Scenario: A card that is discarded as the cost still counts for the number of targets
      Given it is Alice's main phase
      And Alice has a ready "Pruning Marshal" in her left attack zone
      And Alice has a "Kind Letter" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      When Alice activates "Pruning Marshal" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And "Ember Recruit" is exhausted
      And "Tower Guard" is ready

  @GR-14-3b-5
  Rule: 14-3b-5 Which of different effects is for which target is said as it is played
    - which: each target has the effect that was said to be for it
    - who: its player says so, whoever owns the card
    - moment: it is said as it is played, before anybody can answer

    @clause-which
    Scenario Outline: Of two targets the player says which one is readied, and the other is exhausted: <ready>
      Given it is Alice's main phase
      And Alice has a "Seesaw" in her hand
      And Bob has an exhausted "Ember Recruit" in his left attack zone
      And Bob has an exhausted "Siege Beast" in his right attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice plays "Seesaw" targeting "Ember Recruit" and "Siege Beast"
      And Alice chooses "<ready>"
      And everyone passes until nothing is waiting
      Then "<ready>" is ready
      And "<weary>" is exhausted

      Examples:
        | ready         | weary         |
        | Ember Recruit | Siege Beast   |
        | Siege Beast   | Ember Recruit |

    @clause-moment
    Scenario: Which effect is for which target is asked before anybody can answer
      Given it is Alice's main phase
      And Alice has a "Seesaw" in her hand
      And Bob could respond
      And Bob has an exhausted "Ember Recruit" in his left attack zone
      And Bob has an exhausted "Siege Beast" in his right attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice plays "Seesaw" targeting "Ember Recruit" and "Siege Beast"
      Then Alice is asked for a division
      And Alice is asked about "Seesaw"

    @clause-moment @clause-which
    Scenario: Which target is readied is said before anybody can answer, and is not asked as the event resolves
      Given it is Alice's main phase
      And Alice has a "Seesaw" in her hand
      And Bob could respond
      And Bob has an exhausted "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice plays "Seesaw" targeting "Ember Recruit" and "Siege Beast"
      And Alice chooses "Ember Recruit"
      Then from its top the gate holds "Seesaw"
      And "Ember Recruit" is exhausted
      When everyone passes until nothing is waiting
      Then "Ember Recruit" is ready
      And "Siege Beast" is exhausted

    @clause-which
    Scenario: Where an exhausted target is chosen to be readied, the other target, which is ready, is exhausted
      Given it is Alice's main phase
      And Alice has a "Seesaw" in her hand
      And Bob has an exhausted "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice plays "Seesaw" targeting "Ember Recruit" and "Siege Beast"
      And Alice chooses "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is ready
      And "Siege Beast" is exhausted

    @clause-who
    Scenario: Of a card that Bob owns Alice says which effect is for which target
      Given it is Alice's main phase
      And Alice has the opponent's face-down "Seesaw" in her drive zone
      And Bob has an exhausted "Ember Recruit" in his left attack zone
      And Bob has an exhausted "Siege Beast" in his right attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice reveals "Seesaw"
      And Alice plays "Seesaw" targeting "Ember Recruit" and "Siege Beast"
      Then Alice is asked for a division

  @GR-14-3b-5a
  Rule: 14-3b-5a What is divided among targets is divided as it is played, at least 1 for each
    - divided: its player says how much is for which target
    - moment: it is said as it is played
    - least: at least 1 for each, so that there are no more targets than there is to divide
    - whole: all of it is divided

    @clause-divided @clause-moment
    Scenario: An event that divides 3 damage deals each of two units as much as its player says
      Given it is Alice's main phase
      And Alice has a "Scatter Shot" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Scatter Shot" targeting "Tower Guard" and "Siege Beast"
      Then Alice is asked about "Scatter Shot"
      When Alice divides it as 1 for "Tower Guard" and 2 for "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 1 damage
      And "Siege Beast" has 2 damage

    @clause-least
    Scenario: A player cannot divide damage so that a target is dealt none of it
      Given it is Alice's main phase
      And Alice has a "Scatter Shot" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Scatter Shot" targeting "Tower Guard" and "Siege Beast"
      And Alice tries to divide it as 0 for "Tower Guard" and 3 for "Siege Beast"
      Then that is refused

    @clause-least
    Scenario: A player cannot leave out a target as the damage is divided
      Given it is Alice's main phase
      And Alice has a "Scatter Shot" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Scatter Shot" targeting "Tower Guard" and "Siege Beast"
      And Alice tries to divide it as 3 for "Siege Beast"
      Then that is refused

    @clause-least
    Scenario: An event that divides 2 damage among three targets cannot be played
      Given it is Alice's main phase
      And Alice has a "Thin Shot" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Ember Recruit" in his defense zone
      When Alice tries to play "Thin Shot"
      Then that is refused

    @clause-whole @clause-divided
    Scenario: Where damage is to be divided and one target is chosen, all of it is dealt to that target
      Given it is Alice's main phase
      And Alice has a "Stray Sparks" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice begins to play "Stray Sparks"
      And Alice chooses "Tower Guard" as the target
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 2 damage

    @clause-least
    Scenario: A player cannot choose three targets where 2 damage is to be divided
      Given it is Alice's main phase
      And Alice has a "Stray Sparks" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Ember Recruit" in his defense zone
      When Alice tries to play "Stray Sparks" targeting "Tower Guard", "Siege Beast" and "Ember Recruit"
      Then that is refused

    @clause-moment
    Scenario: Damage is divided among its targets before anybody can answer
      Given it is Alice's main phase
      And Alice has a "Scatter Shot" in her hand
      And Bob could respond
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Scatter Shot" targeting "Tower Guard" and "Siege Beast"
      Then Alice is asked for a division

    @clause-whole
    Scenario: A player cannot divide less than all of the damage among the targets
      Given it is Bob's main phase
      And Bob has a "Scatter Shot" in his hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      When Bob plays "Scatter Shot" targeting "Tower Guard" and "Siege Beast"
      And Bob tries to divide it as 1 for "Tower Guard" and 1 for "Siege Beast"
      Then that is refused

  @GR-14-3b-5b
  Rule: 14-3b-5b What was divided does not change any more
    - fewer: it becomes no less when what was counted has become fewer
    - more: nor more when it has become more
    - effect: nor does it change as an effect upon it ends
    - gone: what was for a target that has gone is not for another

    @clause-fewer
    Scenario: Damage that was divided is dealt in full though the hand that was counted for it is gone
      Given it is Alice's main phase
      And Alice has a "Counted Shot" in her hand
      And Alice has three cards in her hand
      And Bob has an "Empty Pockets" in his first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Ember Recruit" in his defense zone
      When Alice plays "Counted Shot" targeting "Tower Guard" and "Siege Beast"
      And Alice divides it as 1 for "Tower Guard" and 2 for "Siege Beast"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Empty Pockets"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Tower Guard" has 1 damage
      And "Siege Beast" has 2 damage

    @clause-more
    Scenario: A card drawn after damage was counted by the cards in hand and divided adds no more damage
      Given it is Alice's main phase
      And Alice has a "Counted Shot" in her hand
      And Alice has two cards in her hand
      And Alice has a "Lure of the Pit" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Ember Recruit" in his defense zone
      When Alice plays "Counted Shot" targeting "Tower Guard" and "Siege Beast"
      And Alice divides it as 1 for "Tower Guard" and 1 for "Siege Beast"
      And Alice plays "Lure of the Pit"
      And everyone passes until nothing is waiting
      Then Alice has three cards in her hand
      And "Tower Guard" has 1 damage
      And "Siege Beast" has 1 damage

    @clause-effect
    Scenario: Damage that a field has added to is dealt as it was divided though the field has left play
      Given it is Alice's main phase
      And Alice has an "Old Recipe" in her field zone
      And Alice has a "Scatter Shot" in her hand
      And Bob has a "Field Sweep" in his first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Scatter Shot" targeting "Tower Guard" and "Siege Beast"
      And Alice divides it as 2 for "Tower Guard" and 2 for "Siege Beast"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Field Sweep"
      And everyone passes until nothing is waiting
      Then "Old Recipe" is in Alice's graveyard
      And "Tower Guard" has 2 damage
      And "Siege Beast" has 2 damage

    @clause-gone
    Scenario: Damage that was divided for a target that has gone is not dealt to the other target
      Given it is Alice's main phase
      And Alice has a "Scatter Shot" in her hand
      And Bob has a "Fade Away" in his first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Scatter Shot" targeting "Tower Guard" and "Siege Beast"
      And Alice divides it as 1 for "Tower Guard" and 2 for "Siege Beast"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's hand
      And "Tower Guard" has 1 damage

  @GR-14-3b-6
  Rule: 14-3b-6 What is to be paid is worked out after the targets are chosen
    - ability: the cost of an ability
    - card: so the cost of a card

    @clause-ability
    Scenario Outline: Where an ability costs a resource for each target, one is paid for each of <many> targets
      Given it is Alice's main phase
      And Alice has a ready "Tithe Collector" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice activates "Tithe Collector" targeting <targets>
      Then Alice has <left> ready resources

      Examples:
        | many | targets                         | left |
        | 1    | "Siege Beast"                   | 2    |
        | 2    | "Ember Recruit" and "Siege Beast" | 1    |

    @clause-card
    Scenario: A resource is paid for each target of an event
      Given it is Alice's main phase
      And Alice has a "Tithe Letter" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Tithe Letter" targeting "Ember Recruit" and "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is exhausted
      And "Siege Beast" is exhausted
      And Alice has one ready resource

  @GR-14-3b-6a
  Rule: 14-3b-6a A card costs its level in resources, an activated ability what stands in its brackets
    - level: a card costs as many resources as its level says
    - none: at level 0 it costs none
    - brackets: an activated ability costs what stands in its brackets

    @clause-level @clause-none
    Scenario Outline: A card of level <level> costs as many resources as its level says
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob could respond
      When Alice plays "<card>" into her left attack zone
      Then from its top the gate holds "<card>"
      And Alice has <left> ready resources

      Examples:
        | card          | level | left |
        | Frail Squire  | 0     | 3    |
        | Ember Recruit | 1     | 2    |
        | Siege Beast   | 3     | no   |

    @clause-level @clause-none
    Scenario Outline: A player who plays a <type> of level <level> pays as many resources as its level says
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob could respond
      When Alice plays "<card>"
      Then from its top the gate holds "<card>"
      And Alice has <left> ready resources

      Examples:
        | type  | level | card            | left  |
        | event | 0     | Kind Letter     | three |
        | event | 2     | Twin Draught    | one   |
        | field | 0     | Chanting Banner | three |
        | field | 1     | War Banner      | two   |

    @clause-brackets
    Scenario: An activated ability without a cost costs nothing though its unit's level is 1
      Given it is Alice's main phase
      And Alice has a ready "Town Crier" in her left attack zone
      And Bob could respond
      When Alice activates "Town Crier"
      Then from its top the gate holds an ability of "Town Crier"
      And Alice has three ready resources
      And "Town Crier" is ready

    @clause-brackets
    Scenario: An activated ability that costs only a discarded card costs no resource
      Given it is Alice's main phase
      And Alice has a ready "Bartering Scribe" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      When Alice activates "Bartering Scribe"
      Then from its top the gate holds an ability of "Bartering Scribe"
      And "Ember Recruit" is in Alice's graveyard
      And Alice has three ready resources

    @clause-brackets
    Scenario: Two resources are paid for an activated ability that costs two
      Given it is Alice's main phase
      And Alice has a ready "Paid Archer" in her left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice activates "Paid Archer" targeting "Siege Beast"
      Then Alice has one ready resource

    @clause-none
    Scenario: A card of level 0 is played without a ready resource
      Given it is Alice's main phase
      And Alice has no further resources
      And Alice has a "Frail Squire" in her hand
      And Bob could respond
      Then Alice can play "Frail Squire"
      When Alice plays "Frail Squire" into her left attack zone
      Then from its top the gate holds "Frail Squire"

  @GR-14-3b-6b
  Rule: 14-3b-6b First another cost is put in the place of the written one
    - instead: another cost is paid in the place of the written one
    - first: that is done before the cost is raised

    @clause-instead
    Scenario: Where an effect puts 1 resource in the place of a unit's cost, 1 is paid and not its level
      Given it is Alice's main phase
      And Alice has a "Flat Fee Office" in her field zone
      And Alice has a "Siege Beast" in her hand
      When Alice plays "Siege Beast" into her left attack zone
      Then Alice has two ready resources

    @clause-instead @clause-first
    Scenario: A cost that an effect puts in the place of a unit's level is raised like any other
      Given it is Alice's main phase
      And Alice has a "Toll Bridge" in her field zone
      And Alice has a "Flat Fee Office" in her field zone
      And Alice has a "Siege Beast" in her hand
      When Alice plays "Siege Beast" into her left attack zone
      Then Alice has one ready resource

  @GR-14-3b-6c
  Rule: 14-3b-6c Then it is raised
    - number: more of the same is to be paid
    - acts: something else is to be done beside it, or it is not played
    - each: each effect raises it
    - order: before it is lowered

    @clause-number
    Scenario: A unit costs a resource more than its level where an effect raises its cost by one
      Given it is Alice's main phase
      And Alice has a "Toll Bridge" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      Then Alice has one ready resource

    @clause-acts
    Scenario: A card is discarded beside the resources for a unit's level where an effect adds that to its cost
      Given it is Alice's main phase
      And Alice has an "Ordeal Gate" in her field zone
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Kind Letter" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      Then "Kind Letter" is in Alice's graveyard
      And Alice has two ready resources

    @clause-acts
    Scenario: A unit that costs a discarded card beside its level cannot be played without another card in hand
      Given it is Alice's main phase
      And Alice has an "Ordeal Gate" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice tries to play "Ember Recruit" into her left attack zone
      Then that is refused

    @clause-order
    Scenario: A cost is raised by 1 before it is lowered by 2, so that a unit of level 1 costs nothing
      Given it is Alice's main phase
      And Alice has a "Discount Stall" in her field zone
      And Alice has a "Toll Bridge" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice has three ready resources

    @clause-number
    Scenario: A unit of level 0 takes as many resources as are added
      Given it is Alice's main phase
      And Alice has a "Toll Bridge" in her field zone
      And Alice has a "Cave Lurker" in her hand
      When Alice plays "Cave Lurker" into her left attack zone
      Then Alice has two ready resources

    @clause-number
    Scenario: A unit whose level a ruler leaves out costs as many resources as an effect adds
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has three ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has a "Toll Bridge" in her field zone
      And Alice has a face-down "Siege Beast" in her drive zone
      When Alice reveals "Siege Beast"
      And Alice plays "Siege Beast" into her left attack zone
      Then Alice has two ready resources

    @clause-each @clause-number
    Scenario: Two effects that raise a unit's cost by a resource each raise it by two
      Given it is Alice's main phase
      And Alice has a "Toll Bridge" in her field zone
      And Alice has a "Toll Bridge" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      Then Alice has no ready resources

  @GR-14-3b-6d
  Rule: 14-3b-6d Then it is lowered
    - number: less is to be paid, down to nothing
    - acts: also fewer of the acts that it consists of
    - each: each effect lowers it
    - ability: so the cost of an ability
    - whole: as a whole, though what is lowered stands in two parts of it

    @clause-number
    Scenario: A unit of level 3 costs one resource where an effect lowers its cost by two
      Given it is Alice's main phase
      And Alice has a "Discount Stall" in her field zone
      And Alice has a "Siege Beast" in her hand
      When Alice plays "Siege Beast" into her left attack zone
      Then Alice has two ready resources

    @clause-number
    Scenario: A unit of level 1 costs nothing where an effect lowers its cost by two
      Given it is Alice's main phase
      And Alice has a "Discount Stall" in her field zone
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      When Alice plays "Ember Recruit" into her left attack zone
      Then from its top the gate holds "Ember Recruit"
      And Alice has three ready resources

    @clause-each @clause-number
    Scenario: A unit of level 3 costs nothing where two effects lower its cost by two each
      Given it is Alice's main phase
      And Alice has a "Discount Stall" in her field zone
      And Alice has a "Discount Stall" in her field zone
      And Alice has a "Siege Beast" in her hand
      And Bob could respond
      When Alice plays "Siege Beast" into her left attack zone
      Then from its top the gate holds "Siege Beast"
      And Alice has three ready resources

    @clause-acts @clause-each @clause-number
    Scenario: Where an effect adds a discarded card to a unit's cost and another takes it off, none is discarded
      Given it is Alice's main phase
      And Alice has an "Ordeal Gate" in her field zone
      And Alice has a "Lenient Usher" in her field zone
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Ember Recruit" into her left attack zone
      Then from its top the gate holds "Ember Recruit"
      And "Kind Letter" is in Alice's hand
      And Alice has two ready resources

    @clause-ability
    Scenario: An activated ability that costs two resources is played for one where an effect lowers its cost
      Given it is Alice's main phase
      And Alice has a "Clutch Saver" in her field zone
      And Alice has a "Kind Letter" in her hand
      And Alice has a ready "Paid Archer" in her left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice activates "Paid Archer" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 1 damage
      And Alice has two ready resources

    @clause-whole @clause-ability
    Scenario: An ability that costs a resource, a discarded card and another resource costs two resources less
      Given it is Alice's main phase
      And Alice has a "Waiver Office" in her field zone
      And Alice has a ready "Stamping Clerk" in her left attack zone
      And Alice has a "Kind Letter" in her hand
      When Alice activates "Stamping Clerk"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone
      And "Kind Letter" is in Alice's graveyard
      And Alice has three ready resources

  @GR-14-3b-6e
  Rule: 14-3b-6e Last of all, what is played without its cost costs nothing
    - nothing: nothing of the cost is done, neither resources nor anything else
    - last: neither what has raised it

    @clause-nothing @clause-last
    Scenario: A unit that is played without its cost costs nothing, though two effects raise its cost
      Given it is Alice's main phase
      And Alice has an "Open House" in her field zone
      And Alice has a "Toll Bridge" in her field zone
      And Alice has an "Ordeal Gate" in her field zone
      And Alice has a "Siege Beast" in her hand
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Siege Beast" into her left attack zone
      Then from its top the gate holds "Siege Beast"
      And Alice has three ready resources
      And "Kind Letter" is in Alice's hand

    @clause-nothing @clause-last
    Scenario: A unit that is played without its cost costs nothing, though an older effect raises its cost
      Given it is Alice's main phase
      And Alice has a "Toll Bridge" in her field zone
      And Alice has an "Open House" in her field zone
      And Alice has a "Siege Beast" in her hand
      And Bob could respond
      When Alice plays "Siege Beast" into her left attack zone
      Then from its top the gate holds "Siege Beast"
      And Alice has three ready resources

    @clause-nothing
    Scenario: Where an effect says so, a unit is played without its level being paid
      Given it is Alice's main phase
      And Alice has an "Open House" in her field zone
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      When Alice plays "Ember Recruit" into her left attack zone
      Then from its top the gate holds "Ember Recruit"
      And Alice has three ready resources

  @GR-14-3b-7
  Rule: 14-3b-7 What is to be paid does not change while it is paid
    - effects: no effect that begins or ends in the meantime makes it cheaper or dearer
    - quantity: what it counts is not counted again

    @clause-effects
    Scenario: An ability's cost stays lowered though the card that lowered it by being in hand is discarded for it
      Given it is Alice's main phase
      And Alice has a "Clutch Saver" in her field zone
      And Alice has a ready "Careful Banker" in her left attack zone
      And Alice has a "Kind Letter" in her hand
      When Alice activates "Careful Banker"
      Then "Kind Letter" is in Alice's graveyard
      And Alice has two ready resources

    @clause-quantity
    Scenario: A cost that counts the cards in hand is not counted again as one of them is discarded to pay it
      Given it is Alice's main phase
      And Alice has a ready "Hoarding Sage" in her left attack zone
      And Alice has a "Kind Letter" in her hand
      When Alice activates "Hoarding Sage"
      Then "Kind Letter" is in Alice's graveyard
      And Alice has two ready resources

  @GR-14-3b-8
  Rule: 14-3b-8 The whole cost is paid, and what cannot be paid is not played
    - whole: all parts are paid
    - part: an ability with a part that cannot be paid is not played
    - card: a card whose level cannot be paid is not played
    - once: no card pays for two parts
    - own: a card of the hand can be discarded for its own ability
    - replaced: a part that a replacement effect replaces counts as done

    @clause-whole
    Scenario: Both parts of an ability's cost are paid, a discarded card and two resources
      Given it is Alice's main phase
      And Alice has a ready "Careful Banker" in her left attack zone
      And Alice has a "Kind Letter" in her hand
      When Alice activates "Careful Banker"
      Then "Kind Letter" is in Alice's graveyard
      And Alice has one ready resource

    @clause-part
    Scenario: An ability cannot be played where the first part of its cost cannot be paid
      Given it is Alice's main phase
      And Alice has a ready "Careful Banker" in her left attack zone
      When Alice tries to activate "Careful Banker"
      Then that is refused

    @clause-part
    Scenario: An ability cannot be played where the second part of its cost cannot be paid
      Given it is Alice's main phase
      And Alice has a ready "Careful Banker" in her left attack zone
      And Alice has a "Kind Letter" in her hand
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      When Alice tries to activate "Careful Banker"
      Then that is refused

    @clause-card
    Scenario: A unit cannot be played where its player has fewer ready resources than its level
      Given it is Alice's main phase
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has a "Tower Guard" in her hand
      When Alice tries to play "Tower Guard" into her left attack zone
      Then that is refused

    @clause-once
    Scenario: One discarded card does not pay for two parts of an ability's cost
      Given it is Alice's main phase
      And Alice has a ready "Beast Tamer" in her left attack zone
      And Alice has a "Clay Bear" in her hand
      And Alice has a "Kind Letter" in her hand
      Then Alice cannot activate "Beast Tamer"

    @clause-part
    Scenario: A Touchdown plays no other ability that cannot be paid for
      Given it is Alice's main phase
      And Alice has a "Landing Crier" in her hand
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      When Alice plays "Landing Crier" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Landing Crier" is in Alice's left attack zone
      And Alice has no cards in her hand
      And Alice has one ready resource

    @clause-part
    Scenario: A player without a card in hand cannot play an ability for which a card is to be discarded
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a ready "Bartering Scribe" in her left attack zone
      When Alice tries to activate "Bartering Scribe"
      Then that is refused

    @clause-part
    Scenario: A player without a hand zone cannot play an ability for which a unit is to be put into the hand
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a ready "Recalling Warden" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      Then Alice cannot activate "Recalling Warden"

    @clause-part
    Scenario: An ability that costs a resource for each target cannot be played where no resource is ready
      Given it is Alice's main phase
      And Alice has a ready "Tithe Collector" in her left attack zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has no further resources
      Then Alice cannot activate "Tithe Collector"

    @needs-events
    @clause-whole
    Scenario: The resource for a unit's level is told to be exhausted because of the cost, before the unit is played
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      Then these happened in this order: turned by Alice because of the cost, played of "Ember Recruit" by Alice

    @needs-events
    @clause-whole
    Scenario: Of the cost of a card that is played by force all that can be paid is paid, in the order written
      Given it is Alice's main phase
      And Alice has a "Plain Rite" in her hand
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ordeal Gate" in her field zone
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And the top of Alice's deck is "Bursting Seed"
      And Bob could respond
      When Alice plays "Plain Rite"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      Then "Kind Letter" is in Alice's graveyard
      And Alice has no ready resources
      And these happened in this order: turned because of the cost, move of "Kind Letter" because of the cost, played of "Bursting Seed" by Alice

    @clause-own
    Scenario: The only card in a hand is discarded to pay for its own ability
      Given it is Alice's main phase
      And Alice has a "Burning Errand" in her hand
      Then Alice can activate "Burning Errand"
      When Alice activates "Burning Errand"
      And everyone passes until nothing is waiting
      Then "Burning Errand" is in Alice's graveyard
      And Alice has two cards in her hand

    @clause-replaced
    Scenario: A card that would be discarded is removed from the game instead, and the ability has been paid for
      Given it is Alice's main phase
      And Alice has an "Ashen Rule" in her field zone
      And Alice has a ready "Bartering Scribe" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      Then Alice can activate "Bartering Scribe"
      When Alice activates "Bartering Scribe"
      Then "Ember Recruit" is in Alice's removal zone
      And from its top the gate holds an ability of "Bartering Scribe"

  @GR-14-3b-8a
  Rule: 14-3b-8a The parts of a cost are paid in the order written

    @needs-events
    Scenario: A cost of a discarded card and two resources is paid in the order written, the card first
      Given it is Alice's main phase
      And Alice has a ready "Careful Banker" in her left attack zone
      And Alice has a "Kind Letter" in her hand
      When Alice activates "Careful Banker"
      Then these happened in this order: discard of "Kind Letter", turned by Alice, turned by Alice

    Scenario: A unit that the first part of a cost puts into the hand can be discarded for the second part
      Given it is Alice's main phase
      And Alice has a ready "Dismissing Tutor" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      Then Alice can activate "Dismissing Tutor"
      When Alice activates "Dismissing Tutor"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And Bob has one card in his damage zone

    Scenario: A unit that the first part of a cost puts into the other player's hand cannot be discarded for the second
      Given it is Alice's main phase
      And Alice has a ready "Dismissing Tutor" in her left attack zone
      And Alice has a "Turncoat" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays "Turncoat" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's right attack zone
      And Alice cannot activate "Dismissing Tutor"

    Scenario: The unit that the first part of a cost exhausts can be put away for the second part
      Given it is Alice's main phase
      And Alice has a ready "Tiring Martyr" in her left attack zone
      Then Alice can activate "Tiring Martyr"
      When Alice activates "Tiring Martyr"
      And everyone passes until nothing is waiting
      Then "Tiring Martyr" is in Alice's graveyard
      And Bob has one card in his damage zone

    Scenario: A unit that the first part of a cost puts away has no charge left for the second part
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Alice's "Shedding Porter" in her left attack zone
      Then Alice cannot activate "Shedding Porter"

    Scenario: Where the first part of a cost puts another unit away, the charge is there for the second part
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Alice's "Shedding Porter" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      Then Alice can activate "Shedding Porter"
      When Alice activates "Shedding Porter" paying with "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Alice's graveyard
      And "Ember Recruit" is in Alice's graveyard
      And "Shedding Porter" is in Alice's left attack zone

    Scenario: A single unit is exhausted, destroyed and put into the hand for the three parts of a cost
      Given it is Alice's main phase
      And Alice has a ready "Spent Vanguard" in her left attack zone
      Then Alice can activate "Spent Vanguard"
      When Alice activates "Spent Vanguard"
      And everyone passes until nothing is waiting
      Then "Spent Vanguard" is in Alice's hand
      And Bob has one card in his damage zone

    Scenario: A unit that the first part of a cost exhausts can be put away for a part that takes an exhausted one
      Given it is Alice's main phase
      And Alice has a ready "Idle Reeve" in her left attack zone
      Then Alice can activate "Idle Reeve"
      When Alice activates "Idle Reeve"
      And everyone passes until nothing is waiting
      Then "Idle Reeve" is in Alice's hand
      And Bob has one card in his damage zone

    Scenario: A card that is discarded for the first part of a cost can be removed from the graveyard for the second
      Given it is Alice's main phase
      And Alice has a ready "Ash Scrivener" in her left attack zone
      And Alice has a "Kind Letter" in her hand
      Then Alice can activate "Ash Scrivener"
      When Alice activates "Ash Scrivener"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's removal zone
      And Bob has one card in his damage zone

    Scenario: A card whose discarding is replaced is not in the graveyard for the second part of a cost
      Given it is Alice's main phase
      And Alice has an "Ashen Rule" in her field zone
      And Alice has a ready "Ash Scrivener" in her left attack zone
      And Alice has an "Ember Recruit" in her hand
      Then Alice cannot activate "Ash Scrivener"

    Scenario: A part of a cost that takes all units takes those that the part before it has left
      Given it is Alice's main phase
      And Alice has a ready "Rear Marshal" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      Then Alice can activate "Rear Marshal"
      When Alice activates "Rear Marshal" paying with "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And "Rear Marshal" is in Alice's hand
      And Bob has one card in his damage zone

    Scenario: A part of a cost that takes all units cannot be paid where the part before it takes the only one
      Given it is Alice's main phase
      And Alice has a ready "Rear Marshal" in her left attack zone
      Then Alice cannot activate "Rear Marshal"

  @GR-14-3b-9
  Rule: 14-3b-9 After the last step the card or ability has been played
    - paid: only once it is paid for
    - counts: then it has been played, and counts as that though it has not resolved

    @clause-counts
    Scenario: A summon counts as soon as the unit has been played
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      And Bob could respond
      When Alice plays "Ember Recruit" into her left attack zone
      Then from its top the gate holds "Ember Recruit"
      And Alice has summoned one unit

    @needs-events
    @clause-paid
    Scenario: A unit has been played only once its cost is paid
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      Then these happened in this order: turned by Alice, played of "Ember Recruit"

  @GR-14-3b-10
  Rule: 14-3b-10 What cannot be finished was not played at all
    - undone: what cannot be finished counts as not played, and can be played in another way
    - back: a card that was revealed to be played is hidden again where it was
    - only: nothing before that play is taken back

    @clause-undone
    Scenario: An ability is not played where more targets are chosen than can be paid for
      Given it is Alice's main phase
      And Alice has a ready "Tithe Collector" in her left attack zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice tries to activate "Tithe Collector" targeting "Tithe Collector", "Ember Recruit" and "Siege Beast"
      Then that is refused

    @clause-undone
    Scenario: An ability is not played where the first part of its cost takes the card that the second needs
      Given it is Alice's main phase
      And Alice has a ready "Beast Tamer" in her left attack zone
      And Alice has a "Clay Bear" in her hand
      And Alice has a "Siege Beast" in her hand
      When Alice tries to activate "Beast Tamer" paying with "Clay Bear"
      Then that is refused

    @clause-undone
    Scenario: An ability whose cost could not be finished can be played and paid for in another way
      Given it is Alice's main phase
      And Alice has a ready "Beast Tamer" in her left attack zone
      And Alice has a "Clay Bear" in her hand
      And Alice has a "Siege Beast" in her hand
      When Alice tries to activate "Beast Tamer" paying with "Clay Bear"
      And Alice activates "Beast Tamer" paying with "Siege Beast"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Siege Beast" is in Alice's graveyard
      And "Clay Bear" is in Alice's graveyard

    @clause-only @clause-undone
    Scenario: Where a card that an effect plays cannot be paid for, only its play is begun anew, with other targets
      Given it is Alice's main phase
      And Alice has a "Proven Rite" in her hand
      And Alice has a "Tithe Letter" in her graveyard
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice plays "Proven Rite" targeting "Tithe Letter"
      And everyone passes until somebody chooses a target
      And Alice tries to choose "Ember Recruit", "Siege Beast" and "Tower Guard" as the targets
      Then Alice is asked for a target
      When Alice chooses "Siege Beast" as the target
      And everyone passes until nothing is waiting
      Then "Siege Beast" is exhausted
      And Alice has one ready resource

    @clause-back @clause-undone
    Scenario: A set card that was revealed and cannot be paid for is hidden again in its set zone
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Tithe Snare" in his first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      And Bob has two ready "Mana Well" in his resource zone
      And Bob has no further resources
      When Alice attacks "Tower Guard" with "Siege Beast"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And Bob tries to choose "Siege Beast", "Tower Guard" and "Ember Recruit" as the targets
      Then Bob is asked for whether to reveal it
      And "Tithe Snare" is in Bob's first set zone
      And Alice does not see "Tithe Snare"
      And "Siege Beast" is attacking

    @clause-only @clause-undone
    Scenario: The targets of a triggered ability are chosen anew where the first ones cannot be paid for
      Given it is Alice's attack phase
      And Alice has a ready "Toll Marshal" in her left attack zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      And Bob has a ready "Siege Beast" in his defense zone
      When Alice attacks "Tower Guard" with "Toll Marshal"
      And Alice tries to choose "Tower Guard", "Ember Recruit" and "Siege Beast" as the targets
      Then that is refused
      When Alice chooses "Tower Guard" and "Ember Recruit" as the targets
      And everyone passes until the attack is over
      Then "Tower Guard" is exhausted
      And "Siege Beast" is ready
      And Alice has no ready resources

    @clause-only @clause-undone
    Scenario: The targets of an ability that an Overdrive plays are chosen anew where they cannot be paid for
      Given it is Alice's main phase
      And Alice has a face-down "Tithing Herald" in her drive zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice reveals "Tithing Herald"
      And Alice plays the Overdrive of "Tithing Herald"
      And everyone passes until somebody chooses a target
      And Alice tries to choose "Ember Recruit", "Siege Beast" and "Tower Guard" as the targets
      Then that is refused
      When Alice chooses "Siege Beast" as the target
      And everyone passes until nothing is waiting
      Then "Siege Beast" is exhausted
      And Alice has one ready resource

  @GR-14-3c @lead-in
  Rule: 14-3c Resolving goes step by step

  @GR-14-3c-1
  Rule: 14-3c-1 What is said of a target that is no longer valid is left out, all else is done
    - gone: a target that has left is none any more
    - unfit: a target that is not what was asked for any more is none either
    - new: one that has come back is another card
    - moment: it is looked at as it resolves, and not before
    - rest: all that does not involve it is done
    - asked: what asks how great or of what kind it is involves it, and is left out as well
    - valid: what is still valid is affected

    @example
    @clause-gone @clause-rest
    Scenario: An event that deals damage to a unit and draws a card draws it though the unit is gone
      Given it is Alice's main phase
      And Alice has a "Blade and Book" in her hand
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Blade and Book" targeting "Siege Beast"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's hand
      And Alice has one card in her hand

    @clause-gone @clause-rest
    Scenario: An event with two chosen options carries out the one though the target of the other is gone
      Given it is Alice's main phase
      And Alice has a "Broad Path" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Broad Path"
      And Alice chooses the options "draw" and "exhaust"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's hand
      And Alice has one card in her hand

    @clause-new @clause-rest
    Scenario: A target that has left play and come back is dealt no damage, and the rest is done
      Given it is Alice's main phase
      And Alice has a "Blade and Book" in her hand
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a "Quick Return" in his first set zone
      When Alice plays "Blade and Book" targeting "Siege Beast"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Quick Return" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's left attack zone
      And "Siege Beast" has no damage
      And Alice has one card in her hand
      And "Blade and Book" is in Alice's graveyard

    @clause-unfit
    Scenario: A target that is no longer exhausted is dealt no damage by an event that asks for an exhausted unit
      Given it is Alice's main phase
      And Alice has a "Strike the Weary" in her hand
      And Bob has an exhausted "Siege Beast" in his left attack zone
      And Bob has a "Second Wind" in his first set zone
      When Alice plays "Strike the Weary" targeting "Siege Beast"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Second Wind" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has no damage
      And "Strike the Weary" is in Alice's graveyard

    @clause-valid
    Scenario: A target that is still exhausted is dealt the damage of an event that asks for an exhausted unit
      Given it is Alice's main phase
      And Alice has a "Strike the Weary" in her hand
      And Bob has an exhausted "Siege Beast" in his left attack zone
      When Alice plays "Strike the Weary" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 2 damage

    @clause-valid @clause-gone
    Scenario: An event affects one of its two targets though the other is gone
      Given it is Alice's main phase
      And Alice has a "Twin Weariness" in her hand
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Twin Weariness" targeting "Siege Beast" and "Ember Recruit"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's hand
      And "Ember Recruit" is exhausted

    @clause-unfit
    Scenario: A unit that its player no longer controls is not swapped with a card in her graveyard
      Given it is Alice's main phase
      And Alice has a "Change Places" in her hand
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Turncoat" in his first set zone
      When Alice plays "Change Places" targeting "Siege Beast" and "Ember Recruit"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Turncoat" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's right attack zone
      And "Siege Beast" is in Alice's graveyard

    @clause-unfit
    Scenario: Neither of two targets is put underneath the other once Bob has gained control of one of them
      Given it is Alice's main phase
      And Alice has a "Press Beneath" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Bob has a "Turncoat" in his first set zone
      When Alice plays "Press Beneath" targeting "Ember Recruit" and "Frail Squire"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Turncoat" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's right attack zone
      And "Frail Squire" is in Alice's right attack zone

    @clause-gone
    Scenario: A unit that was destroyed is not returned to the hand by the event whose target it was
      Given it is Alice's main phase
      And Alice has a "Fade Away" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-moment @clause-valid
    Scenario: An exhausted target that was readied and exhausted again before the event resolves is dealt the damage
      Given it is Alice's main phase
      And Alice has a "Strike the Weary" in her hand
      And Alice has a "Sleep Dust" in her first set zone
      And Bob has an exhausted "Siege Beast" in his left attack zone
      And Bob has a "Second Wind" in his first set zone
      When Alice plays "Strike the Weary" targeting "Siege Beast"
      And Alice plays "Sleep Dust" targeting "Siege Beast"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Second Wind" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Second Wind" is in Bob's graveyard
      And "Siege Beast" is exhausted
      And "Siege Beast" has 2 damage

    @clause-asked @clause-rest
    Scenario: An event that deals damage equal to the ATK of a unit that is gone deals none, and the rest is done
      Given it is Alice's main phase
      And Alice has a "Borrowed Might" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Borrowed Might" targeting "Ember Recruit"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Borrowed Might" is in Alice's graveyard
      And Bob has no cards in his damage zone
      And Alice has one card in her hand

    @clause-asked
    Scenario: An event that does one thing if its target has 2 or more ATK, and another if not, does neither if it is gone
      Given it is Alice's main phase
      And Alice has a "Weigh the Odds" in her hand
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Weigh the Odds" targeting "Ember Recruit"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Weigh the Odds" is in Alice's graveyard
      And Alice has no cards in her hand
      And Bob has no cards in his damage zone

  @GR-14-3c-2
  Rule: 14-3c-2 What a card does as it resolves depends on its type

    Scenario Outline: A <type> that has resolved is in the <zone>, and the gate is empty
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      When Alice plays "<card>"
      And everyone passes until nothing is waiting
      Then "<card>" is in Alice's <zone>
      And the gate is empty

      Examples:
        | type  | card        | zone       |
        | field | War Banner  | field zone |
        | event | Kind Letter | graveyard  |

  @GR-14-3c-2a
  Rule: 14-3c-2a An effect upon a card on the gate stays upon it as it enters play
    - stays: it is upon the card in play
    - enters: only where the card enters play

    @clause-stays
    Scenario: A unit that gains ATK on the gate still has it after it has entered play
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      And Bob has a "Gate Blessing" in his first set zone
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Gate Blessing" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And "Ember Recruit" has 4 ATK

    @clause-enters
    Scenario: A unit that gains ATK on the gate and is negated has it no more in the graveyard
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      And Bob has a "Gate Blessing" in his first set zone
      And Bob has a "Hush Bell" in his second set zone
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Hush Bell" targeting "Ember Recruit"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Gate Blessing" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And "Ember Recruit" has 2 ATK

  @GR-14-3c-2b
  Rule: 14-3c-2b A unit comes into the zone that was chosen for it
    - chosen: also where another unit has come there meanwhile
    - whose: into the zone of the player who has played it, whoever owns it

    @clause-chosen
    Scenario: A unit comes into the zone chosen for it though another has come there, which goes to the graveyard
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      And Alice has a ready "Tower Guard" in her right attack zone
      And Bob has a "Fall Back" in his first set zone
      When Alice plays "Ember Recruit" into her defense zone
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fall Back" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's defense zone
      And "Tower Guard" is in Alice's graveyard

    @clause-whose
    Scenario: A unit that the opponent owns comes into a zone of the player who has played it
      Given it is Alice's main phase
      And Alice has the opponent's face-down "Ember Recruit" in her drive zone
      When Alice reveals "Ember Recruit"
      And Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone

  @GR-14-3c-2c
  Rule: 14-3c-2c A field comes into its controller's field zone
    - field: it comes into the field zone
    - whose: that of its controller, whoever owns it

    @clause-field
    Scenario: A field that is played comes into its controller's field zone, and the gate is empty
      Given it is Alice's main phase
      And Alice has a "Chanting Banner" in her hand
      When Alice plays "Chanting Banner"
      And everyone passes until nothing is waiting
      Then "Chanting Banner" is in Alice's field zone
      And the gate is empty

    @clause-whose @clause-field
    Scenario: A field that the opponent owns comes to the player who played it
      Given it is Alice's main phase
      And Alice has the opponent's face-down "War Banner" in her drive zone
      When Alice reveals "War Banner"
      And Alice plays "War Banner"
      And everyone passes until nothing is waiting
      Then "War Banner" is in Alice's field zone

  @GR-14-3c-2d
  Rule: 14-3c-2d An event is resolved, then it goes to its owner's graveyard
    - effect: its effect is resolved
    - after: it is put away only after that
    - owner: into its owner's graveyard
    - elsewhere: unless it has gone elsewhere

    @clause-effect @clause-after
    Scenario: An event that counts the cards of the graveyard does not count itself
      Given it is Alice's main phase
      And Alice has a "Grave Tally" in her hand
      And Alice has one card in her graveyard
      When Alice plays "Grave Tally"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Grave Tally" is in Alice's graveyard

    @clause-owner @clause-effect
    Scenario: An event that the opponent owns is resolved and goes to its owner's graveyard
      Given it is Alice's main phase
      And Alice has the opponent's face-down "Kind Letter" in her drive zone
      When Alice reveals "Kind Letter"
      And Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Bob's graveyard
      And Alice has one card in her hand

    @clause-elsewhere @clause-effect
    Scenario: An event that its own effect has put into the hand stays there
      Given it is Alice's main phase
      And Alice has a "Boomerang Letter" in her first set zone
      When Alice plays "Boomerang Letter"
      And everyone passes until nothing is waiting
      Then "Boomerang Letter" is in Alice's hand
      And Alice has no cards in her graveyard

  @GR-14-3c-3
  Rule: 14-3c-3 An ability's effect is resolved, then it leaves the gate
    - effect: its effect is resolved
    - leaves: then it leaves the gate, before anything that it has brought there resolves

    @clause-effect @clause-leaves
    Scenario: An ability has left the gate while the damage that it deals is still on the gate
      Given it is Alice's main phase
      And Alice has a ready "Paid Archer" in her left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob could respond
      When Alice activates "Paid Archer" targeting "Siege Beast"
      And everyone passes until damage is on the gate
      Then from its top the gate holds damage of "Paid Archer"

    @clause-effect @clause-leaves
    Scenario: An ability readies the unit that was chosen for it
      Given it is Alice's main phase
      And Alice has a ready "Weary Witch" in her left attack zone
      And Bob has an exhausted "Siege Beast" in his right attack zone
      When Alice activates "Weary Witch" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is ready

  @GR-14-3c-3a
  Rule: 14-3c-3a An ability resolves also when its card has left its zone
    - moved: also when its card has left its zone
    - inactive: also when it is active no more

    @clause-moved
    Scenario: An ability resolves though its card has returned to the hand meanwhile
      Given it is Alice's main phase
      And Alice has a ready "Town Crier" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice activates "Town Crier"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Town Crier"
      And everyone passes until nothing is waiting
      Then "Town Crier" is in Alice's hand
      And Alice has two cards in her hand

    @clause-inactive
    Scenario: An ability resolves though the condition that it needs holds no more
      Given it is Alice's main phase
      And Alice has a ready "Sheltered Crier" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When Alice activates "Sheltered Crier"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Frail Squire"
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Alice's graveyard
      And Alice has one card in her hand
