import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, integer, nullable } from './portable-table.js';

/** Mails to the confirmed address of an athlete, or to one that is to be confirmed. */
export class MailsAthlete1764000000074 implements MigrationInterface {
  readonly name = 'MailsAthlete1764000000074';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'mails', integer('athlete_id', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'mails', 'athlete_id');
  }
}
