"""What every game must hold, run on every game that is found."""
