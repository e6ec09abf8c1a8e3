import { screen, waitFor, within } from '@testing-library/react';
import { CONSENT_TEXT_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '@touchline/ui/host';
import { buildAccess, buildDevice, NOTHING } from './testing/build-access.js';
import { KEY } from './testing/fake-roster-api.js';
import {
  address,
  chooseAction,
  dialogNamed,
  names,
  openRoster,
  pressButton,
  twoTeams,
  typeInto,
  user,
} from './testing/roster-actor.js';

jest.setTimeout(20_000);

const NETWORK = new ApiError(0, 'network', null);
const BO = { athlete_id: 12, first_name: 'Bo', last_name: 'Berg' };

/** Ana answers with a phone; Bo has nothing. */
function readyAndNot() {
  const api = twoTeams();
  api.access = [buildAccess({ devices: [buildDevice()] }), buildAccess({ ...BO, ...NOTHING })];
  return api;
}
const answersOf = async (name: string) => {
  const row = (await screen.findAllByRole('row')).find((one) => one.textContent?.includes(name));
  return within(row!).getAllByRole('cell')[6]?.textContent;
};
/** A dialog after its code and the list have arrived. */
const answersDialog = async () => {
  await screen.findByRole('region', { name: 'Consent' });
  return dialogNamed('Answers and devices');
};
const confirm = async (question: string, answer: string) =>
  user.click(within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name: answer }));

