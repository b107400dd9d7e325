Feature: Gate Ruler 16-6 Defender

  @GR-16-6a
  Rule: 16-6a A unit with Defender may step back into the empty defense zone when its player's attacks are over
    - moves: it moves to the defense zone
    - may: its player may let it stay
    - who: only a unit with Defender does
    - auto: it is an automatic ability, played over the gate
    - ability: a unit that has lost it stays where it is

    @clause-moves @clause-may
    Scenario: A ready unit with Defender moves to the defense zone and stays ready if its controller says yes
      Given it is Alice's attack phase
      And Alice has a ready "Homeward Sentry" in her left attack zone
      When Alice stops attacking
      And everyone passes until somebody may do something
      And Alice says yes
      Then "Homeward Sentry" is in Alice's defense zone
      And "Homeward Sentry" is ready

    @clause-may
    Scenario: A unit with Defender stays in its attack zone if its controller says no
      Given it is Alice's attack phase
      And Alice has a ready "Homeward Sentry" in her left attack zone
      When Alice stops attacking
      And everyone passes until somebody may do something
      Then Alice may say yes or no
      When Alice says no
      And everyone passes until Bob's main phase
      Then "Homeward Sentry" is in Alice's left attack zone

    @clause-who
    Scenario: A unit without Defender stays in its attack zone when its controller stops attacking
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her right attack zone
      When Alice stops attacking
      Then it is Bob's turn
      And "Ember Recruit" is in Alice's right attack zone

    @clause-auto
    Scenario: Defender is an automatic ability, which the players can answer on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Homeward Sentry" in her left attack zone
      And Bob could respond
      When Alice stops attacking
      Then from its top the gate holds an ability of "Homeward Sentry"
      And Bob may play "Quiet Nod"

    @clause-ability
    Scenario: Defender that is lost before the attacks are over does nothing
      Given it is Alice's attack phase
      And Alice has a ready "Homeward Sentry" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Hushing Rain" in her first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Hushing Rain"
      And everyone passes until the next attack can be declared
      And Alice stops attacking
      Then it is Bob's turn
      And "Homeward Sentry" is in Alice's left attack zone

  @GR-16-6a-1
  Rule: 16-6a-1 It is done at the end of its own player's attack phase, and only if the zone is empty then
    - empty: only if the defense zone is empty then
    - whose: the defense zone of its controller
    - when: at the end of its own player's attack phase only
    - attack: only if it is in an attack zone still
    - pose: it is moved as it stands

    @clause-empty
    Scenario: A unit with Defender stays in its attack zone if its controller has a unit in the defense zone
      Given it is Alice's attack phase
      And Alice has a ready "Homeward Sentry" in her left attack zone
      And Alice has a ready "Tower Guard" in her defense zone
      When Alice stops attacking
      And everyone passes until Bob's main phase
      Then it is Bob's turn
      And "Homeward Sentry" is in Alice's left attack zone

    @clause-empty
    Scenario: Of two units with Defender, the one whose ability is played last moves, and the other stays in its attack zone
      Given it is Alice's attack phase
      And Alice has a ready "Homeward Sentry" in her left attack zone
      And Alice has a ready "Homeward Sentry" in her right attack zone
      When Alice stops attacking
      And everyone passes until a triggered ability is chosen
      And Alice plays the ability of first "Homeward Sentry" first
      And everyone passes until somebody may do something
      And Alice says yes
      And everyone passes until Bob's main phase
      Then it is Bob's turn
      And Alice has one card in her left attack zone
      And Alice has no cards in her right attack zone
      And Alice has one card in her defense zone

    @clause-when
    Scenario: A unit with Defender stays in its attack zone when the opponent stops attacking
      Given it is Bob's attack phase
      And Alice has a ready "Homeward Sentry" in her left attack zone
      When Bob stops attacking
      Then it is Alice's turn
      And "Homeward Sentry" is in Alice's left attack zone

    @clause-attack
    Scenario: A unit with Defender that is put into its owner's hand before its ability resolves stays in the hand
      Given it is Alice's attack phase
      And Alice has a ready "Homeward Sentry" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice stops attacking
      And everyone passes until an ability is on the gate
      And Bob plays "Fade Away" targeting "Homeward Sentry"
      And everyone passes until a card is in Bob's graveyard
      Then it is Bob's turn
      And "Homeward Sentry" is in Alice's hand

    @clause-pose
    Scenario: An exhausted unit with Defender that moves to the defense zone stays exhausted
      Given it is Alice's attack phase
      And Alice has an exhausted "Homeward Sentry" in her left attack zone
      When Alice stops attacking
      And everyone passes until somebody may do something
      And Alice says yes
      Then "Homeward Sentry" is in Alice's defense zone
      And "Homeward Sentry" is exhausted

    @clause-whose
    Scenario: A unit with Defender may move to the defense zone even if the opponent has a unit in his defense zone
      Given it is Alice's attack phase
      And Alice has a ready "Homeward Sentry" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice stops attacking
      Then Alice may say yes or no
      When Alice says yes
      Then "Homeward Sentry" is in Alice's defense zone

    @clause-whose
    Scenario: A unit with Defender that the opponent owns moves to its controller's defense zone
      Given it is Alice's attack phase
      And Alice has the opponent's "Homeward Sentry" in her left attack zone
      When Alice stops attacking
      And everyone passes until somebody may do something
      And Alice says yes
      Then "Homeward Sentry" is in Alice's defense zone
