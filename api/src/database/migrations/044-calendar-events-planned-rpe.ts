import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, decimal, dropColumn, nullable } from './portable-table.js';

/** The session RPE that is planned for an event; null for events without a planned load, as all that are stored already. */
export class CalendarEventsPlannedRpe1764000000044 implements MigrationInterface {
  readonly name = 'CalendarEventsPlannedRpe1764000000044';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'calendar_events', decimal('planned_rpe', 5, 1, nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'calendar_events', 'planned_rpe');
  }
}
