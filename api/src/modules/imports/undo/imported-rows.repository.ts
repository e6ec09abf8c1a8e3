import { idSchema } from '@touchline/contracts/wire.schema';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { groupRows } from '../../../common/grouping/group-rows.js';
import type { ListOrder } from '../../../common/paging/page.js';
import { select, type RowOf } from '../../../database/row-selection.js';
import { ImportedRowEntity } from '../imported-row.entity.js';
import type { RecordTable } from '../plan/file-plan.js';
import type { LaterRow } from './row-cost.js';

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

const LATER = select(ImportedRowEntity, 'row', ['id', 'kind', 'recordId', 'version', 'written']).and<{
  fileName: string;
}>({ fileName: 'file.file_name' });

/** What later files wrote to the records of at least one row, of athletes or of events, the oldest first. One query. */
export async function findLaterRows(
  manager: EntityManager,
  rows: readonly ImportedRowEntity[],
): Promise<(row: ImportedRowEntity) => LaterRow[]> {
  const athleteIds = [...new Set(rows.flatMap(({ athleteId }) => athleteId ?? []))];
  const found = await LATER.read(
    manager,
    `FROM imported_rows row INNER JOIN imports file ON file.id = row.import_id
     WHERE ${athleteIds.length === 0 ? 'row.athlete_id IS NULL' : 'row.athlete_id IN (:...athleteIds)'}
       AND row.record_id IN (:...recordIds) AND row.id > :first
     ORDER BY row.id`,
    {
      athleteIds,
      recordIds: [...new Set(rows.map(({ recordId }) => recordId))],
      first: Math.min(...rows.map(({ id }) => id)),
    },
  );
  const later = groupRows(found, recordOf);
  return (row) => (later.get(recordOf(row)) ?? []).filter(({ id }) => id > row.id);
}

const recordOf = ({ kind, recordId }: Pick<RowOf<typeof LATER>, 'kind' | 'recordId'>): string => `${kind} ${recordId}`;
