import type { Athlete } from '@touchline/contracts/athletes.schema';

/** The list with this athlete as they are now: in their place, or gone where they no longer belong to it. Who is new to it comes when it is read anew. */
export function rosterWith(
  roster: readonly Athlete[],
  athlete: Athlete,
  of: { teamId: number; archived: boolean },
): Athlete[] {
  const belongs = athlete.team_id === of.teamId && (athlete.archived_at !== null) === of.archived;
  return roster.flatMap((one) => (one.athlete_id !== athlete.athlete_id ? [one] : belongs ? [athlete] : []));
}
