import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { may, rolesThatMay, STAFF_ROLES, type Permission, type StaffRole } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import { selectExpressions } from '../../database/row-selection.js';
import type { SignedInCoach } from '../auth/signed-in-coach.js';
import { notFound, notPermitted, unreachedDay, validationFailed } from '../errors/shared.errors.js';
import { Reach, type ReachedDays } from './reach.js';

/**
 * The only place that decides which teams and athletes a coach may reach, for which kind of data and on which days: the
 * teams the coach is staff of, by the role there, and the athletes on the days of their memberships. The queries name
 * tables instead of entities, so that every module can use them without importing another. Athletes and teams out of reach
 * are answered like unknown ones; what the role does not allow within a team of the coach is answered 403.
 */

/** The coach, the day at the club, which decides whose membership has begun and not ended, and the settings of the club. */
export type Reacher = Pick<SignedInCoach, 'coachId' | 'today' | 'carriedDays' | 'otherTeamsSessions'>;

/**
 * Joins `team_staff`, for teams where the coach's role has the permission: `INNER JOIN ${TEAM_STAFF} staff ON
 * ${staffOf('event.team_id', 'plan.read')}`, with the parameter `coachId`.
 */
export const TEAM_STAFF = 'team_staff';
export const staffOf = (teamColumn: string, permission: Permission): string =>
  `staff.team_id = ${teamColumn} AND ${isStaff(permission)}`;

/** The condition that `staff` is a row of the coach with a role that has the permission. */
export const isStaff = (permission: Permission): string => `staff.coach_id = :coachId AND ${hasRole(permission)}`;

/** The condition that the role of `staff` has the permission. */
export function hasRole(permission: Permission): string {
  const roles = rolesThatMay(permission);
  return roles.length === STAFF_ROLES.length
    ? 'TRUE'
    : `staff.role IN (${roles.map((role) => `'${role}'`).join(', ')})`;
}

/** The condition that a membership covers a day; `day` is a column or a parameter. */
export const isOnTeamOn = (day: string, membership = 'membership'): string =>
  `(${membership}.joined_on IS NULL OR ${membership}.joined_on <= ${day})
   AND (${membership}.last_day IS NULL OR ${membership}.last_day >= ${day})`;

/**
 * The condition that a membership counts for the person as a whole, such as their name and contacts: today's, and for an
 * archived athlete that of the last main team. Needs the athlete as `athlete` and the parameter `today`.
 */
export const IS_CURRENT = `(${isOnTeamOn(':today')}
   OR (athlete.archived_at IS NOT NULL AND membership.team_id = athlete.team_id))`;

/**
 * The condition that the coach reaches `athlete` as a person. For one athlete: a list begins with `ownMembers`. Needs the
 * parameters `coachId` and `today`.
 */
export const isOwnAthlete = (permission: Permission): string =>
  `EXISTS (SELECT 1 FROM memberships membership
    INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('membership.team_id', permission)}
    WHERE membership.athlete_id = athlete.id AND ${IS_CURRENT})`;

interface OwnMembership {
  athleteId: number;
  teamId: number;
  role: StaffRole;
  recordsFrom: CalendarDate | null;
  lastDay: CalendarDate | null;
  isCurrent: number | boolean;
  isMain: number | boolean;
}

const OWN_MEMBERSHIP = selectExpressions<OwnMembership>({
  athleteId: 'membership.athlete_id',
  teamId: 'membership.team_id',
  role: 'staff.role',
  recordsFrom: 'membership.records_from',
  lastDay: 'membership.last_day',
  isCurrent: IS_CURRENT,
  isMain: 'membership.team_id = athlete.team_id',
});

/** Whose days are asked for: a former member is reached on the days of the membership, and not as a person. */
interface ReachOptions {
  former?: boolean;
}

/**
 * The days on which the coach reaches these athletes for the permission. Throws "not found" unless the coach reaches every
 * one of them, archived ones included, and "not permitted" when the coach's role in their teams does not have the
 * permission. One query.
 */
