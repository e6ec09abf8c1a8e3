import type { EventType } from '@touchline/contracts/calendar.schema';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { optionalText, text } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/** Something planned on a day, for a team or for one athlete: exactly one of the two is set. */
@Entity('calendar_events')
@Index('ix_calendar_events_team_id_date', ['teamId', 'date'])
@Index('ix_calendar_events_athlete_id_date', ['athleteId', 'date'])
@Index('ix_calendar_events_series_id', ['seriesId'])
@Index('uq_calendar_events_workout_uid', ['workoutUid'], { unique: true })
export class CalendarEvent extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer', nullable: true })
  @ForeignKey('Team', { name: 'fk_calendar_events_team', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  teamId: number | null;

  @Column({ type: 'integer', nullable: true })
  @ForeignKey('Athlete', { name: 'fk_calendar_events_athlete', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  athleteId: number | null;

  @Column({ type: 'date' })
  date: string;

  /** HH:mm where the team trains; null: all day. */
  @Column(optionalText(5))
  eventTime: string | null;

  @Column({ type: 'integer' })
  durationMin: number;

  @Column(text(120))
  title: string;

  @Column(text(20))
  type: EventType;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  /** Whether attendance is to be taken. */
  @Column({ type: 'boolean' })
  attendanceTaken: boolean;

  /** The scheduled workout this event shows; null for every other event. */
  @Column(optionalText(36))
  workoutUid: string | null;

  /** The same for all events that were repeated from one. */
  @Column(optionalText(36))
  seriesId: string | null;
}
