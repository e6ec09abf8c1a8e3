import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { formatLongDate } from '@touchline/contracts/date-format';
import { STATUS_LABELS } from '../../../shared/status-labels.js';

/** Messages of this screen are shown for this long. */
export const NOTICE_MS = 4_000;

/** What a card says. */
export const statusText = (status: AttendanceStatus | null): string =>
  status === null ? 'Tap to mark' : STATUS_LABELS[status];

export const markedText = (name: string, status: AttendanceStatus): string => `${name} marked as ${status}`;

export const athletesText = (count: number): string => (count === 1 ? '1 athlete' : `${count} athletes`);

export const closedText = (count: number): string => `Attendance closed. ${athletesText(count)} marked as absent.`;

export const ALL_MARKED = 'Everybody was marked already.';
export const allPresentText = (count: number): string => `${athletesText(count)} marked as present.`;

/** What an Undo would take back, read at another event or at none: `Soccer (W), 18:00 · Practice: 3 athletes marked as present.` */
export const doneText = (
  team: string,
  event: Pick<CalendarEvent, 'event_time' | 'event_title'>,
  what: string,
): string => `${team}, ${eventText(event)}: ${what}`;

/** Of so many marks made without a connection, so many had been sent before they were taken back. */
export const partlySentText = (all: number, sent: number): string =>
  `${sent} of ${all} marks had been sent already and stay; the others are taken back.`;

/** `18:00 · Practice`; an event without a time lasts all day. */
export const eventText = ({
  event_time: time,
  event_title: title,
}: Pick<CalendarEvent, 'event_time' | 'event_title'>): string => `${time ?? 'All day'} · ${title}`;

export const noEventsText = (date: CalendarDate, today: CalendarDate): string =>
  date === today ? 'No events for today' : `No events for ${formatLongDate(date)}`;

const marksAreWaiting = (count: number) => `${count === 1 ? '1 mark is' : `${count} marks are`} waiting to be sent`;

/** Why nobody can be marked absent yet: these marks, of whatever event, are not on the server. */
export const stillWaitingText = (count: number): string =>
  `Failed to close attendance. ${marksAreWaiting(count)}; close it when the connection is back.`;
export const STILL_ASKED = 'Failed to close attendance. A mark of this event was not taken: decide about it first.';

/** What waits on this device, said to who made it. */
export const waitingText = (count: number): string =>
  `${marksAreWaiting(count)}. What you mark is kept on this device and sent as soon as the connection is back.`;
