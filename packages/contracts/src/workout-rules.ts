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
export const WORKOUT_DESCRIPTION_MAX = 2000;
/** Most rows of one workout, pauses included. */
export const WORKOUT_ROWS_MAX = 200;

export const ROW_NAME_MAX = 120;
export const ROW_NOTES_MAX = 2000;
export const SETS_MAX = 99;
export const REPS_MAX = 999;
/** Seconds: the longest a set, a rest or a pause between sets lasts is a day. */
export const ROW_SECONDS_MAX = 86_400;
/** Largest number that names an exercise: what a 32-bit column holds. */
export const EXERCISE_ID_MAX = 2_147_483_647;

/** What the words of a row decide where it does not say them itself. */
interface RowWords {
  name: string;
  type?: WorkoutRowType | undefined;
  reps?: number | null | undefined;
  duration?: number | null | undefined;
  is_time_based?: boolean | undefined;
}

/** What a row is; only one that does not say it is told by its name, which contains `rest`. */
export function rowType({ name, type }: Pick<RowWords, 'name' | 'type'>): WorkoutRowType {
  return type ?? (name.toLowerCase().includes('rest') ? 'rest' : 'exercise');
}

/** Whether a row is an exercise by time; one that does not say it is, where it has a duration (whole seconds) and no repetitions. */
export function isTimeBased(row: RowWords): boolean {
  if (rowType(row) === 'rest') return false;
  return row.is_time_based ?? ((row.reps ?? null) === null && (row.duration ?? null) !== null);
}

/** Whether a row says nothing without a duration: every rest, and every exercise by time. */
export function needsDuration(row: RowWords): boolean {
  return rowType(row) === 'rest' || isTimeBased(row);
}

/** Whether the row at `at` can be done in turn with the next one: both are exercises. */
export function canSuperset(rows: readonly Pick<RowWords, 'name' | 'type'>[], at: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  return row !== undefined && next !== undefined && rowType(row) === 'exercise' && rowType(next) === 'exercise';
}

/** How many exercises a workout has, of which it needs one: its pauses are rows, but no exercises. */
export function countExercises(rows: readonly Pick<RowWords, 'name' | 'type'>[]): number {
  return rows.filter((row) => rowType(row) === 'exercise').length;
}
