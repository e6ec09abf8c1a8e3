import type { EntityManager } from 'typeorm';
import { ATHLETE_TABLES } from '../../../athlete-data/athlete-tables.js';
import { selectExpressions } from '../../../database/row-selection.js';

/** What comes with an athlete from a roster's file, and does not keep the import from being taken back. */
const FROM_ROSTER = new Set(['athletes', 'memberships', 'guardian_contacts', 'imported_rows', 'athlete_aliases']);

const COUNTED = selectExpressions<{ athleteId: number; recordCount: number }>({
  athleteId: 'record.athlete_id',
  recordCount: 'COUNT(*)',
});

/**
 * What was recorded for athletes, by athlete as a list: `Wellness (12), Attendance (3)`; nobody who has no records. One query
 * for each table with records of athletes.
 */
export async function findAttachedRecords(
  manager: EntityManager,
  athleteIds: readonly number[],
): Promise<Map<number, string>> {
  if (athleteIds.length === 0) return new Map();
  const found = new Map<number, string[]>();
  for (const { table, title } of ATHLETE_TABLES) {
    if (FROM_ROSTER.has(table) || !hasAthleteColumn(manager, table)) continue;
    const rows = await COUNTED.read(
      manager,
      `FROM ${table} record WHERE record.athlete_id IN (:...athleteIds) GROUP BY record.athlete_id`,
      { athleteIds },
    );
    for (const { athleteId, recordCount } of rows)
      found.set(athleteId, [...(found.get(athleteId) ?? []), `${title} (${Number(recordCount)})`]);
  }
  return new Map([...found].map(([id, titles]) => [id, titles.join(', ')]));
}

function hasAthleteColumn(manager: EntityManager, table: string): boolean {
  const metadata = manager.dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
  return metadata?.columns.some(({ databaseName }) => databaseName === 'athlete_id') ?? false;
}
