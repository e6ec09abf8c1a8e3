import type { StaffRole } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { select } from '../../../database/row-selection.js';
import { SessionEntity } from './session.entity.js';

export interface FoundSession {
  createdAt: Date;
  lastSeenAt: Date;
  coach: Omit<SignedInCoach, 'today'>;
}

const SESSION = select(SessionEntity, 'session', ['createdAt', 'lastSeenAt', 'authenticatedAt', 'coachId']).and<
  Omit<SignedInCoach, 'coachId' | 'authenticatedAt' | 'today' | 'roles'> & { staff: string | null }
>({
  name: 'coach.name',
  email: 'coach.email',
  phone: 'coach.phone',
  role: 'coach.role',
  avatar: 'coach.avatar',
  institutionId: 'institution.id',
  institution: 'institution.name',
  timeZone: 'institution.time_zone',
  carriedDays: 'institution.carried_days',
  otherTeamsSessions: 'institution.other_teams_sessions',
  lateMarks: 'institution.late_marks',
  staff: `(SELECT GROUP_CONCAT(CONCAT(staff.team_id, ' ', staff.role)) FROM team_staff staff WHERE staff.coach_id = coach.id)`,
});

/** A session with its coach and institution; null for an unknown token and for a disabled coach. One query. */
export async function findSession(manager: EntityManager, tokenSha256: string): Promise<FoundSession | null> {
  const found = await SESSION.readOne(
    manager,
    `FROM sessions session
     INNER JOIN coaches coach ON coach.id = session.coach_id
     INNER JOIN institutions institution ON institution.id = coach.institution_id
     WHERE session.token_sha256 = :tokenSha256 AND coach.disabled_at IS NULL`,
    { tokenSha256 },
  );
  if (!found) return null;
  const { createdAt, lastSeenAt, staff, ...coach } = found;
  return { createdAt, lastSeenAt, coach: { ...coach, roles: toRoles(staff) } };
}

/** From `15 viewer,12 head_coach`, by team; null: on no staff. */
function toRoles(staff: string | null): SignedInCoach['roles'] {
  const pairs = staff?.split(',').map((pair) => pair.split(' ')) ?? [];
  const roles = pairs.map(([teamId, role]): [number, StaffRole] => [Number(teamId), role as StaffRole]);
  return new Map(roles.sort(([a], [b]) => a - b));
}
