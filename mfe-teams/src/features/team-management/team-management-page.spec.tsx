import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isRegistrationCode } from '@touchline/contracts/registration-code';
import { ApiError, type Notice } from '@touchline/ui/host';
import { TestShell } from '@touchline/ui/testing';
import { TeamManagementPage } from './team-management-page.js';
import { buildKnown, buildPending, buildTeam, NO_CODE } from './testing/build.js';
import { FakeTeamApi } from './testing/fake-team-api.js';

// Typing into a dialog takes long on slow machines.
jest.setTimeout(20_000);

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const NETWORK = new ApiError(0, 'network', null);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(api: FakeTeamApi) {
  const notices: Notice[] = [];
  const unsaved = new Map<string, boolean>();
  render(
    <TestShell api={api} notify={(notice) => notices.push(notice)} setUnsaved={(key, value) => unsaved.set(key, value)}>
      <TeamManagementPage />
    </TestShell>,
  );
  return {
    texts: () => notices.map(({ text }) => text),
    notices,
    anyUnsaved: () => [...unsaved.values()].some(Boolean),
  };
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Clicks and waits for the answer. */
async function click(element: HTMLElement): Promise<void> {
  await user.click(element);
  await wait(1);
}
const panel = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('your teams', () => {
  it('lists the teams with their details and counts down', async () => {
    show(
      new FakeTeamApi([
        buildTeam({ athlete_count: 1, expires_in_seconds: 62 }),
        buildTeam({ team_id: 2, name: 'Old Boys', sport: 'Rugby (M)', ...NO_CODE }),
      ]),
    );
    const [soccer, rugby] = await screen.findAllByRole('listitem');
    expect(within(soccer!).getByText('Soccer (W) · 1 athlete')).toBeTruthy();
    expect(within(soccer!).getByText('SOCW2026')).toBeTruthy();
    expect(within(soccer!).getByRole('timer').textContent).toBe('1 min 02 s');
    await wait(2000);
    expect(within(soccer!).getByRole('timer').textContent).toBe('1 min 00 s');
    expect(within(rugby!).getByText('Rugby (M) · 20 athletes')).toBeTruthy();
    expect(within(rugby!).getByText('Expired')).toBeTruthy();
    expect(within(rugby!).queryByRole('timer')).toBeNull();
    expect(button('Copy the code of Old Boys').disabled).toBe(true);
  });

  it('shows the empty text and the loading error', async () => {
    const api = new FakeTeamApi([]);
    api.failReads = NETWORK;
    show(api);
    expect(await panel('Your Teams').findByText('Failed to load teams')).toBeTruthy();
    expect(await panel('Pending Registrations').findByText('Failed to load pending athletes')).toBeTruthy();
    api.failReads = null;
    await click(panel('Your Teams').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No teams created yet')).toBeTruthy();
  });

  it('shows Expired when the countdown ends, and clears that code on the server once', async () => {
    const api = new FakeTeamApi([buildTeam({ expires_in_seconds: 3 })]);
    show(api);
    await screen.findByText('SOCW2026');
    await wait(2500);
    expect(api.writes).toEqual([]);
    await wait(5000);
    expect(screen.getByText('Expired')).toBeTruthy();
    expect(screen.queryByText('SOCW2026')).toBeNull();
    expect(api.writes).toEqual([
      { method: 'PUT', path: '/api/teams/1', body: { registration_code: null, if_registration_code: 'SOCW2026' } },
    ]);
  });

  it('shows Expired also when clearing fails, without a message', async () => {
    const api = new FakeTeamApi([buildTeam({ expires_in_seconds: 1 })]);
    api.failNextWrite = NETWORK;
    const { notices } = show(api);
    await screen.findByText('SOCW2026');
    await wait(4000);
    expect(screen.getByText('Expired')).toBeTruthy();
    expect(notices).toEqual([]);
  });

  it('refetches when the clocks have drifted apart because the device slept', async () => {
    const api = new FakeTeamApi([buildTeam({ expires_in_seconds: 600 })]);
    show(api);
    await screen.findByText('SOCW2026');
    await wait(2000);
    api.teams = [buildTeam({ expires_in_seconds: 100 })];
    jest.setSystemTime(Date.now() + 498_000);
    await wait(2000);
    expect(screen.getByRole('timer').textContent).toBe('1 min 39 s');
  });

  it('generates a code at once when there is no valid one', async () => {
    const api = new FakeTeamApi([buildTeam(NO_CODE)]);
    const { notices } = show(api);
    await click(await screen.findByRole('button', { name: 'Regenerate the code of Soccer (W)' }));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('10 s'));
    const body = api.writes[0]?.body as { registration_code: string };
    expect(isRegistrationCode(body.registration_code)).toBe(true);
    expect(screen.getByText(body.registration_code)).toBeTruthy();
    expect(notices).toEqual([{ severity: 'success', text: 'Registration code regenerated!', forMs: 4000 }]);
  });

  it('asks before it replaces a valid code, and names the validity of the new one', async () => {
    const api = new FakeTeamApi([buildTeam({ regenerated_code_seconds: 604_800 })]);
    show(api);
    await click(await screen.findByRole('button', { name: 'Regenerate the code of Soccer (W)' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText(
        'The code SOCW2026 of Soccer (W) stops working at once. The new code will be valid for 7 days.',
      ),
    ).toBeTruthy();
    await click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.writes).toEqual([]);
    await click(button('Regenerate the code of Soccer (W)'));
    await click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Regenerate code' }));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('7 d 0 h'));
    expect(api.writes).toHaveLength(1);
  });

  it.each([
    [NETWORK, 'error', 'Error regenerating code'],
    [new ApiError(403, 'forbidden', 'This is not allowed.'), 'error', 'This is not allowed.'],
    [new ApiError(404, 'not_found', 'Not found.'), 'info', 'This team is no longer there.'],
  ])('shows why a code could not be regenerated', async (refusal, severity, text) => {
    const api = new FakeTeamApi([buildTeam(NO_CODE)]);
    api.failNextWrite = refusal;
    const { notices } = show(api);
    await click(await screen.findByRole('button', { name: 'Regenerate the code of Soccer (W)' }));
    await waitFor(() => expect(notices).toEqual([{ severity, text, forMs: 4000 }]));
  });
});

describe('copying', () => {
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

  it('copies the code and confirms it', async () => {
    const { texts } = show(new FakeTeamApi([buildTeam()]));
    const copied: string[] = [];
    clipboard((text) => Promise.resolve(void copied.push(text)));
    await click(await screen.findByRole('button', { name: 'Copy the code of Soccer (W)' }));
    expect(copied).toEqual(['SOCW2026']);
    expect(texts()).toEqual(['Code copied to clipboard!']);
  });

  it('selects the code when the browser does not allow copying', async () => {
    const { texts } = show(new FakeTeamApi([buildTeam()]));
    clipboard(() => Promise.reject(new Error('refused')));
    document.execCommand = () => false;
    await click(await screen.findByRole('button', { name: 'Copy the code of Soccer (W)' }));
    expect(getSelection()?.toString()).toBe('SOCW2026');
    expect(texts()).toEqual(['This browser does not allow copying. The code is selected: copy it by hand.']);
  });
});

describe('pending registrations', () => {
  const two = () => [
    buildPending(),
    buildPending({
      id: 6,
      first_name: 'Bo',
      last_name: 'Berg',
      team_name: 'First',
      team_sport: 'Rugby (M)',
      position: 'Lock',
    }),
  ];

  /** Accept takes one click; Decline asks first. */
  async function answerAna(action: string): Promise<void> {
    await click(await screen.findByRole('button', { name: `${action} Ana Núñez` }));
    if (action !== 'Decline') return;
    await click(
      within(await screen.findByRole('alertdialog', { name: 'Decline registration' })).getByRole('button', {
        name: 'Decline',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }

  it('asks before an athlete is declined, and Cancel declines nobody', async () => {
    const api = new FakeTeamApi([], two());
    show(api);
    await click(await screen.findByRole('button', { name: 'Decline Ana Núñez' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Decline registration' }));
    expect(question.getByText('Ana Núñez will have to register again with a valid code.')).toBeTruthy();
    await click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.writes).toEqual([]);
    expect(screen.getByText('Ana Núñez')).toBeTruthy();
  });

  it.each(['Accept', 'Decline'])(
    '%s: a registration that is no longer there disappears, and is no failure',
    async (action) => {
      const api = new FakeTeamApi([], two());
      const { texts } = show(api);
      await screen.findByText('Ana Núñez');
      api.failNextWrite = new ApiError(404, 'not_found', 'Not found.');
      api.pending = api.pending.slice(1);
      await answerAna(action);
      await waitFor(() => expect(texts()).toEqual(['This registration is no longer there.']));
      await waitFor(() => expect(screen.queryByText('Ana Núñez')).toBeNull());
    },
  );

  it('shows from which team an accepted athlete was moved, and takes two persons apart', async () => {
    const api = new FakeTeamApi([], [buildPending({ date_of_birth: '1990-03-03', same_person: buildKnown() })]);
    const { texts } = show(api);
    expect(await screen.findByText('Born March 3, 1990 · Athlete of Seniors')).toBeTruthy();
    await answerAna('Accept');
    await waitFor(() =>
      expect(texts()).toEqual(['Athlete accepted and added to team! Moved from Seniors with all records.']),
    );
    // It stays after the snackbar has closed.
    await wait(60_000);
    expect(screen.getByText('Ana Núñez moved from Seniors to Soccer (W) with all records.')).toBeTruthy();
    expect(screen.getByText('Registered: born March 3, 1990. Before: born March 3, 1990.')).toBeTruthy();
    await click(button('Take Ana Núñez apart'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Take apart' }));
    expect(question.getByText(/^Ana Núñez goes back to Seniors as before/)).toBeTruthy();
    await click(question.getByRole('button', { name: 'Take apart' }));
    await waitFor(() => expect(screen.queryByText(/moved from/)).toBeNull());
    expect(texts().at(-1)).toBe('Ana Núñez is a new athlete of Soccer (W) now.');
  });

  it('says that an athlete of the same team was one already', async () => {
    const known = buildKnown({ team_name: 'Soccer (W)' });
    const { texts } = show(new FakeTeamApi([], [buildPending({ same_person: known })]));
    await answerAna('Accept');
    await waitFor(() =>
      expect(texts()).toEqual(['Ana Núñez was an athlete of Soccer (W) already, and keeps all records.']),
    );
    expect(await screen.findByText('Ana Núñez is the athlete of Soccer (W) you had.')).toBeTruthy();
  });

  it.each([
    ['The same person as Ana Núñez of Seniors', { same_as: 70 }],
    ['Another person', { same_as: null }],
  ])('asks whether it is the same person, with both birth dates: %s', async (choice, body) => {
    const api = new FakeTeamApi([], [buildPending({ date_of_birth: '2011-06-06', namesakes: [buildKnown()] })]);
    show(api);
    expect(await screen.findByText('Born June 6, 2011 · May be an athlete of Seniors')).toBeTruthy();
    await answerAna('Accept');
    const dialog = within(await screen.findByRole('dialog', { name: 'Is this the same person?' }));
    expect(dialog.getByText('Ana Núñez · born June 6, 2011 · ana@athletes.test')).toBeTruthy();
    expect(dialog.getByText(/^born March 3, 1990 · ana@athletes.test/)).toBeTruthy();
    const accept = dialog.getByRole<HTMLButtonElement>('button', { name: 'Accept' });
    expect(accept.disabled).toBe(true);
    await click(dialog.getByRole('radio', { name: new RegExp(`^${choice}`) }));
    await click(accept);
    await waitFor(() => expect(api.writes.map((write) => write.body)).toEqual([body]));
  });

  it('lists the pending athletes with their details', async () => {
    show(new FakeTeamApi([], two()));
    const [, bo] = await panel('Pending Registrations').findAllByRole('listitem');
    for (const text of ['Bo Berg', 'Lock', 'First · Rugby (M)']) expect(within(bo!).getByText(text)).toBeTruthy();
    expect(bo!.textContent).toContain('ana@athletes.test');
  });

  it('shows the empty text, and a new registration within ten seconds', async () => {
    const api = new FakeTeamApi([]);
    show(api);
    expect(await screen.findByText('No pending registrations')).toBeTruthy();
    api.pending = two();
    await wait(9000);
    expect(screen.getByText('Ana Núñez')).toBeTruthy();
  });

  it.each([
    ['Accept', 'POST', '/api/pending-athletes/5/accept', {}, 'Athlete accepted and added to team!'],
    ['Decline', 'DELETE', '/api/pending-athletes/5', undefined, 'Athlete registration declined.'],
  ])(
    '%s: the row is busy, disappears, and the next row receives the focus',
    async (action, method, path, body, text) => {
      const api = new FakeTeamApi([], two());
      const release = api.holdWrites();
      const { notices } = show(api);
      await answerAna(action);
      expect([
        button('Accept Ana Núñez').disabled,
        button('Decline Ana Núñez').disabled,
        button('Accept Bo Berg').disabled,
      ]).toEqual([true, true, false]);
      release();
      await waitFor(() => expect(screen.queryByText('Ana Núñez')).toBeNull());
      expect(api.writes).toEqual([{ method, path, body }]);
      expect(notices).toEqual([{ severity: 'success', text, forMs: 4000 }]);
      expect(document.activeElement).toBe(button('Accept Bo Berg'));
    },
  );

  it('moves the focus to the heading after the last row', async () => {
    show(new FakeTeamApi([], [buildPending()]));
    await click(await screen.findByRole('button', { name: 'Accept Ana Núñez' }));
    expect(await screen.findByText('No pending registrations')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pending Registrations' }));
  });

  it.each([
    ['Accept', 'Failed to accept athlete'],
    ['Decline', 'Failed to decline athlete'],
  ])('%s that fails shows an error; the row stays and its button has the focus', async (action, text) => {
    const api = new FakeTeamApi([], two());
    api.failNextWrite = NETWORK;
    const { notices } = show(api);
    await answerAna(action);
    await waitFor(() => expect(notices).toEqual([{ severity: 'error', text, forMs: 4000 }]));
    await waitFor(() => expect(button(`${action} Ana Núñez`).disabled).toBe(false));
    expect(document.activeElement).toBe(button(`${action} Ana Núñez`));
  });

  it('a registration that a colleague has handled shows a message and disappears', async () => {
    const api = new FakeTeamApi([], two());
    const { texts } = show(api);
    await screen.findByText('Ana Núñez');
    api.pending = api.pending.slice(1);
    await answerAna('Decline');
    await waitFor(() => expect(screen.queryByText('Ana Núñez')).toBeNull());
    expect(texts()).toEqual(['This registration has already been accepted.']);
  });
});

describe('creating a team', () => {
  async function open(api: FakeTeamApi) {
    const shown = show(api);
    await click(button('Create New Team'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Team' }));
    return { ...shown, dialog };
  }
  const choose = async (dialog: ReturnType<typeof within>, text: string) =>
    user.type(dialog.getByLabelText(/Sport/), `${text}{Enter}`);

  it('needs a sport', async () => {
    const api = new FakeTeamApi([]);
    const { dialog } = await open(api);
    expect(dialog.getByText(/expire in 7 days/)).toBeTruthy();
    await click(dialog.getByRole('button', { name: 'Create Team' }));
    expect(dialog.getByText('Please select a sport')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText(/Sport/));
    expect(api.writes).toEqual([]);
  });

  it('finds the sport by typing, creates a team without a name, and shows it', async () => {
    const api = new FakeTeamApi([]);
    const { dialog, texts, anyUnsaved } = await open(api);
    await choose(dialog, 'water polo (w');
    expect(anyUnsaved()).toBe(true);
    await click(dialog.getByRole('button', { name: 'Create Team' }));
    expect(await screen.findByText('Water Polo (W) · 0 athletes')).toBeTruthy();
    const body = api.writes[0]?.body as Record<string, string>;
    expect(Object.keys(body).sort()).toEqual(['code_expires_at', 'registration_code', 'sport']);
    expect(Math.abs(Date.parse(body['code_expires_at']!) - Date.now() - 604_800_000)).toBeLessThan(60_000);
    expect(texts()).toEqual(['Team created successfully!']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(anyUnsaved()).toBe(false);
  });

  it('generates another code when the first is taken', async () => {
    const api = new FakeTeamApi([]);
    api.failNextWrite = new ApiError(409, 'code_taken', 'Taken.');
    const { dialog, texts } = await open(api);
    await choose(dialog, 'golf (m');
    await click(dialog.getByRole('button', { name: 'Create Team' }));
    await waitFor(() => expect(texts()).toEqual(['Team created successfully!']));
    expect(new Set(api.writes.map(({ body }) => (body as { registration_code: string }).registration_code)).size).toBe(
      2,
    );
  });

  it('keeps the input after a failure and shows the reason at the right place', async () => {
    const api = new FakeTeamApi([]);
    const { dialog, anyUnsaved } = await open(api);
    await choose(dialog, 'golf (m');
    await user.type(dialog.getByLabelText('Team name'), 'Eagles');
    for (const [refusal, text] of [
      [NETWORK, 'Failed to create team'],
      [
        new ApiError(409, 'team_name_taken', 'There is already a team called Eagles.'),
        'There is already a team called Eagles.',
      ],
    ] as const) {
      api.failNextWrite = refusal;
      await click(dialog.getByRole('button', { name: 'Create Team' }));
      expect(await dialog.findByText(text)).toBeTruthy();
      expect(dialog.queryByText('You seem to be offline. What you typed is still here.') !== null).toBe(
        refusal === NETWORK,
      );
      expect([
        dialog.getByLabelText<HTMLInputElement>(/Sport/).value,
        dialog.getByLabelText<HTMLInputElement>('Team name').value,
      ]).toEqual(['Golf (M)', 'Eagles']);
      expect(anyUnsaved()).toBe(true);
    }
    await click(dialog.getByRole('button', { name: 'Create Team' }));
    expect(await screen.findByText('Eagles')).toBeTruthy();
  });

  it('after a lost answer it repeats the same request', async () => {
    const api = new FakeTeamApi([]);
    const { dialog } = await open(api);
    await choose(dialog, 'golf (m');
    api.failNextWrite = NETWORK;
    await click(dialog.getByRole('button', { name: 'Create Team' }));
    expect(await dialog.findByText('Failed to create team')).toBeTruthy();
    await wait(5000);
    await click(dialog.getByRole('button', { name: 'Create Team' }));
    expect(await screen.findByText('Golf (M) · 0 athletes')).toBeTruthy();
    expect(api.writes).toHaveLength(2);
    expect(api.writes[1]).toEqual(api.writes[0]);
    expect(api.writes[0]?.retryKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('asks before input is discarded', async () => {
    const { dialog } = await open(new FakeTeamApi([]));
    await user.type(dialog.getByLabelText('Team name'), 'E');
    await click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog'));
    await click(question.getByRole('button', { name: 'Discard Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('tells two registrations of one name apart', async () => {
  const kim = (id: number, born: string) =>
    buildPending({ id, first_name: 'Kim', last_name: 'Lee', date_of_birth: born });
  show(new FakeTeamApi([], [kim(5, '2008-01-02'), kim(6, '2010-01-02')]));
  expect(await screen.findByRole('button', { name: 'Accept Kim Lee (born 2008)' })).toBeTruthy();
  expect(button('Decline Kim Lee (born 2010)')).toBeTruthy();
});
