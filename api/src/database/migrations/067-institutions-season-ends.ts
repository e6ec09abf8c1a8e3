import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, text } from './portable-table.js';

/** The last day of the season, by which athletes' devices end at the latest. */
export class InstitutionsSeasonEnds1764000000067 implements MigrationInterface {
  readonly name = 'InstitutionsSeasonEnds1764000000067';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'institutions', text('season_ends', 5, { default: "'06-30'" }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'institutions', 'season_ends');
  }
}
