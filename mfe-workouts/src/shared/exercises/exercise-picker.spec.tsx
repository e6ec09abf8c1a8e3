import { useState } from 'react';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import type { Notice } from '@touchline/ui/host';
import { useNavigate } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { ExercisePicker, type PickedExercise } from './exercise-picker.js';
import { defaultValues, type ConfigureValues } from './model/configure-values.js';
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

interface Seen {
  added: string[];
  values: ConfigureValues[];
  steps: ('cancelled' | 'closed')[];
}

/** An owner that adds what is pressed and closes the dialog. */
function Owner({ canJoin, seen }: { canJoin: boolean; seen: Seen }) {
  const [isOpen, setOpen] = useState(true);
  const [picked, setPicked] = useState<PickedExercise | null>(null);
  const navigate = useNavigate();
  return (
    <>
      {isOpen && (
        <ExercisePicker
          picked={picked}
          canJoin={canJoin}
          bar={null}
          onPick={(exercise) => {
            seen.added.push(exercise.name);
            setPicked({ id: String(seen.added.length), exercise, values: defaultValues(exercise) });
          }}
          onChange={(values) => seen.values.push(values)}
          onCancel={() => {
            seen.steps.push('cancelled');
            setPicked(null);
          }}
          onClose={() => {
            seen.steps.push('closed');
            setOpen(false);
          }}
        />
      )}
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

async function open({
  exercises = [SQUAT, PLANK] as readonly Exercise[],
  canJoin = true,
  ...fails
}: Partial<Parameters<typeof fakeExerciseApi>[0]> & { canJoin?: boolean } = {}) {
  const server = fakeExerciseApi({ exercises, ...fails });
  const [notices, unsaved]: [Notice[], boolean[]] = [[], []];
  const seen: Seen = { added: [], values: [], steps: [] };
  render(
    <TestShell api={server} notify={(notice) => notices.push(notice)} setUnsaved={(_, value) => unsaved.push(value)}>
      <Owner canJoin={canJoin} seen={seen} />
    </TestShell>,
  );
  if (!fails.lists) await screen.findAllByRole('button', { name: /Info about/ });
  return { server, seen, notices, unsaved };
}

const closed = ({ steps }: Seen) => steps.filter((step) => step === 'closed').length;
const cancelled = ({ steps }: Seen) => steps.filter((step) => step === 'cancelled').length;
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
    const { seen } = await open({ lists: [DOWN] });
    expect(within(screen.getByRole('dialog', { name: 'Exercise Library' })).getByRole('status').textContent).toBe(
      'Loading exercises...',
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch exercises');
    await press('Try again');
    expect(await screen.findByText('Front Plank')).toBeTruthy();
    expect(names()).toEqual(['Back Squat', 'Front Plank']);
    await press('Close Exercise Library');
    expect(closed(seen)).toBe(1);
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

  test('adds the exercise, and leads to Configure Exercise', async () => {
    const { seen } = await open();
    await press('Info about Back Squat');
    await user.click(
      within(screen.getByRole('dialog', { name: 'Back Squat' })).getByRole('button', { name: 'Add to Workout' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Back Squat' })).toBeNull());
    expect(seen.added).toEqual(['Back Squat']);
    expect(within(panel()).getByText('Back Squat')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((card) => card.getAttribute('aria-current'))).toEqual(['true', null]);
  });
});

describe('Configure Exercise', () => {
  test('an exercise is added by the first press, and the panel has its values', async () => {
    const { seen, unsaved } = await open();
    await press('Add to Workout: Back Squat');
    expect(seen.added).toEqual(['Back Squat']);
    expect([box('Sets').value, box('Reps').value, box('Rest Between Sets').value]).toEqual(['4', '6', '60']);
    expect(document.activeElement?.textContent).toBe('Configure Exercise');
    await press('Add to Workout: Front Plank');
    expect([seen.added, box('Duration').value]).toEqual([['Back Squat', 'Front Plank'], '40']);
    await press('Add Exercise');
    expect([seen.added.length, closed(seen), cancelled(seen), unsaved.includes(true)]).toEqual([2, 1, 0, false]);
  });

  test('reports each change as it is typed, also one that cannot be read', async () => {
    const { seen } = await open();
    await press('Add to Workout: Back Squat');
    expect(seen.values).toEqual([]);
    await retype('Sets', 'x');
    expect(seen.values.at(-1)).toMatchObject({ sets: 'x', reps: '6' });
    await user.click(screen.getByRole('switch', { name: 'Superset with next exercise' }));
    expect(seen.values.at(-1)).toMatchObject({ sets: 'x', superset_with_next: true });
    await retype('Sets', '4');
    expect(seen.values.at(-1)).toMatchObject({ sets: '4' });
  });

  test('switched to time and back: duration 60, repetitions restored', async () => {
    const { seen } = await open();
    await press('Add to Workout: Back Squat');
    const byTime = within(panel()).getByRole('switch', { name: 'Time-based Exercise' });
    await user.click(byTime);
    expect([box('Duration').value, seen.values.at(-1)?.is_time_based]).toEqual(['60', true]);
    expect(within(panel()).queryByRole('textbox', { name: 'Reps' })).toBeNull();
    await user.click(byTime);
    expect([box('Reps').value, seen.values.at(-1)?.is_time_based]).toEqual(['6', false]);
  });

  test('Add Exercise does not close while a field cannot be read, shows why and focuses it', async () => {
    const { seen } = await open();
    await press('Add to Workout: Front Plank');
    await retype('Duration', '');
    await retype('Rest Between Sets', 'some');
    await press('Add Exercise');
    expect(closed(seen)).toBe(0);
    expect(within(panel()).getByText('Duration in seconds required')).toBeTruthy();
    expect(document.activeElement).toBe(box('Duration'));
    await retype('Duration', '1:15');
    await retype('Rest Between Sets', '1.5m');
    await user.tab();
    expect([box('Duration').value, box('Rest Between Sets').value]).toEqual(['75', '90']);
    await press('Add Exercise');
    expect([closed(seen), seen.added]).toEqual([1, ['Front Plank']]);
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

  test('Cancel takes the exercise out and returns the focus to the card', async () => {
    const { seen } = await open();
    await press('Add to Workout: Front Plank');
    await press('Cancel');
    expect([screen.queryByRole('form'), cancelled(seen)]).toEqual([null, 1]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to Workout: Front Plank' }));
  });

  test('Cancel asks before it discards what was typed', async () => {
    const { seen } = await open();
    await press('Add to Workout: Back Squat');
    await user.type(box('Notes'), 'Deep.');
    await press('Cancel');
    const question = await screen.findByRole('alertdialog', { name: 'Discard Changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([box('Notes').value, cancelled(seen)]).toEqual(['Deep.', 0]);
    await press('Cancel');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard Changes' }));
    expect(cancelled(seen)).toBe(1);
  });

  test.each<[string, () => Promise<void>]>([
    ['Escape', () => user.keyboard('{Escape}')],
    ['Done', () => press('Done')],
    ['the close button', () => press('Close Exercise Library')],
  ])('%s closes without a question and takes nothing out', async (_, step) => {
    const { seen, unsaved } = await open();
    await press('Add to Workout: Back Squat');
    await user.type(box('Notes'), 'Deep.');
    await step();
    expect([screen.queryByRole('alertdialog'), closed(seen), cancelled(seen)]).toEqual([null, 1, 0]);
    expect([seen.values.at(-1)?.coach_notes, unsaved.includes(true)]).toEqual(['Deep.', false]);
  });
});

test('Back closes the info and keeps the list and the panel', async () => {
  const { seen } = await open();
  await user.type(screen.getByRole('searchbox'), 'squat');
  await press('Add to Workout: Back Squat');
  await press('Info about Back Squat');
  expect(screen.getByRole('dialog', { name: 'Back Squat' })).toBeTruthy();
  await press('Back');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Back Squat' })).toBeNull());
  expect([panel() !== null, names(), closed(seen)]).toEqual([true, ['Back Squat'], 0]);
});
