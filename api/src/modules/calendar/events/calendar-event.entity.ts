import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { optionalText } from '../../../database/columns.js';
import { EventContent } from './event-content.entity.js';

/** An event on a day, of a team or of one athlete: exactly one of `teamId` and `athleteId` is set. */
@Entity('calendar_events')
@Index('ix_calendar_events_team_id_date', ['teamId', 'date'])
@Index('ix_calendar_events_athlete_id_date', ['athleteId', 'date'])
@Index('ix_calendar_events_series_id', ['seriesId'])
@Index('uq_calendar_events_workout_uid', ['workoutUid'], { unique: true })
@Index('uq_calendar_events_id_date', ['id', 'date'], { unique: true })
export class CalendarEventEntity extends EventContent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer', nullable: true })
  @ForeignKey('TeamEntity', { name: 'fk_calendar_events_team', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  teamId: number | null;

  @Column({ type: 'integer', nullable: true })
  @ForeignKey('AthleteEntity', { name: 'fk_calendar_events_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number | null;

  /** The scheduled workout that this event shows; null for events of every other type. */
  @Column(optionalText(36))
  workoutUid: string | null;
}
