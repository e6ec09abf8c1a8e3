import { isCalendarDate, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import { useLocation, useSearchParams } from '@touchline/ui/router';
import { COPY_PARAM } from '../tools/tool-params.js';

/** The Monday of the week to copy to, kept in the address; null where that says none. Any day names its week. */
export function useTargetWeek(): [CalendarDate | null, (day: CalendarDate) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const said = params.get(COPY_PARAM);
  // The step of the history stays the one that opened the dialog: closing goes back by it.
  const choose = (day: CalendarDate) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(COPY_PARAM, mondayOf(day));
        return next;
      },
      { replace: true, state },
    );
  return [isCalendarDate(said) ? mondayOf(said) : null, choose];
}
