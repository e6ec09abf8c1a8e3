import { HOUR_MS, inTransaction, type HousekeepingTask } from '../../common/housekeeping/housekeeping-task.js';
import { declineExpired, deleteAnswered } from './registrations.writer.js';

/** Removes personal data of minors soon after the 30 days, also for a team that nobody uses any more. */
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
