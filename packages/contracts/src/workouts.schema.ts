import { z } from 'zod';
import { eventDurationSchema } from './calendar.schema.js';
import { requiredText } from './required-text.js';
import { rpeSchema } from './training-load.schema.js';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';
import {
  canSuperset,
  countExercises,
  EXERCISE_ID_MAX,
  needsDuration,
  REPS_MAX,
  LINE_NAME_MAX,
  LINE_NOTES_MAX,
  LINE_SECONDS_MAX,
  SETS_MAX,
  WORKOUT_DESCRIPTION_MAX,
  WORKOUT_DIFFICULTIES,
  WORKOUT_NAME_MAX,
  WORKOUT_LINE_TYPES,
  WORKOUT_LINES_MAX,
  WORKOUT_TYPES,
} from './workout-rules.js';

/** A line of a workout: an exercise with its prescription, or a rest. Values that are not prescribed are null. */
export const workoutLineSchema = z.object({
  id: idSchema,
  name: z.string(),
  sets: z.int().positive().nullable(),
  reps: z.int().positive().nullable(),
  /** Whole seconds: per set of a time-based exercise, or of the rest. */
  duration: z.int().positive().nullable(),
  coach_notes: z.string().nullable(),
  type: z.enum(WORKOUT_LINE_TYPES),
  /** Prescribed by time instead of repetitions. */
  is_time_based: z.boolean(),
  /** Counts from 1 without gaps. */
  order_in_workout: z.int().positive(),
  /** The exercise of the library that the line came from; null for one that was typed. */
  exercise_id: idSchema.nullable(),
  rest_between_sets_seconds: z.int().nonnegative().nullable(),
  /** Alternates with the next line, without a rest between them. */
  superset_with_next: z.boolean(),
});
export type WorkoutLine = z.infer<typeof workoutLineSchema>;

/** A workout of the institution's library, with its lines in order. */
export const workoutSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(WORKOUT_NAME_MAX),
  type: wordSchema(WORKOUT_TYPES).nullable(),
  difficulty: wordSchema(WORKOUT_DIFFICULTIES).nullable(),
  description: z.string().nullable(),
  version: versionSchema,
  exercises: z.array(workoutLineSchema).max(WORKOUT_LINES_MAX),
});
export type Workout = z.infer<typeof workoutSchema>;

/** A line as it was when the workout was scheduled. Its duration has two spellings on the wire. */
export const scheduledWorkoutLineSchema = workoutLineSchema.extend({
  duration_seconds: workoutLineSchema.shape.duration,
});

/**
 * A workout on a day without its lines, for a team or for one athlete: exactly one of the two ids is set. `workout_id`
 * names the library workout, also after that one was deleted.
 */
export const scheduledDateSchema = z.object({
  id: idSchema,
  workout_uid: z.uuid(),
  workout_id: idSchema,
  plan_name: z.string(),
  scheduled_date: calendarDateSchema,
  athlete_id: idSchema.nullable(),
  team_id: idSchema.nullable(),
  version: versionSchema,
});
export type ScheduledDate = z.infer<typeof scheduledDateSchema>;

/** The same with its lines, a copy that later changes of the library do not affect. */
export const scheduledWorkoutSchema = scheduledDateSchema.extend({
  exercises: z.array(scheduledWorkoutLineSchema).max(WORKOUT_LINES_MAX),
});
export type ScheduledWorkout = z.infer<typeof scheduledWorkoutSchema>;

const countUpTo = (most: number) => {
  const sentence = `must be a whole number from 1 to ${most}`;
  return z.int(sentence).min(1, sentence).max(most, sentence).nullable().optional();
};
const notes = (most: number) =>
  z.string('must be text').max(most, `must have at most ${most} characters`).nullable().optional();
const PAUSE_SENTENCE = `must be a whole number of seconds from 0 to ${LINE_SECONDS_MAX}`;
/** Order numbers may have gaps: only their order counts. */
const ORDER_MAX = 1_000_000;
const ORDER_SENTENCE = `must be a whole number from 1 to ${ORDER_MAX}`;
const EXERCISE_ID_SENTENCE = `must be a whole number from 1 to ${EXERCISE_ID_MAX}`;

/**
 * Fields of both kinds of lines in a write; only the name is required. Fields that are left out are derived by
 * `workout-rules`, or null.
 */
const lineBodyShape = {
  name: requiredText(LINE_NAME_MAX),
  sets: countUpTo(SETS_MAX),
  reps: countUpTo(REPS_MAX),
  is_time_based: z.boolean('must be true or false').optional(),
  coach_notes: notes(LINE_NOTES_MAX),
  type: z.enum(WORKOUT_LINE_TYPES, `must be one of ${WORKOUT_LINE_TYPES.join(', ')}`).optional(),
  /** When every line has one, lines are sorted by it, else they stay as listed. Stored as 1, 2, 3 … */
  order_in_workout: z.int(ORDER_SENTENCE).min(1, ORDER_SENTENCE).max(ORDER_MAX, ORDER_SENTENCE).optional(),
  /** The exercise may no longer exist: a line outlives the exercise it came from. */
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
    .max(LINE_SECONDS_MAX, PAUSE_SENTENCE)
    .refine((value) => !Object.is(value, -0), PAUSE_SENTENCE)
    .nullable()
    .optional(),
  superset_with_next: z.boolean('must be true or false').optional(),
};

