import { z } from 'zod';
import { listedNameShape } from './athlete-name.schema.js';
import { COMPARED_WEEKS, PREVIEW_ATHLETES_MAX, PREVIEW_WEEKS_MAX } from './planned-load.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';

const load = z.number().nonnegative();

/**
 * One athlete's figures on the Sunday of a calendar week as they would be: from loads recorded up to today and loads
 * planned after it. Today counts as recorded where the athlete has a session, otherwise as planned. An event from which
 * the athlete is excused, and every day on which the athlete is out, count 0. Loads in arbitrary units, acute and chronic
 * per day; `null` as in `trainingLoadEntrySchema`.
 */
export const previewedWeekSchema = z.object({
  /** Load of the week with the previewed change, and as planned without it. */
  load,
  load_without: load,
  acute_workload: load,
  chronic_workload: load,
  acwr: load.nullable(),
  training_monotony: load.nullable(),
  history_days: z.int().nonnegative(),
  /** Days of the week, from today on, on which the staff's word is that the athlete is out. */
  days_out: z.int().min(0).max(7),
  /** Whether the load exceeds the athlete's own highest week; null without one. */
  above_highest: z.boolean().nullable(),
});
export type PreviewedWeek = z.infer<typeof previewedWeekSchema>;

export const previewedAthleteSchema = z.object({
  athlete_id: idSchema,
  ...listedNameShape,
  /** Complete calendar weeks of history among the last eight before the present one. */
  complete_weeks: z.int().min(0).max(COMPARED_WEEKS),
  /** The highest load of these weeks; null when they are fewer than four. */
  highest_week: load.nullable(),
  /** In the order of `weeks` of the preview. */
  weeks: z.array(previewedWeekSchema).max(PREVIEW_WEEKS_MAX),
});
export type PreviewedAthlete = z.infer<typeof previewedAthleteSchema>;

/** What a change of the calendar would mean for the load of each athlete; nothing is stored. */
export const planPreviewSchema = z.object({
  /** Mondays of the calendar weeks whose planned load changes and that are not over, the first ones. */
  weeks: z.array(calendarDateSchema).max(PREVIEW_WEEKS_MAX),
  /** The number of such weeks. */
  total_weeks: z.int().nonnegative(),
  /** The number of athletes; `athletes` is empty when they are more than one preview shows. */
  total_athletes: z.int().nonnegative(),
  /** By last, then first name; empty without weeks. */
  athletes: z.array(previewedAthleteSchema).max(PREVIEW_ATHLETES_MAX),
});
export type PlanPreview = z.infer<typeof planPreviewSchema>;
