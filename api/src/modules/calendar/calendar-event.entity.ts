import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { optionalText } from '../../database/columns.js';
import { EventContent } from './event-content.js';

/** Something planned on a day, for a team or for one athlete: exactly one of the two is set. */
@Entity('calendar_events')
@Index('ix_calendar_events_team_id_date', ['teamId', 'date'])
@Index('ix_calendar_events_athlete_id_date', ['athleteId', 'date'])
@Index('ix_calendar_events_series_id', ['seriesId'])
@Index('uq_calendar_events_workout_uid', ['workoutUid'], { unique: true })
export class CalendarEvent extends EventContent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer', nullable: true })
  @ForeignKey('Team', { name: 'fk_calendar_events_team', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  teamId: number | null;

  @Column({ type: 'integer', nullable: true })
  @ForeignKey('Athlete', { name: 'fk_calendar_events_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number | null;

  /** The scheduled workout this event shows; null for every other event. */
  @Column(optionalText(36))
  workoutUid: string | null;
}
