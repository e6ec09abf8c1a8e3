import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Team } from '@touchline/contracts/teams.schema';
import { ApiError, type Notice } from '@touchline/ui/host';
import { useRoutes } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { drawQrCode } from '../../../shared/qr-code.js';
import { buildPosterLink, buildTeam, NO_CODE } from '../testing/build.js';
import { FakeTeamApi } from '../testing/fake-team-api.js';
import { PosterPage } from './poster-page.js';

function Routes() {
  return useRoutes([
    { path: '/team-creation/:teamId/poster', element: <PosterPage /> },
    { path: '/team-creation', element: 'the team management' },
  ]);
}
function open(api: FakeTeamApi, at = '/team-creation/1/poster') {
  const notices: Notice[] = [];
  render(
    <TestShell api={api} at={at} notify={(notice) => notices.push(notice)}>
      <Routes />
    </TestShell>,
  );
  return { texts: () => notices.map(({ text }) => text) };
}
const withPoster = (team: Partial<Team> = {}) =>
  Object.assign(new FakeTeamApi([buildTeam(team)]), { poster: buildPosterLink() });
const canPrint = () => screen.queryByRole('button', { name: 'Print' }) !== null;
const shownPath = async () =>
  (await screen.findByRole('img', { name: 'Code that opens the registration of Soccer (W)' }))
    .querySelector('path')
    ?.getAttribute('d');
const pathOf = (link: string) => drawQrCode(`http://localhost${link}`).path;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answer = async (title: string, name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name }));
const dayField = () => screen.findByLabelText<HTMLInputElement>('Works until (last day)');
const writes = (api: FakeTeamApi) => api.writes.map(({ method, body }) => [method, body]);

/** The day is faked alone, so that presses and answers take their usual time. */
beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-29T12:00:00Z'),
    doNotFake: [
      'performance',
      'queueMicrotask',
      'nextTick',
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
    ],
  }),
);
afterEach(() => jest.useRealTimers());

test('has the link as QR, the code in letters while it works, the club, and until when both work', async () => {
  open(withPoster({ code_expires_at: '2026-12-03T10:30:00' }));
  expect(await shownPath()).toBe(pathOf('/join#p=KEY1'));
  expect(screen.getByText('localhost/join')).toBeTruthy();
  expect(screen.getByText('SOCW2026')).toBeTruthy();
  expect(screen.getByText('This poster can be scanned until June 30, 2027.')).toBeTruthy();
  expect(screen.getByText('The code in letters works until Dec 3, 10:30.')).toBeTruthy();
  expect(canPrint()).toBe(true);
});

test.each([
  ['without a code', NO_CODE],
  ['with a code that has just expired', { expires_in_seconds: 0 }],
])('%s it has the link alone', async (_, code) => {
  open(withPoster(code));
  expect(await shownPath()).toBe(pathOf('/join#p=KEY1'));
  expect(screen.getByText('Scan the code with your phone.')).toBeTruthy();
  expect(screen.queryByText('SOCW2026')).toBeNull();
  expect(screen.queryByText(/in letters/)).toBeNull();
  expect(canPrint()).toBe(true);
});

test('without a link it offers to make one until the end of the season', async () => {
  const api = new FakeTeamApi([buildTeam()]);
  const { texts } = open(api);
  expect(await screen.findByText(/^Soccer \(W\) has no poster yet\./)).toBeTruthy();
  expect(canPrint()).toBe(false);
  expect((await dayField()).value).toBe('2027-06-30');
  await press('Make link');
  expect(await shownPath()).toBe(pathOf('/join#p=KEY1'));
  expect(writes(api)).toEqual([['POST', { seen_made_at: null, ends_on: '2027-06-30' }]]);
  expect(texts()).toEqual(['The poster is ready.']);
});

test('says when a link has ended, and makes another one until a chosen day', async () => {
  const api = Object.assign(new FakeTeamApi([buildTeam()]), { posterEndedOn: '2026-06-30' });
  open(api);
  expect(await screen.findByText(/ended on June 30, 2026\./)).toBeTruthy();
  fireEvent.change(await dayField(), { target: { value: '2026-11-28' } });
  expect(screen.getByText('Choose a day from November 29, 2026 to January 3, 2028.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make link' }).disabled).toBe(true);
  fireEvent.change(await dayField(), { target: { value: '2027-01-31' } });
  await press('Make link');
  await screen.findByText('This poster can be scanned until January 31, 2027.');
});

test('saves another day for the same link', async () => {
  const api = withPoster();
  const { texts } = open(api);
  expect(screen.queryByRole('button', { name: 'Save day' })).toBeNull();
  fireEvent.change(await dayField(), { target: { value: '2027-07-31' } });
  await press('Save day');
  await screen.findByText('This poster can be scanned until July 31, 2027.');
  expect(await shownPath()).toBe(pathOf('/join#p=KEY1'));
  expect(writes(api)).toEqual([['PUT', { ends_on: '2027-07-31' }]]);
  expect(texts()[0]).toMatch(/^The poster works until July 31, 2027\./);
});

test('renews the link after a question that says that posters on the wall stop working', async () => {
  const api = withPoster();
  open(api);
  await press('Renew link');
  expect(screen.getByText(/^Posters of Soccer \(W\) that hang already stop working at once\./)).toBeTruthy();
  await answer('Renew link?', 'Cancel');
  expect(writes(api)).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Renew link');
  await answer('Renew link?', 'Renew link');
  await waitFor(async () => expect(await shownPath()).toBe(pathOf('/join#p=KEY2')));
  expect(writes(api)).toEqual([['POST', { seen_made_at: '2026-11-29T10:00:01.000Z' }]]);
});

test('ends the link after a question', async () => {
  const api = withPoster();
  const { texts } = open(api);
  await press('End link');
  await answer('End link?', 'End link');
  expect(await screen.findByText(/has no poster yet\./)).toBeTruthy();
  expect(canPrint()).toBe(false);
  expect(texts()).toEqual(['The link has ended.']);
});

test('a link that a colleague has renewed meanwhile is not renewed, and shown', async () => {
  const api = withPoster();
  open(api);
  await press('Renew link');
  api.poster = buildPosterLink({ path: '/join#p=THEIRS', made_at: '2026-11-29T11:00:00.000Z' });
  await answer('Renew link?', 'Renew link');
  await screen.findByText('The link of this poster was changed meanwhile.');
  await waitFor(async () => expect(await shownPath()).toBe(pathOf('/join#p=THEIRS')));
});

test('a change that fails says so, and keeps the typed day', async () => {
  const api = withPoster();
  open(api);
  fireEvent.change(await dayField(), { target: { value: '2027-07-31' } });
  api.failNextWrite = new ApiError(0, 'network', null);
  await press('Save day');
  await screen.findByText('Failed to save the day');
  expect((await dayField()).value).toBe('2027-07-31');
});

test('says what the server says to a role that may not see the link', async () => {
  const api = withPoster();
  api.refusePoster = new ApiError(403, 'not_permitted', 'Your role in this team does not allow this.');
  open(api);
  expect(await screen.findByText('Your role in this team does not allow this.')).toBeTruthy();
  expect(canPrint()).toBe(false);
});

test('a team that is not there, and a failure with another try', async () => {
  const api = withPoster();
  api.failReads = new ApiError(0, 'network', null);
  open(api, '/team-creation/9/poster');
  expect(await screen.findByText('Failed to load teams')).toBeTruthy();
  api.failReads = null;
  await press('Try again');
  expect(await screen.findByText(/This team is not in your teams/)).toBeTruthy();
  expect(canPrint()).toBe(false);
});
