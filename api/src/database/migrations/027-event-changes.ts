import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, index, instant, integer, references, text, unique } from './portable-table.js';

export class EventChanges1764000000027 implements MigrationInterface {
  readonly name = 'EventChanges1764000000027';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'event_changes',
      columns: [id(), text('change_id', 36), integer('coach_id'), text('kind', 10), instant('created_at')],
      indices: [
        unique('uq_event_changes_change_id', 'change_id'),
        index('ix_event_changes_coach_id', 'coach_id'),
        index('ix_event_changes_created_at', 'created_at'),
      ],
      foreignKeys: [references('fk_event_changes_coach', 'coach_id', 'coaches', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'event_changes');
  }
}
