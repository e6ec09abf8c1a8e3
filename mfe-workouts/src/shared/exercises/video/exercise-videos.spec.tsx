import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, useApi, type Notice } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { useLocation, useNavigate } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { exercisesQuery } from '../api/get-exercises.js';
import { ExerciseInfo } from '../components/exercise-info.js';
import { buildExercise } from '../testing/build-exercise.js';
import { DOWN, fakeExerciseApi } from '../testing/fake-exercise-api.js';

const FIRST = 'https://youtu.be/aZ0_-bY1x2W';
const FIRST_FRAME = 'https://www.youtube-nocookie.com/embed/aZ0_-bY1x2W';
const SECOND = 'https://vimeo.com/123456789';
const SECOND_FRAME = 'https://player.vimeo.com/video/123456789';

// Many steps of one form, on machines that also run other tests.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null });

/** The info of an exercise in an address, whose text is a button for Back. */
function Screen() {
  const { data } = useQuery(exercisesQuery(useApi()));
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      {data && <ExerciseInfo exercise={data[0]} onAdd={() => undefined} onClose={() => undefined} />}
      <button data-testid="back" onClick={() => void navigate(-1)}>
        {search}
      </button>
    </>
  );
}

async function open(video_url: string | null = null) {
  const exercise = buildExercise({ name: 'Back Squat', video_url, video_version: video_url === null ? 0 : 1 });
  const server = fakeExerciseApi({ exercises: [exercise] });
  const [notices, unsaved]: [string[], boolean[]] = [[], []];
  render(
    <TestShell
      api={server}
      notify={({ text }: Notice) => notices.push(text)}
      setUnsaved={(_, value) => unsaved.push(value)}
    >
      <Screen />
    </TestShell>,
  );
  await screen.findByRole('dialog', { name: 'Back Squat' });
  /** Another coach stores a video meanwhile. */
  const storeElsewhere = (url: string | null, version: number) =>
    server.call('PUT /api/exercise-library/{id}/video', {
      params: { id: exercise.exercise_id },
      body: { video_url: url, video_version: version },
    });
  return { server, notices, unsaved, storeElsewhere };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const form = (name: string) => screen.findByRole('dialog', { name });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Video address' });
const frame = () => document.querySelector('iframe')?.getAttribute('src') ?? null;
const shows = (src: string | null) => waitFor(() => expect(frame()).toBe(src));
const isClosed = () => waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
async function enter(address: string) {
  await user.clear(field());
  await user.type(field(), address);
  await press('Save video');
}

test('a video is added, changed and removed, each sent with the version that was seen', async () => {
  const { server, notices } = await open();
  expect(screen.getByText('Video not available')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove video' })).toBeNull();

  await press('Add a video');
  await form('Add a video');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await enter(`  ${FIRST} `);
  await shows(FIRST_FRAME);
  await isClosed();
  expect(screen.queryByText('Video not available')).toBeNull();

  await press('Change video');
  await form('Change video');
  expect(field().value).toBe(FIRST);
  await enter(SECOND);
  await shows(SECOND_FRAME);
  await isClosed();

  await press('Remove video');
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('Remove the video of Back Squat for all coaches of your institution?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Remove video' }));
  await shows(null);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a video'));
  expect(notices).toEqual(['Video saved.', 'Video saved.', 'Video removed.']);
  expect(server.writes.map(({ body }) => body)).toEqual([
    { video_url: FIRST, video_version: 0 },
    { video_url: SECOND, video_version: 1 },
    { video_url: null, video_version: 2 },
  ]);
});

test('another video gets another frame, because a changed address would be a step for Back', async () => {
  const { storeElsewhere } = await open(FIRST);
  const before = document.querySelector('iframe');
  await storeElsewhere(SECOND, 1);
  await press('Change video');
  await form('Change video');
  await enter('https://vimeo.com/5');
  await shows(SECOND_FRAME);
  expect(document.querySelector('iframe')).not.toBe(before);
});

