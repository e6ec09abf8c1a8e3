import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayIn } from '@touchline/contracts/calendar-date';
import type { OtherTeamsSessions } from '@touchline/contracts/club-rules';
import type { StaffRole } from '@touchline/contracts/permissions';
import { LEDGER_STATES } from '@touchline/contracts/session-ledger-rules';
import type { LedgerEvent } from '@touchline/contracts/session-ledger.schema';
import { coachAs, FakeServer, TestShell } from '@touchline/ui/testing';
import { buildSquadAthlete, buildSquadBoard } from '../testing/squad-answer.js';
import { SquadBoard } from './squad-board.js';

const TODAY = todayIn(undefined, new Date());
const NO_COUNTS = Object.fromEntries(LEDGER_STATES.map((state) => [state, 0])) as LedgerEvent['counts'];
const toDo = (event_id: number, counts: Partial<LedgerEvent['counts']>): LedgerEvent => ({
  event_id,
  team_id: 1,
  date: '2026-11-17',
  event_title: `Event ${event_id}`,
  event_time: '18:00',
  duration_min: 90,
  counts: { ...NO_COUNTS, ...counts },
});

function show(
  roles: Readonly<Record<number, StaffRole>>,
  search = '',
  other_teams_sessions: OtherTeamsSessions = 'shown',
) {
  const board = buildSquadBoard([buildSquadAthlete()], {
    date: TODAY,
    today: TODAY,
    to_dos: [toDo(1, { unmarked: 3 }), toDo(2, { unmarked: 2, present_without_load: 5 })],
  });
  const server = new FakeServer({
    'GET /api/dashboard/squad': () => board,
    'GET /api/squad/answers': () => ({ revision: 'a1' }),
    'GET /api/squad/answers-due': () => ({ from: TODAY, to: TODAY, weekdays: [], weeks: [] }),
    'GET /api/athlete-access': () => [],
    'GET /api/athlete-requests': () => [],
    'PUT /api/squad/seen': () => undefined,
  });
  render(
    <TestShell
      at={`/dashboard/squad${search}`}
      api={server}
      coach={{ ...coachAs(roles), other_teams_sessions }}
      hasPage={() => true}
    >
      <SquadBoard teamId={null} date={TODAY} />
    </TestShell>,
  );
  return server;
}
const table = () => screen.findByRole('table', { name: 'Squad' });
const openAna = async () => {
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Ana Test' }));
  return within(await screen.findByRole('dialog', { name: 'Ana Test' }));
};
const pages = (dialog: Awaited<ReturnType<typeof openAna>>) =>
  dialog.getAllByRole('link').map(({ textContent }) => textContent);

test.each([
  ['head_coach', true],
  ['coach', false],
  ['medical', false],
] as const)('%s is told who can answer and what athletes ask: %p', async (role, isTold) => {
  const server = show({ 1: role }, '?request=4');
  await table();
  if (isTold) await screen.findByRole('dialog');
  const asked = server.reads.map(({ path }) => path).filter((path) => path.startsWith('/api/athlete-'));
  expect([...new Set(asked)].sort()).toEqual(isTold ? ['/api/athlete-access', '/api/athlete-requests'] : []);
  expect(screen.queryByRole('dialog') !== null).toBe(isTold);
});

test.each([
  ['coach', ['Event 2: 5 present without RPE, 2 not marked', 'Event 1: 3 not marked']],
  ['medical', ['Event 2: 5 present without RPE']],
] as const)('%s has to do %j', async (role, texts) => {
  show({ 1: role });
  await table();
  const list = within(screen.getByRole('list', { name: 'To do' })).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent?.split(' · ').at(-1))).toEqual(texts);
});

test('the pages behind an athlete are those of the role in their team', async () => {
  show({ 1: 'medical', 2: 'viewer' });
  expect(pages(await openAna())).toEqual(['Past flags and decisions', 'Wellness', 'Training load']);
});

test('where the role in a team of the athlete does not decide, the dialog only shows', async () => {
  show({ 1: 'viewer', 2: 'coach' });
  const dialog = await openAna();
  expect(dialog.queryByRole('group', { name: 'Kind of decision' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Change availability' })).toBeNull();
});

test('a coach decides and sets the availability', async () => {
  show({ 1: 'coach' });
  const dialog = await openAna();
  expect(dialog.getByRole('group', { name: 'Kind of decision' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Change availability' })).toBeTruthy();
  expect(pages(dialog)).toEqual(['Past flags and decisions', 'Wellness', 'Training load', 'Tests']);
});

test.each(['shown', 'hidden'] as const)(
  'sessions of other teams are %s, which is said once when they are hidden',
  async (setting) => {
    show({ 1: 'coach' }, '', setting);
    await table();
    expect(screen.queryAllByText('Without sessions of other teams.')).toHaveLength(setting === 'hidden' ? 1 : 0);
  },
);
