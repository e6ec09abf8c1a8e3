import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { PERFORMANCE_TEST_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** Another version is stored than the coach edited. Nothing of the call is written. */
export function performanceTestChanged(date: CalendarDate): ApiError {
  return new ApiError(
    409,
    PERFORMANCE_TEST_CHANGED,
    `Someone else changed the test on ${formatMediumDate(date)}. Check it and try again.`,
  );
}

/** On the recorded day another value is stored than the coach saw, or none any more. Nothing of the call is written. */
export function recordedMeanwhile(date: CalendarDate): ApiError {
  return new ApiError(
    409,
    PERFORMANCE_TEST_CHANGED,
    `Someone else recorded or changed values on ${formatMediumDate(date)}. Nothing was saved. Check the previous values, then save again.`,
  );
}

/** A deleted record cannot be restored, because another one has taken its place. Nothing is written. */
export function performanceTestTaken(date: CalendarDate): ApiError {
  return new ApiError(
    409,
    PERFORMANCE_TEST_CHANGED,
    `Another test was entered for ${formatMediumDate(date)}. The deleted one was not restored.`,
  );
}
