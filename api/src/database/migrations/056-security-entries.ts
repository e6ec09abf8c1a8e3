import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, index, instant, integer, nullable, primary, text } from './portable-table.js';

export class SecurityEntries1764000000056 implements MigrationInterface {
  readonly name = 'SecurityEntries1764000000056';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'security_entries',
      columns: [
        { name: 'id', type: 'bigint', ...primary },
        instant('at'),
        text('event', 30),
        text('command', 30, nullable),
        integer('coach_id', nullable),
        integer('institution_id', nullable),
        integer('team_id', nullable),
        integer('api_key_id', nullable),
        text('network', 30, nullable),
      ],
      indices: [
        index('ix_security_entries_coach_id_at', 'coach_id', 'at'),
        index('ix_security_entries_institution_id_at', 'institution_id', 'at'),
        index('ix_security_entries_at', 'at'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'security_entries');
  }
}
