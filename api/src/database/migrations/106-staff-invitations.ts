import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumn,
  createTable,
  dropColumn,
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

/** Invitations to the staff of a team, the mails with their links, and who gave or ended a role. */
export class StaffInvitations1764000000106 implements MigrationInterface {
  readonly name = 'StaffInvitations1764000000106';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'staff_invitations',
      columns: [
        id(),
        integer('team_id'),
        integer('invited_by_id'),
        text('email', 254),
        text('email_key', 254),
        text('name', 120, nullable),
        text('role', 20),
        text('token_sha256', 64, nullable),
        instant('created_at'),
        instant('expires_at'),
      ],
      indices: [
        unique('uq_staff_invitations_team_id_email_key', 'team_id', 'email_key'),
        unique('uq_staff_invitations_token_sha256', 'token_sha256'),
        index('ix_staff_invitations_invited_by_id', 'invited_by_id'),
        index('ix_staff_invitations_expires_at', 'expires_at'),
      ],
      foreignKeys: [
        references('fk_staff_invitations_team', 'team_id', 'teams', 'CASCADE'),
        references('fk_staff_invitations_invited_by', 'invited_by_id', 'coaches', 'CASCADE'),
      ],
    });
    await addColumn(runner, 'mails', integer('staff_invitation_id', nullable));
    await addColumn(runner, 'security_entries', integer('by_coach_id', nullable));
    await addColumn(runner, 'security_entries', text('role', 20, nullable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'security_entries', 'role');
    await dropColumn(runner, 'security_entries', 'by_coach_id');
    await dropColumn(runner, 'mails', 'staff_invitation_id');
    await dropTable(runner, 'staff_invitations');
  }
}
