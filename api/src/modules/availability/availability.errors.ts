import { AVAILABILITY_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** The stored word is not the one that the coach saw. Nothing is written. */
export const availabilityChanged = () =>
  new ApiError(
    409,
    AVAILABILITY_CHANGED,
    'Someone else has changed the availability of this athlete. Check it and try again.',
  );
