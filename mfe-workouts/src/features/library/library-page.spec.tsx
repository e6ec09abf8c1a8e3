import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { ScheduledWorkout, Workout } from '@touchline/contracts/workouts.schema';
import { ApiError } from '@touchline/ui/host';
import { useLocation, useNavigate } from '@touchline/ui/router';
import { TestShell, type PathClient } from '@touchline/ui/testing';
import { LibraryPage } from './library-page.js';
import { buildAthlete, buildRow, buildScheduled, buildTeam, buildWorkout } from '../../shared/testing/build-workout.js';

const TODAY = todayIn(undefined, new Date());
const SQUATS = [
  buildRow({ name: 'Back Squat', sets: 4, reps: 6, coach_notes: 'Deep.' }),
  buildRow({ name: 'Rest', type: 'rest', duration: 90 }),
  buildRow({ name: 'Plank', reps: null, duration: 45, is_time_based: true }),
];
const LEGS = buildWorkout({
  id: 1,
  name: 'Lower Body',
  type: 'Strength',
  difficulty: 'Advanced',
  description: 'For the legs.',
  exercises: SQUATS,
});
const RUN = buildWorkout({
  id: 2,
  name: 'Tempo Run',
  type: 'Endurance',
  difficulty: 'Beginner',
  exercises: [buildRow({})],
});
const BARE = buildWorkout({ id: 3, name: 'Something', type: null, difficulty: null });
const DATES = [
  buildScheduled({ scheduled_date: addDays(TODAY, -1), athlete_id: 7 }),
  buildScheduled({ scheduled_date: addDays(TODAY, 1), team_id: 1 }),
];

/** The answers of a path, in turn; the last one stays. */
type Answers = Record<string, readonly (unknown[] | Error)[]>;
const DOWN = new ApiError(0, 'network', null);

/** Stands for the browser: shows the address, and its button is Back. */
function Browser() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <button data-testid="back" onClick={() => void navigate(-1)}>
      {pathname + search}
    </button>
  );
}

function show({
  at = '/workout-library',
  workouts = [LEGS, RUN, BARE],
  scheduled = DATES,
  answers = {},
}: { at?: string; workouts?: Workout[]; scheduled?: ScheduledWorkout[]; answers?: Answers } = {}) {
  const asked: string[] = [];
  const all: Answers = {
    '/api/workout-library': [workouts],
    '/api/workout-calendar': [scheduled],
    '/api/athletes/list': [[buildAthlete({})]],
    '/api/teams/with-athletes': [[buildTeam({})]],
    ...answers,
  };
  const get: PathClient['get'] = <T,>(path: string, options?: { query?: Record<string, unknown> }) => {
    const turn = asked.filter((one) => one.startsWith(path)).length;
    asked.push(path + (options?.query ? JSON.stringify(options.query) : ''));
    const answer = all[path]?.[turn] ?? all[path]?.at(-1);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
  };
  render(
    <TestShell at={at} api={{ get, send: () => Promise.reject(new Error('nothing is written here')) }}>
      <LibraryPage />
      <Browser />
    </TestShell>,
  );
  return asked;
}

const address = () => screen.getByTestId('back').textContent;
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const info = (name: string) => screen.findByRole('button', { name: `Info about ${name}` });
const user = userEvent.setup({ delay: null });
const choose = async (label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(screen.getByRole('option', { name: option }));
};

test("loads, then shows a card per workout in the API's order, rests not counted", async () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('Loading workouts...');
  await info('Lower Body');
  expect(names()).toEqual(['Lower Body', 'Tempo Run', 'Something']);
  expect(screen.getAllByRole('listitem').map((card) => within(card).getByText(/exercise/).textContent)).toEqual([
    '2 exercises',
    '1 exercise',
    '0 exercises',
  ]);
});

