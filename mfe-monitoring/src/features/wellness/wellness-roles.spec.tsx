import { render, screen } from '@testing-library/react';
import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { StaffRole } from '@touchline/contracts/permissions';
import { coachAs, FakeServer, TestShell } from '@touchline/ui/testing';
import { buildEntry } from '../../shared/testing/wellness-entry.js';
import { WellnessPage } from './wellness-page.js';

// jsdom cannot draw charts; the tests read the table beside each chart.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));

const ANA = {
  ...{ athlete_id: 7, first_name: 'Ana', last_name: 'Test', sport: 'Soccer (W)', position: null, team_id: 1 },
  team: { name: 'First' },
  memberships: [{ team_id: 1 }],
};

function show(roles: Readonly<Record<number, StaffRole>>) {
  const server = new FakeServer({
    'GET /api/athletes/list': () => [{ ...ANA, availability: roles[1] === 'medical' ? AVAILABLE : null }],
    'GET /api/teams/with-athletes': () => [],
    'GET /api/measures': () => [],
    'GET /api/athletes/wellness': () => [buildEntry({ wellness_id: 1 })],
  });
  render(
    <TestShell at="/dashboard/wellness?athlete=7&history=wellness" api={server} coach={coachAs(roles)}>
      <WellnessPage />
    </TestShell>,
  );
}

test('medical staff open the history and set the availability', async () => {
  show({ 1: 'medical' });
  expect(await screen.findByRole('dialog', { name: 'Edit Wellness Metrics' })).toBeTruthy();
  expect(screen.getByText('Change availability')).toBeTruthy();
});

test('a coach who only takes attendance in the team of the athlete reads one sentence in place of the ratings', async () => {
  show({ 1: 'attendance_only', 2: 'coach' });
  expect(await screen.findByText(/^Your role in this athlete’s team does not show these records/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Weekly Wellness' })).toBeNull();
  expect(screen.queryByText('Change availability')).toBeNull();
});
