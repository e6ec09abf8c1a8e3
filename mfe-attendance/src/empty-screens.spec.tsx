import { render, screen } from '@testing-library/react';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { coachAs, FakeServer, setClock, TestShell } from '@touchline/ui/testing';
import { CheckInPage } from './features/check-in/check-in-page.js';
import { SessionsPage } from './features/sessions/sessions-page.js';
import { buildSummary } from './features/statistics/testing/statistics-data.js';
import { StatisticsPage } from './features/statistics/statistics-page.js';
import { buildAthlete, buildEvent } from './shared/testing/build.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);
beforeEach(() => setClock('2026-11-16T12:00:00'));
afterEach(() => jest.useRealTimers());

const PAGES = { checkIn: CheckInPage, statistics: StatisticsPage, sessions: SessionsPage };
const UNMARKED = buildSummary({ athlete_id: 1, present: 0, absent: 0, records: 0, rate: null });

interface Club {
  /** The role in the team 10; null: the club has no team. */
  role?: StaffRole | null;
  athletes?: number;
  hasEvents?: boolean;
}

function show(page: keyof typeof PAGES, search: string, { role = 'head_coach', athletes = 0, hasEvents }: Club) {
  const team = { team_id: 10, id: 10, team_name: 'First', name: 'First', sport: 'Soccer (W)', athlete_count: athletes };
  const people = Array.from({ length: athletes }, (_, at) => buildAthlete({ athlete_id: at + 1 }));
  const api = new FakeServer({
    'GET /api/teams/with-athletes': (): TeamWithAthletes[] => (role === null ? [] : [{ ...team, role }]),
    'GET /api/athletes/list': () => people,
    'GET /api/calendar/list': () => (hasEvents ? [buildEvent()] : []),
    'GET /api/calendar/list/{id}/overlaps': () => [],
    'GET /api/attendance': () => [],
    'GET /api/attendance/closings': () => [],
    'GET /api/attendance/range': () => [],
    'GET /api/attendance/days': () => [],
    'GET /api/attendance/summary': () => people.map(() => UNMARKED),
    'GET /api/sessions/ledger': () => ({ total_athletes: athletes, events: [] }),
    'GET /api/sessions/grid': () => ({ event: { ...buildEvent(), counts: {} }, rows: [] }),
  });
  const Page = PAGES[page];
  render(
    <TestShell
      api={api}
      at={`/attendance${search}`}
      coach={coachAs(role === null ? {} : { 10: role })}
      hasPage={() => true}
    >
      <Page />
    </TestShell>,
  );
}

const NO_EVENT = 'No event with attendance is over in the last 14 days.';
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['checkIn', '', 'You have no teams yet.'],
  ['statistics', '', 'No athletes found'],
  ['sessions', '', NO_EVENT],
] as const)('without a team, %s%s leads to the first one', async (page, search, text) => {
  show(page, search, { role: null });
  expect(await screen.findByText(text)).toBeTruthy();
  await screen.findByRole('link', { name: 'Create a team' });
  expect(links()).toContainEqual(['Create a team', '/team-creation?create=1']);
});

const OF_ATHLETES = [
  ['checkIn', '?team=10&event=100', 'No athletes for this team'],
  ['statistics', '', 'No athletes found'],
  ['statistics', '?team=10', 'No athletes found'],
  ['sessions', '?event=100', 'No athletes for this team'],
] as const;

test.each(OF_ATHLETES)('without athletes, %s%s leads to their import', async (page, search, text) => {
  show(page, search, { hasEvents: true });
  expect(await screen.findByText(text)).toBeTruthy();
  await screen.findByRole('link', { name: 'Bring the roster' });
  expect(links()).toContainEqual(['Bring the roster', '/team-creation/10/import']);
});

test.each(OF_ATHLETES)('a viewer of %s%s reads who brings athletes', async (page, search, text) => {
  show(page, search, { role: 'viewer', hasEvents: true });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(await screen.findByText(/^Next: bring the roster. This needs: Head coach, Coach/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Bring the roster' })).toBeNull();
});

test.each([
  ['statistics', '', 'No attendance recorded yet.'],
  ['sessions', '?team=10', NO_EVENT],
] as const)('without events, %s%s leads to the calendar', async (page, search, text) => {
  show(page, search, { athletes: 1 });
  expect(await screen.findByText(text)).toBeTruthy();
  await screen.findByRole('link', { name: 'Plan the week' });
  expect(links()).toContainEqual(['Plan the week', '/calendar?team=10&form=add']);
});

test.each([
  ['coach', ['Take attendance', '/attendance']],
  ['viewer', undefined],
] as const)('with events and no marks, the statistics lead the %s to %p', async (role, link) => {
  show('statistics', '', { role, athletes: 1, hasEvents: true });
  expect(await screen.findByText('No attendance recorded yet.')).toBeTruthy();
  expect(links().find(([name]) => name !== 'Print register')).toEqual(link);
});

test('a search that finds nobody has no next step', async () => {
  show('statistics', '?q=nobody', { athletes: 1 });
  expect(await screen.findByText('No athletes found')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Bring the roster' })).toBeNull();
});
