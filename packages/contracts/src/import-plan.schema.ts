import { z } from 'zod';
import { IMPORT_CODE_MAX, IMPORT_COLUMNS_MAX, IMPORT_HEADING_MAX } from './import-limits.js';
import { IMPORT_TARGET_KEYS } from './import-fields.js';
import { calendarDateSchema, countSchema, idSchema } from './wire.schema.js';

const heading = z.string('must be text').max(IMPORT_HEADING_MAX, `must have at most ${IMPORT_HEADING_MAX} characters`);

const fieldKey = z.string('must be text').min(1, 'must not be empty').max(60, 'must have at most 60 characters');

/**
 * Which column means what. A column is known by its heading, as it stands in the file, and which of several equal ones it
 * is, from 0: columns that change their place keep their meaning, and so do those of further sheets. `group` is the heading
 * above it in tables with two header rows.
 */
export const importColumnSchema = z.strictObject({
  heading,
  group: heading.nullable(),
  occurrence: countSchema(IMPORT_COLUMNS_MAX),
  /** A field of the target. */
  field: fieldKey,
});
export type ImportColumn = z.infer<typeof importColumnSchema>;

export const DECIMAL_SIGNS = ['.', ','] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
export const NAME_ORDERS = ['first_last', 'last_first'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

/** Whether `1:15` under a duration is hours and minutes, or minutes and seconds. */
export const CLOCK_UNITS = ['h_mm', 'm_ss'] as const;
export type ClockUnit = (typeof CLOCK_UNITS)[number];
/** What plain numbers under a duration count. */
export const DURATION_UNITS = ['min', 's', 'h'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

const END_SENTENCE = 'must be a number from -1000 to 1000';
const scaleEnd = z
  .number(END_SENTENCE)
  .min(-1_000, END_SENTENCE)
  .max(1_000, END_SENTENCE)
  .refine((value) => !Object.is(value, -0), END_SENTENCE);

/** The scale that a column has in the file. `is_reversed`: its low end means what the high end of the measure means. */
export const importScaleSchema = z.strictObject({
  field: fieldKey,
  min: scaleEnd,
  max: scaleEnd,
  is_reversed: z.boolean('must be true or false'),
});
export type ImportScale = z.infer<typeof importScaleSchema>;

/** What a code of a column means: a choice of its field, null for nothing. `word` in lower case without accents. */
export const importCodeSchema = z.strictObject({
  field: fieldKey,
  word: z.string('must be text').max(IMPORT_CODE_MAX, `must have at most ${IMPORT_CODE_MAX} characters`),
  value: fieldKey.nullable(),
});
export type ImportCode = z.infer<typeof importCodeSchema>;

/** A field whose values stand below days. `heading`: what else the headings of these columns say, empty for nothing. */
export const importDayColumnsSchema = z.strictObject({ heading, field: fieldKey });
export type ImportDayColumns = z.infer<typeof importDayColumnsSchema>;

/** How a file is read: what the coach confirmed or answered. Kept for the next file with the same headings. */
export const importReadingSchema = z.strictObject({
  /** Sheets by name; empty: the first one that is visible and holds a table. */
  sheets: z.array(z.string('must be text').max(200)).max(200),
  columns: z.array(importColumnSchema).max(IMPORT_COLUMNS_MAX),
  /** Only where the cells themselves do not decide; null: they do. */
  decimal_sign: z.enum(DECIMAL_SIGNS).nullable(),
  date_order: z.enum(DATE_ORDERS).nullable(),
  name_order: z.enum(NAME_ORDERS).nullable(),
  /** Only for records of days, and left out where the file leaves nothing open. */
  days: z.array(importDayColumnsSchema).max(IMPORT_COLUMNS_MAX).optional(),
  /** Of all records that have none of their own. */
  day: calendarDateSchema.nullable().optional(),
  /** Of the first day without one. */
  year: z.int('must be a year').min(2000, 'must be a year').max(2100, 'must be a year').nullable().optional(),
  scales: z.array(importScaleSchema).max(IMPORT_COLUMNS_MAX).optional(),
  codes: z.array(importCodeSchema).max(IMPORT_COLUMNS_MAX).optional(),
  clock: z.enum(CLOCK_UNITS).nullable().optional(),
  duration_unit: z.enum(DURATION_UNITS).nullable().optional(),
});
export type ImportReading = z.infer<typeof importReadingSchema>;

/** Who a name of the file is: an athlete of the coach, or null for somebody new. Rows of a skipped one are left out. */
export const importPersonSchema = z.strictObject({
  /** First and last name with one blank, as they are read from the file. */
  name: z.string('must be text').max(400, 'must have at most 400 characters'),
  date_of_birth: calendarDateSchema.nullable(),
  athlete_id: idSchema.nullable(),
  is_skipped: z.boolean('must be true or false'),
});
export type ImportPerson = z.infer<typeof importPersonSchema>;

/** Of the headings of a file, whatever their order: by it the next file like this one is known. */
export const headingsFingerprintSchema = z
  .string('must be text')
  .regex(/^h[0-9a-f]{16}$/, 'must be h and 16 hexadecimal digits');

/** More than any spreadsheet has. */
const LINE_MAX = 10_000_000;

/** A record of a file: its line as spreadsheets count them, from 1, and its day where a line has several. */
export const importPlaceSchema = z.strictObject({
  sheet: z.string('must be text').max(200, 'must have at most 200 characters'),
  line: z.int('must be a line').positive('must be a line').max(LINE_MAX, 'must be a line'),
  day: calendarDateSchema.nullable(),
});
export type ImportPlace = z.infer<typeof importPlaceSchema>;

export const importPlanSchema = z.strictObject({
  target: z.enum(IMPORT_TARGET_KEYS, `must be one of ${IMPORT_TARGET_KEYS.join(', ')}`),
  fingerprint: headingsFingerprintSchema,
  reading: importReadingSchema,
  people: z.array(importPersonSchema).max(5_000),
  /** Records whose values replace what somebody typed since. */
  overwritten: z.array(importPlaceSchema).max(5_000),
});
export type ImportPlan = z.infer<typeof importPlanSchema>;
