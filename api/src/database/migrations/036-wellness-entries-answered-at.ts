import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, instant, nullable } from './portable-table.js';

/** When a survey became complete; null for those that are stored already, of which nobody knows it. */
export class WellnessEntriesAnsweredAt1764000000036 implements MigrationInterface {
  readonly name = 'WellnessEntriesAnsweredAt1764000000036';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'wellness_entries', instant('answered_at', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'wellness_entries', 'answered_at');
  }
}
