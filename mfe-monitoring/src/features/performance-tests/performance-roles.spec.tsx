import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayIn } from '@touchline/contracts/calendar-date';
import type { OtherTeamsSessions } from '@touchline/contracts/club-rules';
import type { StaffRole } from '@touchline/contracts/permissions';
import { coachAs, TestShell } from '@touchline/ui/testing';
import { PerformancePage } from './performance-page.js';
import { draftStore } from './recording/draft/draft-store.js';
import type { RecordingDraft } from './recording/draft/recording-draft.js';
import { FakePerformanceApi } from './testing/fake-performance-api.js';
import { daily } from './testing/records.js';

// jsdom cannot draw charts; the tests read the table beside each chart.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));
// The code of the recording is fetched first.
jest.setTimeout(20_000);
afterEach(() => jest.restoreAllMocks());
// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

function show(
  roles: Readonly<Record<number, StaffRole>>,
  search: string,
  other_teams_sessions: OtherTeamsSessions = 'shown',
) {
  const api = new FakePerformanceApi(daily('grip', [40, 41]));
  render(
    <TestShell
      at={`/dashboard/apex${search}`}
      api={api}
      coach={{ ...coachAs(roles), other_teams_sessions }}
      notify={() => undefined}
    >
      <PerformancePage />
    </TestShell>,
  );
  return api;
}
const names = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

test.each(['', '.add'])('a viewer reads tests and changes none, also from an address with grip%s', async (suffix) => {
  show({ 1: 'viewer' }, `?athlete=7&history=grip${suffix}&record=grip`);
  await screen.findByRole('region', { name: 'Grip Strength (kg)' });
  expect(await screen.findByRole('region', { name: 'Weekly Workload' })).toBeTruthy();
  expect(names().filter((name) => /Edit|Start Recording|Change/.test(name ?? ''))).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a viewer without an athlete is offered no recording', async () => {
  show({ 1: 'viewer' }, '');
  expect(await screen.findByText('Select an athlete to view their performance metrics.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Start Recording' })).toBeNull();
});

test.each([
  ['viewer', 'Today’s tasks, 1 of 3 done', false],
  ['coach', 'Today’s tasks, 2 of 4 done', true],
] as const)('%s has the tasks of the role: %s', async (role, label, hasSurvey) => {
  show({ 1: role }, '?athlete=7');
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await screen.findByRole('list', { name: 'Tasks' });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(items.some((text) => text.startsWith('Morning Wellness'))).toBe(hasSurvey);
});

test('a coach records, and corrects in the history', async () => {
  show({ 1: 'coach' }, '?athlete=7');
  await screen.findByRole('region', { name: 'Grip Strength (kg)' });
  expect(names().filter((name) => /Edit|Start Recording/.test(name ?? ''))).toHaveLength(6);
});

test('a role that shows no tests in the team of the athlete says so in place of them', async () => {
  show({ 1: 'attendance_only', 2: 'viewer' }, '?athlete=7');
  expect(await screen.findByText(/^Your role in this athlete’s team does not show these records/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Grip Strength (kg)' })).toBeNull();
});

test('values that a former role has typed can be thrown away, and not be continued', async () => {
  const date = todayIn(undefined, new Date());
  const draft: RecordingDraft = { coachId: 1, kind: 'grip', teamId: 1, date, texts: new Map([[7, '40']]), seen: null };
  jest.spyOn(draftStore, 'find').mockResolvedValue(draft);
  show({ 1: 'viewer' }, `?sheet=grip.1.${date}`);
  expect(await screen.findByRole('button', { name: /Throw away/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue recording' })).toBeNull();
});

test.each(['shown', 'hidden'] as const)(
  'sessions of other teams are %s, which is said once when they are hidden',
  async (setting) => {
    show({ 1: 'coach' }, '?athlete=7', setting);
    await screen.findByRole('region', { name: 'Weekly Workload' });
    const notes = () => screen.queryAllByText('Without sessions of other teams.');
    await waitFor(() => expect(notes()).toHaveLength(setting === 'hidden' ? 1 : 0));
  },
);
