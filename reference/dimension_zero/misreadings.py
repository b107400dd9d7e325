"""Misreadings of Dimension Zero's book: engines that are wrong on purpose, each in one way."""

from reference.dimension_zero import misread_course, misread_phases

MISREADINGS = misread_course.MISREADINGS | misread_phases.MISREADINGS
