import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { JoinRules, OwnConsent } from '@touchline/contracts/join.schema';
import { CONSENT_TEXT, CONSENT_TEXT_VERSION, CONSENT_TICK } from '@touchline/contracts/consent-text';
import { fakeApi, refusal, type FakeApi } from '../../testing/fake-api.js';
import { athletePage } from '../../testing/pages.js';
import { show } from '../../testing/render.js';
import { AnswerPage } from '../answer-page.js';

const PAGE = 'GET /api/athlete/page';
const GIVE = 'POST /api/athlete/consent';

const asked = (partial: Partial<OwnConsent> = {}): OwnConsent => ({
  state: 'needed',
  knows_birth_date: true,
  needs_guardian: false,
  guardian_age: 16,
  given_by: null,
  given_at: null,
  text_version: null,
  guardian_refused_on: null,
  ...partial,
});

async function open(consent: OwnConsent, rules?: JoinRules): Promise<FakeApi> {
  const api = fakeApi({
    [PAGE]: { body: athletePage({ consent: consent.state, days: [] }) },
    'GET /api/athlete/consent': { body: consent },
    [GIVE]: { body: { ...consent, state: 'given' } },
    ...(rules && { 'GET /api/join/rules': { body: rules } }),
  });
  show(<AnswerPage linkKey={null} />);
  await screen.findByRole('button', { name: consent.state === 'needed' ? /Agree|Ask them/ : 'Look again' });
  return api;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the whole text before the first answer, and stores nothing without a tick', async () => {
  const api = await open(asked());
  for (const { title, sentences } of CONSENT_TEXT) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeTruthy();
  }
  await press('Agree');
  expect(screen.getByText(/^Please tick this/)).toBeTruthy();
  expect(api.bodiesOf(GIVE)).toEqual([]);

  await userEvent.click(screen.getByRole('checkbox', { name: CONSENT_TICK }));
  api.answers[PAGE] = { body: athletePage() };
  await press('Agree');
  await screen.findByRole('heading', { name: 'How are you today, Ada?' });
  expect(api.bodiesOf(GIVE)).toEqual([{ text_version: CONSENT_TEXT_VERSION }]);
});

it('asks for a birth date that the club does not know, and then for a guardian of those under the age', async () => {
  const api = await open(asked({ knows_birth_date: false, needs_guardian: null }));
  await press('Agree');
  expect(screen.getByText('Please enter your date of birth.')).toBeTruthy();
  const born = `${new Date().getFullYear() - 12}-01-01`;
  await userEvent.type(screen.getByLabelText('Your date of birth'), born);
  await press('Ask them');
  expect(screen.getByText('Please enter a mail address.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();

  await userEvent.type(screen.getByLabelText(/^Mail address of your mother/), 'eve@example.org');
  api.answers[PAGE] = { body: athletePage({ consent: 'guardian', days: [] }) };
  await press('Ask them');
  await screen.findByRole('heading', { name: 'Waiting for your guardian' });
  expect(api.bodiesOf(GIVE)).toEqual([
    { text_version: CONSENT_TEXT_VERSION, date_of_birth: born, guardian_email: 'eve@example.org' },
  ]);
});

it('lets those of age decide themselves when their birth date was not known', async () => {
  const api = await open(asked({ knows_birth_date: false, needs_guardian: null }));
  await userEvent.type(screen.getByLabelText('Your date of birth'), '1999-03-01');
  await userEvent.click(screen.getByRole('checkbox', { name: CONSENT_TICK }));
  await press('Agree');
  await waitFor(() =>
    expect(api.bodiesOf(GIVE)).toEqual([{ text_version: CONSENT_TEXT_VERSION, date_of_birth: '1999-03-01' }]),
  );
});

it('asks to read again when the text has changed', async () => {
  const api = await open(asked());
  api.answers[GIVE] = refusal(409, 'consent_text_changed');
  await userEvent.click(screen.getByRole('checkbox', { name: CONSENT_TICK }));
  await press('Agree');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The text has changed/);
});

it('says that a guardian said no, and sends a new question', async () => {
  const api = await open(asked({ needs_guardian: true, guardian_refused_on: '2026-11-26' }));
  expect(
    screen.getByText(
      /^Your guardian said no on November 26, 2026\. Talk with them\. You can send them a new question\.$/,
    ),
  ).toBeTruthy();
  await press('My data');
  expect(await screen.findByText('Your guardian said no on November 26, 2026.')).toBeTruthy();
  await press('Back');
  await userEvent.type(await screen.findByLabelText(/^Mail address of your mother/), 'eve@example.org');
  await press('Ask them');
  await waitFor(() => expect(api.bodiesOf(GIVE)).toHaveLength(1));
});

it('speaks of no new question where no mail can be sent', async () => {
  const rules = { guardian_age: 16, text_version: CONSENT_TEXT_VERSION, sends_mail: false };
  fakeApi({
    [PAGE]: { body: athletePage({ consent: 'needed', days: [] }) },
    'GET /api/athlete/consent': { body: asked({ needs_guardian: true, guardian_refused_on: '2026-11-26' }) },
    'GET /api/join/rules': { body: rules },
  });
  show(<AnswerPage linkKey={null} />);
  expect(await screen.findByText('Your guardian said no on November 26, 2026. Talk with them.')).toBeTruthy();
});

it('lets those decide who have come of age since a guardian said no', async () => {
  await open(asked({ needs_guardian: false, guardian_refused_on: '2026-11-26' }));
  expect(screen.queryByText(/said no/)).toBeNull();
});

it('leads from another guardian to the printed form when no mail can be sent any more', async () => {
  const api = await open(asked({ state: 'guardian', needs_guardian: true }));
  await press('Write to another address');
  await userEvent.type(await screen.findByLabelText(/^Mail address of your mother/), 'dad@example.org');
  api.answers[GIVE] = refusal(409, 'mail_unavailable');
  await press('Ask them');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Ask your coach for the printed form/);
});

it('writes to another guardian while the first has not answered', async () => {
  const api = await open(asked({ state: 'guardian', needs_guardian: true }));
  await press('Write to another address');
  const address = await screen.findByLabelText(/^Mail address of your mother/);
  expect(document.activeElement).toBe(address);
  await userEvent.type(address, 'dad@example.org');
  await press('Ask them');
  await waitFor(() =>
    expect(api.bodiesOf(GIVE)).toEqual([{ text_version: CONSENT_TEXT_VERSION, guardian_email: 'dad@example.org' }]),
  );
});

it('sends a younger one to the printed form where no mail can be sent', async () => {
  const rules = { guardian_age: 16, text_version: CONSENT_TEXT_VERSION, sends_mail: false };
  const api = await open(asked({ knows_birth_date: false, needs_guardian: null }), rules);
  await userEvent.type(screen.getByLabelText('Your date of birth'), `${new Date().getFullYear() - 12}-01-01`);
  expect(screen.getByText(/Ask your coach for the printed form\.$/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Mail address/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Your date of birth'), '{Enter}');
  expect(screen.queryByRole('button', { name: 'Ask them' })).toBeNull();
  expect(api.bodiesOf(GIVE)).toEqual([]);
});
