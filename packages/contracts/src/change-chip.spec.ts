import { changeOf } from './change-chip.js';

test.each([
  ['a sprint that got faster is good', 'sprint', [1.8, 1.75], { percent: -2.8, direction: 'down', tone: 'good' }],
  ['and slower is bad', 'sprint', [1.75, 1.8], { percent: 2.9, direction: 'up', tone: 'bad' }],
  ['below 1 % it says nothing', 'sprint', [2, 1.9812], { percent: -0.9, direction: 'down', tone: 'neutral' }],
  ['from 1 % on it does', 'sprint', [2, 1.98], { percent: -1, direction: 'down', tone: 'good' }],
  ['a stronger grip is good', 'grip', [40, 42], { percent: 5, direction: 'up', tone: 'good' }],
  ['from 3 % on', 'grip', [40, 41.2], { percent: 3, direction: 'up', tone: 'good' }],
  ['below 3 % it says nothing', 'grip', [40, 41.16], { percent: 2.9, direction: 'up', tone: 'neutral' }],
  ['equal values', 'grip', [40, 40], { percent: 0, direction: 'flat', tone: 'neutral' }],
  ['only the last two count', 'grip', [30, 50, 45], { percent: -10, direction: 'down', tone: 'bad' }],
  [
    'a test that was not measured is passed over',
    'sprint',
    [1.82, null, 1.82],
    { percent: 0, direction: 'flat', tone: 'neutral' },
  ],
  ['one value', 'grip', [38.4], null],
  ['none', 'grip', [], null],
  ['a value of 0 is no test', 'grip', [0, 45], null],
] as const)('%s', (_, kind, values, expected) => expect(changeOf(kind, values)).toEqual(expected));
