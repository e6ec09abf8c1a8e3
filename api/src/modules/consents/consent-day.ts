import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { todayIn } from '../../common/time/local-time.js';
import type { ConsentEntity } from './consent.entity.js';

/** The day of a consent. A form is stored at noon UTC of the day of its signature, which is another day in some time zones. */
export const consentDay = (
  { givenBy, givenAt }: Pick<ConsentEntity, 'givenBy' | 'givenAt'>,
  timeZone: string,
): CalendarDate => todayIn(givenBy === 'paper' ? 'UTC' : timeZone, givenAt);
