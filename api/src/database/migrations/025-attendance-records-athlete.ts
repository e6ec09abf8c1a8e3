import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, index } from './portable-table.js';

/** The index on athlete and status begins with the athlete: this one would only be written. */
export class AttendanceRecordsAthlete1764000000025 implements MigrationInterface {
  readonly name = 'AttendanceRecordsAthlete1764000000025';

  async up(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'attendance_records', 'ix_attendance_records_athlete_id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'attendance_records', index('ix_attendance_records_athlete_id', 'athlete_id'));
  }
}
