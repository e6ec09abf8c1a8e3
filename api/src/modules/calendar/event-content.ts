import type { EventType } from '@touchline/contracts/calendar.schema';
import { Column } from 'typeorm';
import { optionalText, text } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/** What is planned, as an event has it and as it is kept of one that was changed. */
export abstract class EventContent extends VersionedColumns {
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

  /** The same for all events that were repeated from one. */
  @Column(optionalText(36))
  seriesId: string | null;
}
