import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { parseId, putParam } from '@touchline/ui/router';

/** The state of the screen that its address holds. */
export interface CheckInView {
  teamId: number | null;
  eventId: number | null;
  /** The day of the events; null for today. */
  date: CalendarDate | null;
  search: string;
}

/** Reads the address. Invalid values read as absent. */
export function readView(params: URLSearchParams): CheckInView {
  const date = params.get('date');
  return {
    teamId: parseId(params.get('team')),
    eventId: parseId(params.get('event')),
    date: isCalendarDate(date) ? date : null,
    search: params.get('q') ?? '',
  };
}

/** The address after a change; other parameters stay. */
export function writeView(params: URLSearchParams, change: Partial<CheckInView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'team', view.teamId, null);
  putParam(written, 'event', view.eventId, null);
  putParam(written, 'date', view.date, null);
  putParam(written, 'q', view.search, '');
  return written;
}

/** Back to choosing a team, for today. */
export const NO_SELECTION: CheckInView = { teamId: null, eventId: null, date: null, search: '' };
