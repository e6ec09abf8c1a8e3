import type { EntityManager } from 'typeorm';
import { requireAthletes, requireTeam, requireTeamsOf, type Reacher } from '../../../common/access/coach-reach.js';
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
  message: 'Team id must be a team of the athlete, or none.',
};
const ATHLETE_ARCHIVED: FieldProblem = {
  path: 'athlete_id',
  message: 'This athlete is archived. Bring them back to the roster first.',
};

/**
 * The owner that a request names, and the problems of how it names it. With an athlete, the team must be one of the
 * athlete's or none: the event then belongs to the athlete alone. Throws "not found" unless the coach reaches the team and
 * the athlete.
 */
export async function resolveOwner(
  tx: EntityManager,
  coach: Reacher,
  { team_id: sentTeam, athlete_id: sentAthlete }: SentOwner,
): Promise<EventOwner & { problems: FieldProblem[] }> {
  const [teamId, athleteId] = [sentTeam ?? null, sentAthlete ?? null];
  if (teamId !== null) await requireTeam(tx, coach, 'plan.write', teamId);
  if (athleteId === null) return { teamId, athleteId, problems: teamId === null ? [NO_OWNER] : [] };

  const own = await requireTeamsOf(tx, coach, 'plan.write', athleteId);
  const isOfAthlete = teamId === null || own.includes(teamId);
  return { teamId: null, athleteId, problems: isOfAthlete ? [] : [NOT_THE_ATHLETES_TEAM] };
}

/**
 * `resolveOwner` for an event that is new to its owner: an archived athlete is a problem. Archived athletes keep the
 * events they have, but the lists leave them out, so a new event would not be seen.
 */
export async function resolveNewOwner(
  tx: EntityManager,
  coach: Reacher,
  sent: SentOwner,
): Promise<EventOwner & { problems: FieldProblem[] }> {
  const { problems, ...owner } = await resolveOwner(tx, coach, sent);
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
export async function requireOwners(tx: EntityManager, coach: Reacher, owners: readonly EventOwner[]): Promise<void> {
  for (const teamId of new Set(owners.flatMap((owner) => owner.teamId ?? [])))
    await requireTeam(tx, coach, 'plan.write', teamId);
  const athletes = owners.flatMap(({ athleteId }) => athleteId ?? []);
  if (athletes.length > 0) await requireAthletes(tx, coach, 'plan.write', athletes);
}
