import { newExercise, newDraft, newRest, draftContent, type Draft } from './draft.js';
import { indexToFill, reduceDraft, type DraftAction, type RowValues } from './draft-reducer.js';

const named = (name: string) => ({ ...newExercise(), name });
const draft: Draft = { ...newDraft(), title: 'Legs', rows: [named('Squat'), newRest(60, 'library'), named('Jump')] };
const [squat, rest, jump] = draft.rows.map(({ key }) => key) as [number, number, number];
const after = (step: DraftAction, kind: 'library' | 'calendar' = 'library', before = draft) =>
  reduceDraft(before, step, kind);
const names = ({ rows }: Draft) => rows.map(({ name }) => name);
const FILLED: RowValues = {
  name: 'Curl',
  exerciseId: 7,
  timeBased: false,
  sets: '4',
  reps: '8',
  duration: '',
  keptDuration: '',
  between: '90',
  note: 'Slowly.',
  superset: false,
};

it('sets the fields of the workout', () =>
  expect(after({ type: 'setWorkout', change: { title: 'Arms', type: 'Power' } })).toEqual({
    ...draft,
    title: 'Arms',
    type: 'Power',
  }));

it('keeps all other rows the same objects', () => {
  const { rows } = after({ type: 'setRow', key: jump, change: { sets: '5' } });
  expect([rows[0] === draft.rows[0], rows[1] === draft.rows[1], rows[2]?.sets]).toEqual([true, true, '5']);
});

it('fills the row of a key, or adds one at the end', () => {
  expect(after({ type: 'fill', key: squat, row: FILLED }).rows[0]).toEqual({ ...draft.rows[0], ...FILLED });
  const added = after({ type: 'fill', key: 0, row: FILLED });
  expect(names(added)).toEqual(['Squat', 'Rest', 'Jump', 'Curl']);
  expect(added.rows[3]).toMatchObject({ ...FILLED, key: 0 });
});

it('restores a filled row, and removes an added one', () => {
  const filled = after({ type: 'fill', key: squat, row: FILLED });
  expect(after({ type: 'restore', key: squat, row: draft.rows[0] ?? null }, 'library', filled)).toEqual(draft);
  const asking = { ...draft, rows: [{ ...named('Jump'), superset: true }] };
  const added = after({ type: 'fill', key: 0, row: FILLED }, 'library', asking);
  expect(after({ type: 'restore', key: 0, row: null }, 'library', added)).toEqual(asking);
});

it('finds the row of a key, else the first one without an exercise', () => {
  const rows = [named('Squat'), newExercise()];
  expect([indexToFill(rows, rows[0]!.key), indexToFill(rows, null), indexToFill(draft.rows, null)]).toEqual([0, 1, -1]);
});

it.each([true, false])('a filled row takes the configured superset: %p', (superset) => {
  const before = after({ type: 'setRow', key: squat, change: { superset: !superset } });
  expect(after({ type: 'fill', key: squat, row: { ...FILLED, superset } }, 'library', before).rows[0]?.superset).toBe(
    superset,
  );
});

it('adds an exercise chosen for a row that was removed meanwhile', () => {
  const without = after({ type: 'remove', key: squat });
  expect(names(after({ type: 'fill', key: squat, row: FILLED }, 'library', without))).toEqual(['Rest', 'Jump', 'Curl']);
});

it('adds a rest with the duration format of its editor', () => {
  expect([
    after({ type: 'addRest', seconds: 120 }).rows[3],
    after({ type: 'addRest', seconds: 120 }, 'calendar').rows[3],
  ]).toMatchObject([
    { type: 'rest', duration: '120' },
    { type: 'rest', duration: '120s' },
  ]);
  expect(after({ type: 'setRest', key: rest, seconds: 30 }, 'calendar').rows[1]?.duration).toBe('30s');
});

it('an added exercise joins a requested superset, but not behind a rest', () => {
  const asking = { ...draft, rows: [{ ...named('Jump'), superset: true }] };
  const supersets = ({ rows }: Draft) => rows.map(({ superset }) => superset);
  expect(supersets(after({ type: 'fill', key: 0, row: FILLED }, 'library', asking))).toEqual([true, false]);
  expect(supersets(after({ type: 'addRest', seconds: 60 }, 'library', asking))).toEqual([false, false]);
});

it('normalizes a number that cannot be read', () => {
  const typed = after({ type: 'setRow', key: squat, change: { sets: 'many' } });
  expect([
    after({ type: 'normalize', key: squat, field: 'sets' }, 'library', typed).rows[0]?.sets,
    after({ type: 'normalize', key: squat, field: 'sets' }, 'calendar', typed).rows[0]?.sets,
  ]).toEqual(['1', '0']);
});

it.each([
  ['1:30', '90'],
  ['2m', '120'],
  [' 90 ', '90'],
  ['', ''],
  ['some', 'some'],
])('normalizes a rest between sets typed as %p to %p', (typed, settled) => {
  const before = after({ type: 'setRow', key: squat, change: { between: typed } });
  expect(after({ type: 'normalize', key: squat, field: 'between' }, 'library', before).rows[0]?.between).toBe(settled);
});

it('switches to time and back', () => {
  const timed = after({ type: 'setTimeBased', key: squat, timeBased: true });
  expect(timed.rows[0]).toMatchObject({ timeBased: true, reps: '', duration: '60' });
  expect(after({ type: 'setTimeBased', key: squat, timeBased: false }, 'library', timed).rows[0]).toMatchObject({
    timeBased: false,
    reps: '10',
  });
});

it('moves, drops and removes', () => {
  expect(names(after({ type: 'move', key: jump, step: -1 }))).toEqual(['Squat', 'Jump', 'Rest']);
  expect(names(after({ type: 'drop', key: jump, onto: squat }))).toEqual(['Jump', 'Squat', 'Rest']);
  expect(names(after({ type: 'remove', key: rest }))).toEqual(['Squat', 'Jump']);
});

it.each<DraftAction>([
  { type: 'move', key: squat, step: -1 },
  { type: 'move', key: 0, step: 1 },
  { type: 'drop', key: 0, onto: squat },
  { type: 'drop', key: squat, onto: squat },
  { type: 'remove', key: 0 },
  { type: 'setRow', key: 0, change: { sets: '9' } },
])('%j changes nothing', (step) => expect(draftContent(after(step))).toBe(draftContent(draft)));
