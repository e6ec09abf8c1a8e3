import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';
import { Coach } from './coach.entity.js';

/** A signed-in browser. Only the token's SHA-256 is here: who reads the table cannot become the coach. */
@Entity('sessions')
@Index('ix_sessions_coach_id', ['coachId'])
@Index('ix_sessions_created_at', ['createdAt'])
export class Session {
  @PrimaryColumn(text(64))
  tokenSha256: string;

  @Column({ type: 'integer' })
  @ForeignKey(() => Coach, { name: 'fk_sessions_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  lastSeenAt: Date;

  /** When the password was last proven; later than `createdAt` once it was asked for again. */
  @Column(INSTANT)
  authenticatedAt: Date;
}
