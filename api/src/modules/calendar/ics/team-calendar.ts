import type { EventType } from '@touchline/contracts/calendar.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { folded, LINE_END, textValue } from './content-line.js';
import { calendarZone } from './time-zone.js';

/** What a calendar for other programs says of an event. */
export interface FeedEvent {
  id: number;
  date: CalendarDate;
  /** HH:mm where the team is; null: all day. */
  eventTime: string | null;
  durationMin: number;
  title: string;
  type: EventType;
  notes: string | null;
  version: number;
  updatedAt: Date;
}

/** A team's calendar: its name, where it is (IANA name) and what it plans, in the order it is to stand. */
export interface TeamCalendar {
  name: string;
  timeZone: string;
  /** The name of this installation: with an event's id it is what other programs recognise the event by. */
  host: string;
  events: readonly FeedEvent[];
}

/** How often other programs may look for news. */
const REFRESH = 'PT1H';

/** The calendar as an iCalendar file. The same events give the same text, whenever and wherever it is made. */
export function teamCalendar({ name, timeZone, host, events }: TeamCalendar): string {
  const zone = calendarZone(timeZone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Team calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${textValue(name)}`,
    `X-WR-TIMEZONE:${zone.id}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...zone.lines,
    ...events.flatMap((event) => eventLines(event, zone.id, host)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
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
    `SUMMARY:${textValue(title)}`,
    ...(notes === null || notes === '' ? [] : [`DESCRIPTION:${textValue(notes)}`]),
    `CATEGORIES:${type.replace('_', ' ')}`,
    'END:VEVENT',
  ];
}

/** A length instead of an end: an event in the night of a change of clocks keeps its own. All day is one day, which needs no end. */
function timeLines(
  { date, eventTime, durationMin }: Pick<FeedEvent, 'date' | 'eventTime' | 'durationMin'>,
  zoneId: string,
): string[] {
  const day = date.replaceAll('-', '');
  if (eventTime === null) return [`DTSTART;VALUE=DATE:${day}`];
  return [`DTSTART;TZID=${zoneId}:${day}T${eventTime.replace(':', '')}00`, `DURATION:PT${durationMin}M`];
}

/** `20261120T173000Z`: to the second. */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
