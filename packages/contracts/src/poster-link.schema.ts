import { z } from 'zod';
import { calendarDateSchema, idSchema } from './wire.schema.js';

/**
 * The link on the poster of a team. It leads to a registration that waits for a coach, and to nothing else. `link` is null
 * while the team has none that works; `ended_on` is then the last day of a link that has run out.
 */
export const posterLinkSchema = z.object({
  team_id: idSchema,
  link: z
    .object({
      /** Path and fragment of the page's address. The key stands behind the `#`, so that no server logs it. */
      path: z.string(),
      /** The last day on which it works, at the club. */
      ends_on: calendarDateSchema,
      made_at: z.iso.datetime(),
    })
    .nullable(),
  ended_on: calendarDateSchema.nullable(),
  /** The last day of a link that is made today, unless the coach chooses another one. */
  default_ends_on: calendarDateSchema,
  /** The latest day that a coach can choose today. */
  latest_ends_on: calendarDateSchema,
});
export type PosterLink = z.infer<typeof posterLinkSchema>;

const INSTANT_SENTENCE = 'must be the instant at which the link was made, or null';

/**
 * `seen_made_at`: when the link was made that the coach saw, null for none. A link that a colleague has made since is not
 * replaced, and a call that is sent again ends nothing.
 */
export const renewPosterLinkBodySchema = z
  .strictObject({
    seen_made_at: z.iso.datetime(INSTANT_SENTENCE).nullable(),
    ends_on: calendarDateSchema.optional(),
  })
  .meta({ examples: [{ seen_made_at: null, ends_on: '2027-06-30' }] });
export type RenewPosterLinkBody = z.infer<typeof renewPosterLinkBodySchema>;

/** Another last day for the link that the team has. */
export const changePosterLinkBodySchema = z
  .strictObject({ ends_on: calendarDateSchema })
  .meta({ examples: [{ ends_on: '2027-06-30' }] });
export type ChangePosterLinkBody = z.infer<typeof changePosterLinkBodySchema>;
