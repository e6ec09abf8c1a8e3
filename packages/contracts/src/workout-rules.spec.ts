import { canSuperset, countExercises, isForEachSide, isTimeBased, needsDuration, lineType } from './workout-rules.js';

const [exercise, rest] = [
  { name: 'Squat', type: 'exercise' },
  { name: 'Pause', type: 'rest' },
] as const;

describe('countExercises', () => {
  test.each([
    ['none', [], 0],
    ['pauses alone', [rest, rest], 0],
    ['one', [exercise], 1],
    ['several, with pauses between them', [exercise, rest, exercise, rest, exercise], 3],
    ['those that only their names tell', [{ name: 'Squat' }, { name: 'Rest' }], 1],
  ])('%s', (_, rows, count) => expect(countExercises(rows)).toBe(count));
});

describe('isForEachSide', () => {
  test.each([
    ['Each side.', true],
    ['Elbow at the side, each side.', true],
    ['10 per side', true],
    ['Lift the upper side.', false],
    ['Beach sideways', false],
    ['', false],
    [null, false],
  ])('%p: %p', (notes, each) => expect(isForEachSide(notes)).toBe(each));
});

describe('lineType', () => {
  test.each([
    [{ name: 'Squat' }, 'exercise'],
    [{ name: 'Rest' }, 'rest'],
    [{ name: 'Active REST, walking' }, 'rest'],
    [{ name: 'Wrestler row' }, 'rest'],
    [{ name: 'Wrestler row', type: 'exercise' }, 'exercise'],
    [{ name: 'Squat', type: 'rest' }, 'rest'],
  ] as const)('%p is: %s', (row, type) => expect(lineType(row)).toBe(type));
});

describe('an exercise by time', () => {
  test.each([
    ['says so', { name: 'Plank', is_time_based: true }, true],
    ['says so, repetitions or not', { name: 'Plank', is_time_based: true, reps: 3 }, true],
    ['says it is not, whatever it lasts', { name: 'Plank', is_time_based: false, duration: 30 }, false],
    ['has a duration and no repetitions', { name: 'Plank', duration: 30 }, true],
    ['has a duration of 0 and no repetitions', { name: 'Plank', duration: 0, reps: null }, true],
    ['has both', { name: 'Plank', duration: 30, reps: 10 }, false],
    ['has neither', { name: 'Plank' }, false],
    ['a rest never is', { name: 'Rest', duration: 30, is_time_based: true }, false],
  ])('%s', (_, row, timed) => expect(isTimeBased(row)).toBe(timed));

  it('and a rest need a duration, one by repetitions does not', () => {
    expect(
      [{ name: 'Plank', is_time_based: true }, { name: 'Rest' }, { name: 'Squat', reps: 5 }, { name: 'Squat' }].map(
        needsDuration,
      ),
    ).toEqual([true, true, false, false]);
  });
});

describe('a superset', () => {
  const named = (type: 'exercise' | 'rest') => ({ name: 'Row', type });
  it('joins two exercises that follow each other, and nothing else', () => {
    const rows = [named('exercise'), named('exercise'), named('rest'), named('exercise')];
    expect([-1, 0, 1, 2, 3, 4].map((at) => canSuperset(rows, at))).toEqual([false, true, false, false, false, false]);
  });
});
