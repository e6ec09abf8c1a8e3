import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../../database/columns.js';
import { CoachEntity } from '../accounts/coach.entity.js';

/** A mailed link to set a new password, until it is used. Only the SHA-256 of its token is stored. */
@Entity('password_resets')
@Index('ix_password_resets_coach_id', ['coachId'])
@Index('ix_password_resets_expires_at', ['expiresAt'])
export class PasswordResetEntity {
  @PrimaryColumn(text(64))
  tokenSha256: string;

  @Column({ type: 'integer' })
  @ForeignKey(() => CoachEntity, { name: 'fk_password_resets_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  expiresAt: Date;
}
