import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { buildAthlete } from './testing/build-athlete.js';
import { address, choose, dialogCalled, names, noDialog, press, show, twoTeams, user } from './testing/roster-actor.js';

// A form is typed through as a coach would, and machines are slow at times.
jest.setTimeout(20_000);

const NETWORK = new ApiError(0, 'network', null);
const ARCHIVED = { archived_at: '2026-11-20T10:00:00.000Z' };

describe('the roster', () => {
  it('says who is on it, and of each what is known', async () => {
    show(twoTeams());
    expect(await screen.findByRole('heading', { name: 'First Team' })).toBeTruthy();
    expect(screen.getByText('Soccer (W)')).toBeTruthy();
    const [, ana, bo] = await screen.findAllByRole('row');
    const texts = (row: HTMLElement | undefined) =>
      within(row!)
        .getAllByRole('cell')
        .slice(0, 6)
        .map((cell) => cell.textContent);
    expect(texts(ana)).toEqual([
      'Ana Núñez',
      'Keeper',
      'Jersey 7',
      expect.stringMatching(/^Age \d\dFeb 29, 2008$/),
      'Weight 61.5 kg',
      'Height 170 cm',
    ]);
    expect(texts(bo)).toEqual(['Bo BergInjury: Knee (6 of 10)', 'Winger', 'Jersey -', 'Age -', 'Weight -', 'Height -']);
    expect(screen.getByRole('status').textContent).toBe('2 athletes');
  });

  it('finds by typing, in the address, and says how many are left', async () => {
    show(twoTeams());
    await user.type(await screen.findByLabelText('Search athletes'), 'nunez');
    expect(await names()).toEqual(['Ana Núñez']);
    expect(screen.getByRole('status').textContent).toBe('1 of 2 athletes');
    expect(address()).toBe('/team-creation/1?q=nunez');
    await user.type(screen.getByLabelText('Search athletes'), 'x');
    expect(await screen.findByText('No athletes found')).toBeTruthy();
  });

  it('says so where nobody is on it, and where it cannot be loaded', async () => {
    const api = twoTeams();
    show(api, '/team-creation/2');
    expect(await screen.findByText('No athletes for this team')).toBeTruthy();
    api.refuseReads = NETWORK;
    await press('Archived');
    expect(await screen.findByText('Failed to load athletes')).toBeTruthy();
    api.refuseReads = null;
    await press('Try again');
    expect(await screen.findByText('No archived athletes in this team')).toBeTruthy();
  });

  it.each(['/team-creation/9', '/team-creation/x', '/team-creation/0'])(
    'of a team that is not there leads back: %s',
    async (at) => {
      show(twoTeams(), at);
      const alert = within(await screen.findByRole('alert'));
      expect(alert.getByText('This team is not one of yours, or it was deleted.')).toBeTruthy();
      await user.click(alert.getByRole('link', { name: 'Team Management' }));
      expect(await screen.findByText('the team management')).toBeTruthy();
    },
  );

  it('says so where the teams cannot be loaded', async () => {
    const api = twoTeams();
    api.refuseReads = NETWORK;
    show(api);
    expect(await screen.findByText('Failed to load teams')).toBeTruthy();
  });

  it('opens no form for somebody who is not on it', async () => {
    show(twoTeams(), '/team-creation/1?edit=99');
    const dialog = await dialogCalled('Athlete');
    expect(dialog.getByText(/not in this list/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await noDialog();
    expect(address()).toBe('/team-creation/1');
  });
});

describe('archiving', () => {
  const confirm = async (answer: string) =>
    user.click(
      within(await screen.findByRole('alertdialog', { name: 'Archive Athlete?' })).getByRole('button', {
        name: answer,
      }),
    );

  it('asks first, and can be undone', async () => {
    const api = twoTeams();
    const { notices, texts } = show(api);
    await choose('Ana Núñez', 'Archive');
    await confirm('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.sent).toEqual([]);
    await choose('Ana Núñez', 'Archive');
    await confirm('Archive');
    await waitFor(() => expect(texts()).toEqual(['Ana Núñez archived.']));
    expect(api.sent).toEqual([{ method: 'PUT', path: '/api/athletes/11', body: { archived: true, version: 3 } }]);
    expect(await names()).toEqual([expect.stringContaining('Bo Berg')]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'First Team' })));

    notices[0]?.action?.run();
    await waitFor(() => expect(texts()[1]).toBe('Ana Núñez is back on the roster.'));
    expect(api.sent[1]?.body).toEqual({ archived: false, version: 4 });
    await waitFor(async () => expect(await names()).toEqual(['Ana Núñez', expect.stringContaining('Bo Berg')]));
  });

  it('that fails says why, and everybody stays', async () => {
    const api = twoTeams();
    const { notices } = show(api);
    await choose('Ana Núñez', 'Archive');
    api.refuse = NETWORK;
    await confirm('Archive');
    await waitFor(() =>
      expect(notices).toEqual([{ severity: 'error', text: 'Failed to archive Ana Núñez. You seem to be offline.' }]),
    );
    expect(await names()).toHaveLength(2);
  });

  it('of an entry that somebody else has changed does not happen: it is shown as it is now', async () => {
    const api = twoTeams();
    const { texts } = show(api);
    await names();
    api.change(11, { position: 'Sweeper' });
    await choose('Ana Núñez', 'Archive');
    await confirm('Archive');
    await waitFor(() =>
      expect(texts()).toEqual(["This athlete's entry was changed by someone else meanwhile. Look at it again first."]),
    );
    expect(await screen.findByText('Sweeper')).toBeTruthy();
  });

  it('leaves those who can be brought back in a list of their own', async () => {
    const api = twoTeams();
    api.athletes = [buildAthlete(ARCHIVED), ...api.athletes.slice(1)];
    const { texts } = show(api);
    expect(await names()).toEqual([expect.stringContaining('Bo Berg')]);
    await press('Archived');
    expect(await names()).toEqual(['Ana Núñez']);
    expect(address()).toBe('/team-creation/1?show=archived');
    await press('Bring back Ana Núñez');
    expect(await screen.findByText('No archived athletes in this team')).toBeTruthy();
    expect(texts()).toEqual(['Ana Núñez is back on the roster.']);
    await press('On the roster');
    expect(await names()).toEqual(['Ana Núñez', expect.stringContaining('Bo Berg')]);
  });
});

