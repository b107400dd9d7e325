Feature: Gate Ruler 14-12 The order of ongoing effects

  @GR-14-12a
  Rule: 14-12a Effects upon properties act layer by layer
    - numbers: attributes are settled before the numbers that hang on them
    - abilities: attributes are settled before the abilities that hang on them

    @clause-numbers
    Scenario: Attributes are settled before the ATK that hangs on them
      Given it is Alice's main phase
      And Alice has a "Human Pride" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Beast Form" in her hand
      When Alice plays "Beast Form" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK

    @clause-abilities
    Scenario: Attributes are settled before the abilities that hang on them
      Given it is Alice's main phase
      And Alice has a "Beast Watch" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Beast Form" in her hand
      And Alice has a "Sentry Call" in her hand
      And Bob has a "Sentry Roll" in his field zone
      When Alice plays "Beast Form" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Sentry Call"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

  @GR-14-12a-1
  Rule: 14-12a-1 What is printed and base abilities are where all begins
    - set: what sets a number is applied after the base ability that gives it, though it is older
    - add: what adds to a number adds to what the base ability says

    @clause-set
    Scenario: An effect that sets the ATK of each unit overrides a younger base ability that gives a unit its ATK
      Given it is Alice's main phase
      And Alice has an "Even Ground" in her field zone
      And Alice has a "Grave Colossus" in her hand
      When Alice plays "Grave Colossus" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Grave Colossus" has 3 ATK

    @clause-add
    Scenario: An effect that adds ATK adds to the ATK that a base ability gives a unit
      Given it is Alice's main phase
      And Alice has a "Battle Banner" in her field zone
      And Alice has two "Frail Squire" in her graveyard
      And Alice has a "Grave Colossus" in her hand
      When Alice plays "Grave Colossus" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Grave Colossus" has 4 ATK

  # Reading: docs/decisions/1169-which-properties-a-card-normally-has-not.md
  @GR-14-12a-2
  Rule: 14-12a-2 A property that a card normally has not is given before all else
    - attributes: attributes of what is no unit
    - factions: factions of what is no unit
    - units: not those of a unit, which has them normally, printed or not
    - printed: not where such a property is printed on the card
    - given: where nothing takes it away, the card has it

    @clause-attributes
    Scenario: An older effect that takes attributes away takes the attribute that a younger one gives a field
      Given it is Alice's main phase
      And Alice has a "Stone Pedestal" in her field zone
      And Alice has a "Beast Bane" in her hand
      And Alice has a "Nameless Fog" in her hand
      And Alice has a "Beast Masks" in her hand
      When Alice plays "Nameless Fog"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Masks"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Bane"
      And everyone passes until nothing is waiting
      Then "Beast Bane" is in Alice's graveyard
      And "Stone Pedestal" is in Alice's field zone

    @clause-units
    Scenario: An older effect that takes attributes away does not take the one that a younger one gives a unit
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Beast Bane" in her hand
      And Alice has a "Nameless Fog" in her hand
      And Alice has a "Beast Masks" in her hand
      When Alice plays "Nameless Fog"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Masks"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Bane"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-given
    Scenario: A field that is given an attribute has it where nothing takes attributes away
      Given it is Alice's main phase
      And Alice has a "Stone Pedestal" in her field zone
      And Alice has a "Beast Masks" in her hand
      And Alice has a "Beast Bane" in her hand
      When Alice plays "Beast Masks"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Bane"
      And everyone passes until nothing is waiting
      Then "Stone Pedestal" is in Alice's graveyard

    @clause-factions
    Scenario: An older effect that takes factions away takes the faction that a younger one gives a resource
      Given it is Alice's main phase
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has a "Pale Fog" in her hand
      And Alice has a "Crimson Masks" in her hand
      And Alice has a "Crimson Drain" in her hand
      When Alice plays "Pale Fog"
      And everyone passes until nothing is waiting
      And Alice plays "Crimson Masks"
      And everyone passes until nothing is waiting
      And Alice plays "Crimson Drain"
      And everyone passes until nothing is waiting
      Then "Crimson Drain" is in Alice's graveyard
      And Alice has one ready resource

    @clause-given
    Scenario: A resource that is given a faction has it where nothing takes factions away
      Given it is Alice's main phase
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has a "Crimson Masks" in her hand
      And Alice has a "Crimson Drain" in her hand
      When Alice plays "Crimson Masks"
      And everyone passes until nothing is waiting
      And Alice plays "Crimson Drain"
      And everyone passes until nothing is waiting
      Then Alice has no ready resources

    @clause-units
    Scenario: An older effect that takes attributes away does not take one given to a unit with none printed
      Given it is Alice's main phase
      And Alice has a ready "Gentle Giant" in her left attack zone
      And Alice has a "Beast Bane" in her hand
      And Alice has a "Nameless Fog" in her hand
      And Alice has a "Beast Masks" in her hand
      When Alice plays "Nameless Fog"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Masks"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Bane"
      And everyone passes until nothing is waiting
      Then "Gentle Giant" is in Alice's graveyard

    @clause-printed
    Scenario: An older effect that takes attributes away does not take one given to a field with one printed
      Given it is Alice's main phase
      And Alice has a "Carved Idol" in her field zone
      And Alice has a "Beast Bane" in her hand
      And Alice has a "Nameless Fog" in her hand
      And Alice has a "Beast Masks" in her hand
      When Alice plays "Nameless Fog"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Masks"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Bane"
      And everyone passes until nothing is waiting
      Then "Carved Idol" is in Alice's graveyard

  @GR-14-12a-3
  Rule: 14-12a-3 Types, factions and attributes come before abilities
    - attributes: attributes come before abilities
    - factions: factions do
    - types: types do
    - taken: what takes them away does too
    - given: what is printed or was given before is seen

    @clause-attributes
    Scenario: An attribute for units with Intercept does not see an Intercept that was given
      Given it is Alice's main phase
      And Alice has a "Sentry Song" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Guard Duty" in her hand
      And Alice has a "Beast Bane" in her hand
      When Alice plays "Guard Duty" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Bane"
      And everyone passes until nothing is waiting
      Then "Beast Bane" is in Alice's graveyard
      And "Ember Recruit" is in Alice's left attack zone

    @clause-given
    Scenario: An attribute for units with Intercept sees an Intercept that is printed
      Given it is Alice's main phase
      And Alice has a "Sentry Song" in her field zone
      And Alice has a ready "Patient Spearman" in her left attack zone
      And Alice has a "Beast Bane" in her hand
      When Alice plays "Beast Bane"
      And everyone passes until nothing is waiting
      Then "Patient Spearman" is in Alice's graveyard

    @clause-factions
    Scenario: A faction for units with Intercept does not see an Intercept that was given
      Given it is Alice's main phase
      And Alice has a "Sentry Dye" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Guard Duty" in her hand
      And Alice has an "Azure Lullaby" in her hand
      When Alice plays "Guard Duty" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Azure Lullaby"
      And everyone passes until nothing is waiting
      Then "Azure Lullaby" is in Alice's graveyard
      And "Ember Recruit" is ready

    @clause-types
    Scenario: A type for units with Intercept does not see an Intercept that was given
      Given it is Alice's main phase
      And Alice has a "Sentry Stones" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Guard Duty" in her hand
      And Alice has a "Field Sweep" in her first set zone
      When Alice plays "Guard Duty" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Field Sweep"
      And everyone passes until nothing is waiting
      Then "Field Sweep" is in Alice's graveyard
      And "Ember Recruit" is in Alice's left attack zone

    @clause-given
    Scenario: A type for units with Intercept sees an Intercept that is printed
      Given it is Alice's main phase
      And Alice has a "Sentry Stones" in her field zone
      And Alice has a ready "Patient Spearman" in her left attack zone
      And Alice has a "Field Sweep" in her first set zone
      When Alice plays "Field Sweep"
      And everyone passes until nothing is waiting
      Then "Patient Spearman" is in Alice's graveyard

    @clause-taken @clause-attributes
    Scenario: An effect that takes the attributes of units with Intercept does not see an Intercept that was given
      Given it is Alice's main phase
      And Alice has a "Sentry Fog" in her field zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Guard Duty" in her hand
      And Alice has a "Beast Bane" in her hand
      When Alice plays "Guard Duty" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Bane"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's graveyard

  @GR-14-12a-4
  Rule: 14-12a-4 Abilities come before names and the like
    - given: what gives an ability does not see a name that was given
    - taken: nor does what takes abilities away

    @clause-given
    Scenario: An ability for units of a name does not see a name that was given
      Given it is Alice's main phase
      And Alice has a "Sentry School" in her field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Alice has a "Sentry Badge" in her hand
      And Alice has a ready "Broad Ox" in her left attack zone
      When Alice plays "Sentry Badge"
      And everyone passes until the attack phase
      And Alice attacks "Tower Guard" with "Broad Ox"
      And everyone passes until the attack is over
      Then "Tower Guard" has 1 damage
      And "Broad Ox" has no damage

    @clause-taken
    Scenario: What takes Intercept from units of a name does not see a name that was given
      Given it is Alice's main phase
      And Alice has a "Sentry Leave" in her field zone
      And Alice has a "Sentry Badge" in her hand
      And Alice has a ready "Broad Ox" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      When Alice plays "Sentry Badge"
      And everyone passes until the attack phase
      And Alice attacks "Patient Spearman" with "Broad Ox"
      And everyone passes until the attack is over
      Then "Patient Spearman" has 1 damage
      And "Broad Ox" has 2 damage

  @GR-14-12a-5
  Rule: 14-12a-5 Names and the like come after abilities
    - given: a name sees an ability that was given
    - taken: and sees none that was taken away
    - before: it comes after attributes too, and sees one that was given

    @clause-given
    Scenario: A name for units with Intercept sees an Intercept that was given
      Given it is Alice's main phase
      And Alice has a "Sentry Roll" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Guard Duty" in her hand
      And Alice has a "Sentry Call" in her hand
      When Alice plays "Guard Duty" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Sentry Call"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-taken
    Scenario: A name for units with Intercept does not see an Intercept that was lost
      Given it is Alice's main phase
      And Alice has a "Sentry Roll" in her field zone
      And Alice has a ready "Patient Spearman" in her left attack zone
      And Alice has a "Clumsy Hands" in her hand
      And Alice has a "Sentry Call" in her hand
      When Alice plays "Clumsy Hands" targeting "Patient Spearman"
      And everyone passes until nothing is waiting
      And Alice plays "Sentry Call"
      And everyone passes until nothing is waiting
      Then "Sentry Call" is in Alice's graveyard
      And "Patient Spearman" is in Alice's left attack zone

    @clause-before
    Scenario: A name for Beasts sees that a unit was made a Beast
      Given it is Alice's main phase
      And Alice has a "Beast Roll" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Beast Form" in her hand
      And Alice has a "Sentry Call" in her hand
      When Alice plays "Beast Form" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Sentry Call"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

  # Reading: docs/decisions/1121-numbers-after-all-else.md
  @GR-14-12a-6
  Rule: 14-12a-6 Numbers that a card normally has not come last, and are then changed like others
    - last: they are given after names and all else
    - changed: then they are changed like other numbers
    - none: a card that none is given to has none

    @clause-last @clause-changed
    Scenario: A name for cards of so much ATK does not see the ATK given to a field
      Given it is Alice's main phase
      And Alice has a "Giant Roll" in her field zone
      And Alice has a "Waking Stones" in her hand
      And Alice has a "Sentry Call" in her hand
      When Alice plays "Waking Stones"
      And everyone passes until nothing is waiting
      And Alice plays "Sentry Call"
      And everyone passes until nothing is waiting
      Then "Sentry Call" is in Alice's graveyard
      And "Giant Roll" is in Alice's field zone
      And "Giant Roll" has 3 ATK

    @clause-changed
    Scenario: An older effect that adds ATK adds to the ATK given to a field
      Given it is Alice's main phase
      And Alice has a "Stone Pedestal" in her field zone
      And Alice has a "Rising Stones" in her hand
      And Alice has a "Waking Stones" in her hand
      When Alice plays "Rising Stones"
      And everyone passes until nothing is waiting
      And Alice plays "Waking Stones"
      And everyone passes until nothing is waiting
      Then "Stone Pedestal" has 5 ATK

    @clause-none
    Scenario: A field that is given no ATK has none, though an effect adds to the ATK of fields
      Given it is Alice's main phase
      And Alice has a "Stone Pedestal" in her field zone
      And Alice has a "Rising Stones" in her hand
      When Alice plays "Rising Stones"
      And everyone passes until nothing is waiting
      Then "Rising Stones" is in Alice's graveyard
      And "Stone Pedestal" has no ATK

  @GR-14-12b
  Rule: 14-12b Each part of an effect acts in its own layer

    Scenario: A unit that becomes a Beast loses the +1 ATK of Humans, and with it the +2 ATK of units with 4 ATK
      Given it is Alice's main phase
      And Alice has a "Strong Pride" in her field zone
      And Bob has a "Human Pride" in his field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Beast Form" in her hand
      When Alice plays "Beast Form" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 ATK

  @GR-14-12c
  Rule: 14-12c Within a layer there is an order too

    Scenario: Of two effects that set a unit's ATK to 5 and then to 1 the later stands
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Level Verse" in her first set zone
      And Alice has a "Low Verse" in her second set zone
      When Alice plays "Level Verse" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Low Verse" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 1 ATK

    Scenario: Of two effects that set a unit's ATK to 1 and then to 5 the later stands
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Low Verse" in her first set zone
      And Alice has a "Level Verse" in her second set zone
      When Alice plays "Low Verse" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Level Verse" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 5 ATK

  # Reading: docs/decisions/1121-numbers-after-all-else.md
  @GR-14-12c-1
  Rule: 14-12c-1 An effect comes after those that it depends on
    - older: an effect that depends on another comes after it although it began before it
    - younger: and where it began later too
    - each: where each depends on the other, the older comes first

    @clause-older
    Scenario: An effect that looks at ATK comes after one that adds ATK, although it is older
      Given it is Alice's main phase
      And Alice has a "Strong Pride" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 6 ATK

    @clause-younger
    Scenario: An effect that looks at ATK comes after one that adds ATK where it is the younger, too
      Given it is Alice's main phase
      And Alice has a "Strong Pride" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Strong Pride"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 6 ATK

    @clause-older
    Scenario: A unit whose added ATK stays below what another effect looks for gains nothing from that effect
      Given it is Alice's main phase
      And Alice has a "Strong Pride" in her field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Long Anthem" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 ATK

    @clause-older
    Scenario: An ability that looks at ATK waits for one that adds ATK, although it is older
      Given it is Alice's main phase
      And Bob has a "Strong Pride" in his field zone
      And Alice has a "Guild Banner" in her hand
      And Alice has a ready "Gryphon Rider" in her left attack zone
      When Alice plays "Guild Banner"
      And everyone passes until nothing is waiting
      Then "Gryphon Rider" has 6 ATK

    @clause-each
    Scenario Outline: Of two effects that each keep the other from applying the older one applies, <older>
      Given it is Alice's main phase
      And Alice has a "<older>" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "<younger>" in her hand
      When Alice plays "<younger>"
      And everyone passes until nothing is waiting
      Then "<younger>" is in Alice's field zone
      And "Ember Recruit" has <number> ATK

      Examples:
        | older          | younger        | number |
        | Runts' Pride   | Runts' Pennant | 5      |
        | Runts' Pennant | Runts' Pride   | 4      |

  @GR-14-12c-2
  Rule: 14-12c-2 Else the older comes first; of equally old ones the active player decides
    - older: the older is applied first
    - equal: of equally old ones the active player says which
    - active: also where they are all effects of the other player

    @clause-older
    Scenario: A unit that was made a Human and then a Beast is a Beast
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Beast Form" in her hand
      And Alice has a "Human Form" in her hand
      And Alice has a "Beast Bane" in her hand
      When Alice plays "Human Form" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Form" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Bane"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-older
    Scenario: A unit that was made a Beast and then a Human is no Beast
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Beast Form" in her hand
      And Alice has a "Human Form" in her hand
      And Alice has a "Beast Bane" in her hand
      When Alice plays "Beast Form" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Human Form" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Bane"
      And everyone passes until nothing is waiting
      Then "Beast Bane" is in Alice's graveyard
      And "Ember Recruit" is in Alice's left attack zone

    @clause-older
    Scenario: A unit that has lost Intercept and then is given Intercept has it
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      And Alice has a "Clumsy Hands" in her hand
      And Alice has a "Guard Duty" in her hand
      When Alice plays "Clumsy Hands" targeting "Patient Spearman"
      And everyone passes until nothing is waiting
      And Alice plays "Guard Duty" targeting "Patient Spearman"
      And everyone passes until the attack phase
      And Alice attacks "Patient Spearman" with "Broad Ox"
      And everyone passes until the attack is over
      Then "Broad Ox" has 2 damage

    @clause-equal
    Scenario: Of two effects that began at once Alice puts the one that sets ATK to 3 last, and the ATK is 3
      Given it is Alice's main phase
      And Alice has an "Elder of Three" in her graveyard
      And Alice has an "Elder of Five" in her graveyard
      And Alice has a ready "Broad Ox" in her defense zone
      And Alice has a "Council Call" in her hand
      When Alice plays "Council Call"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until an order is asked for
      And Alice orders "Elder of Five" before "Elder of Three"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 3 ATK

    @clause-equal
    Scenario: Of two effects that began at once Alice puts the one that sets ATK to 5 last, and the ATK is 5
      Given it is Alice's main phase
      And Alice has an "Elder of Three" in her graveyard
      And Alice has an "Elder of Five" in her graveyard
      And Alice has a ready "Broad Ox" in her defense zone
      And Alice has a "Council Call" in her hand
      When Alice plays "Council Call"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until an order is asked for
      And Alice orders "Elder of Three" before "Elder of Five"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 5 ATK

    @clause-equal
    Scenario: The order that Alice chose for the effects of two units holds for a third unit that came with them
      Given it is Alice's main phase
      And Alice has an "Elder of Three" in her graveyard
      And Alice has an "Elder of Five" in her graveyard
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Council Call" in her hand
      When Alice plays "Council Call"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      And everyone passes until an order is asked for
      And Alice orders "Elder of Three" before "Elder of Five"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 5 ATK

    @clause-equal
    Scenario: Of two effects that began at once Alice puts the one that gives an ability last, and the ability is there
      Given it is Alice's main phase
      And Alice has an "Elder of Silence" in her graveyard
      And Alice has an "Elder of Song" in her graveyard
      And Alice has a ready "Ember Recruit" in her defense zone
      And Alice has a "Council Call" in her hand
      When Alice plays "Council Call"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until an order is asked for
      And Alice orders "Elder of Silence" before "Elder of Song"
      And everyone passes until nothing is waiting
      Then Alice can activate "Ember Recruit"

    @clause-equal
    Scenario: Of two effects that began at once Alice puts the one that takes abilities last, and there is none
      Given it is Alice's main phase
      And Alice has an "Elder of Silence" in her graveyard
      And Alice has an "Elder of Song" in her graveyard
      And Alice has a ready "Ember Recruit" in her defense zone
      And Alice has a "Council Call" in her hand
      When Alice plays "Council Call"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until an order is asked for
      And Alice orders "Elder of Song" before "Elder of Silence"
      And everyone passes until nothing is waiting
      Then "Council Call" is in Alice's graveyard
      And Alice cannot activate "Ember Recruit"

    @clause-active @clause-equal
    Scenario: Alice is asked in her turn which of two effects of Bob's is applied first
      Given it is Alice's main phase
      And Bob has an "Elder of Three" in his graveyard
      And Bob has an "Elder of Five" in his graveyard
      And Bob has a "Signal Tower" in his field zone
      And Bob has a "Council Call" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Council Call"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his left attack zone
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his right attack zone
      Then Alice is asked for an order

  @GR-14-12c-2a
  Rule: 14-12c-2a A continuous ability began when it became active
    - active: when its card came to where the ability is active
    - played: not when its card was played
    - moved: a move within play does not make it younger

    @clause-active
    Scenario: Of two units that set the ATK of each unit the one that came into play later sets it
      Given it is Alice's main phase
      And Alice has a ready "Elder of Five" in her left attack zone
      And Alice has a ready "Broad Ox" in her defense zone
      And Alice has an "Elder of Three" in her hand
      When Alice plays "Elder of Three" into her right attack zone
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 3 ATK

    @clause-moved @clause-active
    Scenario: A unit that moves within play is no younger for that
      Given it is Alice's main phase
      And Alice has a ready "Elder of Five" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Alice has an "Elder of Three" in her hand
      When Alice plays "Elder of Three" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice moves "Elder of Five" to her defense zone
      Then "Elder of Five" is in Alice's defense zone
      And "Broad Ox" has 3 ATK

    @clause-played @clause-active
    Scenario: A unit sets the ATK over an event that was played after it and resolved before it
      Given it is Alice's main phase
      And Alice has an "Elder of Three" in her hand
      And Alice has a "Level Verse" in her first set zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice plays "Elder of Three" into her left attack zone
      And Alice plays "Level Verse" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Elder of Three" is in Alice's left attack zone
      And "Broad Ox" has 3 ATK

  @GR-14-12c-2b
  Rule: 14-12c-2b The effect of another ability began when that resolved
    - resolved: not when it was played
    - activated: that of an activated ability not when its card came into play
    - automatic: nor that of an automatic ability

    @clause-resolved
    Scenario: Of two events that set a unit's ATK the one that was played later and resolved earlier is the older
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Level Verse" in her first set zone
      And Bob has a "Low Verse" in his first set zone
      When Alice plays "Level Verse" targeting "Ember Recruit"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Low Verse" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 5 ATK

    @clause-activated
    Scenario: An activated ability's effect is younger than an event's that resolved before it, though its unit is older
      Given it is Alice's main phase
      And Alice has a ready "Leveling Sage" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Low Verse" in her first set zone
      When Alice plays "Low Verse" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice activates "Leveling Sage"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 5 ATK

    @clause-automatic
    Scenario: An automatic ability's effect is younger than an event's that resolved before it, though its unit is older
      Given it is Alice's main phase
      And Alice has a ready "Leveling Sage" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Low Verse" in her first set zone
      And Alice has a "Weary Song" in her hand
      When Alice plays "Low Verse" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Weary Song" targeting "Leveling Sage"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK

  @GR-14-12d
  Rule: 14-12d An effect upon what fulfils a condition is upon what does as it resolves
    - there: what fulfils the condition then is affected
    - resolved: that is as it resolves, and not as it is played
    - later: what fulfils it later is not
    - stays: what fulfils it no more stays affected

    @clause-there
    Scenario: A unit that is there as an event gives ATK to its player's units gains the ATK
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Banner" in her hand
      When Alice plays "Rally Banner"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK

    @clause-later
    Scenario: A unit that comes after an event has given ATK to its player's units does not gain the ATK
      Given it is Alice's main phase
      And Alice has a "Rally Banner" in her hand
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Rally Banner"
      And everyone passes until nothing is waiting
      And Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And "Ember Recruit" has 2 ATK

    @clause-resolved @clause-there
    Scenario: A unit that comes before the event resolves gains ATK, though it was not there as the event was played
      Given it is Alice's main phase
      And Alice has a "Rally Banner" in her hand
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Grave Call" in her first set zone
      When Alice plays "Rally Banner"
      And Alice plays "Grave Call" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK

    @clause-stays @clause-there
    Scenario: A unit that gained ATK as one of Alice's keeps it when Bob controls it
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Banner" in her hand
      And Bob has a "Turncoat" in his first set zone
      When Alice plays "Rally Banner"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Turncoat" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's right attack zone
      And "Ember Recruit" has 4 ATK

  @GR-14-12e
  Rule: 14-12e A card enters a zone with the effects that the zone has upon it
    - entering: it has the effects as it enters, so that what looks at it then sees them
    - there: only those upon that zone

    @clause-entering
    Scenario: A unit that has no HP left by an effect upon the zone it enters is destroyed
      Given it is Alice's main phase
      And Alice has a "Marsh Gas" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-there
    Scenario: A unit that enters the defense zone does not lose the HP that units in attack zones lose
      Given it is Alice's main phase
      And Alice has a "Marsh Gas" in her field zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her defense zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's defense zone

    @clause-entering
    Scenario: A unit whose ATK an effect sets to 3 as it enters does not trigger what waits for 4 or more ATK
      Given it is Alice's main phase
      And Alice has a "Gate Greeter" in her field zone
      And Bob has an "Even Ground" in his field zone
      And Alice has a "Siege Beast" in her hand
      When Alice plays "Siege Beast" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone
      And Alice has no cards in her hand
