import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, OPTIONAL_INSTANT, optionalText, text } from '../../database/columns.js';

/**
 * That somebody agreed to the storing of an athlete's answers. Rows are added and withdrawn, none is rewritten, so that it
 * can be shown later who had agreed to what.
 */
@Entity('consents')
@Index('uq_consents_current_athlete_id', ['currentAthleteId'], { unique: true })
@Index('ix_consents_athlete_id', ['athleteId'])
@Index('uq_consents_pending_athlete_id', ['pendingAthleteId'], { unique: true })
export class ConsentEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  /** Null while it belongs to a registration that no coach has accepted. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('AthleteEntity', { name: 'fk_consents_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number | null;

  /** The registration that it came with, until that is answered. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('PendingAthleteEntity', {
    name: 'fk_consents_pending_athlete',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  pendingAthleteId: number | null;

  /** The athlete of the row that counts, at most one per athlete; null in all others. */
  @Column({ type: 'integer', nullable: true })
  currentAthleteId: number | null;

  @Column(text(20))
  textVersion: string;

  /** `paper`: a signed form that a coach recorded. */
  @Column(text(10))
  givenBy: 'athlete' | 'guardian' | 'paper';

  /** Null when the athlete decided alone. */
  @Column(optionalText(120))
  guardianName: string | null;

  @Column(optionalText(60))
  relation: string | null;

  /** Of a form: the day of the signature, at noon UTC. */
  @Column(INSTANT)
  givenAt: Date;

  /** The coach who recorded the form; null for the others. */
  @Column({ type: 'integer', nullable: true })
  coachId: number | null;

  @Column(OPTIONAL_INSTANT)
  withdrawnAt: Date | null;

  /** Null while it has not ended, and for one that ended before reasons were stored. */
  @Column(optionalText(20))
  endReason: ConsentEnd | null;
}

/** Why a consent ended: somebody took it back, or a corrected birth date says that a guardian has to agree. */
export type ConsentEnd = 'withdrawn' | 'birth_date';
