import { ANSWER_LOCKED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';
import { validationFailed } from '../../common/errors/shared.errors.js';

/** Why an answer can no longer be given or changed. */
const LOCKED = {
  began: 'Your first event of that day has begun, so your answer stays as it was.',
  coach: 'Your coach has entered this, so it stays as it is.',
  over: 'That day is over. You can answer for today and yesterday.',
  early: 'That event is not over yet.',
  unexpected: 'You do not have to answer about that event.',
  several: 'Sessions of that day are stored already.',
} as const;
export type LockReason = keyof typeof LOCKED;

export const answerLocked = (reason: LockReason) => new ApiError(409, ANSWER_LOCKED, LOCKED[reason]);

/** The day is the club's: a phone may be ahead of it. */
export const dayInFuture = () => validationFailed([{ path: 'date', message: 'Date must not be in the future.' }]);
