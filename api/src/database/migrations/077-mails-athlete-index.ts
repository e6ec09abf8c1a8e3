import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, index } from './portable-table.js';

/** A withdrawn consent, and an erasure, remove what waits to be mailed to the athlete. */
export class MailsAthleteIndex1764000000077 implements MigrationInterface {
  readonly name = 'MailsAthleteIndex1764000000077';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'mails', index('ix_mails_athlete_id', 'athlete_id'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'mails', 'ix_mails_athlete_id');
  }
}
