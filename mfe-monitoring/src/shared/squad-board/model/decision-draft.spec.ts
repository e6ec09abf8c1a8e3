import { decisionProblems, emptyDecision, isTyped } from './decision-draft.js';

const TODAY = '2026-11-24';
const problemOf = (until: string) => decisionProblems({ ...emptyDecision(TODAY), kind: 'rest', until }, TODAY).until;

test('a decision lasts 28 days at most, the first one included', () => {
  expect(problemOf(TODAY)).toBeUndefined();
  expect(problemOf('2026-12-21')).toBeUndefined();
  const sentence = 'Choose a day from today to Dec 21: a decision lasts at most 28 days.';
  expect(problemOf('2026-12-22')).toBe(sentence);
  expect(problemOf('2026-11-23')).toBe(sentence);
  expect(problemOf('')).toBe(sentence);
});

test('a message to the athlete has at most 160 characters, and is not thrown away unasked', () => {
  const withMessage = (message: string) => ({ ...emptyDecision(TODAY), message });
  expect(decisionProblems(withMessage('x'.repeat(160)), TODAY).message).toBeUndefined();
  expect(decisionProblems(withMessage('x'.repeat(161)), TODAY).message).toBe('At most 160 characters.');
  expect([isTyped(withMessage('Rest well'), TODAY), isTyped(withMessage(' '), TODAY)]).toEqual([true, false]);
});
