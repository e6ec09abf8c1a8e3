import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { buildAthlete } from './testing/build-athlete.js';
import {
  address,
  chooseAction,
  dialogNamed,
  names,
  noDialog,
  pressButton,
  openRoster,
  twoTeams,
  user,
} from './testing/roster-actor.js';

// Typing into a form takes long on slow machines.
jest.setTimeout(20_000);

const NETWORK = new ApiError(0, 'network', null);
const ARCHIVED = { archived_at: '2026-11-20T10:00:00.000Z' };

describe('the roster', () => {
  it('lists the athletes with their known details', async () => {
    openRoster(twoTeams());
    expect(await screen.findByRole('heading', { name: 'First Team' })).toBeTruthy();
    expect(screen.getByText('Soccer (W)')).toBeTruthy();
    const [, ana, bo] = await screen.findAllByRole('row');
    const texts = (row: HTMLElement | undefined) =>
      within(row!)
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => cell.textContent);
    expect(texts(ana)).toEqual([
      'Keeper',
      'Jersey 7',
      expect.stringMatching(/^Age \d\dFeb 29, 2008$/),
      'Weight 61.5 kg',
      'Height 170 cm',
    ]);
    expect(texts(bo)).toEqual(['Winger', '-', '-', '-', '-']);
    expect(await names()).toEqual(['Ana Núñez', 'Bo BergInjury: Knee (6 of 10)']);
    expect(screen.getByRole('status').textContent).toBe('2 athletes');
  });

  it('filters by search text, kept in the address, and counts the matches', async () => {
    openRoster(twoTeams());
    await user.type(await screen.findByLabelText('Search athletes'), 'nunez');
    expect(await names()).toEqual(['Ana Núñez']);
    expect(screen.getByRole('status').textContent).toBe('1 of 2 athletes');
    expect(address()).toBe('/team-creation/1?q=nunez');
    await user.type(screen.getByLabelText('Search athletes'), 'x');
    expect(await screen.findByText('No athletes found')).toBeTruthy();
  });

  it('shows the empty text and the loading error', async () => {
    const api = twoTeams();
    openRoster(api, '/team-creation/2');
    expect(await screen.findByText('No athletes for this team')).toBeTruthy();
    api.failReads = NETWORK;
    await pressButton('Archived');
    expect(await screen.findByText('Failed to load athletes')).toBeTruthy();
    api.failReads = null;
    await pressButton('Try again');
    expect(await screen.findByText('No archived athletes in this team')).toBeTruthy();
  });

  it.each(['/team-creation/9', '/team-creation/x', '/team-creation/0'])(
    'an unknown team leads back: %s',
    async (at) => {
      openRoster(twoTeams(), at);
      const alert = within(await screen.findByRole('alert'));
      expect(alert.getByText('This team is not in your teams. It may have been deleted.')).toBeTruthy();
      await user.click(alert.getByRole('link', { name: 'Team Management' }));
      expect(await screen.findByText('the team management')).toBeTruthy();
    },
  );

  it('shows an error when the teams cannot be loaded', async () => {
    const api = twoTeams();
    api.failReads = NETWORK;
    openRoster(api);
    expect(await screen.findByText('Failed to load teams')).toBeTruthy();
  });

  it('opens no form for an athlete who is not listed', async () => {
    openRoster(twoTeams(), '/team-creation/1?edit=99');
    const dialog = await dialogNamed('Athlete');
    expect(dialog.getByText(/not in this list/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await noDialog();
    expect(address()).toBe('/team-creation/1');
  });
});

describe('archiving', () => {
  const confirm = async (answer: string) =>
    user.click(
      within(await screen.findByRole('alertdialog', { name: 'Archive athlete?' })).getByRole('button', {
        name: answer,
      }),
    );

  it('asks first, and can be undone', async () => {
    const api = twoTeams();
    const { notices, texts } = openRoster(api);
    await chooseAction('Ana Núñez', 'Archive');
    await confirm('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.writes).toEqual([]);
    await chooseAction('Ana Núñez', 'Archive');
    await confirm('Archive');
    await waitFor(() =>
      expect(texts()).toEqual(['Ana Núñez archived. Link and devices have ended, also if you undo this.']),
    );
    expect(api.writes).toEqual([{ method: 'PUT', path: '/api/athletes/11', body: { archived: true, version: 3 } }]);
    expect(await names()).toEqual([expect.stringContaining('Bo Berg')]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'First Team' })));

    notices[0]?.action?.run();
    await waitFor(() =>
      expect(texts()[1]).toBe('Ana Núñez is back on the roster. To answer by phone they need a new link.'),
    );
    expect(api.writes[1]?.body).toEqual({ archived: false, version: 4 });
    await waitFor(async () => expect(await names()).toEqual(['Ana Núñez', expect.stringContaining('Bo Berg')]));
  });

  it('shows why it failed, and the list stays', async () => {
    const api = twoTeams();
    const { notices } = openRoster(api);
    await chooseAction('Ana Núñez', 'Archive');
    api.failNextWrite = NETWORK;
    await confirm('Archive');
    await waitFor(() =>
      expect(notices).toEqual([{ severity: 'error', text: 'Failed to archive Ana Núñez. You seem to be offline.' }]),
    );
    expect(await names()).toHaveLength(2);
  });

  it('is refused when someone else has changed the athlete, and the list shows the current data', async () => {
    const api = twoTeams();
    const { texts } = openRoster(api);
    await names();
    api.change(11, { position: 'Sweeper' });
    await chooseAction('Ana Núñez', 'Archive');
    await confirm('Archive');
    await waitFor(() => expect(texts()).toEqual(['Someone else changed these details. Check them and try again.']));
    expect(await screen.findByText('Sweeper')).toBeTruthy();
  });

  it('puts archived athletes into a separate list, from which they can return', async () => {
    const api = twoTeams();
    api.records.all = [buildAthlete(ARCHIVED), ...api.athletes.slice(1)];
    const { texts } = openRoster(api);
    expect(await names()).toEqual([expect.stringContaining('Bo Berg')]);
    await pressButton('Archived');
    expect(await names()).toEqual(['Ana Núñez']);
    expect(address()).toBe('/team-creation/1?show=archived');
    await pressButton('Bring back Ana Núñez');
    expect(await screen.findByText('No archived athletes in this team')).toBeTruthy();
    expect(texts()).toEqual(['Ana Núñez is back on the roster. To answer by phone they need a new link.']);
    await pressButton('On the roster');
    expect(await names()).toEqual(['Ana Núñez', expect.stringContaining('Bo Berg')]);
  });
});

