import { z } from 'zod';
import { filledText } from './filled-text.js';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';
import {
  canSuperset,
  countExercises,
  EXERCISE_ID_MAX,
  needsDuration,
  REPS_MAX,
  ROW_NAME_MAX,
  ROW_NOTES_MAX,
  ROW_SECONDS_MAX,
  SETS_MAX,
  WORKOUT_DESCRIPTION_MAX,
  WORKOUT_DIFFICULTIES,
  WORKOUT_NAME_MAX,
  WORKOUT_ROW_TYPES,
  WORKOUT_ROWS_MAX,
  WORKOUT_TYPES,
} from './workout-rules.js';

/** A row of a workout: an exercise with what is prescribed for it, or a rest between two. What is not prescribed is null. */
export const workoutRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  sets: z.int().positive().nullable(),
  reps: z.int().positive().nullable(),
  /** Whole seconds: of each set of a time-based exercise, or of the rest. */
  duration: z.int().positive().nullable(),
  coach_notes: z.string().nullable(),
  type: z.enum(WORKOUT_ROW_TYPES),
  /** Prescribed by time instead of by repetitions. */
  is_time_based: z.boolean(),
  /** Counts from 1 without gaps. */
  order_in_workout: z.int().positive(),
  /** Where the row came from in the exercise library; null for one that was typed. */
  exercise_id: idSchema.nullable(),
  rest_between_sets_seconds: z.int().nonnegative().nullable(),
  /** Done in turn with the next row, without a rest between the two. */
  superset_with_next: z.boolean(),
});
export type WorkoutRow = z.infer<typeof workoutRowSchema>;

/** A workout of the institution's library, its rows in their order. */
export const workoutSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(WORKOUT_NAME_MAX),
  type: z.enum(WORKOUT_TYPES).nullable(),
  difficulty: z.enum(WORKOUT_DIFFICULTIES).nullable(),
  description: z.string().nullable(),
  version: versionSchema,
  exercises: z.array(workoutRowSchema).max(WORKOUT_ROWS_MAX),
});
export type Workout = z.infer<typeof workoutSchema>;

/** A row as it was when the workout was scheduled. Both spellings of its duration are on the wire. */
export const scheduledRowSchema = workoutRowSchema.extend({ duration_seconds: workoutRowSchema.shape.duration });

/**
 * A workout on a day, for a team or for one athlete: exactly one of the two ids is set. Its rows are a copy, which a later change of the
 * library leaves alone; `workout_id` names the workout it was copied from, also after that one was deleted.
 */
export const scheduledWorkoutSchema = z.object({
  id: idSchema,
  workout_uid: z.uuid(),
  workout_id: idSchema,
  plan_name: z.string(),
  scheduled_date: calendarDateSchema,
  athlete_id: idSchema.nullable(),
  team_id: idSchema.nullable(),
  version: versionSchema,
  exercises: z.array(scheduledRowSchema).max(WORKOUT_ROWS_MAX),
});
export type ScheduledWorkout = z.infer<typeof scheduledWorkoutSchema>;

const count = (most: number) => {
  const sentence = `must be a whole number from 1 to ${most}`;
  return z.int(sentence).min(1, sentence).max(most, sentence).nullable().optional();
};
const notes = (most: number) =>
  z.string('must be a text').max(most, `must have at most ${most} characters`).nullable().optional();
const PAUSE_SENTENCE = `must be a whole number of seconds from 0 to ${ROW_SECONDS_MAX}`;
/** Places may have gaps: only their order counts. */
const PLACE_MAX = 1_000_000;
const PLACE_SENTENCE = `must be a whole number from 1 to ${PLACE_MAX}`;
const EXERCISE_ID_SENTENCE = `must be a whole number from 1 to ${EXERCISE_ID_MAX}`;

/** What both kinds of rows are written with; only the name must be there. What is left out is told by the rules of `workout-rules`, or is null. */
const rowBodyShape = {
  name: filledText(ROW_NAME_MAX),
  sets: count(SETS_MAX),
  reps: count(REPS_MAX),
  is_time_based: z.boolean('must be true or false').optional(),
  coach_notes: notes(ROW_NOTES_MAX),
  type: z.enum(WORKOUT_ROW_TYPES, `must be one of ${WORKOUT_ROW_TYPES.join(', ')}`).optional(),
  /** Where every row has one they are put in this order, else they stay as listed. Stored is the place, from 1. */
  order_in_workout: z.int(PLACE_SENTENCE).min(1, PLACE_SENTENCE).max(PLACE_MAX, PLACE_SENTENCE).optional(),
  /** Whether there is such an exercise is not asked: a row outlives the one it came from. */
  exercise_id: z
    .int(EXERCISE_ID_SENTENCE)
    .min(1, EXERCISE_ID_SENTENCE)
    .max(EXERCISE_ID_MAX, EXERCISE_ID_SENTENCE)
    .meta({ format: 'id' })
    .nullable()
    .optional(),
  rest_between_sets_seconds: z
    .int(PAUSE_SENTENCE)
    .min(0, PAUSE_SENTENCE)
    .max(ROW_SECONDS_MAX, PAUSE_SENTENCE)
    .refine((value) => !Object.is(value, -0), PAUSE_SENTENCE)
    .nullable()
    .optional(),
  superset_with_next: z.boolean('must be true or false').optional(),
};

/** A row of a library workout as it is written. */
export const workoutRowBodySchema = z.strictObject({ ...rowBodyShape, duration: count(ROW_SECONDS_MAX) });
export type WorkoutRowBody = z.infer<typeof workoutRowBodySchema>;

