import { z } from 'zod';
import { calendarDateSchema, idSchema, versionSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const instantSchema = z.iso.datetime();

/**
 * What a season's change does with an athlete of a team: `carry_over` ends the membership and begins one in another team,
 * `copy` begins one in another team as well, `end` ends the membership.
 */
export const SEASON_ACTIONS = ['carry_over', 'copy', 'end'] as const;
export type SeasonAction = (typeof SEASON_ACTIONS)[number];

/** Most athletes of one change. */
export const SEASON_ATHLETES_MAX = 200;

const changedAthleteSchema = z
  .strictObject({
    athlete_id: idSchema,
    action: z.enum(SEASON_ACTIONS, 'must be carry_over, copy or end'),
    /** The team that the athlete joins; null with `end`. */
    team_id: idSchema.nullable(),
    /** That of the athlete as the coach saw them. */
    version: versionSchema,
  })
  .refine(({ action, team_id: teamId }) => (action === 'end') === (teamId === null), {
    path: ['team_id'],
    message: 'must be a team unless the membership only ends',
  });

/** The season's change of a team. Who is not named stays on the team. */
export const changeSeasonBodySchema = z
  .strictObject({
    /** The first day of the new memberships, today at the earliest; the ended ones last until the day before. */
    first_day: calendarDateSchema,
    athletes: z.array(changedAthleteSchema).min(1, 'must name an athlete').max(SEASON_ATHLETES_MAX),
  })
  .refine(({ athletes }) => new Set(athletes.map(({ athlete_id: id }) => id)).size === athletes.length, {
    path: ['athletes'],
    message: 'must name each athlete once',
  })
  .meta({
    examples: [
      {
        first_day: '2026-07-01',
        athletes: [
          { athlete_id: 12, action: 'carry_over', team_id: 4, version: 3 },
          { athlete_id: 15, action: 'end', team_id: null, version: 1 },
        ],
      },
    ],
  });
export type ChangeSeasonBody = z.infer<typeof changeSeasonBodySchema>;

/** A season's change that can be undone. */
export const seasonChangeSchema = z.object({
  /** Tells the changes of a team apart. */
  changed_at: instantSchema,
  undo_until: instantSchema,
  /** Who changed it; null for somebody without an account any more. */
  coach: z.object({ name: z.string() }).nullable(),
  first_day: calendarDateSchema,
  /** By name. */
  athletes: z.array(
    z.object({
      athlete_id: idSchema,
      first_name: z.string(),
      last_name: z.string(),
      action: wordSchema(SEASON_ACTIONS),
      team: z.object({ name: z.string() }).nullable(),
    }),
  ),
});
export type SeasonChange = z.infer<typeof seasonChangeSchema>;

export const undoSeasonBodySchema = z
  .strictObject({ changed_at: instantSchema })
  .meta({ examples: [{ changed_at: '2026-06-12T16:05:00.000Z' }] });
export type UndoSeasonBody = z.infer<typeof undoSeasonBodySchema>;

const namedSchema = z.object({ athlete_id: idSchema, first_name: z.string(), last_name: z.string() });

/** `kept`: athletes whose teams or days somebody has changed since; they stay as they are. */
export const undoneSeasonSchema = z.object({ restored: z.array(namedSchema), kept: z.array(namedSchema) });
export type UndoneSeason = z.infer<typeof undoneSeasonSchema>;
