import { countExercises } from './workout-rules.js';

const [exercise, rest] = [{ type: 'exercise' }, { type: 'rest' }] as const;

test.each([
  ['none', [], 0],
  ['pauses alone', [rest, rest], 0],
  ['one', [exercise], 1],
  ['several, with pauses between them', [exercise, rest, exercise, rest, exercise], 3],
])('%s', (_, rows, count) => expect(countExercises(rows)).toBe(count));
