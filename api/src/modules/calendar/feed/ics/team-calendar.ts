import type { EventType } from '@touchline/contracts/calendar.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { escapeName, escapeText, foldLine, LINE_END } from './content-line.js';
import { calendarZone } from './time-zone.js';

/** The properties of an event that the feed contains. */
export interface FeedEvent {
  id: number;
  date: CalendarDate;
  /** HH:mm in the time zone of the institution; null: all day. */
  eventTime: string | null;
  durationMin: number;
  title: string;
  type: EventType;
  notes: string | null;
  version: number;
  updatedAt: Date;
}

export interface TeamCalendar {
  name: string;
  /** An IANA name. */
  timeZone: string;
  /** The host or the number of this installation. It is part of the UID by which other programs recognise an event. */
  host: string;
  /** In the order of the file. */
  events: readonly FeedEvent[];
}

/** How often other programs should reload the feed: every hour, as an ISO 8601 duration. */
const REFRESH_INTERVAL = 'PT1H';

/**
 * Writes the calendar as an iCalendar file (RFC 5545). The text depends on the arguments only, not on the clock or the
 * time zone of the server.
 */
export function teamCalendar({ name, timeZone, host, events }: TeamCalendar): string {
  const zone = calendarZone(
    timeZone,
    events.map(({ date }) => date),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Team calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeName(name)}`,
    `X-WR-TIMEZONE:${zone.id}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
    ...zone.lines,
    ...events.flatMap((event) => eventLines(event, zone.id, host)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + LINE_END).join('');
}

function eventLines(
  { id, title, type, notes, version, updatedAt, ...when }: FeedEvent,
  zoneId: string,
  host: string,
): string[] {
  const changed = utc(updatedAt);

  return [
    'BEGIN:VEVENT',
    `UID:event-${id}@${host}`,
    `SEQUENCE:${version - 1}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...timeLines(when, zoneId),
    `SUMMARY:${escapeName(title)}`,
    ...(notes === null || notes === '' ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
    `CATEGORIES:${type.replace('_', ' ')}`,
    'END:VEVENT',
  ];
}

/**
 * The start with a DURATION instead of an end, so that an event keeps its length in a night when the clocks change. An
 * all-day event lasts one day without either.
 */
function timeLines(
  { date, eventTime, durationMin }: Pick<FeedEvent, 'date' | 'eventTime' | 'durationMin'>,
  zoneId: string,
): string[] {
  const day = date.replaceAll('-', '');
  if (eventTime === null) return [`DTSTART;VALUE=DATE:${day}`];
  return [`DTSTART;TZID=${zoneId}:${day}T${eventTime.replace(':', '')}00`, `DURATION:PT${durationMin}M`];
}

/** An instant to the second: `20261120T173000Z`. */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
