import type { AvailabilityStatus } from '@touchline/contracts/availability-rules';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, optionalText, text } from '../../database/columns.js';

/**
 * The staff's word whether an athlete can train. Rows are only ever added, so that an earlier day can be looked back at
 * as it was.
 */
@Entity('athlete_availability')
@Index('uq_athlete_availability_athlete_id_sequence', ['athleteId', 'sequence'], { unique: true })
export class AthleteAvailabilityEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_athlete_availability_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number;

  /** Counts an athlete's records from 1; the unique key lets only one of two simultaneous writers have a number. */
  @Column({ type: 'integer' })
  sequence: number;

  @Column(text(10))
  status: AvailabilityStatus;

  @Column(optionalText(80))
  bodyPart: string | null;

  /** Never shown outside the team's staff. */
  @Column(optionalText(500))
  note: string | null;

  @Column({ type: 'date' })
  fromDay: CalendarDate;

  /** The last day; null while the end is open. */
  @Column({ type: 'date', nullable: true })
  untilDay: CalendarDate | null;

  /** Who recorded it; null for sample data. No foreign key: the record outlives the account. */
  @Column({ type: 'integer', nullable: true })
  coachId: number | null;

  /** The coach's day of recording: a board of an earlier day does not know the record. */
  @Column({ type: 'date' })
  recordedOn: CalendarDate;

  @Column(INSTANT)
  createdAt: Date;
}
