import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { buildRow, buildScheduled, buildWorkout } from '../testing/build-workout.js';
import type { EditorTarget } from './editor-target.js';
import { scheduledToDraft, workoutToDraft, newDraft, type Draft } from './model/draft.js';
import { useWorkoutEditor } from './use-workout-editor.js';

const ROWS = [buildRow({ name: 'Squat' }), buildRow({ name: 'Plank', reps: null, duration: 45, is_time_based: true })];
const workout = buildWorkout({ name: 'Legs', version: 3, exercises: ROWS });
const CHANGED = new ApiError(409, 'workout_changed', 'Someone else changed this workout.');
const LOST = new ApiError(0, 'network', null);

/** An editor whose saves are answered in turn; after the last answer every save succeeds. */
function open(
  { isNew = false, read = () => Promise.resolve(null), ...part }: Partial<EditorTarget> & { isNew?: boolean } = {},
  answers: (Error | null)[] = [],
) {
  const calls: { draft: Draft; version: number | null }[] = [];
  const copies: Draft[] = [];
  let saved = 0;
  const target: EditorTarget = {
    kind: 'library',
    title: 'Edit Workout',
    initialDraft: () => workoutToDraft(workout),
    version: 3,
    changedCode: 'workout_changed',
    failureText: 'Failed to update workout',
    save: (draft, version) => {
      const answer = answers[calls.length] ?? null;
      calls.push({ draft, version });
      return answer ? Promise.reject(answer) : Promise.resolve();
    },
    ...(!isNew && { read }),
    saveAsCopy: { label: 'Save as a new workout', save: (draft) => Promise.resolve(copies.push(draft)) },
    ...part,
  };
  const { result } = renderHook(() => useWorkoutEditor(target, () => (saved += 1)));
  const title = (text: string) => act(() => result.current.dispatch({ type: 'setWorkout', change: { title: text } }));
  const save = () => act(() => result.current.save());
  return { edit: () => result.current, calls, copies, title, save, saved: () => saved };
}

it('is dirty while title or rows differ, and clean again when a change is taken back', () => {
  const { edit, title } = open();
  expect(edit().dirty).toBe(false);
  title('Arms');
  expect(edit().dirty).toBe(true);
  title('Legs');
  expect(edit().dirty).toBe(false);
  const key = edit().draft.rows[0]?.key ?? 0;
  act(() => edit().dispatch({ type: 'move', key, step: 1 }));
  expect(edit().dirty).toBe(true);
  act(() => edit().dispatch({ type: 'move', key, step: -1 }));
  expect(edit().dirty).toBe(false);
});

it.each([
  ['time-based', { reps: null, duration: 45, is_time_based: true }],
  ['time-based with hidden repetitions', { reps: 4, duration: 45, is_time_based: true }],
])('is not dirty after an exercise %s was switched to repetitions and back', (_, prescribed) => {
  const { edit } = open({ initialDraft: () => workoutToDraft(buildWorkout({ exercises: [buildRow(prescribed)] })) });
  const [row] = edit().draft.rows;
  const turn = (timeBased: boolean) =>
    act(() => edit().dispatch({ type: 'setTimeBased', key: row?.key ?? 0, timeBased }));
  turn(false);
  expect(edit().dirty).toBe(true);
  turn(true);
  expect([edit().dirty, edit().draft.rows[0]?.duration]).toEqual([false, '45']);
});

it('a new workout starts with one row without an exercise and is not dirty', () => {
  const { edit } = open({ initialDraft: newDraft, version: null });
  expect(edit().draft.rows.map(({ type, name, sets, reps }) => [type, name, sets, reps])).toEqual([
    ['exercise', '', '3', '10'],
  ]);
  expect([edit().dirty, edit().problem]).toEqual([false, 'Workout title and at least one exercise are required.']);
});

it('saves the draft over the seen version', async () => {
  const { edit, calls, title, save, saved } = open();
  title('Arms');
  await save();
  expect(calls.map(({ draft, version }) => [draft.title, version])).toEqual([['Arms', 3]]);
  expect([saved(), edit().dirty, edit().busy]).toEqual([1, false, false]);
});

it.each([
  ['library', workoutToDraft(workout), 'Please provide a duration for every rest and every time-based exercise.'],
  [
    'calendar',
    scheduledToDraft(
      buildScheduled({ plan_name: 'Legs', exercises: ROWS.map((row) => ({ ...row, duration_seconds: row.duration })) }),
    ),
    'Please provide valid duration (greater than 0) for all time-based exercises.',
  ],
] as const)('in the %s does not send an invalid draft, and says why', async (kind, begin, sentence) => {
  const { edit, calls, title, save } = open({ kind, initialDraft: () => begin });
  title('  ');
  await save();
  expect(edit().failure?.sentence).toBe('Workout title and at least one exercise are required.');
  title('Legs');
  act(() => edit().dispatch({ type: 'setRow', key: edit().draft.rows[1]?.key ?? 0, change: { duration: '0' } }));
  await save();
  expect([edit().failure?.sentence, calls.length]).toEqual([sentence, 0]);
});

