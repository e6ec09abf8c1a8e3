import { DEVICES_MAX } from '@touchline/contracts/athlete-access-rules';
import { DEVICES_FULL, LINK_INVALID } from '@touchline/contracts/error-codes';
import { formatWait } from '@touchline/contracts/format-wait';
import { ApiError } from '../../common/errors/api-error.js';
import { rateLimited } from '../../common/errors/shared.errors.js';

/** The same for a key that never existed, has expired, was ended, or is no key at all: nobody learns which keys exist. */
export const linkInvalid = () =>
  new ApiError(404, LINK_INVALID, 'This link does not work, or no longer. Ask your coach for a new one.');

export const devicesFull = () =>
  new ApiError(
    409,
    DEVICES_FULL,
    `There are ${DEVICES_MAX} devices already. End one that you no longer use, on another of your devices, or ask your coach to end it.`,
  );

export const tooManyPairings = (retryAfterSeconds: number) =>
  rateLimited(`Too many links that do not work. Try again in ${formatWait(retryAfterSeconds)}.`, retryAfterSeconds);
