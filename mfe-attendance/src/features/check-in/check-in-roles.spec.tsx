import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { AttendanceRecord, Closing } from '@touchline/contracts/attendance.schema';
import type { CalendarEvent, EventOverlap } from '@touchline/contracts/calendar.schema';
import { ApiError } from '@touchline/ui/host';
import { coachAs, setClock, TestShell } from '@touchline/ui/testing';
import { buildAthlete, buildClosing, buildEvent, buildRecord } from '../../shared/testing/build.js';
import { CheckInPage } from './check-in-page.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);
beforeEach(() => setClock('2026-11-16T12:00:00'));
afterEach(() => jest.useRealTimers());

const CLOSING = buildClosing();
const UNTAKEN = buildEvent({ event_id: 101, event_title: 'Gym', attendance_taken: false });

interface Stored {
  events?: CalendarEvent[];
  marks?: AttendanceRecord[];
  closings?: Closing[];
  /** Other events during the event 100; an error: the call fails. */
  overlaps?: EventOverlap[] | ApiError;
  /** The setting of the club, by default that of a club which has decided nothing. */
  late?: 'on' | 'off';
}

function show(
  role: StaffRole,
  search: string,
  {
    events = [buildEvent()],
    marks = [buildRecord({ athlete_id: 1 })],
    closings = [],
    overlaps = [],
    late,
  }: Stored = {},
) {
  const answers: Record<string, unknown> = {
    '/api/athletes/list': [buildAthlete({ athlete_id: 1 }), buildAthlete({ athlete_id: 2 })],
    '/api/teams/with-athletes': [
      { team_id: 10, id: 10, team_name: 'First', name: 'First', sport: 'Soccer (W)', athlete_count: 2 },
    ],
    '/api/calendar/list': events,
    '/api/attendance': marks,
    '/api/attendance/range': marks,
    '/api/attendance/closings': closings,
    '/api/calendar/list/100/overlaps': overlaps,
  };
  render(
    <TestShell
      at={`/attendance${search}`}
      coach={{ ...coachAs({ 10: role }), ...(late && { late_marks: late }) }}
      notify={() => undefined}
      hasPage={() => true}
      api={{
        get: <T,>(path: string) =>
          answers[path] instanceof ApiError ? Promise.reject(answers[path]) : Promise.resolve(answers[path] as T),
        send: () => Promise.reject(new Error('nothing is written here')),
      }}
    >
      <CheckInPage />
    </TestShell>,
  );
}
const buttons = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

test.each(['viewer', 'strength', 'medical'] as const)('%s reads the register and marks nobody', async (role) => {
  show(role, '?team=10&event=100&mark=1&close=1');
  expect(await screen.findByText('Ana Test 1')).toBeTruthy();
  expect(screen.getByText('Not marked')).toBeTruthy();
  expect(screen.getByText('Present: 1')).toBeTruthy();
  expect(buttons()).toEqual(['Back to teams']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('All marks are saved.')).toBeNull();
});

test.each(['coach', 'attendance_only'] as const)('%s marks', async (role) => {
  show(role, '?team=10&event=100');
  expect(await screen.findByRole('group', { name: 'Mark Ana Test 1' })).toBeTruthy();
  expect(buttons()).toEqual(expect.arrayContaining(['All present', 'Close Attendance']));
  expect(screen.getByText('Tap to mark')).toBeTruthy();
});

const OVERLAP: EventOverlap = {
  athlete_id: 2,
  first_name: 'Ana',
  last_name: 'Test 2',
  date: '2026-11-16',
  event_time: '18:30',
  duration_min: 60,
  event: { event_id: 300, title: 'Practice', team: 'Seniors' },
};

test.each(['coach', 'viewer', 'attendance_only'] as const)('%s sees who is at another event, too', async (role) => {
  show(role, '?team=10&event=100', { overlaps: [OVERLAP, { ...OVERLAP, event_time: '18:45', event: null }] });
  const note = await screen.findByText(/^Also at Practice of Seniors, 18:30 – 19:30/);
  expect(note.textContent).toBe(
    'Also at Practice of Seniors, 18:30 – 19:30\nAlso at an event of another team, 18:45 – 19:45',
  );
  expect(note.closest('li')?.textContent).toContain('Ana Test 2');
  expect(screen.getAllByText(/^Also at/)).toHaveLength(1);
});

test.each([
  ['without a network', new ApiError(0, 'network', null)],
  ['of an earlier API', new ApiError(404, 'not_found', 'Not found.')],
])('marking goes on without other events %s', async (_, overlaps) => {
  show('coach', '?team=10&event=100', { overlaps });
  expect(await screen.findByRole('group', { name: 'Mark Ana Test 2' })).toBeTruthy();
  expect([screen.queryByText(/Also at/), screen.queryByRole('alert')]).toEqual([null, null]);
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
});

test.each([
  ['coach', 'Enter RPE'],
  ['medical', 'Enter RPE'],
  ['viewer', 'Session RPE'],
  ['attendance_only', null],
] as const)('%s is led to the sessions of the event by %p', async (role, name) => {
  show(role, '?team=10&event=100');
  await screen.findByText('Ana Test 1');
  const links = screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/attendance/sessions'));
  expect(links.map(({ textContent }) => textContent)).toEqual(name === null ? [] : [name]);
});

