import type { CalendarDate } from '@touchline/contracts/calendar-date';

interface DatedEvent {
  id: number;
  date: CalendarDate;
}

interface EventSessions<S> {
  /** The sessions that count for the event. */
  sessions: S[];
  /** Sessions of its day that count for none. */
  unassigned: S[];
}

/**
 * Which of an athlete's sessions count for an event: the one that names it, otherwise those of its day that name none,
 * but only if it is the team's only event of that day. With several events nobody knows which one was meant.
 */
export function sessionsOfEvent<S extends { date: CalendarDate; eventId: number | null }>(
  { id, date }: DatedEvent,
  isOnlyOne: boolean,
  sessions: readonly S[],
): EventSessions<S> {
  const named = sessions.filter(({ eventId }) => eventId === id);
  const free = sessions.filter((session) => session.eventId === null && session.date === date);
  if (!isOnlyOne) return { sessions: named, unassigned: free };
  return { sessions: named.length > 0 ? named : free, unassigned: [] };
}
