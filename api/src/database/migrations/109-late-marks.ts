import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, text } from './portable-table.js';

/**
 * Whether a club marks athletes as late. The release before does not read it and stores the default. A mark is text already, so
 * nothing changes for marks; a server of the release before counts a late one as not attended, until it is a new one.
 */
export class LateMarks1764000000109 implements MigrationInterface {
  readonly name = 'LateMarks1764000000109';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'institutions', text('late_marks', 10, { default: "'off'" }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'institutions', 'late_marks');
  }
}
