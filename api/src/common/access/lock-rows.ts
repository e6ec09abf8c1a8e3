import type { EntityManager } from 'typeorm';

/**
 * Lets writers of the same rows wait for each other instead of running into each other: with guards alone, a dozen coaches saving at
 * once would use up their retries, and two that look before they insert would both find nothing. Always in the order of ids, so that no
 * two wait in a circle. SQLite needs none: its writes already take turns.
 */
export async function lockRows(
  tx: EntityManager,
  table: 'athletes' | 'calendar_events' | 'coaches' | 'institutions' | 'teams' | 'workouts',
  ids: readonly number[],
): Promise<void> {
  if (tx.dataSource.options.type !== 'mariadb') return;
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  await tx
    .createQueryBuilder()
    .select('row.id', 'id')
    .from(table, 'row')
    .where('row.id IN (:...inOrder)', { inOrder })
    .orderBy('row.id')
    .setLock('pessimistic_write')
    .getRawMany();
}
