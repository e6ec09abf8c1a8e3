import type { EntityManager } from 'typeorm';
import { requireAthletes, requireTeam, requireTeamsOf } from '../../common/access/coach-reach.js';
import type { FieldProblem } from '../../common/errors/api-error.js';
import { ATHLETE_ARCHIVED, NO_OWNER, NOT_THE_ATHLETES_TEAM } from './calendar.rules.js';

/** Whose an event is: exactly one of the two is set. */
export interface EventOwner {
  teamId: number | null;
  athleteId: number | null;
}

interface SentOwner {
  team_id?: number | null | undefined;
  athlete_id?: number | null | undefined;
}

/**
 * Whose the event of a call is to be, and what is wrong with how that was said. With an athlete the team may be theirs or none: the event is the
 * athlete's alone. Throws "not found" unless everything that is named is the coach's own.
 */
export async function reachOwner(
  tx: EntityManager,
  coachId: number,
  { team_id: sentTeam, athlete_id: sentAthlete }: SentOwner,
): Promise<EventOwner & { problems: FieldProblem[] }> {
  const [teamId, athleteId] = [sentTeam ?? null, sentAthlete ?? null];
  if (teamId !== null) await requireTeam(tx, coachId, teamId);
  if (athleteId === null) return { teamId, athleteId, problems: teamId === null ? [NO_OWNER] : [] };
  const theirTeam = (await requireTeamsOf(tx, coachId, [athleteId])).get(athleteId);
  return { teamId: null, athleteId, problems: teamId === null || teamId === theirTeam ? [] : [NOT_THE_ATHLETES_TEAM] };
}

/** The same for something new to them: who was archived keeps what was planned, but the lists leave out what would be added. */
export async function reachNewOwner(
  tx: EntityManager,
  coachId: number,
  sent: SentOwner,
): Promise<EventOwner & { problems: FieldProblem[] }> {
  const { problems, ...owner } = await reachOwner(tx, coachId, sent);
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

/** Throws "not found" unless the coach reaches all of them. Those of one change are few: a team and an athlete, before and after. */
export async function requireOwners(tx: EntityManager, coachId: number, owners: readonly EventOwner[]): Promise<void> {
  for (const teamId of new Set(owners.flatMap((owner) => owner.teamId ?? []))) await requireTeam(tx, coachId, teamId);
  const athletes = owners.flatMap(({ athleteId }) => athleteId ?? []);
  if (athletes.length > 0) await requireAthletes(tx, coachId, athletes);
}
