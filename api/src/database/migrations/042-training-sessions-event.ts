import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addUniqueIndex, dropColumn, dropIndex, integer, nullable, unique } from './portable-table.js';

const KEY = unique('uq_training_sessions_event_id_athlete_id', 'event_id', 'athlete_id');

/**
 * The event that a session belongs to, one session per athlete and event; null for those that name none. There is no
 * foreign key: MariaDB would copy the whole table for one while it blocks writes. The calendar releases the sessions of
 * an event that it deletes, for which the key begins with the event.
 */
export class TrainingSessionsEvent1764000000042 implements MigrationInterface {
  readonly name = 'TrainingSessionsEvent1764000000042';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'training_sessions', integer('event_id', nullable));
    await addUniqueIndex(runner, 'training_sessions', KEY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'training_sessions', 'uq_training_sessions_event_id_athlete_id');
    await dropColumn(runner, 'training_sessions', 'event_id');
  }
}
