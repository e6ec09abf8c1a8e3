import { ATTENDANCE_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** The athlete's mark is neither the one that the coach saw nor the one that was sent: nothing was written. */
export const attendanceChanged = () =>
  new ApiError(409, ATTENDANCE_CHANGED, 'This athlete was marked by someone else meanwhile. Look at it again first.');
