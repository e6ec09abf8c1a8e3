import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, integer, nullable } from './portable-table.js';

/** The version that the athlete may replace. A process of the release before leaves it behind, which ends that. */
export class WellnessEntriesAthleteVersion1764000000080 implements MigrationInterface {
  readonly name = 'WellnessEntriesAthleteVersion1764000000080';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'wellness_entries', integer('athlete_version', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'wellness_entries', 'athlete_version');
  }
}
