import { WELLNESS_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** What the coach saw is no longer what is stored: nothing of the call was written. */
export function wellnessChanged(date: string): ApiError {
  return new ApiError(409, WELLNESS_CHANGED, `The wellness entry of ${date} was changed by someone else. Reload to see it, then save again.`);
}
