"""What a table is and what each reader may see of it. No input, no output."""
