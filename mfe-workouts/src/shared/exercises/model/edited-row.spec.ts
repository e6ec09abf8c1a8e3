import { buildExercise } from '../testing/build-exercise.js';
import { changeTimeBased, defaultValues, hasChanges, type ConfigureValues } from './configure-values.js';
import { enteredValues } from './edited-row.js';

const SQUAT = buildExercise({ exercise_id: 501, name: 'Back Squat', defaultSets: 4, defaultReps: 6 });
const JUMP = buildExercise({ exercise_id: 601, name: 'Box Jump', defaultSets: 5, defaultReps: 3 });
const PLANK = buildExercise({
  exercise_id: 701,
  name: 'Front Plank',
  defaultSets: 2,
  defaultReps: null,
  defaultDuration: 40,
});
const BLANK: ConfigureValues = {
  is_time_based: false,
  sets: '3',
  reps: '10',
  duration: '',
  rest_between_sets_seconds: '60',
  coach_notes: '',
  superset_with_next: false,
};
const JUMPING: ConfigureValues = { ...BLANK, sets: '5', reps: '3' };
const PLANKING: ConfigureValues = { ...BLANK, is_time_based: true, sets: '2', reps: '', duration: '40' };

/** The initial values of `Configure Exercise` for an exercise chosen for a row with these values. */
const begun = (chosen: typeof SQUAT, id: number | null, values: ConfigureValues, name = ''): ConfigureValues => ({
  ...defaultValues(chosen),
  ...enteredValues({ line: { exercise_id: id, name }, values, newRowValues: BLANK }, [SQUAT, JUMP, PLANK]),
});

describe('a row without an exercise', () => {
  test.each<[string, Partial<ConfigureValues>, typeof SQUAT, Partial<ConfigureValues>]>([
    ['in which nothing is typed: as the exercise is usually done', {}, SQUAT, { sets: '4', reps: '6' }],
    [
      'sets and a note, the rest is as usual',
      { sets: '5', coach_notes: 'Deep.' },
      SQUAT,
      { sets: '5', reps: '6', coach_notes: 'Deep.' },
    ],
    [
      'repetitions, of an exercise that is usually by time',
      { reps: '12' },
      PLANK,
      { sets: '2', reps: '12', duration: '40' },
    ],
    [
      'a duration, of an exercise that is usually by repetitions',
      { is_time_based: true, reps: '', duration: '45' },
      SQUAT,
      { is_time_based: true, sets: '4', reps: '', duration: '45' },
    ],
    [
      'a rest between sets',
      { rest_between_sets_seconds: '90' },
      SQUAT,
      { sets: '4', reps: '6', rest_between_sets_seconds: '90' },
    ],
    [
      'that there is no rest between sets',
      { rest_between_sets_seconds: '' },
      SQUAT,
      { sets: '4', reps: '6', rest_between_sets_seconds: '' },
    ],
    [
      'unreadable values',
      { sets: '0', is_time_based: true, reps: '', duration: 'long' },
      SQUAT,
      { is_time_based: true, sets: '0', reps: '', duration: 'long' },
    ],
    ['emptied boxes: as usual', { sets: '', reps: ' ' }, SQUAT, { sets: '4', reps: '6' }],
    ['a superset', { superset_with_next: true }, SQUAT, { sets: '4', reps: '6', superset_with_next: true }],
  ])('%s', (_, typed, chosen, expected) =>
    expect(begun(chosen, null, { ...BLANK, ...typed })).toEqual({ ...BLANK, ...expected }),
  );
});

describe('a row with an exercise', () => {
  test.each<[string, ConfigureValues, number, typeof SQUAT, ConfigureValues]>([
    [
      'of which nothing was changed: as the new one is usually done',
      JUMPING,
      601,
      SQUAT,
      { ...BLANK, sets: '4', reps: '6' },
    ],
    ['by time of which nothing was changed', PLANKING, 701, SQUAT, { ...BLANK, sets: '4', reps: '6', duration: '' }],
    [
      'keeps all that was prescribed otherwise',
      { ...JUMPING, sets: '3', reps: '10', rest_between_sets_seconds: '0', coach_notes: 'Deep.' },
      601,
      SQUAT,
      { ...BLANK, sets: '3', reps: '10', rest_between_sets_seconds: '0', coach_notes: 'Deep.' },
    ],
    [
      'keeps the note, though the prescription was as usual',
      { ...JUMPING, coach_notes: 'Deep.' },
      601,
      PLANK,
      { ...PLANKING, coach_notes: 'Deep.' },
    ],
    [
      'keeps a duration',
      { ...PLANKING, duration: '45' },
      701,
      SQUAT,
      { ...BLANK, is_time_based: true, sets: '4', reps: '', duration: '45' },
    ],
    [
      'is as it was when the same is chosen again',
      { ...JUMPING, sets: '3', coach_notes: 'Deep.' },
      601,
      JUMP,
      { ...JUMPING, sets: '3', coach_notes: 'Deep.' },
    ],
    [
      'that the library no longer has keeps what differs from a new row',
      { ...BLANK, sets: '5', reps: '3' },
      999,
      SQUAT,
      { ...BLANK, sets: '5', reps: '3' },
    ],
  ])('%s', (_, values, exerciseId, chosen, expected) => expect(begun(chosen, exerciseId, values)).toEqual(expected));
});

test('a row without an exercise id is matched by its name', () => {
  expect(begun(PLANK, null, { ...BLANK, sets: '4', reps: '6' }, 'back squat')).toEqual(PLANKING);
});

test('values taken from the row count as unchanged', () => {
  const initial = begun(SQUAT, null, { ...BLANK, sets: '5', reps: '12', coach_notes: 'Deep.' });
  expect([
    hasChanges(initial, initial),
    hasChanges(initial, { ...initial, coach_notes: '' }),
    hasChanges(initial, { ...initial, sets: '4' }),
  ]).toEqual([false, true, true]);
  const change = (values: ConfigureValues, isOn: boolean) => changeTimeBased(values, isOn, initial.reps, SQUAT);
  const andBack = change(change(initial, true), false);
  expect([andBack.reps, hasChanges(initial, andBack)]).toEqual(['12', false]);
});
