import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isOnTeam } from '@touchline/contracts/membership';
import type { EntityManager } from 'typeorm';
import { findMemberships } from '../memberships/index.js';
import { AthleteEntity } from './athlete.entity.js';

/**
 * Makes the newest membership of today the main team when the athlete has left that, and archives an athlete who has left
 * every team and joins none later. Returns whether it changed the athlete.
 */
export async function followMemberships(
  tx: EntityManager,
  { id, teamId, version }: Pick<AthleteEntity, 'id' | 'teamId' | 'version'>,
  { today, now }: { today: CalendarDate; now: Date },
): Promise<boolean> {
  const memberships = await findMemberships(tx, id);
  const going = memberships.filter((own) => own.kind === 'member' && isOnTeam(own, today));
  if (going.some((own) => own.teamId === teamId)) return false;
  const isPlanned = memberships.some(({ joinedOn }) => joinedOn !== null && joinedOn > today);
  const [next] = going;
  if (!next && (isPlanned || memberships.some((own) => isOnTeam(own, today)))) return false;

  const change = next ? { teamId: next.teamId } : { archivedAt: now };
  await tx.update(AthleteEntity, { id, version }, { ...change, version: version + 1 });
  return true;
}
