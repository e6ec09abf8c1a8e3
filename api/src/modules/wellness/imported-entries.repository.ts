import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { fromAthletes, type DayRange } from '../../common/paging/athlete-rows.js';
import { selectExpressions } from '../../database/row-selection.js';
import type { StoredEntry } from './wellness.repository.js';

/** The file that wrote an entry as it is stored. */
export interface EntrySource {
  fileName: string;
  /** By field of the import, the number of the file where it was converted from another scale; null for none. */
  rescaled: Readonly<Record<string, number>> | null;
}

const ROWS = { table: 'imported_rows', day: 'day' } as const;
const DAYS = selectExpressions<{ athleteId: number; days: string }>({
  athleteId: 'athlete.id',
  days: 'GROUP_CONCAT(row.day)',
});
/** An entry of a later version was edited since. */
const AS_WRITTEN = `row.kind = 'wellness' AND EXISTS
  (SELECT 1 FROM wellness_entries entry WHERE entry.id = row.record_id AND entry.version = row.version)`;

/** The days of a range whose entry a file wrote and nobody edited since, by athlete (at least one is asked about). One query. */
export async function findImportedDays(
  manager: EntityManager,
  athleteIds: readonly number[],
  range: DayRange,
): Promise<(athleteId: number) => ReadonlySet<CalendarDate>> {
  const { from, parameters } = fromAthletes(ROWS, { athleteIds }, range, { condition: AS_WRITTEN });
  const found = await DAYS.read(manager, `${from} GROUP BY athlete.id`, parameters);
  const byAthlete = new Map(found.map(({ athleteId, days }) => [athleteId, new Set(days.split(','))]));
  return (athleteId) => byAthlete.get(athleteId) ?? new Set();
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
