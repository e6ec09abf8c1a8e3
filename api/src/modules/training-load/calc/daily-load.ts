import { addDays, daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import { srpe, type LoadSession } from './srpe.js';

/** What was trained on one day. */
export interface DailyLoad {
  sessions: number;
  /** Sum of the sessions' loads, arbitrary units. */
  load: number;
}

/** The days from `from` (not before `first`, the date of the athlete's first session) to `to`, rest days included; none where they do not reach it. */
export function daysSince(first: CalendarDate, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const start = from > first ? from : first;
  return Array.from({ length: Math.max(0, daysBetween(start, to) + 1) }, (_, at) => addDays(start, at));
}

/** The load of every day that has a session, by date. A day that is not in it has none: 0. */
export function dailyLoads(sessions: readonly LoadSession[]): Map<string, DailyLoad> {
  const days = new Map<string, DailyLoad>();
  for (const session of sessions) {
    const day = days.get(session.date) ?? { sessions: 0, load: 0 };
    days.set(session.date, { sessions: day.sessions + 1, load: day.load + srpe(session) });
  }
  return days;
}
