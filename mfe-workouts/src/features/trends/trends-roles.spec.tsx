import { screen, within } from '@testing-library/react';
import { buildTrends, NO_DATA } from './testing/build-trends.js';
import { adjust, ANA, DOWN, show, table } from './testing/trends-actor.js';

jest.setTimeout(20_000);

const FIGURES = ['Training Load', 'Wellness', 'Sprint', 'Vertical'];
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => FIGURES.includes(name));
const figures = async () => {
  const list = within(await screen.findByRole('list', { name: 'Figures' }));
  return list.getAllByRole('listitem').map(({ textContent }) => FIGURES.find((name) => textContent?.startsWith(name)));
};

test.each([
  ['coach', FIGURES, null],
  ['viewer', ['Training Load', 'Sprint', 'Vertical'], 3],
  ['medical', ['Training Load', 'Wellness'], 2],
] as const)('%s compares by %j', async (role, told, count) => {
  show({ roles: [role], trends: [ANA] });
  expect(await headers()).toEqual(told);
  const note = count && `Your role shows ${count} of the four metrics. Variation and status here rest on them alone.`;
  expect(screen.queryByText(/^Your role shows/)?.textContent ?? null).toBe(note);
  expect(screen.queryByText(/^Wellness: average/) !== null).toBe(role !== 'viewer');
});

test.each([
  ['viewer', ['Training Load', 'Sprint', 'Vertical']],
  ['medical', ['Training Load', 'Wellness']],
] as const)('%s reads the details, and schedules nothing', async (role, told) => {
  show({ roles: [role], trends: [ANA], at: '?athlete=1&adjust=1&calendar=1' });
  expect(await figures()).toEqual(told);
  expect(await screen.findByText('Cat-Cow')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to Calendar' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without a role that plans the missing routine cannot be restored', async () => {
  show({ roles: ['viewer'], trends: [ANA], at: '?athlete=1&adjust=1', answers: { '/api/workout-library': [[]] } });
  expect(await screen.findByText(/A coach who plans workouts can restore it\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restore Routine' })).toBeNull();
});

test('an athlete of a team whose role does not tell a figure has none, and not "No data"', async () => {
  const cia = buildTrends({ id: 3, name: 'Cia', team_id: 1, wellness: NO_DATA });
  const dan = buildTrends({ id: 4, name: 'Dan', team_id: 2, wellness: NO_DATA });
  show({ roles: ['viewer', 'coach'], trends: [cia, dan] });
  const rows = within(await table()).getAllByRole('row');
  const rowOf = (name: string) => rows.find(({ textContent }) => textContent?.includes(name))?.textContent;
  expect([rowOf('Cia')?.includes('No data'), rowOf('Dan')?.includes('No data')]).toEqual([false, true]);
});

test('a viewer is not told that the availability is missing, and opens details', async () => {
  show({ roles: ['viewer'], trends: [ANA], answers: { '/api/athletes/list': [DOWN] } });
  await table();
  expect(screen.queryByText(/their availability is not shown/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show Details' })).toBeTruthy();
  expect(() => adjust()).toThrow();
});

test.each([
  ['coach', 'hidden', 1],
  ['coach', 'shown', 0],
] as const)('sessions of other teams: a %s reads of those that are %s %d times', async (role, otherTeams, times) => {
  show({ roles: [role], trends: [ANA], otherTeams });
  await table();
  expect(screen.queryAllByText('Without sessions of other teams.')).toHaveLength(times);
});
