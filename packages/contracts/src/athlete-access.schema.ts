import { z } from 'zod';
import { DEVICE_NAME_MAX, DEVICES_MAX, LINKS_MAX } from './athlete-access-rules.js';
import { listedNameShape } from './athlete-name.schema.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const instant = z.iso.datetime();

/** The first call of a device, with the key of its link. Any text is accepted; an invalid key is answered like an unknown one. */
export const pairDeviceBodySchema = z
  .strictObject({
    key: z.string('must be text').min(1, 'must not be empty').max(100, 'must have at most 100 characters'),
  })
  .meta({ examples: [{ key: '0123456789ABCDEFGHJKMNPQRS' }] });
export type PairDeviceBody = z.infer<typeof pairDeviceBodySchema>;

/** A browser that answers for an athlete. */
export const athleteDeviceSchema = z.object({
  device_id: idSchema,
  /** System and browser, as the browser names them ("iPhone, Safari"). */
  name: z.string().max(DEVICE_NAME_MAX),
  paired_at: instant,
  last_used_at: instant,
  expires_at: instant,
  /** Whether it is the one that asks; always false for a coach. */
  is_this: z.boolean(),
});
export type AthleteDevice = z.infer<typeof athleteDeviceSchema>;

/** Who may answer with what: one row per athlete on the roster. */
export const athleteAccessSchema = z.object({
  athlete_id: idSchema,
  ...listedNameShape,
  team_id: idSchema,
  /** `open`: pairs devices until `link_until`; `ended`: there was one, within the last year; `none`: there was none. */
  link: z.enum(['none', 'open', 'ended']),
  link_until: instant.nullable(),
  /** `guardian`: a guardian was asked by mail and has not answered. */
  consent: z.enum(['none', 'guardian', 'given']),
  /** Who gave it, when, and to which version of the text; null without one. */
  consent_by: wordSchema(['athlete', 'guardian', 'paper']).nullable(),
  consent_on: calendarDateSchema.nullable(),
  consent_version: z.string().nullable(),
  /** Whether the athlete gave it alone, on a phone or on a form: it ends when a guardian has to agree by a corrected birth date. */
  consent_alone: z.boolean(),
  /** Whether a guardian has to agree, by the birth date; null while the club does not know it. */
  needs_guardian: z.boolean().nullable(),
  /** Under this age a guardian has to agree. */
  guardian_age: z.int().nonnegative(),
  /** The day on which a guardian refused; null without a refusal, and after a later consent. */
  guardian_refused_on: calendarDateSchema.nullable(),
  /**
   * The confirmed address to which a link can be mailed, with most letters hidden ("a•••@athletes.example"), so that a coach
   * sees a wrong one; null without one.
   */
  mail_address: z.string().nullable(),
  devices: z.array(athleteDeviceSchema).max(DEVICES_MAX),
});
export type AthleteAccess = z.infer<typeof athleteAccessSchema>;

/** New links for these athletes, which end their former links. Paired devices stay. */
export const makeLinksBodySchema = z
  .strictObject({
    athlete_ids: z
      .array(idSchema)
      .min(1, 'must name at least one athlete')
      .max(LINKS_MAX, `must name at most ${LINKS_MAX} athletes`),
    /** `screen`: the answer has the keys, once. `mail`: they are sent to the confirmed addresses and to nobody else. */
    by: z.enum(['screen', 'mail'], 'must be screen or mail'),
  })
  .meta({ examples: [{ athlete_ids: [7], by: 'screen' }] });
export type MakeLinksBody = z.infer<typeof makeLinksBodySchema>;

/** One made link. `key` is null when it is mailed, and cannot be read again. */
export const madeLinkSchema = z.object({ athlete_id: idSchema, key: z.string().nullable(), link_until: instant });
export type MadeLink = z.infer<typeof madeLinkSchema>;
