import { addDays, daysBetween, requireEpochDay, type CalendarDate } from '@touchline/contracts/calendar-date';
import { srpe, type LoadSession } from './srpe.js';

/** The training of one day. */
export interface DailyLoad {
  sessions: number;
  /** Sum of the sessions' loads, arbitrary units. */
  load: number;
}

/**
 * The days from `from` to `to`, rest days included, but none before `firstSession`; empty when that lies after `to`.
 */
export function daysSince(firstSession: CalendarDate, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const start = from > firstSession ? from : firstSession;
  return Array.from({ length: Math.max(0, daysBetween(start, to) + 1) }, (_, offset) => addDays(start, offset));
}

/** The loads of so many days up to `to`, rest days 0, oldest first. Sessions of other days are ignored. */
export function loadsUpTo(sessions: readonly LoadSession[], to: CalendarDate, count: number): number[] {
  const first = requireEpochDay(to) - count + 1;
  const loads = Array<number>(count).fill(0);
  for (const session of sessions) {
    const at = requireEpochDay(session.date) - first;
    const load = loads[at];
    if (load !== undefined) loads[at] = load + srpe(session);
  }
  return loads;
}

/** The load of every day with a session, by date. A day that is not in the map has a load of 0. */
export function dailyLoads(sessions: readonly LoadSession[]): Map<string, DailyLoad> {
  const days = new Map<string, DailyLoad>();
  for (const session of sessions) {
    const day = days.get(session.date);
    if (day) {
      day.sessions += 1;
      day.load += srpe(session);
    } else days.set(session.date, { sessions: 1, load: srpe(session) });
  }
  return days;
}
