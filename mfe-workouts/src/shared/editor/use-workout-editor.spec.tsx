import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { buildRow, buildScheduled, buildWorkout } from '../testing/build-workout.js';
import type { EditorTarget } from './editor-target.js';
import { draftOfScheduled, draftOfWorkout, newDraft, type Draft } from './model/draft.js';
import { useWorkoutEditor } from './use-workout-editor.js';

const ROWS = [buildRow({ name: 'Squat' }), buildRow({ name: 'Plank', reps: null, duration: 45, is_time_based: true })];
const workout = buildWorkout({ name: 'Legs', version: 3, exercises: ROWS });
const CHANGED = new ApiError(409, 'workout_changed', 'This workout was changed by someone else meanwhile.');
const LOST = new ApiError(0, 'network', null);

/** An editor whose server answers in turn; after the last answer everything is stored. */
function open(
  { isNew = false, read = () => Promise.resolve(null), ...part }: Partial<EditorTarget> & { isNew?: boolean } = {},
  answers: (Error | null)[] = [],
) {
  const calls: { draft: Draft; version: number | null }[] = [];
  const anew: Draft[] = [];
  let saved = 0;
  const target: EditorTarget = {
    kind: 'library',
    title: 'Edit Workout',
    begin: () => draftOfWorkout(workout),
    version: 3,
    changedCode: 'workout_changed',
    failed: 'Failed to update workout',
    store: (draft, version) => {
      const answer = answers[calls.length] ?? null;
      calls.push({ draft, version });
      return answer ? Promise.reject(answer) : Promise.resolve();
    },
    ...(!isNew && { read }),
    storeAnew: { label: 'Save as a new workout', store: (draft) => Promise.resolve(anew.push(draft)) },
    ...part,
  };
  const { result } = renderHook(() => useWorkoutEditor(target, () => (saved += 1)));
  const title = (text: string) => act(() => result.current.step({ do: 'set', change: { title: text } }));
  const save = () => act(() => result.current.save());
  return { edit: () => result.current, calls, anew, title, save, saved: () => saved };
}

it('is dirty while title or rows differ from what they were, and not by going there and back', () => {
  const { edit, title } = open();
  expect(edit().dirty).toBe(false);
  title('Arms');
  expect(edit().dirty).toBe(true);
  title('Legs');
  expect(edit().dirty).toBe(false);
  const key = edit().draft.rows[0]?.key ?? 0;
  act(() => edit().step({ do: 'move', key, step: 1 }));
  expect(edit().dirty).toBe(true);
  act(() => edit().step({ do: 'move', key, step: -1 }));
  expect(edit().dirty).toBe(false);
});

it.each([
  ['by time', { reps: null, duration: 45, is_time_based: true }],
  ['by time, with repetitions that nobody sees', { reps: 4, duration: 45, is_time_based: true }],
])('is not dirty after an exercise %s was switched to repetitions and back', (_, prescribed) => {
  const { edit } = open({ begin: () => draftOfWorkout(buildWorkout({ exercises: [buildRow(prescribed)] })) });
  const [row] = edit().draft.rows;
  const turn = (timeBased: boolean) => act(() => edit().step({ do: 'setTime', key: row?.key ?? 0, timeBased }));
  turn(false);
  expect(edit().dirty).toBe(true);
  turn(true);
  expect([edit().dirty, edit().draft.rows[0]?.duration]).toEqual([false, '45']);
});

it('begins new with an exercise that is still to be chosen, and is not dirty for that', () => {
  const { edit } = open({ begin: newDraft, version: null });
  expect(edit().draft.rows.map(({ type, name, sets, reps }) => [type, name, sets, reps])).toEqual([
    ['exercise', '', '3', '10'],
  ]);
  expect([edit().dirty, edit().problem]).toEqual([false, 'Workout title and at least one exercise are required.']);
});

it('stores what stands there over the version that was seen', async () => {
  const { edit, calls, title, save, saved } = open();
  title('Arms');
  await save();
  expect(calls.map(({ draft, version }) => [draft.title, version])).toEqual([['Arms', 3]]);
  expect([saved(), edit().dirty, edit().busy]).toEqual([1, false, false]);
});

