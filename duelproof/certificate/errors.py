"""What is wrong with a certificate."""


class BadCertificate(Exception):
    """The file is no certificate, or it was changed: one sentence says what is wrong."""
