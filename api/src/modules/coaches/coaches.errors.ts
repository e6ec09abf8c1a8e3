import { BAD_CREDENTIALS, REAUTH_REQUIRED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';
import { rateLimited, validationFailed } from '../../common/errors/shared.errors.js';
import { waitInWords } from '../../common/limits/wait-in-words.js';

/** One sentence for an unknown address and a wrong password: nobody learns who has an account. */
export function badCredentials(): ApiError {
  return new ApiError(401, BAD_CREDENTIALS, 'Failed to sign in. Please check your credentials.', { body: { success: false } });
}

export function tooManyAttempts(retryAfterSeconds: number): ApiError {
  return rateLimited(`Too many failed attempts. Try again in ${waitInWords(retryAfterSeconds)}.`, retryAfterSeconds);
}

/** The only 403 besides a foreign origin: somebody else may have sat down at an open screen. */
export function reauthRequired(): ApiError {
  return new ApiError(403, REAUTH_REQUIRED, 'Please enter your current password, too.');
}

export const wrongCurrentPassword = () => validationFailed([{ path: 'current_password', message: 'The current password is not correct.' }]);
