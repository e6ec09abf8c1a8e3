import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, instant, integer, references, text, unique } from './portable-table.js';

export class AthleteDevices1764000000065 implements MigrationInterface {
  readonly name = 'AthleteDevices1764000000065';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'athlete_devices',
      columns: [
        id(),
        integer('athlete_id'),
        integer('slot'),
        text('token_sha256', 64),
        text('name', 40),
        instant('created_at'),
        instant('last_used_at'),
        instant('expires_at'),
      ],
      indices: [
        unique('uq_athlete_devices_token_sha256', 'token_sha256'),
        unique('uq_athlete_devices_athlete_id_slot', 'athlete_id', 'slot'),
      ],
      foreignKeys: [references('fk_athlete_devices_athlete', 'athlete_id', 'athletes', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'athlete_devices');
  }
}
