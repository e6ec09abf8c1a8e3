import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Club, ChangeClubBody } from '@touchline/contracts/club.schema';
import type { StaffRole } from '@touchline/contracts/permissions';
import { ApiError, type Notice } from '@touchline/ui/host';
import { coachAs, FakeServer, TestShell } from '@touchline/ui/testing';
import { TeamManagementPage } from './team-management-page.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });
const CLUB: Club = {
  name: 'City Club',
  carried_days: 42,
  other_teams_sessions: 'shown',
  late_marks: 'off',
  extra_questions: 2,
  version: 3,
};
const CHANGED = new ApiError(409, 'club_changed', 'Someone else changed the club settings.');

class FakeClubApi extends FakeServer {
  club = CLUB;
  sent: unknown[] = [];
  /** Thrown by the next writes, in order; null lets one through. */
  refusals: (ApiError | null)[] = [];
  /** The answer of a write that was stored gets lost. */
  losesAnswer = false;

  constructor() {
    super({
      'GET /api/teams': () => [],
      'GET /api/pending-athletes': () => [],
      'GET /api/pending-athletes/joined': () => [],
      'GET /api/club': () => this.club,
      'PUT /api/club': ({ body }) => this.change(body as ChangeClubBody),
    });
  }

  private change({ version, ...changes }: ChangeClubBody): Club {
    this.sent.push({ ...changes, version });
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
    if (version !== this.club.version) throw CHANGED;
    this.club = { ...this.club, ...(changes as Partial<Club>), version: version + 1 };
    if (this.losesAnswer) throw new ApiError(0, 'network', null);
    return this.club;
  }
}

function show({ api = new FakeClubApi(), role = 'head_coach' as StaffRole, at = '/team-creation' } = {}) {
  const notices: Notice[] = [];
  render(
    <TestShell api={api} at={at} coach={coachAs([role])} notify={(notice) => notices.push(notice)}>
      <TeamManagementPage />
    </TestShell>,
  );
  return { api, texts: () => notices.map(({ text }) => text) };
}

async function open(api = new FakeClubApi()) {
  const shown = show({ api });
  await user.click(await screen.findByRole('button', { name: 'Club settings' }));
  await screen.findByLabelText(/^Days that new staff see/);
  return { ...shown, dialog: within(screen.getByRole('dialog', { name: 'Club settings' })) };
}
const days = () => screen.getByLabelText<HTMLInputElement>(/^Days that new staff see/);
const others = () => screen.getByRole('combobox', { name: 'Sessions of other teams' });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });

async function type(text: string) {
  await user.clear(days());
  await user.type(days(), text);
}
async function choose(name: string, field = others()) {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name }));
}

test('shows what the club has decided, and saves what was changed', async () => {
  const { api, dialog, texts } = await open();
  expect(dialog.getByText('City Club')).toBeTruthy();
  expect([days().value, others().textContent]).toEqual(['42', 'Shown']);
  await type('14');
  await choose('Hidden');
  await save();
  await closed();
  expect(api.sent).toEqual([{ carried_days: 14, other_teams_sessions: 'hidden', version: 3 }]);
  expect(texts()).toEqual(['Club settings saved.']);
});

test('switches late marks on, which are off by default', async () => {
  const { api } = await open();
  const late = screen.getByRole('combobox', { name: 'Late marks' });
  expect(late.textContent).toBe('Off');
  await choose('On', late);
  await save();
  await closed();
  expect(api.sent).toEqual([{ late_marks: 'on', version: 3 }]);
});

test('sends only the setting that was changed, and nothing without a change', async () => {
  const { api } = await open();
  await save();
  await closed();
  expect(api.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Club settings' }));
  await screen.findByLabelText(/^Days that new staff see/);
  await type('0');
  await save();
  await closed();
  expect(api.sent).toEqual([{ carried_days: 0, version: 3 }]);
});

test.each(['', '43', '1.', '-1', 'x'])('"%s" is no number of days', async (text) => {
  const { api } = await open();
  await user.clear(days());
  if (text) await user.type(days(), text);
  await save();
  expect(await screen.findByText('Enter a whole number from 0 to 42.')).toBeTruthy();
  expect(api.sent).toEqual([]);
});

test.each([
  [new ApiError(0, 'network', null), /What you typed is still here/],
  [new ApiError(503, 'busy', 'The server is busy.'), /Failed to save the club settings|The server is busy/],
  [new ApiError(403, 'not_permitted', 'Your role does not allow this.'), 'Your role does not allow this.'],
])('keeps what was typed after %s, and it can be saved again', async (refusal, sentence) => {
  const { api } = await open();
  api.refusals = [refusal];
  await type('7');
  await save();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(days().value).toBe('7');
  await save();
  await closed();
  expect(api.club.carried_days).toBe(7);
});

test('a save whose answer got lost is saved', async () => {
  const { api, texts } = await open();
  api.losesAnswer = true;
  await type('7');
  await save();
  expect(await screen.findByText(/What you typed is still here/)).toBeTruthy();
  api.losesAnswer = false;
  await save();
  await closed();
  expect(texts()).toEqual(['Club settings saved.']);
  expect(api.club).toMatchObject({ carried_days: 7, version: 4 });
});

describe('settings that someone else changed meanwhile', () => {
  test('stay when they are others', async () => {
    const { api } = await open();
    api.club = { ...CLUB, other_teams_sessions: 'hidden', version: 4 };
    await type('7');
    await save();
    await closed();
    expect(api.club).toMatchObject({ carried_days: 7, other_teams_sessions: 'hidden', version: 5 });
  });

  async function clash() {
    const opened = await open();
    opened.api.club = { ...CLUB, carried_days: 14, other_teams_sessions: 'hidden', version: 4 };
    await type('7');
    await save();
    expect(await screen.findByText('Days that new staff see: theirs 14, yours 7')).toBeTruthy();
    expect([days().value, others().textContent]).toEqual(['7', 'Hidden']);
    return opened;
  }

  test('are shown beside the typed value, which replaces them when it is saved again', async () => {
    const { api } = await clash();
    await save();
    await closed();
    expect(api.club).toMatchObject({ carried_days: 7, other_teams_sessions: 'hidden', version: 5 });
  });

  test('can be taken over', async () => {
    const { api } = await clash();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect([days().value, screen.queryByText(/^Someone else/)]).toEqual(['14', null]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(api.club.version).toBe(4);
  });
});

test('asks before what was typed is discarded', async () => {
  await open();
  await type('7');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard Changes?' })).toBeTruthy();
});

test('says that the settings cannot be loaded, and tries again', async () => {
  const api = new FakeClubApi();
  show({ api });
  await screen.findByRole('button', { name: 'Club settings' });
  api.failReads = new ApiError(0, 'network', null);
  await user.click(screen.getByRole('button', { name: 'Club settings' }));
  expect(await screen.findByText('Failed to load the club settings')).toBeTruthy();
  api.failReads = null;
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Days that new staff see/)).toBeTruthy();
});

test.each(['coach', 'strength', 'medical', 'attendance_only', 'viewer'] as const)(
  'a %s is not offered the settings, nor by an address, and they are not read',
  async (role) => {
    const { api } = show({ role, at: '/team-creation?club=1' });
    await screen.findByRole('heading', { name: 'Team Management' });
    expect(screen.queryByRole('button', { name: 'Club settings' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.reads.map(({ path }) => path)).not.toContain('/api/club');
  },
);
