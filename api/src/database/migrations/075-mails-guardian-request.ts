import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, integer, nullable } from './portable-table.js';

/** Mails that ask a guardian. */
export class MailsGuardianRequest1764000000075 implements MigrationInterface {
  readonly name = 'MailsGuardianRequest1764000000075';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'mails', integer('guardian_request_id', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'mails', 'guardian_request_id');
  }
}
