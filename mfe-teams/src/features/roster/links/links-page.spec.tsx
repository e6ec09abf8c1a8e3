import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { buildAccess, buildDevice, NOTHING } from '../testing/build-access.js';
import { KEY, type FakeRosterApi } from '../testing/fake-roster-api.js';
import { address, openRoster, pressButton, twoTeams, user } from '../testing/roster-actor.js';

jest.setTimeout(20_000);

const NETWORK = new ApiError(0, 'network', null);
const LINKS = '/team-creation/1/links';
const BO = { athlete_id: 12, first_name: 'Bo', last_name: 'Berg' };
const CY = { athlete_id: 13, first_name: 'Cy', last_name: 'Chen' };

/** Ana answers with a phone; Bo has nothing. */
function readyAndNot() {
  const api = twoTeams();
  api.access = [buildAccess({ devices: [buildDevice()] }), buildAccess({ ...BO, ...NOTHING })];
  return api;
}
/** Three athletes, all with codes on the screen. */
async function threeCodes() {
  const api = readyAndNot();
  api.access.push(buildAccess({ ...CY, ...NOTHING }));
  const shell = openRoster(api, LINKS);
  await pressButton('Choose all');
  await pressButton('Make links (3)');
  await screen.findByRole('region', { name: 'Code' });
  return { api, ...shell };
}
const code = () => within(screen.getByRole('region', { name: 'Code' }));
const shownName = () => code().getByRole('heading').textContent;
const index = () => within(screen.getByRole('list', { name: 'Athletes' }));
const stateOf = (name: string) =>
  index()
    .getByRole('button', { name: new RegExp(name) })
    .textContent?.replace(name, '');