export async function requireAthletes(
  manager: EntityManager,
  coach: Reacher,
  permission: Permission,
  athleteIds: readonly number[],
  { former = false }: ReachOptions = {},
): Promise<Reach> {
  const permitted = await permittedMemberships(manager, coach, permission, athleteIds, former);
  return toReach(permitted, permission, coach);
}

/**
 * The teams of the coach to which an athlete belongs now and where the role has the permission, the main team first; for
 * an archived one the last main team. Throws as `requireAthletes`. One query.
 */
export async function requireTeamsOf(
  manager: EntityManager,
  coach: Reacher,
  permission: Permission,
  athleteId: number,
): Promise<number[]> {
  const permitted = await permittedMemberships(manager, coach, permission, [athleteId], false);
  return permitted
    .filter(isOfToday)
    .sort((a, b) => Number(b.isMain) - Number(a.isMain))
    .map(({ teamId }) => teamId);
}

/** All memberships where the role has the permission, ended ones included. */
async function permittedMemberships(
  manager: EntityManager,
  coach: Reacher,
  permission: Permission,
  athleteIds: readonly number[],
  isFormerEnough: boolean,
): Promise<OwnMembership[]> {
  const wanted = [...new Set(athleteIds)];
  const own = await findOwnMemberships(manager, coach, wanted);
  const isPermitted = ({ role }: OwnMembership) => may(role, permission);

  const reached = isFormerEnough ? own : own.filter(isOfToday);
  const reachedIds = new Set(reached.map(({ athleteId }) => athleteId));
  if (wanted.some((id) => !reachedIds.has(id))) throw notFound();
  const permittedIds = new Set(reached.filter(isPermitted).map(({ athleteId }) => athleteId));
  if (wanted.some((id) => !permittedIds.has(id))) throw notPermitted(permission);
  return own.filter(isPermitted);
}

const isOfToday = ({ isCurrent }: OwnMembership): boolean => Number(isCurrent) === 1;

async function findOwnMemberships(
  manager: EntityManager,
  { coachId, today }: Reacher,
  athleteIds: readonly number[],
): Promise<OwnMembership[]> {
  if (athleteIds.length === 0) return [];
  return OWN_MEMBERSHIP.read(
    manager,
    `FROM memberships membership
     INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('membership.team_id', 'names.read')}
     INNER JOIN athletes athlete ON athlete.id = membership.athlete_id
     WHERE membership.athlete_id IN (:...athleteIds)`,
    { coachId, today, athleteIds },
  );
}

/** Counts how many of these distinct athletes the coach reaches as persons. */
export async function countOwn(
  manager: EntityManager,
  coach: Reacher,
  permission: Permission,
  athleteIds: readonly number[],
): Promise<number> {
  const own = await findOwnMemberships(manager, coach, athleteIds);
  const reached = own.filter((membership) => isOfToday(membership) && may(membership.role, permission));
  return new Set(reached.map(({ athleteId }) => athleteId)).size;
}

/**
 * The athletes on the rosters of the coach's teams, each once, as a derived table `member`. Needs the parameters `coachId`
 * and `today`, and `teamId` for one team.
 */
export const rosterMembers = (permission: Permission, teamId?: number): string =>
  membersBy(permission, teamId, `${isOnTeamOn(':today')} AND athlete.archived_at IS NULL`);

/** As `rosterMembers`, with the archived athletes whose last main team is the coach's. */
export const ownMembers = (permission: Permission, teamId?: number): string =>
  membersBy(permission, teamId, IS_CURRENT);

/** The COALESCE changes no value: it keeps MariaDB from starting with the memberships of all clubs. */
function membersBy(permission: Permission, teamId: number | undefined, condition: string): string {
  return `(SELECT DISTINCT membership.athlete_id FROM ${TEAM_STAFF} staff
    INNER JOIN memberships membership ON membership.team_id = COALESCE(staff.team_id, 0)
    INNER JOIN athletes athlete ON athlete.id = membership.athlete_id
    WHERE ${isStaff(permission)} AND ${condition}
    ${teamId === undefined ? '' : 'AND staff.team_id = :teamId'}) member`;
}

