import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, index } from './portable-table.js';

const BY_ATHLETE = index('ix_security_entries_athlete_id_at', 'athlete_id', 'at');

/** When an athlete had a device: see `findKnownDevices`. */
export class SecurityEntriesAthleteIndex1764000000084 implements MigrationInterface {
  readonly name = 'SecurityEntriesAthleteIndex1764000000084';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'security_entries', BY_ATHLETE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'security_entries', BY_ATHLETE.name ?? '');
  }
}
