import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addUniqueIndex, dropIndex, unique } from './portable-table.js';

const EXTERNAL_ID = unique('uq_athletes_institution_id_external_id', 'institution_id', 'external_id');
const ROSTER_NUMBER = unique('uq_athletes_institution_id_roster_number', 'institution_id', 'roster_number');

/** Two coaches who accept the same person or the same external id at once: the second one looks again. */
export class AthletesRosterKeys1764000000101 implements MigrationInterface {
  readonly name = 'AthletesRosterKeys1764000000101';

  async up(runner: QueryRunner): Promise<void> {
    await addUniqueIndex(runner, 'athletes', EXTERNAL_ID);
    await addUniqueIndex(runner, 'athletes', ROSTER_NUMBER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'athletes', ROSTER_NUMBER.name ?? '');
    await dropIndex(runner, 'athletes', EXTERNAL_ID.name ?? '');
  }
}
