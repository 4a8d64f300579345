"""Every sentence of the game, English and German side by side.

Names in braces are facts and the same in both; what follows a colon bends a name (see `names`).
"""
