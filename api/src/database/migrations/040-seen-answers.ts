import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, day, dropTable, instant, integer, primary, references } from './portable-table.js';

export class SeenAnswers1764000000040 implements MigrationInterface {
  readonly name = 'SeenAnswers1764000000040';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'seen_answers',
      columns: [integer('athlete_id', primary), day('day', primary), integer('coach_id', primary), instant('seen_at')],
      foreignKeys: [
        references('fk_seen_answers_athlete', 'athlete_id', 'athletes', 'RESTRICT'),
        references('fk_seen_answers_coach', 'coach_id', 'coaches', 'CASCADE'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'seen_answers');
  }
}
