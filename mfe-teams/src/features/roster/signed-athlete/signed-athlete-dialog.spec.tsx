import { screen, waitFor } from '@testing-library/react';
import { ATHLETE_EXISTS, CONSENT_TEXT_CHANGED } from '@touchline/contracts/error-codes';
import { CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import { ApiError } from '@touchline/ui/host';
import type { FakeRosterApi } from '../testing/fake-roster-api.js';
import {
  address,
  dialogNamed,
  names,
  noDialog,
  openRoster,
  pressButton,
  twoTeams,
  typeInto,
  user,
} from '../testing/roster-actor.js';

jest.setTimeout(20_000);

const TITLE = 'Add from a signed form';
const born = `${new Date().getFullYear() - 12}-01-02`;
const signed = `${new Date().getFullYear() - 1}-12-01`;

/** Opens the form from the roster. */
async function openForm(api: FakeRosterApi = twoTeams()) {
  const shell = openRoster(api);
  await pressButton(TITLE);
  // The code of the dialog is loaded on a busy machine.
  await screen.findByLabelText(/^First name/, undefined, { timeout: 10_000 });
  return { api, ...shell };
}
async function fill(): Promise<void> {
  await typeInto(/^First name/, ' Cy ');
  await typeInto(/^Last name/, 'Byron');
  await typeInto(/^Birth date/, born);
  await typeInto(/^Signed on/, signed);
  await user.click(screen.getByRole('radio', { name: 'Signed by a guardian' }));
  await typeInto(/^Name of the guardian/, 'Eve Byron');
  await typeInto(/^Relation/, 'Mother');
}
const BODY = {
  team_id: 1,
  first_name: 'Cy',
  last_name: 'Byron',
  date_of_birth: born,
  signed_on: signed,
  text_version: CONSENT_TEXT_VERSION,
  guardian_name: 'Eve Byron',
  relation: 'Mother',
};
const bodies = (api: FakeRosterApi) => api.writes.map(({ path, body }) => [path, body]);

describe('adding an athlete from a signed form', () => {
  it('sends the person and the form in one call, and shows the athlete on the roster', async () => {
    const { api, texts } = await openForm();
    expect(address()).toBe('/team-creation/1?add=signed-form');
    await fill();
    await typeInto(/^Mail address/, 'eve@home.example');
    await typeInto(/^Jersey number/, '7');
    await typeInto(/^Height/, '141,5');
    await pressButton('Add athlete');
    await noDialog();
    expect(bodies(api)).toEqual([
      ['/api/athletes', { ...BODY, email: 'eve@home.example', jersey_number: '7', height_cm: 141.5 }],
    ]);
    expect(texts()).toEqual(['Cy Byron is on the roster.']);
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(address()).toBe('/team-creation/1');
  });

  it('marks missing and impossible values, and sends nothing', async () => {
    const { api } = await openForm();
    await pressButton('Add athlete');
    // Three of the person, and who signed.
    expect(screen.getAllByText('Required.')).toHaveLength(4);
    expect(screen.getByText('Enter the day of the signature.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^First name/));
    await typeInto(/^Mail address/, 'eve');
    await typeInto(/^Weight/, '7');
    expect(screen.getByText('Enter a mail address, or leave it empty.')).toBeTruthy();
    expect(screen.getByText(/from 20 to 400/)).toBeTruthy();
    expect(api.writes).toEqual([]);
  });

  it('sends a lost call again as the same one, so that nobody is added twice', async () => {
    const { api } = await openForm();
    await fill();
    api.loseNextAnswer = true;
    await pressButton('Add athlete');
    expect(await screen.findByText(/Failed to add the athlete|connection/)).toBeTruthy();
    await pressButton('Add athlete');
    await noDialog();
    expect(new Set(api.writes.map(({ retryKey }) => retryKey)).size).toBe(1);
    await waitFor(async () => expect(await names()).toHaveLength(3));
  });

  it('says where somebody of this name is, and adds another person only when the coach says so', async () => {
    const { api } = await openForm();
    await fill();
    const sentence = 'Somebody of this name is on the roster of First Team already. Record the form there.';
    api.failNextWrite = new ApiError(409, ATHLETE_EXISTS, sentence);
    await pressButton('Add athlete');
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    await user.click(screen.getByRole('checkbox', { name: 'This is another person of the same name' }));
    await pressButton('Add athlete');
    await noDialog();
    expect(bodies(api)).toEqual([
      ['/api/athletes', BODY],
      ['/api/athletes', { ...BODY, is_another: true }],
    ]);
  });

  it('takes the word for another person back when the name is changed', async () => {
    const { api } = await openForm();
    await fill();
    api.failNextWrite = new ApiError(409, ATHLETE_EXISTS, 'Somebody of this name is on the roster.');
    await pressButton('Add athlete');
    await user.click(await screen.findByRole('checkbox'));
    await typeInto(/^Last name/, 'Berg');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await pressButton('Add athlete');
    await noDialog();
    expect(api.writes.at(-1)?.body).toEqual({ ...BODY, last_name: 'Berg' });
  });

  it('says at who signed that a guardian has to, and at a field what the server refused of it', async () => {
    const { api } = await openForm();
    await fill();
    await user.click(screen.getByRole('radio', { name: 'Signed by the athlete' }));
    const refused = (path: string, message: string) =>
      new ApiError(400, 'validation_failed', message, [{ path, message }]);
    api.failNextWrite = refused('guardian_name', 'Guardian name is required.');
    await pressButton('Add athlete');
    expect(await screen.findByText('At this age a parent or guardian has to sign.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Signed by a guardian' }));
    expect(screen.queryByText('At this age a parent or guardian has to sign.')).toBeNull();

    api.failNextWrite = refused('email', 'Email must be an email address.');
    await pressButton('Add athlete');
    expect(await screen.findByText('Email must be an email address.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Mail address/));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name of the guardian/).value).toBe('Eve Byron');
  });

  it('says which version of the text can be entered', async () => {
    const { api } = await openForm();
    await fill();
    api.failNextWrite = new ApiError(409, CONSENT_TEXT_CHANGED, 'This text has changed.');
    await pressButton('Add athlete');
    expect(await screen.findByText(/^Only a form with version/)).toBeTruthy();
  });

  it('asks before typed values are lost', async () => {
    const { anyUnsaved } = await openForm();
    expect(anyUnsaved()).toBe(false);
    await typeInto(/^First name/, 'Cy');
    expect(anyUnsaved()).toBe(true);
    await user.click((await dialogNamed(TITLE)).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: /^Discard/ }));
    await noDialog();
    expect(anyUnsaved()).toBe(false);
  });
});
