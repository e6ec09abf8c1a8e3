import { LINK_INVALID } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** One answer for the key of a poster that is unknown, was replaced or ended, has run out or is no key at all. */
export const posterLinkInvalid = () =>
  new ApiError(
    404,
    LINK_INVALID,
    'The link of this poster does not work any more. Ask your coach for the current one.',
  );
