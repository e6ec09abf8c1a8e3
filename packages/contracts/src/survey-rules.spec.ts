import { askedOn, type QuestionList } from './survey-rules.js';

const ALL = [0, 1, 2, 3, 4, 5, 6];
/** From Monday 23 November on two questions, one of them weekly; from 30 November on one. */
const LISTS: QuestionList[] = [
  { from: '2026-11-30', questions: [{ measure: 'own.2', when: 'daily', weekdays: ALL }] },
  {
    from: '2026-11-23',
    questions: [
      { measure: 'own.1', when: 'daily', weekdays: [0] },
      { measure: 'own.3', when: 'after_session', weekdays: ALL },
      { measure: 'own.2', when: 'daily', weekdays: ALL },
    ],
  },
];

it.each([
  ['2026-11-22', 'daily', []],
  ['2026-11-23', 'daily', ['own.1', 'own.2']],
  ['2026-11-24', 'daily', ['own.2']],
  ['2026-11-24', 'after_session', ['own.3']],
  ['2026-11-29', 'daily', ['own.2']],
  ['2026-11-30', 'daily', ['own.2']],
  ['2026-11-30', 'after_session', []],
] as const)('on %s a team asks (%s) what its list of that day says', (day, when, expected) => {
  expect(askedOn(LISTS, day, when)).toEqual(expected);
});
