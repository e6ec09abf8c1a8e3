import type { CalendarDate } from './calendar-date.js';

/**
 * A close marks everybody without a mark as absent. Up to this many are athletes a coach can name, who did not come; more
 * are rather a register that nobody has finished, so the coach is asked first.
 */
export const CLOSE_ASKS_ABOVE = 3;

/** A day and a time of day, `HH:mm`, at one place. */
interface Moment {
  date: CalendarDate;
  time: string;
}

interface ClosedRegister {
  date: CalendarDate;
  /** `HH:mm`; null for an event of the whole day. */
  eventTime: string | null;
  /** How many athletes have no mark. */
  pending: number;
}

/** Why a close may be a mistake: many athletes are not marked, or the event begins after `now`. */
export interface CloseDoubts {
  many: boolean;
  early: boolean;
}

export function closeDoubts({ date, eventTime, pending }: ClosedRegister, now: Moment): CloseDoubts {
  const isLaterToday = date === now.date && eventTime !== null && eventTime > now.time;
  return { many: pending > CLOSE_ASKS_ABOVE, early: date > now.date || isLaterToday };
}
