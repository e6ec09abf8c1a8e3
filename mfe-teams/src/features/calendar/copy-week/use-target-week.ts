import { isCalendarDate, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import { putParam, useSearchParams } from '@touchline/ui/router';
import { COPY_PARAM } from '../model/dialog-params.js';

/** The Monday of the week to copy to, kept in the address; null where that says none. Any day names its week. */
export function useTargetWeek(): [CalendarDate | null, (day: CalendarDate) => void] {
  const [params, setParams] = useSearchParams();
  const said = params.get(COPY_PARAM);
  const choose = (day: CalendarDate) =>
    setParams((now) => putParam(now, COPY_PARAM, mondayOf(day), null), { replace: true });
  return [isCalendarDate(said) ? mondayOf(said) : null, choose];
}
