"""Calls players to the table who are not there: Web Push, webhooks, e-mail."""
