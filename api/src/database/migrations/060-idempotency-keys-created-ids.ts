import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, longText, nullable } from './portable-table.js';

/** The ids of all rows that a call created, because ids of one statement are not consecutive on a cluster. */
export class IdempotencyKeysCreatedIds1764000000060 implements MigrationInterface {
  readonly name = 'IdempotencyKeysCreatedIds1764000000060';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'idempotency_keys', longText('created_ids', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'idempotency_keys', 'created_ids');
  }
}
