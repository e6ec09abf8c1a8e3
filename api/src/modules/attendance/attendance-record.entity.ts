import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, optionalText, text } from '../../database/columns.js';

/** What was marked for one athlete at one event. No record: nobody has marked them yet. Its day is the event's. */
@Entity('attendance_records')
@Index('uq_attendance_records_event_id_athlete_id', ['eventId', 'athleteId'], { unique: true })
@Index('ix_attendance_records_athlete_id_status', ['athleteId', 'status'])
export class AttendanceRecord {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('CalendarEvent', { name: 'fk_attendance_records_event', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  eventId: number;

  @Column({ type: 'integer' })
  @ForeignKey('Athlete', { name: 'fk_attendance_records_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number;

  @Column(text(10))
  status: AttendanceStatus;

  /** The close that wrote this mark, so that exactly its marks can be taken back; null for one by hand. */
  @Column(optionalText(36))
  closeId: string | null;

  @Column(INSTANT)
  createdAt: Date;

  @Column(INSTANT)
  updatedAt: Date;
}
