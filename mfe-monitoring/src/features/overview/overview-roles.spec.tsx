import { render, screen } from '@testing-library/react';
import type { OtherTeamsSessions } from '@touchline/contracts/club-rules';
import type { StaffRole } from '@touchline/contracts/permissions';
import { coachAs, FakeServer, TestShell } from '@touchline/ui/testing';
import { buildSquadAthlete, buildSquadBoard } from '../../shared/squad-board/testing/squad-answer.js';
import { OverviewPage } from './overview-page.js';
import { buildAthlete, buildOverview } from './testing/overview-answer.js';

// jsdom cannot draw charts; the tests read the table beside each chart.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));

const ANA = { athlete_id: 7, first_name: 'Ana', last_name: 'Test', sport: 'Soccer (W)', position: null, team_id: 1 };

/** What the server answers a role, whatever it may read. */
function show(
  roles: Readonly<Record<number, StaffRole>>,
  search: string,
  teamIds = [1],
  other_teams_sessions: OtherTeamsSessions = 'shown',
) {
  const server = new FakeServer({
    'GET /api/athletes/list': () => [
      { ...ANA, team: { name: 'First' }, availability: null, memberships: teamIds.map((team_id) => ({ team_id })) },
    ],
    'GET /api/teams/with-athletes': () => [],
    'GET /api/dashboard/squad': () => buildSquadBoard([buildSquadAthlete()]),
    'GET /api/squad/answers': () => ({ revision: 'a1' }),
    'GET /api/athlete-access': () => [],
    'GET /api/athlete-requests': () => [],
    'GET /api/squad/answers-due': () => ({ from: '2026-11-02', to: '2026-11-08', weekdays: [], weeks: [] }),
    'GET /api/dashboard/overview': () => buildOverview({ athlete: search === '' ? null : buildAthlete() }),
  });
  render(
    <TestShell
      at={`/dashboard${search}`}
      api={server}
      coach={{ ...coachAs(roles), other_teams_sessions }}
      hasPage={() => true}
    >
      <OverviewPage />
    </TestShell>,
  );
  return server;
}

const TEAM_CARDS = ['Total Athletes', 'Weekly Attendance', 'Upcoming Events'];
const OF_ROLE = {
  coach: [
    'Athlete Info',
    'Attendance Summary',
    'Wellness Check Completion Rate',
    'Wellness Trends',
    'Training Load',
    '10m Sprint Time',
    'Grip Strength',
    'Weekly Workload',
  ],
  medical: [
    'Athlete Info',
    'Attendance Summary',
    'Wellness Check Completion Rate',
    'Wellness Trends',
    'Training Load',
    'Weekly Workload',
  ],
  viewer: ['Attendance Summary', 'Training Load', '10m Sprint Time', 'Grip Strength', 'Weekly Workload'],
  attendance_only: ['Attendance Summary'],
} as const;

const cards = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
    .filter((title) => !TEAM_CARDS.includes(title));

describe.each(Object.entries(OF_ROLE) as [keyof typeof OF_ROLE, readonly string[]][])('%s', (role, titles) => {
  test.each(['', '?athlete=7'])('sees the cards of the role at "%s"', async (search) => {
    show({ 1: role }, search);
    await screen.findByRole('heading', { name: 'Weekly Attendance' });
    expect(cards()).toEqual(titles);
    const isAll = role === 'coach' && search === '';
    expect(screen.queryByText(/^Their attendance, wellness, training load and tests/) !== null).toBe(isAll);
  });

  test('sees the squad only with wellness, and asks for nothing else', async () => {
    const server = show({ 1: role }, '');
    await screen.findByRole('heading', { name: 'Weekly Attendance' });
    const isTold = role === 'coach' || role === 'medical';
    if (isTold) await screen.findByRole('table', { name: 'Squad' });
    expect(screen.queryByRole('heading', { name: 'Squad' }) !== null).toBe(isTold);
    const asked = server.reads.map(({ path }) => path);
    expect(asked.includes('/api/dashboard/squad')).toBe(isTold);
    expect(asked.filter((path) => path.startsWith('/api/athlete-'))).toEqual([]);
  });
});

test('the teams of an athlete decide, of which one is enough', async () => {
  show({ 1: 'attendance_only', 2: 'viewer' }, '?athlete=7', [1, 2]);
  await screen.findByRole('heading', { name: 'Weekly Attendance' });
  expect(await screen.findByRole('heading', { name: 'Grip Strength' })).toBeTruthy();
  expect(cards()).toEqual(OF_ROLE.viewer);
});

test.each([
  ['coach', '', 1],
  ['coach', '?athlete=7', 1],
  ['viewer', '', 0],
  ['viewer', '?athlete=7', 1],
  ['attendance_only', '?athlete=7', 0],
] as const)('hidden sessions of other teams are said to a %s at "%s" %d times', async (role, search, times) => {
  show({ 1: role }, search, [1], 'hidden');
  await screen.findByText('Total Athletes');
  if (role === 'coach' && search === '') await screen.findByRole('table', { name: 'Squad' });
  expect(screen.queryAllByText('Without sessions of other teams.')).toHaveLength(times);
});
