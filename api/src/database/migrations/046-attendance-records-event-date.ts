import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumn,
  addForeignKey,
  addIndex,
  addUniqueIndex,
  day,
  dropColumn,
  dropForeignKey,
  dropIndex,
  index,
  nullable,
  unique,
} from './portable-table.js';

const MARKS = 'attendance_records';

/** What the foreign key refers to; `id` alone is unique already. */
const EVENT_KEY = unique('uq_calendar_events_id_date', 'id', 'date');
/** MariaDB requires the first two columns for the foreign key. All four let a window that starts from events read no row. */
const BY_EVENT = index(
  'ix_attendance_records_event_id_event_date_athlete_id_status',
  ...['event_id', 'event_date', 'athlete_id', 'status'],
);
/** All columns of a window that starts from athletes. */
const BY_ATHLETE = index(
  'ix_attendance_records_athlete_id_event_date_event_id_status',
  ...['athlete_id', 'event_date', 'event_id', 'status'],
);
const FOLLOWS_EVENT = 'fk_attendance_records_event_date';

const ROWS_AT_ONCE = 500;

/**
 * The day of a mark's event, so that an athlete's marks of a few days are found without reading all years of the athlete
 * or all events of the institution. The foreign key keeps it in step when the event moves. The key on `event_id` alone
 * stays: a process of the previous release inserts marks without a day, which the new key does not check.
 *
 * The foreign key exists before the first day is stored, so no day can become wrong while the previous release moves
 * events, and MariaDB may skip the check of the stored rows.
 */
export class AttendanceRecordsEventDate1764000000046 implements MigrationInterface {
  readonly name = 'AttendanceRecordsEventDate1764000000046';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, MARKS, day('event_date', nullable));
    await addUniqueIndex(runner, 'calendar_events', EVENT_KEY);
    await addIndex(runner, MARKS, BY_EVENT);
    await addForeignKey(runner, MARKS, {
      name: FOLLOWS_EVENT,
      columnNames: ['event_id', 'event_date'],
      referencedTableName: 'calendar_events',
      referencedColumnNames: ['id', 'date'],
      // Refuses as RESTRICT does; MariaDB keeps it under this name when a key is added in place.
      onDelete: 'NO ACTION',
      onUpdate: 'CASCADE',
    });
    await storeDays(runner);
    await addIndex(runner, MARKS, BY_ATHLETE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropForeignKey(runner, MARKS, FOLLOWS_EVENT);
    await dropIndex(runner, MARKS, BY_ATHLETE.name ?? '');
    await dropIndex(runner, MARKS, BY_EVENT.name ?? '');
    await dropIndex(runner, 'calendar_events', EVENT_KEY.name ?? '');
    await dropColumn(runner, MARKS, 'event_date');
  }
}

/** Stores the day of every mark that has none. After an interruption it continues with those that are left. */
async function storeDays(runner: QueryRunner): Promise<void> {
  // On MariaDB each of the statements below is a transaction of its own; SQLite keeps the one of the migration.
  if (runner.manager.dataSource.options.type === 'mariadb') await runner.query('COMMIT');

  for (let last = 0; ;) {
    const rows = (await runner.query(
      `SELECT id FROM ${MARKS} WHERE event_date IS NULL AND id > ${last} ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
    )) as { id: number }[];
    const ids = rows.map(({ id }) => Number(id));
    if (ids.length === 0) return;

    await runner.query(
      `UPDATE ${MARKS} SET event_date = (SELECT event.date FROM calendar_events event WHERE event.id = ${MARKS}.event_id)
       WHERE id IN (${ids.join(', ')}) AND event_date IS NULL`,
    );
    last = ids.at(-1) ?? last;
  }
}
