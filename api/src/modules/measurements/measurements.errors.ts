import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { MEASUREMENT_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** Another version is stored than the coach saw. Nothing of the call is written. */
export const measurementChanged = (label: string, day: CalendarDate) =>
  new ApiError(
    409,
    MEASUREMENT_CHANGED,
    `Someone else changed ${label} on ${formatMediumDate(day)}. Nothing was saved. Check it and try again.`,
  );
