"""The fuzz: true messages, tables, cards, choices, answers, journals, bundles and files, changed a little.

``python -m duelproof.tests.fuzz`` (``make fuzz``) tries 100,000 of them, from fixed seeds. Nothing may end in
a traceback, hang, or be taken for what it was before it was changed; and a scenario in which one answer is
changed has no wrong verdict (`duelproof.tests.fuzz.verdicts` says what is demanded of it, and what not).
"""
