import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { FATIGUE_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** What the coach saw is no longer what is stored: nothing of the call was written. */
export function fatigueChanged(date: CalendarDate): ApiError {
  return new ApiError(
    409,
    FATIGUE_CHANGED,
    `The test of ${formatMediumDate(date)} was changed by someone else meanwhile. Look at it again first.`,
  );
}

/** Of a day that is being recorded, another value is stored than the coach saw, or none any more: nothing of the call was written. */
export function recordedMeanwhile(date: CalendarDate): ApiError {
  return new ApiError(
    409,
    FATIGUE_CHANGED,
    `Somebody else recorded or changed a value of ${formatMediumDate(date)} meanwhile, so nothing was saved: look at the previous values again, then save.`,
  );
}
