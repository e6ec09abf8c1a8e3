import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ONE_DECIMAL, optionalText } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/** One training session of one athlete; a day may have several. All figures are computed on every read. */
@Entity('training_sessions')
@Index('ix_training_sessions_athlete_id_date', ['athleteId', 'date'])
@Index('uq_training_sessions_athlete_id_external_id', ['athleteId', 'externalId'], { unique: true })
@Index('uq_training_sessions_event_id_athlete_id', ['eventId', 'athleteId'], { unique: true })
export class TrainingSessionEntity extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_training_sessions_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number;

  @Column({ type: 'date' })
  date: string;

  /** Borg CR-10 (Foster 2001): 0 to 10 in steps of 0.5. */
  @Column({ ...ONE_DECIMAL, precision: 3 })
  rpe: number;

  /** Whole minutes, 1 to 600. */
  @Column({ type: 'integer' })
  durationMin: number;

  /**
   * The session's id in the athletes' own app, which replaces the session when it sends it again; null for a coach's
   * entry.
   */
  @Column(optionalText(80))
  externalId: string | null;

  /**
   * The event that the session belongs to, at most one session per athlete; null when it names none. Without a foreign
   * key: the calendar sets it to null when it deletes the event, and moves the session when it moves the event.
   */
  @Column({ type: 'integer', nullable: true })
  eventId: number | null;

  /** The version that the athlete may replace, see `AthleteVersion`; null once a coach wrote. */
  @Column({ type: 'integer', nullable: true })
  athleteVersion: number | null;
}
