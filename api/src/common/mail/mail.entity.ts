import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, optionalText, text } from '../../database/columns.js';

/**
 * A mail that waits to be sent. It names its reader and holds neither address nor text: the mail, with its token, is
 * made when it is sent. The row is deleted when the mail is sent or given up.
 */
@Entity('mails')
@Index('ix_mails_next_try_at', ['nextTryAt'])
@Index('ix_mails_coach_id', ['coachId'])
export class MailEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column(text(20))
  kind: string;

  /** Null: nobody. An unknown address has a row too, so that asking for it takes as long as for a known one. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('coaches', { name: 'fk_mails_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number | null;

  /** Where it was asked for: see `networkOf`. */
  @Column(optionalText(45))
  network: string | null;

  @Column(INSTANT)
  createdAt: Date;

  /** No instance tries before. While one of them sends, this is when its claim ends, in case it is killed. */
  @Column(INSTANT)
  nextTryAt: Date;

  /** Number of begun attempts. It guards the row: only the instance that counted an attempt makes it. */
  @Column({ type: 'integer' })
  attempts: number;
}
