import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { TRAINING_LOAD_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** What the coach saw is no longer what is stored: nothing of the call was written. `date` is the day that is stored. */
export function trainingLoadChanged(date: CalendarDate): ApiError {
  return new ApiError(
    409,
    TRAINING_LOAD_CHANGED,
    `The session of ${formatMediumDate(date)} was changed by someone else meanwhile. Look at it again first.`,
  );
}
