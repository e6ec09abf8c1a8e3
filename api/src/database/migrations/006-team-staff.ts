import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, index, integer, primary, references } from './portable-table.js';

export class TeamStaff1764000000006 implements MigrationInterface {
  readonly name = 'TeamStaff1764000000006';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'team_staff',
      columns: [integer('team_id', primary), integer('coach_id', primary)],
      indices: [index('ix_team_staff_coach_id', 'coach_id')],
      foreignKeys: [
        references('fk_team_staff_team', 'team_id', 'teams', 'CASCADE'),
        references('fk_team_staff_coach', 'coach_id', 'coaches', 'CASCADE'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'team_staff');
  }
}
