import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, index } from './portable-table.js';

export class AthletesExternalId1764000000022 implements MigrationInterface {
  readonly name = 'AthletesExternalId1764000000022';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'athletes', index('ix_athletes_external_id', 'external_id'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'athletes', 'ix_athletes_external_id');
  }
}
