import { render, screen } from '@testing-library/react';
import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { coachAs, FakeServer, TestShell } from '@touchline/ui/testing';
import { PerformancePage } from './features/performance-tests/performance-page.js';
import { HistoryPage } from './features/squad/history/history-page.js';
import { SquadPage } from './features/squad/squad-page.js';
import { TrainingLoadPage } from './features/training-load/training-load-page.js';
import { WellnessPage } from './features/wellness/wellness-page.js';
import { AnswersDueDialog } from './shared/squad-board/answers-due/answers-due-dialog.js';
import { buildSquadBoard } from './shared/squad-board/testing/squad-answer.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);

// jsdom cannot draw charts.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));

const PAGES = {
  squad: SquadPage,
  history: HistoryPage,
  wellness: WellnessPage,
  load: TrainingLoadPage,
  tests: PerformancePage,
  answersDue: () => <AnswersDueDialog teamId={10} answered={0} onClose={() => undefined} />,
};
const ANA = {
  athlete_id: 7,
  first_name: 'Ana',
  last_name: 'Test',
  sport: 'Soccer (W)',
  position: null,
  team_id: 10,
  team: { name: 'First' },
  memberships: [{ team_id: 10 }],
  availability: AVAILABLE,
};

/** @param role the role in the team 10; null: the club has no team */
function show(page: keyof typeof PAGES, search: string, role: StaffRole | null, athletes: 0 | 1 = 0) {
  const team = { team_id: 10, id: 10, team_name: 'First', name: 'First', sport: 'Soccer (W)', athlete_count: athletes };
  const api = new FakeServer({
    'GET /api/teams/with-athletes': (): TeamWithAthletes[] => (role === null ? [] : [{ ...team, role }]),
    'GET /api/athletes/list': () => (athletes === 0 ? [] : [ANA]),
    'GET /api/athletes/wellness': () => [],
    'GET /api/dashboard/squad': () => buildSquadBoard([], { teams: [] }),
    'GET /api/dashboard/usual-variation/wellness': () => [],
    'GET /api/squad/answers-due': () => ({ from: '2026-11-02', to: '2026-11-08', weekdays: [], weeks: [] }),
    'GET /api/squad/decisions': () => ({ total_athletes: athletes, items: [] }),
    'GET /api/measures': () => [],
  });
  const Page = PAGES[page];
  render(
    <TestShell api={api} at={`/${search}`} coach={coachAs(role === null ? {} : { 10: role })} hasPage={() => true}>
      <Page />
    </TestShell>,
  );
}
const OF_ATHLETES = [
  ['squad', '', 'No athletes in your teams yet.'],
  ['history', '', 'No flags and no decisions in these days.'],
  ['wellness', '', 'No athletes found'],
  ['load', '', 'No athletes found'],
  ['tests', '', 'No athletes found'],
] as const;
const RECORDING = [
  'tests',
  '?record=grip',
  'No teams with athletes found. Please add athletes to teams first.',
] as const;

describe.each([...OF_ATHLETES, RECORDING])('%s%s without athletes', (page, search, text) => {
  test.each([
    ['a coach without a team', null, 'Create a team', '/team-creation?create=1'],
    ['a coach of a team', 'coach', 'Bring the roster', '/team-creation/10/import'],
  ] as const)('leads %s on', async (_, role, name, address) => {
    show(page, search, role);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    const [link] = await screen.findAllByRole('link', { name, hidden: true });
    expect(link?.getAttribute('href')).toBe(address);
  });
});

test.each(OF_ATHLETES)('%s%s without athletes tells medical staff who brings them', async (page, search, text) => {
  show(page, search, 'medical');
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(/^Next: bring the roster. This needs: Head coach/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Bring the roster' })).toBeNull();
});

test.each([
  ['wellness', '?athlete=7', '/team-creation/10?phone=7'],
  ['answersDue', '', '/team-creation/10/links'],
] as const)('without answers, %s%s leads to links', async (page, search, address) => {
  show(page, search, 'head_coach', 1);
  expect((await screen.findByRole('link', { name: 'Hand out links' })).getAttribute('href')).toBe(address);
});

test('a coach who may not hand out links reads who may', async () => {
  show('wellness', '?athlete=7', 'coach', 1);
  expect(await screen.findByText('Next: hand out links. This needs: Head coach.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Hand out links' })).toBeNull();
});
