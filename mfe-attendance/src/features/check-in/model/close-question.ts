import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { closeDoubts } from '@touchline/contracts/close-rules';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';

interface ClosedRegister {
  event: Pick<CalendarEvent, 'date' | 'event_time'>;
  pending: number;
  athletes: number;
}

/** What a coach is asked before a close that may be a mistake; null when there is nothing to ask. `now` is the coach's. */
export function closeQuestion(
  { event, pending, athletes }: ClosedRegister,
  now: { date: CalendarDate; time: string },
): { text: string; confirmLabel: string } | null {
  const { date, event_time: eventTime } = event;
  const doubts = closeDoubts({ date, eventTime, pending }, now);
  if (!doubts.many && !doubts.early) return null;

  const begins = doubts.early ? checkInTexts.begins(date === now.date ? null : date, eventTime) : null;
  return {
    text: checkInTexts.closeFacts({ pending, athletes, begins }),
    confirmLabel: checkInTexts.confirmClose(pending),
  };
}