test.each([
  ['attendance_only', true],
  ['viewer', false],
] as const)('%s sees when attendance was closed; Reopen: %p', async (role, isOffered) => {
  show(role, '?team=10&event=100', { closings: [CLOSING] });
  expect(await screen.findByText(/^Closed \d\d:\d\d · 1 present/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reopen' }) !== null).toBe(isOffered);
});

test.each([
  ['coach', ['Take attendance at Gym', 'Reopen Team Practice']],
  // To let attendance be taken is a change of the plan, and only those who mark need it here.
  ['attendance_only', ['Reopen Team Practice']],
  ['strength', []],
  ['viewer', []],
] as const)('on the card of a team %s is offered %j', async (role, offered) => {
  show(role, '', { events: [buildEvent(), UNTAKEN], closings: [CLOSING] });
  expect(await screen.findByText('Takes no attendance')).toBeTruthy();
  const names = buttons().filter((name) => /^(Take|Reopen)/.test(name ?? ''));
  expect([...names].sort()).toEqual([...offered].sort());
  expect(screen.queryByText(/to start taking attendance/) !== null).toBe(role !== 'viewer' && role !== 'strength');
});

test.each([
  ['coach', /^To take attendance, tick/, true],
  ['attendance_only', /^Attendance is taken once a coach of the team has ticked/, false],
  ['viewer', /^Attendance is taken once a coach of the team has ticked/, false],
] as const)('%s without an event reads %p; the calendar is offered: %p', async (role, text, isPlanned) => {
  show(role, '?team=10', { events: [UNTAKEN] });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the calendar' }) !== null).toBe(isPlanned);
  expect(screen.queryByRole('button', { name: 'Take attendance at Gym' }) !== null).toBe(isPlanned);
});

test.each([
  ['viewer', ['Team Practice', 'Away']],
  ['coach', ['Team Practice', 'Away', 'Takes no attendance', 'GymTake attendance']],
] as const)('%s chooses among %j', async (role, titles) => {
  show(role, '?team=10', { events: [buildEvent(), buildEvent({ event_id: 102, event_title: 'Away' }), UNTAKEN] });
  await screen.findByText(/^Select an event to/);
  await userEvent.click(screen.getByRole('combobox', { name: 'Event' }));
  const options = (await screen.findAllByRole('option')).slice(1).map(({ textContent }) => textContent);
  expect(options.map((text) => text?.replace(/^\S+ · /, ''))).toEqual(titles);
});

test.each([
  ['medical', true],
  ['attendance_only', false],
] as const)('the address opens the availability of an athlete for %s: %p', async (role, opens) => {
  show(role, '?team=10&event=100&availability=1');
  await screen.findAllByText('Ana Test 1');
  expect(screen.queryByRole('dialog', { name: /Availability/ }) !== null).toBe(opens);
});

test('a status that this version does not know is shown as its word, counted, and can be corrected', async () => {
  const mark = buildRecord({ athlete_id: 1, status: 'half_day', attended: true });
  show('coach', '?team=10&event=100&mark=1', { marks: [mark] });
  expect((await screen.findByRole('dialog')).textContent).toContain('Ana Test 1 · Half day');
  expect(screen.getAllByText('Half day')).toHaveLength(1);
  expect(screen.getByText('Half day: 1')).toBeTruthy();
  expect(screen.getByText('Pending: 1')).toBeTruthy();
  const choices = screen.getByRole('group', { name: 'Status' });
  expect([...choices.children].map(({ textContent }) => textContent)).toEqual(['Present', 'Excused', 'Absent']);
});

const namesIn = (group: HTMLElement) => [...group.children].map(({ textContent }) => textContent);

test.each([
  ['on', ['Present', 'Late', 'Excused', 'Absent'], ['Present', 'Late', 'Excused'], 'Late: 0'],
  ['off', ['Present', 'Excused', 'Absent'], ['Present', 'Excused'], null],
] as const)('with late marks %s the card offers %j, and the dialog %j', async (late, onCard, inDialog, counted) => {
  show('coach', '?team=10&event=100&mark=2', { late });
  expect(namesIn(await screen.findByRole('group', { name: 'Status' }))).toEqual(inDialog);
  expect(namesIn(screen.getByRole('group', { name: 'Mark Ana Test 2', hidden: true }))).toEqual(onCard);
  const counts = screen.getByRole('group', { name: 'Counts', hidden: true }).textContent ?? '';
  expect([counts.includes('Present: 1'), counts.includes('Late')]).toEqual([true, counted !== null]);
});

test('a late mark stays shown and counted where late marks are off, and can be corrected', async () => {
  show('coach', '?team=10&event=100', { marks: [buildRecord({ athlete_id: 1, status: 'late', attended: true })] });
  const card = (await screen.findByRole('group', { name: 'Mark Ana Test 1' })).closest('li');
  expect(card?.querySelector('.status')?.textContent).toBe('Late');
  expect(screen.getByText('Late: 1')).toBeTruthy();
  expect(namesIn(screen.getByRole('group', { name: 'Mark Ana Test 1' }))).toEqual(['Present', 'Excused', 'Absent']);
});

test('the line of a closed event counts late marks where there are some', async () => {
  show('coach', '', { closings: [{ ...CLOSING, late: 2 }] });
  expect(await screen.findByText(/· 1 present, 2 late, 0 excused, 0 absent$/)).toBeTruthy();
});
