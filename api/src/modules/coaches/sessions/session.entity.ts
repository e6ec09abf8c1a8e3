import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../../database/columns.js';
import { CoachEntity } from '../accounts/coach.entity.js';

/**
 * A signed-in browser. Only the SHA-256 of the token is stored, so that nobody who reads the table can use the session.
 */
@Entity('sessions')
@Index('ix_sessions_coach_id', ['coachId'])
@Index('ix_sessions_created_at', ['createdAt'])
export class SessionEntity {
  @PrimaryColumn(text(64))
  tokenSha256: string;

  @Column({ type: 'integer' })
  @ForeignKey(() => CoachEntity, { name: 'fk_sessions_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  lastSeenAt: Date;

  /** When the coach last entered the password: at the sign-in, or later when changing the password. */
  @Column(INSTANT)
  authenticatedAt: Date;
}
