import type { EntityManager } from 'typeorm';
import { metadataOf } from '../database/table-rows.js';
import { ATHLETE_TABLES, type AthleteTable } from './athlete-tables.js';
import { columnText } from './column-texts.js';

export interface DescribedColumn {
  name: string;
  /** What it means to the athlete. */
  text: string;
}

/** Columns that come after all others. */
const RECORD_KEEPING = new Set(['version', 'created_at', 'updated_at']);

/** Columns that tell a reader nothing: numbers, keys and times by which records are found and kept. */
export const TECHNICAL_COLUMNS: ReadonlySet<string> = new Set([
  ...['id', 'athlete_id', 'version', 'created_at', 'updated_at', 'sort_key', 'email_key', 'pending_key', 'change_id'],
  ...['open_athlete_id', 'ended_by_id', 'close_id', 'series_id', 'workout_uid', 'workout_id', 'exercise_id'],
  ...['event_change_id', 'version_after', 'sequence', 'record_id', 'read_key', 'api_key_id', 'institution_id'],
  ...['open_kind', 'key_sha256', 'call_sha256'],
]);

/** The tables of an athlete with their columns: the person first, rows that are kept for a day last. */
export function athleteSections(manager: EntityManager): (AthleteTable & { columns: DescribedColumn[] })[] {
  return [...ATHLETE_TABLES].reverse().map((table) => ({
    ...table,
    columns: metadataOf(manager, table.table)
      .columns.map(({ databaseName: name }) => ({ name, text: columnText(table.table, name) ?? '' }))
      .sort((a, b) => Number(RECORD_KEEPING.has(a.name)) - Number(RECORD_KEEPING.has(b.name))),
  }));
}
