"""Tests of the reference engines."""
