import { RELEASE_REFUSED } from '@touchline/contracts/error-codes';
import { formatWait } from '@touchline/contracts/format-wait';
import { ApiError } from '../../common/errors/api-error.js';
import { rateLimited } from '../../common/errors/shared.errors.js';

export function tooManyReports(retryAfterSeconds: number): ApiError {
  return rateLimited(
    `Too many reports about releases. Try again in ${formatWait(retryAfterSeconds)}.`,
    retryAfterSeconds,
  );
}

/** One line per reason, for the team that makes the change. */
export const releaseRefused = (reasons: string) => new ApiError(409, RELEASE_REFUSED, reasons);
