Feature: Dimension Zero 2.8 Race and attribute

  @DZ-2.8.2
  Rule: 2.8.2 A card may have several races or attributes, printed with slashes between them
    - each: it has each of its races
    - attributes: and each of its attributes
    - others: and no other

    @clause-each @example
    Scenario Outline: A Dragon and Salamander is a <race>
      Given it is Alice's main phase
      And Alice has a "<race> Rally" in her hand
      And Alice has a released "Cinder Wyrm" in her left own square
      When Alice plays "<race> Rally"
      And everyone passes until the stack is empty
      Then "Cinder Wyrm" has power 3000

      Examples:
        | race       |
        | Dragon     |
        | Salamander |

    @clause-others
    Scenario: A Dragon and Salamander is no Elf
      Given it is Alice's main phase
      And Alice has an "Elf Rally" in her hand
      And Alice has a released "Cinder Wyrm" in her left own square
      When Alice plays "Elf Rally"
      And everyone passes until the stack is empty
      Then "Elf Rally" is in Alice's graveyard
      And "Cinder Wyrm" has power 2000

    @clause-attributes
    Scenario Outline: A base with the attributes Fortress and Quarry is a <attribute>
      Given it is Alice's main phase
      And Alice has a "<attribute> Toll" in her hand
      And Alice has a "Stone Fort" in her left base square
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "<attribute> Toll"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

      Examples:
        | attribute |
        | Fortress  |
        | Quarry    |

  @DZ-2.8.3
  Rule: 2.8.3 A card whose race or attribute changes loses what it had unless that is said to remain
    - new: it has the new one
    - lost: it has lost all that it had before
    - remain: where that is said to remain, it has all of them
    - attributes: so with attributes

    @clause-new
    Scenario Outline: A Dragon that becomes an Elf by "<card>" is an Elf
      Given it is Alice's main phase
      And Alice has an "<card>" in her hand
      And Alice has an "Elf Rally" in her hand
      And Alice has a released "Cinder Wyrm" in her left own square
      When Alice plays "<card>" aiming at "Cinder Wyrm"
      And everyone passes until the stack is empty
      And Alice plays "Elf Rally"
      And everyone passes until the stack is empty
      Then "Cinder Wyrm" has power 3000

      Examples:
        | card         |
        | Elf Charm    |
        | Elf Blessing |

    @clause-lost
    Scenario Outline: A Dragon and Salamander that becomes an Elf is no <race> any more
      Given it is Alice's main phase
      And Alice has an "Elf Charm" in her hand
      And Alice has a "<race> Rally" in her hand
      And Alice has a released "Cinder Wyrm" in her left own square
      When Alice plays "Elf Charm" aiming at "Cinder Wyrm"
      And everyone passes until the stack is empty
      And Alice plays "<race> Rally"
      And everyone passes until the stack is empty
      Then "<race> Rally" is in Alice's graveyard
      And "Cinder Wyrm" has power 2000

      Examples:
        | race       |
        | Dragon     |
        | Salamander |

    @clause-remain
    Scenario Outline: A Dragon and Salamander that becomes an Elf and keeps its races is still a <race>
      Given it is Alice's main phase
      And Alice has an "Elf Blessing" in her hand
      And Alice has a "<race> Rally" in her hand
      And Alice has a released "Cinder Wyrm" in her left own square
      When Alice plays "Elf Blessing" aiming at "Cinder Wyrm"
      And everyone passes until the stack is empty
      And Alice plays "<race> Rally"
      And everyone passes until the stack is empty
      Then "Cinder Wyrm" has power 3000

      Examples:
        | race       |
        | Dragon     |
        | Salamander |

    @clause-attributes
    Scenario: A Fortress that becomes a Quarry is no Fortress any more
      Given it is Alice's main phase
      And Alice has a "Quarry Deed" in her hand
      And Alice has a "Fortress Toll" in her hand
      And Alice has a "Stone Fort" in her left base square
      When Alice plays "Quarry Deed" aiming at "Stone Fort"
      And everyone passes until the stack is empty
      And Alice plays "Fortress Toll"
      And everyone passes until the stack is empty
      Then "Fortress Toll" is in Alice's graveyard
      And Alice has no cards in her hand

  @DZ-2.8.4
  Rule: 2.8.4 Who chooses a race or attribute chooses exactly one, and one that exists
    - exists: only one that exists
    - one: exactly one

    @clause-exists
    Scenario: A player chooses a race that exists
      Given it is Alice's main phase
      And Alice has a "Chosen Kin" in her hand
      And Alice has an "Elf Rally" in her hand
      And Alice has a released "Cinder Wyrm" in her left own square
      And Bob has a released "Grove Elf" in his left own square
      When Alice plays "Chosen Kin" aiming at "Cinder Wyrm"
      And Alice tries to name "Elf"
      Then that is allowed
      When everyone passes until the stack is empty
      And Alice plays "Elf Rally"
      And everyone passes until the stack is empty
      Then "Cinder Wyrm" has power 3000

    @clause-exists
    Scenario Outline: A player chooses <race>, one of the two races of a unit
      Given it is Alice's main phase
      And Alice has a "Chosen Kin" in her hand
      And Alice has a released "Cinder Wyrm" in her left own square
      When Alice plays "Chosen Kin" aiming at "Cinder Wyrm"
      And Alice tries to name "<race>"
      Then that is allowed

      Examples:
        | race       |
        | Dragon     |
        | Salamander |

    @clause-exists
    Scenario: A player cannot choose a race that does not exist
      Given it is Alice's main phase
      And Alice has a "Chosen Kin" in her hand
      And Alice has a released "Cinder Wyrm" in her left own square
      When Alice plays "Chosen Kin" aiming at "Cinder Wyrm"
      And Alice tries to name "Teapot"
      Then that is refused

    @clause-one
    Scenario Outline: A player cannot choose two races at once, as "<two>"
      Given it is Alice's main phase
      And Alice has a "Chosen Kin" in her hand
      And Alice has a released "Cinder Wyrm" in her left own square
      When Alice plays "Chosen Kin" aiming at "Cinder Wyrm"
      And Alice tries to name "<two>"
      Then that is refused

      Examples:
        | two               |
        | Dragon/Salamander |

    @clause-one
    Scenario: A unit that becomes the one race that its player chose among its two is no longer of the other
      Given it is Alice's main phase
      And Alice has a "Chosen Kin" in her hand
      And Alice has a "Salamander Rally" in her hand
      And Alice has a released "Cinder Wyrm" in her left own square
      When Alice plays "Chosen Kin" aiming at "Cinder Wyrm"
      And Alice names "Dragon"
      And everyone passes until the stack is empty
      And Alice plays "Salamander Rally"
      And everyone passes until the stack is empty
      Then "Salamander Rally" is in Alice's graveyard
      And "Cinder Wyrm" has power 2000
