"""A finished game looked back at: what decisions cost by what was known, and what luck brought.

The room is called reviews because `spieluhr.review` is the call of the front door.
"""