describe('making links', () => {
  it('begins with those who have nothing, and shows the link once', async () => {
    const api = readyAndNot();
    const { texts, anyUnsaved } = openRoster(api);
    await user.click(await screen.findByRole('link', { name: 'Make links' }));
    expect(address()).toBe(LINKS);
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
    await user.dblClick(screen.getByRole('button', { name: 'Make links (1)' }));
    await screen.findByRole('region', { name: 'Code' });
    expect(api.writes).toMatchObject([{ method: 'POST', body: { athlete_ids: [12], by: 'screen' } }]);
    expect(code().getByRole('img', { name: 'Code of Bo Berg' })).toBeTruthy();
    expect(code().getByText('localhost/answer#0123-4567-89AB-CDEF-GHJK-MNPQ-R0')).toBeTruthy();
    expect(screen.getByText(/shown only now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next athlete' })).toBeNull();
    expect(address()).toBe(LINKS);
    expect(anyUnsaved()).toBe(true);

    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    await user.click(code().getByRole('button', { name: 'Copy link of Bo Berg' }));
    await waitFor(() => expect(texts()).toEqual(['Link of Bo Berg copied.']));
    expect(written).toEqual([`http://localhost/answer#${KEY}0`]);
    expect(anyUnsaved()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Roster' }));
    expect(await screen.findByText('Link until Dec 10')).toBeTruthy();
    expect(document.body.textContent).not.toContain('0123-4567');
  });

  it('says once that there is no link', async () => {
    const api = readyAndNot();
    api.access = [buildAccess({ ...BO, ...NOTHING, consent: 'given' })];
    openRoster(api, LINKS);
    expect(await screen.findByText('No link')).toBeTruthy();
  });

  it('prints a card per athlete, whichever code is shown', async () => {
    const { leaveQuestion } = await threeCodes();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    expect(screen.getAllByText('First Team', { selector: 'div' })).toHaveLength(3);
    expect(screen.getAllByText(/Scan it by Dec 10\. Only for you/)).toHaveLength(3);
    await pressButton('Print cards');
    expect(print).toHaveBeenCalledTimes(1);
    expect(stateOf('Cy Chen')).toBe('Printed or copied, not paired yet');
    expect(leaveQuestion()).toBeUndefined();
  });

  it('keeps the choice after a failure, and says that former links may have ended', async () => {
    const api = readyAndNot();
    openRoster(api, `${LINKS}?athlete=12`);
    api.failNextWrite = NETWORK;
    await pressButton('Make links (1)');
    expect(await screen.findByText('Failed to make the links')).toBeTruthy();
    expect(screen.getByText(/Former links may have ended/)).toBeTruthy();
    await pressButton('Make links (1)');
    expect(await screen.findByRole('region', { name: 'Code' })).toBeTruthy();
  });

  it('has an empty team, and a failed list with another try', async () => {
    const api = twoTeams();
    api.failReads = NETWORK;
    openRoster(api, '/team-creation/2/links');
    expect(await screen.findByText('Failed to load who can answer')).toBeTruthy();
    api.failReads = null;
    await pressButton('Try again');
    expect(await screen.findByText(/^No athletes on this roster yet/)).toBeTruthy();
  });

  it('leads back from a team that is not the coach’s', async () => {
    const api = readyAndNot();
    api.failReads = (path) => (path === '/api/athlete-access' ? new ApiError(404, 'not_found', 'Not found.') : null);
    openRoster(api, '/team-creation/9/links');
    expect(await screen.findByText(/This team is not in your teams/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Roster' })).toBeNull();
  });
});

describe('the codes on the screen', () => {
  it('are one athlete at a time, by buttons, by keys and by name', async () => {
    await threeCodes();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Links' }));
    expect(screen.getAllByRole('img', { name: /^Code of/ })).toHaveLength(1);
    expect(code().getByRole('status').textContent).toBe('1 of 3Ana NúñezNot paired yet');
    await pressButton('Next athlete');
    expect(shownName()).toBe('Bo Berg');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(code().getByRole('status').textContent).toContain('3 of 3Cy Chen');
    await user.keyboard('{ArrowLeft}');
    expect(shownName()).toBe('Bo Berg');
    await pressButton('Previous');
    await pressButton('Previous');
    expect(shownName()).toBe('Ana Núñez');
    // A disabled button would lose the focus.
    const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' });
    expect([previous.disabled, document.activeElement === previous]).toEqual([false, true]);
    await user.click(index().getByRole('button', { name: /Cy Chen/ }));
    expect(shownName()).toBe('Cy Chen');
    expect(document.activeElement?.textContent).toBe('Cy Chen');
    expect(index().getByRole('button', { current: true }).textContent).toContain('Cy Chen');
  });

  it('leave the arrow keys to a dialog over them', async () => {
    await threeCodes();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    expect(shownName()).toBe('Ana Núñez');
    dialog.remove();
  });

  it('can be left without a question when every link is in somebody’s hands', async () => {
    const { anyUnsaved, leaveQuestion } = await threeCodes();
    expect(leaveQuestion()).toMatch(/^3 athletes have neither paired a phone .* cannot be shown again/);
    await pressButton('Copy link of Ana Núñez');
    await pressButton('Next athlete');
    await pressButton('Copy link of Bo Berg');
    expect(leaveQuestion()).toMatch(/^1 athlete has /);
    await pressButton('Next athlete');
    await pressButton('Copy link of Cy Chen');
    expect(anyUnsaved()).toBe(false);
  });
});

describe('a phone that pairs while the codes are shown', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  /** A phone of the athlete pairs with the link that was made last. */
  const pair = (api: FakeRosterApi, id: number) =>
    api.changeAccess(id, { devices: [buildDevice({ paired_at: '2026-11-26T10:05:00' })] });

  async function open() {
    const api = readyAndNot();
    api.access.push(buildAccess({ ...CY, ...NOTHING }));
    const shell = openRoster(api, LINKS);
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Choose all' }));
    fireEvent.click(screen.getByRole('button', { name: 'Make links (3)' }));
    await pass(1000);
    return { api, ...shell };
  }

  it('is seen by itself, and its code needs nobody any more', async () => {
    const { api, leaveQuestion } = await open();
    // A phone that was paired before has not used this link.
    expect(stateOf('Ana Núñez')).toBe('Not paired yet');
    expect(screen.getByRole('heading', { name: 'No phone paired yet' })).toBeTruthy();
    pair(api, 13);
    await pass(8000);
    expect(stateOf('Cy Chen')).toBe('Phone paired');
    expect(stateOf('Ana Núñez')).toBe('Not paired yet');
    expect(screen.getByRole('heading', { name: '1 of 3 have paired a phone' })).toBeTruthy();
    expect(shownName()).toBe('Ana Núñez');
    expect(leaveQuestion()).toMatch(/^2 athletes have /);
  });

  it('cannot do so with a code that a colleague has replaced', async () => {
    const { api } = await open();
    api.changeAccess(11, { link_until: '2026-12-10T10:02:00' });
    await pass(8000);
    expect(code().getByText(/This code no longer works/)).toBeTruthy();
    expect(code().queryByRole('img')).toBeNull();
    expect(screen.getAllByText(/Scan it by Dec 10\. Only for you/)).toHaveLength(2);
    expect(stateOf('Bo Berg')).toBe('Not paired yet');
  });

  it('is not looked for in a list that was read before the link was made', async () => {
    const api = readyAndNot();
    openRoster(api, LINKS);
    await pass(1000);
    api.failReads = NETWORK;
    fireEvent.click(screen.getByRole('button', { name: 'Make links (1)' }));
    await pass(1000);
    expect(code().getByRole('img', { name: 'Code of Bo Berg' })).toBeTruthy();
    expect(code().getByText('Not paired yet')).toBeTruthy();
  });

  it('is shown as unknown while the server cannot be reached', async () => {
    const { api } = await open();
    api.failReads = NETWORK;
    await pass(8000);
    expect(screen.getByText(/Failed to read who has paired a phone/)).toBeTruthy();
    expect(shownName()).toBe('Ana Núñez');
    api.failReads = null;
    pair(api, 11);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(1000);
    expect(stateOf('Ana Núñez')).toBe('Phone paired');
    expect(screen.queryByText(/Failed to read/)).toBeNull();
  });
});

describe('links by mail', () => {
  it('go only to those with a confirmed address', async () => {
    const api = readyAndNot();
    api.access = api.access.map((access) => ({
      ...access,
      mail_address: access.athlete_id === 12 ? 'a•••@athletes.example' : null,
    }));
    openRoster(api, LINKS);
    expect(await screen.findByText('To 1 athlete with a confirmed address')).toBeTruthy();
    const mail = screen.getByRole<HTMLInputElement>('radio', { name: 'By mail' });
    await waitFor(() => expect(mail.disabled).toBe(false));
    await user.click(mail);
    expect(screen.getByText('No confirmed mail address')).toBeTruthy();
    expect(screen.getByText(/ · a•••@athletes\.example$/)).toBeTruthy();
    await pressButton('Choose all');
    await pressButton('Make links (1)');
    expect((await screen.findByText(/Mailed to/)).textContent).toContain(
      'Mailed to 1 athlete. New phones can be paired until Dec 10.',
    );
    expect(api.writes).toMatchObject([{ body: { athlete_ids: [12], by: 'mail' } }]);
    expect(screen.queryByText(/shown only now/)).toBeNull();
  });

  it('are not offered when nobody has confirmed an address, and somebody has to be chosen', async () => {
    openRoster(readyAndNot(), LINKS);
    const mail = await screen.findByRole<HTMLInputElement>('radio', {
      name: 'By mail',
      description: 'Not possible yet: nobody in this team has confirmed a mail address.',
    });
    expect(mail.disabled).toBe(true);
    await pressButton('Choose none');
    await pressButton('Make links (0)');
    expect(screen.getByText('Choose at least one athlete.')).toBeTruthy();
  });

  it('are not offered without a mail server', async () => {
    const api = readyAndNot();
    api.sendsMail = false;
    api.access = api.access.map((access) => ({ ...access, mail_address: 'a•••@athletes.example' }));
    openRoster(api, LINKS);
    expect(await screen.findByText(/no mail server is set up/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By mail' }).disabled).toBe(true);
  });
});

it('tells two athletes of one name apart, on the screen and on the cards', async () => {
  const api = twoTeams();
  const kim = { first_name: 'Kim', last_name: 'Lee', ...NOTHING };
  api.access = [
    buildAccess({ ...kim, athlete_id: 12, date_of_birth: '2008-01-02' }),
    buildAccess({ ...kim, athlete_id: 13, date_of_birth: '2010-01-02' }),
  ];
  openRoster(api, LINKS);
  await screen.findByRole('checkbox', { name: /^Kim Lee \(born 2010\)/ });
  await pressButton('Choose none');
  await user.click(screen.getByRole('checkbox', { name: /^Kim Lee \(born 2008\)/ }));
  await pressButton('Make links (1)');
  expect(await screen.findByRole('heading', { name: 'Kim Lee (born 2008)' })).toBeTruthy();
  expect(screen.getAllByText('Kim Lee (born 2008)')).toHaveLength(2);
});