test.each([
  ['http://youtu.be/aZ0_-bY1x2W', /^Enter the address of one video on youtube.com, youtu.be or vimeo.com/],
  [' ', /^Enter the address of a video on youtube.com, youtu.be or vimeo.com\.$/],
])('the address %p is refused at its field, which keeps it and has the focus', async (address, sentence) => {
  const { server } = await open(FIRST);
  await press('Change video');
  await form('Change video');
  await enter(address);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual([address, 'true']);
  expect(document.activeElement).toBe(field());
  await user.clear(field());
  await user.type(field(), SECOND);
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('false'));
  expect(server.writes).toEqual([]);
});

test.each([
  [DOWN, 'Failed to save the video'],
  [new ApiError(503, 'busy', null), 'Failed to save the video'],
  [new ApiError(404, 'not_found', 'Not found.'), 'Not found.'],
])('when saving fails (%p), the sentence says so and the address stays', async (error, sentence) => {
  const { server } = await open();
  await press('Add a video');
  await form('Add a video');
  server.failNextWrite = error;
  await enter(FIRST);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(sentence);
  expect(alert.textContent).toContain('What you typed is still here.');
  expect(field().value).toBe(FIRST);
  await press('Save video');
  await shows(FIRST_FRAME);
});

test('a save whose answer was lost is sent again and counts once; an unchanged address is not sent', async () => {
  const { server, notices } = await open();
  await press('Add a video');
  await form('Add a video');
  server.loseNextAnswer = true;
  await enter(FIRST);
  await screen.findByRole('alert');
  await press('Save video');
  await isClosed();
  await press('Change video');
  await form('Change video');
  await press('Save video');
  await isClosed();
  expect(server.writes).toHaveLength(2);
  expect(notices).toEqual(['Video saved.', 'Video saved.']);
});

test.each([
  [SECOND, `Someone else changed the video of this exercise. Yours is not saved. Theirs:${SECOND}`],
  [null, 'Someone else removed the video of this exercise. Yours is not saved.'],
])('when another coach stored %p meanwhile, the coach keeps their own or takes theirs', async (theirs, sentence) => {
  const { storeElsewhere } = await open(FIRST);
  const conflict = async (address: string) => {
    await enter(address);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(sentence);
    expect(field().value).toBe(address);
  };
  await press('Change video');
  await form('Change video');
  await storeElsewhere(theirs, 1);
  await conflict('https://vimeo.com/5');
  await press('Take theirs');
  await isClosed();
  await shows(theirs && SECOND_FRAME);

  await press(theirs ? 'Change video' : 'Add a video');
  await form(theirs ? 'Change video' : 'Add a video');
  await storeElsewhere(FIRST, 2);
  await storeElsewhere(theirs, 3);
  await conflict('https://vimeo.com/5');
  await press('Keep mine');
  await isClosed();
  await shows('https://player.vimeo.com/video/5');
});

test('a removal that fails, or that another coach was faster than, says so', async () => {
  const { server, storeElsewhere } = await open(FIRST);
  const remove = async () => {
    await press('Remove video');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove video' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  server.failNextWrite = DOWN;
  await remove();
  expect(screen.getByRole('alert').textContent).toContain('Failed to remove the video');
  await storeElsewhere(SECOND, 1);
  await shows(FIRST_FRAME);
  await remove();
  expect(screen.getByRole('alert').textContent).toBe(
    'Someone else changed the video of this exercise. Check it and try again.',
  );
  await shows(SECOND_FRAME);
});

test('the form is a step of the address, and asks before it drops the typed address', async () => {
  const { unsaved } = await open();
  await press('Add a video');
  await form('Add a video');
  expect(screen.getByTestId('back').textContent).toBe('?video=edit');
  await user.type(field(), 'https');
  expect(unsaved.at(-1)).toBe(true);
  await user.keyboard('{Escape}');
  await press('Keep Editing');
  await waitFor(() => expect(field().value).toBe('https'));
  await press('Cancel');
  await press('Discard Changes');
  await isClosed();
  await waitFor(() => expect(screen.getByTestId('back').textContent).toBe(''));
  expect(unsaved.at(-1)).toBe(false);
});
