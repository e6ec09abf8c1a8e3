import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addUniqueIndex, day, dropColumn, dropIndex, integer, nullable, unique } from './portable-table.js';

const COPY = unique('uq_copied_weeks_team_id_to_week_copy_number', 'team_id', 'to_week', 'copy_number');

/** Two coaches who copy to the same week at once: the second one looks again. */
export class CopiedWeeksCopyNumber1764000000102 implements MigrationInterface {
  readonly name = 'CopiedWeeksCopyNumber1764000000102';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'copied_weeks', integer('team_id', nullable));
    await addColumn(runner, 'copied_weeks', day('to_week', nullable));
    await addColumn(runner, 'copied_weeks', integer('copy_number', nullable));
    await addUniqueIndex(runner, 'copied_weeks', COPY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'copied_weeks', COPY.name ?? '');
    for (const name of ['copy_number', 'to_week', 'team_id']) await dropColumn(runner, 'copied_weeks', name);
  }
}
