"""What Gate Ruler says is always so, or never."""
