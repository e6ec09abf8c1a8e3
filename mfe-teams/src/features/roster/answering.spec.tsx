import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CONSENT_TEXT_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '@touchline/ui/host';
import { buildAccess, buildDevice, NOTHING } from './testing/build-access.js';
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
  return within(row!).getAllByRole('cell')[5]?.textContent;
};
/** A dialog after its code and the list have arrived. */
const answersDialog = async () => {
  await screen.findByRole('region', { name: 'Consent' });
  return dialogNamed('Answers and devices');
};
const confirm = async (question: string, answer: string) =>
  user.click(within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name: answer }));

describe('who can answer', () => {
  it('is shown in words, and those who cannot are found by a filter of the address', async () => {
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

  it('is shown once where an athlete has agreed and has no link', async () => {
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
    expect(await screen.findByText('Everybody on this list can answer on their phone.')).toBeTruthy();
    await typeInto('Search athletes', 'zzz');
    expect(await screen.findByText('No athletes found')).toBeTruthy();
  });

  it('changes while the page is open, and typed values stay', async () => {
    jest.useFakeTimers();
    try {
      const api = readyAndNot();
      openRoster(api);
      await act(() => jest.advanceTimersByTimeAsync(1000));
      fireEvent.change(screen.getByLabelText('Search athletes'), { target: { value: 'Bo' } });
      api.access = [buildAccess({ ...BO, devices: [buildDevice()] })];
      await act(() => jest.advanceTimersByTimeAsync(8000));
      expect(screen.getByRole('row', { name: /Bo Berg/ }).textContent).toContain('Ready');
      expect(screen.getByLabelText<HTMLInputElement>('Search athletes').value).toBe('Bo');
    } finally {
      jest.useRealTimers();
    }
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

  it('records a signed form, and marks missing fields on it', async () => {
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

it('shows the guardians of the club’s lists, and removes one who is asked about', async () => {
  const api = readyAndNot();
  api.contacts = [{ contact_id: 3, name: 'Eve Berg', relation: 'Mother', email: 'eve@example.org' }];
  openRoster(api);
  await chooseAction('Bo Berg', 'Answers and devices');
  const dialog = await answersDialog();
  expect(await dialog.findByText('Eve Berg, Mother, eve@example.org')).toBeTruthy();
  await pressButton('Remove Eve Berg');
  await confirm('Remove this guardian?', 'Remove');
  await waitFor(() => expect(dialog.queryByText(/Eve Berg/)).toBeNull());
  expect(api.writes.map(({ path }) => path)).toEqual(['/api/athletes/12/guardian-contacts/3']);
});