const DAYS = selectExpressions<Omit<OwnMembership, 'teamId' | 'isCurrent' | 'isMain'>>({
  athleteId: 'membership.athlete_id',
  role: 'staff.role',
  recordsFrom: 'membership.records_from',
  lastDay: 'membership.last_day',
});

/**
 * The days on which the coach reaches these athletes, former members included, by permission. One query for all
 * permissions.
 */
export async function findReach(
  manager: EntityManager,
  coach: Reacher,
  athleteIds: readonly number[],
): Promise<(permission: Permission) => Reach> {
  const own =
    athleteIds.length === 0
      ? []
      : await DAYS.read(
          manager,
          `FROM ${TEAM_STAFF} staff INNER JOIN memberships membership ON membership.team_id = staff.team_id
           WHERE staff.coach_id = :coachId AND membership.athlete_id IN (:...athleteIds)`,
          { coachId: coach.coachId, athleteIds },
        );
  return (permission) =>
    toReach(
      own.filter(({ role }) => may(role, permission)),
      permission,
      coach,
    );
}

/** As `findReach`. Throws "not found" unless the coach reaches every one of the athletes for something. One query. */
export async function requireReach(
  manager: EntityManager,
  coach: Reacher,
  athleteIds: readonly number[],
): Promise<(permission: Permission) => Reach> {
  const reachOf = await findReach(manager, coach, athleteIds);
  const known = reachOf('names.read');
  if (athleteIds.some((id) => known.spansOf(id).length === 0)) throw notFound();
  return reachOf;
}

/** Throws for entries of days on which their athletes are not reached. */
export function requireReachedDays(
  reach: Reach,
  entries: readonly { athlete_id: number; date?: CalendarDate | undefined }[],
): void {
  const problems = entries.flatMap(({ athlete_id: athleteId, date }, at) =>
    date === undefined || reach.covers(athleteId, date) ? [] : [unreachedDay(`entries.${at}.date`)],
  );
  if (problems.length > 0) throw validationFailed(problems);
}

/**
 * Load and wellness are reached some days before a membership, too, so that acute and chronic load and the usual range
 * work from its first day on; the club decides how many.
 */
function toReach(
  memberships: readonly Pick<OwnMembership, 'athleteId' | 'recordsFrom' | 'lastDay'>[],
  permission: Permission,
  { coachId, carriedDays, otherTeamsSessions }: Reacher,
): Reach {
  const isCarried = permission.startsWith('load.') || permission.startsWith('wellness.');
  const days = new Map<number, ReachedDays[]>();
  for (const { athleteId, recordsFrom, lastDay } of memberships) {
    const from = recordsFrom !== null && isCarried ? addDays(recordsFrom, -carriedDays) : recordsFrom;
    const known = days.get(athleteId);
    if (known) known.push({ from, to: lastDay });
    else days.set(athleteId, [{ from, to: lastDay }]);
  }
  return new Reach(days, otherTeamsSessions === 'hidden' ? coachId : null);
}

const ROLE = selectExpressions<{ role: StaffRole }>({ role: 'staff.role' });

/**
 * Throws "not found" unless the coach is staff of this team, and "not permitted" when the role there lacks one of the
 * permissions. One query.
 */
export async function requireTeam(
  manager: EntityManager,
  { coachId }: Pick<Reacher, 'coachId'>,
  permissions: Permission | readonly Permission[],
  teamId: number,
): Promise<void> {
  const staff = await ROLE.readOne(manager, `FROM ${TEAM_STAFF} staff WHERE ${staffOf(':teamId', 'names.read')}`, {
    teamId,
    coachId,
  });
  if (!staff) throw notFound();
  const missing = [permissions].flat().find((permission) => !may(staff.role, permission));
  if (missing) throw notPermitted(missing);
}

/** Throws "not permitted" unless the coach's role in at least one team of the club has the permission. */
export async function requireInClub(
  manager: EntityManager,
  { coachId }: Pick<Reacher, 'coachId'>,
  permission: Permission,
): Promise<void> {
  const staff = await ROLE.readOne(manager, `FROM ${TEAM_STAFF} staff WHERE ${isStaff(permission)} LIMIT 1`, {
    coachId,
  });
  if (!staff) throw notPermitted(permission);
}
