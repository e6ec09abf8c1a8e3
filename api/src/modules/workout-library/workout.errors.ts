import { WORKOUT_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** The stored workout is no longer the version that the coach saw. Nothing of the call is written. */
export const workoutChanged = () =>
  new ApiError(409, WORKOUT_CHANGED, 'Someone else changed this workout. Check it and try again.');
