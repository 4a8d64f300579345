"""How often does a judgement win? Self-play, a fit of chances to it, and how well the fit holds."""
