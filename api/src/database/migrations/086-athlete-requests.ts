import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, instant, integer, nullable, references, text, unique } from './portable-table.js';

export class AthleteRequests1764000000086 implements MigrationInterface {
  readonly name = 'AthleteRequests1764000000086';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'athlete_requests',
      columns: [
        id(),
        integer('athlete_id'),
        text('kind', 10),
        text('open_kind', 10, nullable),
        text('text', 500),
        instant('asked_at'),
        instant('done_at', nullable),
        integer('coach_id', nullable),
        text('answer', 500, nullable),
        text('key_sha256', 64, nullable),
        text('call_sha256', 64, nullable),
      ],
      indices: [
        unique('uq_athlete_requests_athlete_id_open_kind', 'athlete_id', 'open_kind'),
        unique('uq_athlete_requests_athlete_id_key_sha256', 'athlete_id', 'key_sha256'),
      ],
      foreignKeys: [references('fk_athlete_requests_athlete', 'athlete_id', 'athletes', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'athlete_requests');
  }
}