it.each([
  ['without an answer', LOST, 'Failed to update workout', 'You seem to be offline. What you typed is still here.'],
  [
    'by a sentence of the server',
    new ApiError(400, 'validation_failed', 'Name must not be empty.'),
    'Name must not be empty.',
    'What you typed is still here.',
  ],
  [
    'because it is busy',
    new ApiError(503, 'busy', null),
    'Failed to update workout',
    'The server is busy. Try again in a moment. What you typed is still here.',
  ],
])('a save that fails %s keeps the draft and can be repeated', async (_, error, sentence, hint) => {
  const { edit, calls, title, save, saved } = open({}, [error]);
  title('Arms');
  await save();
  expect(edit().failure).toEqual({ sentence, hint });
  expect([edit().draft.title, edit().dirty, saved()]).toEqual(['Arms', true, 0]);
  await save();
  expect([calls.length, saved(), edit().failure]).toEqual([2, 1, null]);
});

it('a 404 for a new workout is a failure, not a conflict', async () => {
  const { edit, title, save } = open({ version: null, isNew: true }, [new ApiError(404, 'not_found', 'Not found.')]);
  title('Arms');
  await save();
  expect([edit().conflict, edit().failure?.sentence]).toEqual([null, 'Not found.']);
});

describe('when somebody else saved first', () => {
  const theirs = buildWorkout({ id: workout.id, name: 'Theirs', version: 4, exercises: [buildRow({ name: 'Jump' })] });
  const read = () => Promise.resolve({ draft: workoutToDraft(theirs), version: 4 });

  it('shows both versions; Keep mine saves over theirs', async () => {
    const { edit, calls, title, save, saved } = open({ read }, [CHANGED]);
    title('Mine');
    await save();
    expect([edit().conflict?.stored?.draft.title, edit().draft.title, saved()]).toEqual(['Theirs', 'Mine', 0]);
    act(() => edit().keepMine());
    await save();
    expect(calls.map(({ draft, version }) => [draft.title, version])).toEqual([
      ['Mine', 3],
      ['Mine', 4],
    ]);
    expect(saved()).toBe(1);
  });

  it('saves without asking when they only moved it to another day', async () => {
    const moved = () => Promise.resolve({ draft: workoutToDraft(workout), version: 4 });
    const { edit, calls, title, save, saved } = open({ read: moved }, [CHANGED]);
    title('Mine');
    await save();
    expect(calls.map(({ draft, version }) => [draft.title, version])).toEqual([
      ['Mine', 3],
      ['Mine', 4],
    ]);
    expect([saved(), edit().conflict, edit().failure, edit().busy]).toEqual([1, null, null, false]);
  });

  it('asks when the workout was reassigned', async () => {
    const given = () => Promise.resolve({ draft: workoutToDraft(workout), version: 4, reassignedTo: 'First' });
    const { edit, calls, title, save } = open({ read: given }, [CHANGED]);
    title('Mine');
    await save();
    expect([calls.length, edit().conflict?.stored?.version]).toEqual([1, 4]);
  });

  it('does not repeat a save refused for the stored version, and asks', async () => {
    const same = () => Promise.resolve({ draft: workoutToDraft(workout), version: 3 });
    const { edit, calls, title, save } = open({ read: same }, [CHANGED, CHANGED]);
    title('Mine');
    await save();
    expect([calls.length, edit().conflict?.stored?.version]).toEqual([1, 3]);
  });

  it('Take theirs replaces the draft, which is not dirty then', async () => {
    const { edit, title, save } = open({ read }, [CHANGED]);
    title('Mine');
    await save();
    act(() => edit().takeTheirs());
    expect([edit().draft.title, edit().draft.rows.map(({ name }) => name), edit().dirty, edit().conflict]).toEqual([
      'Theirs',
      ['Jump'],
      false,
      null,
    ]);
  });

  it('and deleted it, the draft can be saved as a workout of its own', async () => {
    const { edit, copies, title, save, saved } = open({}, [new ApiError(404, 'not_found', 'Not found.')]);
    title('Mine');
    await save();
    expect(edit().conflict).toEqual({ stored: null });
    await act(() => edit().saveAsCopy());
    expect([copies.map((draft) => draft.title), saved()]).toEqual([['Mine'], 1]);
  });

  it('and theirs cannot be read, says so and keeps the draft', async () => {
    const { edit, title, save } = open({ read: () => Promise.reject(LOST) }, [CHANGED]);
    title('Mine');
    await save();
    expect(edit().failure?.sentence).toContain('their changes could not be loaded');
    expect([edit().draft.title, edit().conflict]).toEqual(['Mine', null]);
  });
});
