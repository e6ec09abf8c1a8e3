import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, index, instant, integer, nullable, references, text } from './portable-table.js';

export class Mails1764000000058 implements MigrationInterface {
  readonly name = 'Mails1764000000058';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'mails',
      columns: [
        id(),
        text('kind', 20),
        integer('coach_id', nullable),
        text('network', 45, nullable),
        instant('created_at'),
        instant('next_try_at'),
        integer('attempts'),
      ],
      indices: [index('ix_mails_next_try_at', 'next_try_at'), index('ix_mails_coach_id', 'coach_id')],
      foreignKeys: [references('fk_mails_coach', 'coach_id', 'coaches', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'mails');
  }
}
