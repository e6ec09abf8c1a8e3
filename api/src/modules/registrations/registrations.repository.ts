import { MoreThan, type EntityManager } from 'typeorm';
import { isOwnAthlete, staffOf, TEAM_STAFF, type Reacher } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { sortKey } from '../../common/text/keys.js';
import { DeletedRecordEntity } from '../../common/versioned/deleted-record.entity.js';
import { select, selectExpressions } from '../../database/row-selection.js';
import { AthleteEntity, type RosterPlace } from '../athletes/index.js';
import { registrationCutoff, TeamEntity } from '../teams/index.js';
import { compareIdentities, findSamePerson, type Identity } from './registrations.rules.js';
import { PendingAthleteEntity } from './pending-athlete.entity.js';
import type { Namesake } from './registrations.errors.js';

export interface ListedRegistration {
  athlete: PendingAthleteEntity;
  teamName: string;
  sport: string;
}

export interface PendingWindow {
  /** Only registrations after this instant: the others have expired. */
  cutoff: Date;
  /** Only registrations after this one: the end of the previous page. */
  after?: { createdAt: Date; id: number } | undefined;
  limit?: number | undefined;
}

/** The pending registrations for the coach's teams, oldest first. One query. */
export async function findPending(
  manager: EntityManager,
  coachId: number,
  { cutoff, after, limit }: PendingWindow,
): Promise<ListedRegistration[]> {
  const query = manager
    .createQueryBuilder(PendingAthleteEntity, 'pending')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('pending.team_id', 'people.write'), { coachId })
    .innerJoin('teams', 'team', 'team.id = pending.team_id')
    .addSelect('team.name', 'team_name')
    .addSelect('team.sport', 'team_sport')
    .where('pending.status = :status AND pending.createdAt > :cutoff', { status: 'pending', cutoff })
    .orderBy('pending.createdAt')
    .addOrderBy('pending.id')
    .limit(limit);
  if (after) query.andWhere('(pending.createdAt, pending.id) > (:createdAt, :id)', after);
  const { entities, raw } = await query.getRawAndEntities<{ team_name: string; team_sport: string }>();
  return entities.map((athlete, at) => ({
    athlete,
    teamName: raw[at]?.team_name ?? '',
    sport: raw[at]?.team_sport ?? '',
  }));
}

/** The number of registrations for a team that are pending and have not expired at `now`. */
export function countPending(manager: EntityManager, teamId: number, now: Date): Promise<number> {
  const createdAt = MoreThan(registrationCutoff(now));
  return manager.countBy(PendingAthleteEntity, { teamId, status: 'pending', createdAt });
}

/** A registration for one of the coach's teams, pending or answered; null when it is out of reach. */
export function findOwnRegistration(
  manager: EntityManager,
  coachId: number,
  id: number,
): Promise<PendingAthleteEntity | null> {
  return manager
    .createQueryBuilder(PendingAthleteEntity, 'pending')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('pending.team_id', 'people.write'), { coachId })
    .where('pending.id = :id', { id })
    .getOne();
}

/** The id of the team whose code this is; null for an unknown code and for one that has expired at `now`. */
export async function findTeamByCode(
  manager: EntityManager,
  registrationCode: string,
  now: Date,
): Promise<number | null> {
  const team = await manager.findOne(TeamEntity, {
    select: { id: true },
    where: { registrationCode, codeExpiresAt: MoreThan(now) },
  });
  return team?.id ?? null;
}

const LAST_NUMBER = selectExpressions<{ last: number | null }>({ last: 'MAX(athlete.roster_number)' });

/**
 * The next free place on the rosters of the institution. Read before the rosters are looked through: an athlete who
 * joins after that makes the number a taken one.
 */
export async function nextRosterPlace(manager: EntityManager, institutionId: number): Promise<RosterPlace> {
  const found = await LAST_NUMBER.readOne(
    manager,
    'FROM athletes athlete WHERE athlete.institution_id = :institutionId',
    { institutionId },
  );
  return { institutionId, rosterNumber: (found?.last ?? 0) + 1 };
}

/** The coach who puts somebody on a roster. */
export type RosterCoach = Reacher & Pick<SignedInCoach, 'institutionId'>;

/** An athlete of the coach's teams, with the name of the main team. */
export type KnownAthlete = AthleteEntity & { teamName: string };

const NAMED = select(AthleteEntity, 'athlete').and<{ teamName: string }>({ teamName: 'team.name' });

/** The athletes of the coach's teams with the names of these persons, archived ones included. At most one query. */
export async function findOwnNamed(
  manager: EntityManager,
  { coachId, today, institutionId }: RosterCoach,
  persons: readonly { firstName: string; lastName: string }[],
): Promise<KnownAthlete[]> {
  if (persons.length === 0) return [];
  const nameKeys = [...new Set(persons.map(({ firstName, lastName }) => sortKey(lastName, firstName)))];
  return NAMED.read(
    manager,
    `FROM teams team
     INNER JOIN athletes athlete ON athlete.team_id = COALESCE(team.id, 0) AND athlete.sort_key IN (:...nameKeys)
     WHERE team.institution_id = :institutionId AND ${isOwnAthlete('people.write')}`,
    { coachId, today, institutionId, nameKeys },
  );
}

/**
 * An athlete of the coach's teams, or a registration that waits for one of them, who may be this person; null without one.
 * Somebody on a roster comes first. Two queries.
 */
export async function findNamesake(
  manager: EntityManager,
  coach: RosterCoach,
  person: Identity & { teamId: number },
  now: Date,
): Promise<Namesake | null> {
  const { same, maybe } = findSamePerson(await findOwnNamed(manager, coach, [person]), person);
  const athlete = same ?? maybe[0];
  if (athlete) return { is: athlete.archivedAt === null ? 'on the roster' : 'archived', teamName: athlete.teamName };

  const waiting = await findPending(manager, coach.coachId, { cutoff: registrationCutoff(now) });
  const known = waiting.find((registration) => compareIdentities(registration.athlete, person) !== 'different');
  return known ? { is: 'pending', teamName: known.teamName } : null;
}

const JOINED = select(DeletedRecordEntity, 'joined');

/** Registrations for the coach's teams that were joined to an athlete after `since`, newest first. One query. */
export function findJoined(manager: EntityManager, coachId: number, since: Date): Promise<DeletedRecordEntity[]> {
  return JOINED.read(
    manager,
    `FROM deleted_records joined
     INNER JOIN pending_athletes pending ON pending.id = joined.record_id
     INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('pending.team_id', 'people.write')}
     WHERE joined.kind = 'registration' AND joined.deleted_at > :since
     ORDER BY joined.deleted_at DESC, joined.record_id DESC`,
    { coachId, since },
  );
}

const TEAM_NAME = select(TeamEntity, 'team', ['id', 'name']);

/** The names of the coach's teams by their ids. One query. */
export async function findTeamNames(manager: EntityManager, coachId: number): Promise<Map<number, string>> {
  const rows = await TEAM_NAME.read(
    manager,
    `FROM teams team INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('team.id', 'people.write')}`,
    {
      coachId,
    },
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
