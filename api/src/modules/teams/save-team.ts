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

/** `seen`: only over this code, guarded in the statement itself. */
export async function replaceCode(tx: EntityManager, id: number, code: Pick<Team, 'registrationCode' | 'codeExpiresAt'>, seen?: string): Promise<void> {
  await orRetry(() => tx.update(Team, { id, ...(seen === undefined ? {} : { registrationCode: seen }) }, code));
}

export async function clearCode(tx: EntityManager, id: number, seen?: string): Promise<void> {
  await replaceCode(tx, id, { registrationCode: null, codeExpiresAt: null }, seen);
}
