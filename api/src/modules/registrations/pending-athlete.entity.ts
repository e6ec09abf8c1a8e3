import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, ONE_DECIMAL, OPTIONAL_INSTANT, optionalText, text } from '../../database/columns.js';

export type RegistrationStatus = 'pending' | 'accepted' | 'declined';

/**
 * A registration. Once it is handled, nothing personal is left in it: an accepted person is an athlete, a declined one is nobody here. The
 * row stays, so that a second answer to it can be told from a question about nothing.
 */
@Entity('pending_athletes')
@Index('ix_pending_athletes_team_id_status', ['teamId', 'status'])
@Index('uq_pending_athletes_team_id_pending_key', ['teamId', 'pendingKey'], { unique: true })
export class PendingAthlete {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Team', { name: 'fk_pending_athletes_team', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  teamId: number;

  @Column(text(10))
  status: RegistrationStatus;

  /** While it waits, who it is (`pendingKey()`): the same person registers once. Null once it is handled. */
  @Column(optionalText(64))
  pendingKey: string | null;

  @Column(text(80))
  firstName: string;

  @Column(text(80))
  lastName: string;

  @Column(text(254))
  email: string;

  @Column(text(254))
  emailKey: string;

  @Column(text(60))
  position: string;

  @Column({ type: 'date', nullable: true })
  dateOfBirth: string | null;

  @Column({ type: 'integer', nullable: true })
  jerseyNumber: number | null;

  @Column({ ...ONE_DECIMAL, nullable: true })
  weightKg: number | null;

  @Column({ ...ONE_DECIMAL, nullable: true })
  heightCm: number | null;

  @Column(optionalText(80))
  externalId: string | null;

  @Column(INSTANT)
  createdAt: Date;

  @Column(OPTIONAL_INSTANT)
  handledAt: Date | null;
}
