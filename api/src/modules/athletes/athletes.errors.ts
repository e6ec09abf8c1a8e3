import { ATHLETE_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** The stored athlete is no longer the version that the coach saw. Nothing of the call is written. */
export const athleteChanged = () =>
  new ApiError(409, ATHLETE_CHANGED, 'Someone else changed these details. Check them and try again.');
