import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, instant, integer, references, text, unique } from './portable-table.js';

export class AthleteLinks1764000000064 implements MigrationInterface {
  readonly name = 'AthleteLinks1764000000064';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'athlete_links',
      columns: [
        id(),
        integer('athlete_id'),
        text('key_sha256', 64),
        integer('coach_id'),
        instant('created_at'),
        instant('expires_at'),
      ],
      indices: [
        unique('uq_athlete_links_athlete_id', 'athlete_id'),
        unique('uq_athlete_links_key_sha256', 'key_sha256'),
      ],
      foreignKeys: [references('fk_athlete_links_athlete', 'athlete_id', 'athletes', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'athlete_links');
  }
}
