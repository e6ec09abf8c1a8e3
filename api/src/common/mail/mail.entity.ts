import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, optionalText, text } from '../../database/columns.js';

/**
 * A mail that waits to be sent. It holds the numbers of those whom it concerns and neither address nor text: the mail, with
 * its token, is composed when it is sent. The row is deleted when the mail is sent or given up.
 */
@Entity('mails')
@Index('ix_mails_next_try_at', ['nextTryAt'])
@Index('ix_mails_coach_id', ['coachId'])
@Index('ix_mails_athlete_id', ['athleteId'])
export class MailEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column(text(20))
  kind: string;

  /**
   * The coach to whom it goes, or who sends an athlete a link. A row without any of the three numbers goes to nobody: an
   * unknown address has one too, so that asking for it takes as long as for a known one.
   */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('coaches', { name: 'fk_mails_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number | null;

  /** The athlete whose confirmed address it goes to, or whose address is to be confirmed. */
  @Column({ type: 'integer', nullable: true })
  athleteId: number | null;

  /** The question to a guardian. */
  @Column({ type: 'integer', nullable: true })
  guardianRequestId: number | null;

  /** The invitation to the staff of a team; `coachId` is then the coach who invites. */
  @Column({ type: 'integer', nullable: true })
  staffInvitationId: number | null;

  /** The network of the call that requested it: see `networkOf`. */
  @Column(optionalText(45))
  network: string | null;

  @Column(INSTANT)
  createdAt: Date;

  /** The earliest next attempt. While an instance sends the mail, this is the end of its claim, in case it is killed. */
  @Column(INSTANT)
  nextTryAt: Date;

  /** Number of begun attempts. It guards the row: only the instance that counted an attempt makes it. */
  @Column({ type: 'integer' })
  attempts: number;
}
