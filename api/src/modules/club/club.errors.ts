import { CLUB_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** Other settings are stored than the coach saw. Nothing is written. */
export const clubChanged = () =>
  new ApiError(409, CLUB_CHANGED, 'Someone else changed the club settings. Check them and try again.');
