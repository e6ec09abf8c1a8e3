import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OPTIONAL_INSTANT, optionalText } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/** One athlete's survey of one day. A rating is null when the athlete did not answer. */
@Entity('wellness_entries')
@Index('uq_wellness_entries_athlete_id_date', ['athleteId', 'date'], { unique: true })
@Index('ix_wellness_entries_injury', ['athleteId', 'injuryRecorded', 'date'])
export class WellnessEntryEntity extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_wellness_entries_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number;

  @Column({ type: 'date' })
  date: string;

  @Column({ type: 'integer', nullable: true })
  sleepQuality: number | null;

  @Column({ type: 'integer', nullable: true })
  fatigue: number | null;

  @Column({ type: 'integer', nullable: true })
  muscleSoreness: number | null;

  @Column({ type: 'integer', nullable: true })
  stress: number | null;

  /**
   * True when the entry reports on injury: null in both injury columns then means recovered. False: nothing was
   * reported.
   */
  @Column({ type: 'boolean' })
  injuryRecorded: boolean;

  @Column(optionalText(80))
  injuryBodyPart: string | null;

  @Column({ type: 'integer', nullable: true })
  injurySeverity: number | null;

  /** When all four ratings were there for the first time; null while the survey is incomplete, or when nobody knows it. */
  @Column(OPTIONAL_INSTANT)
  answeredAt: Date | null;

  /** The version that the athlete may replace, see `AthleteVersion`; null once a coach wrote. */
  @Column({ type: 'integer', nullable: true })
  athleteVersion: number | null;
}
