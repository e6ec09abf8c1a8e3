import { WORKOUT_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** What the coach saw is no longer what is stored: nothing of the call was written. */
export const workoutChanged = () =>
  new ApiError(409, WORKOUT_CHANGED, 'This workout was changed by someone else meanwhile. Look at it again first.');
