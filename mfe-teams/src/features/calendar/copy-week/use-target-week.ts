import { isCalendarDate, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import { putParam, useSearchParams } from '@touchline/ui/router';
import { COPY_PARAM } from '../model/dialog-params.js';

/** Monday of the target week, kept in the address; null when the address names none. Any day of a week selects it. */
export function useTargetWeek(): [CalendarDate | null, (day: CalendarDate) => void] {
  const [params, setParams] = useSearchParams();
  const param = params.get(COPY_PARAM);
  const choose = (day: CalendarDate) =>
    setParams((now) => putParam(now, COPY_PARAM, mondayOf(day), null), { replace: true });
  return [isCalendarDate(param) ? mondayOf(param) : null, choose];
}
