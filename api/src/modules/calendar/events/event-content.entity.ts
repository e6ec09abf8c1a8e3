import type { EventType } from '@touchline/contracts/calendar.schema';
import { Column } from 'typeorm';
import { ONE_DECIMAL, optionalText, text } from '../../../database/columns.js';
import { VersionedColumns } from '../../../database/versioned-columns.js';

/** The columns that an event shares with the copy that is kept of a changed event, for undo. */
export abstract class EventContent extends VersionedColumns {
  @Column({ type: 'date' })
  date: string;

  /** HH:mm in the time zone of the institution; null: all day. */
  @Column(optionalText(5))
  eventTime: string | null;

  @Column({ type: 'integer' })
  durationMin: number;

  /** Session RPE that is planned, 0–10 in steps of 0.5; null: no load is planned. */
  @Column({ ...ONE_DECIMAL, nullable: true })
  plannedRpe: number | null;

  @Column(text(120))
  title: string;

  @Column(text(20))
  type: EventType;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  /** Whether attendance is to be taken. */
  @Column({ type: 'boolean' })
  attendanceTaken: boolean;

  /** Shared by all events that one call created as a weekly series; null for a single event. */
  @Column(optionalText(36))
  seriesId: string | null;
}
