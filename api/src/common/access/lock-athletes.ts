import type { EntityManager } from 'typeorm';

/**
 * Lets writers of the same athletes wait for each other instead of running into each other: with guards alone, a dozen
 * coaches saving at once would use up their retries. Always in the order of ids, so that no two wait in a circle.
 * SQLite needs none: its writes already take turns.
 */
export async function lockAthletes(tx: EntityManager, athleteIds: readonly number[]): Promise<void> {
  if (tx.dataSource.options.type !== 'mariadb') return;
  const ids = [...new Set(athleteIds)].sort((a, b) => a - b);
  await tx
    .createQueryBuilder()
    .select('athlete.id', 'id')
    .from('athletes', 'athlete')
    .where('athlete.id IN (:...ids)', { ids })
    .orderBy('athlete.id')
    .setLock('pessimistic_write')
    .getRawMany();
}
