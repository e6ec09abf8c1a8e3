import type { AnswersDue } from '@touchline/contracts/athlete-answers.schema';
import { mondayOf, weekdayFromMonday, type CalendarDate } from '@touchline/contracts/calendar-date';

interface DueDay {
  day: CalendarDate;
  isAnswered: boolean;
}

/** `days` are those of the window, `due` the days of all athletes. */
export function toAnswersDue(days: readonly CalendarDate[], due: readonly DueDay[]): AnswersDue {
  const weekdays = Array.from({ length: 7 }, none);
  const weeks = new Map([...new Set(days.map(mondayOf))].map((monday) => [monday, { monday, ...none() }]));
  for (const { day, isAnswered } of due)
    for (const share of [weekdays[weekdayFromMonday(day)], weeks.get(mondayOf(day))]) {
      if (!share) continue;
      share.due += 1;
      if (isAnswered) share.answered += 1;
    }
  return { from: days[0] ?? '', to: days.at(-1) ?? '', weekdays, weeks: [...weeks.values()] };
}

const none = () => ({ answered: 0, due: 0 });
