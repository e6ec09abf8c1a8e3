import { ATTENDANCE_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** The stored mark is neither the one that the coach saw nor the one sent. Nothing is written. */
export const attendanceChanged = () =>
  new ApiError(409, ATTENDANCE_CHANGED, 'Someone else marked this athlete. Check the mark and try again.');
