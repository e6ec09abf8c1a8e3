import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, instant, integer, references, text, unique } from './portable-table.js';

/** The events whose attendance is closed: one row for each, which a reopening deletes. */
export class AttendanceClosings1764000000047 implements MigrationInterface {
  readonly name = 'AttendanceClosings1764000000047';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'attendance_closings',
      columns: [
        id(),
        integer('event_id'),
        text('close_id', 36),
        integer('coach_id'),
        integer('marked'),
        instant('closed_at'),
      ],
      indices: [unique('uq_attendance_closings_event_id', 'event_id')],
      // A process of the release before deletes events without knowing this table.
      foreignKeys: [references('fk_attendance_closings_event', 'event_id', 'calendar_events', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'attendance_closings');
  }
}
