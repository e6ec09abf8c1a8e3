/** Types of workouts, in the order of the filter. */
export const WORKOUT_TYPES = ['Strength', 'Power', 'Endurance', 'Mobility', 'Recovery'] as const;
export type WorkoutType = (typeof WORKOUT_TYPES)[number];

/** Difficulties of workouts, easiest first. */
export const WORKOUT_DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type WorkoutDifficulty = (typeof WORKOUT_DIFFICULTIES)[number];

/** Types of workout lines: something to do, or a rest. */
export const WORKOUT_LINE_TYPES = ['exercise', 'rest'] as const;
export type WorkoutLineType = (typeof WORKOUT_LINE_TYPES)[number];

export const WORKOUT_NAME_MAX = 50;
export const WORKOUT_DESCRIPTION_MAX = 2000;
/** Maximum number of lines of a workout, rests included. */
export const WORKOUT_LINES_MAX = 200;

export const LINE_NAME_MAX = 120;
export const LINE_NOTES_MAX = 2000;
export const SETS_MAX = 99;
export const REPS_MAX = 999;
/** Maximum duration of a set, a rest or a pause between sets, in seconds: one day. */
export const LINE_SECONDS_MAX = 86_400;
/** Largest exercise id: the limit of a 32-bit column. */
export const EXERCISE_ID_MAX = 2_147_483_647;

/** Fields of a line from which missing ones are derived. */
interface LineFields {
  name: string;
  type?: WorkoutLineType | undefined;
  reps?: number | null | undefined;
  duration?: number | null | undefined;
  is_time_based?: boolean | undefined;
}

/** The type of a line. Without a type, a name that contains `rest` makes it a rest. */
export function lineType({ name, type }: Pick<LineFields, 'name' | 'type'>): WorkoutLineType {
  return type ?? (name.toLowerCase().includes('rest') ? 'rest' : 'exercise');
}

/**
 * True for an exercise by time. Without `is_time_based`, a line with a duration (whole seconds) and no repetitions is
 * one.
 */
export function isTimeBased(line: LineFields): boolean {
  if (lineType(line) === 'rest') return false;
  return line.is_time_based ?? ((line.reps ?? null) === null && (line.duration ?? null) !== null);
}

/** True when a line needs a duration: every rest, and every exercise by time. */
export function needsDuration(line: LineFields): boolean {
  return lineType(line) === 'rest' || isTimeBased(line);
}

/**
 * True when the dose of a line is for each side: its notes say so, as in `Each side. Ribs down.` Nothing else of a line
 * or of its exercise tells it.
 */
export function isForEachSide(notes: string | null): boolean {
  return notes !== null && /\b(each|per) side\b/i.test(notes);
}

/** True when the line at index `at` can form a superset with the next one: both are exercises. */
export function canSuperset(lines: readonly Pick<LineFields, 'name' | 'type'>[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  return line !== undefined && next !== undefined && lineType(line) === 'exercise' && lineType(next) === 'exercise';
}

/** Number of exercises of a workout, which needs at least one; rests do not count. */
export function countExercises(lines: readonly Pick<LineFields, 'name' | 'type'>[]): number {
  return lines.filter((line) => lineType(line) === 'exercise').length;
}
