import { z } from 'zod';
import { AVAILABILITIES, AVAILABILITY_BODY_PART_MAX, AVAILABILITY_NOTE_MAX } from './availability-rules.js';
import { requiredLines, requiredText } from './required-text.js';
import { calendarDateSchema, seenVersionSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

/**
 * The staff's word on one day: the newest record that has begun, Available after its last day and where nothing was
 * ever recorded. The note is for the team's staff alone.
 */
export const availabilitySchema = z.object({
  status: wordSchema(AVAILABILITIES),
  body_part: z.string().nullable(),
  note: z.string().nullable(),
  /** The first day; null where nothing is recorded. */
  from: calendarDateSchema.nullable(),
  /** The last day; null while the end is open. */
  until: calendarDateSchema.nullable(),
  /** Number of records so far: what a change names as the state that the coach saw. */
  version: seenVersionSchema,
});
export type Availability = z.infer<typeof availabilitySchema>;

/**
 * Adds a record about the athlete whom the address names, unless the last one says the same; nothing stored is
 * rewritten. Without `from` it begins today; `body_part`, `note` and `until` that are left out are null. `version` is
 * the state that the coach saw; without it the record is added even if others have recorded one meanwhile.
 */
export const setAvailabilityBodySchema = z
  .strictObject({
    status: z.enum(AVAILABILITIES, 'must be available, modified or out'),
    body_part: requiredText(AVAILABILITY_BODY_PART_MAX).nullable().optional(),
    note: requiredLines(AVAILABILITY_NOTE_MAX).nullable().optional(),
    from: calendarDateSchema.optional(),
    until: calendarDateSchema.nullable().optional(),
    version: seenVersionSchema.optional(),
    /** The coach's local day; absent: the day at the institution. */
    today: calendarDateSchema.optional(),
  })
  .meta({
    examples: [
      {
        status: 'out',
        body_part: 'Ankle',
        note: 'Seen by the physio.',
        from: '2026-11-05',
        until: '2026-11-19',
        version: 0,
      },
    ],
  });
export type SetAvailabilityBody = z.infer<typeof setAvailabilityBodySchema>;
