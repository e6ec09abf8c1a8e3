import { EVENT_CHANGED, EVENT_HAS_ATTENDANCE } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';

/** The stored event is no longer the version that the coach saw. Nothing of the call is written. */
export const eventChanged = () =>
  new ApiError(409, EVENT_CHANGED, 'Someone else changed this event. Check it and try again.');

/** The number of attendance marks differs from the number that the coach confirmed to delete. */
export const marksChanged = () =>
  new ApiError(409, EVENT_CHANGED, 'The attendance has changed. Check it again before you delete.');

/** An event of the change was changed or deleted afterwards. */
export const changeNotUndoable = () =>
  new ApiError(409, EVENT_CHANGED, 'This was changed afterwards and can no longer be undone.');

/** `marked` of the `changed` events have attendance marks that the change would invalidate. */
export function eventsHaveAttendance(marked: number, changed: number): ApiError {
  const where = changed === 1 ? 'this event' : `${marked} of these ${changed} events`;
  return new ApiError(
    409,
    EVENT_HAS_ATTENDANCE,
    `Attendance was already taken at ${where}. You cannot change the team or turn attendance off. Add a new event instead.`,
  );
}

/** `instead` names what the coach can still do with the event. */
export const undoBlockedByAttendance = (instead: 'Delete' | 'Change') =>
  new ApiError(
    409,
    EVENT_HAS_ATTENDANCE,
    `Attendance or a load was recorded afterwards, so this can no longer be undone. ${instead} the event instead.`,
  );

export const workoutHasAttendance = () =>
  new ApiError(
    409,
    EVENT_HAS_ATTENDANCE,
    'Attendance was taken at this workout. Delete it in the calendar instead, where you see what is deleted with it.',
  );
