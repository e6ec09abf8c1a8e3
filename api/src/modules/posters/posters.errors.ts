import { POSTER_LINK_CHANGED } from '@touchline/contracts/error-codes';
import { formatDay } from '@touchline/contracts/date-format';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { ApiError } from '../../common/errors/api-error.js';
import { validationFailed } from '../../common/errors/shared.errors.js';

export const posterLinkChanged = () =>
  new ApiError(
    409,
    POSTER_LINK_CHANGED,
    'The link of this poster was changed meanwhile, and was left as it is now. Look at it before you make another one.',
  );

export const wrongLastDay = (today: CalendarDate, latest: CalendarDate) =>
  validationFailed([
    { path: 'ends_on', message: `The link can work until a day from ${formatDay(today)} to ${formatDay(latest)}.` },
  ]);
