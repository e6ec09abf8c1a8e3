import { fromEpochDay, type CalendarDate } from '@touchline/contracts/calendar-date';

const MS_PER_DAY = 86_400_000;

/** Tomorrow in UTC: nobody is further ahead. */
export const lastBelievedDay = (): CalendarDate => fromEpochDay(Math.floor(Date.now() / MS_PER_DAY) + 1);
