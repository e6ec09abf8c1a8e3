import type { EntityManager } from 'typeorm';
import { selectExpressions } from '../../database/row-selection.js';
import type { StoredEntry } from './wellness.repository.js';

/** The file that wrote an entry as it is stored. */
export interface EntrySource {
  fileName: string;
  /** By field of the import, the number of the file where it was converted from another scale; null for none. */
  rescaled: Readonly<Record<string, number>> | null;
}

const SOURCE = selectExpressions<{ recordId: number; version: number; fileName: string; rescaled: string | null }>({
  recordId: 'row.record_id',
  version: 'row.version',
  fileName: 'file.file_name',
  rescaled: 'row.rescaled',
});

/** The files that wrote an athlete's entries (oldest first), those edited since left out. One query, none without entries. */
export async function findEntrySources(
  manager: EntityManager,
  athleteId: number,
  entries: readonly Pick<StoredEntry, 'date'>[],
): Promise<(entry: { wellness_id: number; version: number }) => EntrySource | undefined> {
  const [from, to] = [entries[0]?.date, entries.at(-1)?.date];
  if (from === undefined || to === undefined) return () => undefined;
  const rows = await SOURCE.read(
    manager,
    `FROM imported_rows row INNER JOIN imports file ON file.id = row.import_id
     WHERE row.athlete_id = :athleteId AND row.kind = 'wellness' AND row.day BETWEEN :from AND :to`,
    { athleteId, from, to },
  );
  const sources = new Map(
    rows.map(({ recordId, version, fileName, rescaled }) => [
      `${recordId} ${version}`,
      { fileName, rescaled: rescaled === null ? null : (JSON.parse(rescaled) as EntrySource['rescaled']) },
    ]),
  );
  return ({ wellness_id: id, version }) => sources.get(`${id} ${version}`);
}
