"""The Perfect Moment: four decades, two plans, one paradox; for two, or alone against Echo."""
