import { daysBetween, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { EARLIEST_DAY, heatWindow, type HeatWindow } from './heat-window.js';
import type { ShownView } from './shown.js';
import { readView, writeView } from './statistics-view.js';

const MONTH_DAYS = 30;
/** More the server does not answer in one call. */
const MAX_DAYS = 400;

/** The register of a period with the athletes that `view` shows. */
export function registerAddress({ start, end }: HeatWindow, view: ShownView): string {
  const params = writeView(new URLSearchParams({ start, end }), shownOf(view));
  return `/attendance/register?${params.toString()}`;
}

/** What an address of the register says. A period that is none, or too long, is the current week. */
export function readRegister(params: URLSearchParams, today: CalendarDate): { period: HeatWindow; view: ShownView } {
  return {
    period: readPeriod(params.get('start'), params.get('end')) ?? heatWindow('week', today),
    view: shownOf(readView(params)),
  };
}

/** The way back: the statistics with the same athletes, and the week or the month around the same days. */
export function statisticsAddress({ start, end }: HeatWindow, view: ShownView, today: CalendarDate): string {
  const month = daysBetween(start, end) + 1 === MONTH_DAYS;
  const day = month ? end : start;
  const byItself = month ? day === today : start <= today && today <= end;
  const search = writeView(new URLSearchParams(), {
    ...shownOf(view),
    span: month ? 'month' : 'week',
    day: byItself ? null : day,
  }).toString();
  return `/attendance/stats${search === '' ? '' : `?${search}`}`;
}

function shownOf({ team, search, status, athleteId }: ShownView): ShownView {
  return { team, search, status, athleteId };
}

function readPeriod(start: string | null, end: string | null): HeatWindow | null {
  if (!isCalendarDate(start) || !isCalendarDate(end) || start < EARLIEST_DAY) return null;
  const days = daysBetween(start, end) + 1;
  return days < 1 || days > MAX_DAYS ? null : { start, end };
}
