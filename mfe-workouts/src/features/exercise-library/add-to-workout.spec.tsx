import { screen, waitFor, within } from '@testing-library/react';
import { WORKOUT_CHANGED } from '@touchline/contracts/error-codes';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { ApiError } from '@touchline/ui/host';
import {
  address,
  chosen,
  choose,
  drawer,
  LEGS,
  note,
  press,
  ROW,
  showPage,
  user,
} from './testing/exercise-page-actor.js';

const ADDING = '/workout-library/exercises?exercise=501.add';
const DOWN = new ApiError(0, 'network', null);
const CHANGED = new ApiError(409, WORKOUT_CHANGED, 'This workout was changed by someone else.');
const { id: _id, ...KEPT } = ROW;
const SQUAT = {
  name: 'Back Squat',
  type: 'exercise',
  exercise_id: 501,
  sets: 4,
  reps: 6,
  duration: null,
  is_time_based: false,
  rest_between_sets_seconds: 60,
  coach_notes: null,
  superset_with_next: false,
};
const THEIRS: Workout = {
  ...LEGS,
  name: 'Lower Body II',
  version: 5,
  exercises: [ROW, { ...ROW, id: 10, name: 'Step-Up', order_in_workout: 2 }],
};

test('adds an exercise to the end of a workout over the seen version, keeping its rows', async () => {
  const { sent, notices } = await showPage({ answers: [LEGS] });
  await press('Add to Workout: Back Squat');
  expect(screen.queryByRole('switch', { name: 'Superset with next exercise' })).toBeNull();
  await choose('Workout', 'Lower Body');
  await press('Add Exercise');
  await waitFor(() => expect(drawer()).toBeNull());
  expect(sent).toEqual([
    {
      call: 'PUT /api/workout-library/1',
      key: undefined,
      body: { name: 'Lower Body', version: 4, exercises: [KEPT, { ...SQUAT, order_in_workout: 2 }] },
    },
  ]);
  expect([notices, address()]).toEqual([[{ severity: 'success', text: 'Back Squat added to “Lower Body”.' }], '']);
});

test('an exercise starts a new workout; after a lost answer the same press creates no second one', async () => {
  const monday = { ...LEGS, id: 2, name: 'Monday' };
  const { sent, notices } = await showPage({ at: ADDING, workouts: [[LEGS], [monday, LEGS]], answers: [DOWN, monday] });
  await choose('Workout', 'New workout');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Workout Title' })));
  await user.type(screen.getByRole('textbox', { name: 'Workout Title' }), ' Monday ');
  await press('Add Exercise');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to create workout');
  await press('Add Exercise');
  await waitFor(() => expect(drawer()).toBeNull());
  expect(sent.map(({ call, body }) => [call, body])).toEqual(
    Array(2).fill(['POST /api/workout-library', { name: 'Monday', exercises: [SQUAT] }]),
  );
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(notices.map(({ text }) => text)).toEqual(['Back Squat added to “Monday”.']);
  await press('Add to Workout: Press 2');
  await waitFor(() => expect([drawer('Press 2') !== null, chosen()]).toEqual([true, 'Monday']));
});

test('a workout changed by someone else is reported, the values stay, and the next press adds to the new version', async () => {
  const { sent } = await showPage({ at: ADDING, workouts: [[LEGS], [THEIRS]], answers: [CHANGED, THEIRS] });
  await choose('Workout', 'Lower Body');
  await note('Deep.');
  await press('Add Exercise');
  expect((await screen.findByRole('alert')).textContent).toContain('Someone else changed this workout.');
  expect(chosen()).toBe('Lower Body II');
  expect(screen.getByDisplayValue('Deep.')).toBeTruthy();
  await press('Add Exercise');
  await waitFor(() => expect(drawer()).toBeNull());
  expect(sent[1]?.body).toMatchObject({
    name: 'Lower Body II',
    version: 5,
    exercises: [
      { name: 'Lunge' },
      { name: 'Step-Up' },
      { name: 'Back Squat', coach_notes: 'Deep.', order_in_workout: 3 },
    ],
  });
});

test('after a lost answer the same press sends the same body, although the library was fetched again', async () => {
  const { sent } = await showPage({ at: ADDING, workouts: [[LEGS], [THEIRS]], answers: [DOWN, CHANGED, THEIRS] });
  await choose('Workout', 'Lower Body');
  await press('Add Exercise');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to update workout');
  await press('Add Exercise');
  await screen.findByText('Someone else changed this workout.');
  expect(sent[1]).toEqual(sent[0]);
  await press('Add Exercise');
  await waitFor(() => expect(drawer()).toBeNull());
  expect(sent[2]?.body).toMatchObject({ version: 5 });
});

