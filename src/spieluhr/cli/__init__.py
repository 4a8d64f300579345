"""One module is one command, and has two functions.

`add` declares the command and its flags in the parser; `run` does it with what was given, and
returns the exit code. A mistake of the user's is raised as a `SpieluhrError`: `main` says it.
"""
