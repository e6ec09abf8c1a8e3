import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, optionalText, text } from '../../database/columns.js';

/** The mark of one athlete at one event. Without a record the athlete is not marked yet. */
@Entity('attendance_records')
@Index('uq_attendance_records_event_id_athlete_id', ['eventId', 'athleteId'], { unique: true })
@Index('ix_attendance_records_athlete_id_status', ['athleteId', 'status'])
@Index('ix_attendance_records_athlete_id_event_date_event_id_status', ['athleteId', 'eventDate', 'eventId', 'status'])
@Index('ix_attendance_records_event_id_event_date_athlete_id_status', ['eventId', 'eventDate', 'athleteId', 'status'])
@ForeignKey('CalendarEventEntity', ['eventId', 'eventDate'], ['id', 'date'], {
  name: 'fk_attendance_records_event_date',
  onDelete: 'NO ACTION',
  onUpdate: 'CASCADE',
})
export class AttendanceRecordEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('CalendarEventEntity', {
    name: 'fk_attendance_records_event',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  eventId: number;

  /** The day of the event, by which an athlete's marks of some days are found. The foreign key changes it with the event. */
  @Column({ type: 'date' })
  eventDate: CalendarDate;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_attendance_records_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number;

  @Column(text(10))
  status: AttendanceStatus;

  /**
   * The close that wrote this mark, so that a reopening deletes exactly its marks; null for a mark that a coach set.
   */
  @Column(optionalText(36))
  closeId: string | null;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  updatedAt: Date;
}
