import { may, type Permission } from '@touchline/contracts/permissions';
import type { HealthData } from '../audit/audit-entry.entity.js';
import type { SignedInCoach } from '../auth/signed-in-coach.js';

/**
 * What the coach's roles allow, as the session was read with this call. For what an answer shows; a write asks
 * `coach-reach.ts` in its transaction.
 */
type Roles = SignedInCoach['roles'];

/** Whether a role in one of these teams has the permission; in any of the coach's teams without `teamIds`. */
export function mayInOneOf(roles: Roles, permission: Permission, teamIds: Iterable<number> = roles.keys()): boolean {
  for (const teamId of teamIds) {
    const role = roles.get(teamId);
    if (role !== undefined && may(role, permission)) return true;
  }
  return false;
}

const READ_WITH: readonly [HealthData, Permission][] = [
  ['wellness', 'wellness.read'],
  ['training_load', 'load.read'],
  ['fatigue', 'performance.read'],
];

/** The kinds of an athlete's records that an answer of all of them has for this coach. */
export function readableKinds(roles: Roles): HealthData[] {
  return READ_WITH.filter(([, permission]) => mayInOneOf(roles, permission)).map(([kind]) => kind);
}
