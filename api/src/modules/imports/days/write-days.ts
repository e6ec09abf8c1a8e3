import type { EntityManager } from 'typeorm';
import { letOthersRun } from '../../../common/concurrency/map-in-turns.js';
import { groupRows } from '../../../common/grouping/group-rows.js';
import { slices } from '../../../common/grouping/slices.js';
import { ROWS_PER_PART } from '../imported-row.entity.js';
import type { ImportWrite, WrittenFile, WrittenRow } from '../plan/file-plan.js';
import type { DayRecord, PlannedDay, PlannedItem } from './plan-days.js';

/** Writes the new and changed rows of a plan, in parts between which others run. */
export async function writeDays(
  tx: EntityManager,
  { coach }: ImportWrite,
  rows: readonly PlannedDay[],
): Promise<WrittenFile> {
  const written: WrittenRow[] = [];
  const writes = rows.flatMap(({ record, items }) =>
    items
      .filter(({ values }) => Object.keys(values).length > 0)
      .map((item) => ({ ...item, rescaled: rescaledOf(record, item) })),
  );
  for (const [table, ofTable] of groupRows(writes, (write) => write.table))
    // By athlete, so that few parts name the same one: each is recorded once per part.
    for (const part of slices(
      ofTable.sort((a, b) => a.item.athleteId - b.item.athleteId),
      ROWS_PER_PART,
    )) {
      const saved = await table.write(
        tx,
        coach,
        part.map(({ item, values, stored }) => ({ ...item, values, stored })),
      );
      await letOthersRun();
      for (const [at, { item, values, former, rescaled }] of part.entries()) {
        const { id: recordId = 0, version = 0 } = saved[at] ?? {};
        written.push({
          ...{ kind: table.kind, recordId, athleteId: item.athleteId, day: item.day, version, former },
          ...{ written: values, rescaled },
        });
      }
    }
  return { rows: written, withoutConsent: [] };
}

/** The numbers of the file by the fields that an item writes; null where none was converted. */
function rescaledOf({ rescaled }: DayRecord, { values }: PlannedItem): WrittenRow['rescaled'] {
  const written = Object.entries(rescaled).filter(([field]) => field in values);
  return written.length > 0 ? Object.fromEntries(written) : null;
}
