import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { fromAthletes, type DayRange } from '../../../common/paging/athlete-rows.js';
import { selectExpressions } from '../../../database/row-selection.js';

const ROWS = { table: 'imported_rows', day: 'day' } as const;
const DAYS = selectExpressions<{ athleteId: number; days: string }>({
  athleteId: 'athlete.id',
  days: 'GROUP_CONCAT(row.day)',
});
/** The tables of records by the kind of their import. */
const TABLES = { wellness: 'wellness_entries', session: 'training_sessions' } as const;

/**
 * The days of a range of which a file wrote a record that nobody edited since, by athlete (at least one is asked about). One
 * query.
 */
export async function findImportedDays(
  manager: EntityManager,
  kind: keyof typeof TABLES,
  athleteIds: readonly number[],
  range: DayRange,
): Promise<(athleteId: number) => ReadonlySet<CalendarDate>> {
  // A record of another version was edited since.
  const asWritten = `row.kind = '${kind}' AND EXISTS
    (SELECT 1 FROM ${TABLES[kind]} record WHERE record.id = row.record_id AND record.version = row.version)`;
  const { from, parameters } = fromAthletes(ROWS, { athleteIds }, range, { condition: asWritten });
  const found = await DAYS.read(manager, `${from} GROUP BY athlete.id`, parameters);
  const byAthlete = new Map(found.map(({ athleteId, days }) => [athleteId, new Set(days.split(','))]));
  return (athleteId) => byAthlete.get(athleteId) ?? new Set();
}