describe('moving', () => {
  it('moves an athlete to another team and explains the effects', async () => {
    const api = twoTeams();
    const { texts } = openRoster(api);
    await chooseAction('Ana Núñez', 'Move to another team');
    const dialog = await dialogNamed('Move Ana Núñez');
    expect(address()).toBe('/team-creation/1?move=11');
    expect(
      dialog.getByText(
        'From today on Ana Núñez belongs to the new team, and the earlier days stay with this one. The new staff see the records from today on, and load and wellness of up to 42 days before. Ana’s upcoming team events will be those of the new team.',
      ),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(dialog.getByText('Select a team.')).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: /Team/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Second Team · Rugby (M)']);
    await user.click(screen.getByRole('option'));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await noDialog();
    expect(texts()).toEqual(['Ana Núñez moved to Second Team.']);
    expect(api.writes).toEqual([{ method: 'PUT', path: '/api/athletes/11', body: { team_id: 2, version: 3 } }]);
    expect(await names()).toEqual([expect.stringContaining('Bo Berg')]);
    expect(address()).toBe('/team-creation/1');
  });

  it('keeps the choice after a failure and can be repeated', async () => {
    const api = twoTeams();
    openRoster(api);
    await chooseAction('Ana Núñez', 'Move to another team');
    const dialog = await dialogNamed('Move Ana Núñez');
    await user.click(dialog.getByRole('combobox', { name: /Team/ }));
    await user.click(screen.getByRole('option'));
    api.failNextWrite = NETWORK;
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await dialog.findByText('You seem to be offline.')).toBeTruthy();
    expect(dialog.getByText('Failed to move Ana Núñez')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await noDialog();
    expect(api.writes).toHaveLength(2);
  });

  it('requires another team', async () => {
    const api = twoTeams();
    api.teams = api.teams.slice(0, 1);
    openRoster(api, '/team-creation/1?move=11');
    const dialog = await dialogNamed('Move Ana Núñez');
    expect(dialog.getByText(/You have no other team yet/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Move' })).toBeNull();
  });
});

describe('two athletes of one name', () => {
  const twins = () => {
    const api = twoTeams();
    const kim = (athlete_id: number, jersey_number: string) =>
      buildAthlete({ athlete_id, jersey_number, first_name: 'Kim', last_name: 'Lee' });
    api.records.add(kim(21, '8'));
    api.records.add(kim(22, '00'));
    return api;
  };

  it('are told apart in the list, also while the search hides one, and in dialogs and notices', async () => {
    const { texts } = openRoster(twins());
    await screen.findByRole('heading', { name: 'First Team' });
    expect((await names()).slice(-2)).toEqual(['Kim Lee #8', 'Kim Lee #00']);
    await user.type(screen.getByPlaceholderText('Search athletes...'), '00');
    await waitFor(async () => expect(await names()).toEqual(['Kim Lee #00']));

    await pressButton('Edit Kim Lee #00');
    await (await dialogNamed('Edit Kim Lee #00')).findByLabelText(/^First name/);
    await pressButton('Cancel');
    await noDialog();
    await chooseAction('Kim Lee #00', 'Archive');
    expect(await screen.findByText(/^Kim Lee #00 will no longer appear/)).toBeTruthy();
    await pressButton('Archive');
    await waitFor(() =>
      expect(texts()).toEqual(['Kim Lee #00 archived. Link and devices have ended, also if you undo this.']),
    );
  });
});
