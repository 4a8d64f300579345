"""What the server keeps: guests, tables, seats and the log, in SQLite or PostgreSQL."""
