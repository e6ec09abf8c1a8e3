import { HOUR_MS, inTransaction, type HousekeepingTask } from '../../common/housekeeping/housekeeping-task.js';
import { declineExpired, deleteAnswered } from './registrations.writer.js';

/** Personal data of minors, whether or not anybody writes anything for the team: soon after the 30 days. */
export const EXPIRED_REGISTRATIONS: HousekeepingTask = {
  name: 'expired registrations',
  everyMs: HOUR_MS / 4,
  step: inTransaction(declineExpired),
};

export const ANSWERED_REGISTRATIONS: HousekeepingTask = {
  name: 'answered registrations',
  everyMs: 24 * HOUR_MS,
  step: inTransaction(deleteAnswered),
};
