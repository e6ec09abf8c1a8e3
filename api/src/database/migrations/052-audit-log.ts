import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTable,
  index,
  instant,
  integer,
  nullable,
  primary,
  text,
  unique,
  wideInteger,
} from './portable-table.js';

/**
 * The audit with a wide key. The ids of `audit_entries` have 32 bits and would run out, and a large table cannot be
 * rebuilt while it is used. The key begins with the instant, so that rows are stored in the order in which they are
 * removed, and need no further index for it.
 */
export class AuditLog1764000000052 implements MigrationInterface {
  readonly name = 'AuditLog1764000000052';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'audit_log',
      columns: [
        instant('at', primary),
        wideInteger('id', primary),
        text('actor_kind', 5),
        integer('coach_id', nullable),
        integer('api_key_id', nullable),
        integer('institution_id'),
        integer('athlete_id'),
        text('kind', 20),
        text('action', 6),
        text('read_key', 80, nullable),
      ],
      indices: [index('ix_audit_log_athlete_id_at', 'athlete_id', 'at'), unique('uq_audit_log_read_key', 'read_key')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'audit_log');
  }
}
