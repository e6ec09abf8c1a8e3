import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTable,
  index,
  instant,
  integer,
  longText,
  primary,
  references,
  text,
} from './portable-table.js';

export class DeletedRecords1764000000049 implements MigrationInterface {
  readonly name = 'DeletedRecords1764000000049';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'deleted_records',
      columns: [
        text('kind', 20, primary),
        integer('record_id', primary),
        integer('athlete_id'),
        longText('content'),
        instant('deleted_at'),
      ],
      indices: [index('ix_deleted_records_deleted_at', 'deleted_at')],
      foreignKeys: [references('fk_deleted_records_athlete', 'athlete_id', 'athletes', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'deleted_records');
  }
}
