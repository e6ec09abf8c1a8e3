import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@touchline/contracts/permissions';
import { ApiError } from '@touchline/ui/host';
import { useRoutes } from '@touchline/ui/router';
import { coachAs, TestShell } from '@touchline/ui/testing';
import { PosterPage } from './poster/poster-page.js';
import { TeamManagementPage } from './team-management-page.js';
import { buildPending, buildPosterLink, buildTeam, NO_CODE } from './testing/build.js';
import { FakeTeamApi } from './testing/fake-team-api.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });

function Routes() {
  return useRoutes([
    { path: '/team-creation', element: <TeamManagementPage /> },
    { path: '/team-creation/:teamId/poster', element: <PosterPage /> },
  ]);
}

function show(role: StaffRole, at = '/team-creation', api = teamOf(role)) {
  render(
    <TestShell api={api} at={at} coach={coachAs([role])} notify={() => undefined}>
      <Routes />
    </TestShell>,
  );
  return api;
}
/** The server leaves the code out for a role that may not read it. */
const teamOf = (role: StaffRole) =>
  new FakeTeamApi([buildTeam({ role, ...(role !== 'head_coach' && NO_CODE) })], [buildPending()]);
const buttons = async () => {
  await screen.findByRole('heading', { name: 'Soccer (W)' });
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
};
const reads = (api: FakeTeamApi) => [...new Set(api.reads.map(({ path }) => path))];

async function menuItems(): Promise<(string | null)[]> {
  await user.click(await screen.findByRole('button', { name: 'More actions for Soccer (W)' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

test.each(['medical', 'attendance_only', 'viewer'] as const)(
  '%s sees the team and its roster, and exports, without code and registrations',
  async (role) => {
    const api = show(role, '/team-creation?change=1&create=1');
    expect(await screen.findByRole('link', { name: 'Roster of Soccer (W)' })).toBeTruthy();
    expect(await buttons()).toEqual(['More actions for Soccer (W)']);
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const text of ['Expired', 'Pending Registrations']) expect(screen.queryByText(text)).toBeNull();
    expect(reads(api)).toEqual(['/api/teams']);
    // Wellness, load and marks come from files, too, for those who write them.
    expect(await menuItems()).toEqual(role === 'viewer' ? ['Export'] : ['Import', 'Export']);
  },
);

test.each(['coach', 'strength'] as const)('%s answers registrations and adds from a signed form', async (role) => {
  show(role);
  expect(await screen.findByRole('button', { name: 'Accept Ana Núñez' })).toBeTruthy();
  expect(await buttons()).toEqual(['More actions for Soccer (W)', 'Accept Ana Núñez', 'Decline Ana Núñez']);
  expect(screen.queryByText('Expired')).toBeNull();
  expect(await menuItems()).toEqual(['Import', 'Export', 'Add from a signed form']);
});

test('a head coach has the code and every action', async () => {
  show('head_coach');
  expect(await buttons()).toEqual(
    expect.arrayContaining(['Create New Team', 'Copy the code of Soccer (W)', 'Regenerate the code of Soccer (W)']),
  );
  expect(await menuItems()).toEqual([
    'Name and sport',
    'Staff',
    'Print poster',
    'Import',
    'Export',
    'Add from a signed form',
    'Blank consent form',
    expect.stringMatching(/^Delete team/),
  ]);
});

test('the address of the form for a new team opens it for a head coach', async () => {
  show('head_coach', '/team-creation?create=1');
  expect(await screen.findByRole('dialog', { name: 'Create New Team' })).toBeTruthy();
});

test('the address of a poster shows a coach which role it needs, and asks the server nothing about it', async () => {
  const api = show('coach', '/team-creation/1/poster', Object.assign(teamOf('coach'), { poster: buildPosterLink() }));
  expect(await screen.findByText('Your role in this team does not allow this. It needs: Head coach.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  expect(reads(api)).not.toContain('/api/teams/1/poster-link');
});

test('a refusal by role, which has ended meanwhile, shows the sentence of the server, and what was typed stays', async () => {
  const api = show('head_coach', '/team-creation?change=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Name and sport' }));
  const box = dialog.getByLabelText<HTMLInputElement>(/^Team name/);
  await user.type(box, '!');
  api.failNextWrite = new ApiError(403, 'not_permitted', 'Your role in this team does not allow this.');
  api.teams = [buildTeam({ role: 'viewer', ...NO_CODE })];
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Your role in this team does not allow this.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('SOCW2026')).toBeNull());
  expect(box.value).toBe('Soccer (W)!');
});
