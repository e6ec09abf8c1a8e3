import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, nullable, text } from './portable-table.js';

/** What the coach wrote to the athlete with a decision; null for nothing. */
export class SquadDecisionsMessage1764000000083 implements MigrationInterface {
  readonly name = 'SquadDecisionsMessage1764000000083';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'squad_decisions', text('message_to_athlete', 160, nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'squad_decisions', 'message_to_athlete');
  }
}
