Feature: Duel Masters 509 Direct attack

  @DM-509.1
  Rule: 509.1 An unchanged attack on the player is a direct attack, and beats a player without shields
    - unchanged: only if the attack was not changed to a creature
    - player: only if the player is attacked, and no creature of his
    - loses: the attacked player loses if he has no shield then
    - then: what counts are the shields that he has then, not those as the attack began
    - state: it is a state-based action, done before anything that waits is resolved

    @clause-loses
    Scenario: An unblocked attack on a player without shields wins the game
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      Then Alice wins the game

    @clause-unchanged
    Scenario: An attack that a blocker takes on breaks no shield and beats nobody, though both survive the battle
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Stubborn Warden" in his battle zone
      And Bob has no cards in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Stubborn Warden"
      And everyone passes until the attack is over
      Then the game goes on
      And "Grave Hound" is tapped

    @clause-player
    Scenario: An attack on a creature beats no player, though both creatures survive the battle
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Stubborn Warden" in his battle zone
      And Bob has no cards in his shield zone
      And Alice could attack again
      When Alice attacks "Stubborn Warden" with "Grave Hound"
      And everyone passes until the attack is over
      Then the game goes on
      And "Grave Hound" is tapped

    @clause-then
    Scenario: A shield that comes while the attack goes on is broken instead of losing the game
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Wall Mourner" in his battle zone
      And Bob has no cards in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And everyone passes until the attack is over
      Then the game goes on
      And Bob has one card in his hand
      And Bob has no cards in his shield zone

    @clause-state @clause-loses
    Scenario: A shield that an ability would add because of the direct attack comes too late
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Late Mourner" in his battle zone
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      Then Alice wins the game

  @DM-509.2
  Rule: 509.2 How many shields a direct attack breaks is settled as it comes to that
    - gained: what the creature has gained since it attacked counts
    - ended: what it has no more does not

    @clause-gained
    Scenario: A creature that gains W-breaker as it attacks breaks two shields
      Given it is Alice's attack step
      And Alice has an untapped "Swelling Fist" in her battle zone
      And Alice could attack again
      When Alice attacks Bob with "Swelling Fist"
      And Alice breaks any shields
      Then Bob has three cards in his shield zone
      And Bob has two cards in his hand

    @clause-ended
    Scenario: A creature that loses its W-breaker before the direct attack breaks one shield
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Dulling Charm" in his battle zone
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks any shields
      Then Bob has four cards in his shield zone

  @DM-509.2a
  Rule: 509.2a A creature whose text says nothing of it breaks one shield

    Scenario: A creature without a breaker ability breaks one of five shields
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      When Alice attacks Bob with "Moss Giant"
      And Alice breaks any shields
      Then Bob has four cards in his shield zone
      And Bob has one card in his hand

  @DM-509.2b
  Rule: 509.2b A creature with a breaker ability breaks as many shields as the ability says
    - w: W-breaker is two
    - t: T-breaker is three
    - q: Q-breaker is four
    - world: world breaker is all

    @clause-w
    Scenario: W-breaker breaks two of five shields
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks any shields
      Then Bob has three cards in his shield zone

    @clause-t
    Scenario: T-breaker breaks three of five shields
      Given it is Alice's attack step
      And Alice has an untapped "Triple Maul" in her battle zone
      When Alice attacks Bob with "Triple Maul"
      And Alice breaks any shields
      Then Bob has two cards in his shield zone

    @clause-q
    Scenario: Q-breaker breaks four of five shields
      Given it is Alice's attack step
      And Alice has an untapped "Quad Maul" in her battle zone
      When Alice attacks Bob with "Quad Maul"
      And Alice breaks any shields
      Then Bob has one card in his shield zone

    @clause-world
    Scenario: World breaker breaks all seven shields of a player who has so many
      Given it is Alice's attack step
      And Alice has an untapped "World Maul" in her battle zone
      And Bob has seven cards in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "World Maul"
      And Alice breaks any shields
      Then Bob has no cards in his shield zone
      And Bob has seven cards in his hand

  @DM-509.2c
  Rule: 509.2c Of several breaker abilities the creature's player uses one of her choice
    - one: any one of them, also the lesser, as the player of the creature says
    - not-none: she cannot use none of them and break a single shield

    @clause-one
    Scenario Outline: A creature with W-breaker and T-breaker breaks two shields or three
      Given it is Alice's attack step
      And Alice has an untapped "Two-Headed Maul" in her battle zone
      When Alice attacks Bob with "Two-Headed Maul"
      And Alice chooses the <breaker>
      And Alice breaks any shields
      Then Bob has <left> cards in his shield zone

      Examples:
        | breaker   | left  |
        | W-breaker | three |
        | T-breaker | two   |

    @clause-not-none
    Scenario: A creature with W-breaker and T-breaker cannot break by neither
      Given it is Alice's attack step
      And Alice has an untapped "Two-Headed Maul" in her battle zone
      When Alice attacks Bob with "Two-Headed Maul"
      And Alice tries to choose no breaker
      Then that is refused

    @clause-one
    Scenario: The player whose shields are broken does not choose the breaker ability
      Given it is Alice's attack step
      And Alice has an untapped "Two-Headed Maul" in her battle zone
      When Alice attacks Bob with "Two-Headed Maul"
      And Bob tries to choose the W-breaker
      Then that is refused

  @DM-509.3 @revisions-s-max
  Rule: 509.3 All shields to break are chosen first; then what waits for the time before the break triggers
    - which: the attacking player chooses which shields
    - all: all of them before any is broken
    - triggers: then abilities trigger that say "before the break"
    - chosen-first: they do so only after the shields have been chosen

    @clause-which
    Scenario: The attacking player chooses the shields that are broken
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Lamp Squire" in his shield zone
      And Bob has a "Grave Hound" in his shield zone
      And Bob has a "Tide Runner" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks Bob's first and third shields
      Then "Lamp Squire" is in Bob's hand
      And "Tide Runner" is in Bob's hand
      And "Grave Hound" is in Bob's shield zone

    @clause-which
    Scenario: The player whose shields are broken does not choose them
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to break his first shield
      Then that is refused

    @example @clause-triggers @clause-all @clause-chosen-first @changed
    Scenario: What happens before the break does so with two shields chosen and none broken
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Maul" in her battle zone
      When Alice attacks Bob with "Scouting Maul"
      And Alice breaks Bob's first and second shields
      Then Alice is asked yes or no
      And Bob has five cards in his shield zone
      When Alice says yes
      Then Alice has one card in her hand
      And Bob has three cards in his shield zone

    @clause-which
    Scenario: A shield of two cards is chosen as one, and both its cards go to the hand
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Lamp Squire" in his first shield
      And Bob has a "Tide Runner" in his first shield
      And Bob has a "Moss Giant" in his second shield
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then "Lamp Squire" is in Bob's hand
      And "Tide Runner" is in Bob's hand
      And "Moss Giant" is in Bob's shield zone

  @DM-509.4 @revisions-s-max
  Rule: 509.4 Before the shields are broken, all that waits is resolved, and then what that has triggered
    - waiting: what waits is resolved before the break
    - new: and what has triggered meanwhile, also before the break

    @clause-waiting
    Scenario: The other player's ability for the time before the break is resolved before it, too
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an "Anxious Onlooker" in his battle zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then Bob is asked yes or no
      And Bob has five cards in his shield zone
      When Bob says yes
      Then Bob has two cards in his hand

    @clause-new
    Scenario: An ability that triggers by what happens before the break is resolved before it, too
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Maul" in her battle zone
      And Bob has a "Curious Reader" in his battle zone
      When Alice attacks Bob with "Scouting Maul"
      And Alice breaks Bob's first and second shields
      And Alice says yes
      Then Bob is asked yes or no
      And Bob has five cards in his shield zone

  @DM-509.4a @revisions-s-max
  Rule: 509.4a Before the break the turn player's effects are resolved first, in any order of hers
    - first: the turn player's effects before the other player's
    - any: she chooses their order

    @clause-first
    Scenario: Before the break the turn player's effect is resolved first
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Maul" in her battle zone
      And Bob has an "Anxious Onlooker" in his battle zone
      When Alice attacks Bob with "Scouting Maul"
      And Alice breaks Bob's first and second shields
      Then Alice is asked yes or no

    @clause-any
    Scenario Outline: The turn player begins with either of her two effects before the break
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Maul" in her battle zone
      And Alice has an untapped "Eager Onlooker" in her battle zone
      When Alice attacks Bob with "Scouting Maul"
      And Alice breaks Bob's first and second shields
      And Alice chooses "<first>"
      And Alice says yes
      Then Alice has <hand> in her hand
      And Alice has <mana> in her mana zone
      And Bob has five cards in his shield zone

      Examples:
        | first          | hand     | mana     |
        | Scouting Maul  | one card | no cards |
        | Eager Onlooker | no cards | one card |

  @DM-509.4b @revisions-s-max
  Rule: 509.4b Then the other player's are resolved, in any order of his, but new ones of the turn player come first
    - then: the other player's after all of the turn player's
    - any: he chooses their order
    - new: an effect of the turn player that triggers meanwhile comes before his others

    @clause-then
    Scenario: The other player's effect follows when the turn player's have been resolved
      Given it is Alice's attack step
      And Alice has an untapped "Scouting Maul" in her battle zone
      And Bob has an "Anxious Onlooker" in his battle zone
      When Alice attacks Bob with "Scouting Maul"
      And Alice breaks Bob's first and second shields
      And Alice says no
      Then Bob is asked yes or no
      And Bob has five cards in his shield zone

    @clause-any
    Scenario Outline: The other player begins with either of his two effects before the break
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an "Anxious Onlooker" in his battle zone
      And Bob has a "Nervous Onlooker" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Bob chooses "<first>"
      And Bob says yes
      Then Bob has <hand> in his hand
      And Bob has <mana> in his mana zone
      And Bob has five cards in his shield zone

      Examples:
        | first            | hand     | mana     |
        | Anxious Onlooker | one card | no cards |
        | Nervous Onlooker | no cards | one card |

    @clause-new
    Scenario: An effect that the turn player gets meanwhile is resolved before the other player's second
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Curious Reader" in her battle zone
      And Bob has an "Anxious Onlooker" in his battle zone
      And Bob has a "Nervous Onlooker" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Bob chooses "Anxious Onlooker"
      And Bob says yes
      Then Alice is asked yes or no

  @DM-509.4c @revisions-s-max
  Rule: 509.4c A creature that has left meanwhile breaks the shields chosen for it all the same

    Scenario: Two chosen shields are broken although the attacker is destroyed before the break
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Last Avenger" in his battle zone
      And Alice could attack again
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks any shields
      Then "Twin Hammer" is in Alice's graveyard
      And Bob has three cards in his shield zone
      And Bob has two cards in his hand

  @DM-509.5 @revisions-s-max
  Rule: 509.5 The chosen shields are broken at the same time, and no shield that has come since is broken
    - together: all of them at the same time
    - new: a shield that came since is not broken, though the number is not reached
    - gone: a chosen shield that has left the shield zone since is not broken

    @clause-together
    Scenario: An S-trigger of one of two broken shields is used when both are in the hand
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Blade" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Bob declares "Sudden Blade"
      Then "Lamp Squire" is in Bob's hand
      And "Grave Hound" is among what Bob can choose

    @clause-new
    Scenario: A T-breaker against two shields does not break one that comes before the break
      Given it is Alice's attack step
      And Alice has an untapped "Triple Maul" in her battle zone
      And Bob has a "Wall Mason" in his battle zone
      And Bob has two cards in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Triple Maul"
      And everyone passes until the attack is over
      Then Bob has one card in his shield zone
      And Bob has two cards in his hand

    @changed @clause-new
    Scenario: A T-breaker against two shields does not break one that an S-trigger of them adds
      Given it is Alice's attack step
      And Alice has an untapped "Triple Maul" in her battle zone
      And Bob has a "Sudden Mortar" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Triple Maul"
      And Bob declares "Sudden Mortar"
      And everyone passes until the attack is over
      Then Bob has one card in his shield zone
      And Bob has one card in his hand

    @clause-gone
    Scenario: The S-trigger of a chosen shield that has left before the break is not declared
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has a "Burning Rampart" in his battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Bob tries to declare "Sudden Study"
      Then that is refused
      And "Sudden Study" is in Bob's graveyard
      And Bob has no cards in his hand

    @clause-gone
    Scenario: A shield that goes to the graveyard in place of another one that is broken with it is not broken
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Wall Razer" in his battle zone
      And Bob has a "Sudden Study" in his first shield
      And Bob has a "Sudden Musing" in his second shield
      When Alice attacks Bob with "Twin Hammer"
      And Bob tries to declare "Sudden Musing"
      Then that is refused
      And Bob has no cards in his shield zone
      And Bob has two cards in his graveyard

  @DM-509.5a @revisions-s-max
  Rule: 509.5a S-triggers are declared as the shields are broken, all at once, and shown
    - may: their owner need not declare them
    - several: of several cards he declares all that he wants together
    - shown: the other player is shown what is declared

    @clause-may
    Scenario: An S-trigger that is not declared goes to the hand and does nothing
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares nothing
      And everyone passes until the attack is over
      Then "Sudden Study" is in Bob's hand
      And Bob has one card in his hand

    @clause-may
    Scenario: A declared S-trigger is used for nothing
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Study"
      And everyone passes until the attack is over
      Then "Sudden Study" is in Bob's graveyard
      And Bob has one card in his hand

    @clause-several
    Scenario: Two S-triggers are declared before either is used
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Bob has a "Sudden Mortar" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Twin Hammer"
      And Bob declares "Sudden Study" and "Sudden Mortar"
      And Bob chooses "Sudden Study"
      And everyone passes until the attack is over
      Then "Sudden Study" is in Bob's graveyard
      And "Sudden Mortar" is in Bob's graveyard
      And Bob has one card in his shield zone
      And Bob has one card in his hand

    @needs-events @clause-shown
    Scenario: The attacking player is shown the S-trigger that is declared, and no other
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Bob has a "Sudden Mortar" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Bob declares "Sudden Mortar"
      And everyone passes until the attack is over
      Then Alice was shown "Sudden Mortar" as it was declared
      And Alice was not shown "Sudden Study" as it was declared

    @needs-events @clause-shown @clause-several
    Scenario: The attacking player is shown both S-triggers that are declared together
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Bob has a "Sudden Mortar" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Bob declares "Sudden Study" and "Sudden Mortar"
      And Bob chooses "Sudden Study"
      And everyone passes until the attack is over
      Then Alice was shown "Sudden Study" as it was declared
      And Alice was shown "Sudden Mortar" as it was declared

    @needs-events @clause-may
    Scenario: An S-trigger is declared once its shield is being broken
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has a "Sudden Study" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Study"
      Then these happened in this order: broken by Bob, declared of "Sudden Study" by Bob, move of "Sudden Study" in Bob's hand

  @DM-509.5b @revisions-s-max
  Rule: 509.5b G-strikes are declared as the shields are broken, all at once, and shown
    - may: their owner need not declare them
    - does: one that is declared keeps a creature of the other player from attacking this turn
    - several: of several cards he declares all that he wants together
    - shown: the other player is shown what is declared

    @clause-may
    Scenario: A G-strike that is not declared keeps nothing from attacking
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Warding Fern" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Bob declares nothing
      And Alice tries to attack Bob with "Moss Giant"
      Then that is allowed

    @clause-does @changed
    Scenario: A declared G-strike keeps a creature from attacking and stays in the hand
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Warding Fern" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Bob declares "Warding Fern"
      And Bob chooses "Moss Giant"
      And Alice tries to attack Bob with "Moss Giant"
      Then that is refused
      And "Warding Fern" is in Bob's hand

    @clause-several @clause-does
    Scenario: Two G-strikes are declared together and keep two creatures from attacking
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Warding Fern" in his shield zone
      And Bob has a "Warding Vine" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks Bob's first and second shields
      And Bob declares "Warding Fern" and "Warding Vine"
      And Bob chooses "Warding Vine"
      And Bob chooses "Grave Hound"
      And Bob chooses "Moss Giant"
      Then Alice cannot attack Bob with "Grave Hound"
      And Alice cannot attack Bob with "Moss Giant"

    @needs-events @clause-shown
    Scenario: The attacking player is shown the G-strike that is declared
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Warding Fern" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Warding Fern"
      And everyone passes until the attack is over
      Then Alice was shown "Warding Fern" as it was declared

  # Reading: docs/decisions/2701-a-shield-discarded-for-an-s-back-never-comes-to-the-hand.md
  @DM-509.5c @revisions-s-max
  Rule: 509.5c S-back is declared by discarding a card that the break would add to the hand
    - discards: the card goes from the shields to the graveyard, and the card with S-back is used
    - fitting: only a card that the S-back asks for
    - may: nobody must declare it
    - as-of-hand: the card counts as one discarded from the hand
    - shown: the other player is shown the card with S-back
    - own: each S-back needs a card of its own, and is declared once

    @clause-discards
    Scenario: A nature shield is discarded for an S-back, which is used for nothing
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Spring Return" in his hand
      And Bob has a "Moss Giant" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Spring Return", discarding "Moss Giant"
      And everyone passes until the attack is over
      Then "Moss Giant" is in Bob's graveyard
      And "Spring Return" is in Bob's graveyard
      And Bob has one card in his hand

    @clause-fitting
    Scenario: A shield of another civilization cannot be discarded for the S-back
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Spring Return" in his hand
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Spring Return", discarding "Lamp Squire"
      Then that is refused

    @clause-may
    Scenario: A player may keep the nature shield and the card with S-back
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Spring Return" in his hand
      And Bob has a "Moss Giant" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares nothing
      And everyone passes until the attack is over
      Then "Moss Giant" is in Bob's hand
      And "Spring Return" is in Bob's hand

    @clause-discards
    Scenario: A card with S-back that comes from the shields together with a nature card is not in the hand yet
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Spring Return" in his shield zone
      And Bob has a "Moss Giant" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Bob tries to declare "Spring Return", discarding "Moss Giant"
      Then that is refused

    @clause-as-of-hand
    Scenario: What waits for a discard from the hand triggers by the card discarded for an S-back
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an "Ash Collector" in his battle zone
      And Bob has a "Shard Collector" in his battle zone
      And Bob has a "Spring Return" in his hand
      And Bob has a "Moss Giant" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Spring Return", discarding "Moss Giant"
      And everyone passes until the attack is over
      Then Bob has two cards in his hand

    @needs-events @clause-shown
    Scenario: The attacking player is shown the card with S-back that is declared
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Spring Return" in his hand
      And Bob has a "Moss Giant" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Spring Return", discarding "Moss Giant"
      And everyone passes until the attack is over
      Then Alice was shown "Spring Return" as it was declared

    @clause-as-of-hand
    Scenario Outline: A card discarded for an S-back <counts>
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "<collector>" in his battle zone
      And Bob has a "Spring Return" in his hand
      And Bob has a "Moss Giant" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Spring Return", discarding "Moss Giant"
      And everyone passes until the attack is over
      Then Bob has <hand> in his hand
      And "Moss Giant" is in Bob's graveyard

      Examples:
        | counts                                               | collector       | hand      |
        | is drawn for where cards of the hand are collected   | Ash Collector   | two cards |
        | is not taken for a shield put into the graveyard     | Shard Collector | one card  |

    @clause-own
    Scenario: Two cards with S-back are not declared by discarding the same card
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has two "Open Return" in his hand
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares Bob's second "Open Return", discarding "Lamp Squire"
      And Bob tries to declare Bob's first "Open Return", discarding "Lamp Squire"
      Then that is refused

    @clause-own
    Scenario: A card with S-back that has been declared second is not declared again
      Given it is Alice's attack step
      And Alice has an untapped "Quad Maul" in her battle zone
      And Bob has three "Spring Return" in his hand
      And Bob has four "Moss Giant" in his shield zone
      When Alice attacks Bob with "Quad Maul"
      And Bob declares Bob's third "Spring Return", discarding Bob's second "Moss Giant"
      And Bob declares Bob's second "Spring Return", discarding Bob's third "Moss Giant"
      And Bob tries to declare Bob's second "Spring Return", discarding Bob's fourth "Moss Giant"
      Then that is refused
      And Bob's second "Moss Giant" is in Bob's graveyard
      And Bob's third "Moss Giant" is in Bob's graveyard

  @DM-509.5d @revisions-s-max
  Rule: 509.5d With the shields in the hand, Sabaki Z is declared by discarding one of them with a crest
    - added: the broken shields are in the hand by then
    - crest: a card with the crest is discarded from the hand
    - from-shields: only a card that this break has added
    - may: nobody must declare it
    - own: each Sabaki Z needs a card of its own, and is declared once

    @clause-crest @changed
    Scenario: A shield with the crest is discarded for Sabaki Z, which is used for nothing
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Judge's Sentence" in his hand
      And Bob has a "Crested Bailiff" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Judge's Sentence", discarding "Crested Bailiff"
      And Bob chooses "Moss Giant"
      Then "Crested Bailiff" is in Bob's graveyard
      And "Judge's Sentence" is in Bob's graveyard
      And "Moss Giant" is in Alice's graveyard

    @clause-crest
    Scenario: A shield without the crest cannot be discarded for Sabaki Z
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Judge's Sentence" in his hand
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Judge's Sentence", discarding "Lamp Squire"
      Then that is refused

    @clause-from-shields
    Scenario: A card with the crest that was in the hand before cannot be discarded for Sabaki Z
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Judge's Sentence" in his hand
      And Bob has a "Crested Bailiff" in his hand
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Judge's Sentence", discarding "Crested Bailiff"
      Then that is refused

    @clause-added
    Scenario: Sabaki Z that comes from the shields together with the crest can be declared
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Judge's Sentence" in his shield zone
      And Bob has a "Crested Bailiff" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Bob tries to declare "Judge's Sentence", discarding "Crested Bailiff"
      Then that is allowed

    @clause-may
    Scenario: A player may keep the shield with the crest and Sabaki Z
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Judge's Sentence" in his hand
      And Bob has a "Crested Bailiff" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares nothing
      And everyone passes until the attack is over
      Then "Crested Bailiff" is in Bob's hand
      And "Judge's Sentence" is in Bob's hand
      And "Grave Hound" is in Alice's battle zone

    @clause-own
    Scenario: Two cards with Sabaki Z are not declared by discarding the same crest
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has two "Judge's Sentence" in his hand
      And Bob has a "Crested Bailiff" in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Bob declares Bob's second "Judge's Sentence", discarding "Crested Bailiff"
      And Bob tries to declare Bob's first "Judge's Sentence", discarding "Crested Bailiff"
      Then that is refused

    @clause-own
    Scenario: A card with Sabaki Z that has been declared second is not declared again
      Given it is Alice's attack step
      And Alice has an untapped "Quad Maul" in her battle zone
      And Bob has three "Judge's Sentence" in his hand
      And Bob has four "Crested Bailiff" in his shield zone
      When Alice attacks Bob with "Quad Maul"
      And Bob declares Bob's third "Judge's Sentence", discarding Bob's second "Crested Bailiff"
      And Bob declares Bob's second "Judge's Sentence", discarding Bob's third "Crested Bailiff"
      And Bob tries to declare Bob's second "Judge's Sentence", discarding Bob's fourth "Crested Bailiff"
      Then that is refused
      And Bob's second "Crested Bailiff" is in Bob's graveyard
      And Bob's third "Crested Bailiff" is in Bob's graveyard

  @DM-509.5e @revisions-s-max
  Rule: 509.5e What was declared is resolved in any order

    @example
    Scenario: A player casts by an S-trigger first and keeps a creature from attacking by a G-strike afterwards
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Bob has a "Warding Fern" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Bob declares "Sudden Study" and "Warding Fern"
      And Bob chooses "Sudden Study"
      Then "Grave Hound" is among what Bob can choose
      And "Sudden Study" is in Bob's graveyard

    @example
    Scenario: A player keeps a creature from attacking by a G-strike first and casts by an S-trigger afterwards
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Bob has a "Warding Fern" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Bob declares "Sudden Study" and "Warding Fern"
      And Bob chooses "Warding Fern"
      Then "Grave Hound" is among what Bob can choose
      And "Sudden Study" is in Bob's hand

  @DM-509.6 @revisions-s-max
  Rule: 509.6 No shield is chosen twice, and a shield that is not broken stays a shield
    - twice: a creature that breaks several shields cannot break one of them twice
    - stays: a shield that something else keeps from being broken stays where it is

    @clause-twice
    Scenario: A W-breaker cannot choose the same shield twice
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      When Alice attacks Bob with "Twin Hammer"
      And Alice tries to break Bob's first and first shields
      Then that is refused

    @clause-stays
    Scenario: A shield that another card keeps from being broken stays a shield
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Living Rampart" in his battle zone
      And Bob has two cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      And Bob says yes
      Then "Living Rampart" is in Bob's graveyard
      And Bob has two cards in his shield zone

  @DM-509.3 @revisions-1.13
  Rule: 509.3 (1.13) The shields are broken one at a time, also after the attacker has left
    - one: one shield at a time
    - chosen: the attacking player chooses each
    - left: the breaking goes on if the attacker has left the battle zone
    - number: as many as the creature breaks, if there are so many

    @clause-one @changed
    Scenario: By 1.13 an S-trigger of the first broken shield is used before the second is broken
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      And Bob has a "Grave Hound" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks Bob's first shield
      And Bob declares "Sudden Study"
      Then Bob has two cards in his shield zone
      And "Sudden Study" is in Bob's graveyard

    @clause-chosen
    Scenario: By 1.13 the attacking player chooses each shield that is broken
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Lamp Squire" in his shield zone
      And Bob has a "Grave Hound" in his shield zone
      And Bob has a "Tide Runner" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks Bob's third shield
      And Alice breaks Bob's second shield
      Then "Tide Runner" is in Bob's hand
      And "Grave Hound" is in Bob's hand
      And "Lamp Squire" is in Bob's shield zone

    @clause-left @clause-one
    Scenario: By 1.13 the second shield is broken although the S-trigger of the first has destroyed the attacker
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Blade" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      And Bob has a "Tide Runner" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks Bob's first shield
      And Bob declares "Sudden Blade"
      And Bob chooses "Twin Hammer"
      And Alice breaks Bob's second shield
      Then "Twin Hammer" is in Alice's graveyard
      And Bob has one card in his shield zone

    @clause-left
    Scenario: By 1.13 both shields are broken although the attacker is destroyed before the first
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Last Avenger" in his battle zone
      And Alice could attack again
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks any shields
      Then "Twin Hammer" is in Alice's graveyard
      And Bob has three cards in his shield zone
      And Bob has two cards in his hand

    @clause-number
    Scenario: By 1.13 a Q-breaker that breaks one shield more breaks five of seven, and not all of them
      Given it is Alice's attack step
      And Alice has an untapped "Quad Maul" in her battle zone
      And Alice has an untapped "Extra Hammer" in her battle zone
      And Bob has seven cards in his shield zone
      When Alice attacks Bob with "Quad Maul"
      And Alice breaks any shields
      Then Bob has two cards in his shield zone
      And Bob has five cards in his hand

    @clause-number
    Scenario: By 1.13 a W-breaker that has broken the only shield breaks no more, and its player has not won
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has one card in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks any shields
      Then Bob has no cards in his shield zone
      And Bob has one card in his hand
      And the game goes on

  @DM-509.3a @revisions-1.13
  Rule: 509.3a (1.13) S-triggers are resolved each time a shield has been broken

    Scenario: By 1.13 the S-trigger of the first of three shields is used before the next is broken
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Sudden Study" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      And Bob has a "Tide Runner" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks Bob's first shield
      And Bob declares "Sudden Study"
      Then "Sudden Study" is in Bob's graveyard

  @DM-509.3b @revisions-1.13
  Rule: 509.3b (1.13) A shield that comes meanwhile can be broken next, as long as the number is not reached
    - next: it may be the next one
    - number: not after the number has been reached

    @changed @clause-next
    Scenario: By 1.13 a T-breaker against two shields breaks one that an S-trigger of them adds
      Given it is Alice's attack step
      And Alice has an untapped "Triple Maul" in her battle zone
      And Bob has a "Sudden Mortar" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Triple Maul"
      And Alice breaks Bob's first shield
      And Bob declares "Sudden Mortar"
      And Alice breaks Bob's second shield
      And everyone passes until the attack is over
      Then Bob has no cards in his shield zone
      And Bob has two cards in his hand

    @clause-number
    Scenario: By 1.13 a W-breaker does not break a shield that the S-trigger of the second adds
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Sudden Mortar" in his shield zone
      And Bob has a "Lamp Squire" in his shield zone
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks Bob's second shield
      And Bob declares "Sudden Mortar"
      And everyone passes until the attack is over
      Then Bob has one card in his shield zone

  @DM-509.3c @revisions-1.13
  Rule: 509.3c (1.13) Declared S-triggers and S-backs are resolved in any order, with the shield in the hand
    - added: the broken shield is in the hand by then
    - any: in an order of their player's choice
    - only: nothing else is declared

    @clause-added
    Scenario: By 1.13 what was broken with an S-trigger counts as a card of the hand when it is used
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Sudden Tally" in his first shield
      And Bob has a "Lamp Squire" in his first shield
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Tally"
      And everyone passes until the attack is over
      Then Bob has two cards in his hand

    @clause-only @changed
    Scenario: By 1.13 a G-strike is not declared
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Warding Fern" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Warding Fern"
      Then that is refused
      And "Warding Fern" is in Bob's hand

    @clause-only @changed
    Scenario: By 1.13 a Sabaki Z is not declared
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a "Judge's Sentence" in his hand
      And Bob has a "Crested Bailiff" in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to declare "Judge's Sentence", discarding "Crested Bailiff"
      Then that is refused
      And "Crested Bailiff" is in Bob's hand

    @clause-any
    Scenario: By 1.13 a player may use the S-trigger before the S-back
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Spring Return" in his hand
      And Bob has a "Sudden Chain" in his first shield
      And Bob has a "Moss Giant" in his first shield
      And Alice could attack again
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Chain"
      And Bob declares "Spring Return", discarding Bob's "Moss Giant"
      And Bob chooses "Sudden Chain"
      And Bob chooses Alice's "Moss Giant"
      Then Alice's "Moss Giant" is tapped
      And Bob has one card in his hand

    @clause-any
    Scenario: By 1.13 a player may use the S-back before the S-trigger
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a "Spring Return" in his hand
      And Bob has a "Sudden Chain" in his first shield
      And Bob has a "Moss Giant" in his first shield
      When Alice attacks Bob with "Grave Hound"
      And Bob declares "Sudden Chain"
      And Bob declares "Spring Return", discarding Bob's "Moss Giant"
      And Bob chooses "Spring Return"
      Then "Spring Return" is in Bob's graveyard
      And Alice's "Moss Giant" is untapped

  @DM-509.4 @revisions-1.13
  Rule: 509.4 (1.13) No shield is chosen twice by an ability that breaks all, and an unbroken one stays
    - twice: who breaks all shields chooses none of them twice
    - stays: a shield that something else keeps from being broken stays where it is
    - others: who breaks a number of shields may choose an unbroken one again

    @clause-twice @clause-stays
    Scenario: By 1.13 a shield that a world breaker has chosen in vain stays and is not chosen again
      Given it is Alice's attack step
      And Alice has an untapped "World Maul" in her battle zone
      And Bob has a "Living Rampart" in his battle zone
      And Bob has two cards in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "World Maul"
      And Alice breaks Bob's first shield
      And Bob says yes
      And everyone passes until the attack is over
      Then "Living Rampart" is in Bob's graveyard
      And Bob has one card in his shield zone
      And Bob has one card in his hand

    @clause-others
    Scenario: By 1.13 a W-breaker chooses the only shield again that it has not broken
      Given it is Alice's attack step
      And Alice has an untapped "Twin Hammer" in her battle zone
      And Bob has a "Living Rampart" in his battle zone
      And Bob has one card in his shield zone
      And Alice could attack again
      When Alice attacks Bob with "Twin Hammer"
      And Alice breaks any shields
      And Bob says yes
      And everyone passes until the attack is over
      Then "Living Rampart" is in Bob's graveyard
      And Bob has no cards in his shield zone
      And Bob has one card in his hand
