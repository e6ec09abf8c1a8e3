import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Permission } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import { isStaff, TEAM_STAFF, type Reacher } from '../../common/access/coach-reach.js';
import { mayInOneOf } from '../../common/access/role-access.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { groupRows } from '../../common/grouping/group-rows.js';
import { select, type RowOf } from '../../database/row-selection.js';
import { MembershipEntity } from '../memberships/index.js';
import { AthleteEntity } from './athlete.entity.js';

/** The columns of an athlete on a roster. Each further column is read for each of hundreds of athletes. */
const SHOWN = [
  ...(['id', 'teamId', 'firstName', 'lastName', 'sortKey', 'email'] as const),
  ...(['dateOfBirth', 'weightKg', 'heightCm', 'version', 'archivedAt'] as const),
] as const;
const OF_MEMBERSHIP = ['kind', 'joinedOn', 'lastDay', 'jerseyNumber', 'position'] as const;

/**
 * An athlete with what the shown membership says: that of the team that is asked for, else of the main team.
 * E-mail address, birth date, weight and height are null for a coach whose role does not have `people.read`.
 */
export type ShownAthlete = Pick<AthleteEntity, (typeof SHOWN)[number]> &
  Pick<MembershipEntity, 'joinedOn' | 'lastDay' | 'jerseyNumber' | 'position'>;

/** A membership of one of the coach's teams. */
export type RosterMembership = Pick<MembershipEntity, (typeof OF_MEMBERSHIP)[number]> & {
  membershipId: number;
  teamId: number;
  teamName: string;
};

export interface RosterAthlete {
  athlete: ShownAthlete;
  /** Name and sport of the main team, which may be another coach's. */
  teamName: string;
  sport: string;
  /** On the days that are asked for, at least one; the shown one first. */
  memberships: readonly RosterMembership[];
}

/** The coach's teams by which the athlete is listed. */
export const teamIdsOf = ({ memberships }: RosterAthlete): number[] => memberships.map(({ teamId }) => teamId);

const ROSTER = select(AthleteEntity, 'athlete', SHOWN)
  .with(select(MembershipEntity, 'membership', OF_MEMBERSHIP))
  .and<{ mainTeamName: string; sport: string; membershipId: number; memberOf: number; memberOfName: string }>({
    membershipId: 'membership.id',
    mainTeamName: 'team.name',
    sport: 'team.sport',
    memberOf: 'membership.team_id',
    memberOfName: 'own.name',
  });
/** The COALESCE changes no value: it keeps MariaDB from starting with the memberships of all clubs. */
const own = (permission: Permission) => `FROM ${TEAM_STAFF} staff
  INNER JOIN memberships membership ON membership.team_id = COALESCE(staff.team_id, 0)
  INNER JOIN teams own ON own.id = membership.team_id
  INNER JOIN athletes athlete ON athlete.id = membership.athlete_id
  INNER JOIN teams team ON team.id = athlete.team_id
  WHERE ${isStaff(permission)}`;
const IN_ORDER = 'ORDER BY athlete.sort_key, athlete.id, membership.id';
/** Members on at least one of the days. */
const BETWEEN = `AND (membership.joined_on IS NULL OR membership.joined_on <= :to)
  AND (membership.last_day IS NULL OR membership.last_day >= :from)`;
/** Somebody who was archived today after training was a member today. */
const ON_ROSTER = 'AND athlete.archived_at IS NULL';
/** That of the last main team. */
const ARCHIVED = 'AND athlete.archived_at IS NOT NULL AND membership.team_id = athlete.team_id';

/** Whose roles decide what of an athlete is told. */
type Reader = Reacher & Pick<SignedInCoach, 'roles'>;

/** Which athletes to list: of one team or of all, and who belonged to it on at least one of the days. */
export interface RosterFilter {
  teamId?: number | undefined;
  /** Today without it. */
  days?: { from: CalendarDate; to: CalendarDate } | undefined;
}

/**
 * The members and guests of the coach's teams where the role has the permission, by last and first name; somebody in
 * several of the teams once. One query.
 */
export async function findOwnAthletes(
  manager: EntityManager,
  coach: Reader,
  permission: Permission,
  { teamId, days }: RosterFilter = {},
): Promise<RosterAthlete[]> {
  const { coachId, today } = coach;
  const rows = await ROSTER.read(
    manager,
    `${own(permission)} ${BETWEEN} ${days ? '' : ON_ROSTER} ${inTeam(teamId)} ${IN_ORDER}`,
    { coachId, teamId, ...(days ?? { from: today, to: today }) },
  );
  return toRoster(rows, coach);
}

