"""What the documentation shows is done: every code block runs, or says why it does not."""
