"""One step from one form of the database to the next each; Alembic reads them from here."""
