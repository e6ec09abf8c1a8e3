import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, index, instant, integer, nullable, text, unique } from './portable-table.js';

export class AuditEntries1764000000021 implements MigrationInterface {
  readonly name = 'AuditEntries1764000000021';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'audit_entries',
      columns: [
        id(),
        instant('at'),
        text('actor_kind', 5),
        integer('coach_id', nullable),
        integer('institution_id'),
        integer('athlete_id'),
        text('kind', 20),
        text('action', 6),
        text('read_key', 80, nullable),
      ],
      indices: [
        index('ix_audit_entries_athlete_id_id', 'athlete_id', 'id'),
        unique('uq_audit_entries_read_key', 'read_key'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'audit_entries');
  }
}
