import type { EntityManager } from 'typeorm';
import { ImportedRowEntity } from '../imported-row.entity.js';
import { findOtherRows } from './imported-rows.repository.js';

/**
 * What an earlier file had written is as it was written once what a later one changed is given back, so that it can be taken
 * back, too.
 * @param rows whose records were restored
 * @param versions of the records before, by id
 * @param restored the records as they are now, in the order of `rows`
 */
export async function followEarlierRows(
  tx: EntityManager,
  rows: readonly ImportedRowEntity[],
  versions: ReadonlyMap<number, number>,
  restored: readonly { version: number }[],
): Promise<void> {
  const othersOf = await findOtherRows(tx, rows);
  for (const [at, row] of rows.entries())
    for (const { id, version } of othersOf(row).earlier)
      if (version === row.version - 1 && versions.get(row.recordId) === row.version)
        await tx.update(ImportedRowEntity, { id }, { version: restored[at]?.version ?? 0 });
}

/**
 * Later files may have replaced what rows wrote: once these are taken back, the later ones give back what was there before
 * both.
 */
export async function rebaseLaterRows(tx: EntityManager, rows: readonly ImportedRowEntity[]): Promise<void> {
  const othersOf = await findOtherRows(tx, rows);
  for (const row of rows)
    for (const later of othersOf(row).later) {
      if (row.former === null || later.former === null) continue;
      const replaced = Object.entries(row.former).filter(([field]) => field in (later.former ?? {}));
      const rebased = { ...later.former, ...Object.fromEntries(replaced) };
      await tx.update(ImportedRowEntity, { id: later.id }, { former: rebased });
    }
}
