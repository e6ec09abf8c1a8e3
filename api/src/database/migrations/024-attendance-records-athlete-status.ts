import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, index } from './portable-table.js';

/** What the statistics count: without it they read every mark of every athlete. */
export class AttendanceRecordsAthleteStatus1764000000024 implements MigrationInterface {
  readonly name = 'AttendanceRecordsAthleteStatus1764000000024';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(
      runner,
      'attendance_records',
      index('ix_attendance_records_athlete_id_status', 'athlete_id', 'status'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'attendance_records', 'ix_attendance_records_athlete_id_status');
  }
}