describe('who can answer', () => {
  it('is said in words, and those who cannot are found by a filter of the address', async () => {
    openRoster(readyAndNot());
    // The first page of a spec takes long on a busy machine.
    await waitFor(async () => expect(await answersOf('Ana')).toBe('Answers ReadyLast used Nov 26, 07:12'), {
      timeout: 10_000,
    });
    expect(await answersOf('Bo')).toBe('Answers No consentNo link');
    await pressButton('Cannot answer yet');
    expect(await names()).toEqual([expect.stringContaining('Bo Berg')]);
    expect(address()).toBe('/team-creation/1?answers=not-yet');
    expect(screen.getByRole('status').textContent).toBe('1 of 2 athletes');
  });

  it('is said once where an athlete has agreed and has no link', async () => {
    const api = readyAndNot();
    api.access = [buildAccess({ ...BO, link: 'none', link_until: null })];
    openRoster(api);
    await waitFor(async () => expect(await answersOf('Bo')).toBe('Answers No link'));
    await user.click(screen.getByRole('link', { name: 'Make links' }));
    expect((await screen.findByRole('checkbox')).closest('label')?.textContent).toBe('Bo BergNo link');
  });

  it('says that a guardian said no, and on which day', async () => {
    const api = readyAndNot();
    api.access = [buildAccess({ ...BO, ...NOTHING, guardian_refused_on: '2026-11-20' })];
    openRoster(api);
    await waitFor(async () => expect(await answersOf('Bo')).toBe('Answers Guardian said noNo link'));
    await chooseAction('Bo Berg', 'Answers and devices');
    const dialog = await answersDialog();
    expect(dialog.getByText(/^A guardian said no on Nov 20, 2026\. Talk with the athlete/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Record a signed form' })).toBeTruthy();
  });

  it('says so when everybody can', async () => {
    const api = readyAndNot();
    api.access = api.access.map((access) => ({ ...access, consent: 'given', devices: [buildDevice()] }));
    openRoster(api, '/team-creation/1?answers=not-yet');
    expect(await screen.findByText('Nobody found who cannot answer yet.')).toBeTruthy();
  });

  it('is left out with a way to try again when it cannot be loaded, and the roster stays', async () => {
    const api = readyAndNot();
    api.failReads = (path) => (path === '/api/athlete-access' ? NETWORK : null);
    openRoster(api);
    expect(await screen.findByText(/Failed to load who can answer/)).toBeTruthy();
    expect(await names()).toHaveLength(2);
    api.failReads = null;
    await pressButton('Try again');
    await waitFor(async () => expect(await answersOf('Bo')).toContain('No consent'));
  });

  it('is not asked for archived athletes', async () => {
    const api = readyAndNot();
    openRoster(api, '/team-creation/1?show=archived');
    expect(await screen.findByText('No archived athletes in this team')).toBeTruthy();
    expect(api.reads.filter(({ path }) => path === '/api/athlete-access')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Make links' })).toBeNull();
  });
});

describe('making links', () => {
  const LINKS = '/team-creation/1/links';

  it('begins with those who have nothing, and shows the links once', async () => {
    const api = readyAndNot();
    const { texts, anyUnsaved } = openRoster(api);
    await user.click(await screen.findByRole('link', { name: 'Make links' }));
    expect(address()).toBe(LINKS);
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
    await user.dblClick(screen.getByRole('button', { name: 'Make links (1)' }));
    const links = within(await screen.findByRole('list', { name: 'Links' }));
    expect(api.writes).toMatchObject([{ method: 'POST', body: { athlete_ids: [12], by: 'screen' } }]);
    expect(links.getByRole('img', { name: 'Code of Bo Berg' })).toBeTruthy();
    expect(links.getByText('localhost/answer#0123-4567-89AB-CDEF-GHJK-MNPQ-R0')).toBeTruthy();
    expect(screen.getByText(/shown only now/)).toBeTruthy();
    expect(address()).toBe(LINKS);
    expect(anyUnsaved()).toBe(true);

    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    await user.click(links.getByRole('button', { name: 'Copy link of Bo Berg' }));
    await waitFor(() => expect(texts()).toEqual(['Link of Bo Berg copied.']));
    expect(written).toEqual([`http://localhost/answer#${KEY}0`]);
    expect(anyUnsaved()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Roster' }));
    await waitFor(async () => expect(await answersOf('Bo')).toContain('Link until Dec 10'));
    expect(document.body.textContent).not.toContain('0123-4567');
  });

  it('says once that there is no link', async () => {
    const api = readyAndNot();
    api.access = [buildAccess({ ...BO, ...NOTHING, consent: 'given' })];
    openRoster(api, LINKS);
    expect(await screen.findByText('No link')).toBeTruthy();
  });

  it('warns until the last link is copied, and begins at what is said about them', async () => {
    const { anyUnsaved } = openRoster(readyAndNot(), LINKS);
    await pressButton('Choose all');
    await pressButton('Make links (2)');
    const links = within(await screen.findByRole('list', { name: 'Links' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Links' }));
    await user.click(links.getByRole('button', { name: 'Copy link of Bo Berg' }));
    expect(anyUnsaved()).toBe(true);
    await user.click(links.getByRole('button', { name: 'Copy link of Ana Núñez' }));
    expect(anyUnsaved()).toBe(false);
  });

  it('prints a card per athlete', async () => {
    openRoster(readyAndNot(), LINKS);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await pressButton('Choose all');
    expect(screen.queryByRole('button', { name: 'Print cards' })).toBeNull();
    await pressButton('Make links (2)');
    await screen.findByRole('list', { name: 'Links' });
    expect(screen.getAllByText('First Team', { selector: 'div' })).toHaveLength(2);
    expect(screen.getAllByText(/Scan it by Dec 10\. Only for you/)).toHaveLength(2);
    await pressButton('Print cards');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('mails only to those with a confirmed address', async () => {
    const api = readyAndNot();
    api.access = api.access.map((access) => ({
      ...access,
      mail_address: access.athlete_id === 12 ? 'a•••@athletes.example' : null,
    }));
    openRoster(api, LINKS);
    await user.click(await screen.findByRole('radio', { name: /By mail: 1 athlete with a confirmed address/ }));
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

  it('cannot mail when nobody has confirmed an address, and needs somebody to be chosen', async () => {
    openRoster(readyAndNot(), LINKS);
    const mail = await screen.findByRole<HTMLInputElement>('radio', { name: /no athlete here has confirmed/ });
    expect(mail.disabled).toBe(true);
    await pressButton('Choose none');
    await pressButton('Make links (0)');
    expect(screen.getByText('Choose at least one athlete.')).toBeTruthy();
  });

  it('keeps the choice after a failure, and says that former links may have ended', async () => {
    const api = readyAndNot();
    openRoster(api, `${LINKS}?athlete=12`);
    api.failNextWrite = NETWORK;
    await pressButton('Make links (1)');
    expect(await screen.findByText('Failed to make the links')).toBeTruthy();
    expect(screen.getByText(/Former links may have ended/)).toBeTruthy();
    await pressButton('Make links (1)');
    expect(await screen.findByRole('list', { name: 'Links' })).toBeTruthy();
  });

  it('has an empty team, and a failed list with another try', async () => {
    const api = twoTeams();
    api.failReads = NETWORK;
    openRoster(api, '/team-creation/2/links');
    expect(await screen.findByText('Failed to load who can answer')).toBeTruthy();
    api.failReads = null;
    await pressButton('Try again');
    expect(await screen.findByText('No athletes for this team')).toBeTruthy();
  });
});

describe('one athlete', () => {
  it('ends a device, and the link with all devices, after a question', async () => {
    const api = readyAndNot();
    const { texts } = openRoster(api);
    await names();
    await chooseAction('Ana Núñez', 'Answers and devices');
    expect(address()).toBe('/team-creation/1?phone=11');
    const dialog = await answersDialog();
    expect(await dialog.findByText('Paired Nov 20, last used Nov 26, 07:12')).toBeTruthy();
    expect(dialog.getByText('Given by the athlete on Nov 05, 2026, text 2026-11')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'End iPhone, Safari' }));
    await confirm('End this device?', 'End device');
    expect(await dialog.findByText('No device is paired.')).toBeTruthy();
    expect(await dialog.findByRole('heading', { name: 'No device' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'End link and devices' }));
    await confirm('End link and devices?', 'End link and devices');
    expect(await dialog.findByRole('heading', { name: 'No link' })).toBeTruthy();
    expect(texts()).toEqual(['Device ended.', 'Ana Núñez cannot answer any more.']);
    expect(api.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/athlete-access/devices/3',
      'DELETE /api/athlete-access/links/11',
    ]);
  });

  it('shows a failure, and takes a device that is gone for ended', async () => {
    const api = readyAndNot();
    const { texts } = openRoster(api, '/team-creation/1?phone=11');
    const dialog = await answersDialog();
    api.failNextWrite = NETWORK;
    await user.click(await dialog.findByRole('button', { name: 'End iPhone, Safari' }));
    await confirm('End this device?', 'End device');
    expect(await dialog.findByText('Failed to end the device')).toBeTruthy();
    api.failNextWrite = new ApiError(404, 'not_found', 'Not found.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'End iPhone, Safari' }));
    await confirm('End this device?', 'End device');
    await waitFor(() => expect(texts()).toEqual(['This device had already been ended.']));
  });

  it('records a signed form, and what is missing on it', async () => {
    const api = readyAndNot();
    const { texts, anyUnsaved } = openRoster(api, '/team-creation/1?phone=12');
    const dialog = await answersDialog();
    await user.click(await dialog.findByRole('button', { name: 'Record a signed form' }));
    const form = await dialogNamed('Record a signed form');
    await user.click(form.getByRole('button', { name: 'Record' }));
    expect(form.getByText('Enter the day of the signature.')).toBeTruthy();
    await user.click(form.getByRole('radio', { name: 'Signed by a guardian' }));
    await typeInto(/Signed on/, '2026-11-05');
    await user.click(form.getByRole('button', { name: 'Record' }));
    expect(form.getAllByText('Required.')).toHaveLength(2);
    expect(anyUnsaved()).toBe(true);
    await typeInto(/Name of the guardian/, ' Eve Berg ');
    await typeInto(/Relation/, 'Mother');
    api.failNextWrite = NETWORK;
    await user.click(form.getByRole('button', { name: 'Record' }));
    expect(await form.findByText('Failed to record the form')).toBeTruthy();
    api.failNextWrite = new ApiError(409, CONSENT_TEXT_CHANGED, 'This text has changed. Load the page again.');
    await user.click(form.getByRole('button', { name: 'Record' }));
    expect(await form.findByText(/^Only a form with version 2026-11 can be recorded/)).toBeTruthy();
    expect(form.queryByText(/Load the page again/)).toBeNull();
    await user.click(form.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(texts()).toEqual(['Consent of Bo Berg recorded.']));
    expect(api.writes.at(-1)?.body).toEqual({
      athlete_id: 12,
      signed_on: '2026-11-05',
      text_version: '2026-11',
      guardian_name: 'Eve Berg',
      relation: 'Mother',
    });
    expect(await dialog.findByText('Given on a signed form on Nov 05, 2026, text 2026-11')).toBeTruthy();
  });

  it('records a withdrawal after a question', async () => {
    const api = readyAndNot();
    const { texts } = openRoster(api, '/team-creation/1?phone=11');
    const dialog = await answersDialog();
    await user.click(await dialog.findByRole('button', { name: 'Record a withdrawal' }));
    await confirm('Record a withdrawal?', 'Record withdrawal');
    expect(await dialog.findByRole('heading', { name: 'No consent' })).toBeTruthy();
    expect(texts()).toEqual(['Consent for Ana Núñez is withdrawn.']);
    expect(api.writes).toMatchObject([{ method: 'DELETE', path: '/api/consents/11' }]);
  });

  it('leads to a new link for this athlete only', async () => {
    openRoster(readyAndNot(), '/team-creation/1?phone=11');
    await user.click(await screen.findByRole('link', { name: 'Make a new link' }));
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
  });

  it('is not found after leaving the roster', async () => {
    openRoster(readyAndNot(), '/team-creation/1?phone=99');
    expect(await screen.findByText(/Nothing is known of this athlete’s phone/)).toBeTruthy();
  });
});
