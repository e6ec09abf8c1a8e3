import type { SeasonChange } from '@touchline/contracts/season-changes.schema';
import { RESTORABLE_MS } from '../../common/versioned/remove-record.js';
import type { KeptAthlete } from './kept-athletes.repository.js';

interface Names {
  teams: ReadonlyMap<number, string>;
  coaches: ReadonlyMap<number, string>;
}

/** The athletes of one change, at least one. */
export function toSeasonChange([first, ...others]: [KeptAthlete, ...KeptAthlete[]], names: Names): SeasonChange {
  const coach = names.coaches.get(first.coachId);
  return {
    changed_at: first.changedAt.toISOString(),
    undo_until: new Date(first.changedAt.getTime() + RESTORABLE_MS).toISOString(),
    coach: coach === undefined ? null : { name: coach },
    first_day: first.firstDay,
    athletes: [first, ...others].map((kept) => ({ ...toNamed(kept), action: kept.action, team: teamOf(kept, names) })),
  };
}

export const toNamed = ({ athleteId, firstName, lastName }: KeptAthlete) => ({
  athlete_id: athleteId,
  first_name: firstName,
  last_name: lastName,
});

const teamOf = ({ toTeamId }: KeptAthlete, { teams }: Names) =>
  toTeamId === null ? null : { name: teams.get(toTeamId) ?? '' };
