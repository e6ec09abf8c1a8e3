import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumn,
  createTable,
  dropColumn,
  dropTable,
  instant,
  integer,
  nullable,
  primary,
  references,
  text,
  unique,
} from './portable-table.js';

/** The links of posters, and why a consent ended. */
export class PostersAndConsents1764000000107 implements MigrationInterface {
  readonly name = 'PostersAndConsents1764000000107';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'poster_links',
      columns: [integer('team_id', primary), text('link_key', 26), instant('created_at'), instant('expires_at')],
      indices: [unique('uq_poster_links_link_key', 'link_key')],
      foreignKeys: [references('fk_poster_links_team', 'team_id', 'teams', 'CASCADE')],
    });
    await addColumn(runner, 'consents', text('end_reason', 20, nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'consents', 'end_reason');
    await dropTable(runner, 'poster_links');
  }
}
