import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { INSTANT } from '../../database/columns.js';

/** That an athlete said they were not at an event. It is their word beside the attendance, which it does not change. */
@Entity('event_absences')
@Index('ix_event_absences_event_id', ['eventId'])
export class EventAbsenceEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_event_absences_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number;

  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('CalendarEventEntity', { name: 'fk_event_absences_event', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  eventId: number;

  @Column(INSTANT)
  reportedAt: Date;
}
