import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import type { TestApp } from './test-app.js';

/**
 * Answers the entries of the audit that were made since the last call, those of one instance in the order in which they
 * were made. Entries of several instances have ids in no order of time.
 */
export async function watchAudit(at: TestApp): Promise<() => Promise<AuditEntryEntity[]>> {
  const seen = new Set<number>();
  const fresh = async () => {
    const entries = await at.read.find(AuditEntryEntity, { order: { id: 'ASC' } });
    return entries.filter(({ id }) => !seen.has(id) && seen.add(id));
  };
  await fresh();
  return fresh;
}
