import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTable,
  id,
  index,
  instant,
  integer,
  nullable,
  references,
  text,
  unique,
} from './portable-table.js';

export class AttendanceRecords1764000000010 implements MigrationInterface {
  readonly name = 'AttendanceRecords1764000000010';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'attendance_records',
      columns: [
        id(),
        integer('event_id'),
        integer('athlete_id'),
        text('status', 10),
        text('close_id', 36, nullable),
        instant('created_at'),
        instant('updated_at'),
      ],
      indices: [
        unique('uq_attendance_records_event_id_athlete_id', 'event_id', 'athlete_id'),
        index('ix_attendance_records_athlete_id', 'athlete_id'),
      ],
      foreignKeys: [
        references('fk_attendance_records_event', 'event_id', 'calendar_events', 'RESTRICT'),
        references('fk_attendance_records_athlete', 'athlete_id', 'athletes', 'RESTRICT'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'attendance_records');
  }
}
