import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { TRAINING_LOAD_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/**
 * Another version is stored than the coach edited. Nothing of the call is written. `date` is the stored day of the
 * session.
 */
export function trainingLoadChanged(date: CalendarDate): ApiError {
  return new ApiError(
    409,
    TRAINING_LOAD_CHANGED,
    `Someone else changed the session on ${formatMediumDate(date)}. Check it and try again.`,
  );
}

/** A deleted record cannot be restored, because another one has taken its place. Nothing is written. */
export function trainingLoadTaken(date: CalendarDate): ApiError {
  return new ApiError(
    409,
    TRAINING_LOAD_CHANGED,
    `Another session was entered for ${formatMediumDate(date)}. The deleted one was not restored.`,
  );
}
