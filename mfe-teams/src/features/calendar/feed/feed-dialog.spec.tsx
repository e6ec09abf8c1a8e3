import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type Notice } from '@touchline/ui/host';
import { TestShell } from '@touchline/ui/testing';
import { FakeDialogsApi } from '../testing/fake-dialogs-api.js';
import type { ChosenTeam } from '../tools/chosen-team.js';
import { FeedDialog } from './feed-dialog.js';
import { LazyFeedAddress } from './lazy-feed-address.js';

beforeAll(() => LazyFeedAddress.preload());

const TEAM: ChosenTeam = { id: 1, name: 'Soccer (W)' };
const ORIGIN = window.location.origin;
const user = userEvent.setup({ writeToClipboard: false });

function show(api: FakeDialogsApi, { at = '/?feed=1', team = TEAM }: { at?: string; team?: ChosenTeam } = {}) {
  const notices: Notice[] = [];
  render(
    <TestShell api={api} at={at} notify={(notice) => notices.push(notice)}>
      <FeedDialog team={team} />
    </TestShell>,
  );
  return { texts: () => notices.map(({ text }) => text) };
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Address' });
async function answer(title: string, label: string): Promise<void> {
  await user.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: label }),
  );
}
const withAddress = () => Object.assign(new FakeDialogsApi(), { feedPath: '/api/calendar/feed/old.ics' });
const clipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

test('opens by the address only, and Close removes the parameter', async () => {
  show(withAddress(), { at: '/' });
  expect(screen.queryByRole('dialog')).toBeNull();
  show(withAddress());
  await user.click(await button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('creates an address, and shows it in full', async () => {
  const api = new FakeDialogsApi();
  const { texts } = show(api);
  expect(screen.getByRole('dialog', { name: 'Calendar feed' }).textContent).toContain('Soccer (W)');
  await screen.findByText(/Anyone with the address can read them, including the notes\./);
  await user.click(await button('Create address'));
  expect((await field()).value).toBe(`${ORIGIN}/api/calendar/feed/secret-1.ics`);
  expect((await field()).readOnly).toBe(true);
  expect(api.writes).toMatchObject([{ method: 'POST', path: '/api/calendar/feed', body: { team_id: 1 } }]);
  expect(api.reads[0]).toEqual({ method: 'GET', path: '/api/calendar/feed', query: { team_id: 1 } });
  expect(texts()).toEqual(['The address is ready.']);
});

test('copies the address; when the browser refuses, it selects the address and says so', async () => {
  const written: string[] = [];
  clipboard({ writeText: (text: string) => Promise.resolve(void written.push(text)) });
  const { texts } = show(withAddress());
  await user.click(await button('Copy address'));
  await waitFor(() => expect(texts()).toEqual(['Address copied to clipboard!']));
  expect(written).toEqual([`${ORIGIN}/api/calendar/feed/old.ics`]);

  clipboard(undefined);
  document.execCommand = () => false;
  await user.click(await button('Copy address'));
  await waitFor(() =>
    expect(texts()[1]).toBe('This browser does not allow copying. The address is selected: copy it by hand.'),
  );
  const address = await field();
  expect(document.activeElement).toBe(address);
  expect([address.selectionStart, address.selectionEnd]).toEqual([0, address.value.length]);
});

test('renews the address after a question', async () => {
  const api = withAddress();
  const { texts } = show(api);
  await user.click(await button('Replace address'));
  await answer('Replace address?', 'Cancel');
  expect(api.writes).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await button('Replace address'));
  await answer('Replace address?', 'Replace address');
  await waitFor(async () => expect((await field()).value).toBe(`${ORIGIN}/api/calendar/feed/secret-1.ics`));
  expect(texts()).toEqual(['The address was replaced.']);
});

test('revokes the address after a question', async () => {
  const api = withAddress();
  const { texts } = show(api);
  await user.click(await button('Turn off feed'));
  await answer('Turn off feed?', 'Turn off feed');
  await button('Create address');
  expect(api.writes).toMatchObject([{ method: 'DELETE', path: '/api/calendar/feed', query: { team_id: 1 } }]);
  expect(texts()).toEqual(['The feed is turned off.']);
});

test('a renewal with a lost answer shows a failure and the current address', async () => {
  const api = withAddress();
  show(api);
  await user.click(await button('Replace address'));
  api.failNextWrite = new ApiError(0, 'network', null);
  api.feedPath = '/api/calendar/feed/made-all-the-same.ics';
  await answer('Replace address?', 'Replace address');
  await screen.findByText('Failed to replace the address');
  await waitFor(async () => expect((await field()).value).toContain('made-all-the-same'));
});

test.each([
  ['Replace address', 'Replace address?'],
  ['Turn off feed', 'Turn off feed?'],
])('%s: a team that is no longer there is no failure', async (label, question) => {
  const api = withAddress();
  const { texts } = show(api);
  await user.click(await button(label));
  api.failNextWrite = new ApiError(404, 'not_found', 'Not found.');
  await answer(question, label);
  await waitFor(() => expect(texts()).toEqual(['This team is no longer there.']));
  expect(screen.queryByText(/Failed|Not found/)).toBeNull();
});

test('the sentence of the server comes first', async () => {
  const api = new FakeDialogsApi();
  show(api);
  await button('Create address');
  api.failNextWrite = new ApiError(503, 'busy', 'The server is busy.');
  await user.click(await button('Create address'));
  await screen.findByText('The server is busy.');
  await button('Create address');
});

test('a failed load can be retried', async () => {
  const api = withAddress();
  api.failReads = new ApiError(0, 'network', null);
  show(api);
  await screen.findByText('Failed to load the calendar feed');
  api.failReads = null;
  await user.click(await button('Try again'));
  await field();
});

test('without a team it shows the reason and sends no request', async () => {
  const api = new FakeDialogsApi();
  show(api, { team: { id: null, reason: 'Select a team first.' } });
  await screen.findByText('Select a team first.');
  expect(api.reads).toEqual([]);
});
