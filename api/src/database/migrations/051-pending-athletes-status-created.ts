import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, index } from './portable-table.js';

const PENDING = 'pending_athletes';
const BY_AGE = index('ix_pending_athletes_status_created_at', 'status', 'created_at');

/** The expired registrations of all teams, and the answered ones that nobody asks for any more. */
export class PendingAthletesStatusCreated1764000000051 implements MigrationInterface {
  readonly name = 'PendingAthletesStatusCreated1764000000051';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, PENDING, BY_AGE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, PENDING, BY_AGE.name ?? '');
  }
}