/** A line of a library workout in a write. */
export const workoutLineBodySchema = z.strictObject({ ...lineBodyShape, duration: countUpTo(LINE_SECONDS_MAX) });
export type WorkoutLineBody = z.infer<typeof workoutLineBodySchema>;

/** A line of a scheduled workout in a write: the same fields, with the other spelling of its duration. */
export const scheduledWorkoutLineBodySchema = z.strictObject({
  ...lineBodyShape,
  duration_seconds: countUpTo(LINE_SECONDS_MAX),
});
export type ScheduledWorkoutLineBody = z.infer<typeof scheduledWorkoutLineBodySchema>;

/** The lines in the intended order: by order number when every line has one, else as listed. */
export function sortByOrder<Line extends Pick<WorkoutLineBody, 'order_in_workout'>>(lines: readonly Line[]): Line[] {
  if (lines.some(({ order_in_workout: order }) => order === undefined)) return [...lines];
  return [...lines].sort((a, b) => Number(a.order_in_workout) - Number(b.order_in_workout));
}

const EXERCISE_NEEDED = 'must hold at least one row that is an exercise';

/**
 * One to 200 lines with at least one exercise; each line that needs a duration has one, and a superset needs two
 * exercises. `duration` is the name of the duration field.
 */
function linesSchema<
  Line extends z.ZodType<
    Pick<WorkoutLineBody, 'name' | 'type' | 'reps' | 'is_time_based' | 'order_in_workout' | 'superset_with_next'>
  >,
>(line: Line, duration: 'duration' | 'duration_seconds') {
  return z
    .array(line)
    .min(1, { error: EXERCISE_NEEDED, abort: true })
    .max(WORKOUT_LINES_MAX, `must hold at most ${WORKOUT_LINES_MAX} rows`)
    .superRefine((lines, context) => {
      if (countExercises(lines) === 0) context.addIssue({ code: 'custom', message: EXERCISE_NEEDED });
      const ordered = sortByOrder(lines);
      for (const [at, current] of ordered.entries()) {
        const path = lines.indexOf(current);
        const seconds = (current as Partial<Record<typeof duration, number | null>>)[duration] ?? null;
        if (seconds === null && needsDuration({ ...current, duration: seconds }))
          context.addIssue({
            code: 'custom',
            path: [path, duration],
            message: 'must be given for a rest and for an exercise by time',
          });
        if (current.superset_with_next === true && !canSuperset(ordered, at))
          context.addIssue({
            code: 'custom',
            path: [path, 'superset_with_next'],
            message: 'must be false where no exercise follows this one',
          });
      }
    });
}

/**
 * The new state of a library workout. For an existing one, type, difficulty and description stay when they are left
 * out.
 */
const workoutBodyShape = {
  name: requiredText(WORKOUT_NAME_MAX),
  type: z
    .enum(WORKOUT_TYPES, `must be one of ${WORKOUT_TYPES.join(', ')}`)
    .nullable()
    .optional(),
  difficulty: z
    .enum(WORKOUT_DIFFICULTIES, `must be one of ${WORKOUT_DIFFICULTIES.join(', ')}`)
    .nullable()
    .optional(),
  description: notes(WORKOUT_DESCRIPTION_MAX),
  exercises: linesSchema(workoutLineBodySchema, 'duration'),
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

/** `version` is the version the coach saw; any other stored version is refused as a conflict. */
export const changeWorkoutBodySchema = z.strictObject({ ...workoutBodyShape, version: versionSchema.optional() });
export type ChangeWorkoutBody = z.infer<typeof changeWorkoutBodySchema>;

/** Schedules a copy of a library workout for a team or for one athlete: exactly one of the two is not null. */
export const scheduleWorkoutBodySchema = z
  .strictObject({
    workout_id: idSchema,
    scheduled_date: calendarDateSchema,
    athlete_id: idSchema.nullable().optional(),
    team_id: idSchema.nullable().optional(),
    /** A scheduled workout of the same team or athlete and day that this one replaces. */
    replace_id: idSchema.optional(),
    /** The version of that workout that the coach saw; any other stored version is refused as a conflict. */
    replace_version: versionSchema.optional(),
    /** The load that is planned: session RPE and minutes of the workout's event. */
    planned_rpe: rpeSchema.nullable().optional(),
    duration_min: eventDurationSchema.optional(),
  })
  .meta({
    examples: [
      {
        workout_id: 1,
        scheduled_date: '2026-11-24',
        athlete_id: null,
        team_id: 1,
        planned_rpe: 6,
        duration_min: 45,
      },
    ],
  });
export type ScheduleWorkoutBody = z.infer<typeof scheduleWorkoutBodySchema>;

/** The new name and lines of a scheduled workout. Day and owner stay. */
export const changeScheduledBodySchema = z.strictObject({
  plan_name: requiredText(WORKOUT_NAME_MAX),
  exercises: linesSchema(scheduledWorkoutLineBodySchema, 'duration_seconds'),
  version: versionSchema.optional(),
});
export type ChangeScheduledBody = z.infer<typeof changeScheduledBodySchema>;
