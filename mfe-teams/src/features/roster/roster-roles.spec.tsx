import { screen, within } from '@testing-library/react';
import type { StaffRole } from '@touchline/contracts/permissions';
import { ApiError } from '@touchline/ui/host';
import { buildAccess } from './testing/build-access.js';
import type { FakeRosterApi } from './testing/fake-roster-api.js';
import {
  chooseAction,
  dialogNamed,
  names,
  openRoster,
  pressButton,
  twoTeams,
  typeInto,
  user,
} from './testing/roster-actor.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);

/** The server leaves out what a role may not read. */
const HIDDEN = { date_of_birth: null, weight_kg: null, height_cm: null, email: null };

function openAs(role: StaffRole, search = '', api: FakeRosterApi = twoTeams()) {
  api.access = [buildAccess()];
  return { api, ...openRoster(api, `/team-creation/1${search}`, role) };
}
async function openWithNamesAs(role: StaffRole, search = '') {
  const api = twoTeams();
  for (const { athlete_id: id } of api.athletes) api.records.change(id, undefined, { ...HIDDEN, availability: null });
  return openAs(role, search, api);
}
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const buttons = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => name !== 'Browser back');
const paths = ({ reads }: FakeRosterApi) => [...new Set(reads.map(({ path }) => path))];
async function menuOf(athlete: string): Promise<(string | null)[]> {
  await pressButton(`More actions for ${athlete}`);
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return items;
}

test.each(['attendance_only', 'viewer'] as const)('%s sees names and numbers, and can do nothing', async (role) => {
  const { api } = await openWithNamesAs(role);
  expect(await names()).toHaveLength(2);
  expect(headers()).toEqual(['Athlete', 'Position', 'Jersey']);
  expect(buttons().filter((name) => /Edit|Availability|More actions|signed form/.test(name ?? ''))).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Make links' })).toBeNull();
  expect(paths(api)).toEqual(['/api/teams/with-athletes', '/api/athletes/list']);
});

test.each([
  ['attendance_only', '?edit=11'],
  ['attendance_only', '?move=11'],
  ['attendance_only', '?availability=11'],
  ['viewer', '?phone=11'],
  ['medical', '?edit=11'],
  ['medical', '?add=signed-form'],
  ['coach', '?phone=11'],
] as const)('%s opens no dialog by %s', async (role, search) => {
  const { api } = openAs(role, search);
  expect(await names()).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(paths(api)).not.toContain('/api/athlete-access');
});

test('medical staff see the body and judge availability; nothing else is offered', async () => {
  openAs('medical');
  expect(await names()).toHaveLength(2);
  expect(headers()).toEqual(['Athlete', 'Position', 'Jersey', 'Age', 'Weight', 'Height', 'Actions']);
  expect(buttons()).toEqual(expect.arrayContaining(['Availability Ana Núñez', 'Availability Bo Berg']));
  expect(buttons().filter((name) => /Edit|More actions|signed form/.test(name ?? ''))).toEqual([]);
  await pressButton('Availability Ana Núñez');
  expect(await dialogNamed('Availability')).toBeTruthy();
});

test.each(['coach', 'strength'] as const)('%s edits athletes, without links and devices', async (role) => {
  const { api } = openAs(role, '?answers=not-yet');
  expect(await names()).toHaveLength(2);
  expect(headers()).toEqual(['Athlete', 'Position', 'Jersey', 'Age', 'Weight', 'Height', 'Actions']);
  expect(screen.queryByRole('link', { name: 'Make links' })).toBeNull();
  expect(buttons()).toEqual(expect.arrayContaining(['Add from a signed form', 'Edit Ana Núñez']));
  expect(await menuOf('Ana Núñez')).toEqual([
    'Availability',
    'Teams and guest days',
    'Move to another team',
    'Archive',
  ]);
  expect(paths(api)).not.toContain('/api/athlete-access');
});

test('a coach moves athletes only into teams whose athletes the role may change', async () => {
  const api = twoTeams();
  openRoster(api, '/team-creation/1', 'coach', 'medical');
  await chooseAction('Ana Núñez', 'Move to another team');
  const dialog = await dialogNamed('Move Ana Núñez');
  expect(dialog.getByText('You have no other team in which your role may change athletes.')).toBeTruthy();
});

test('the archived athletes are not offered without birth dates and contacts, also by the address', async () => {
  const { api } = await openWithNamesAs('viewer', '?show=archived');
  expect(await names()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Archived' })).toBeNull();
  expect(api.reads.find(({ path }) => path === '/api/athletes/list')?.query).not.toMatchObject({ archived: 'true' });
});

test('the address of the links tells a coach which role they need', async () => {
  const api = twoTeams();
  openRoster(api, '/team-creation/1/links', 'coach');
  expect(await screen.findByText('Your role in this team does not allow this. It needs: Head coach.')).toBeTruthy();
  expect(paths(api)).not.toContain('/api/athlete-access');
});

test('a refusal by role shows the sentence of the server, and what was typed stays', async () => {
  const { api } = openAs('coach', '?edit=11');
  const dialog = await dialogNamed('Edit Ana Núñez');
  await typeInto(/^Position/, 'Striker');
  api.failNextWrite = new ApiError(403, 'not_permitted', 'Your role in this team does not allow this.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Your role in this team does not allow this.')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/^Position/).value).toBe('Striker');
});
