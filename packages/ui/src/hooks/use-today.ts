import { useEffect, useState } from 'react';
import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';

const now = () => todayIn(undefined, new Date());

/** Today's date in the coach's time zone. A page left open over night updates when it comes back to the front. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(now);
  useEffect(() => {
    const refresh = () => setToday(now());
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return today;
}
