import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, optionalText, text } from '../../../database/columns.js';

/**
 * A question to a guardian by mail: may the athlete join the team, or, for an athlete on the roster, may they answer? Of a
 * child who joins nothing else is stored until the guardian agrees. The row is deleted with the answer and when it expires.
 */
@Entity('guardian_requests')
@Index('uq_guardian_requests_question_key', ['questionKey'], { unique: true })
@Index('uq_guardian_requests_key_sha256', ['keySha256'], { unique: true })
@Index('ix_guardian_requests_athlete_id_expires_at', ['athleteId', 'expiresAt'])
@Index('ix_guardian_requests_team_id', ['teamId'])
@Index('ix_guardian_requests_expires_at', ['expiresAt'])
export class GuardianRequestEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** The team that the athlete wants to join; null for an athlete on the roster. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('TeamEntity', { name: 'fk_guardian_requests_team', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  teamId: number | null;

  /** The athlete on the roster; null for one who wants to join. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('AthleteEntity', { name: 'fk_guardian_requests_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number | null;

  /** The same for the same question, so that asking again replaces it: see `questionKey()`. */
  @Column(text(64))
  questionKey: string;

  /** SHA-256 of the key in the last mail; null until it is composed. */
  @Column(optionalText(64))
  keySha256: string | null;

  @Column(text(80))
  firstName: string;

  @Column({ type: 'date' })
  dateOfBirth: string;

  @Column(text(254))
  guardianEmail: string;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  expiresAt: Date;
}
