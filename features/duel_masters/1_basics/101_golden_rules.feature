Feature: Duel Masters 101 Rules above all others

  @DM-101.1
  Rule: 101.1 What a card says comes before the rules, as far as it contradicts them
    - card: where a card contradicts a rule the card is right
    - only: the other rules hold all the same

    @clause-card
    Scenario: A creature whose card lets it attack at once attacks in the turn in which it came
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Alice has a "Spark Runner" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice summons "Spark Runner"
      And everyone passes until Alice's attack step
      And Alice tries to attack Bob with "Spark Runner"
      Then that is allowed

    @clause-only
    Scenario: A creature whose card lets it attack at once does not attack while it is tapped
      Given it is Alice's attack step
      And Alice has a tapped "Spark Runner" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice tries to attack Bob with "Spark Runner"
      Then that is refused

    @clause-only
    Scenario: A creature whose card lets it attack at once does not attack an untapped creature
      Given it is Alice's attack step
      And Alice has an untapped "Spark Runner" in her battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice tries to attack "Lamp Squire" with "Spark Runner"
      Then that is refused

  @DM-101.2
  Rule: 101.2 What an effect says cannot be done is not done by one that says it can, unless that one ignores it
    - cannot: "cannot" comes before "can"
    - ignored: what says that it is ignored comes before it
    - rule: and "can" comes before what a rule forbids

    @clause-cannot
    Scenario: A creature that can attack untapped creatures does not attack one that cannot be attacked
      Given it is Alice's attack step
      And Alice has an untapped "Keen Tracker" in her battle zone
      And Bob has an untapped "Shy Fawn" in his battle zone
      When Alice tries to attack "Shy Fawn" with "Keen Tracker"
      Then that is refused

    @clause-ignored
    Scenario: A creature for which such effects are ignored attacks though none of so little power can
      Given it is Alice's attack step
      And Alice has an untapped "Heedless Boar" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Binding Statue" in his battle zone
      Then Alice can attack Bob with "Moss Giant"
      When Alice tries to attack Bob with "Heedless Boar"
      Then that is allowed

    @clause-ignored
    Scenario: They are ignored for that creature, and for no other
      Given it is Alice's attack step
      And Alice has an untapped "Heedless Boar" in her battle zone
      And Alice has an untapped "Reg Iantha" in her battle zone
      And Bob has an untapped "Binding Statue" in his battle zone
      When Alice tries to attack Bob with "Reg Iantha"
      Then that is refused

    @clause-rule
    Scenario: A creature that can attack untapped creatures attacks one
      Given it is Alice's attack step
      And Alice has an untapped "Keen Tracker" in her battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice tries to attack "Lamp Squire" with "Keen Tracker"
      Then that is allowed

    @clause-ignored
    Scenario: A creature for which two kinds of such effects are ignored attacks though none of so little power can
      Given it is Alice's attack step
      And Alice has an untapped "Headlong Boar" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Binding Statue" in his battle zone
      When Alice tries to attack Bob with "Headlong Boar"
      Then that is allowed

  @DM-101.3
  Rule: 101.3 As much of an instruction is done as can be, and the rest is left out
    - part: of several things so many as there are
    - after: what comes after it in the text is done too

    @clause-part
    Scenario: A spell that destroys two creatures destroys the only one that there is
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Heavy Toll" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Heavy Toll"
      Then "Moss Giant" is in Bob's graveyard

    @clause-after
    Scenario: A spell that destroys two creatures and then draws a card draws it though there is none to destroy
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Heavy Toll" in her hand
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Heavy Toll"
      Then Alice has one card in her hand
      And "Heavy Toll" is in Alice's graveyard
      And "Lamp Squire" is in Alice's battle zone

    @clause-after
    Scenario Outline: A spell that says to <do> one card fewer than there are creatures, and then to draw, draws without any
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "<spell>" in her hand
      And Alice has a "Moss Giant" in her hand
      When Alice casts "<spell>"
      Then Alice has two cards in her hand
      And "<spell>" is in Alice's graveyard

      Examples:
        | do         | spell       |
        | discard    | Lean Season |
        | search for | Lean Hunt   |

    @clause-part
    Scenario: A spell that puts two seals on a creature puts the only card of its owner's deck on it
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Heavy Verdict" in her hand
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Undying Oath" in his battle zone
      And Bob's deck is "Moss Giant", from the top
      When Alice casts "Heavy Verdict"
      And Alice chooses "Lamp Squire"
      Then "Moss Giant", "Lamp Squire" are one thing, from the top

    @clause-part
    Scenario: A creature that breaks two shields fewer than one breaks none
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Double Bolt" in his battle zone
      And Bob has one card in his shield zone
      When Alice attacks Bob with "Moss Giant"
      And everyone passes until the attack is over
      Then Bob has one card in his shield zone
      And "Moss Giant" is tapped

  # Reading: docs/decisions/2103-what-if-you-do-asks-for.md
  @DM-101.3a
  Rule: 101.3a "If you do" asks whether something was tried, and not what came of it
    - replaced: it was tried though something else happened instead
    - prevented: and though an effect has prevented it
    - untried: but not where there was nothing to try it on

    @clause-replaced
    Scenario Outline: A spell that destroys a creature and draws for that draws though the creature is <where>
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Bitter Bargain" in her hand
      And Alice has an untapped "<keeper>" in her battle zone
      And the top of Alice's deck is "Tide Runner"
      When Alice casts "Bitter Bargain"
      Then "Tide Runner" is in Alice's hand
      And "<keeper>" is in Alice's <zone>

      Examples:
        | keeper        | where                    | zone        |
        | Second Chance | put into the mana zone   | mana zone   |
        | Shield Keeper | put among the shields    | shield zone |

    @clause-prevented
    Scenario: A spell that destroys a creature and draws for that draws though the creature cannot be destroyed
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Bitter Bargain" in her hand
      And Alice has an untapped "Stubborn Idol" in her battle zone
      When Alice casts "Bitter Bargain"
      Then Alice has one card in her hand
      And "Stubborn Idol" is in Alice's battle zone
      And "Bitter Bargain" is in Alice's graveyard

    @clause-prevented
    Scenario: A spell that returns a creature does what follows though the creature does not leave
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Calling Home" in her hand
      And Alice has an untapped "Lasting Landmark" in her battle zone
      When Alice casts "Calling Home"
      Then Alice has two cards in her mana zone
      And "Lasting Landmark" is in Alice's battle zone

    @clause-prevented
    Scenario Outline: Whoever casts <spell> draws for a creature that does not leave the battle zone
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "Lasting Landmark" in her battle zone
      When Alice casts "<spell>"
      Then Alice has one card in her hand
      And "Lasting Landmark" is in Alice's battle zone
      And "<spell>" is in Alice's graveyard

      Examples:
        | spell          |
        | Third Place    |
        | Shuffled Trade |

    @clause-replaced
    Scenario: A spell that finds a creature in the graveyard and draws for that draws though the creature stays there
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Grave Errand" in her hand
      And Alice has a "Rooted Card" in her graveyard
      When Alice casts "Grave Errand"
      Then Alice has one card in her hand
      And "Rooted Card" is in Alice's graveyard
      And "Grave Errand" is in Alice's graveyard

    @clause-prevented
    Scenario: A spell that returns all creatures but one and draws for that draws though the other does not leave
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Single Mercy" in her hand
      And Alice has an untapped "Lasting Landmark" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      When Alice casts "Single Mercy"
      And Alice keeps "Moss Giant"
      Then Alice has one card in her hand
      And "Lasting Landmark" is in Alice's battle zone
      And "Single Mercy" is in Alice's graveyard

    @clause-replaced
    Scenario: A spell that seals a creature and draws for that draws though the seal is put into the graveyard instead
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Sealing Study" in her hand
      And Alice has an untapped "Seal Burner" in her battle zone
      When Alice casts "Sealing Study"
      Then Alice has one card in her hand
      And Alice has two cards in her graveyard

    @clause-untried
    Scenario: A spell that destroys a creature and draws for that does not draw where there is none
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Bitter Bargain" in her hand
      When Alice casts "Bitter Bargain"
      Then Alice has no cards in her hand
      And "Bitter Bargain" is in Alice's graveyard

    @clause-prevented @clause-untried
    Scenario Outline: A spell that untaps a creature and draws for that <draws> for a creature that <is so>
      Given it is Alice's main step
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has a "Roused Study" in her hand
      And Alice has a <pose> "<creature>" in her battle zone
      When Alice casts "Roused Study"
      Then Alice has <cards> in her hand
      And "<creature>" is <then>
      And "Roused Study" is in Alice's graveyard

      Examples:
        | draws         | is so               | pose     | creature     | cards    | then     |
        | draws         | cannot untap        | tapped   | Frozen Giant | one card | tapped   |
        | draws         | is tapped           | tapped   | Moss Giant   | one card | untapped |
        | does not draw | is untapped already | untapped | Moss Giant   | no cards | untapped |

    @clause-replaced
    Scenario: A spell that discards a card and draws for that draws though the card comes to the mana zone instead
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Costly Study" in her hand
      And Alice has a "Moss Giant" in her hand
      And Alice has an untapped "Discard Keeper" in her battle zone
      When Alice casts "Costly Study"
      Then Alice has two cards in her hand
      And "Moss Giant" is in Alice's mana zone

    @clause-untried
    Scenario Outline: What follows if a player drew up to two cards <follows> when she chooses to draw <number>
      Given it is Alice's main step
      And Alice has a "Chosen Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Lamp Squire" in her graveyard
      When Alice casts "Chosen Study"
      And Alice chooses the number <number>
      Then "Lamp Squire" is in Alice's <zone>
      And "Chosen Study" is in Alice's graveyard

      Examples:
        | follows         | number | zone      |
        | does not follow | 0      | graveyard |
        | follows         | 1      | mana zone |

    @clause-untried
    Scenario: A spell that puts a creature of the deck into the battle zone and draws for that does not draw without a source
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Sought Recruit" in her hand
      And Alice's deck is "Ember Champion", "Insight", "Ruin", from the top
      When Alice casts "Sought Recruit"
      And Alice finds "Ember Champion"
      Then "Ember Champion" is in Alice's deck
      And "Sought Recruit" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-untried
    Scenario: A spell that puts a card into the battle zone and draws for that does not draw for one that has nothing to evolve from
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Wild Bet" in her hand
      And the top of Alice's deck is "Ember Champion", "Insight"
      When Alice casts "Wild Bet"
      Then Alice has no cards in her hand
      And the top cards of Alice's deck are "Ember Champion" and "Insight", in that order

    @clause-replaced @clause-untried
    Scenario Outline: A spell that puts a card of the graveyard under a creature and draws for that <draws> <where>
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Buried Study" in her hand
      And Alice has a "Rooted Card" in her graveyard
      And <whose> has an untapped "Moss Giant" in <her> battle zone
      When Alice casts "Buried Study"
      Then Alice has <cards> in her hand
      And "Rooted Card" is in Alice's graveyard
      And "Buried Study" is in Alice's graveyard

      Examples:
        | draws         | where                       | whose | her | cards    |
        | draws         | though the card stays there | Alice | her | one card |
        | does not draw | for a creature of another   | Bob   | his | no cards |

    @clause-prevented
    Scenario: A spell that GR-summons and draws for that draws though its player cannot use creatures
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hatched Study" in her hand
      And Alice has a "Copper Crow" in her super GR zone
      And Bob has an untapped "Creature Ward" in his battle zone
      When Alice casts "Hatched Study"
      Then Alice has one card in her hand
      And "Copper Crow" is in Alice's super GR zone
      And "Hatched Study" is in Alice's graveyard

    @clause-untried
    Scenario: A spell that GR-summons and draws for that does not draw where its player has nothing to summon
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Hatched Study" in her hand
      When Alice casts "Hatched Study"
      Then Alice has no cards in her hand
      And "Hatched Study" is in Alice's graveyard

    @clause-prevented
    Scenario: A spell that summons a creature of the mana zone and draws for that draws though its player cannot use creatures
      Given it is Alice's main step
      And Alice has a "Rousing Call" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Bob has an untapped "Creature Ward" in his battle zone
      When Alice casts "Rousing Call"
      Then Alice has one card in her hand
      And "Field Hand" is in Alice's mana zone
      And "Rousing Call" is in Alice's graveyard

    @clause-untried
    Scenario: A spell that summons a creature of the mana zone and draws for that does not draw where only a spell lies there
      Given it is Alice's main step
      And Alice has a "Rousing Call" in her hand
      And Alice has an untapped "Root Push" in her mana zone
      When Alice casts "Rousing Call"
      Then Alice has no cards in her hand
      And "Rousing Call" is in Alice's graveyard

    @clause-untried
    Scenario: A spell that shows a card of the hand and draws for that does not draw where there is none
      Given it is Alice's main step
      And Alice has a "Shown Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Shown Study"
      Then Alice has no cards in her hand
      And "Shown Study" is in Alice's graveyard

    @clause-replaced
    Scenario: A creature that is to be put into the battle zone blocking draws a card though it comes to the mana zone instead
      Given it is Bob's attack step
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Bridge Warden" in his battle zone
      And Alice has an untapped "Trapdoor Scholar" in her battle zone
      And Alice has a "Moss Giant" in her hand
      When Bob attacks Alice with "Grave Hound"
      Then "Moss Giant" is in Alice's mana zone
      And Alice has one card in her hand

  @DM-101.4
  Rule: 101.4 S-triggers come first, the turn player's effects before the other's, and each is finished before the next
    - urgent: an S-trigger comes before any other effect, also of the turn player
    - turn: of the rest the turn player's come before the other player's
    - whole: an effect is resolved wholly before the next one begins

    @clause-urgent
    Scenario: The other player's S-trigger is resolved before the turn player's own effect
      Given it is Alice's attack step
      And Alice has an untapped "Breaking Muse" in her battle zone
      And Bob has a "Sudden Musing" in his shield zone
      When Alice attacks Bob with "Breaking Muse"
      And Bob declares "Sudden Musing"
      Then Bob is asked yes or no

    @clause-turn
    Scenario: Of two effects that wait for the same summoning the turn player's is resolved first
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      And Bob has an untapped "Summon Muse" in his battle zone
      When Alice summons "Lamp Squire"
      Then Alice is asked yes or no
      When Alice says no
      Then Bob is asked yes or no

    @clause-whole
    Scenario: What triggers in the midst of a spell waits until the spell is done
      Given it is Alice's main step
      And Alice has a "Relay Study" in her hand
      And Alice has a "Deep Digging" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Mana Muse" in her battle zone
      And the top of Alice's deck is "Lamp Squire", "Grave Hound", "Moss Giant"
      When Alice casts "Relay Study"
      Then Alice is asked yes or no
      And "Moss Giant" is in Alice's hand

  @DM-101.4a
  Rule: 101.4a Of effects that come up at once S-triggers come first, then the turn player's in any order, then the other's
    - any: each player orders her own effects as she likes
    - new: an effect that comes up meanwhile waits, and is ordered with those that are left
    - last: the other player's follow when the turn player has none left

    @clause-any
    Scenario Outline: The turn player begins with either of two effects
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      And Alice has an untapped "Summon Digger" in her battle zone
      When Alice summons "Lamp Squire"
      And Alice chooses "<first>"
      And Alice says yes
      Then Alice has <hand> in her hand
      And Alice has <mana> in her mana zone
      And "Lamp Squire" is in Alice's battle zone

      Examples:
        | first         | hand     | mana        |
        | Summon Muse   | one card | two cards   |
        | Summon Digger | no cards | three cards |

    @clause-new @clause-any
    Scenario: An effect that comes up meanwhile may be resolved before one that waits already
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      And Alice has an untapped "Summon Digger" in her battle zone
      And Alice has an untapped "Mana Muse" in her battle zone
      When Alice summons "Lamp Squire"
      And Alice chooses "Summon Digger"
      And Alice says yes
      Then "Mana Muse" is among what Alice can choose
      And "Summon Muse" is among what Alice can choose

    @clause-last
    Scenario: The other player's effect follows when both of the turn player's are resolved
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      And Alice has an untapped "Summon Digger" in her battle zone
      And Bob has an untapped "Summon Muse" in his battle zone
      When Alice summons "Lamp Squire"
      And Alice chooses "Summon Digger"
      And Alice says no
      Then Alice is asked yes or no
      When Alice says no
      Then Bob is asked yes or no

  @DM-101.4b
  Rule: 101.4b S-backs are resolved when S-triggers are

    Scenario: The other player's S-back is resolved before the turn player's own effect
      Given it is Alice's attack step
      And Alice has an untapped "Breaking Muse" in her battle zone
      And Bob has a "Musing Return" in his hand
      And Bob has a "Moss Giant" in his first shield
      And Bob has a "Lamp Squire" in his first shield
      When Alice attacks Bob with "Breaking Muse"
      And Bob declares "Musing Return", discarding "Moss Giant"
      Then Bob is asked yes or no

  @DM-101.4b @revisions-s-max
  Rule: 101.4b So are Sabaki Z and G-strikes
    - sabaki: Sabaki Z is resolved when S-triggers are
    - strike: so is a G-strike

    @clause-sabaki
    Scenario: The other player's Sabaki Z is resolved before the turn player's own effect
      Given it is Alice's attack step
      And Alice has an untapped "Breaking Muse" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Judge's Sentence" in his hand
      And Bob has a "Crested Bailiff" in his first shield
      When Alice attacks Bob with "Breaking Muse"
      And Alice breaks any shields
      And Bob declares "Judge's Sentence", discarding "Crested Bailiff"
      Then "Moss Giant" is among what Bob can choose

    @clause-strike
    Scenario: The other player's G-strike is resolved before the turn player's own effect
      Given it is Alice's attack step
      And Alice has an untapped "Breaking Muse" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Warding Fern" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Breaking Muse"
      And Alice breaks Bob's first shield
      And Bob declares "Warding Fern"
      Then "Moss Giant" is among what Bob can choose

  @DM-101.4c
  Rule: 101.4c An effect that the turn player gets while the other player's is resolved comes next after that one

    Scenario: The turn player's new effect is resolved before the other player's second
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Mana Muse" in her battle zone
      And Bob has an untapped "Summon Muse" in his battle zone
      And Bob has an untapped "Summon Digger" in his battle zone
      When Alice summons "Lamp Squire"
      And Bob chooses "Summon Digger"
      And Bob says yes
      Then Alice is asked yes or no

  @DM-101.4d
  Rule: 101.4d Nothing but replacement effects comes in between an effect, except what it says itself
    - nothing: what triggers waits until the effect is done
    - replaced: a replacement effect applies at once
    - itself: a spell that the effect has cast is resolved as a part of it

    @clause-nothing
    Scenario: What triggers by a spell's first part waits for its second
      Given it is Alice's main step
      And Alice has a "Lingering Mist" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Sturdy Grave Bell" in his battle zone
      When Alice casts "Lingering Mist"
      Then Alice is asked yes or no
      And Bob has no cards in his hand

    @clause-replaced
    Scenario: A creature that a spell's first part destroys is put into the hand before the second
      Given it is Alice's main step
      And Alice has a "Pondered Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      When Alice casts "Pondered Ruin"
      And Alice chooses "Lamp Squire"
      Then Alice is asked yes or no
      And "Lamp Squire" is in Bob's hand

    @clause-itself
    Scenario: A spell cast by a spell does what it says before the first one goes on
      Given it is Alice's main step
      And Alice has a "Relay Study" in her hand
      And Alice has a "Lingering Mist" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Lamp Squire", "Moss Giant"
      When Alice casts "Relay Study"
      Then Alice is asked yes or no
      And "Lamp Squire" is in Alice's hand
      And "Moss Giant" is in Alice's deck

  @DM-101.4e
  Rule: 101.4e A battle that an effect brings about is a part of that effect until the battle ends

    Scenario: A spell that has creatures battle goes on when the battle is over
      Given it is Alice's main step
      And Alice has a "Pondered Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Bitter Loser" in his battle zone
      When Alice casts "Pondered Duel"
      Then Alice is asked yes or no
      And "Bitter Loser" is in Bob's graveyard

    Scenario: A battle within a battle is a part of the effect that brings it about
      Given it is Alice's attack step
      And Alice has an untapped "Quarrel Rouser" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Grave Hound" in his battle zone
      And Bob has an untapped "Bitter Loser" in his battle zone
      When Alice attacks "Grave Hound" with "Quarrel Rouser"
      Then Alice is asked yes or no
      And "Bitter Loser" is in Bob's graveyard

    Scenario: What lasts until the end of a battle is over before the effect goes on that brought it about
      Given it is Alice's main step
      And Alice has a "Pondered Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Growing Brawler" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Pondered Duel"
      Then Alice is asked yes or no
      And "Growing Brawler" has 2000 power

    Scenario: What lasts until the end of a battle is not over with a battle within it
      Given it is Alice's attack step
      And Alice has an untapped "Growing Brawler" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has a tapped "Quarrel Rival" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice attacks "Quarrel Rival" with "Growing Brawler"
      Then "Lamp Squire" is in Alice's graveyard
      And "Quarrel Rival" is in Bob's graveyard
      And "Growing Brawler" is in Alice's battle zone

  @DM-101.4f
  Rule: 101.4f What triggers by battling is resolved at once, also in a battle that an effect brings about

    Scenario: A creature gets power as it battles by a spell, and wins with it
      Given it is Alice's main step
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Growing Brawler" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Forced Duel"
      Then "Grave Hound" is in Bob's graveyard
      And "Growing Brawler" is in Alice's battle zone

    Scenario: What waited before the battle goes on waiting, and is resolved after it
      Given it is Alice's main step
      And Alice has a "Quarrel Bell" in her hand
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Summon Muse" in her battle zone
      And Bob has an untapped "Growing Brawler" in his battle zone
      When Alice summons "Quarrel Bell"
      And Alice chooses "Quarrel Bell"
      And Alice chooses "Quarrel Bell"
      Then Alice is asked yes or no
      And "Quarrel Bell" is in Alice's graveyard

    Scenario: What a creature that is destroyed as another one battles by a spell triggers waits until the spell is over
      Given it is Alice's main step
      And Alice has a "Forced Duel" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Sacrificing Foe" in her battle zone
      And Alice has an untapped "Rousing Martyr" in her battle zone
      And Bob has an untapped "Grave Hound" in his battle zone
      When Alice casts "Forced Duel"
      And Alice chooses "Sacrificing Foe"
      Then "Sacrificing Foe" is in Alice's graveyard
      And "Rousing Martyr" is in Alice's graveyard
      And "Grave Hound" is in Bob's battle zone

  @DM-101.5
  Rule: 101.5 To one event one replacement effect applies, and what happens instead is not replaced again
    - one: one effect, though others would speak of the event, too
    - again: nor does another one replace what happens instead

    @clause-one
    Scenario: Of two effects that would save a creature one applies
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Shield Keeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      And Bob chooses "Shield Keeper"
      Then "Moss Giant" is in Bob's shield zone

    @clause-again
    Scenario: A creature destroyed in place of another one is not saved by a third
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Steady Shield" in his battle zone
      And Bob has an untapped "Late Saviour" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Steady Shield" is in Bob's graveyard
      And "Moss Giant" is in Bob's battle zone

  @DM-101.5a
  Rule: 101.5a A sentence of which a part was replaced is not replaced again, but the next sentence is another event
    - next: what a further sentence says can be replaced, too
    - whole: and the rest of the effect is carried out all the same

    @clause-whole
    Scenario: A spell whose draws were replaced still has its player discard
      Given it is Alice's main step
      And Alice has a "Gale Study" in her hand
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Steady Digger" in her battle zone
      When Alice casts "Gale Study"
      Then "Lamp Squire" is in Alice's graveyard
      And Alice has three cards in her mana zone

    @clause-next @clause-whole
    Scenario: The discard of a spell whose draws were replaced is replaced as well
      Given it is Alice's main step
      And Alice has a "Gale Study" in her hand
      And Alice has a "Lamp Squire" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Steady Digger" in her battle zone
      And Alice has an untapped "Discard Keeper" in her battle zone
      When Alice casts "Gale Study"
      Then "Lamp Squire" is in Alice's mana zone
      And Alice has four cards in her mana zone

  @DM-101.5b
  Rule: 101.5b The turn player's replacement effects apply first, and of one player's own that player chooses
    - turn: the turn player's first
    - choice: of several of one player that player chooses

    @clause-turn
    Scenario: The turn player's effect takes the creature that the other player's would save
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Soul Taker" in her battle zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's mana zone

    @clause-choice
    Scenario Outline: A player says which of two effects saves the creature
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Hand Keeper" in his battle zone
      And Bob has an untapped "Shield Keeper" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Alice has a "Ruin" in her hand
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      And Bob chooses "<keeper>"
      Then "Moss Giant" is in Bob's <zone>

      Examples:
        | keeper        | zone        |
        | Hand Keeper   | hand        |
        | Shield Keeper | shield zone |
