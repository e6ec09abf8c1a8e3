import { ANSWER_LOCKS, type AnswerLock } from '@touchline/contracts/answer-locks';
import { ANSWER_CHANGED, ANSWER_LOCKED } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';
import { validationFailed } from '../../common/errors/shared.errors.js';

export const answerLocked = (reason: AnswerLock) => new ApiError(409, ANSWER_LOCKED, ANSWER_LOCKS[reason]);

/** Another of the athlete's phones, or their app, has stored something since. */
export const answerChanged = () =>
  new ApiError(409, ANSWER_CHANGED, 'Another answer has been stored since. Look at it and send yours again.');

/** The day is the club's: a phone may be ahead of it. */
export const dayInFuture = () => validationFailed([{ path: 'date', message: 'Date must not be in the future.' }]);