test('shows a failure, and Try again loads', async () => {
  show({ answers: { '/api/workout-library': [DOWN, [LEGS]] } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load workouts');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await info('Lower Body');
});

test('an empty library shows a text and no filters', async () => {
  show({ workouts: [] });
  await screen.findByText('There are no workouts in the library yet.');
  expect(screen.queryByRole('search')).toBeNull();
});

test('search and filters narrow the cards, are kept in the address and are cleared by one button', async () => {
  show();
  await info('Lower Body');
  await user.type(screen.getByRole('searchbox', { name: 'Search workouts' }), 'BODY');
  expect(names()).toEqual(['Lower Body']);
  expect(screen.getByText('1 of 3 workouts')).toBeTruthy();
  await choose('Type', 'Endurance');
  expect(screen.getByText('No workouts match your search and filters.')).toBeTruthy();
  await choose('Difficulty', 'Beginner');
  expect(address()).toBe('/workout-library?q=BODY&type=Endurance&difficulty=Beginner');
  await user.clear(screen.getByRole('searchbox'));
  expect(names()).toEqual(['Tempo Run']);
  await choose('Type', 'All');
  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  await user.click(screen.getByRole('button', { name: 'Show all workouts' }));
  expect(names()).toHaveLength(3);
  expect(address()).toBe('/workout-library');
});

test('the address restores search, filters and info', async () => {
  show({ at: '/workout-library?q=low&type=Strength&workout=1' });
  const dialog = await screen.findByRole('dialog', { name: 'Lower Body' });
  expect(within(dialog).getByText('For the legs.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/workout-library?q=low&type=Strength');
  expect(names()).toEqual(['Lower Body']);
});

test('the info shows the rows and the scheduled dates with names', async () => {
  const asked = show();
  await user.click(await info('Lower Body'));
  const dialog = screen.getByRole('dialog', { name: 'Lower Body' });
  expect(within(dialog).getByText('Strength')).toBeTruthy();
  expect(within(dialog).getByText('Advanced')).toBeTruthy();
  const rows = within(within(dialog).getAllByRole('list')[0]!).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1.Back SquatSets: 4Reps: 6Deep.',
    'Rest · 1 min 30 s',
    '2.PlankSets: 3Duration: 45s',
  ]);
  const dates = await within(dialog).findByRole('list', { name: 'Scheduled Dates' });
  expect(
    within(dates)
      .getAllByRole('listitem')
      .map((line) => line.lastElementChild?.textContent),
  ).toEqual(['Team: First', 'Athlete: Ana Test (past)']);
  expect(asked).toContain('/api/workout-calendar{"workout_id":1,"exercises":"false"}');
});

test('says Unknown, No description, no exercises and no dates, and loads no names', async () => {
  const asked = show({ scheduled: [] });
  await user.click(await info('Something'));
  const dialog = screen.getByRole('dialog', { name: 'Something' });
  expect(within(dialog).getAllByText('Unknown')).toHaveLength(2);
  expect(within(dialog).getByText('No description')).toBeTruthy();
  expect(within(dialog).getByText('No exercises in this workout')).toBeTruthy();
  expect(await within(dialog).findByText('No scheduled dates.')).toBeTruthy();
  expect(asked).toHaveLength(2);
});

test.each([
  ['/api/workout-calendar', [DOWN, DATES]],
  ['/api/athletes/list', [DOWN, [buildAthlete({})]]],
  ['/api/teams/with-athletes', [DOWN, [buildTeam({})]]],
])('dates whose %s fails show it, and Try again loads only that', async (path, turns) => {
  const asked = show({ at: '/workout-library?workout=1', answers: { [path]: turns } });
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Loading...')).toBeTruthy();
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Failed to load scheduled dates');
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('Team: First')).toBeTruthy();
  expect(asked.filter((one) => one.startsWith('/api/workout-library'))).toHaveLength(1);
  expect(asked.filter((one) => one.startsWith(path))).toHaveLength(2);
  expect(asked).toHaveLength(5);
});

test('Back and Escape close the info by the same step', async () => {
  show({ at: '/workout-library?q=body' });
  await user.click(await info('Lower Body'));
  expect(address()).toBe('/workout-library?q=body&workout=1');
  act(() => screen.getByTestId('back').click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await info('Lower Body'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/workout-library?q=body');
  expect(names()).toEqual(['Lower Body']);
});

test('an unknown workout shows a text, and Close leads to the library', async () => {
  show({ at: '/workout-library?workout=99' });
  const dialog = await screen.findByRole('dialog', { name: 'Workout not found' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/workout-library');
  expect(names()).toHaveLength(3);
});
