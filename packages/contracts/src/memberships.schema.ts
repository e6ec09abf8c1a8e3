import { z } from 'zod';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

/** A guest belongs to a team for some days, and has another main team. */
export const MEMBERSHIP_KINDS = ['member', 'guest'] as const;
export type MembershipKind = (typeof MEMBERSHIP_KINDS)[number];

/** The days on which an athlete belongs to a team; both inclusive. */
export const membershipSchema = z.object({
  membership_id: idSchema,
  team_id: idSchema,
  team: z.object({ name: z.string() }),
  kind: wordSchema(MEMBERSHIP_KINDS),
  /** Null: nobody knows it. */
  joined_on: calendarDateSchema.nullable(),
  /** Null while no end is known. */
  last_day: calendarDateSchema.nullable(),
  jersey_number: z.string().nullable(),
  position: z.string().nullable(),
});
export type Membership = z.infer<typeof membershipSchema>;

/** How many days ago a membership may begin, and in how many it may begin or end at the latest. */
export const MEMBERSHIP_PAST_DAYS = 7;
export const MEMBERSHIP_AHEAD_DAYS = 400;

/**
 * A further team of an athlete, from a day on. A guest has a last day; a member without one belongs to the team until it
 * is ended. `version` is that of the athlete.
 */
export const addMembershipBodySchema = z
  .strictObject({
    team_id: idSchema,
    kind: z.enum(MEMBERSHIP_KINDS, 'must be member or guest'),
    joined_on: calendarDateSchema,
    last_day: calendarDateSchema.nullable(),
    version: versionSchema,
  })
  .meta({
    examples: [{ team_id: 4, kind: 'guest', joined_on: '2026-11-05', last_day: '2026-11-12', version: 3 }],
  });
export type AddMembershipBody = z.infer<typeof addMembershipBodySchema>;

/**
 * Another last day, today at the earliest; null: no end is known. With `main` the team becomes the athlete's main team.
 * `version` is that of the athlete.
 */
export const changeMembershipBodySchema = z
  .strictObject({
    last_day: calendarDateSchema.nullable().optional(),
    main: z.literal(true).optional(),
    version: versionSchema,
  })
  .refine(({ last_day: lastDay, main }) => lastDay !== undefined || main, 'must change something')
  .meta({ examples: [{ last_day: '2026-11-30', version: 3 }] });
export type ChangeMembershipBody = z.infer<typeof changeMembershipBodySchema>;
