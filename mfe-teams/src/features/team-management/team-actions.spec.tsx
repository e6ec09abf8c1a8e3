import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type Notice } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { TeamManagementPage } from './team-management-page.js';
import { buildTeam, NO_CODE } from './testing/build.js';
import { FakeTeamApi } from './testing/fake-team-api.js';

jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });
const NETWORK = new ApiError(0, 'network', null);

function Address() {
  return <code data-testid="address">{useLocation().search}</code>;
}

const address = () => screen.getByTestId('address').textContent;
const twoTeams = () =>
  new FakeTeamApi([
    buildTeam({ ...NO_CODE, team_id: 1, name: 'First Team' }),
    buildTeam({ ...NO_CODE, team_id: 2, name: 'Old Boys', athlete_count: 0 }),
  ]);

function show(api: FakeTeamApi) {
  const notices: Notice[] = [];
  const unsaved = new Map<string, boolean>();
  render(
    <TestShell api={api} notify={(notice) => notices.push(notice)} setUnsaved={(key, value) => unsaved.set(key, value)}>
      <Address />
      <TeamManagementPage />
    </TestShell>,
  );
  return { texts: () => notices.map(({ text }) => text), anyUnsaved: () => [...unsaved.values()].some(Boolean) };
}

async function choose(team: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More actions for ${team}` }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
}

test('a team leads to its roster', async () => {
  show(twoTeams());
  expect((await screen.findByRole('link', { name: 'Roster of Old Boys' })).getAttribute('href')).toBe(
    '/team-creation/2',
  );
});

test('the staff is offered to those alone who may read the administration of the team', async () => {
  show(
    new FakeTeamApi([buildTeam({ name: 'First Team' }), buildTeam({ team_id: 2, name: 'Old Boys', role: 'coach' })]),
  );
  const staffOf = async (team: string) => {
    await user.click(await screen.findByRole('button', { name: `More actions for ${team}` }));
    const [item] = screen.queryAllByRole('menuitem', { name: 'Staff' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return item?.getAttribute('href') ?? null;
  };
  expect([await staffOf('First Team'), await staffOf('Old Boys')]).toEqual(['/team-creation/1/staff', null]);
});

describe('changing a team', () => {
  async function open(api: FakeTeamApi) {
    const shown = show(api);
    await choose('Old Boys', 'Name and sport');
    const dialog = within(await screen.findByRole('dialog', { name: 'Name and sport' }));
    const box = dialog.getByLabelText<HTMLInputElement>(/^Team name/);
    const rename = async (name: string) => {
      await user.clear(box);
      if (name !== '') await user.type(box, name);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
    };
    return { ...shown, dialog, box, rename };
  }
  const closed = () => waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0), { timeout: 5000 });

  it('shows the new name, and the address keeps the dialog open', async () => {
    const api = twoTeams();
    const { box, rename, texts, anyUnsaved } = await open(api);
    expect([box.value, address()]).toEqual(['Old Boys', '?change=2']);
    await rename('  New Boys ');
    await closed();
    expect(await screen.findByRole('heading', { name: 'New Boys' })).toBeTruthy();
    expect(api.writes).toEqual([{ method: 'PUT', path: '/api/teams/2', body: { name: 'New Boys' } }]);
    expect([texts(), anyUnsaved(), address()]).toEqual([['Team changed.'], false, '']);
  });

  it('shows at the field that a name is taken, and keeps the input after every failure', async () => {
    const api = twoTeams();
    const { dialog, box, rename, anyUnsaved } = await open(api);
    await rename('first team');
    expect(await dialog.findByText('There is already a team called first team.')).toBeTruthy();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    api.failNextWrite = NETWORK;
    await rename('Third Team');
    expect(await dialog.findByText('Failed to change team')).toBeTruthy();
    expect(dialog.getByText('You seem to be offline. What you typed is still here.')).toBeTruthy();
    expect([box.value, anyUnsaved()]).toEqual(['Third Team', true]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await closed();
    expect(api.teams[1]?.name).toBe('Third Team');
  });

  it('requires a name, and sends nothing for an unchanged name', async () => {
    const api = twoTeams();
    const { dialog, rename } = await open(api);
    await rename('');
    expect(dialog.getByText('Enter a name.')).toBeTruthy();
    await rename('Old Boys');
    await closed();
    expect(api.writes).toEqual([]);
  });

  it('corrects the sport, and the name with it where the team has the name of its sport', async () => {
    const api = twoTeams();
    api.teams[1] = { ...api.teams[1]!, name: 'Soccer (W) 2', team_name: 'Soccer (W) 2' };
    show(api);
    await choose('Soccer (W) 2', 'Name and sport');
    const dialog = within(await screen.findByRole('dialog', { name: 'Name and sport' }));
    await user.clear(dialog.getByLabelText(/^Sport/));
    await user.type(dialog.getByLabelText(/^Sport/), 'futsal');
    expect(screen.getByText('No sport found')).toBeTruthy();
    await user.clear(dialog.getByLabelText(/^Sport/));
    await user.type(dialog.getByLabelText(/^Sport/), 'handball (w');
    await user.click(await screen.findByRole('option', { name: 'Handball (W)' }));
    expect(dialog.getByLabelText<HTMLInputElement>(/^Team name/).value).toBe('Handball (W) 2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await closed();
    expect(api.writes).toMatchObject([{ body: { name: 'Handball (W) 2', sport: 'Handball (W)' } }]);
  });

  it('asks before input is discarded', async () => {
    const { dialog, box, anyUnsaved } = await open(twoTeams());
    await user.type(box, '!');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard Changes' }));
    await closed();
    expect([anyUnsaved(), address()]).toEqual([false, '']);
  });
});

describe('deleting a team', () => {
  const confirm = async (answer: string) =>
    user.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete team?' })).getByRole('button', { name: answer }),
    );

  it('is available for teams without athletes only', async () => {
    show(twoTeams());
    await user.click(await screen.findByRole('button', { name: 'More actions for First Team' }));
    const item = await screen.findByRole('menuitem', { name: /^Delete team/ });
    expect([item.getAttribute('aria-disabled'), item.textContent]).toEqual([
      'true',
      'Delete teamOnly empty teams can be deleted',
    ]);
  });

  it('asks first, then removes the team and moves the focus to the heading', async () => {
    const api = twoTeams();
    const { texts } = show(api);
    await choose('Old Boys', 'Delete team');
    await confirm('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.writes).toEqual([]);
    await choose('Old Boys', 'Delete team');
    await confirm('Delete team');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Old Boys' })).toBeNull());
    expect([api.writes, texts()]).toEqual([
      [{ method: 'DELETE', path: '/api/teams/2', body: undefined }],
      ['Team deleted.'],
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Teams' })));
  });

  it('shows why it was refused until that is dismissed', async () => {
    const api = twoTeams();
    show(api);
    await screen.findByRole('heading', { name: 'Old Boys' });
    // An athlete has joined whom this screen does not show yet.
    api.teams = api.teams.map((team) => ({ ...team, athlete_count: 3 }));
    await choose('Old Boys', 'Delete team');
    await confirm('Delete team');
    expect(await screen.findByText('Old Boys has 3 athletes, and only an empty team can be deleted.')).toBeTruthy();
    expect(await screen.findAllByText('Soccer (W) · 3 athletes')).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/only an empty team/)).toBeNull();
  });

  it('can be repeated after a failure; a team that a colleague has deleted disappears', async () => {
    const api = twoTeams();
    api.failNextWrite = NETWORK;
    const { texts } = show(api);
    await choose('Old Boys', 'Delete team');
    await confirm('Delete team');
    expect(await screen.findByText('Failed to delete team')).toBeTruthy();
    api.failNextWrite = new ApiError(404, 'not_found', 'Not found.');
    api.teams = api.teams.slice(0, 1);
    await choose('Old Boys', 'Delete team');
    await confirm('Delete team');
    await waitFor(() => expect(texts()).toEqual(['This team is no longer there.']));
    expect(screen.queryByRole('heading', { name: 'Old Boys' })).toBeNull();
  });
});
