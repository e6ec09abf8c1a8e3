import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { StaffRole } from '@touchline/contracts/permissions';
import { coachAs, FakeServer, TestShell } from '@touchline/ui/testing';
import { buildAthlete, buildScheduled, buildTeam } from '../../shared/testing/build-workout.js';
import { TeamWorkoutsPage } from './team-workouts-page.js';

jest.setTimeout(20_000);

const ANA = buildAthlete({ athlete_id: 7, first_name: 'Ana', team_id: 1 });
const HIDDEN = { availability: null, injury_body_part: null, injury_severity: null, injury_date: null };

function show(roles: StaffRole[], search: string, athletes: Athlete[] = [ANA]) {
  const api = new FakeServer({
    'GET /api/workout-calendar': () => [
      buildScheduled({ id: 3, scheduled_date: '2026-11-18', plan_name: 'Legs', team_id: 1, exercises: [] }),
    ],
    'GET /api/athletes/list': () => athletes,
    'GET /api/teams/with-athletes': () => [buildTeam({ team_id: 1 }), buildTeam({ team_id: 2, team_name: 'Second' })],
  });
  render(
    <TestShell api={api} at={`/workouts${search}`} coach={coachAs(roles)} notify={() => undefined} hasPage={() => true}>
      <TeamWorkoutsPage />
    </TestShell>,
  );
  return api;
}
const DAY = 'month=2026-11&day=2026-11-18';
const actions = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => /Legs|Add Workout/.test(name ?? ''));
const roster = () => within(screen.getByRole('region', { name: 'Team Roster' }));
const headers = () =>
  within(roster().getByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test.each(['medical', 'attendance_only', 'viewer'] as const)('%s reads and prints the plan', async (role) => {
  show([role], `?team=1&${DAY}&edit=3&add=1`);
  const title = await screen.findByRole('heading', { name: 'Legs' });
  expect(actions()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Print' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Click Edit to add exercises.')).toBeNull();
  fireEvent.contextMenu(title);
  expect(screen.queryByRole('menu')).toBeNull();
});

test.each(['coach', 'strength'] as const)('%s changes the plan', async (role) => {
  show([role], `?team=1&${DAY}`);
  expect(await screen.findByRole('button', { name: 'Edit Legs' })).toBeTruthy();
  expect(actions()).toEqual(['Add Workout', 'Edit Legs', 'Delete Legs', 'More actions for Legs']);
});

test.each(['attendance_only', 'viewer'] as const)('the roster of %s has no status, also as a filter', async (role) => {
  show([role], `?team=1&${DAY}&status=Injury`, [{ ...ANA, ...HIDDEN }]);
  expect(await screen.findByText('Ana Test')).toBeTruthy();
  expect(headers()).toEqual(['Name', 'Team']);
  expect(roster().queryByRole('combobox', { name: 'Status' })).toBeNull();
});

test('the roster of medical staff has the status', async () => {
  show(['medical'], `?team=1&${DAY}`);
  expect(await screen.findByText('Regular')).toBeTruthy();
  expect(headers()).toEqual(['Name', 'Team', 'Status']);
  expect(roster().getByRole('combobox', { name: 'Status' })).toBeTruthy();
});

test('nobody counts as healthy whose status the role in their team does not tell', async () => {
  show(['viewer', 'medical'], `?team=1&${DAY}`, [{ ...ANA, ...HIDDEN }]);
  expect(await screen.findByText('Ana Test')).toBeTruthy();
  expect(headers()).toEqual(['Name', 'Team', 'Status']);
  expect(screen.queryByText('Regular')).toBeNull();
});

test('the plan of an athlete follows the role in the teams of the athlete', async () => {
  show(['viewer', 'coach'], `?athlete=7&${DAY}&edit=3`);
  await screen.findByRole('heading', { name: 'Legs' });
  expect(actions()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a viewer without a team chosen is asked to view, not to edit', async () => {
  show(['viewer', 'viewer'], '');
  expect(await screen.findByText('Please select a team to view the workout plan.')).toBeTruthy();
});
