import { z } from 'zod';
import { athleteSchema } from './athletes.schema.js';
import { calendarEventSchema } from './calendar.schema.js';
import { DAILY_TASKS } from './daily-tasks.js';
import { testProgressSchema } from './performance-tests.schema.js';
import { loadDaySchema, workloadDaySchema } from './training-load.schema.js';
import { wellnessEntrySchema } from './wellness.schema.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const count = z.int().nonnegative();
const percent = z.int().min(0).max(100);

/** `rate`: whole percent of `records` that were attended; null without records. Excused is a record that was not attended. */
export const attendanceFiguresSchema = z.object({ attended: count, records: count, rate: percent.nullable() });
export type AttendanceFigures = z.infer<typeof attendanceFiguresSchema>;

/**
 * Days with a complete wellness survey, of those on which the athlete could answer: from the day they joined, or of their
 * first answer, on. Percent and `on_track` are null without such a day.
 */
export const completionSchema = z.object({
  completed: count,
  days: count,
  percent: percent.nullable(),
  on_track: z.boolean().nullable(),
});
export type Completion = z.infer<typeof completionSchema>;

/** One athlete's part of the overview. */
export const athleteOverviewSchema = athleteSchema
  .pick({
    athlete_id: true,
    first_name: true,
    last_name: true,
    sport: true,
    team_id: true,
    team: true,
    date_of_birth: true,
    weight_kg: true,
    height_cm: true,
    injury_body_part: true,
    injury_severity: true,
  })
  .extend({
    /** Whole years; null without a date of birth. */
    age: count.nullable(),
    /** Everything that was ever recorded. */
    attendance: attendanceFiguresSchema,
    /** The last entries, oldest first, at most 7. */
    wellness: z.array(wellnessEntrySchema).max(7),
    /** The last 28 days, oldest first, none before the first session; empty without any session. */
    training_load: z.array(loadDaySchema).max(28),
    /** Monday to Sunday of the current week. */
    weekly_workload: z.array(workloadDaySchema).length(7),
    sprint: testProgressSchema,
    grip: testProgressSchema,
    /** The last 30 days, and "All Time": this month so far. */
    completion: z.object({ last_30_days: completionSchema, all_time: completionSchema }),
  });
export type AthleteOverview = z.infer<typeof athleteOverviewSchema>;

/** Everything the overview shows, in one answer: of one team or of all own teams, and of one athlete when one is asked for. */
export const overviewSchema = z.object({
  /** The day it was made for. */
  today: calendarDateSchema,
  /** The team whose figures these are; null: all own teams. */
  team_id: idSchema.nullable(),
  /** Everybody on a roster. */
  total_athletes: count,
  /** From Monday to today. */
  weekly_attendance: attendanceFiguresSchema.extend({ from: calendarDateSchema }),
  /** The next four from today on; with an athlete, theirs and their team's. */
  upcoming_events: z.array(calendarEventSchema).max(4),
  athlete: athleteOverviewSchema.nullable(),
});
export type Overview = z.infer<typeof overviewSchema>;

/** One athlete's week and day, beside the tests on the performance screen. */
export const performanceSchema = z.object({
  /** The day it was made for. */
  today: calendarDateSchema,
  /** Monday to Sunday of the current week. */
  weekly_workload: z.array(workloadDaySchema).length(7),
  /** Each task once, in the order of `DAILY_TASKS`; done where today has a record of it. */
  daily_tasks: z.array(z.object({ task: wordSchema(DAILY_TASKS), done: z.boolean() })).length(DAILY_TASKS.length),
});
export type Performance = z.infer<typeof performanceSchema>;
