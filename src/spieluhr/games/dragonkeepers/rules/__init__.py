"""The rules: set-up, taking, the book, laying, rewards, chests, the end; `verbs` joins them."""
