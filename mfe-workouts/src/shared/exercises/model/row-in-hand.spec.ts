import { buildExercise } from '../testing/build-exercise.js';
import { beginConfigure, isTyped, withTimeBased, withValues, type ConfigureValues } from './configure-draft.js';
import { typedInRow } from './row-in-hand.js';

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
  isTimeBased: false,
  sets: '3',
  reps: '10',
  duration: '',
  restBetweenSets: '60',
  notes: '',
  isSuperset: false,
};
const JUMPING: ConfigureValues = { ...BLANK, sets: '5', reps: '3' };
const PLANKING: ConfigureValues = { ...BLANK, isTimeBased: true, sets: '2', reps: '', duration: '40' };

/** What `Configure Exercise` begins with for an exercise that is chosen for a row of these values. */
const begun = (chosen: typeof SQUAT, id: number | null, values: ConfigureValues, name = '') =>
  beginConfigure(chosen, typedInRow({ said: { exercise_id: id, name }, values, blank: BLANK }, [SQUAT, JUMP, PLANK]));

describe('a row without an exercise', () => {
  test.each<[string, Partial<ConfigureValues>, typeof SQUAT, Partial<ConfigureValues>]>([
    ['in which nothing is typed: as the exercise is usually done', {}, SQUAT, { sets: '4', reps: '6' }],
    [
      'sets and a note, the rest is as usual',
      { sets: '5', notes: 'Deep.' },
      SQUAT,
      { sets: '5', reps: '6', notes: 'Deep.' },
    ],
    [
      'repetitions, of an exercise that is usually by time',
      { reps: '12' },
      PLANK,
      { sets: '2', reps: '12', duration: '40' },
    ],
    [
      'a duration, of an exercise that is usually by repetitions',
      { isTimeBased: true, reps: '', duration: '45' },
      SQUAT,
      { isTimeBased: true, sets: '4', reps: '', duration: '45' },
    ],
    ['a rest between sets', { restBetweenSets: '90' }, SQUAT, { sets: '4', reps: '6', restBetweenSets: '90' }],
    [
      'that there is no rest between sets',
      { restBetweenSets: '' },
      SQUAT,
      { sets: '4', reps: '6', restBetweenSets: '' },
    ],
    [
      'what cannot be read',
      { sets: '0', isTimeBased: true, reps: '', duration: 'long' },
      SQUAT,
      { isTimeBased: true, sets: '0', reps: '', duration: 'long' },
    ],
    ['emptied boxes: as usual', { sets: '', reps: ' ' }, SQUAT, { sets: '4', reps: '6' }],
    ['a superset', { isSuperset: true }, SQUAT, { sets: '4', reps: '6', isSuperset: true }],
  ])('%s', (_, typed, chosen, expected) =>
    expect(begun(chosen, null, { ...BLANK, ...typed }).values).toEqual({ ...BLANK, ...expected }),
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
      { ...JUMPING, sets: '3', reps: '10', restBetweenSets: '0', notes: 'Deep.' },
      601,
      SQUAT,
      { ...BLANK, sets: '3', reps: '10', restBetweenSets: '0', notes: 'Deep.' },
    ],
    [
      'keeps the note, though the dose was as usual',
      { ...JUMPING, notes: 'Deep.' },
      601,
      PLANK,
      { ...PLANKING, notes: 'Deep.' },
    ],
    [
      'keeps a duration',
      { ...PLANKING, duration: '45' },
      701,
      SQUAT,
      { ...BLANK, isTimeBased: true, sets: '4', reps: '', duration: '45' },
    ],
    [
      'is as it was when the same is chosen again',
      { ...JUMPING, sets: '3', notes: 'Deep.' },
      601,
      JUMP,
      { ...JUMPING, sets: '3', notes: 'Deep.' },
    ],
    [
      'that the library no longer has keeps what differs from a new row',
      { ...BLANK, sets: '5', reps: '3' },
      999,
      SQUAT,
      { ...BLANK, sets: '5', reps: '3' },
    ],
  ])('%s', (_, values, exerciseId, chosen, expected) =>
    expect(begun(chosen, exerciseId, values).values).toEqual(expected),
  );
});

test('a row that only its name ties to the library is known by that', () => {
  expect(begun(PLANK, null, { ...BLANK, sets: '4', reps: '6' }, 'back squat').values).toEqual(PLANKING);
});

test('what was typed in the row is not typed here: only what is changed since can be lost', () => {
  const draft = begun(SQUAT, null, { ...BLANK, sets: '5', reps: '12', notes: 'Deep.' });
  expect([
    isTyped(draft),
    isTyped(withValues(draft, { notes: '' })),
    isTyped(withValues(draft, { sets: '4' })),
  ]).toEqual([false, true, true]);
  const andBack = withTimeBased(withTimeBased(draft, true), false);
  expect([andBack.values.reps, isTyped(andBack)]).toEqual(['12', false]);
});
