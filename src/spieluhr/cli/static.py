"""`spieluhr static DIR`: a folder with all of Spieluhr for any web space, without a server."""
