import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { LocalMoment } from '../../../common/time/local-time.js';
import { isOver } from '../../session-ledger/index.js';

/** When an event is, at the institution: `eventTime` is `HH:mm`, null for all day. */
export interface EventTime {
  date: CalendarDate;
  eventTime: string | null;
  durationMin: number;
}

/** From this time on an all-day event of today can be answered, because nobody knows when it ends. */
const ALL_DAY_OVER_AT = '18:00';

/** The days that can be answered, today first. */
export function answerDays({ day }: LocalMoment): [today: CalendarDate, yesterday: CalendarDate] {
  return [day, addDays(day, -1)];
}

/** Whether an event can be answered: it is over, and of today or yesterday. */
export function isAnswerable(event: EventTime, now: LocalMoment): boolean {
  return answerDays(now).includes(event.date) && isOverForAthlete(event, now);
}

/** An all-day event has no begin. */
export function hasBegun({ date, eventTime }: Omit<EventTime, 'durationMin'>, { day, time }: LocalMoment): boolean {
  return eventTime !== null && (date < day || (date === day && eventTime <= time));
}

function isOverForAthlete(event: EventTime, now: LocalMoment): boolean {
  if (event.eventTime === null && event.date === now.day) return now.time >= ALL_DAY_OVER_AT;
  return isOver(event, now);
}
