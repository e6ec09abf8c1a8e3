import { BAD_CREDENTIALS, REAUTH_REQUIRED, RESET_LINK_INVALID } from '@touchline/contracts/error-codes';
import { waitInWords } from '@touchline/contracts/wait-in-words';
import { ApiError } from '../../common/errors/api-error.js';
import { rateLimited, validationFailed } from '../../common/errors/shared.errors.js';

/** One sentence for an unknown address and a wrong password: nobody learns who has an account. */
export function badCredentials(): ApiError {
  return new ApiError(401, BAD_CREDENTIALS, 'Failed to sign in. Please check your credentials.', {
    body: { success: false },
  });
}

export function tooManyAttempts(retryAfterSeconds: number): ApiError {
  return rateLimited(`Too many failed attempts. Try again in ${waitInWords(retryAfterSeconds)}.`, retryAfterSeconds);
}

export function tooManyForgotten(retryAfterSeconds: number): ApiError {
  return rateLimited(
    `Too many requests for a new password. Try again in ${waitInWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  );
}

/** Used, too old or made up: never said which. */
export const resetLinkInvalid = () =>
  new ApiError(400, RESET_LINK_INVALID, 'This link is no longer valid. Please ask for a new one.');

/** The only 403 besides a foreign origin: somebody else may have sat down at an open screen. */
export function reauthRequired(): ApiError {
  return new ApiError(403, REAUTH_REQUIRED, 'Please enter your current password, too.');
}

export const wrongCurrentPassword = () =>
  validationFailed([{ path: 'current_password', message: 'The current password is not correct.' }]);
