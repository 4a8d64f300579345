"""Dragonkeepers (Drachenhüter): a magic book that changes with every card; for two to four."""
