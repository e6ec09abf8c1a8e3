import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, integer, nullable, text } from './portable-table.js';

/**
 * What a club decides for all its teams, and what of it was changed. The release before reads none of it and stores the
 * defaults: until all servers are new, its coaches see what they saw.
 */
export class ClubSettings1764000000108 implements MigrationInterface {
  readonly name = 'ClubSettings1764000000108';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'institutions', integer('carried_days', { default: 42 }));
    await addColumn(runner, 'institutions', text('other_teams_sessions', 10, { default: "'shown'" }));
    await addColumn(runner, 'institutions', integer('settings_version', { default: 1 }));
    await addColumn(runner, 'security_entries', text('detail', 80, nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'security_entries', 'detail');
    await dropColumn(runner, 'institutions', 'settings_version');
    await dropColumn(runner, 'institutions', 'other_teams_sessions');
    await dropColumn(runner, 'institutions', 'carried_days');
  }
}
