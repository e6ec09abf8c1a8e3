import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  day,
  dropTable,
  flag,
  id,
  index,
  instant,
  integer,
  longText,
  nullable,
  references,
  text,
  unique,
} from './portable-table.js';

export class CalendarEvents1764000000009 implements MigrationInterface {
  readonly name = 'CalendarEvents1764000000009';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'calendar_events',
      columns: [
        id(),
        integer('team_id', nullable),
        integer('athlete_id', nullable),
        day('date'),
        text('event_time', 5, nullable),
        integer('duration_min'),
        text('title', 120),
        text('type', 20),
        longText('notes', nullable),
        flag('attendance_taken'),
        text('workout_uid', 36, nullable),
        text('series_id', 36, nullable),
        integer('version'),
        instant('created_at'),
        instant('updated_at'),
      ],
      indices: [
        index('ix_calendar_events_team_id_date', 'team_id', 'date'),
        index('ix_calendar_events_athlete_id_date', 'athlete_id', 'date'),
        index('ix_calendar_events_series_id', 'series_id'),
        unique('uq_calendar_events_workout_uid', 'workout_uid'),
      ],
      foreignKeys: [
        references('fk_calendar_events_team', 'team_id', 'teams', 'RESTRICT'),
        references('fk_calendar_events_athlete', 'athlete_id', 'athletes', 'RESTRICT'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'calendar_events');
  }
}
