import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Side } from '@touchline/contracts/measure-rules';
import type { MeasurementSource } from '@touchline/contracts/measurements.schema';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { MEASURED_VALUE, text } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/** One value as it was measured: a trial of a test, or the answer to a question. What trials come to is computed on every read. */
@Entity('measurements')
@Index('uq_measurements_place', ['athleteId', 'measureKey', 'day', 'side', 'trial', 'eventId'], { unique: true })
@Index('ix_measurements_event_id', ['eventId'])
export class MeasurementEntity extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_measurements_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number;

  /** The day at the institution. */
  @Column({ type: 'date' })
  day: CalendarDate;

  /** Of the catalogue: the product's, or the club's own. */
  @Column(text(40))
  measureKey: string;

  /** The version of the measure that held on the day. */
  @Column({ type: 'integer' })
  measureVersion: number;

  @Column(text(5))
  side: Side;

  /** Counts from 1; 1 where there are no trials. */
  @Column({ type: 'integer' })
  trial: number;

  /**
   * The event after which the athlete was asked; 0: none, because a null would not be unique. Without a foreign key: the
   * calendar moves the value when it moves the event, and an event that is deleted leaves its number.
   */
  @Column({ type: 'integer' })
  eventId: number;

  /** In the unit of the version, with at most three decimals. */
  @Column(MEASURED_VALUE)
  value: number;

  @Column(text(10))
  source: MeasurementSource;
}
