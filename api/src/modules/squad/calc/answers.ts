import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { WellnessRating } from '@touchline/contracts/ratings';

/** A survey with all four ratings: an incomplete one counts as no answer everywhere on the board. */
export interface Answer {
  date: CalendarDate;
  /** Hooper index, 4…40, high is bad. */
  sum: number;
  ratings: Readonly<Record<WellnessRating, number>>;
}
