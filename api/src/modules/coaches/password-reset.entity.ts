import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';
import { Coach } from './coach.entity.js';

/** A mailed link to a new password that nobody has used yet. Only its token's SHA-256 is here. */
@Entity('password_resets')
@Index('ix_password_resets_coach_id', ['coachId'])
@Index('ix_password_resets_expires_at', ['expiresAt'])
export class PasswordReset {
  @PrimaryColumn(text(64))
  tokenSha256: string;

  @Column({ type: 'integer' })
  @ForeignKey(() => Coach, { name: 'fk_password_resets_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  expiresAt: Date;
}
