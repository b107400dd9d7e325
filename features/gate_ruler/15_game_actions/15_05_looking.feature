Feature: Gate Ruler 15-5 Looking, showing, revealing

  @GR-15-5a
  Rule: 15-5a Who looks at a card, or is shown it, sees it as long as that goes on
    - look: who looks at a card that is hidden from him sees it
    - show: who is shown a card that was hidden from him sees it
    - nobody: it stays hidden from the other player
    - while: only as long as the instructions are carried out

    @clause-look @clause-nobody
    Scenario: Alice sees the top card of her deck while she looks at it, and Bob does not
      Given it is Alice's main phase
      And Alice has a "Scrying Pool" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Scrying Pool"
      And everyone passes until somebody may do something
      Then Alice sees "Siege Beast"
      And Bob does not see "Siege Beast"

    @clause-look @clause-while
    Scenario: Alice no longer sees the top card of her deck when she has looked at it
      Given it is Alice's main phase
      And Alice has a "Scrying Pool" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Scrying Pool"
      And everyone passes until somebody may do something
      Then Alice sees "Siege Beast"
      When Alice says no
      Then Alice does not see "Siege Beast"

    @clause-show @clause-nobody
    Scenario: Bob sees the top card of Alice's deck while it is shown to him, and Alice does not
      Given it is Alice's main phase
      And Alice has a "Shown Hand" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Shown Hand"
      And everyone passes until somebody may do something
      Then Bob sees "Siege Beast"
      And Alice does not see "Siege Beast"

    @clause-show @clause-while
    Scenario: Bob no longer sees the top card of Alice's deck when he has been shown it
      Given it is Alice's main phase
      And Alice has a "Shown Hand" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Shown Hand"
      And everyone passes until somebody may do something
      Then Bob sees "Siege Beast"
      When Bob says no
      Then Bob does not see "Siege Beast"

  @GR-15-5b
  Rule: 15-5b A card that is revealed is seen by both as long as that goes on
    - all: all players see it
    - while: only as long as the instructions are carried out

    @clause-all
    Scenario: Both players see the top card of Alice's deck while she reveals it
      Given it is Alice's main phase
      And Alice has an "Open Omen" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Open Omen"
      And everyone passes until somebody may do something
      Then Alice sees "Siege Beast"
      And Bob sees "Siege Beast"

    @clause-all @clause-while
    Scenario: Bob no longer sees the top card of Alice's deck when she has revealed it
      Given it is Alice's main phase
      And Alice has an "Open Omen" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Open Omen"
      And everyone passes until somebody may do something
      Then Bob sees "Siege Beast"
      When Alice says no
      Then Bob does not see "Siege Beast"
