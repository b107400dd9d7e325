"""Proof that the tests can fail: trials of every scenario against engines that are wrong on purpose."""
