import { emptyExercise, newDraft, restOf, said, type Draft } from './draft.js';
import { afterStep, type DraftStep, type FilledRow } from './draft-steps.js';

const named = (name: string) => ({ ...emptyExercise(), name });
const draft: Draft = { ...newDraft(), title: 'Legs', rows: [named('Squat'), restOf(60, 'library'), named('Jump')] };
const [squat, rest, jump] = draft.rows.map(({ key }) => key) as [number, number, number];
const after = (step: DraftStep, kind: 'library' | 'calendar' = 'library', before = draft) =>
  afterStep(before, step, kind);
const names = ({ rows }: Draft) => rows.map(({ name }) => name);
const FILLED: FilledRow = {
  name: 'Curl',
  exerciseId: 7,
  timeBased: false,
  sets: '4',
  reps: '8',
  duration: '',
  durationAside: '',
  between: '90',
  note: 'Slowly.',
  superset: false,
};

it('sets what is said of the whole workout', () =>
  expect(after({ do: 'set', change: { title: 'Arms', type: 'Power' } })).toEqual({
    ...draft,
    title: 'Arms',
    type: 'Power',
  }));

it('touches no other row, so that none but this one is drawn anew', () => {
  const { rows } = after({ do: 'setRow', key: jump, change: { sets: '5' } });
  expect([rows[0] === draft.rows[0], rows[1] === draft.rows[1], rows[2]?.sets]).toEqual([true, true, '5']);
});

it('fills an exercise that was still to be chosen, or adds one at the end', () => {
  expect(after({ do: 'fill', key: squat, row: FILLED }).rows[0]).toEqual({ ...draft.rows[0], ...FILLED });
  const added = after({ do: 'fill', key: null, row: FILLED });
  expect(names(added)).toEqual(['Squat', 'Rest', 'Jump', 'Curl']);
  expect(added.rows[3]).toMatchObject(FILLED);
});

it('fills the exercise that is still to be chosen before it adds another', () => {
  const begun = { ...draft, rows: [named('Squat'), emptyExercise()] };
  expect(names(after({ do: 'fill', key: null, row: FILLED }, 'library', begun))).toEqual(['Squat', 'Curl']);
});

it.each([true, false])('a row that is filled is in a superset as it was configured: %p', (superset) => {
  const before = after({ do: 'setRow', key: squat, change: { superset: !superset } });
  expect(after({ do: 'fill', key: squat, row: { ...FILLED, superset } }, 'library', before).rows[0]?.superset).toBe(
    superset,
  );
});

it('adds what was chosen for a row that is gone meanwhile', () => {
  const without = after({ do: 'remove', key: squat });
  expect(names(after({ do: 'fill', key: squat, row: FILLED }, 'library', without))).toEqual(['Rest', 'Jump', 'Curl']);
});

it('adds a rest, written as its editor writes durations', () => {
  expect([
    after({ do: 'addRest', seconds: 120 }).rows[3],
    after({ do: 'addRest', seconds: 120 }, 'calendar').rows[3],
  ]).toMatchObject([
    { type: 'rest', duration: '120' },
    { type: 'rest', duration: '120s' },
  ]);
  expect(after({ do: 'setRest', key: rest, seconds: 30 }, 'calendar').rows[1]?.duration).toBe('30s');
});

it('adds an exercise to a superset that was asked for with it, and none behind a rest', () => {
  const asking = { ...draft, rows: [{ ...named('Jump'), superset: true }] };
  const supersets = ({ rows }: Draft) => rows.map(({ superset }) => superset);
  expect(supersets(after({ do: 'fill', key: null, row: FILLED }, 'library', asking))).toEqual([true, false]);
  expect(supersets(after({ do: 'addRest', seconds: 60 }, 'library', asking))).toEqual([false, false]);
});

it('settles a number that cannot be read', () => {
  const typed = after({ do: 'setRow', key: squat, change: { sets: 'many' } });
  expect([
    after({ do: 'settle', key: squat, field: 'sets' }, 'library', typed).rows[0]?.sets,
    after({ do: 'settle', key: squat, field: 'sets' }, 'calendar', typed).rows[0]?.sets,
  ]).toEqual(['1', '0']);
});

it.each([
  ['1:30', '90'],
  ['2m', '120'],
  [' 90 ', '90'],
  ['', ''],
  ['some', 'some'],
])('settles a rest between sets typed as %p as %p', (typed, settled) => {
  const before = after({ do: 'setRow', key: squat, change: { between: typed } });
  expect(after({ do: 'settle', key: squat, field: 'between' }, 'library', before).rows[0]?.between).toBe(settled);
});

it('turns to time and back', () => {
  const timed = after({ do: 'setTime', key: squat, timeBased: true });
  expect(timed.rows[0]).toMatchObject({ timeBased: true, reps: '', duration: '60' });
  expect(after({ do: 'setTime', key: squat, timeBased: false }, 'library', timed).rows[0]).toMatchObject({
    timeBased: false,
    reps: '10',
  });
});

it('moves, drops and takes out', () => {
  expect(names(after({ do: 'move', key: jump, step: -1 }))).toEqual(['Squat', 'Jump', 'Rest']);
  expect(names(after({ do: 'drop', key: jump, onto: squat }))).toEqual(['Jump', 'Squat', 'Rest']);
  expect(names(after({ do: 'remove', key: rest }))).toEqual(['Squat', 'Jump']);
});

it.each<DraftStep>([
  { do: 'move', key: squat, step: -1 },
  { do: 'move', key: 0, step: 1 },
  { do: 'drop', key: 0, onto: squat },
  { do: 'drop', key: squat, onto: squat },
  { do: 'remove', key: 0 },
  { do: 'setRow', key: 0, change: { sets: '9' } },
])('%j changes nothing', (step) => expect(said(after(step))).toBe(said(draft)));
