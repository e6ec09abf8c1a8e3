import type { EntityManager } from 'typeorm';
import { ImportedRowEntity } from '../imported-row.entity.js';
import { findOtherRows, type FileRow } from './imported-rows.repository.js';

/**
 * What other files wrote to records that were restored. Where a record was as its row wrote it, an earlier file's row is as it
 * was written again, so that it can be taken back, too. Where somebody or a later file had changed it, the later ones give back
 * what was there before both.
 * @param versions of the records before, by id
 * @param restored the records as they are now, in the order of `rows`; null when their versions do not count changes
 */
export async function settleOtherRows(
  tx: EntityManager,
  rows: readonly ImportedRowEntity[],
  versions: ReadonlyMap<number, number>,
  restored: readonly { version: number }[] | null,
): Promise<void> {
  const othersOf = await findOtherRows(tx, rows);
  for (const [at, row] of rows.entries()) {
    const { earlier, later } = othersOf(row);
    if (versions.get(row.recordId) !== row.version) await rebase(tx, row, later);
    else if (restored) await follow(tx, earlier, row.version, restored[at]?.version ?? 0);
  }
}

/** As `settleOtherRows` for one row whose record was changed since. */
export async function rebaseLaterRows(tx: EntityManager, row: ImportedRowEntity): Promise<void> {
  const othersOf = await findOtherRows(tx, [row]);
  await rebase(tx, row, othersOf(row).later);
}

async function follow(tx: EntityManager, earlier: readonly FileRow[], written: number, now: number): Promise<void> {
  for (const { id, version } of earlier)
    if (version === written - 1) await tx.update(ImportedRowEntity, { id }, { version: now });
}

async function rebase(tx: EntityManager, { former }: ImportedRowEntity, later: readonly FileRow[]): Promise<void> {
  for (const row of later) {
    const { id, former: replaced } = row;
    if (former === null || replaced === null) continue;
    const before = Object.entries(former).filter(([field]) => field in replaced);
    await tx.update(ImportedRowEntity, { id }, { former: { ...replaced, ...Object.fromEntries(before) } });
  }
}
