import { buildWorkout } from '../../../shared/testing/build-workout.js';
import { countText, filterWorkouts } from './filter-workouts.js';
import { NO_FILTERS } from './library-view.js';

const WORKOUTS = [
  buildWorkout({ name: 'Lower Body Strength', type: 'Strength', difficulty: 'Advanced' }),
  buildWorkout({ name: 'Café Run', type: 'Endurance', difficulty: 'Beginner' }),
  buildWorkout({ name: 'Upper Body', type: 'Strength', difficulty: 'Beginner' }),
  buildWorkout({ name: 'Something', type: null, difficulty: null }),
];
const names = (view: Partial<Parameters<typeof filterWorkouts>[1]>) =>
  filterWorkouts(WORKOUTS, { ...NO_FILTERS, ...view }).map(({ name }) => name);

test.each<[string, Parameters<typeof names>[0], string[]]>([
  ['nothing asked for: all, in their order', {}, ['Lower Body Strength', 'Café Run', 'Upper Body', 'Something']],
  ['a part of the name, in any case', { search: 'BODY' }, ['Lower Body Strength', 'Upper Body']],
  ['spaces around and doubled', { search: '  lower  body ' }, ['Lower Body Strength']],
  ['an accent typed as two characters', { search: 'cafe\u0301' }, ['Café Run']],
  ['signs of a pattern are text', { search: '.*' }, []],
  ['a type: exactly it, and not what has none', { type: 'Strength' }, ['Lower Body Strength', 'Upper Body']],
  ['a difficulty', { difficulty: 'Beginner' }, ['Café Run', 'Upper Body']],
  ['all at once', { search: 'body', type: 'Strength', difficulty: 'Advanced' }, ['Lower Body Strength']],
])('%s', (_, view, expected) => expect(names(view)).toEqual(expected));

test.each([
  [17, 17, '17 workouts'],
  [3, 17, '3 of 17 workouts'],
  [0, 17, '0 of 17 workouts'],
  [1, 1, '1 workout'],
  [0, 1, '0 of 1 workout'],
])('%p of %p', (shown, all, text) => expect(countText(shown, all)).toBe(text));