/** A row of a scheduled workout as it is written: the same, with the other spelling of its duration. */
export const scheduledRowBodySchema = z.strictObject({ ...rowBodyShape, duration_seconds: count(ROW_SECONDS_MAX) });
export type ScheduledRowBody = z.infer<typeof scheduledRowBodySchema>;

/** The rows in the order they are meant: by their own places where every one has one, else as they are listed. */
export function inMeantOrder<Row extends Pick<WorkoutRowBody, 'order_in_workout'>>(rows: readonly Row[]): Row[] {
  if (rows.some(({ order_in_workout: place }) => place === undefined)) return [...rows];
  return [...rows].sort((a, b) => Number(a.order_in_workout) - Number(b.order_in_workout));
}

const EXERCISE_NEEDED = 'must hold at least one row that is an exercise';

/** One to 200 rows, not all of them rests, of which each that needs a duration has one, and each superset two exercises. `duration` is the spelling of these rows. */
function rowsSchema<
  Row extends z.ZodType<
    Pick<WorkoutRowBody, 'name' | 'type' | 'reps' | 'is_time_based' | 'order_in_workout' | 'superset_with_next'>
  >,
>(row: Row, duration: 'duration' | 'duration_seconds') {
  return z
    .array(row)
    .min(1, { error: EXERCISE_NEEDED, abort: true })
    .max(WORKOUT_ROWS_MAX, `must hold at most ${WORKOUT_ROWS_MAX} rows`)
    .superRefine((rows, context) => {
      if (countExercises(rows) === 0) context.addIssue({ code: 'custom', message: EXERCISE_NEEDED });
      const meant = inMeantOrder(rows);
      for (const [at, one] of meant.entries()) {
        const path = rows.indexOf(one);
        const seconds = (one as Partial<Record<typeof duration, number | null>>)[duration] ?? null;
        if (seconds === null && needsDuration({ ...one, duration: seconds }))
          context.addIssue({
            code: 'custom',
            path: [path, duration],
            message: 'must be given for a rest and for an exercise by time',
          });
        if (one.superset_with_next === true && !canSuperset(meant, at))
          context.addIssue({
            code: 'custom',
            path: [path, 'superset_with_next'],
            message: 'must be false where no exercise follows this one',
          });
      }
    });
}

/** A workout of the library as it is to be. Of an existing one, type, difficulty and description stay as they are where they are left out. */
const workoutBodyShape = {
  name: filledText(WORKOUT_NAME_MAX),
  type: z
    .enum(WORKOUT_TYPES, `must be one of ${WORKOUT_TYPES.join(', ')}`)
    .nullable()
    .optional(),
  difficulty: z
    .enum(WORKOUT_DIFFICULTIES, `must be one of ${WORKOUT_DIFFICULTIES.join(', ')}`)
    .nullable()
    .optional(),
  description: notes(WORKOUT_DESCRIPTION_MAX),
  exercises: rowsSchema(workoutRowBodySchema, 'duration'),
  /** A library workout has no date of its own. */
  workout_date: z.null('must be null').optional(),
};
const WORKOUT_EXAMPLE = {
  name: 'Legs',
  type: 'Strength',
  difficulty: 'Beginner',
  description: null,
  exercises: [
    {
      name: 'Back Squat',
      sets: 4,
      reps: 6,
      type: 'exercise',
      is_time_based: false,
      rest_between_sets_seconds: 120,
      order_in_workout: 1,
    },
    { name: 'Rest', type: 'rest', duration: 90, order_in_workout: 2 },
    {
      name: 'Plank',
      sets: 3,
      duration: 45,
      type: 'exercise',
      is_time_based: true,
      coach_notes: 'Breathe.',
      order_in_workout: 3,
    },
  ],
};

export const createWorkoutBodySchema = z.strictObject(workoutBodyShape).meta({ examples: [WORKOUT_EXAMPLE] });
export type CreateWorkoutBody = z.infer<typeof createWorkoutBodySchema>;

/** `version` is what the coach saw; anything else stored meanwhile is refused as a conflict. */
export const changeWorkoutBodySchema = z.strictObject({ ...workoutBodyShape, version: versionSchema.optional() });
export type ChangeWorkoutBody = z.infer<typeof changeWorkoutBodySchema>;

/** Puts a copy of a library workout on a day, for a team or for one athlete: exactly one of the two is not null. */
export const scheduleWorkoutBodySchema = z
  .strictObject({
    workout_id: idSchema,
    scheduled_date: calendarDateSchema,
    athlete_id: idSchema.nullable().optional(),
    team_id: idSchema.nullable().optional(),
    /** A scheduled workout of the same team or athlete and day, which goes where this one comes. */
    replace_id: idSchema.optional(),
    /** What the coach saw of that one; anything else stored meanwhile is refused as a conflict. */
    replace_version: versionSchema.optional(),
  })
  .meta({ examples: [{ workout_id: 1, scheduled_date: '2026-11-24', athlete_id: null, team_id: 1 }] });
export type ScheduleWorkoutBody = z.infer<typeof scheduleWorkoutBodySchema>;

/** A scheduled workout as it is to be: its name and all its rows. Day and owner stay. */
export const changeScheduledBodySchema = z.strictObject({
  plan_name: filledText(WORKOUT_NAME_MAX),
  exercises: rowsSchema(scheduledRowBodySchema, 'duration_seconds'),
  version: versionSchema.optional(),
});
export type ChangeScheduledBody = z.infer<typeof changeScheduledBodySchema>;
