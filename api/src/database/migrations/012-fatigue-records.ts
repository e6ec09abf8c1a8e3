import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  day,
  decimal,
  dropTable,
  id,
  instant,
  integer,
  references,
  text,
  unique,
} from './portable-table.js';

export class FatigueRecords1764000000012 implements MigrationInterface {
  readonly name = 'FatigueRecords1764000000012';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'fatigue_records',
      columns: [
        id(),
        integer('athlete_id'),
        text('kind', 10),
        day('recorded_at'),
        decimal('value', 7, 3),
        integer('version'),
        instant('created_at'),
        instant('updated_at'),
      ],
      indices: [unique('uq_fatigue_records_athlete_id_kind_recorded_at', 'athlete_id', 'kind', 'recorded_at')],
      foreignKeys: [references('fk_fatigue_records_athlete', 'athlete_id', 'athletes', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'fatigue_records');
  }
}
