import { useState } from 'react';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { Notice } from '@touchline/ui/host';
import { useNavigate } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { ExercisePicker } from './exercise-picker.js';
import type { ConfiguredExercise } from './model/configured-exercise.js';
import type { EditedRow } from './model/edited-row.js';
import { buildExercise } from './testing/build-exercise.js';
import { DOWN, fakeExerciseApi } from './testing/fake-exercise-api.js';

const SQUAT = buildExercise({
  exercise_id: 501,
  name: 'Back Squat',
  machines_used: 'Barbell',
  defaultSets: 4,
  defaultReps: 6,
  description: 'Sit down. Stand up.',
});
const PLANK = buildExercise({
  exercise_id: 701,
  name: 'Front Plank',
  exercise_type: 'Core',
  defaultReps: null,
  defaultDuration: 40,
  saved: true,
  video_url: 'https://youtu.be/aZ0_-bY1x2W',
});
const MANY = [
  SQUAT,
  PLANK,
  ...Array.from({ length: 43 }, (_, at) =>
    buildExercise({
      exercise_id: 1000 + at,
      name: `Press ${at + 1}`,
      exercise_type: 'Chest',
      machines_used: 'Dumbbells',
    }),
  ),
];

// With this many cards, checking each control for visibility takes seconds.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** An owner that closes the dialog. */
function Owner({
  onClosed,
  ...props
}: {
  row: EditedRow | undefined;
  canJoin: boolean;
  onPick: (row: ConfiguredExercise) => void;
  onClosed: () => void;
}) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  const navigate = useNavigate();
  return (
    <>
      {isOpen && <ExercisePicker {...props} onClose={close} />}
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

async function open({
  exercises = [SQUAT, PLANK] as readonly Exercise[],
  row,
  canJoin = true,
  ...fails
}: Partial<Parameters<typeof fakeExerciseApi>[0]> & { row?: EditedRow; canJoin?: boolean } = {}) {
  const server = fakeExerciseApi({ exercises, ...fails });
  const [picked, notices, unsaved]: [ConfiguredExercise[], Notice[], boolean[]] = [[], [], []];
  let closed = 0;
  render(
    <TestShell api={server} notify={(notice) => notices.push(notice)} setUnsaved={(_, value) => unsaved.push(value)}>
      <Owner row={row} canJoin={canJoin} onPick={(row) => picked.push(row)} onClosed={() => (closed += 1)} />
    </TestShell>,
  );
  if (!fails.lists) await screen.findAllByRole('button', { name: /Info about/ });
  return { server, picked, notices, unsaved, closed: () => closed };
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const heart = (name: string) => screen.getByRole('button', { name: `Save ${name}` });
const isSaved = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const panel = () => screen.getByRole('form', { name: 'Configure Exercise' });
const box = (name: string) => within(panel()).getByRole<HTMLInputElement>('textbox', { name });
const retype = async (name: string, text: string) => {
  await user.clear(box(name));
  if (text !== '') await user.type(box(name), text);
};
const choose = async (label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(screen.getByRole('option', { name: option }));
};

describe('the list', () => {
  test('loads, shows a failure, and loads again', async () => {
    const { closed } = await open({ lists: [DOWN] });
    expect(within(screen.getByRole('dialog', { name: 'Exercise Library' })).getByRole('status').textContent).toBe(
      'Loading exercises...',
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch exercises');
    await press('Try again');
    expect(await screen.findByText('Front Plank')).toBeTruthy();
    expect(names()).toEqual(['Back Squat', 'Front Plank']);
    await press('Close Exercise Library');
    expect(closed()).toBe(1);
  });

  test('a card shows muscle group and equipment', async () => {
    await open();
    const card = within(screen.getAllByRole('listitem')[0]!);
    expect([card.getByTitle('Muscle group').textContent, card.getByTitle('Equipment').textContent]).toEqual([
      'Legs',
      'Barbell',
    ]);
  });

  test('search, filters and Saved Only narrow it, and one button shows all again', async () => {
    await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search exercises' }), 'SQUAT');
    expect([names(), Boolean(screen.getByText('1 of 2 exercises'))]).toEqual([['Back Squat'], true]);
    await user.clear(screen.getByRole('searchbox'));
    await choose('Muscle Group', 'Core');
    expect(names()).toEqual(['Front Plank']);
    await choose('Equipment', 'Kettlebells');
    expect(screen.getByText('No exercises match your search and filters.')).toBeTruthy();
    await press('Show all exercises');
    await user.click(screen.getByRole('switch', { name: 'Saved Only' }));
    expect(names()).toEqual(['Front Plank']);
  });

  test('has pages of 20; turning one scrolls to the top, and a filter returns to an existing page', async () => {
    await open({ exercises: MANY });
    expect(names()).toHaveLength(20);
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await press('Next');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Exercises, page 2 of 3' }));
    await press('Next');
    expect(names()).toHaveLength(5);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await user.type(screen.getByRole('searchbox'), 'press 4');
    expect([names(), Boolean(screen.getByText('Page 1 of 1'))]).toEqual([
      ['Press 4', 'Press 40', 'Press 41', 'Press 42', 'Press 43'],
      true,
    ]);
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  });
});

describe('a heart', () => {
  test('shows as pressed at once and is stored', async () => {
    const { server } = await open();
    expect([isSaved('Back Squat'), isSaved('Front Plank')]).toEqual([false, true]);
    await user.click(heart('Back Squat'));
    expect(isSaved('Back Squat')).toBe(true);
    expect(server.reads).toHaveLength(1);
    expect(server.writes).toEqual([{ method: 'PUT', path: '/api/exercise-library/501/saved', body: { saved: true } }]);
  });

  test.each([
    ['Back Squat', false, 'Failed to save Back Squat'],
    ['Front Plank', true, 'Failed to remove Front Plank from the saved exercises'],
  ])('of %s returns to its state and reports it when it cannot be stored', async (name, before, sentence) => {
    const { notices } = await open({ hearts: [DOWN] });
    await user.click(heart(name));
    await waitFor(() => expect(isSaved(name)).toBe(before));
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ severity: 'error' });
    expect(notices[0]?.text.startsWith(sentence)).toBe(true);
  });

  test('tapped twice ends as it was, without an error', async () => {
    const { server } = await open();
    await user.dblClick(heart('Back Squat'));
    await waitFor(() =>
      expect(server.writes.at(-1)).toEqual({
        method: 'PUT',
        path: '/api/exercise-library/501/saved',
        body: { saved: false },
      }),
    );
    expect(isSaved('Back Squat')).toBe(false);
  });

  test('removed under Saved Only removes its card, and the focus moves to the count', async () => {
    await open();
    await user.click(screen.getByRole('switch', { name: 'Saved Only' }));
    await user.click(heart('Front Plank'));
    expect(await screen.findByText('No saved exercises yet. Use the heart on a card to save it.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('0 of 2 exercises'));
  });
});

describe('the info', () => {
  test('shows description and defaults, and that picture and video are missing', async () => {
    await open();
    await press('Info about Back Squat');
    const info = within(screen.getByRole('dialog', { name: 'Back Squat' }));
    for (const text of ['Legs', 'Barbell']) expect(info.getByText(text)).toBeTruthy();
    expect(info.getByRole('group').textContent).toBe(
      'Sit down. Stand up.Usually 4 sets of 6 repsNo pictureVideo not availableAdd a video',
    );
    await user.click(info.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Back Squat' })).toBeNull());
  });

  test('shows a video in a sandboxed frame', async () => {
    await open();
    await press('Info about Front Plank');
    const frame = screen.getByTitle('Video: Front Plank');
    expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual([
      'https://www.youtube-nocookie.com/embed/aZ0_-bY1x2W',
      'allow-scripts allow-same-origin allow-presentation',
    ]);
    expect(screen.queryByText('Video not available')).toBeNull();
  });

  test('leads to Configure Exercise', async () => {
    await open();
    await press('Info about Back Squat');
    await user.click(
      within(screen.getByRole('dialog', { name: 'Back Squat' })).getByRole('button', { name: 'Add to Workout' }),
    );
    expect(screen.queryByRole('dialog', { name: 'Back Squat' })).toBeNull();
    expect(within(panel()).getByText('Back Squat')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((card) => card.getAttribute('aria-current'))).toEqual(['true', null]);
  });
});

describe('Configure Exercise', () => {
  test("starts with the exercise's defaults and hands over a row", async () => {
    const { picked } = await open();
    await press('Add to Workout: Back Squat');
    expect([box('Sets').value, box('Reps').value, box('Rest Between Sets').value]).toEqual(['4', '6', '60']);
    expect(document.activeElement?.textContent).toBe('Configure Exercise');
    await user.type(box('Notes'), 'Deep.');
    await user.click(screen.getByRole('switch', { name: 'Superset with next exercise' }));
    await press('Add Exercise');
    expect(picked).toEqual([
      {
        name: 'Back Squat',
        type: 'exercise',
        exercise_id: 501,
        sets: 4,
        reps: 6,
        duration: null,
        is_time_based: false,
        rest_between_sets_seconds: 60,
        coach_notes: 'Deep.',
        superset_with_next: true,
      },
    ]);
  });

  test('keeps the typed values of the row; only later changes are asked about', async () => {
    const blank = {
      is_time_based: false,
      sets: '3',
      reps: '10',
      duration: '',
      rest_between_sets_seconds: '60',
      coach_notes: '',
      superset_with_next: false,
    };
    const { picked, unsaved } = await open({
      row: {
        line: { exercise_id: null, name: '' },
        values: { ...blank, sets: '5', coach_notes: 'Deep.' },
        newRowValues: blank,
      },
    });
    await press('Add to Workout: Back Squat');
    expect([box('Sets').value, box('Reps').value, box('Notes').value, unsaved.includes(true)]).toEqual([
      '5',
      '6',
      'Deep.',
      false,
    ]);
    await press('Add to Workout: Front Plank');
    expect([box('Sets').value, box('Duration').value, box('Notes').value, unsaved.includes(true)]).toEqual([
      '5',
      '40',
      'Deep.',
      false,
    ]);
    await user.type(box('Notes'), ' Slow.');
    expect(unsaved.at(-1)).toBe(true);
    await press('Add Exercise');
    expect(picked).toMatchObject([{ name: 'Front Plank', sets: 5, duration: 40, coach_notes: 'Deep. Slow.' }]);
  });

  test('switched to time and back: duration 60, repetitions restored, no change to ask about', async () => {
    const { picked, unsaved } = await open();
    await press('Add to Workout: Back Squat');
    const byTime = within(panel()).getByRole('switch', { name: 'Time-based Exercise' });
    await user.click(byTime);
    expect(box('Duration').value).toBe('60');
    expect(within(panel()).queryByRole('textbox', { name: 'Reps' })).toBeNull();
    await user.click(byTime);
    expect([box('Reps').value, unsaved.at(-1)]).toEqual(['6', false]);
    await press('Add Exercise');
    expect(picked[0]).toMatchObject({ reps: 6, duration: null, is_time_based: false });
  });

  test('does not add while a field cannot be read, shows why and focuses it', async () => {
    const { picked } = await open();
    await press('Add to Workout: Front Plank');
    await retype('Duration', '');
    await retype('Rest Between Sets', 'some');
    await press('Add Exercise');
    expect(picked).toEqual([]);
    expect(within(panel()).getByText('Duration in seconds required')).toBeTruthy();
    expect(document.activeElement).toBe(box('Duration'));
    await retype('Duration', '1:15');
    await retype('Rest Between Sets', '1.5m');
    await user.tab();
    expect([box('Duration').value, box('Rest Between Sets').value]).toEqual(['75', '90']);
    await press('Add Exercise');
    expect(picked[0]).toMatchObject({ duration: 75, rest_between_sets_seconds: 90, is_time_based: true });
  });

  test('focuses the first wrong field in the order of the panel, also after a switch to time', async () => {
    await open();
    await press('Add to Workout: Back Squat');
    await retype('Sets', '0');
    await press('Add Exercise');
    expect(document.activeElement).toBe(box('Sets'));
    await retype('Sets', '3');
    await retype('Rest Between Sets', 'some');
    await user.click(within(panel()).getByRole('switch', { name: 'Time-based Exercise' }));
    await retype('Duration', '');
    await press('Add Exercise');
    expect(document.activeElement).toBe(box('Duration'));
    await user.click(within(panel()).getByRole('switch', { name: 'Time-based Exercise' }));
    await user.click(within(panel()).getByRole('switch', { name: 'Time-based Exercise' }));
    expect([box('Duration').value, box('Duration').getAttribute('aria-invalid')]).toEqual(['60', 'false']);
  });

  test('offers no superset where no exercise can follow', async () => {
    await open({ canJoin: false });
    await press('Add to Workout: Back Squat');
    expect(screen.queryByRole('switch', { name: 'Superset with next exercise' })).toBeNull();
  });

  test('Cancel without changes returns the focus to the card', async () => {
    await open();
    await press('Add to Workout: Front Plank');
    await press('Cancel');
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to Workout: Front Plank' }));
  });

  test.each<[string, () => Promise<void>]>([
    ['Escape', () => user.keyboard('{Escape}')],
    ['Cancel', () => press('Cancel')],
    ['the close button', () => press('Close Exercise Library')],
    ['another exercise', () => press('Add to Workout: Front Plank')],
  ])('%s asks before it discards changes', async (_, step) => {
    const { closed, unsaved } = await open();
    await press('Add to Workout: Back Squat');
    await user.type(box('Notes'), 'Deep.');
    expect(unsaved.at(-1)).toBe(true);
    await step();
    const question = await screen.findByRole('alertdialog', { name: 'Discard Changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([box('Notes').value, closed()]).toEqual(['Deep.', 0]);
    await step();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard Changes' }));
    await waitFor(() => expect(screen.queryByText('Deep.')).toBeNull());
  });
});

describe('Back', () => {
  test('closes the info, then Configure Exercise, and keeps the list', async () => {
    const { closed } = await open();
    await user.type(screen.getByRole('searchbox'), 'squat');
    await press('Add to Workout: Back Squat');
    await press('Info about Back Squat');
    expect(screen.getByRole('dialog', { name: 'Back Squat' })).toBeTruthy();
    await press('Back');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Back Squat' })).toBeNull());
    expect(panel()).toBeTruthy();
    await press('Back');
    expect([screen.queryByRole('form'), names(), closed()]).toEqual([null, ['Back Squat'], 0]);
  });

  test('from Configure Exercise opened by the info leads to the list; discarded values do not return', async () => {
    await open();
    await press('Info about Back Squat');
    await user.click(
      within(screen.getByRole('dialog', { name: 'Back Squat' })).getByRole('button', { name: 'Add to Workout' }),
    );
    await user.type(box('Notes'), 'Deep.');
    await press('Back');
    expect([screen.queryByRole('form'), screen.queryByRole('dialog', { name: 'Back Squat' })]).toEqual([null, null]);
    await press('Forward');
    expect(box('Notes').value).toBe('');
    await press('Cancel');
    expect(screen.queryByRole('form')).toBeNull();
  });
});
