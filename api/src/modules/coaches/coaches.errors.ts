import { BAD_CREDENTIALS, REAUTH_REQUIRED, RESET_LINK_INVALID } from '@touchline/contracts/error-codes';
import { formatWait } from '@touchline/contracts/format-wait';
import { ApiError } from '../../common/errors/api-error.js';
import { rateLimited, validationFailed } from '../../common/errors/shared.errors.js';

/**
 * The same text for an unknown e-mail address and a wrong password, so that it does not tell which addresses have an
 * account.
 */
export function badCredentials(): ApiError {
  return new ApiError(401, BAD_CREDENTIALS, 'Failed to sign in. Please check your credentials.', {
    body: { success: false },
  });
}

export function tooManyAttempts(retryAfterSeconds: number): ApiError {
  return rateLimited(`Too many failed attempts. Try again in ${formatWait(retryAfterSeconds)}.`, retryAfterSeconds);
}

export function tooManyResetRequests(retryAfterSeconds: number): ApiError {
  return rateLimited(
    `Too many requests for a new password. Try again in ${formatWait(retryAfterSeconds)}.`,
    retryAfterSeconds,
  );
}

/** The same text for a used, an expired and an invented link. */
export const resetLinkInvalid = () =>
  new ApiError(400, RESET_LINK_INVALID, 'This link is no longer valid. Please request a new one.');

/** A 403, as only a foreign origin is otherwise: the session is valid, but another person may be using the screen. */
export function reauthRequired(): ApiError {
  return new ApiError(403, REAUTH_REQUIRED, 'Please enter your current password.');
}

export const wrongCurrentPassword = () =>
  validationFailed([{ path: 'current_password', message: 'The current password is not correct.' }]);
