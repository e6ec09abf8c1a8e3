import type { DayRule } from '@touchline/contracts/measure-rules';

const DAY_RULES: Readonly<Record<DayRule, string>> = {
  last: 'the last one',
  best: 'the best one',
  mean: 'their mean',
  sum: 'their sum',
};

/** Sentences about the club's own questions on the wellness screen. */
export const ownQuestionsTexts = {
  title: 'The club’s own questions',
  failed: 'Failed to load the club’s own questions.',
  answersFailed: 'Failed to load the answers.',
  /** Why a typed answer is refused, after the label of its field. */
  outOfScale: (min: number, max: number, step: number) => `must be from ${min} to ${max} in steps of ${step}`,
  retired: 'Retired: this question is no longer asked.',
  /** A question as athletes read it, and the words at both ends of its scale; '' without either. */
  asked: (question: string | null, ends: readonly string[]) =>
    [question === null ? '' : `“${question}”`, ends.length === 0 ? '' : `${ends.join(', ')}.`]
      .filter(Boolean)
      .join(' '),
  end: (value: string, words: string) => `${value} = ${words}`,
  afterSessions: (rule: DayRule) => `Asked after sessions: a day with several answers shows ${DAY_RULES[rule]}.`,
};
