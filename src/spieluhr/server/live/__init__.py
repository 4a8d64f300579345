"""Tables in use: who is connected, one action at a time, committed before anybody is told."""
