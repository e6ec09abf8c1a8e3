/** Defaults of a new exercise that has none of its own. */
export const DEFAULT_SETS = 3;
/** Also for an exercise that is switched from time to repetitions. */
export const DEFAULT_REPS = 10;
export const DEFAULT_REST_BETWEEN_SECONDS = 60;
/** For a new rest, and for an exercise that is switched to time. */
export const DEFAULT_DURATION_SECONDS = 60;
