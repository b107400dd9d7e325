"""What Gate Ruler says is always or never so."""