describe('an exercise that was stored although its answer got lost', () => {
  const STORED: Workout = {
    ...LEGS,
    version: 5,
    exercises: [ROW, { ...ROW, ...SQUAT, type: 'exercise', id: 11, order_in_workout: 2 }],
  };
  const lose = async (workouts: readonly Workout[][], answers: readonly (Workout | Error)[]) => {
    const shown = await showPage({ at: ADDING, workouts, answers });
    await choose('Workout', 'Lower Body');
    await press('Add Exercise');
    await screen.findByText('Failed to update workout');
    return shown;
  };

  test('is not added again by the next press', async () => {
    const { sent, notices } = await lose([[LEGS], [STORED]], [DOWN]);
    await press('Add Exercise');
    await waitFor(() => expect(drawer()).toBeNull());
    expect([sent.length, notices.map(({ text }) => text)]).toEqual([1, ['Back Squat added to “Lower Body”.']]);
  });

  test('is replaced by later values', async () => {
    const { sent } = await lose([[LEGS], [STORED]], [DOWN, STORED]);
    await note('Deep.');
    await press('Add Exercise');
    await waitFor(() => expect(drawer()).toBeNull());
    expect(sent[1]?.body).toEqual({
      name: 'Lower Body',
      version: 5,
      exercises: [KEPT, { ...SQUAT, coach_notes: 'Deep.', order_in_workout: 2 }],
    });
  });

  test('is found also after somebody else added to the workout', async () => {
    const both: Workout = {
      ...STORED,
      version: 6,
      exercises: [...STORED.exercises, { ...ROW, id: 12, name: 'Step-Up', order_in_workout: 3 }],
    };
    const { sent } = await lose([[LEGS], [LEGS], [both]], [DOWN, CHANGED]);
    await press('Add Exercise');
    await screen.findByText('Someone else changed this workout.');
    await press('Add Exercise');
    await waitFor(() => expect(drawer()).toBeNull());
    expect(sent).toHaveLength(2);
  });
});

test('a deleted workout is reported, and another one has to be chosen', async () => {
  await showPage({ at: ADDING, workouts: [[LEGS], []], answers: [new ApiError(404, 'not_found', 'Not found.')] });
  await choose('Workout', 'Lower Body');
  await press('Add Exercise');
  expect((await screen.findByRole('alert')).textContent).toContain('This workout is no longer in the library.');
  await press('Add Exercise');
  expect(await screen.findByText('This workout is no longer in the library. Select another one.')).toBeTruthy();
});

test('sends nothing without a workout, or without the name of a new one', async () => {
  const { sent } = await showPage({ at: ADDING });
  await screen.findByRole('combobox', { name: /^Workout/ });
  await press('Add Exercise');
  expect(screen.getByText('Select a workout.')).toBeTruthy();
  await choose('Workout', 'New workout');
  expect(screen.queryByText('Select a workout.')).toBeNull();
  await press('Add Exercise');
  expect(screen.getByText('Enter a workout title.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Workout Title' }));
  expect(sent).toEqual([]);
});

test('Add Exercise focuses Try again where workouts failed to load, which then leads to the choice', async () => {
  const { sent } = await showPage({ at: ADDING, workouts: [DOWN, DOWN, [LEGS]], answers: [LEGS] });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load workouts');
  await press('Add Exercise');
  const again = () => screen.getByRole('button', { name: 'Try again' });
  expect([
    Boolean(screen.getByText('Nothing added yet. Select a workout first.')),
    document.activeElement === again(),
  ]).toEqual([true, true]);
  await press('Try again');
  await waitFor(() => expect(document.activeElement).toBe(again()));
  await press('Try again');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Workout/ })));
  expect([screen.queryByText(/Nothing added/), sent]).toEqual([null, []]);
  await choose('Workout', 'Lower Body');
  await press('Add Exercise');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('while workouts load, Add Exercise says that nothing was added, and the choice takes the focus when it appears', async () => {
  let arrive = (_: Workout[]) => {};
  const { sent } = await showPage({ at: ADDING, workouts: [new Promise<Workout[]>((resolve) => (arrive = resolve))] });
  await press('Add Exercise');
  expect(screen.getByRole('group', { name: 'Workout to add to' }).textContent).toBe(
    'Loading workouts...Nothing added yet. Select a workout first.',
  );
  arrive([LEGS]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Workout/ })));
  expect(sent).toEqual([]);
});

test.each<[string, () => Promise<void>]>([
  ['Escape', () => user.keyboard('{Escape}')],
  ['the close button', () => press('Close')],
])('%s asks, also before anything is typed, because the exercise is not added yet', async (_, leave) => {
  const { unsaved } = await showPage();
  await press('Add to Workout: Back Squat');
  expect(unsaved.at(-1)).toBe(true);
  await leave();
  const question = await screen.findByRole('alertdialog', { name: 'Exercise not added yet' });
  await user.click(within(question).getByRole('button', { name: 'Keep Editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await leave();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave it out' }));
  await waitFor(() => expect([drawer(), address()]).toEqual([null, '']));
});

test('Cancel leaves an exercise out, and asks only before it discards what was typed', async () => {
  await showPage();
  await press('Add to Workout: Back Squat');
  await press('Cancel');
  await waitFor(() => expect([drawer(), address()]).toEqual([null, '']));
  await press('Add to Workout: Back Squat');
  await note('Deep.');
  await press('Cancel');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep Editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByDisplayValue('Deep.')).toBeTruthy();
  await press('Cancel');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard Changes' }));
  await waitFor(() => expect([drawer(), address()]).toEqual([null, '']));
});
