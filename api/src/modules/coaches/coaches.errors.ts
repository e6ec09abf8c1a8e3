import { BAD_CREDENTIALS } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';
import { rateLimited } from '../../common/errors/shared.errors.js';

/** One sentence for an unknown address and a wrong password: nobody learns who has an account. */
export function badCredentials(): ApiError {
  return new ApiError(401, BAD_CREDENTIALS, 'Failed to sign in. Please check your credentials.', { body: { success: false } });
}

export function tooManyAttempts(retryAfterSeconds: number): ApiError {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const wait = minutes <= 120 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : `${Math.ceil(minutes / 60)} hours`;
  return rateLimited(`Too many failed attempts. Try again in ${wait}.`, retryAfterSeconds);
}
