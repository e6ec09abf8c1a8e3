import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, index } from './portable-table.js';

export class MailsDueAtIndex1764000000078 implements MigrationInterface {
  readonly name = 'MailsDueAtIndex1764000000078';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'mails', index('ix_mails_due_at', 'due_at'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'mails', 'ix_mails_due_at');
  }
}
