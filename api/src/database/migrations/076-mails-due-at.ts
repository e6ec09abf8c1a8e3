import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, dropColumn, instant, nullable } from './portable-table.js';

/** When a mail of the athletes' pages is due: see `NOT_FOR_RELEASE_BEFORE` of the queue. */
export class MailsDueAt1764000000076 implements MigrationInterface {
  readonly name = 'MailsDueAt1764000000076';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'mails', instant('due_at', nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'mails', 'due_at');
  }
}
