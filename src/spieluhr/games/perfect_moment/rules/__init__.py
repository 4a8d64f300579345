"""The rules: set-up, a turn, items by what they do, Echo; `verbs` joins them."""
