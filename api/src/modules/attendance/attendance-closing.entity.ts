import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';

/** Attendance of an event is closed while it has a row; reopening deletes it. Marking remains possible meanwhile. */
@Entity('attendance_closings')
@Index('uq_attendance_closings_event_id', ['eventId'], { unique: true })
export class AttendanceClosingEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('CalendarEventEntity', {
    name: 'fk_attendance_closings_event',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  eventId: number;

  /** The id under which the close wrote its marks; a further close of the event writes under it, too. */
  @Column(text(36))
  closeId: string;

  /** Who closed it. No foreign key: the closing outlives the account. */
  @Column({ type: 'integer' })
  coachId: number;

  /** How many marks the close wrote; later changes of them do not count. */
  @Column({ type: 'integer' })
  marked: number;

  @Column(INSTANT)
  closedAt: Date;
}
