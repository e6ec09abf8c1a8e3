import { rolesThatMay, type StaffRole } from '@touchline/contracts/permissions';
import { In, IsNull, type EntityManager } from 'typeorm';
import { selectExpressions } from '../../database/row-selection.js';
import { CoachEntity } from '../coaches/index.js';
import { TeamStaffEntity } from '../teams/index.js';

export interface StaffRow {
  coachId: number;
  name: string;
  email: string;
  role: StaffRole;
  /** A truth value, which MariaDB returns as a number. */
  isDisabled: boolean | number;
}

const STAFF = selectExpressions<StaffRow>({
  coachId: 'staff.coach_id',
  name: 'coach.name',
  email: 'coach.email',
  role: 'staff.role',
  isDisabled: 'coach.disabled_at IS NOT NULL',
});
const OF_TEAM = `FROM team_staff staff INNER JOIN coaches coach ON coach.id = staff.coach_id
  WHERE staff.team_id = :teamId`;

/** Everybody on the staff of a team, by name. One query. */
export function findStaff(manager: EntityManager, teamId: number): Promise<StaffRow[]> {
  return STAFF.read(manager, `${OF_TEAM} ORDER BY coach.name, coach.id`, { teamId });
}

/** A member of the staff; null for anybody else. */
export function findMember(manager: EntityManager, teamId: number, coachId: number): Promise<StaffRow | null> {
  return STAFF.readOne(manager, `${OF_TEAM} AND staff.coach_id = :coachId`, { teamId, coachId });
}

/** The member of the staff with an address; null without one. Coaches outside of the team are not looked at. */
export function findMemberByEmail(manager: EntityManager, teamId: number, emailKey: string): Promise<StaffRow | null> {
  return STAFF.readOne(manager, `${OF_TEAM} AND coach.email_key = :emailKey`, { teamId, emailKey });
}

/** Whether somebody else than `coachId`, who can sign in, may administer the team. */
export async function hasOtherAdministrator(tx: EntityManager, teamId: number, coachId: number): Promise<boolean> {
  return (await findAdministrators(tx, [teamId])).some((other) => other.coachId !== coachId);
}

/** Who may administer these teams and can sign in. */
export async function findAdministrators(
  manager: EntityManager,
  teamIds: readonly number[],
): Promise<TeamStaffEntity[]> {
  return enabledOf(
    manager,
    await manager.findBy(TeamStaffEntity, { teamId: In([...teamIds]), role: In(rolesThatMay('administration.write')) }),
  );
}

/** Who of the staff of these teams can sign in. */
export async function findEnabledStaff(manager: EntityManager, teamIds: readonly number[]): Promise<TeamStaffEntity[]> {
  return enabledOf(manager, await manager.findBy(TeamStaffEntity, { teamId: In([...teamIds]) }));
}

async function enabledOf(manager: EntityManager, staff: readonly TeamStaffEntity[]): Promise<TeamStaffEntity[]> {
  const enabled = await manager.find(CoachEntity, {
    select: { id: true },
    where: { id: In(staff.map(({ coachId }) => coachId)), disabledAt: IsNull() },
  });
  const coachIds = new Set(enabled.map(({ id }) => id));
  return staff.filter(({ coachId }) => coachIds.has(coachId));
}
