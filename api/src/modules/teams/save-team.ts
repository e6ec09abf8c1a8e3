import type { EntityManager } from 'typeorm';
import { orRetry } from '../../common/versioned/versioned-rows.js';
import { TeamStaff } from './team-staff.entity.js';
import { Team } from './team.entity.js';

/** The team and its first coach; answers its id. Where somebody took the name or the code since we looked, everything is looked at again. */
export async function insertTeam(tx: EntityManager, team: Omit<Team, 'id'>, coachId: number): Promise<number> {
  return orRetry(async () => {
    const { identifiers } = await tx.insert(Team, team);
    const id = Number(identifiers[0]?.['id']);
    await tx.insert(TeamStaff, { teamId: id, coachId });
    return id;
  });
}

/** Where somebody took the name since we looked, everything is looked at again. */
export async function renameTeam(tx: EntityManager, id: number, name: Pick<Team, 'name' | 'nameKey'>): Promise<void> {
  await orRetry(() => tx.update(Team, { id }, name));
}

/** `seen`: only over this code, guarded in the statement itself. */
export async function replaceCode(
  tx: EntityManager,
  id: number,
  code: Pick<Team, 'registrationCode' | 'codeExpiresAt'>,
  seen?: string,
): Promise<void> {
  await orRetry(() => tx.update(Team, { id, ...(seen === undefined ? {} : { registrationCode: seen }) }, code));
}

export async function clearCode(tx: EntityManager, id: number, seen?: string): Promise<void> {
  await replaceCode(tx, id, { registrationCode: null, codeExpiresAt: null }, seen);
}

/** An empty team, with what is left of registrations that were answered or have expired: nothing of them is in any list. Its staff goes with it. */
export async function deleteTeam(tx: EntityManager, id: number): Promise<void> {
  await tx.createQueryBuilder().delete().from('pending_athletes').where('team_id = :id', { id }).execute();
  await tx.delete(Team, { id });
}
