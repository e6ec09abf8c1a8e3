import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@touchline/contracts/permissions';
import { ApiError } from '@touchline/ui/host';
import { coachAs, FakeServer, TestShell } from '@touchline/ui/testing';
import { buildAthlete, buildTeam, buildWorkout } from '../../shared/testing/build-workout.js';
import { LibraryPage } from './library-page.js';

jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** The library, and two teams with an athlete each. */
function show(roles: StaffRole[], search = '') {
  const api = new FakeServer({
    'GET /api/workout-library': () => [buildWorkout({ id: 1, name: 'Lower Body' })],
    'GET /api/workout-calendar': () => [],
    'GET /api/exercise-library': () => [],
    'GET /api/athletes/list': () => [
      buildAthlete({ athlete_id: 7, first_name: 'Ana', team_id: 1 }),
      buildAthlete({ athlete_id: 8, first_name: 'Bo', team_id: 2 }),
    ],
    'GET /api/teams/with-athletes': () => [
      buildTeam({ team_id: 1 }),
      buildTeam({ team_id: 2, team_name: 'Second', sport: 'Rugby (M)' }),
    ],
    'POST /api/workout-calendar': () => ({}),
  });
  render(
    <TestShell api={api} at={`/workout-library${search}`} coach={coachAs(roles)} notify={() => undefined}>
      <LibraryPage />
    </TestShell>,
  );
  return api;
}
const names = (role: string) =>
  screen.queryAllByRole(role).map((element) => element.getAttribute('aria-label') ?? element.textContent);
async function options(label: string): Promise<(string | null)[]> {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }));
  const found = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return found;
}

test.each(['medical', 'attendance_only', 'viewer'] as const)('%s reads workouts, and changes none', async (role) => {
  show([role]);
  await user.click(await screen.findByRole('button', { name: 'Info about Lower Body' }));
  const info = within(await screen.findByRole('dialog', { name: 'Lower Body' }));
  expect(info.queryByRole('button', { name: 'Edit Lower Body' })).toBeNull();
  await user.click(info.getByRole('button', { name: 'Close' }));
  expect(names('button').filter((name) => /CREATE|Add to Calendar|More actions/.test(name ?? ''))).toEqual([]);
});

test.each(['?create=1', '?edit=1', '?schedule=1'])('the address %s opens nothing for a viewer', async (search) => {
  show(['viewer'], search);
  await screen.findByRole('button', { name: 'Info about Lower Body' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['coach', 'strength'] as const)('%s creates, changes and schedules', async (role) => {
  show([role]);
  expect(await screen.findByRole('button', { name: 'Add to Calendar: Lower Body' })).toBeTruthy();
  expect(names('button')).toEqual(expect.arrayContaining(['CREATE', 'More actions for Lower Body']));
});

test('a workout is scheduled only for those for whom the role allows to plan', async () => {
  show(['viewer', 'coach'], '?schedule=1');
  expect(await screen.findByRole('dialog', { name: 'Add Workout to Calendar' })).toBeTruthy();
  expect(await options('Sport')).toEqual(['All Sports', 'Second · Rugby (M)']);
  expect(await options('Athlete')).toEqual(['All Athletes', 'Bo Test']);
});

test('a refusal by role shows the sentence of the server, and the choice stays', async () => {
  const api = show(['coach', 'coach'], '?schedule=1');
  await user.click(await screen.findByRole('combobox', { name: /^Athlete/ }));
  await user.click(screen.getByRole('option', { name: 'Bo Test' }));
  api.failNextWrite = new ApiError(403, 'not_permitted', 'Your role in this team does not allow this.');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Your role in this team does not allow this.')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /^Athlete/ }).textContent).toBe('Bo Test');
});
