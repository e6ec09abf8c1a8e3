import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { GridRow, SessionGrid } from '@touchline/contracts/session-ledger.schema';
import { ApiError, type Notice } from '@touchline/ui/host';
import { coachAs, TestShell } from '@touchline/ui/testing';
import { SessionsPage } from './sessions-page.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);

const row = (id: number, part: Partial<GridRow> = {}): GridRow => ({
  athlete_id: id,
  first_name: 'Ada',
  last_name: `No${id}`,
  jersey_number: null,
  date_of_birth: null,
  state: 'present_without_load',
  status: 'present',
  sessions: [],
  unassigned: [],
  says_not_there: false,
  ...part,
});
const GRID: SessionGrid = {
  event: {
    event_id: 100,
    team_id: 10,
    date: '2026-11-16',
    event_title: 'Practice',
    event_time: null,
    duration_min: 60,
    counts: {} as never,
  },
  rows: [row(1), row(2, { sessions: [{ workout_id: 1, rpe: 5, duration_min: 60 }] })],
};
const REFUSAL = new ApiError(403, 'not_permitted', 'Your role does not allow this. Ask a head coach.');

function show(role: StaffRole): Notice[] {
  const notices: Notice[] = [];
  render(
    <TestShell
      at="/attendance/sessions?event=100"
      coach={coachAs({ 10: role })}
      notify={(notice) => notices.push(notice)}
      api={{
        get: <T,>(path: string) => Promise.resolve((path === '/api/sessions/grid' ? GRID : []) as T),
        send: () => Promise.reject(REFUSAL),
      }}
    >
      <SessionsPage />
    </TestShell>,
  );
  return notices;
}

test('a viewer reads the sessions of an event, without fields and without Save', async () => {
  show('viewer');
  expect(await screen.findByText('RPE 5 · 60 min recorded')).toBeTruthy();
  expect(screen.getByText('Ada No1')).toBeTruthy();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['All events']);
});

test('a refusal by role shows the sentence of the server, and what was typed stays', async () => {
  show('medical');
  await userEvent.type(await screen.findByRole('textbox', { name: 'RPE of Ada No1' }), '6');
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 session' }));
  expect(
    await screen.findByText(/Your role does not allow this. Ask a head coach. What you typed is still here./),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  expect((screen.getByRole('textbox', { name: 'RPE of Ada No1' }) as HTMLInputElement).value).toBe('6');
});
