import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { groupRows } from '../../../common/grouping/group-rows.js';
import { ImportedRowEntity } from '../imported-row.entity.js';

/**
 * What an earlier file had written is as it was written once what a later one changed is given back, so that it can be taken
 * back, too.
 * @param rows of one kind, whose records were restored
 * @param versions of the records before, by id
 * @param restored the records as they are now, in the order of `rows`
 */
export async function followEarlierRows(
  tx: EntityManager,
  rows: readonly ImportedRowEntity[],
  versions: ReadonlyMap<number, number>,
  restored: readonly { version: number }[],
): Promise<void> {
  const ofRecord = groupRows(await findSameRecords(tx, rows), ({ recordId }) => recordId);
  for (const [at, { recordId, version: written }] of rows.entries())
    for (const { id, version } of ofRecord.get(recordId) ?? [])
      if (version === written - 1 && versions.get(recordId) === written)
        await tx.update(ImportedRowEntity, { id }, { version: restored[at]?.version ?? 0 });
}

/**
 * Later files may have replaced what rows (of one kind) wrote: once these are taken back, the later ones give back what was
 * there before both.
 */
export async function rebaseLaterRows(tx: EntityManager, rows: readonly ImportedRowEntity[]): Promise<void> {
  const ofRecord = groupRows(await findSameRecords(tx, rows, { isLater: true }), ({ recordId }) => recordId);
  for (const { id, recordId, former } of rows)
    for (const later of ofRecord.get(recordId) ?? []) {
      if (later.id <= id || former === null || later.former === null) continue;
      const replaced = Object.entries(former).filter(([field]) => field in (later.former ?? {}));
      const rebased = { ...later.former, ...Object.fromEntries(replaced) };
      await tx.update(ImportedRowEntity, { id: later.id }, { former: rebased });
    }
}

/** The ids of records, of one kind, about which later files have rows, too. One query, none without rows. */
export async function findRewritten(tx: EntityManager, rows: readonly ImportedRowEntity[]): Promise<Set<number>> {
  const ids = new Map(rows.map(({ id, recordId }) => [recordId, id]));
  const later = await findSameRecords(tx, rows, { isLater: true });
  return new Set(later.flatMap(({ id, recordId }) => (id > (ids.get(recordId) ?? id) ? [recordId] : [])));
}

/** The rows of all imports about the records of these, which are of one kind; none for none. */
async function findSameRecords(
  tx: EntityManager,
  rows: readonly ImportedRowEntity[],
  { isLater = false } = {},
): Promise<ImportedRowEntity[]> {
  const [first] = rows;
  if (!first) return [];
  const athleteIds = [...new Set(rows.flatMap(({ athleteId }) => athleteId ?? []))];
  return tx.findBy(ImportedRowEntity, {
    kind: first.kind,
    athleteId: athleteIds.length === 0 ? IsNull() : In(athleteIds),
    recordId: In(rows.map(({ recordId }) => recordId)),
    ...(isLater && { id: MoreThan(Math.min(...rows.map(({ id }) => id))) }),
  });
}
