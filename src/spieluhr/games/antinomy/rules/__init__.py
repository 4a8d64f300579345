"""The rules, by what is decided: set-up, a turn, duel, solo; `verbs` joins them."""
