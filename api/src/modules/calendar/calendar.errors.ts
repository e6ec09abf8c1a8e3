import { EVENT_CHANGED, EVENT_HAS_ATTENDANCE } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** What the coach saw is no longer what is stored: nothing of the call was written. */
export const eventChanged = () =>
  new ApiError(409, EVENT_CHANGED, 'This event was changed by someone else meanwhile. Look at it again first.');

/** The dialog named another number of marks than would be deleted. */
export const marksChanged = () =>
  new ApiError(
    409,
    EVENT_CHANGED,
    'Attendance was taken meanwhile, or taken back. Look at it again before you delete.',
  );

/** Something that is to be taken back is no longer as it was left. */
export const undoneTooLate = () =>
  new ApiError(409, EVENT_CHANGED, 'This was changed since and can no longer be undone.');

/** `marked` of the events that were to be changed have marks. */
export function hasAttendance(marked: number, changed: number): ApiError {
  const where = changed === 1 ? 'this event' : `${marked} of these ${changed} events`;
  return new ApiError(
    409,
    EVENT_HAS_ATTENDANCE,
    `Attendance was already taken at ${where}. Keep whose it is and that attendance is taken, or add a new event instead.`,
  );
}

/** `instead`: what the coach can still do. */
export const attendanceBeforeUndo = (instead: 'Delete' | 'Change') =>
  new ApiError(
    409,
    EVENT_HAS_ATTENDANCE,
    `Attendance was taken meanwhile, so this can no longer be undone. ${instead} the event instead.`,
  );

export const attendanceAtWorkout = () =>
  new ApiError(
    409,
    EVENT_HAS_ATTENDANCE,
    'Attendance was taken at this workout. Delete its event in the calendar, which says what goes with it.',
  );
