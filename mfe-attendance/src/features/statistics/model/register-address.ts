import { daysBetween, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { EARLIEST_DAY, heatWindow, type HeatWindow } from './heat-window.js';
import type { AthleteSelection } from './athlete-selection.js';
import { readView, writeView } from './statistics-view.js';

const MONTH_DAYS = 30;
/** The server answers at most this many days in one call. */
const MAX_PERIOD_DAYS = 400;

/** The address of the register of a period, with the athletes `view` selects. */
export function registerAddress({ start, end }: HeatWindow, view: AthleteSelection): string {
  const params = writeView(new URLSearchParams({ start, end }), pickSelection(view));
  return `/attendance/register?${params.toString()}`;
}

/** Reads the register's address. A missing, invalid or too long period reads as the current week. */
export function readRegister(
  params: URLSearchParams,
  today: CalendarDate,
): { period: HeatWindow; view: AthleteSelection } {
  return {
    period: readPeriod(params.get('start'), params.get('end')) ?? heatWindow('week', today),
    view: pickSelection(readView(params)),
  };
}

/** The address of the statistics with the same athletes and the same week or month. */
export function statisticsAddress({ start, end }: HeatWindow, view: AthleteSelection, today: CalendarDate): string {
  const month = daysBetween(start, end) + 1 === MONTH_DAYS;
  const day = month ? end : start;
  const isDefaultDay = month ? day === today : start <= today && today <= end;
  const search = writeView(new URLSearchParams(), {
    ...pickSelection(view),
    span: month ? 'month' : 'week',
    day: isDefaultDay ? null : day,
  }).toString();
  return `/attendance/stats${search === '' ? '' : `?${search}`}`;
}

function pickSelection({ team, search, status, athleteId }: AthleteSelection): AthleteSelection {
  return { team, search, status, athleteId };
}

function readPeriod(start: string | null, end: string | null): HeatWindow | null {
  if (!isCalendarDate(start) || !isCalendarDate(end) || start < EARLIEST_DAY) return null;
  const days = daysBetween(start, end) + 1;
  return days < 1 || days > MAX_PERIOD_DAYS ? null : { start, end };
}
