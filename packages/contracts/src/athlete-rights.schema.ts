import { z } from 'zod';
import { REQUEST_TEXT_MAX } from './athlete-limits.js';
import { listedNameShape } from './athlete-name.schema.js';
import { requiredLines } from './required-text.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const instant = z.iso.datetime();

/** Most rows of one table that an athlete reads on their own device; the club's own export has all. */
export const OWN_ROWS_MAX = 10_000;

/** All that is stored of the athlete, table by table; the cells of a row are in the order of the columns. */
export const ownDataSchema = z.object({
  exported_at: instant,
  tables: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      columns: z.array(
        z.object({
          name: z.string(),
          meaning: z.string(),
          /** Numbers and times by which records are found and kept: part of the data, and no news to a reader. */
          is_technical: z.boolean(),
        }),
      ),
      rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
      /** False when there are more than `OWN_ROWS_MAX`: the earliest ones are here. */
      is_complete: z.boolean(),
    }),
  ),
});
export type OwnData = z.infer<typeof ownDataSchema>;

/** Who read the athlete's figures on a day: one row per day and reader, the last day first. */
export const ownReadersSchema = z.object({
  /** Reads before this day may have left the database for the club's archive, which an administrator can read. */
  since: calendarDateSchema,
  readers: z.array(
    z.object({
      date: calendarDateSchema,
      /** The coach's name; null when they no longer exist, and for everybody who is no coach. */
      coach: z.string().nullable(),
      /** `app`: the club's own app. `program`: one with a read key. `administrator`: an export on the server, of everything. */
      by: wordSchema(['coach', 'app', 'program', 'administrator']),
      /** The name of the program; null when its key no longer exists, and for everybody who is no program. */
      program: z.string().nullable(),
      kinds: z.array(z.string()),
    }),
  ),
});
export type OwnReaders = z.infer<typeof ownReadersSchema>;

/** What an athlete asks of the club. */
export const athleteRequestBodySchema = z
  .strictObject({
    kind: z.enum(['correction', 'erasure'], 'must be correction or erasure'),
    text: requiredLines(REQUEST_TEXT_MAX),
  })
  .meta({ examples: [{ kind: 'correction', text: 'On Monday I was at practice.' }] });
export type AthleteRequestBody = z.infer<typeof athleteRequestBodySchema>;

export const athleteRequestSchema = z.object({
  request_id: idSchema,
  kind: wordSchema(['correction', 'erasure']),
  text: z.string(),
  asked_at: instant,
  /** Null while it is open. */
  done_at: instant.nullable(),
  /** What the coach answered; null without. */
  answer: z.string().nullable(),
});
export type AthleteRequest = z.infer<typeof athleteRequestSchema>;

/** An open request among the coach's tasks. */
export const requestTaskSchema = athleteRequestSchema.extend({
  athlete_id: idSchema,
  ...listedNameShape,
  team_id: idSchema,
});
export type RequestTask = z.infer<typeof requestTaskSchema>;

/** Closes a request; the athlete reads `answer`. */
export const closeRequestBodySchema = z
  .strictObject({ answer: requiredLines(REQUEST_TEXT_MAX).nullable() })
  .meta({ examples: [{ answer: 'Corrected.' }] });
export type CloseRequestBody = z.infer<typeof closeRequestBodySchema>;
