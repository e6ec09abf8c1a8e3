import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, instant, nullable } from './portable-table.js';

export class AttemptCountersNextTryAt1764000000020 implements MigrationInterface {
  readonly name = 'AttemptCountersNextTryAt1764000000020';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'attempt_counters', instant('next_try_at', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'attempt_counters', 'next_try_at');
  }
}
