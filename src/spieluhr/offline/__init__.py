"""Spieluhr without a server: the same one, inside a page of the browser, and the folder it is in.

`page` and `thinking` run there, each in a worker of its own; `folder` makes what is served.
"""
