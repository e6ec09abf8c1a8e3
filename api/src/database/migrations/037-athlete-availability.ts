import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  day,
  dropTable,
  id,
  instant,
  integer,
  nullable,
  references,
  text,
  unique,
} from './portable-table.js';

export class AthleteAvailability1764000000037 implements MigrationInterface {
  readonly name = 'AthleteAvailability1764000000037';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'athlete_availability',
      columns: [
        id(),
        integer('athlete_id'),
        integer('sequence'),
        text('status', 10),
        text('body_part', 80, nullable),
        text('note', 500, nullable),
        day('from_day'),
        day('until_day', nullable),
        integer('coach_id', nullable),
        day('recorded_on'),
        instant('created_at'),
      ],
      indices: [unique('uq_athlete_availability_athlete_id_sequence', 'athlete_id', 'sequence')],
      foreignKeys: [references('fk_athlete_availability_athlete', 'athlete_id', 'athletes', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'athlete_availability');
  }
}
