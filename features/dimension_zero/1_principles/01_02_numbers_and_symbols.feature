Feature: Dimension Zero 1.2 Numbers and symbols

  @DZ-1.2.1
  Rule: 1.2.1 All numbers are integers; a fraction that arises is rounded up unless said otherwise
    - up: a fraction is rounded up
    - otherwise: unless the card says otherwise

    @clause-up
    Scenario: Half of three is two
      Given it is Alice's main phase
      And Alice has a "Half Muster" in her hand
      And the top of Alice's deck is "Tide Scout", "Tide Brute" and "Tide Giant"
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Brute" in her right own square
      When Alice plays "Half Muster"
      And everyone passes until the stack is empty
      Then "Tide Brute" is in Alice's hand
      And "Tide Giant" is not in Alice's hand

    @clause-up
    Scenario: Half of one is one
      Given it is Alice's main phase
      And Alice has a "Half Muster" in her hand
      And the top of Alice's deck is "Tide Scout", "Tide Brute" and "Tide Giant"
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Half Muster"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's hand
      And "Tide Brute" is not in Alice's hand

    @clause-up
    Scenario: Half of an even number is not rounded
      Given it is Alice's main phase
      And Alice has a "Half Muster" in her hand
      And the top of Alice's deck is "Tide Scout", "Tide Brute" and "Tide Giant"
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      When Alice plays "Half Muster"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's hand
      And "Tide Brute" is not in Alice's hand

    @clause-otherwise
    Scenario: A card that rounds down takes half of three for one
      Given it is Alice's main phase
      And Alice has a "Modest Muster" in her hand
      And the top of Alice's deck is "Tide Scout", "Tide Brute" and "Tide Giant"
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Brute" in her right own square
      When Alice plays "Modest Muster"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's hand
      And "Tide Brute" is not in Alice's hand

  @DZ-1.2.2
  Rule: 1.2.2 A value below zero counts as zero unless it is being changed; undefined variables are zero
    - zero: a number below zero counts as zero
    - changed: where it is changed, the change is made to the number below zero
    - undefined: a variable that cannot be determined is zero

    @clause-zero @example
    Scenario: A unit whose smash was made less than zero smashes for nothing
      Given it is Alice's main phase
      And Alice has a "Gentle Peace" in her hand
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Ember Guard" in her middle center square
      And Bob has a card in his smash zone
      And Bob has ten cards in his deck
      When Alice plays "Gentle Peace" aiming at "Ember Scout"
      And everyone passes until Alice's smash phase
      And Alice smashes with "Ember Scout"
      Then "Ember Scout" is frozen
      And Bob has a card in his smash zone
      And Bob has ten cards in his deck

    @clause-changed @example
    Scenario Outline: A unit with a smash of one that got -2 and then <change> smashes for <cards>
      Given it is Alice's main phase
      And Alice has a "Gentle Peace" in her hand
      And Alice has a "<card>" in her hand
      And Alice has a released "Ember Scout" in her left center square
      When Alice plays "Gentle Peace" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "<card>" aiming at "Ember Scout"
      And everyone passes until Alice's smash phase
      And Alice smashes with "Ember Scout"
      Then Bob has <cards> cards in his smash zone

      Examples:
        | card      | change | cards |
        | War Shout | +3     | two   |
        | War Cry   | +4     | three |

    @clause-changed
    Scenario: Power that was made less than zero is raised from there
      Given it is Alice's main phase
      And Alice has a "Fall and Rise" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Fall and Rise" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 2000

    @clause-zero
    Scenario: A smash below zero takes nothing from a sum
      Given it is Alice's main phase
      And Alice has a "Gentle Peace" in her hand
      And Alice has a "Chorus of Blows" in her hand
      And the top of Alice's deck is "Tide Scout", "Tide Guard" and "Tide Giant"
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Brute" in her right own square
      When Alice plays "Gentle Peace" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Chorus of Blows"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Alice's hand
      And "Tide Giant" is not in Alice's hand

    @clause-zero
    Scenario: Damage that comes to less than zero is none, and heals nothing
      Given it is Alice's main phase
      And Alice has a "Spent Lightning" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Giant" in his left own square with 1000 damage
      When Alice plays "Spent Lightning" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Spent Lightning" is in Alice's graveyard
      And "Tide Giant" has 1000 damage

    @clause-undefined @example
    Scenario: The highest smash among no units is zero
      Given it is Alice's main phase
      And Alice has a "Boast of the Best" in her hand
      When Alice plays "Boast of the Best"
      And everyone passes until the stack is empty
      Then "Boast of the Best" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-undefined
    Scenario: The highest smash of an Ember Scout and an Ember Brute is the Brute's
      Given it is Alice's main phase
      And Alice has a "Boast of the Best" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Brute" in her right own square
      When Alice plays "Boast of the Best"
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand

    @clause-undefined
    Scenario: A letter in the use cost of a card that is not being played is zero
      Given it is Alice's main phase
      And Alice has a "Cheap Recall" in her hand
      And Alice has a "Meteor Burst" in her graveyard
      When Alice plays "Cheap Recall"
      And everyone passes until the stack is empty
      Then "Meteor Burst" is in Alice's hand

    @clause-undefined
    Scenario: The highest use cost among a Meteor Burst alone, whose X is nothing in the graveyard, is that of its red symbol
      Given it is Alice's main phase
      And Alice has a "Worth of Ashes" in her hand
      And Alice has a "Meteor Burst" in her graveyard
      And the top of Alice's deck is "Tide Giant" and "Tide Brute"
      When Alice plays "Worth of Ashes"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And "Tide Brute" is not in Alice's hand

  @DZ-1.2.3
  Rule: 1.2.3 There are six energy symbols: red, black, blue, white and green ones, and a colorless one
    - red: the red symbol is a colored one, for red energy
    - black: the black symbol is a colored one, for black energy
    - blue: the blue symbol is a colored one, for blue energy
    - white: the white symbol is a colored one, for white energy
    - green: the green symbol is a colored one, for green energy
    - colorless: the colorless symbol asks for no color

    @clause-red @clause-black @clause-blue @clause-white @clause-green
    Scenario Outline: A <color> symbol is paid for with a <color> card
      Given it is Alice's main phase
      And Alice has a "<unit>" in her hand
      And Alice has a released "<energy>" in her energy zone
      When Alice plays "<unit>" to her left own square
      Then Alice's "<energy>" is frozen
      And "<unit>" is not in Alice's hand

      Examples:
        | color | unit          | energy       |
        | red   | Ember Scout   | Red Spark    |
        | black | Ink Scout     | Ink Sign     |
        | blue  | Tide Scout    | Blue Drop    |
        | white | Feather Scout | Feather Sign |
        | green | Leaf Scout    | Leaf Sign    |

    @clause-red
    Scenario: A red symbol is not paid for with an Ink Sign, Blue Drop, Feather Sign or Leaf Sign
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has a released "Ink Sign" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      And Alice has a released "Feather Sign" in her energy zone
      And Alice has a released "Leaf Sign" in her energy zone
      When Alice tries to play "Ember Scout" to her left own square
      Then that is refused

    @clause-black
    Scenario: A black symbol is not paid for with a Red Spark, Blue Drop, Feather Sign or Leaf Sign
      Given it is Alice's main phase
      And Alice has an "Ink Scout" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      And Alice has a released "Feather Sign" in her energy zone
      And Alice has a released "Leaf Sign" in her energy zone
      When Alice tries to play "Ink Scout" to her left own square
      Then that is refused

    @clause-blue
    Scenario: A blue symbol is not paid for with a Red Spark, Ink Sign, Feather Sign or Leaf Sign
      Given it is Alice's main phase
      And Alice has a "Tide Scout" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Ink Sign" in her energy zone
      And Alice has a released "Feather Sign" in her energy zone
      And Alice has a released "Leaf Sign" in her energy zone
      When Alice tries to play "Tide Scout" to her left own square
      Then that is refused

    @clause-white
    Scenario: A white symbol is not paid for with a Red Spark, Ink Sign, Blue Drop or Leaf Sign
      Given it is Alice's main phase
      And Alice has a "Feather Scout" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Ink Sign" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      And Alice has a released "Leaf Sign" in her energy zone
      When Alice tries to play "Feather Scout" to her left own square
      Then that is refused

    @clause-green
    Scenario: A green symbol is not paid for with a Red Spark, Ink Sign, Blue Drop or Feather Sign
      Given it is Alice's main phase
      And Alice has a "Leaf Scout" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Ink Sign" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      And Alice has a released "Feather Sign" in her energy zone
      When Alice tries to play "Leaf Scout" to her left own square
      Then that is refused

    @clause-colorless
    Scenario: A Stone Golem, which costs two colorless symbols, is paid for with Blank Pages, which have no color
      Given it is Alice's main phase
      And Alice has a "Stone Golem" in her hand
      And Alice has two released "Blank Page" in her energy zone
      When Alice tries to play "Stone Golem" to her left own square
      Then that is allowed
      And Alice has two frozen cards in her energy zone

  @DZ-1.2.3-1
  Rule: 1.2.3-1 Colored energy is normally paid by freezing that many released energy cards of its color
    - freeze: the cards are frozen
    - color: cards of that color
    - number: as many as the number by the symbol
    - released: only released ones
    - zone: only those of one's own energy zone
    - format: where the format says so, cards of the smash zone pay for every color

    @clause-freeze @clause-number
    Scenario: Two red energy are paid with two red cards
      Given it is Alice's main phase
      And Alice has an "Ember Brute" in her hand
      And Alice has three released "Red Spark" in her energy zone
      When Alice plays "Ember Brute" to her left own square
      Then Alice has two frozen cards in her energy zone
      And Alice has a released card in her energy zone

    @clause-number
    Scenario: Two red energy are not paid with one red card and one of another color
      Given it is Alice's main phase
      And Alice has an "Ember Brute" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has two released "Blue Drop" in her energy zone
      When Alice tries to play "Ember Brute" to her left own square
      Then that is refused

    @clause-color @clause-freeze
    Scenario: A red card is frozen for red energy, and a blue one is not
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      When Alice plays "Ember Scout" to her left own square
      Then Alice's "Red Spark" is frozen
      And Alice's "Blue Drop" is released

    @clause-color @clause-freeze
    Scenario Outline: A card of two colors pays for either of them, as for <unit>
      Given it is Alice's main phase
      And Alice has a "<unit>" in her hand
      And Alice has a released "Twin Banner" in her energy zone
      When Alice tries to play "<unit>" to her left own square
      Then that is allowed
      And "Twin Banner" is frozen

      Examples:
        | unit        |
        | Ember Scout |
        | Tide Scout  |

    @clause-color @clause-number
    Scenario: One card of two colors does not pay for both at once
      Given it is Alice's main phase
      And Alice has a "Twin Banner" in her hand
      And Alice has a released "Twin Banner" in her energy zone
      And Alice has a released "Blank Page" in her energy zone
      When Alice tries to play first "Twin Banner" to her left own square
      Then that is refused

    @clause-color @clause-number @clause-freeze
    Scenario: A card of two colors pays for the one for which there is no other card
      Given it is Alice's main phase
      And Alice has a "Twin Banner" in her hand
      And Alice has a released "Leaf Sign" in her energy zone
      And Alice has a released "Twin Banner" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      When Alice plays first "Twin Banner" to her left own square
      Then Alice has two frozen cards in her energy zone
      And Alice's "Red Spark" is frozen
      And Alice's "Leaf Sign" is released

    @clause-color @clause-number @clause-freeze
    Scenario: For two red, one blue and one colorless energy three cards of these colors and any other one are frozen
      Given it is Alice's main phase
      And Alice has a "Banner Host" in her hand
      And Alice has two released "Twin Banner" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      And Alice has two released "Blank Page" in her energy zone
      When Alice plays "Banner Host" to her left own square
      Then Alice has four frozen cards in her energy zone
      And Alice has a released card in her energy zone
      And Alice's "Red Spark" is frozen
      And Alice's first "Twin Banner" is frozen
      And Alice's second "Twin Banner" is frozen

    @clause-released
    Scenario: A frozen card does not pay for a color
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has a frozen "Red Spark" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      When Alice tries to play "Ember Scout" to her left own square
      Then that is refused

    @clause-zone
    Scenario: A red card of the smash zone does not pay for red energy
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      And Alice has a released "Red Spark" in her smash zone
      When Alice tries to play "Ember Scout" to her left own square
      Then that is refused

    @clause-zone
    Scenario: A Red Spark of the opponent's energy zone does not pay
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      And Bob has two released "Red Spark" in his energy zone
      When Alice tries to play "Ember Scout" to her left own square
      Then that is refused

    @clause-zone
    Scenario: A Hoard Riser that is played from the energy zone does not pay for itself
      Given it is Alice's main phase
      And Alice has a released "Hoard Riser" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      When Alice tries to play "Hoard Riser" to her left own square
      Then that is refused

    @clause-format @clause-freeze
    Scenario: In a format that says so a card of the smash zone pays for red energy
      Given it is Alice's main phase
      And cards of the smash zone pay for every color
      And Alice has an "Ember Scout" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      And Alice has a released "Leaf Sign" in her smash zone
      When Alice plays "Ember Scout" to her left own square
      Then Alice has a frozen card in her smash zone
      And Alice's "Blue Drop" is released

    @clause-format
    Scenario: In that format one frozen card of the smash zone pays for nothing
      Given it is Alice's main phase
      And cards of the smash zone pay for every color
      And Alice has an "Ember Brute" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a frozen "Leaf Sign" in her smash zone
      When Alice tries to play "Ember Brute" to her left own square
      Then that is refused

    @clause-format @clause-freeze
    Scenario: In that format a card of the smash zone pays for the second of two colors
      Given it is Alice's main phase
      And cards of the smash zone pay for every color
      And Alice has a "Twin Banner" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Leaf Sign" in her smash zone
      When Alice plays "Twin Banner" to her left own square
      Then Alice's "Red Spark" is frozen
      And Alice has a frozen card in her smash zone

    @clause-format @clause-freeze
    Scenario: In that format cards of energy zone and smash zone pay for a color together
      Given it is Alice's main phase
      And cards of the smash zone pay for every color
      And Alice has an "Ember Brute" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Leaf Sign" in her smash zone
      When Alice tries to play "Ember Brute" to her left own square
      Then that is allowed
      And Alice's "Red Spark" is frozen
      And Alice has a frozen card in her smash zone

  # docs/decisions/3101-colorless-cards-pay-for-colorless-energy.md
    @clause-number @clause-freeze
    Scenario: An Ash Banner that costs four less is paid with a red and a black card, as no colored energy is taken off
      Given it is Alice's main phase
      And Alice has an "Ash Banner" in her hand
      And Alice has a released "Generous Patron" in her left own square
      And Alice has a released "Generous Patron" in her right own square
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Ink Sign" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      When Alice plays "Ash Banner" to her middle own square
      Then Alice's "Red Spark" is frozen
      And Alice's "Ink Sign" is frozen
      And Alice's "Blue Drop" is released

  @DZ-1.2.3-2
  Rule: 1.2.3-2 Colorless energy is paid by freezing released energy or smash cards of any color
    - any: cards of any color, and of none
    - energy: those of the energy zone
    - smash: those of the smash zone
    - number: as many as the number by the symbol
    - released: only released ones

    @clause-any @clause-energy
    Scenario Outline: A <card> of the energy zone pays for colorless energy
      Given it is Alice's main phase
      And Alice has a released "<card>" in her energy zone
      And Bob could respond
      When Alice tries to make a plan
      Then that is allowed
      And Alice has a frozen card in her energy zone
      And there is one thing on the stack

      Examples:
        | card         |
        | Red Spark    |
        | Ink Sign     |
        | Blue Drop    |
        | Feather Sign |
        | Leaf Sign    |
        | Blank Page   |

    @clause-any @clause-smash
    Scenario Outline: A <card> of the smash zone pays for colorless energy
      Given it is Alice's main phase
      And Alice has no cards in her energy zone
      And Alice has a released "<card>" in her smash zone
      And Bob could respond
      When Alice tries to make a plan
      Then that is allowed
      And Alice has a frozen card in her smash zone
      And there is one thing on the stack

      Examples:
        | card       |
        | Red Spark  |
        | Leaf Sign  |
        | Blank Page |

    @clause-number @clause-energy @clause-smash
    Scenario: Two colorless energy are paid with two cards, of either zone
      Given it is Alice's main phase
      And Alice has an "Ember Giant" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      And Alice has a released "Leaf Sign" in her smash zone
      When Alice tries to play "Ember Giant" to her left own square
      Then that is allowed
      And Alice has two frozen cards in her energy zone
      And Alice has a frozen card in her smash zone

    @clause-number
    Scenario: Two colorless energy are not paid with one Leaf Sign of the smash zone
      Given it is Alice's main phase
      And Alice has an "Ember Giant" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Leaf Sign" in her smash zone
      When Alice tries to play "Ember Giant" to her left own square
      Then that is refused

    @clause-released
    Scenario Outline: A frozen card of the <zone> does not pay for colorless energy
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a frozen "Leaf Sign" in her <zone>
      When Alice tries to play "Ember Guard" to her left own square
      Then that is refused

      Examples:
        | zone        |
        | energy zone |
        | smash zone  |

  @DZ-1.2.3-3
  Rule: 1.2.3-3 A letter by an energy symbol is a variable that the controller sets unless a card does
    - player: who plays or activates it says what number it is
    - paid: so much energy is then paid
    - colorless: by a colorless symbol it is paid with cards of any color, of the smash zone too
    - color: by a colored symbol it is paid with energy cards of that color
    - card: where a card says what number it is, it is that
    - replaced: where another cost without a letter is in its place, it is 0

    @clause-player @clause-paid @clause-colorless @example
    Scenario: A player says that X is three, and pays for it with cards of any color and of both zones
      Given it is Alice's main phase
      And Alice has a "Meteor Burst" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      And Alice has two released "Leaf Sign" in her smash zone
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Meteor Burst"
      And Alice tries to choose the number 3
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Tide Giant" has 3000 damage
      And Alice has two frozen cards in her energy zone
      And Alice has two frozen cards in her smash zone

    @clause-paid @clause-color
    Scenario: What X is is paid beside the other symbols of the same color
      Given it is Alice's main phase
      And Alice has a "Meteor Rain" in her hand
      And Alice has four released "Red Spark" in her energy zone
      And Alice has two released "Blue Drop" in her energy zone
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Meteor Rain"
      And Alice chooses the number 2
      And everyone passes until the stack is empty
      Then "Tide Giant" has 2000 damage
      And Alice has four frozen cards in her energy zone

    @clause-player
    Scenario: What X is counts in the use cost of a strategy on the stack, which can be countered for a cost of two with X as one, and not with X as two
      Given it is Alice's main phase
      And Alice has two "Meteor Burst" in her hand
      And Alice has six released "Red Spark" in her energy zone
      And Alice could respond
      And Bob has a "Small Veto" in his hand
      And Bob could respond
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Meteor Burst" with X as 1
      And Alice passes
      Then Bob may play "Small Veto"
      When everyone passes until the stack is empty
      And Alice plays "Meteor Burst" with X as 2
      And Alice passes
      Then Bob may not play "Small Veto"

    @clause-player @clause-paid
    Scenario: A player says that X is one, and pays no more than for that
      Given it is Alice's main phase
      And Alice has a "Meteor Burst" in her hand
      And Alice has three released "Red Spark" in her energy zone
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Meteor Burst"
      And Alice tries to choose the number 1
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And Alice has two frozen cards in her energy zone
      And Alice has a released card in her energy zone

    @clause-player
    Scenario: It is who plays the card that says what X is, in the other player's turn too
      Given it is Alice's main phase
      And Bob has a "Meteor Burst" in his hand
      And Alice has a released "Tide Giant" in her left own square
      When Alice passes
      And Bob plays "Meteor Burst"
      And Bob tries to choose the number 2
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Tide Giant" has 2000 damage

    @clause-paid
    Scenario: A player cannot say a number that cannot be paid for
      Given it is Alice's main phase
      And Alice has a "Meteor Burst" in her hand
      And Alice has three released "Red Spark" in her energy zone
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Meteor Burst"
      And Alice tries to choose the number 3
      Then that is refused

    @clause-color @clause-paid @example
    Scenario: X by a red symbol is paid with as many red energy cards
      Given it is Alice's main phase
      And Alice has a "Red Deluge" in her hand
      And Alice has three released "Red Spark" in her energy zone
      And Alice has two released "Blue Drop" in her energy zone
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Red Deluge"
      And Alice tries to choose the number 3
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Tide Giant" has 3000 damage
      And Alice has three frozen cards in her energy zone
      And first "Blue Drop" is released
      And second "Blue Drop" is released

    @clause-color @clause-paid
    Scenario: X by a red symbol is no more than there are red energy cards, whatever Blue Drop there is
      Given it is Alice's main phase
      And Alice has a "Red Deluge" in her hand
      And Alice has two released "Red Spark" in her energy zone
      And Alice has two released "Blue Drop" in her energy zone
      And Alice has two released "Red Spark" in her smash zone
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Red Deluge"
      And Alice tries to choose the number 3
      Then that is refused

    @clause-player @clause-paid
    Scenario: An ability whose target has to fit X is activated with an X for which there is a target
      Given it is Alice's main phase
      And Alice has three released "Red Spark" in her energy zone
      And Alice has a released "Weighing Sage" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Ember Scout" in his right own square
      When Alice activates "Weighing Sage" with X as 3, aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard
      And Alice has three frozen cards in her energy zone

    @clause-paid
    Scenario: An ability is not activated where no X that can be paid fits a target
      Given it is Alice's main phase
      And Alice has two released "Red Spark" in her energy zone
      And Alice has a released "Weighing Sage" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      Then Alice cannot activate "Weighing Sage"

    @clause-player @clause-paid
    Scenario: A player says what X is and discards so many cards for an ability
      Given it is Alice's main phase
      And Alice has two "Ember Giant" in her hand
      And Alice has a released "Leaf Burner" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Ember Scout" in his right own square
      Then Alice may activate "Leaf Burner"
      When Alice activates "Leaf Burner" with X as 1, aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And Alice has a card in her graveyard
      And Alice has a card in her hand

    @clause-player @clause-paid
    Scenario: A player says what X is as she activates an ability
      Given it is Alice's main phase
      And Alice has a released "Slow Forge" in her left own square
      When Alice activates "Slow Forge"
      And Alice tries to choose the number 2
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Slow Forge" has power 4000
      And Alice has two frozen cards in her energy zone

    @clause-player @clause-paid
    Scenario: A strategy whose two targets have to fit X and Y is played if both can be paid for together
      Given it is Alice's main phase
      And Alice has a "Twin Scales" in her hand
      And Alice has five released "Red Spark" in her energy zone
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Twin Scales" aiming at "Tide Guard", "Ember Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard
      And "Ember Guard" is in Alice's graveyard
      And Alice has five frozen cards in her energy zone

    @clause-paid
    Scenario: A strategy whose two targets have to fit X and Y is not played where either can be paid for, but not both
      Given it is Alice's main phase
      And Alice has a "Twin Scales" in her hand
      And Alice has four released "Red Spark" in her energy zone
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Guard" in his left own square
      Then Alice may not play "Twin Scales"

    @clause-paid
    Scenario: The first of two letters stands for no more than leaves enough for the other
      Given it is Alice's main phase
      And Alice has a "Twin Scales" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Twin Scales"
      And Alice tries to choose the number 4
      Then that is refused

    @clause-paid
    Scenario: The first of two letters stands for no less than there is a target for
      Given it is Alice's main phase
      And Alice has a "Twin Scales" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Twin Scales"
      And Alice tries to choose the number 1
      Then that is refused

    @clause-card @clause-paid
    Scenario: A card that says what X is leaves its player no choice
      Given it is Alice's main phase
      And Alice has a "Counted Volley" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      When Alice plays "Counted Volley"
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand
      And Alice has three frozen cards in her energy zone

    @clause-replaced @example
    Scenario: X is 0 when an effect has put a colorless 0 in place of the use cost
      Given it is Alice's main phase
      And Alice has a released "Tear Warden" in her left own square
      And Alice has a "Meteor Burst" in her graveyard
      And Bob has a released "Tide Giant" in his left own square
      When Alice activates "Tear Warden"
      And everyone passes until the stack is empty
      And Alice plays "Meteor Burst" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Meteor Burst" is in Alice's graveyard
      And "Tide Giant" has no damage
      And Alice has a frozen card in her energy zone

  @DZ-1.2.3-4
  Rule: 1.2.3-4 What costs 0 energy is played or activated as usual and does not trigger by itself
    - nothing: nothing is paid
    - spell: a spell is played as usual, over the stack and at its timing
    - ability: an ability is activated as usual, over the stack and at its timing
    - itself: neither happens by itself

    @clause-nothing
    Scenario: A strategy that costs 0 is played without energy
      Given it is Alice's main phase
      And Alice has an "Idle Favor" in her hand
      And Alice has no cards in her energy zone
      And the top of Alice's deck is "Tide Giant"
      When Alice tries to play "Idle Favor"
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-nothing
    Scenario: No Red Spark or Leaf Sign is frozen for a strategy that costs 0
      Given it is Alice's main phase
      And Alice has an "Idle Favor" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Leaf Sign" in her smash zone
      When Alice plays "Idle Favor"
      And everyone passes until the stack is empty
      Then "Idle Favor" is in Alice's graveyard
      And Alice has no frozen cards in her energy zone
      And Alice has no frozen cards in her smash zone

    @clause-spell
    Scenario: A strategy that costs 0 waits on the stack
      Given it is Alice's main phase
      And Alice has an "Idle Favor" in her hand
      And Bob could respond
      When Alice plays "Idle Favor"
      Then "Idle Favor" is on the stack
      And Alice has no cards in her hand

    @clause-spell
    Scenario: A strategy of normal timing that costs 0 is not played in the other player's turn
      Given it is Alice's main phase
      And Bob has an "Idle Favor" in his hand
      And Bob could respond
      When Alice passes
      And Bob tries to play "Idle Favor"
      Then that is refused

    @clause-nothing
    Scenario: An ability that costs 0 is activated without energy
      Given it is Alice's main phase
      And Alice has a released "Free Sage" in her left own square
      And Alice has no cards in her energy zone
      When Alice tries to activate "Free Sage"
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Free Sage" has power 3000

    @clause-ability
    Scenario: An ability that costs 0 waits on the stack
      Given it is Alice's main phase
      And Alice has a released "Free Sage" in her left own square
      And Bob could respond
      When Alice activates "Free Sage"
      Then "Free Sage" is on the stack
      And "Free Sage" has power 2000

    @clause-ability
    Scenario: An ability of normal timing that costs 0 is not activated in the other player's turn
      Given it is Alice's main phase
      And Bob has a released "Free Sage" in his left own square
      And Bob could respond
      When Alice passes
      And Bob tries to activate "Free Sage"
      Then that is refused

    @clause-itself
    Scenario: An ability that costs 0 does not happen as its unit comes
      Given it is Alice's main phase
      And Alice has a "Free Sage" in her hand
      When Alice plays "Free Sage" to her left own square
      And everyone passes until the stack is empty
      Then "Free Sage" is in Alice's left own square
      And "Free Sage" has power 2000

    @clause-itself
    Scenario: A strategy that costs 0 stays in the hand into which it is drawn
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And the top of Alice's deck is "Idle Favor" and "Tide Giant"
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then "Idle Favor" is in Alice's hand
      And "Tide Giant" is not in Alice's hand

  @DZ-1.2.4
  Rule: 1.2.4 The forbidden numbers of the cards in a deck add up to ten at most
    - ten: ten is allowed, and more is not
    - sum: the numbers of all cards are added, each copy by itself
    - each: so in either player's deck

    @clause-ten
    Scenario: A deck whose forbidden numbers add up to ten is legal
      Given a duel is about to begin
      And Alice has two "Forbidden Scroll" among the 40 cards of her deck
      When the decks are checked
      Then the duel begins

    @clause-ten @clause-sum
    Scenario: A deck whose forbidden numbers add up to eleven is refused
      Given a duel is about to begin
      And Alice has a "Forbidden Tome" in her deck
      And Alice has a "Forbidden Scroll" among the 40 cards of her deck
      When the decks are checked
      Then the duel is refused because of Alice's deck under 1.2.4

    @clause-sum
    Scenario: Three copies of one card count three times
      Given a duel is about to begin
      And Alice has three "Forbidden Scroll" among the 40 cards of her deck
      When the decks are checked
      Then the duel is refused because of Alice's deck under 1.2.4

    @clause-each
    Scenario: The other player's deck is held to it as well
      Given a duel is about to begin
      And Bob has two "Forbidden Tome" among the 40 cards of his deck
      When the decks are checked
      Then the duel is refused because of Bob's deck under 1.2.4
