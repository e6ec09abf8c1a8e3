import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTable, id, instant, integer, nullable, references, text, unique } from './portable-table.js';

export class AthleteAddresses1764000000072 implements MigrationInterface {
  readonly name = 'AthleteAddresses1764000000072';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'athlete_addresses',
      columns: [
        id(),
        integer('athlete_id', nullable),
        integer('pending_athlete_id', nullable),
        text('email', 254),
        text('address_of', 10),
        instant('confirmed_at'),
      ],
      indices: [
        unique('uq_athlete_addresses_athlete_id', 'athlete_id'),
        unique('uq_athlete_addresses_pending_athlete_id', 'pending_athlete_id'),
      ],
      foreignKeys: [
        references('fk_athlete_addresses_athlete', 'athlete_id', 'athletes', 'CASCADE'),
        references('fk_athlete_addresses_pending_athlete', 'pending_athlete_id', 'pending_athletes', 'CASCADE'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'athlete_addresses');
  }
}
