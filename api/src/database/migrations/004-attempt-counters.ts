import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, index, instant, integer, primary, text } from './portable-table.js';

export class AttemptCounters1764000000004 implements MigrationInterface {
  readonly name = 'AttemptCounters1764000000004';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'attempt_counters',
      columns: [text('counter_key', 64, primary), integer('attempts'), instant('window_ends_at')],
      indices: [index('ix_attempt_counters_window_ends_at', 'window_ends_at')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'attempt_counters');
  }
}
