import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { WELLNESS_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** Another version is stored than the coach edited. Nothing of the call is written. */
export function wellnessChanged(date: CalendarDate): ApiError {
  return new ApiError(
    409,
    WELLNESS_CHANGED,
    `Someone else changed the wellness entry for ${formatMediumDate(date)}. Check it and try again.`,
  );
}

/** A deleted record cannot be restored, because another one has taken its place. Nothing is written. */
export function wellnessTaken(date: CalendarDate): ApiError {
  return new ApiError(
    409,
    WELLNESS_CHANGED,
    `Another wellness entry was entered for ${formatMediumDate(date)}. The deleted one was not restored.`,
  );
}
