"""What a seat knows: views, worlds that agree with them, rows of numbers."""
