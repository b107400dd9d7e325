Feature: Dimension Zero 2.4 Use cost and color

  @DZ-2.4.2
  Rule: 2.4.2 A card has the color of the symbols in its use cost, whatever its frame and background

    Scenario Outline: A unit with a <color> symbol is a <color> unit
      Given it is Alice's main phase
      And Alice has a "<rally>" in her hand
      And Alice has a released "<unit>" in her left own square
      And Bob has a released "<other>" in his left own square
      When Alice plays "<rally>"
      And everyone passes until the stack is empty
      Then "<unit>" has power 2000
      And "<other>" has power 1000

      Examples:
        | color | rally       | unit          | other         |
        | red   | Red Rally   | Ember Scout   | Ink Scout     |
        | black | Black Rally | Ink Scout     | Tide Scout    |
        | blue  | Blue Rally  | Tide Scout    | Feather Scout |
        | white | White Rally | Feather Scout | Leaf Scout    |
        | green | Green Rally | Leaf Scout    | Ember Scout   |

  @DZ-2.4.2-1
  Rule: 2.4.2-1 A card without a colored symbol in its use cost is colorless
    - colorless: it is colorless
    - colored: one with a colored symbol is not

    @clause-colorless
    Scenario: A unit of the other player's with colorless symbols only is colorless
      Given it is Alice's main phase
      And Alice has a "Colorless Rally" in her hand
      And Bob has a released "Stone Golem" in his left own square
      When Alice plays "Colorless Rally"
      And everyone passes until the stack is empty
      Then "Stone Golem" has power 4000

    @clause-colored
    Scenario: A unit with a colored symbol beside colorless ones is not colorless
      Given it is Alice's main phase
      And Alice has a "Colorless Rally" in her hand
      And Alice has a released "Ember Giant" in her left own square
      When Alice plays "Colorless Rally"
      And everyone passes until the stack is empty
      Then "Colorless Rally" is in Alice's graveyard
      And "Ember Giant" has power 5000

  @DZ-2.4.2-2
  Rule: 2.4.2-2 A card with several colors in its use cost has all of them
    - all: it has each of these colors
    - others: and no other

    @clause-all @example
    Scenario Outline: A unit that costs <symbols> is <what>, as a <rally> shows
      Given it is Alice's main phase
      And Alice has a "<rally>" in her hand
      And Alice has a released "<unit>" in her left own square
      When Alice plays "<rally>"
      And everyone passes until the stack is empty
      Then "<unit>" has power <power>

      Examples:
        | symbols                  | what                | rally           | unit        | power |
        | red 2                    | red                 | Red Rally       | Ember Brute | 5000  |
        | colorless 2              | colorless           | Colorless Rally | Stone Golem | 4000  |
        | red 1 black 1 colorless 2 | red                 | Red Rally       | Ash Banner  | 4000  |
        | red 1 black 1 colorless 2 | black too           | Black Rally     | Ash Banner  | 4000  |

    @clause-others
    Scenario: A red and black unit is not blue
      Given it is Alice's main phase
      And Alice has a "Blue Rally" in her hand
      And Alice has a released "Ash Banner" in her left own square
      When Alice plays "Blue Rally"
      And everyone passes until the stack is empty
      Then "Blue Rally" is in Alice's graveyard
      And "Ash Banner" has power 3000

  @DZ-2.4.2-3
  Rule: 2.4.2-3 The colors are red, black, blue, white and green
    - red: red is one
    - black: black is one
    - blue: blue is one
    - white: white is one
    - green: green is one

    @clause-red
    Scenario: Red is a color that can be chosen
      Given it is Alice's main phase
      And Alice has a "Dye" in her hand
      And Alice has a released "Stone Golem" in her left own square
      When Alice plays "Dye" aiming at "Stone Golem"
      And Alice tries to name "red"
      Then that is allowed
      And "Stone Golem" is red

    @clause-black
    Scenario: Black is a color that can be chosen
      Given it is Alice's main phase
      And Alice has a "Dye" in her hand
      And Alice has a released "Stone Golem" in her left own square
      When Alice plays "Dye" aiming at "Stone Golem"
      And Alice tries to name "black"
      Then that is allowed
      And "Stone Golem" is black

    @clause-blue
    Scenario: Blue is a color that can be chosen
      Given it is Alice's main phase
      And Alice has a "Dye" in her hand
      And Alice has a released "Stone Golem" in her left own square
      When Alice plays "Dye" aiming at "Stone Golem"
      And Alice tries to name "blue"
      Then that is allowed
      And "Stone Golem" is blue

    @clause-white
    Scenario: White is a color that can be chosen
      Given it is Alice's main phase
      And Alice has a "Dye" in her hand
      And Alice has a released "Stone Golem" in her left own square
      When Alice plays "Dye" aiming at "Stone Golem"
      And Alice tries to name "white"
      Then that is allowed
      And "Stone Golem" is white

    @clause-green
    Scenario: Green is a color that can be chosen
      Given it is Alice's main phase
      And Alice has a "Dye" in her hand
      And Alice has a released "Stone Golem" in her left own square
      When Alice plays "Dye" aiming at "Stone Golem"
      And Alice tries to name "green"
      Then that is allowed
      And "Stone Golem" is green

  @DZ-2.4.2-4
  Rule: 2.4.2-4 A player who chooses a color must choose one of the five
    - five: only one of the five
    - any: any of the five, one that the card has too

    @clause-five
    Scenario Outline: A player who chooses a color cannot choose <word>
      Given it is Alice's main phase
      And Alice has a "Dye" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Dye" aiming at "Ember Scout"
      And Alice tries to name "<word>"
      Then that is refused

      Examples:
        | word      |
        | colorless |
        | gold      |

    @clause-any
    Scenario: A player who chooses a color may choose the one that the unit has
      Given it is Alice's main phase
      And Alice has a "Dye" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Dye" aiming at "Ember Scout"
      And Alice tries to name "red"
      Then that is allowed
      And "Ember Scout" is red

  # docs/decisions/3243-what-a-letter-counts-for.md
  @DZ-2.4.3
  Rule: 2.4.3 A cost that is looked at without naming a color is the sum of all its symbols' numbers
    - sum: colored and colorless symbols are added
    - bound: so it is compared

    @clause-sum @example
    Scenario: A unit that costs two blue and two colorless has a use cost of four
      Given it is Alice's main phase
      And Alice has a "Low Road" in her hand
      And Bob has a released "Tide Falcon" in his left own square
      And Bob has a released "Tide Scout" in his right own square
      When Alice tries to play "Low Road" aiming at "Tide Falcon"
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Tide Falcon" is in Bob's hand

    @clause-bound
    Scenario: A unit that costs two blue and three colorless has no use cost of four or less
      Given it is Alice's main phase
      And Alice has a "Low Road" in her hand
      And Bob has a released "Tide Roc" in his left own square
      And Bob has a released "Tide Falcon" in his right own square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice tries to play "Low Road" aiming at "Tide Roc"
      Then that is refused
      And "Tide Scout" is in Bob's middle own square
      And "Tide Falcon" is in Bob's right own square

    @clause-sum
    Scenario: A red, black and colorless use cost is added up
      Given it is Alice's main phase
      And Alice has a "Low Road" in her hand
      And Bob has a released "Ash Banner" in his left own square
      And Bob has a released "Tide Scout" in his right own square
      When Alice tries to play "Low Road" aiming at "Ash Banner"
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Ash Banner" is in Bob's hand

    @clause-sum
    Scenario: A strategy that costs one red and X, which is two, is a spell with a use cost of three
      Given it is Alice's main phase
      And Alice has a "Meteor Burst" in her hand
      And Bob has a "Lofty Hush" in his hand
      And Bob could respond
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Meteor Burst" with X as 2
      Then Bob may play "Lofty Hush"

    @clause-sum
    Scenario: A unit that costs one red and X, which is two, has a use cost of three as it is played by convocation
      Given it is Alice's main phase
      And Alice has a released "Line Caller" in her left center square
      And Alice has a released "Ember Scout" in her left enemy square
      And Alice has a "Many-Necked Eel" in her hand
      And Bob has a "Lofty Hush" in his hand
      And Bob could respond
      When Alice plays "Many-Necked Eel" by convocation with X as 2
      Then Bob may play "Lofty Hush"

  @DZ-2.4.4
  Rule: 2.4.4 Of several cards that share the highest use cost each has the highest

    Scenario: All units that share the highest use cost are destroyed
      Given it is Alice's main phase
      And Alice has a "Fall of the Costliest" in her hand
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Fall of the Costliest"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard
      And "Tide Giant" is in Bob's graveyard
      And "Tide Guard" is in Bob's right own square

    Scenario Outline: Where Ember Giant and Tide Giant cost more than Tide Guard, <unit> can be the target
      Given it is Alice's main phase
      And Alice has a "Fall of One of the Costliest" in her hand
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Fall of One of the Costliest" aiming at "<unit>"
      And everyone passes until the stack is empty
      Then "<unit>" is in <whose> graveyard

      Examples:
        | unit        | whose   |
        | Ember Giant | Alice's |
        | Tide Giant  | Bob's   |

    Scenario: Tide Guard, which costs less than Ember Giant and Tide Giant, cannot be the target
      Given it is Alice's main phase
      And Alice has a "Fall of One of the Costliest" in her hand
      And Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice tries to play "Fall of One of the Costliest" aiming at "Tide Guard"
      Then that is refused

  @DZ-2.4.5
  Rule: 2.4.5 Of several cards that share the lowest use cost each has the lowest

    Scenario: All units that share the lowest use cost are destroyed
      Given it is Alice's main phase
      And Alice has a "Fall of the Cheapest" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Fall of the Cheapest"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Scout" is in Bob's graveyard
      And "Tide Guard" is in Bob's right own square

    Scenario Outline: Where Ember Scout and Tide Scout cost less than Tide Guard, <unit> can be the target
      Given it is Alice's main phase
      And Alice has a "Fall of One of the Cheapest" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Fall of One of the Cheapest" aiming at "<unit>"
      And everyone passes until the stack is empty
      Then "<unit>" is in <whose> graveyard

      Examples:
        | unit        | whose   |
        | Ember Scout | Alice's |
        | Tide Scout  | Bob's   |

    Scenario: Tide Guard, which costs more than Ember Scout and Tide Scout, cannot be the target
      Given it is Alice's main phase
      And Alice has a "Fall of One of the Cheapest" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice tries to play "Fall of One of the Cheapest" aiming at "Tide Guard"
      Then that is refused
