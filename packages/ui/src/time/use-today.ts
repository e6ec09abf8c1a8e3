import { useEffect, useState } from 'react';
import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';

const now = () => todayIn(undefined, new Date());

/** The day where the coach is. A page that was left open over night is put right when it comes back to the front. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(now);
  useEffect(() => {
    const look = () => setToday(now());
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
