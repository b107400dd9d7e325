"""Appendix A: the rulers."""
