import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, decimal, dropColumn, nullable } from './portable-table.js';

/** As `calendar_events.planned_rpe`, in the copy that is kept for undo. */
export class ChangedEventsPlannedRpe1764000000045 implements MigrationInterface {
  readonly name = 'ChangedEventsPlannedRpe1764000000045';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'changed_events', decimal('planned_rpe', 5, 1, nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'changed_events', 'planned_rpe');
  }
}
