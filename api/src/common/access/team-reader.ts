import { may, READABLE_KINDS, type Permission } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import type { DataReader } from '../auth/reading-program.js';
import type { SignedInCoach } from '../auth/signed-in-coach.js';
import { requireTeam } from './coach-reach.js';

/**
 * A coach as the reader of one team's lists: the kinds that the role in this team may read, and the team's athletes on the
 * days of their memberships. Days before a membership, which some screens need for their figures, are left out, and so are
 * sessions of other teams' events where the club hides them. Throws "not found" unless the coach is staff of the team, and
 * "not permitted" when the role there lacks the permission. One query.
 */
export async function requireTeamReader(
  manager: EntityManager,
  coach: SignedInCoach,
  permission: Permission,
  teamId: number,
): Promise<DataReader> {
  await requireTeam(manager, coach, permission, teamId);
  const { institutionId, otherTeamsSessions, today } = coach;
  const role = coach.roles.get(teamId);
  const kinds = READABLE_KINDS.filter((kind) => role !== undefined && may(role, `${kind}.read`));
  return { ...{ institutionId, otherTeamsSessions, today }, kinds: new Set(kinds), teamIds: [teamId] };
}
