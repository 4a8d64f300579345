/** The board draws the other keepers itself: their rows and hands belong beside their names. */
export const showsSeats = true;
