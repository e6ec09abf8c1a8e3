import { judgeForm } from '@touchline/ui/forms';
import { decisionSchema, emptyDecision, type DecisionValues } from './decision-values.js';

const TODAY = '2026-11-24';
const problemsOf = (part: Partial<DecisionValues>) =>
  judgeForm(decisionSchema(TODAY), { ...emptyDecision(TODAY), kind: 'rest', ...part }).problems;
const problemOf = (until: string) => problemsOf({ until })?.until;

test('a decision lasts 28 days at most, the first one included', () => {
  expect(problemOf(TODAY)).toBeUndefined();
  expect(problemOf('2026-12-21')).toBeUndefined();
  const sentence = 'Choose a day from today to Dec 21: a decision lasts at most 28 days.';
  expect(problemOf('2026-12-22')).toBe(sentence);
  expect(problemOf('2026-11-23')).toBe(sentence);
  expect(problemOf('')).toBe(sentence);
});

test('a message to the athlete has at most 160 characters', () => {
  expect(problemsOf({ message: 'x'.repeat(160) })).toBeNull();
  expect(problemsOf({ message: 'x'.repeat(161) })).toEqual({ message: 'At most 160 characters.' });
});

test('a decision has a kind', () => {
  expect(Object.keys(problemsOf({ kind: null }) ?? {})).toEqual(['kind']);
});
