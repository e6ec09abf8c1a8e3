import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  day,
  dropTable,
  id,
  index,
  instant,
  integer,
  nullable,
  references,
  text,
  unique,
} from './portable-table.js';

/** `open_athlete_id` is the athlete while a decision is open and null afterwards: at most one is open per athlete. */
export class SquadDecisions1764000000039 implements MigrationInterface {
  readonly name = 'SquadDecisions1764000000039';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'squad_decisions',
      columns: [
        id(),
        integer('athlete_id'),
        integer('open_athlete_id', nullable),
        text('kind', 10),
        text('note', 500, nullable),
        day('made_on'),
        day('until_day'),
        day('ended_on', nullable),
        integer('ended_by_id', nullable),
        integer('coach_id'),
        instant('created_at'),
        instant('taken_back_at', nullable),
      ],
      indices: [
        unique('uq_squad_decisions_open_athlete_id', 'open_athlete_id'),
        index('ix_squad_decisions_athlete_id_made_on', 'athlete_id', 'made_on'),
      ],
      foreignKeys: [references('fk_squad_decisions_athlete', 'athlete_id', 'athletes', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'squad_decisions');
  }
}
