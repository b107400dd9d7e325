"""Engines that are wrong on purpose: each misreads the rules of a book in one way.

They stand apart from the engines: ``reference/misreadings/<game>/<chapter>.py`` holds those of a chapter, and
everything decorated with ``@misreads`` there is found.
"""