it.each([
  ['library', draftOfWorkout(workout), 'Please provide a duration for every rest and every time-based exercise.'],
  [
    'calendar',
    draftOfScheduled(
      buildScheduled({ plan_name: 'Legs', exercises: ROWS.map((row) => ({ ...row, duration_seconds: row.duration })) }),
    ),
    'Please provide valid duration (greater than 0) for all time-based exercises.',
  ],
] as const)('in the %s does not send what cannot be saved, and says why', async (kind, begin, sentence) => {
  const { edit, calls, title, save } = open({ kind, begin: () => begin });
  title('  ');
  await save();
  expect(edit().failure?.sentence).toBe('Workout title and at least one exercise are required.');
  title('Legs');
  act(() => edit().step({ do: 'setRow', key: edit().draft.rows[1]?.key ?? 0, change: { duration: '0' } }));
  await save();
  expect([edit().failure?.sentence, calls.length]).toEqual([sentence, 0]);
});

it.each([
  ['without an answer', LOST, 'Failed to update workout', 'You seem to be offline.'],
  [
    'by a sentence of the server',
    new ApiError(400, 'validation_failed', 'Name must not be empty.'),
    'Name must not be empty.',
    null,
  ],
  [
    'because it is busy',
    new ApiError(503, 'busy', null),
    'Failed to update workout',
    'The server is busy. Try again in a moment.',
  ],
])('refused %s keeps what was typed, and can be sent again', async (_, error, sentence, hint) => {
  const { edit, calls, title, save, saved } = open({}, [error]);
  title('Arms');
  await save();
  expect(edit().failure).toEqual({ sentence, hint });
  expect([edit().draft.title, edit().dirty, saved()]).toEqual(['Arms', true, 0]);
  await save();
  expect([calls.length, saved(), edit().failure]).toEqual([2, 1, null]);
});

it('a new workout that is not found is no conflict: there is nothing of which it could be one', async () => {
  const { edit, title, save } = open({ version: null, isNew: true }, [new ApiError(404, 'not_found', 'Not found.')]);
  title('Arms');
  await save();
  expect([edit().conflict, edit().failure?.sentence]).toEqual([null, 'Not found.']);
});

describe('where somebody else was quicker', () => {
  const theirs = buildWorkout({ id: workout.id, name: 'Theirs', version: 4, exercises: [buildRow({ name: 'Jump' })] });
  const read = () => Promise.resolve({ draft: draftOfWorkout(theirs), version: 4 });

  it('shows theirs beside mine, and stores mine over theirs if that is wanted', async () => {
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

  it('asks nothing where they have only moved it to another day', async () => {
    const moved = () => Promise.resolve({ draft: draftOfWorkout(workout), version: 4 });
    const { edit, calls, title, save, saved } = open({ read: moved }, [CHANGED]);
    title('Mine');
    await save();
    expect(calls.map(({ draft, version }) => [draft.title, version])).toEqual([
      ['Mine', 3],
      ['Mine', 4],
    ]);
    expect([saved(), edit().conflict, edit().failure, edit().busy]).toEqual([1, null, null, false]);
  });

  it('asks where it is for somebody else by now', async () => {
    const given = () => Promise.resolve({ draft: draftOfWorkout(workout), version: 4, isForOthers: true });
    const { edit, calls, title, save } = open({ read: given }, [CHANGED]);
    title('Mine');
    await save();
    expect([calls.length, edit().conflict?.stored?.version]).toEqual([1, 4]);
  });

  it('does not send again what was refused as it stands: that is shown', async () => {
    const same = () => Promise.resolve({ draft: draftOfWorkout(workout), version: 3 });
    const { edit, calls, title, save } = open({ read: same }, [CHANGED, CHANGED]);
    title('Mine');
    await save();
    expect([calls.length, edit().conflict?.stored?.version]).toEqual([1, 3]);
  });

  it('takes theirs if that is wanted, and is not dirty then', async () => {
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

  it('and deleted it, keeps what was typed as a workout of its own', async () => {
    const { edit, anew, title, save, saved } = open({}, [new ApiError(404, 'not_found', 'Not found.')]);
    title('Mine');
    await save();
    expect(edit().conflict).toEqual({ stored: null });
    await act(() => edit().saveAnew());
    expect([anew.map((draft) => draft.title), saved()]).toEqual([['Mine'], 1]);
  });

  it('and theirs cannot be read, says so and loses nothing', async () => {
    const { edit, title, save } = open({ read: () => Promise.reject(LOST) }, [CHANGED]);
    title('Mine');
    await save();
    expect(edit().failure?.sentence).toContain('their changes could not be loaded');
    expect([edit().draft.title, edit().conflict]).toEqual(['Mine', null]);
  });
});
