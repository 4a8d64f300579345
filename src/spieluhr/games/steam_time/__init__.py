"""Steam Time."""
