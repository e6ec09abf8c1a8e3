import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  day,
  dropTable,
  flag,
  id,
  instant,
  integer,
  longText,
  nullable,
  references,
  text,
  unique,
} from './portable-table.js';

export class ChangedEvents1764000000028 implements MigrationInterface {
  readonly name = 'ChangedEvents1764000000028';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'changed_events',
      columns: [
        id(),
        integer('event_change_id'),
        integer('event_id'),
        integer('version_after'),
        integer('team_id', nullable),
        integer('athlete_id', nullable),
        day('date'),
        text('event_time', 5, nullable),
        integer('duration_min'),
        text('title', 120),
        text('type', 20),
        longText('notes', nullable),
        flag('attendance_taken'),
        text('series_id', 36, nullable),
        integer('version'),
        instant('created_at'),
        instant('updated_at'),
      ],
      indices: [unique('uq_changed_events_event_change_id_event_id', 'event_change_id', 'event_id')],
      foreignKeys: [references('fk_changed_events_event_change', 'event_change_id', 'event_changes', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'changed_events');
  }
}
