import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AttendanceRecord, Closing } from '@touchline/contracts/attendance.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { StaffRole } from '@touchline/contracts/permissions';
import { ApiError } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { coachAs, setClock, TestShell } from '@touchline/ui/testing';
import { buildAthlete, buildClosing, buildEvent, buildRecord } from '../../shared/testing/build.js';
import { CheckInPage } from './check-in-page.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);
beforeEach(() => setClock('2026-11-16T12:00:00'));
afterEach(() => jest.useRealTimers());

const DOWN = new ApiError(0, 'network', null);
const GAME = buildEvent({ event_id: 101, team_id: 20, event_title: 'Game', event_time: '14:00' });
const MEETING = buildEvent({ event_id: 102, event_title: 'Camp', event_time: null });
const CLOSING = buildClosing({ event_id: 101 });

interface Day {
  role?: StaffRole;
  events?: CalendarEvent[] | ApiError;
  marks?: AttendanceRecord[] | ApiError;
  closings?: Closing[];
}

function Address() {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
}

async function show({ role = 'coach', events = [MEETING, GAME, buildEvent()], marks = [], closings = [] }: Day = {}) {
  const team = (id: number, name: string) => ({
    team_id: id,
    id,
    team_name: name,
    name,
    sport: 'Soccer',
    athlete_count: 1,
  });
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    '/api/teams/with-athletes': [team(10, 'First Women'), team(20, 'Youth')],
    '/api/athletes/list': [
      buildAthlete({ athlete_id: 1 }),
      buildAthlete({ athlete_id: 2 }),
      buildAthlete({ athlete_id: 3, team_id: 20 }),
    ],
    '/api/calendar/list': events,
    '/api/attendance': [],
    '/api/attendance/range': marks,
    '/api/attendance/closings': closings,
  };
  render(
    <TestShell
      at="/attendance"
      coach={coachAs({ 10: role, 20: role })}
      api={{
        get: <T,>(path: string) => {
          asked.push(path);
          const answer = answers[path] ?? [];
          return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer as T);
        },
        send: () => Promise.reject(new Error('nothing is written here')),
      }}
    >
      <CheckInPage />
      <Address />
    </TestShell>,
  );
  await screen.findByRole('heading', { name: 'Select Your Team' });
  return asked;
}
const today = () => screen.findByRole('list', { name: 'Today' });
const lines = async () =>
  within(await today())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('lists the events of all teams that take attendance, by time, with what is left to mark, from one list of marks', async () => {
  const asked = await show({
    events: [MEETING, GAME, buildEvent({ event_id: 103, event_title: 'Gym', attendance_taken: false }), buildEvent()],
    marks: [buildRecord({ athlete_id: 1 }), buildRecord({ athlete_id: 3, event_id: 101, team_id: 20 })],
  });
  await waitFor(async () =>
    expect(await lines()).toEqual([
      'All day · CampFirst Women2 to mark',
      '14:00 · GameYouthall marked',
      '18:00 · Team PracticeFirst Women1 to mark',
    ]),
  );
  expect(asked.filter((path) => path === '/api/attendance/range')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Youth/ })).toBeTruthy();
});

test('one press opens the register of the event', async () => {
  await show();
  await userEvent.click(within(await today()).getByRole('button', { name: /^14:00 · Game/ }));
  expect(await screen.findByRole('button', { name: 'Back to teams' })).toBeTruthy();
  expect(screen.getByTestId('address').textContent).toBe('?team=20&event=101');
});

test('a closed event says when it was closed', async () => {
  await show({ events: [GAME], closings: [CLOSING] });
  await waitFor(async () => expect((await lines())[0]).toMatch(/^14:00 · GameYouthClosed \d\d:\d\d$/));
});

test('a coach who marks nobody there reads how many are not marked', async () => {
  await show({ role: 'viewer', events: [GAME] });
  await waitFor(async () => expect(await lines()).toEqual(['14:00 · GameYouth1 not marked']));
});

test.each([
  ['there is none', []],
  ['none takes attendance', [buildEvent({ attendance_taken: false })]],
  ['they cannot be loaded', DOWN],
])('nothing is listed where %s', async (_, events) => {
  await show({ events });
  expect(await screen.findByRole('button', { name: /^First Women/ })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Today' })).toBeNull();
});

test('without the marks nothing is said about them', async () => {
  await show({ events: [GAME], marks: DOWN });
  expect(await lines()).toEqual(['14:00 · GameYouth']);
});
