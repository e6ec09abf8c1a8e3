import type { EntityManager } from 'typeorm';

/**
 * Lets rare writes that look before they insert (a team's name, an athlete's address) take turns within an institution, where two at once
 * would both find nothing. SQLite needs none: its writes already take turns.
 */
export async function lockInstitution(tx: EntityManager, institutionId: number): Promise<void> {
  if (tx.dataSource.options.type !== 'mariadb') return;
  await tx.createQueryBuilder().select('institution.id', 'id').from('institutions', 'institution').where('institution.id = :institutionId', { institutionId }).setLock('pessimistic_write').getRawOne();
}
