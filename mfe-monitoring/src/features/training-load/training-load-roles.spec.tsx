import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { OtherTeamsSessions } from '@touchline/contracts/club-rules';
import type { StaffRole } from '@touchline/contracts/permissions';
import { ApiError } from '@touchline/ui/host';
import { coachAs, TestShell } from '@touchline/ui/testing';
import { FakeTrainingLoadApi } from './testing/fake-training-load-api.js';
import { buildSession } from './testing/session.js';
import { TrainingLoadPage } from './training-load-page.js';

// jsdom cannot draw charts; the tests read the table beside each chart.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));
// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);

const ANA = {
  ...{ athlete_id: 7, first_name: 'Ana', last_name: 'Test', sport: 'Soccer (W)', position: null, team_id: 1 },
  availability: AVAILABLE,
  team: { name: 'First' },
  memberships: [{ team_id: 1 }],
};

function show(
  role: StaffRole,
  search: string,
  sessions = [buildSession({ workout_id: 1 })],
  other_teams_sessions: OtherTeamsSessions = 'shown',
) {
  const api = new FakeTrainingLoadApi(sessions);
  jest
    .spyOn(api, 'get')
    .mockImplementation(((path: string, options?: object) =>
      path === '/api/athletes/list'
        ? Promise.resolve([ANA])
        : path === '/api/teams/with-athletes'
          ? Promise.resolve([])
          : FakeTrainingLoadApi.prototype.get.call(api, path, options)) as typeof api.get);
  render(
    <TestShell
      at={`/dashboard/srpe${search}`}
      api={api}
      coach={{ ...coachAs({ 1: role }), other_teams_sessions }}
      notify={() => undefined}
    >
      <TrainingLoadPage />
    </TestShell>,
  );
  return api;
}

test.each(['sessions', 'sessions.add'])('a viewer reads sessions; the address opens no %s', async (history) => {
  show('viewer', `?athlete=7&history=${history}`);
  expect(await screen.findByRole('region', { name: 'Session RPE' })).toBeTruthy();
  await screen.findByText('Week 1 of 1');
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without sessions a viewer reads that there are none, and is offered no form', async () => {
  show('viewer', '?athlete=7', []);
  expect((await screen.findAllByText(/No training sessions/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Add entry' })).toBeNull();
});

test('a refusal by role is said at the form, with the sentence of the server, and the input stays', async () => {
  const api = show('medical', '?athlete=7&history=sessions');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit record' }));
  const rpe = screen.getByRole<HTMLInputElement>('textbox', { name: 'RPE' });
  await userEvent.clear(rpe);
  await userEvent.type(rpe, '3.5');
  api.failNextWrite = new ApiError(403, 'not_permitted', 'Your role does not allow this. Ask a head coach.');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Your role does not allow this. Ask a head coach./)).toBeTruthy();
  expect(rpe.value).toBe('3.5');
});

test.each(['shown', 'hidden'] as const)(
  'sessions of other teams are %s, which is said once when they are hidden',
  async (setting) => {
    show('coach', '?athlete=7', undefined, setting);
    await screen.findByText('Week 1 of 1');
    expect(screen.queryAllByText('Without sessions of other teams.')).toHaveLength(setting === 'hidden' ? 1 : 0);
  },
);
