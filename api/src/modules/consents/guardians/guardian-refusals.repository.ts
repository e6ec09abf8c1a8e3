import type { EntityManager } from 'typeorm';
import { select } from '../../../database/row-selection.js';
import { GuardianRefusalEntity } from './guardian-refusal.entity.js';

const REFUSAL = select(GuardianRefusalEntity, 'refusal');

/** When a guardian last refused, by athlete; an athlete whose guardian did not has no entry. One query. */
export async function findRefusals(manager: EntityManager, athleteIds: readonly number[]): Promise<Map<number, Date>> {
  const rows = await REFUSAL.read(
    manager,
    'FROM guardian_refusals refusal WHERE refusal.athlete_id IN (:...athleteIds)',
    {
      athleteIds,
    },
  );
  return new Map(rows.map(({ athleteId, refusedAt }) => [athleteId, refusedAt]));
}

export async function findRefusal(manager: EntityManager, athleteId: number): Promise<Date | null> {
  return (await findRefusals(manager, [athleteId])).get(athleteId) ?? null;
}
