import type { EntityManager } from 'typeorm';
import { requireAthletes, requireTeam, requireTeamsOf } from '../../../common/access/coach-reach.js';
import type { FieldProblem } from '../../../common/errors/api-error.js';

/** The team or athlete that an event belongs to: exactly one of the two is set. */
export interface EventOwner {
  teamId: number | null;
  athleteId: number | null;
}

interface SentOwner {
  team_id?: number | null | undefined;
  athlete_id?: number | null | undefined;
}

const NO_OWNER: FieldProblem = { path: 'team_id', message: 'Please select either a team or an athlete.' };
const NOT_THE_ATHLETES_TEAM: FieldProblem = {
  path: 'team_id',
  message: 'Team id must be the team of the athlete, or none.',
};
const ATHLETE_ARCHIVED: FieldProblem = {
  path: 'athlete_id',
  message: 'This athlete is archived. Bring them back to the roster first.',
};

/**
 * The owner that a request names, and the problems of how it names it. With an athlete, the team must be the athlete's
 * own or none: the event then belongs to the athlete alone. Throws "not found" unless the coach reaches the team and
 * the athlete.
 */
export async function resolveOwner(
  tx: EntityManager,
  coachId: number,
  { team_id: sentTeam, athlete_id: sentAthlete }: SentOwner,
): Promise<EventOwner & { problems: FieldProblem[] }> {
  const [teamId, athleteId] = [sentTeam ?? null, sentAthlete ?? null];
  if (teamId !== null) await requireTeam(tx, coachId, teamId);
  if (athleteId === null) return { teamId, athleteId, problems: teamId === null ? [NO_OWNER] : [] };

  const ownTeam = (await requireTeamsOf(tx, coachId, [athleteId])).get(athleteId);
  return { teamId: null, athleteId, problems: teamId === null || teamId === ownTeam ? [] : [NOT_THE_ATHLETES_TEAM] };
}

/**
 * `resolveOwner` for an event that is new to its owner: an archived athlete is a problem. Archived athletes keep the
 * events they have, but the lists leave them out, so a new event would not be seen.
 */
export async function resolveNewOwner(
  tx: EntityManager,
  coachId: number,
  sent: SentOwner,
): Promise<EventOwner & { problems: FieldProblem[] }> {
  const { problems, ...owner } = await resolveOwner(tx, coachId, sent);
  const archived = owner.athleteId !== null && (await isArchived(tx, owner.athleteId));
  return { ...owner, problems: archived ? [...problems, ATHLETE_ARCHIVED] : problems };
}

async function isArchived(tx: EntityManager, athleteId: number): Promise<boolean> {
  return tx
    .createQueryBuilder()
    .from('athletes', 'athlete')
    .where('athlete.id = :athleteId AND athlete.archived_at IS NOT NULL', { athleteId })
    .getExists();
}

/**
 * Throws "not found" unless the coach reaches every owner. One change has few: a team and an athlete, before and after
 * it.
 */
export async function requireOwners(tx: EntityManager, coachId: number, owners: readonly EventOwner[]): Promise<void> {
  for (const teamId of new Set(owners.flatMap((owner) => owner.teamId ?? []))) await requireTeam(tx, coachId, teamId);
  const athletes = owners.flatMap(({ athleteId }) => athleteId ?? []);
  if (athletes.length > 0) await requireAthletes(tx, coachId, athletes);
}
