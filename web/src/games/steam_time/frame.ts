/** The board draws the airships of the others itself, with their names. */
export const showsSeats = true;
