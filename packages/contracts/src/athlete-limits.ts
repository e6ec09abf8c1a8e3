/** Limits of an athlete's entry, shared by form and server. */

/** Most characters of a first name, and of a last name. */
export const PERSON_NAME_MAX = 80;
export const POSITION_MAX = 60;

/** Most characters of a guardian's name, and of what they are to the child. */
export const GUARDIAN_NAME_MAX = 120;
export const RELATION_MAX = 60;

/** Longest text of a request to the club, and of its answer. */
export const REQUEST_TEXT_MAX = 500;

export const JERSEY_DIGITS_MAX = 3;

/** Kilograms, with at most one decimal. */
export const WEIGHT_MIN = 20;
export const WEIGHT_MAX = 400;

/** Centimetres, with at most one decimal. */
export const HEIGHT_MIN = 50;
export const HEIGHT_MAX = 280;
