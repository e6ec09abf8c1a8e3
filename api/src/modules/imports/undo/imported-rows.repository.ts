import { idSchema } from '@touchline/contracts/wire.schema';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { groupRows } from '../../../common/grouping/group-rows.js';
import type { ListOrder } from '../../../common/paging/page.js';
import { select, type RowOf } from '../../../database/row-selection.js';
import { ImportedRowEntity } from '../imported-row.entity.js';
import type { RecordTable } from '../plan/file-plan.js';

const rowKeySchema = z.tuple([idSchema]);
type RowKey = z.infer<typeof rowKeySchema>;
/** As they were written: records of an athlete follow each other. */
export const AS_WRITTEN: ListOrder<ImportedRowEntity, RowKey> = { key: rowKeySchema, keyOf: ({ id }) => [id] };

const ROW = select(ImportedRowEntity, 'row');

/** The rows of an import whose records are still there. `after`: the last one of the previous page. One query. */
export function findStandingRows(
  manager: EntityManager,
  tables: readonly RecordTable[],
  importId: number,
  { after: [after] = [0], limit, id }: { after?: RowKey | undefined; limit: number; id?: number },
): Promise<ImportedRowEntity[]> {
  const isThere = tables.map(({ kind, entity }) => {
    const { tableName } = manager.dataSource.getMetadata(entity);
    return `(row.kind = '${kind}' AND EXISTS (SELECT 1 FROM ${tableName} record WHERE record.id = row.record_id))`;
  });
  return ROW.read(
    manager,
    `FROM imported_rows row
     WHERE row.import_id = :importId AND row.id > :after AND ${id === undefined ? 'TRUE' : 'row.id = :id'}
       AND (${["row.kind = 'athlete'", ...isThere].join(' OR ')})
     ORDER BY row.id LIMIT :limit`,
    { importId, after, limit, id },
  );
}

const FILE_ROW = select(ImportedRowEntity, 'row', ['id', 'kind', 'recordId', 'version', 'former', 'written']).and<{
  fileName: string;
}>({ fileName: 'file.file_name' });
/** A row of some file about the record of another row. */
export type FileRow = RowOf<typeof FILE_ROW>;

/**
 * What files before and after the one of a row wrote to its record, the oldest first. By the time of the files: a later row
 * can have a smaller number. One query, none without rows.
 */
export async function findOtherRows(
  manager: EntityManager,
  rows: readonly ImportedRowEntity[],
): Promise<(row: ImportedRowEntity) => { earlier: FileRow[]; later: FileRow[] }> {
  if (rows.length === 0) return () => ({ earlier: [], later: [] });
  const athleteIds = [...new Set(rows.flatMap(({ athleteId }) => athleteId ?? []))];
  const found = await FILE_ROW.read(
    manager,
    `FROM imported_rows row INNER JOIN imports file ON file.id = row.import_id
     WHERE ${athleteIds.length === 0 ? 'row.athlete_id IS NULL' : 'row.athlete_id IN (:...athleteIds)'}
       AND row.record_id IN (:...recordIds)
     ORDER BY file.created_at, row.id`,
    { athleteIds, recordIds: [...new Set(rows.map(({ recordId }) => recordId))] },
  );
  const ofRecord = groupRows(found, recordOf);
  return (row) => {
    const all = ofRecord.get(recordOf(row)) ?? [];
    const at = all.findIndex(({ id }) => id === row.id);
    return { earlier: all.slice(0, at), later: all.slice(at + 1) };
  };
}

const recordOf = ({ kind, recordId }: Pick<FileRow, 'kind' | 'recordId'>): string => `${kind} ${recordId}`;
