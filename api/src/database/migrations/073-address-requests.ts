import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  dropTable,
  id,
  index,
  instant,
  integer,
  nullable,
  references,
  text,
  unique,
} from './portable-table.js';

export class AddressRequests1764000000073 implements MigrationInterface {
  readonly name = 'AddressRequests1764000000073';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'address_requests',
      columns: [
        id(),
        integer('athlete_id'),
        text('email', 254),
        text('key_sha256', 64, nullable),
        instant('created_at'),
        instant('expires_at'),
      ],
      indices: [
        unique('uq_address_requests_athlete_id', 'athlete_id'),
        unique('uq_address_requests_key_sha256', 'key_sha256'),
        index('ix_address_requests_expires_at', 'expires_at'),
      ],
      foreignKeys: [references('fk_address_requests_athlete', 'athlete_id', 'athletes', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'address_requests');
  }
}
