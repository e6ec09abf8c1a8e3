import {
  addDays,
  isCalendarDate,
  mondayOf,
  weekdayFromMonday,
  type CalendarDate,
} from '@touchline/contracts/calendar-date';
import { addMonths, monthOf, sameDayIn } from '@touchline/contracts/month';

/**
 * The day a key moves to in a month's grid: arrows by days and weeks, Home and End within the week, Page Up and Page
 * Down by months. Null for any other key, and when there is no such day.
 */
export function dayAfterKey(key: string, day: CalendarDate): CalendarDate | null {
  const moved = afterKey(key, day);
  return isCalendarDate(moved) ? moved : null;
}

function afterKey(key: string, day: CalendarDate): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(day, 6 - weekdayFromMonday(day));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), 1), day);
    default:
      return null;
  }
}
