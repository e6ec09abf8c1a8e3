import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, integer, nullable } from './portable-table.js';

/** Which key the athletes' app called with: who loses one asks what was done with it. */
export class AuditEntriesApiKey1764000000026 implements MigrationInterface {
  readonly name = 'AuditEntriesApiKey1764000000026';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'audit_entries', integer('api_key_id', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'audit_entries', 'api_key_id');
  }
}