describe('moving', () => {
  it('takes an athlete into another own team, and says what that means', async () => {
    const api = twoTeams();
    const { texts } = show(api);
    await choose('Ana Núñez', 'Move to another team');
    const dialog = await dialogCalled('Move Ana Núñez');
    expect(address()).toBe('/team-creation/1?move=11');
    expect(
      dialog.getByText(
        'Everything recorded of Ana Núñez moves along: wellness, training, tests and attendance. Coming team events of First Team no longer show for Ana; those of the new team do.',
      ),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(dialog.getByText('Please choose a team')).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: /Team/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Second Team · Rugby (M)']);
    await user.click(screen.getByRole('option'));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await noDialog();
    expect(texts()).toEqual(['Ana Núñez moved to Second Team.']);
    expect(api.sent).toEqual([{ method: 'PUT', path: '/api/athletes/11', body: { team_id: 2, version: 3 } }]);
    expect(await names()).toEqual([expect.stringContaining('Bo Berg')]);
    expect(address()).toBe('/team-creation/1');
  });

  it('that fails keeps the choice, and may be pressed again', async () => {
    const api = twoTeams();
    show(api);
    await choose('Ana Núñez', 'Move to another team');
    const dialog = await dialogCalled('Move Ana Núñez');
    await user.click(dialog.getByRole('combobox', { name: /Team/ }));
    await user.click(screen.getByRole('option'));
    api.refuse = NETWORK;
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await dialog.findByText('You seem to be offline.')).toBeTruthy();
    expect(dialog.getByText('Failed to move Ana Núñez')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await noDialog();
    expect(api.sent).toHaveLength(2);
  });

  it('needs another team', async () => {
    const api = twoTeams();
    api.teams = api.teams.slice(0, 1);
    show(api, '/team-creation/1?move=11');
    const dialog = await dialogCalled('Move Ana Núñez');
    expect(dialog.getByText(/You have no other team yet/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Move' })).toBeNull();
  });
});
