/** What a workout trains, in the order of the filter. */
export const WORKOUT_TYPES = ['Strength', 'Power', 'Endurance', 'Mobility', 'Recovery'] as const;
export type WorkoutType = (typeof WORKOUT_TYPES)[number];

/** How hard a workout is, easiest first. */
export const WORKOUT_DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type WorkoutDifficulty = (typeof WORKOUT_DIFFICULTIES)[number];

/** What a row of a workout is: something to do, or a pause. */
export const WORKOUT_ROW_TYPES = ['exercise', 'rest'] as const;
export type WorkoutRowType = (typeof WORKOUT_ROW_TYPES)[number];

export const WORKOUT_NAME_MAX = 50;
/** Most rows of one workout, pauses included. */
export const WORKOUT_ROWS_MAX = 200;

/** How many exercises a workout has: its pauses are rows, but no exercises. */
export function countExercises(rows: readonly { type: WorkoutRowType }[]): number {
  return rows.filter(({ type }) => type === 'exercise').length;
}
