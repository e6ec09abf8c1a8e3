import { IsNull, Not, type EntityManager } from 'typeorm';
import { SecurityEntryEntity } from '../common/security-log/security-entry.entity.js';
import type { ErasedAthlete } from './erased-list.js';

/** Entry of the security log for an erasure. */
export const ERASURE_COMMAND = 'athlete erase';

/**
 * The erasures in the security log of a database, which go back 24 months. A list of erased athletes that was lost is
 * filled from them, because an empty one would say that nobody was erased.
 */
export async function erasedInLog(manager: EntityManager): Promise<ErasedAthlete[]> {
  const where = { event: 'administration', command: ERASURE_COMMAND, athleteId: Not(IsNull()) } as const;
  const entries = await manager.find(SecurityEntryEntity, { select: { athleteId: true, at: true }, where });
  return entries.flatMap(({ athleteId, at }) => (athleteId === null ? [] : [{ athleteId, at, registrationIds: [] }]));
}
