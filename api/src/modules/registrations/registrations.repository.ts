import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { MoreThan, type EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { sortKey } from '../../common/text/keys.js';
import { selectExpressions } from '../../database/row-selection.js';
import { AthleteEntity, type RosterPlace } from '../athletes/index.js';
import { registrationCutoff, TeamEntity } from '../teams/index.js';
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
    .innerJoin(TEAM_STAFF, 'staff', staffOf('pending.team_id'), { coachId })
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
    .innerJoin(TEAM_STAFF, 'staff', staffOf('pending.team_id'), { coachId })
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

export async function findTeamName(manager: EntityManager, id: number): Promise<string> {
  return (await manager.findOneOrFail(TeamEntity, { select: { name: true }, where: { id } })).name;
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

/** The athletes of the coach's teams with this e-mail address, archived ones included. */
export function findOwnByEmail(manager: EntityManager, coachId: number, emailKey: string): Promise<AthleteEntity[]> {
  return manager
    .createQueryBuilder(AthleteEntity, 'athlete')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .where('athlete.emailKey = :emailKey', { emailKey })
    .orderBy('athlete.id')
    .getMany();
}

const NAMESAKE = selectExpressions<{ teamName: string; archivedAt: unknown }>({
  teamName: 'team.name',
  archivedAt: 'athlete.archived_at',
});
const SAME_DAY = selectExpressions<{ firstName: string; lastName: string; teamName: string }>({
  firstName: 'pending.first_name',
  lastName: 'pending.last_name',
  teamName: 'team.name',
});
const inTeamOf = (person: string) => `INNER JOIN ${TEAM_STAFF} staff ON ${staffOf(`${person}.team_id`)}
  INNER JOIN teams team ON team.id = ${person}.team_id`;
const bornOnDay = (person: string) => `(${person}.date_of_birth = :dateOfBirth OR ${person}.date_of_birth IS NULL)`;

/**
 * An athlete of the coach's teams, or a registration that waits for one of them, with this name and no other birth date;
 * null without one. Somebody on a roster comes first. Two queries.
 */
export async function findNamesake(
  manager: EntityManager,
  coachId: number,
  person: { firstName: string; lastName: string; dateOfBirth: CalendarDate },
  now: Date,
): Promise<Namesake | null> {
  const nameKey = sortKey(person.lastName, person.firstName);
  const { dateOfBirth } = person;
  const athlete = await NAMESAKE.readOne(
    manager,
    `FROM athletes athlete ${inTeamOf('athlete')}
     WHERE athlete.sort_key = :nameKey AND ${bornOnDay('athlete')}
     ORDER BY CASE WHEN athlete.archived_at IS NULL THEN 0 ELSE 1 END, athlete.id LIMIT 1`,
    { coachId, nameKey, dateOfBirth },
  );
  if (athlete) return { is: athlete.archivedAt === null ? 'on the roster' : 'archived', teamName: athlete.teamName };

  const cutoff = registrationCutoff(now);
  const waiting = await SAME_DAY.read(
    manager,
    `FROM pending_athletes pending ${inTeamOf('pending')}
     WHERE pending.status = 'pending' AND pending.created_at > :cutoff AND ${bornOnDay('pending')}`,
    { coachId, cutoff, dateOfBirth },
  );
  const known = waiting.find(({ firstName, lastName }) => sortKey(lastName, firstName) === nameKey);
  return known ? { is: 'pending', teamName: known.teamName } : null;
}
