import type { FormDay } from '@touchline/contracts/athlete-answers.schema';

/** Why an answer is not asked for any more. */
export const LOCKED: Readonly<Record<NonNullable<FormDay['locked']>, string>> = {
  began: 'Your first event of that day has begun, so this cannot be changed any more.',
  coach: 'Your coach corrected this, so it cannot be changed here. If it is wrong, tell your coach.',
  over: 'That day is over, so this cannot be changed any more.',
};
