Feature: Duel Masters 507 Declaring blockers

  @DM-507.1 @revisions-s-max
  Rule: 507.1 The other player chooses creatures that use abilities by which the attack is changed
    - who: he chooses them, and only the other player does
    - his: they are creatures of his

    @clause-who
    Scenario: The turn player chooses no creature of her own to change the attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Gate Warden" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice tries to block with "Gate Warden"
      Then that is refused

    @clause-his @changed
    Scenario: The other player chooses a creature of his that blocks
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      Then Bob may block "Gate Warden"
      When Bob blocks with "Gate Warden"
      Then "Gate Warden" is in Bob's graveyard

  @DM-507.1 @revisions-1.13
  Rule: 507.1 (1.13) The other player declares a blocking creature

    @changed
    Scenario: By 1.13 the other player declares a creature of his as blocker
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      Then Bob may block "Gate Warden"
      When Bob blocks with "Gate Warden"
      Then "Gate Warden" is in Bob's graveyard

    Scenario: By 1.13 the turn player declares no blocker
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Gate Warden" in her battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice tries to block with "Gate Warden"
      Then that is refused

  # Reading: docs/decisions/2501-several-may-change-an-attack-and-one-blocks.md
  @DM-507.1a @revisions-s-max
  Rule: 507.1a Any number of creatures that are able to can use abilities by which the attack is changed
    - want: the other player need not have any of them use it
    - abilities: blockers can be chosen, and so can other creatures with such an ability, as guards
    - several: several can be chosen, together
    - able: a creature that is tapped cannot use its ability
    - blocker: a creature without such an ability is not chosen
    - condition: a creature that needs a condition for it must meet that
    - guard: a guard is not chosen when the player is attacked
    - unblockable: a blocker is not chosen against a creature that cannot be blocked
    - itself: a creature that is attacked is not chosen to take the attack upon itself

    @clause-want
    Scenario: The other player need not choose any creature
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      Then Bob need not block

    @clause-abilities
    Scenario: A guard is chosen when another creature is attacked
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Sworn Guard" in his battle zone
      When Alice attacks "Lamp Squire" with "Moss Giant"
      Then Bob may block "Sworn Guard"
      When Bob blocks with "Sworn Guard"
      Then "Sworn Guard" is in Bob's graveyard
      And "Lamp Squire" is in Bob's battle zone

    @clause-several
    Scenario: Two blockers are chosen against one attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Stone Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Gate Warden" and "Stone Warden"
      Then that is allowed

    @example
    @clause-able
    Scenario: A tapped blocker is not chosen
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Gate Warden"
      Then that is refused

    @clause-blocker
    Scenario: A creature without such an ability is not chosen
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Moss Giant"
      Then that is refused

    @clause-condition
    Scenario: A blocker that needs another creature beside it is not chosen when it is alone
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Timid Sentry" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Timid Sentry"
      Then that is refused

    @clause-condition
    Scenario: A blocker that needs another creature beside it can be chosen when it is not alone
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Timid Sentry" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      Then Bob may block "Timid Sentry"

    @example
    @clause-guard
    Scenario: A guard is not chosen when the player is attacked
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Sworn Guard" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Sworn Guard"
      Then that is refused

    @example
    @clause-guard
    Scenario: A guard is not chosen when the player is attacked, even beside a blocker
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Sworn Guard" in his battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Gate Warden" and "Sworn Guard" together
      Then that is refused

    @example
    @clause-unblockable
    Scenario: A blocker is not chosen when a creature that cannot be blocked attacks
      Given it is Alice's attack step
      And Alice has an untapped "Ghost Lancer" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Ghost Lancer"
      And Bob tries to block with "Gate Warden"
      Then that is refused

    @example
    @clause-itself
    Scenario: A blocker that is attacked and has been untapped is not chosen to block
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Roused Warden" in his battle zone
      When Alice attacks "Roused Warden" with "Grave Hound"
      And Bob tries to block with "Roused Warden"
      Then that is refused

    @clause-itself
    Scenario: A blocker that has come blocking is not chosen to block as well
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Trapdoor Keeper" in his battle zone
      And Bob has a "Stone Warden" in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Stone Warden"
      Then that is refused
      And "Grave Hound" is in Alice's graveyard

  @DM-507.1a @revisions-1.13
  Rule: 507.1a (1.13) One creature that is able to can be declared as blocker
    - declines: the other player need not declare one
    - one: he declares one creature and no more
    - has: it must have a blocker ability
    - ready: it must be untapped
    - needs: a creature that needs a condition to block must meet it
    - free: nobody blocks a creature that cannot be blocked
    - forced: a creature that an effect forces to block is declared before others

    @clause-declines
    Scenario: By 1.13 the other player need not declare a blocker
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has two untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      Then Bob need not block

    @clause-one
    Scenario: By 1.13 two creatures are not declared as blockers of one attack
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Stone Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Gate Warden" and "Stone Warden" together
      Then that is refused

    @clause-has
    Scenario: By 1.13 a creature without a blocker ability is not declared as blocker
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Moss Giant"
      Then that is refused

    @clause-ready
    Scenario: By 1.13 a blocker that was attacked tapped and has come back untapped is declared as blocker
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has a tapped "Flitting Warden" in his battle zone
      When Alice attacks "Flitting Warden" with "Grave Hound"
      Then Bob may block "Flitting Warden"
      When Bob blocks with "Flitting Warden"
      Then "Grave Hound" is in Alice's graveyard
      And "Flitting Warden" is tapped

    @clause-ready
    Scenario: By 1.13 a tapped creature is not declared as blocker
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has a tapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Gate Warden"
      Then that is refused

    @clause-needs
    Scenario: By 1.13 a creature that needs another one beside it is not declared as blocker when it is alone
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Timid Sentry" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob tries to block with "Timid Sentry"
      Then that is refused

    @clause-needs
    Scenario: By 1.13 a creature that needs another one beside it can block when it is not alone
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Bob has an untapped "Timid Sentry" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      Then Bob may block "Timid Sentry"

    @clause-free
    Scenario: By 1.13 no blocker is declared when a creature that cannot be blocked attacks
      Given it is Alice's attack step
      And Alice has an untapped "Ghost Lancer" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Ghost Lancer"
      And Bob tries to block with "Gate Warden"
      Then that is refused

    @clause-forced @clause-declines
    Scenario: By 1.13 of two blockers the one that an effect forces to block is declared
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Stone Warden" in his battle zone
      And Bob has an untapped "Dutiful Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob tries to block with "Stone Warden"
      Then that is refused
      And "Dutiful Warden" is in Bob's graveyard

  @DM-507.1b @revisions-s-max
  Rule: 507.1b A creature that is forced to block must be chosen, and all such creatures must
    - forced: a creature that is forced to block is chosen
    - all: all creatures that are forced to are chosen
    - others: the player chooses freely about the others

    @clause-forced
    Scenario: A creature that is forced to block does so
      Given it is Alice's attack step
      And Alice has an untapped "Dread Blossom" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Dread Blossom"
      Then "Gate Warden" is in Bob's graveyard

    @example
    @clause-all
    Scenario: Both creatures that are forced to block use their abilities
      Given it is Alice's attack step
      And Alice has an untapped "Dread Blossom" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Stone Warden" in his battle zone
      When Alice attacks Bob with "Dread Blossom"
      And Bob changes the attack with "Gate Warden" and "Stone Warden" in this order
      Then "Gate Warden" is tapped
      And "Stone Warden" is tapped

    @clause-others
    Scenario: A guard is not chosen because blockers are forced to block
      Given it is Alice's attack step
      And Alice has an untapped "Dread Blossom" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Sworn Guard" in his battle zone
      When Alice attacks "Lamp Squire" with "Dread Blossom"
      Then Bob need not block

  @DM-507.1b @revisions-1.13
  Rule: 507.1b (1.13) The creature declared is the blocking creature until the end of the attack
    - becomes: it is blocking from then on
    - removed: if it is removed from the attack it is blocking no more
    - until: it is blocking until the end of the attack

    @clause-becomes @clause-until
    Scenario: By 1.13 a creature that blocks is blocking until what triggers at the end of the attack is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Stone Warden" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Stone Warden"
      Then "Stone Warden" is blocking
      When Bob says no
      Then "Stone Warden" is not blocking

    @clause-becomes
    Scenario: By 1.13 a creature is blocking while what triggers as it blocks is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Careful Ram" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Careful Ram"
      And Bob blocks with "Gate Warden"
      Then "Gate Warden" is blocking

    @clause-removed
    Scenario: By 1.13 a creature that was removed from the attack that it blocked is not blocking
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Startled Guard" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Startled Guard"
      Then "Startled Guard" is not blocking
      And "Startled Guard" is tapped

  # Reading: docs/decisions/2504-the-other-player-taps-his-blocker.md
  @DM-507.1c
  Rule: 507.1c (1.13) The creature that blocks is tapped

    Scenario: By 1.13 a creature is tapped as it blocks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Stone Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Stone Warden"
      Then "Stone Warden" is tapped
      And "Grave Hound" is in Alice's graveyard

  @DM-507.2 @revisions-s-max
  Rule: 507.2 The abilities are resolved one by one, and the last one decides
    - order: the other player chooses the order
    - each: each of them is resolved, and its creature tapped
    - last: the attack is on the creature whose ability was resolved last

    @clause-order @clause-last @changed
    Scenario Outline: The other player who changes the attack with <first> before <last> has it on <last>
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Stone Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden" and "Stone Warden"
      And Bob changes the attack with "<first>" and "<last>" in this order
      Then <dead> is in <whose> graveyard
      And <alive> is not in <other> graveyard

      Examples:
        | first        | last         | dead          | whose   | alive         | other   |
        | Gate Warden  | Stone Warden | "Moss Giant"  | Alice's | "Gate Warden" | Bob's   |
        | Stone Warden | Gate Warden  | "Gate Warden" | Bob's   | "Moss Giant"  | Alice's |

    @clause-each
    Scenario: A creature whose ability was resolved before another one's is tapped as well
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Stone Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Gate Warden" and "Stone Warden"
      And Bob changes the attack with "Gate Warden" and "Stone Warden" in this order
      Then "Gate Warden" is tapped
      And "Stone Warden" is tapped

    @clause-last
    Scenario: A creature whose attack a blocker has taken upon itself is attacked no more
      Given it is Alice's attack step
      And Alice has an untapped "Careful Ram" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks "Lamp Squire" with "Careful Ram"
      And Bob blocks with "Gate Warden"
      Then "Gate Warden" is attacked
      And "Lamp Squire" is not attacked

  @DM-507.2a @revisions-s-max
  Rule: 507.2a A creature that changed the attack last with its blocker ability is the blocking creature
    - blocks: it is blocking from then on
    - last: of several only the last one is
    - until: it is blocking until the end of the attack
    - removed: if it is removed from the attack it is blocking no more

    @clause-blocks
    Scenario: A creature is blocking while what triggers as it blocks is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Careful Ram" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Careful Ram"
      And Bob blocks with "Gate Warden"
      Then "Gate Warden" is blocking

    @example
    @clause-last @clause-blocks
    Scenario: Of two creatures that use their blocker abilities only the last one is blocking
      Given it is Alice's attack step
      And Alice has an untapped "Careful Ram" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Stone Warden" in his battle zone
      When Alice attacks Bob with "Careful Ram"
      And Bob blocks with "Gate Warden" and "Stone Warden"
      And Bob changes the attack with "Stone Warden" and "Gate Warden" in this order
      Then "Stone Warden" is not blocking
      And "Gate Warden" is blocking

    @clause-blocks
    Scenario: A creature that was chosen to block is blocking though another one has taken its blocker ability away meanwhile
      Given it is Alice's attack step
      And Alice has an untapped "Careful Ram" in her battle zone
      And Bob has an untapped "Rallying Warden" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice attacks Bob with "Careful Ram"
      And Bob blocks with "Rallying Warden" and "Moss Giant"
      And Bob changes the attack with "Rallying Warden" and "Moss Giant" in this order
      Then "Moss Giant" is blocking

    @clause-until
    Scenario: A creature that blocks is blocking until what triggers at the end of the attack is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Stone Warden" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Stone Warden"
      Then "Stone Warden" is blocking
      When Bob says no
      Then "Stone Warden" is not blocking

    @clause-removed
    Scenario: A creature that was removed from the attack that it blocked is not blocking
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Startled Guard" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Startled Guard"
      Then "Startled Guard" is not blocking
      And "Startled Guard" is tapped

    @needs-events @clause-blocks
    Scenario: The attack is changed to the creature that blocks before it blocks
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Stone Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Stone Warden"
      Then these happened in this order: retarget of "Stone Warden" by Bob, block of "Stone Warden" by Bob upon "Grave Hound"

  @DM-507.2b @revisions-s-max
  Rule: 507.2b A creature to which the attack was changed last by another ability does not block
    - other: a guard that takes an attack upon itself is attacked and not blocking
    - last: nobody blocks when a guard comes after a blocker

    @clause-other
    Scenario: A guard that takes an attack upon itself is not blocking
      Given it is Alice's attack step
      And Alice has an untapped "Free Rider" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Sworn Guard" in his battle zone
      When Alice attacks "Lamp Squire" with "Free Rider"
      And Bob blocks with "Sworn Guard"
      Then "Sworn Guard" is not blocking
      And "Sworn Guard" is attacked

    @clause-last
    Scenario: After a guard has changed the attack that a blocker had changed nobody is blocking
      Given it is Alice's attack step
      And Alice has an untapped "Free Rider" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Sworn Guard" in his battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks "Lamp Squire" with "Free Rider"
      And Bob blocks with "Gate Warden" and "Sworn Guard"
      And Bob changes the attack with "Gate Warden" and "Sworn Guard" in this order
      Then "Sworn Guard" is attacked
      And "Gate Warden" is not blocking
      And "Free Rider" is not blocked

  @DM-507.2c @DM-507.1d @revisions-s-max @revisions-1.13
  Rule: 507.2c An attacking creature is blocked or unblocked from then on (1.13: 507.1d)
    - blocked: an attacking creature that is blocked is a blocked creature
    - unblocked: one that nobody blocks is an unblocked creature
    - until: it is so until the end of the attack
    - removed: it is so no longer when it is removed from the attack
    - still: it stays blocked if the creature that blocks it is removed

    @clause-blocked
    Scenario: A creature that is blocked is a blocked creature
      Given it is Alice's attack step
      And Alice has an untapped "Careful Ram" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Careful Ram"
      And Bob blocks with "Gate Warden"
      Then "Careful Ram" is blocked
      And "Careful Ram" is not unblocked

    @clause-unblocked
    Scenario: A creature that nobody blocks is an unblocked creature
      Given it is Alice's attack step
      And Alice has an untapped "Free Rider" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Free Rider"
      Then "Free Rider" is not unblocked
      When Bob does not block
      Then "Free Rider" is unblocked
      And "Free Rider" is not blocked

    @clause-until
    Scenario: A creature that nobody has blocked is unblocked until what triggers at the end is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Alice breaks Bob's first shield
      Then "Grave Hound" is unblocked
      When Bob says no
      Then "Grave Hound" is not unblocked

    @clause-until @clause-still
    Scenario: A creature that was blocked is blocked until what triggers at the end is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden"
      Then "Moss Giant" is blocked
      When Bob says no
      Then "Moss Giant" is not blocked

    @clause-removed
    Scenario: A creature that was removed from its attack as it was blocked is not blocked
      Given it is Alice's attack step
      And Alice has an untapped "Slipping Eel" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Slipping Eel"
      And Bob blocks with "Gate Warden"
      Then "Slipping Eel" is not blocked
      And "Gate Warden" is tapped

    @clause-still @clause-until
    Scenario: A creature whose blocker was removed from the attack is still blocked
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Startled Guard" in his battle zone
      And Bob has an untapped "Field Judge" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Startled Guard"
      Then "Grave Hound" is blocked
      And "Grave Hound" is not unblocked

    @clause-blocked
    Scenario: The creature that blocks is no blocked creature
      Given it is Alice's attack step
      And Alice has an untapped "Careful Ram" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Careful Ram"
      And Bob blocks with "Gate Warden"
      Then "Careful Ram" is blocked
      And "Gate Warden" is not blocked

    @clause-unblocked
    Scenario: The creature that is attacked is no unblocked creature
      Given it is Alice's attack step
      And Alice has an untapped "Free Rider" in her battle zone
      And Bob has a tapped "Lamp Squire" in his battle zone
      When Alice attacks "Lamp Squire" with "Free Rider"
      Then "Free Rider" is unblocked
      And "Lamp Squire" is not unblocked

  @DM-507.3 @DM-507.2 @revisions-s-max @revisions-1.13
  Rule: 507.3 What triggers as a creature blocks waits then (1.13: 507.2)
    - blocks: abilities that trigger when a creature blocks do
    - blocked: abilities that trigger when a creature is blocked do
    - waits: their effects wait, and are resolved one by one

    @clause-blocks
    Scenario: An ability that triggers when its creature blocks is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Keen Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Keen Warden"
      Then Bob has one card in his hand

    @clause-blocked
    Scenario: An ability that triggers when its creature is blocked is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Stubborn Ram" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Stubborn Ram"
      And Bob blocks with "Gate Warden"
      Then Alice has one card in her hand

    @clause-waits
    Scenario: Two effects of a block wait until their player chooses the first
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Clash Toll" in her battle zone
      And Alice has an untapped "Clash Drum" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden"
      Then Alice has no cards in her hand
      And "Gate Warden" is blocking
      When Alice chooses "Clash Toll"
      Then Alice has one card in her hand

  @DM-507.3a
  Rule: 507.3a A creature blocks when it is the blocking creature in the end
    - triggers: an ability for its blocking triggers then
    - not-before: it does not when another creature's ability has changed the attack after it

    @clause-triggers
    Scenario: A creature whose blocker ability is resolved last has blocked
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Keen Warden" in his battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden" and "Keen Warden"
      And Bob changes the attack with "Gate Warden" and "Keen Warden" in this order
      Then Bob has one card in his hand

    @clause-not-before
    Scenario: A creature after whose blocker ability another one's is resolved has not blocked
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Keen Warden" in his battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden" and "Keen Warden"
      And Bob changes the attack with "Keen Warden" and "Gate Warden" in this order
      Then Bob has no cards in his hand
      And "Gate Warden" is in Bob's graveyard

  @DM-507.3b @DM-507.2a
  Rule: 507.3b What triggers on a block looks at creatures as they are when the block is declared (1.13: 507.2a)
    - blocks: a creature that blocks must fit as it blocks
    - blocked: a creature that is blocked must fit as it is blocked
    - by: a creature by which another one is blocked must fit as it blocks
    - later: nothing triggers because a creature comes to fit later
    - blocks-whom: a creature that another one blocks must fit as it is blocked

    @clause-blocks
    Scenario: An ability for light creatures that block triggers when one does
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Lamp Priest" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden"
      Then Bob has one card in his hand

    @clause-blocks @clause-later
    Scenario: An ability for light creatures that block does not trigger when the blocker becomes one later
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Darkening Lamp" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Dawning Warden" in his battle zone
      And Bob has an untapped "Lamp Priest" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Dawning Warden"
      Then Bob has no cards in his hand
      And "Dawning Warden" is in Bob's graveyard

    @clause-blocked
    Scenario: An ability for nature creatures that are blocked triggers when one is
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Moss Priest" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden"
      Then Bob has one card in his hand

    @clause-blocked @clause-later
    Scenario: An ability for nature creatures that are blocked does not trigger when the attacker becomes one later
      Given it is Alice's attack step
      And Alice has an untapped "Greening Ram" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Moss Priest" in his battle zone
      When Alice attacks Bob with "Greening Ram"
      And Bob blocks with "Gate Warden"
      Then Bob has no cards in his hand
      And "Gate Warden" is in Bob's graveyard

    @clause-by
    Scenario: A light creature that blocks is destroyed at the end of the attack by an ability for such blockers
      Given it is Alice's attack step
      And Alice has an untapped "Lamp Hater" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Lamp Hater"
      And Bob blocks with "Gate Warden"
      Then "Gate Warden" is in Bob's graveyard

    @example
    @clause-by @clause-later
    Scenario: A darkness creature that becomes a light creature while it blocks is not destroyed at the end
      Given it is Alice's attack step
      And Alice has an untapped "Lamp Hater" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Dawning Warden" in his battle zone
      When Alice attacks Bob with "Lamp Hater"
      And Bob blocks with "Dawning Warden"
      Then "Dawning Warden" is in Bob's battle zone
      And "Lamp Hater" is in Alice's graveyard

    @clause-blocks @clause-blocks-whom
    Scenario: An ability for blocking nature creatures triggers as its creature blocks one
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Quenching Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Quenching Warden"
      Then Bob has one card in his hand

    @clause-blocks @clause-blocks-whom
    Scenario: An ability for blocking nature creatures does not trigger as its creature blocks another one
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Quenching Warden" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      And Bob blocks with "Quenching Warden"
      Then Bob has no cards in his hand
      And "Quenching Warden" is in Bob's graveyard

  @DM-507.3c @DM-507.2b
  Rule: 507.3c What triggers when an attacker is not blocked does so if no blocker was declared (1.13: 507.2b)
    - unblocked: it triggers when no blocking creature was declared
    - blocked: it does not when the attacker was blocked
    - removed: nor when its blocker is removed from the attack later

    @clause-unblocked
    Scenario: An ability for an attack that is not blocked triggers when nobody blocks
      Given it is Alice's attack step
      And Alice has an untapped "Free Rider" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Free Rider"
      And Bob does not block
      Then "Free Rider" is unblocked
      When Alice says yes
      Then Alice has one card in her hand

    @clause-blocked
    Scenario: An ability for an attack that is not blocked does not trigger when it is blocked
      Given it is Alice's attack step
      And Alice has an untapped "Fickle Kite" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Fickle Kite"
      And Bob blocks with "Gate Warden"
      Then "Fickle Kite" is in Alice's graveyard

    @clause-removed
    Scenario: An ability for an attack that is not blocked does not trigger when the blocker is removed
      Given it is Alice's attack step
      And Alice has an untapped "Free Rider" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Startled Guard" in his battle zone
      When Alice attacks Bob with "Free Rider"
      And Bob blocks with "Startled Guard"
      Then Alice may attack "Moss Giant"
      And "Startled Guard" is tapped
      And Alice has no cards in her hand

    @clause-unblocked
    Scenario: An ability for creatures of its player that are not blocked triggers for the attacking player only
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Breach Drum" in her battle zone
      And Bob has an untapped "Breach Drum" in his battle zone
      When Alice attacks Bob with "Grave Hound"
      Then "Grave Hound" is unblocked
      And Alice has one card in her hand
      And Bob has no cards in his hand

  @DM-507.3d @DM-507.2c
  Rule: 507.3d The turn player declares first which abilities that need it she uses on a block (1.13: 507.2c)
    - may: she need not declare any
    - first: she declares before effects of the block are resolved
    - all: she declares all of them then, and none later

    @clause-may
    Scenario: A player declares none of her abilities as her creature is blocked
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Second Wave" in her hand
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden"
      And Alice declares nothing
      Then "Second Wave" is in Alice's hand
      And "Gate Warden" is in Bob's graveyard

    @clause-first
    Scenario: The turn player declares before an effect of the block is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Stubborn Ram" in her battle zone
      And Alice has a "Second Wave" in her hand
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Stubborn Ram"
      And Bob blocks with "Gate Warden"
      Then Alice may declare "Second Wave"
      And Alice has one card in her hand

    @clause-all
    Scenario: The turn player does not declare the ability of a card that she draws by an effect of the block
      Given it is Alice's attack step
      And Alice has an untapped "Stubborn Ram" in her battle zone
      And Alice could attack again
      And the top of Alice's deck is "Second Wave"
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Stubborn Ram"
      And Bob blocks with "Gate Warden"
      And Alice tries to declare "Second Wave"
      Then that is refused
      And "Second Wave" is in Alice's hand

  @DM-507.3e @DM-507.2d
  Rule: 507.3e Then the turn player's effects of the block are resolved, in the order that she likes (1.13: 507.2d)
    - order: she chooses the order
    - hers: the other player's effects wait until hers are resolved

    @clause-order
    Scenario Outline: The turn player who resolves <first> before <second> as her creature is blocked has <cards> cards
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Clash Drum" in her battle zone
      And Alice has an untapped "Clash Toll" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden"
      And Alice chooses "<first>"
      Then Alice has <cards> cards in her hand
      And Alice has <gone> cards in her graveyard

      Examples:
        | first      | second     | cards | gone |
        | Clash Drum | Clash Toll | no    | one  |
        | Clash Toll | Clash Drum | one   | no   |

    @clause-hers
    Scenario: The other player's effect of a block waits until the turn player's is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Careful Ram" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Keen Warden" in his battle zone
      When Alice attacks Bob with "Careful Ram"
      And Bob blocks with "Keen Warden"
      Then Bob has no cards in his hand
      When Alice says no
      Then Bob has one card in his hand

  @DM-507.3f @DM-507.2e
  Rule: 507.3f Then the other player declares which abilities that need it he uses on a block (1.13: 507.2e)
    - after: he declares after the turn player's effects have been resolved
    - his: he declares those of his cards
    - may: he need not declare any

    @clause-after
    Scenario: The other player declares after the turn player's effect of the block
      Given it is Alice's attack step
      And Alice has an untapped "Stubborn Ram" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has a "Hidden Reserve" in his hand
      When Alice attacks Bob with "Stubborn Ram"
      And Bob blocks with "Gate Warden"
      Then Bob may declare "Hidden Reserve"
      And Alice has one card in her hand

    @clause-his
    Scenario: The other player uses the ability of a card that an effect of the block has let him draw
      Given it is Alice's attack step
      And Alice has an untapped "Milling Ram" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And the top of Bob's deck is "Hidden Reserve"
      When Alice attacks Bob with "Milling Ram"
      And Bob blocks with "Gate Warden"
      Then Bob may declare "Hidden Reserve"
      When Bob declares "Hidden Reserve"
      Then "Hidden Reserve" is in Bob's battle zone

    @clause-may
    Scenario: The other player declares none of his abilities as his creature blocks
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has a "Hidden Reserve" in his hand
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden"
      And Bob declares nothing
      Then "Hidden Reserve" is in Bob's hand
      And "Gate Warden" is in Bob's graveyard

  @DM-507.3g @DM-507.2f
  Rule: 507.3g Then the other player's effects of the block are resolved, in the order that he likes (1.13: 507.2f)

    Scenario Outline: The other player who resolves <first> before <second> as he blocks has <cards> cards
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has an untapped "Clash Drum" in his battle zone
      And Bob has an untapped "Clash Toll" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden"
      And Bob chooses "<first>"
      Then Bob has <cards> cards in his hand
      And Bob has <gone> cards in his graveyard

      Examples:
        | first      | second     | cards | gone |
        | Clash Drum | Clash Toll | no    | two  |
        | Clash Toll | Clash Drum | one   | one  |

  @DM-507.3g
  Rule: 507.3g What of the turn player triggers in between is resolved before the other player's next effect
    - between: it is resolved as soon as the effect is done that set it off
    - back: then the other player's effects go on

    @clause-between
    Scenario: An effect of the turn player that an effect of the blocking player sets off comes before his next one
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Envious Magpie" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has two untapped "Clash Drum" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden"
      And Bob chooses Bob's first "Clash Drum"
      Then Bob has one card in his hand

    @clause-back @clause-between
    Scenario: After the turn player's effect in between the blocking player's next effect is resolved
      Given it is Alice's attack step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has an untapped "Envious Magpie" in her battle zone
      And Bob has an untapped "Gate Warden" in his battle zone
      And Bob has two untapped "Clash Drum" in his battle zone
      When Alice attacks Bob with "Moss Giant"
      And Bob blocks with "Gate Warden"
      And Bob chooses Bob's first "Clash Drum"
      And Alice says yes
      Then Alice has one card in her hand
      And Bob has two cards in his hand

  @DM-507.4 @DM-507.3
  Rule: 507.4 A creature that comes into the battle zone blocking has not blocked (1.13: 507.3)
    - blocking: it is the blocking creature, and battles the attacker
    - blocks: nothing triggers as if it had blocked
    - blocked: nothing triggers as if the attacker had been blocked

    @clause-blocking
    Scenario: A creature that comes into the battle zone blocking battles the attacker
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Trapdoor Keeper" in his battle zone
      And Bob has a "Moss Giant" in his hand
      When Alice attacks Bob with "Grave Hound"
      Then "Grave Hound" is in Alice's graveyard
      And "Moss Giant" is in Bob's battle zone

    @clause-blocking
    Scenario: A god that comes blocking battles with the power of the god that it comes linked to as well
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Trapdoor Keeper" in his battle zone
      And Bob has an untapped "Ash Right Hand" in his battle zone
      And Bob has an "Ash Heart" in his hand
      When Alice attacks Bob with "Grave Hound"
      And Bob links it to the left of "Ash Right Hand"
      Then "Grave Hound" is in Alice's graveyard
      And "Ash Heart" is in Bob's battle zone

    @clause-blocks
    Scenario: What triggers when a creature blocks does not when one comes blocking
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Trapdoor Keeper" in his battle zone
      And Bob has an untapped "Clash Drum" in his battle zone
      And Bob has a "Moss Giant" in his hand
      When Alice attacks Bob with "Grave Hound"
      Then Bob has no cards in his hand

    @clause-blocked
    Scenario: What triggers when a creature is blocked does not when its blocker comes blocking
      Given it is Alice's attack step
      And Alice has an untapped "Stubborn Ram" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Trapdoor Keeper" in his battle zone
      And Bob has a "Moss Giant" in his hand
      When Alice attacks Bob with "Stubborn Ram"
      Then Alice has no cards in her hand
      And "Moss Giant" is in Bob's battle zone

    @clause-blocking
    Scenario: A creature that has come blocking keeps the attack from the player, though both creatures survive
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Trapdoor Keeper" in his battle zone
      And Bob has a "Stubborn Warden" in his hand
      And Bob has no cards in his shield zone
      When Alice attacks Bob with "Grave Hound"
      And everyone passes until the attack is over
      Then the game goes on
      And "Stubborn Warden" is in Bob's battle zone
      And "Grave Hound" is tapped

  @DM-507.4 @revisions-s-max
  Rule: 507.4 A creature that comes blocking does so as it comes, before another one that the same effect puts there

    Scenario: A creature does not battle that comes blocking after another one has come so and died of it
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice could attack again
      And Bob has an untapped "Barrow Gate" in his battle zone
      And Bob has two "Barrow Kin" in his hand
      When Alice attacks Bob with "Grave Hound"
      And everyone passes until the attack is over
      Then Bob has one card in his graveyard
      And "Grave Hound" is in Alice's battle zone
      And Bob has five cards in his shield zone
