import { forWord, type Word } from './words.js';

/** Why an athlete's answer can no longer be given or changed, in the words that the athlete reads. */
export const ANSWER_LOCKS = {
  began: 'Your first event of that day has begun, so your answer stays as it was. If it is wrong, tell your coach.',
  coach: 'Your coach has entered this, so it stays as it is. If it is wrong, tell your coach.',
  over: 'That day is over. You can answer for today and yesterday.',
  early: 'That event is not over yet.',
  unexpected: 'You do not have to answer about that event.',
  several: 'Sessions of that day are stored already.',
} as const;
export type AnswerLock = keyof typeof ANSWER_LOCKS;

/** The sentence about a lock, also about one of a newer server. */
export const lockText = (lock: Word<AnswerLock>): string =>
  forWord(ANSWER_LOCKS, lock, 'Your answer stays as it is. If it is wrong, tell your coach.');
