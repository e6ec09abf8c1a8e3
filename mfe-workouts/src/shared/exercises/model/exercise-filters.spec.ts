import { buildExercise } from '../testing/build-exercise.js';
import { countText, filterExercises, NO_FILTERS, noMatchText, type ExerciseFilters } from './exercise-filters.js';

const EXERCISES = [
  buildExercise({ name: 'Back Squat', exercise_type: 'Legs', machines_used: 'Barbell' }),
  buildExercise({ name: 'Goblet Squat', exercise_type: 'Legs', machines_used: 'Kettlebells', saved: true }),
  buildExercise({ name: 'Push-Up', exercise_type: 'Chest', machines_used: 'Bodyweight', saved: true }),
  buildExercise({ name: 'Burpee', exercise_type: 'Full Body', machines_used: 'Bodyweight' }),
];
const names = (filters: Partial<ExerciseFilters>) =>
  filterExercises(EXERCISES, { ...NO_FILTERS, ...filters }).map(({ name }) => name);

test.each<[string, Partial<ExerciseFilters>, string[]]>([
  ['nothing asked for: all, in their order', {}, ['Back Squat', 'Goblet Squat', 'Push-Up', 'Burpee']],
  ['a part of the name, in any case', { search: 'SQUAT' }, ['Back Squat', 'Goblet Squat']],
  ['a part in the middle of a word', { search: 'urp' }, ['Burpee']],
  ['a name whose hyphen nobody types', { search: 'push up' }, ['Push-Up']],
  ['signs of a pattern are text', { search: '.*' }, []],
  ['a muscle group: exactly it', { muscleGroup: 'Legs' }, ['Back Squat', 'Goblet Squat']],
  ['an equipment', { equipment: 'Bodyweight' }, ['Push-Up', 'Burpee']],
  ['saved ones only', { savedOnly: true }, ['Goblet Squat', 'Push-Up']],
  [
    'all at once',
    { search: 'squat', muscleGroup: 'Legs', equipment: 'Kettlebells', savedOnly: true },
    ['Goblet Squat'],
  ],
])('%s', (_, filters, expected) => expect(names(filters)).toEqual(expected));

test.each([
  [345, 345, '345 exercises'],
  [3, 345, '3 of 345 exercises'],
  [0, 345, '0 of 345 exercises'],
  [1, 1, '1 exercise'],
  [0, 1, '0 of 1 exercise'],
])('%p of %p', (shown, all, text) => expect(countText(shown, all)).toBe(text));

test.each<[Partial<ExerciseFilters>, RegExp]>([
  [{ search: 'x' }, /^No exercises match/],
  [{ savedOnly: true }, /^No saved exercises yet/],
  [{ savedOnly: true, search: '  ' }, /^No saved exercises yet/],
  [{ savedOnly: true, equipment: 'Other' }, /^None of your saved exercises match/],
])('no match for %p', (filters, text) => expect(noMatchText({ ...NO_FILTERS, ...filters })).toMatch(text));
