import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, index, instant, integer, primary, references } from './portable-table.js';

export class EventAbsences1764000000082 implements MigrationInterface {
  readonly name = 'EventAbsences1764000000082';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'event_absences',
      columns: [integer('athlete_id', primary), integer('event_id', primary), instant('reported_at')],
      indices: [index('ix_event_absences_event_id', 'event_id')],
      foreignKeys: [
        references('fk_event_absences_athlete', 'athlete_id', 'athletes', 'CASCADE'),
        references('fk_event_absences_event', 'event_id', 'calendar_events', 'CASCADE'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'event_absences');
  }
}
