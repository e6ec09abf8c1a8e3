import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, OPTIONAL_INSTANT, optionalText, text } from '../../database/columns.js';
import { PersonColumns } from '../athletes/index.js';

export type RegistrationStatus = 'pending' | 'accepted' | 'declined';

/**
 * A registration. Accepting or declining it clears everything personal: an accepted person has an athlete row instead.
 * The row itself stays for a month, so that a second answer gets a conflict and not "not found".
 */
@Entity('pending_athletes')
@Index('ix_pending_athletes_team_id_status', ['teamId', 'status'])
@Index('ix_pending_athletes_status_created_at', ['status', 'createdAt'])
@Index('uq_pending_athletes_team_id_pending_key', ['teamId', 'pendingKey'], { unique: true })
export class PendingAthleteEntity extends PersonColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('TeamEntity', { name: 'fk_pending_athletes_team', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  teamId: number;

  @Column(text(10))
  status: RegistrationStatus;

  /**
   * Identifies the person while the registration is pending (see `pendingKey()`), so that nobody is listed twice for a
   * team; null afterwards.
   */
  @Column(optionalText(64))
  pendingKey: string | null;

  @Column(text(254))
  email: string;

  @Column(text(254))
  emailKey: string;

  @Column(text(60))
  position: string;

  /** One to three digits. */
  @Column({ ...optionalText(3), name: 'jersey' })
  jerseyNumber: string | null;

  @Column(INSTANT)
  createdAt: Date;

  @Column(OPTIONAL_INSTANT)
  handledAt: Date | null;

  /**
   * The athlete whom the accepted registration created or moved; null otherwise. Without a foreign key, because the row
   * tells only whom an erasure has to look for.
   */
  @Column({ type: 'integer', nullable: true })
  athleteId: number | null;
}
