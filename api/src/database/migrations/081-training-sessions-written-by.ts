import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, nullable, text } from './portable-table.js';

/** Who wrote a session last; null for sessions from before. */
export class TrainingSessionsWrittenBy1764000000081 implements MigrationInterface {
  readonly name = 'TrainingSessionsWrittenBy1764000000081';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'training_sessions', text('written_by', 5, nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'training_sessions', 'written_by');
  }
}
