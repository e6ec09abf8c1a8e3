import { render, screen } from '@testing-library/react';
import type { StaffRole } from '@touchline/contracts/permissions';
import { coachAs, FakeServer, TestShell } from '@touchline/ui/testing';
import { LibraryPage } from './features/library/library-page.js';
import { TeamWorkoutsPage } from './features/team-workouts/team-workouts-page.js';
import { TrendsPage } from './features/trends/trends-page.js';
import { buildTeam } from './shared/testing/build-workout.js';

jest.setTimeout(20_000);

const PAGES = { library: LibraryPage, plan: TeamWorkoutsPage, trends: TrendsPage };

/** @param role the role in the team 1, which has no athletes; null: the club has no team */
function show(page: keyof typeof PAGES, search: string, role: StaffRole | null) {
  const api = new FakeServer({
    'GET /api/teams/with-athletes': () => (role === null ? [] : [{ ...buildTeam({ athlete_count: 0 }), role }]),
    'GET /api/athletes/list': () => [],
    'GET /api/athletes/trends': () => [],
    'GET /api/workout-library': () => [],
    'GET /api/workout-calendar': () => [],
  });
  const Page = PAGES[page];
  render(
    <TestShell api={api} at={`/${search}`} coach={coachAs(role === null ? {} : { 1: role })} hasPage={() => true}>
      <Page />
    </TestShell>,
  );
}
const addressOf = async (name: string) => (await screen.findAllByRole('link', { name }))[0]?.getAttribute('href');

test.each([
  ['plan', '', 'You have no teams yet.'],
  ['plan', '', 'No athletes found'],
  ['trends', '', 'There are no athletes in your teams yet.'],
] as const)('without a team, %s%s leads to the first one: %s', async (page, search, text) => {
  show(page, search, null);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(await addressOf('Create a team')).toBe('/team-creation?create=1');
});

const OF_ATHLETES = [
  ['plan', '?roster=1', 'No athletes found'],
  ['trends', '', 'There are no athletes in your teams yet.'],
] as const;

test.each(OF_ATHLETES)('without athletes, %s%s leads to their import', async (page, search, text) => {
  show(page, search, 'coach');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(await addressOf('Bring the roster')).toBe('/team-creation/1/import');
});

test.each(OF_ATHLETES)('a viewer of %s%s reads who brings athletes', async (page, search, text) => {
  show(page, search, 'viewer');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(await screen.findByText(/^Next: bring the roster. This needs: Head coach/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Bring the roster' })).toBeNull();
});

test.each([
  ['library', ''],
  ['plan', '?team=1&add=1'],
] as const)('without workouts, %s%s leads to the form for the first one', async (page, search) => {
  show(page, search, 'coach');
  expect(await screen.findByText('There are no workouts in the library yet.')).toBeTruthy();
  expect(await addressOf('Create a workout')).toBe('/workout-library?create=1');
});

test('a viewer of an empty library reads who creates workouts', async () => {
  show('library', '', 'viewer');
  expect(await screen.findByText(/^They are created by: Head coach, Coach/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Create a workout' })).toBeNull();
});
