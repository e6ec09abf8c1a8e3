import { addDays, daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import { acwr } from './acwr.js';
import { dailyLoads, daysSince } from './daily-load.js';
import { trainingMonotony, trainingStrain } from './monotony.js';
import type { LoadSession } from './srpe.js';
import { acuteWorkload, chronicWorkload, weeklyLoad } from './workload.js';

/** All figures of one calendar day, not rounded. Loads in arbitrary units, acute and chronic per day. */
export interface LoadDay {
  date: CalendarDate;
  sessions: number;
  dailyLoad: number;
  /** Calendar days since the first session, that day included. */
  historyDays: number;
  weeklyLoad: number;
  acuteWorkload: number;
  chronicWorkload: number;
  acwr: number | null;
  trainingMonotony: number | null;
  trainingStrain: number | null;
}

/** The earliest day whose sessions affect the figures of `from`. */
export function windowStart(from: CalendarDate): CalendarDate {
  return addDays(from, 1 - CHRONIC_DAYS);
}

/**
 * The figures of each day from `from` (not before `first`) to `to`, rest days included. `first` is the date of the
 * athlete's first session; `sessions`, in any order, must include all from `windowStart(from)` on.
 */
export function loadDays(
  sessions: readonly LoadSession[],
  first: CalendarDate,
  from: CalendarDate,
  to: CalendarDate,
): LoadDay[] {
  // The board reads half a year for the figures of one day.
  const earliest = windowStart(from);
  return loadOnDays(
    sessions.filter(({ date }) => date >= earliest),
    first,
    daysSince(first, from, to),
  );
}

/**
 * The figures of these days only, none of them before `first`, in the order given; `sessions`, in any order, must
 * include all of their windows.
 */
export function loadOnDays(
  sessions: readonly LoadSession[],
  first: CalendarDate,
  dates: readonly CalendarDate[],
): LoadDay[] {
  // Days are numbered from the first session. A full window of rest days lies before it, so that each window is a part of
  // one array, however many years there are.
  const byDate = dailyLoads(sessions);
  const numbers = new Map([...byDate.keys(), ...dates].map((date) => [date, daysBetween(first, date)]));
  const numberOf = (date: CalendarDate): number => numbers.get(date) ?? 0;
  const loads = Array<number>(Math.max(0, ...numbers.values()) + CHRONIC_DAYS).fill(0);
  for (const [date, { load }] of byDate) loads[numberOf(date) + CHRONIC_DAYS - 1] = load;

  return dates.map((date) => {
    const number = numberOf(date);
    const window = loads.slice(number, number + CHRONIC_DAYS);
    return dayFigures(date, byDate.get(date)?.sessions ?? 0, window, number + 1);
  });
}

function dayFigures(date: CalendarDate, sessions: number, window: readonly number[], historyDays: number): LoadDay {
  const [acute, chronic, monotony] = [
    acuteWorkload(window),
    chronicWorkload(window),
    trainingMonotony(window, historyDays),
  ];
  return {
    date,
    sessions,
    dailyLoad: window.at(-1) ?? 0,
    historyDays,
    weeklyLoad: weeklyLoad(window),
    acuteWorkload: acute,
    chronicWorkload: chronic,
    acwr: acwr(acute, chronic, historyDays),
    trainingMonotony: monotony,
    trainingStrain: trainingStrain(window, monotony),
  };
}
