import type { StaffRole } from '@touchline/contracts/permissions';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, optionalText, text } from '../../../database/columns.js';

/** An invitation to the staff of a team. The row is deleted when it is accepted, withdrawn, replaced or has expired. */
@Entity('staff_invitations')
@Index('uq_staff_invitations_team_id_email_key', ['teamId', 'emailKey'], { unique: true })
@Index('uq_staff_invitations_token_sha256', ['tokenSha256'], { unique: true })
@Index('ix_staff_invitations_invited_by_id', ['invitedById'])
@Index('ix_staff_invitations_expires_at', ['expiresAt'])
export class StaffInvitationEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('TeamEntity', { name: 'fk_staff_invitations_team', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  teamId: number;

  @Column({ type: 'integer' })
  @ForeignKey('CoachEntity', { name: 'fk_staff_invitations_invited_by', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  invitedById: number;

  @Column(text(254))
  email: string;

  /** The address as the sign-in compares it. */
  @Column(text(254))
  emailKey: string;

  @Column(optionalText(120))
  name: string | null;

  @Column(text(20))
  role: StaffRole;

  /** SHA-256 of the token in the link; null until its mail is composed. */
  @Column(optionalText(64))
  tokenSha256: string | null;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  expiresAt: Date;
}
