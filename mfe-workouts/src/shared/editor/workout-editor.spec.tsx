import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@touchline/ui/host';
import { useNavigate } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { buildExercise } from '../exercises/testing/build-exercise.js';
import { fakeExerciseApi } from '../exercises/testing/fake-exercise-api.js';
import { buildRow, buildScheduled, buildWorkout } from '../testing/build-workout.js';
import type { EditorTarget } from './editor-target.js';
import { scheduledToDraft, workoutToDraft, newDraft, type Draft } from './model/draft.js';
import { WorkoutEditor } from './workout-editor.js';

const SQUAT = buildExercise({ exercise_id: 501, name: 'Back Squat', defaultSets: 4, defaultReps: 6 });
const PLANK = buildExercise({ exercise_id: 701, name: 'Front Plank', defaultReps: null, defaultDuration: 40 });

// With two dialogs, checking each control for visibility takes seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Stands for the browser's button. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function open(kind: EditorTarget['kind'], draft: Draft, part: Partial<EditorTarget> = {}) {
  const api = fakeExerciseApi({ exercises: [SQUAT, PLANK] });
  const target: EditorTarget = {
    kind,
    title: 'Edit Workout',
    initialDraft: () => draft,
    version: 1,
    save: () => Promise.resolve(),
    changedCode: 'changed',
    failureText: 'Failed',
    saveAsCopy: { label: 'Save as new', save: () => Promise.resolve() },
    ...part,
  };
  render(
    <TestShell api={api}>
      <WorkoutEditor target={target} heldBy="edit" onSaved={() => undefined} onClose={() => undefined} />
      <Back />
    </TestShell>,
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const values = (title: string, ...labels: string[]) => labels.map((label) => box(`${label} of ${title}`).value);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const retype = async (name: string, text: string) => {
  await user.clear(box(name));
  await user.type(box(name), text);
};
/** Opens `Configure Exercise` for an exercise of the open library. */
async function choose(name: string) {
  await user.click(await screen.findByRole('button', { name: `Add to Workout: ${name}` }));
  return within(await screen.findByRole('form', { name: 'Configure Exercise' }));
}
/** Adds an exercise with its initial configuration, and returns the field values. */
async function pick(name: string): Promise<string[]> {
  const panel = await choose(name);
  // Without the hidden copy that measures the height of the notes field.
  const seen = panel
    .getAllByRole<HTMLInputElement>('textbox')
    .flatMap((one) => (one.getAttribute('aria-hidden') === 'true' ? [] : [one.value]));
  await user.click(panel.getByRole('button', { name: 'Add Exercise' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Configure Exercise' })).toBeNull());
  return seen;
}

test.each(['Choose an exercise for Row 1', 'Add Exercise'])(
  'values typed in a row without an exercise stay when one is chosen by %s',
  async (button) => {
    open('library', newDraft());
    await retype('Sets of Row 1', '5');
    await user.type(box('Coach Notes of Row 1'), 'Deep.');
    await press(button);
    expect(await pick('Back Squat')).toEqual(['5', '6', '60', 'Deep.']);
    expect(values('Back Squat', 'Sets', 'Reps', 'Rest Between Sets', 'Coach Notes')).toEqual(['5', '6', '60', 'Deep.']);
  },
);

test('a prescription stays when another exercise is chosen', async () => {
  const plank = {
    ...buildRow({
      name: 'Front Plank',
      exercise_id: 701,
      reps: null,
      duration: 90,
      is_time_based: true,
      rest_between_sets_seconds: 30,
      coach_notes: 'Low.',
      superset_with_next: true,
    }),
    duration_seconds: 90,
  };
  open(
    'calendar',
    scheduledToDraft(buildScheduled({ exercises: [plank, { ...buildRow({ name: 'Jump' }), duration_seconds: null }] })),
  );
  await press('Choose another exercise for Front Plank');
  // Three sets were the plank's default, so they become the squat's default.
  expect(await pick('Back Squat')).toEqual(['4', '90', '30', 'Low.']);
  expect(values('Back Squat', 'Sets', 'Duration', 'Rest Between Sets', 'Coach Notes')).toEqual([
    '4',
    '90s',
    '30',
    'Low.',
  ]);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Superset with next: Back Squat' }).checked).toBe(true);
});

test('an added exercise has its defaults, not the typed values of other rows', async () => {
  open(
    'library',
    workoutToDraft(buildWorkout({ exercises: [buildRow({ name: 'Jump', sets: 9, coach_notes: 'High.' })] })),
  );
  await press('Add Exercise');
  expect(await pick('Back Squat')).toEqual(['4', '6', '60', '']);
  expect(values('Jump', 'Sets', 'Coach Notes')).toEqual(['9', 'High.']);
});

test.each([
  ['none to one that a rest follows', 'Choose another exercise for Jump', false],
  ['one to the last', 'Choose another exercise for Hop', true],
  ['one to a new one', 'Add Exercise', true],
])('offers a superset: %s', async (_, button, offered) => {
  const rest = buildRow({ name: 'Rest', type: 'rest', sets: null, reps: null, duration: 60 });
  open(
    'library',
    workoutToDraft(buildWorkout({ exercises: [rest, buildRow({ name: 'Jump' }), rest, buildRow({ name: 'Hop' })] })),
  );
  await press(button);
  expect((await choose('Back Squat')).queryByRole('switch', { name: 'Superset with next exercise' }) !== null).toBe(
    offered,
  );
});

describe('an exercise pressed in the library is in the workout', () => {
  const begin = async () => {
    open('library', newDraft());
    await press('Add Exercise');
  };
  const pressCard = async (name: string) =>
    user.click(await screen.findByRole('button', { name: `Add to Workout: ${name}` }));
  const rows = () =>
    screen.queryAllByRole<HTMLInputElement>('textbox', { name: /^Exercise of/ }).map(({ value }) => value);
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Exercise Library' })).toBeNull());

  test.each<[string, () => Promise<void>]>([
    ['Escape', () => user.keyboard('{Escape}')],
    ['Back', () => press('Back')],
    ['Done', () => press('Done')],
  ])('after %s, with what was typed for it', async (_, leave) => {
    await begin();
    await pressCard('Back Squat');
    await pressCard('Front Plank');
    const panel = within(screen.getByRole('form', { name: 'Configure Exercise' }));
    await user.clear(panel.getByRole('textbox', { name: 'Sets' }));
    await user.type(panel.getByRole('textbox', { name: 'Sets' }), '5');
    await leave();
    await gone();
    expect(rows()).toEqual(['Back Squat', 'Front Plank']);
    expect(values('Back Squat', 'Sets', 'Reps', 'Rest Between Sets')).toEqual(['4', '6', '60']);
    expect(values('Front Plank', 'Sets', 'Duration')).toEqual(['5', '40']);
  });

  test('twice, when it is pressed twice', async () => {
    await begin();
    await pressCard('Back Squat');
    await pressCard('Back Squat');
    await press('Done');
    expect(rows()).toEqual(['Back Squat', 'Back Squat']);
  });

  test('and is saved', async () => {
    const saved: Draft[] = [];
    open('library', newDraft(), { save: (draft) => Promise.resolve(saved.push(draft)) });
    await user.type(screen.getByLabelText(/^Workout Title/), 'Legs');
    await press('Add Exercise');
    await pressCard('Back Squat');
    await user.keyboard('{Escape}');
    await gone();
    await press('Save');
    await waitFor(() => expect(saved.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['Back Squat']]));
  });

  test.each(['Undo', 'Cancel'])('until %s: the row is as it was before', async (button) => {
    await begin();
    await pressCard('Back Squat');
    await pressCard('Front Plank');
    expect(screen.getByText('Front Plank added.')).toBeTruthy();
    const picker = within(screen.getByRole('dialog', { name: 'Exercise Library' }));
    await user.click(picker.getByRole('button', { name: button }));
    await waitFor(() => expect(rows()).toEqual(['Back Squat']));
    expect(screen.queryByRole('form', { name: 'Configure Exercise' })).toBeNull();
  });

  test('in place of another one of its row, which Undo brings back', async () => {
    open('library', workoutToDraft(buildWorkout({ exercises: [buildRow({ name: 'Jump', sets: 9 })] })));
    await press('Choose another exercise for Jump');
    await pressCard('Back Squat');
    await pressCard('Front Plank');
    expect(rows()).toEqual(['Front Plank']);
    expect(screen.getByText('Front Plank added in place of Back Squat.')).toBeTruthy();
    await press('Undo');
    await waitFor(() => expect(rows()).toEqual(['Back Squat']));
  });
});

test('a missing title is marked at its field once something else was typed', async () => {
  open('library', newDraft());
  const title = screen.getByLabelText<HTMLInputElement>(/^Workout Title/);
  expect(title.getAttribute('aria-invalid')).toBe('false');
  await retype('Sets of Row 1', '5');
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(title.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter a workout title.',
  );
  await user.type(title, 'Legs');
  expect(title.getAttribute('aria-invalid')).toBe('false');
});

test('a switch is named by its label and its row', async () => {
  open('library', workoutToDraft(buildWorkout({ exercises: [buildRow({ name: 'Jump' }), buildRow({ name: 'Hop' })] })));
  await user.click(screen.getByRole('switch', { name: 'Superset with next: Hop' }));
  expect(
    screen.getAllByRole('switch').map((one) => [one.closest('label')?.textContent, one.getAttribute('aria-label')]),
  ).toEqual([
    ['Time-based', 'Time-based: Jump'],
    ['Superset with next', 'Superset with next: Jump'],
    ['Time-based', 'Time-based: Hop'],
    ['Superset with the exercise you add next', 'Superset with the exercise you add next: Hop'],
  ]);
});

describe('announces to screen readers', () => {
  const status = () => screen.getAllByRole('status').find(({ textContent }) => /row/.test(textContent));
  const announcement = () => status()?.textContent;
  const begin = () =>
    open(
      'library',
      workoutToDraft(buildWorkout({ exercises: ['Jump', 'Jump', 'Hop'].map((name) => buildRow({ name })) })),
    );
  const pressNth = (name: string, at: number) => user.click(screen.getAllByRole('button', { name })[at]!);

  test('the result of a move, and the number of rows after adding or deleting one', async () => {
    begin();
    expect(announcement()).toBe('3 rows');
    await press('Move Hop up');
    expect(announcement()).toBe('Hop is now row 2 of 3');
    await retype('Sets of Hop', '5');
    expect(announcement()).toBe('Hop is now row 2 of 3');
    await press('Delete Hop');
    expect(announcement()).toBe('2 rows');
  });

  test('a repeated sentence for another row of the same name, and nothing for a move that is not possible', async () => {
    begin();
    await pressNth('Move Jump down', 0);
    const before = status()?.firstChild;
    expect(announcement()).toBe('Jump is now row 2 of 3');
    await pressNth('Move Jump down', 0);
    expect([announcement(), status()?.firstChild === before]).toEqual(['Jump is now row 2 of 3', false]);
    await press('Move Hop down');
    expect(announcement()).toBe('Jump is now row 2 of 3');
  });
});

test('a conflict names the new team or athlete of a reassigned workout', async () => {
  const draft = workoutToDraft(buildWorkout({ exercises: [buildRow({})] }));
  open('library', draft, {
    save: () => Promise.reject(new ApiError(409, 'changed', null)),
    read: () => Promise.resolve({ draft, version: 2, reassignedTo: 'Rugby (M)' }),
  });
  await user.type(screen.getByLabelText(/^Workout Title/), '!');
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain('This workout was reassigned to Rugby (M).');
});
