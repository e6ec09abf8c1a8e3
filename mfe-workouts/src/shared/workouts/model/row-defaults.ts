/** What a new exercise of a workout is prescribed with, where nothing says how it is usually done. */
export const DEFAULT_SETS = 3;
/** Also of one that is by time no longer. */
export const DEFAULT_REPS = 10;
export const DEFAULT_REST_BETWEEN_SECONDS = 60;
/** What a rest begins with, and an exercise that is to be by time. */
export const DEFAULT_DURATION_SECONDS = 60;
