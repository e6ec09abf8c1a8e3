import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, nullable, text } from './portable-table.js';

/** Who wrote an entry last; null for entries from before. */
export class WellnessEntriesWrittenBy1764000000080 implements MigrationInterface {
  readonly name = 'WellnessEntriesWrittenBy1764000000080';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'wellness_entries', text('written_by', 5, nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'wellness_entries', 'written_by');
  }
}
