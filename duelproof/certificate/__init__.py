"""Certificates: a run packed into one file that anybody can check offline."""
