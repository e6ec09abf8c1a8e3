import { daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';

const DAY_MINUTES = 1440;

/** Whether an event has ended at a moment there, `HH:mm`: after its duration, an all-day one (`eventTime` null) at midnight. */
export function isOver(
  { date, eventTime, durationMin }: { date: CalendarDate; eventTime: string | null; durationMin: number },
  { day, time }: { day: CalendarDate; time: string },
): boolean {
  const end = eventTime === null ? DAY_MINUTES : minutesOf(eventTime) + durationMin;
  return daysBetween(date, day) * DAY_MINUTES + minutesOf(time) >= end;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
