import type { EntityManager } from 'typeorm';
import type { DayRange } from '../../../common/paging/athlete-rows.js';
import { select } from '../../../database/row-selection.js';
import { ImportedRowEntity, type ImportedKind } from '../imported-row.entity.js';

const WRITTEN = select(ImportedRowEntity, 'row', ['recordId', 'version']);

/** The records that imports wrote in a range of days, as `id version`: one of a later version was edited since. One query. */
export async function findUntouched(
  manager: EntityManager,
  kind: ImportedKind,
  athleteIds: readonly number[],
  { from, to }: DayRange,
): Promise<Set<string>> {
  const rows = await WRITTEN.read(
    manager,
    `FROM imported_rows row INNER JOIN imports file ON file.id = row.import_id
     WHERE row.athlete_id IN (:...athleteIds) AND row.kind = :kind AND row.day BETWEEN :from AND :to
     ORDER BY file.created_at, row.id`,
    { athleteIds, kind, from, to },
  );
  // The last file says how the record was: a mark can be given back by hand what an earlier one wrote.
  const last = new Map(rows.map(({ recordId, version }) => [recordId, version]));
  return new Set([...last].map(([recordId, version]) => `${recordId} ${version}`));
}
