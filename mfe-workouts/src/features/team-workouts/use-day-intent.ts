import { useCallback, useEffect, useRef } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';

/** A pointer that rests on a day this long may be about to choose it; one that only crosses it is not. */
const INTENT_MS = 80;

/** Returns what to call when the pointer comes to a day; `preload` is called for a day on which it rests. */
export function useDayIntent(preload: (day: CalendarDate) => void): (day: CalendarDate) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (day) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => preload(day), INTENT_MS);
    },
    [preload],
  );
}