/** The archived athletes whose last main team is one of the coach's, by last and first name. One query. */
export async function findArchivedAthletes(
  manager: EntityManager,
  coach: Reader,
  teamId: number | undefined,
): Promise<RosterAthlete[]> {
  const { coachId } = coach;
  return toRoster(
    await ROSTER.read(manager, `${own('people.read')} ${ARCHIVED} ${inTeam(teamId)} ${IN_ORDER}`, { coachId, teamId }),
    coach,
  );
}

/**
 * One of the coach's athletes, archived ones included; null when out of reach or, with `teamId`, not in that team. One
 * query.
 */
export async function findOwnAthlete(
  manager: EntityManager,
  coach: Reader,
  permission: Permission,
  athleteId: number,
  teamId?: number,
): Promise<RosterAthlete | null> {
  const { coachId, today } = coach;
  const rows = await ROSTER.read(
    manager,
    `${own(permission)} AND athlete.id = :athleteId ${inTeam(teamId)}
     AND ((TRUE ${BETWEEN}) OR (TRUE ${ARCHIVED})) ${IN_ORDER}`,
    { coachId, athleteId, teamId, from: today, to: today },
  );
  return toRoster(rows, coach)[0] ?? null;
}

/** All memberships of an athlete in the coach's teams, the latest first. One query. */
export async function findOwnMemberships(
  manager: EntityManager,
  { coachId }: Reacher,
  athleteId: number,
): Promise<RosterMembership[]> {
  const rows = await ROSTER.read(
    manager,
    `${own('names.read')} AND athlete.id = :athleteId ORDER BY membership.joined_on DESC, membership.id DESC`,
    { coachId, athleteId },
  );
  return rows.map(toRosterMembership);
}

const ID = select(MembershipEntity, 'membership', ['athleteId']);

/** The ids of the athletes of `findOwnAthletes` of today, at most `limit` if one is given, in any order. One query. */
export async function findOwnAthleteIds(
  manager: EntityManager,
  { coachId, today }: Reacher,
  permission: Permission,
  teamId: number | undefined,
  limit?: number,
): Promise<number[]> {
  const rows = await ID.read(
    manager,
    `FROM ${TEAM_STAFF} staff INNER JOIN memberships membership ON membership.team_id = COALESCE(staff.team_id, 0)
     INNER JOIN athletes athlete ON athlete.id = membership.athlete_id
     WHERE ${isStaff(permission)} ${BETWEEN} ${ON_ROSTER} ${inTeam(teamId)} GROUP BY membership.athlete_id
     ${limit === undefined ? '' : 'LIMIT :limit'}`,
    { coachId, teamId, limit, from: today, to: today },
  );
  return rows.map(({ athleteId }) => athleteId);
}

const inTeam = (teamId: number | undefined): string => (teamId === undefined ? '' : 'AND staff.team_id = :teamId');

/** Rows of one athlete stand beside each other. */
function toRoster(rows: readonly RowOf<typeof ROSTER>[], { roles }: Reader): RosterAthlete[] {
  return [...groupRows(rows, ({ id }) => id).values()].map((own) => toRosterAthlete(own, roles));
}

function toRosterAthlete(rows: readonly RowOf<typeof ROSTER>[], roles: Reader['roles']): RosterAthlete {
  const memberships = rows.map(toRosterMembership);
  if (memberships.length > 1)
    memberships.sort((a, b) => Number(b.teamId === rows[0]?.teamId) - Number(a.teamId === rows[0]?.teamId));
  const [row] = rows as [RowOf<typeof ROSTER>];
  const [shown] = memberships as [RosterMembership];
  const isTold = mayInOneOf(
    roles,
    'people.read',
    memberships.map(({ teamId }) => teamId),
  );
  // Member by member: this runs for thousands of athletes at once.
  const athlete: ShownAthlete = {
    id: row.id,
    teamId: row.teamId,
    firstName: row.firstName,
    lastName: row.lastName,
    sortKey: row.sortKey,
    email: isTold ? row.email : null,
    dateOfBirth: isTold ? row.dateOfBirth : null,
    weightKg: isTold ? row.weightKg : null,
    heightCm: isTold ? row.heightCm : null,
    version: row.version,
    archivedAt: row.archivedAt,
    joinedOn: shown.joinedOn,
    lastDay: shown.lastDay,
    jerseyNumber: shown.jerseyNumber,
    position: shown.position,
  };
  return { athlete, teamName: row.mainTeamName, sport: row.sport, memberships };
}

function toRosterMembership({
  membershipId,
  memberOf,
  memberOfName,
  kind,
  joinedOn,
  lastDay,
  jerseyNumber,
  position,
}: RowOf<typeof ROSTER>): RosterMembership {
  return {
    membershipId,
    teamId: memberOf,
    teamName: memberOfName,
    ...{ kind, joinedOn, lastDay, jerseyNumber, position },
  };
}
