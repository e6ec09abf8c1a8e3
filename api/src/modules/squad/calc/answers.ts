import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { WellnessRating } from '@touchline/contracts/ratings';

/** A survey with all four ratings: an incomplete one counts as no answer everywhere on the board. */
export interface Answer {
  date: CalendarDate;
  /** Epoch day of `date`: thousands of answers are compared with each other, and numbers take a tenth of the time. */
  day: number;
  /** Hooper index, 4…40, high is bad. */
  sum: number;
  ratings: Readonly<Record<WellnessRating, number>>;
}
