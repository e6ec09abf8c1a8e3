import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, instant, integer, primary, references, text, unique } from './portable-table.js';

export class CalendarFeeds1764000000029 implements MigrationInterface {
  readonly name = 'CalendarFeeds1764000000029';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'calendar_feeds',
      columns: [integer('team_id', primary), text('secret', 43), instant('created_at')],
      indices: [unique('uq_calendar_feeds_secret', 'secret')],
      foreignKeys: [references('fk_calendar_feeds_team', 'team_id', 'teams', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'calendar_feeds');
  }
}
