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
  return loadOnDays(sessions, first, daysSince(first, from, to));
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
  // Days are numbered from the first session: a window then needs no date arithmetic, which is slow for ten years of
  // days.
  const loads = dailyLoads(sessions);
  const numbers = new Map([...loads.keys()].map((date) => [date, daysBetween(first, date)]));
  const byNumber = new Map([...loads].map(([date, day]) => [numbers.get(date), day]));
  return dates.map((date) => {
    const number = numbers.get(date) ?? daysBetween(first, date);
    const window = Array.from(
      { length: CHRONIC_DAYS },
      (_, offset) => byNumber.get(number + 1 - CHRONIC_DAYS + offset)?.load ?? 0,
    );
    return dayFigures(date, byNumber.get(number)?.sessions ?? 0, window, number + 1);
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
