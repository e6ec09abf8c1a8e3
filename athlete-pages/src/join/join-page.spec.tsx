import { ONE_LINE_PROBLEM } from '@touchline/contracts/visible-text';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { CONSENT_TEXT_VERSION, CONSENT_TICK, GUARDIAN_TICK } from '@touchline/contracts/consent-text';
import { fakeApi, refusal, type FakeAnswer, type FakeApi } from '../testing/fake-api.js';
import { show } from '../testing/render.js';
import { JoinPage } from './join-page.js';

const KEY = '0123456789ABCDEFGHJKMNPQRS';
const JOIN = 'POST /api/join';
const LINK_GONE = /^This link does not work any more\. If you have used it already, you need do nothing\./;
const young = `${new Date().getFullYear() - 12}-01-01`;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);

async function start(birthDate: string, rules = {}): Promise<FakeApi> {
  const api = fakeApi({
    'GET /api/join/rules': {
      body: { guardian_age: 16, text_version: CONSENT_TEXT_VERSION, sends_mail: true, ...rules },
    },
    [JOIN]: { status: 202, body: {} },
  });
  show(<JoinPage fragment="" code="abcd2345" />);
  await type('Your date of birth', birthDate);
  await press('Next');
  return api;
}
async function fillPerson(lastName: string | RegExp): Promise<void> {
  await type(lastName, 'Byron');
  await type(/^Mail address/, 'ada@example.org');
  await type('Position', 'Winger');
}

describe('joining a team', () => {
  it('asks for the code and the birth date first, and sends nothing', async () => {
    const api = fakeApi({ 'GET /api/join/rules': { body: { guardian_age: 16, text_version: '1', sends_mail: true } } });
    show(<JoinPage fragment="" code="" />);
    await press('Next');
    expect(screen.getByText('Please enter the code.')).toBeTruthy();
    expect(screen.getByText('Please enter your date of birth.')).toBeTruthy();
    expect(api.sent.map(({ call }) => call)).toEqual(['GET /api/join/rules']);
  });

  it('says when a text cannot be a code, and takes one with spaces', async () => {
    const api = await start('1999-03-01');
    await press('Back');
    const field = screen.getByLabelText('Code of the team');
    await userEvent.clear(field);
    await userEvent.type(field, 'ABCD 234');
    await press('Next');
    expect(screen.getByText('Please look again: a code has 8 letters and digits.')).toBeTruthy();
    await userEvent.type(field, '5');
    await press('Next');
    await type('First name', 'Ada');
    await fillPerson('Last name');
    await userEvent.click(screen.getByRole('checkbox', { name: CONSENT_TICK }));
    await press('Send');
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(api.bodiesOf(JOIN)).toMatchObject([{ registration_code: 'ABCD2345' }]);
  });

  it('takes the whole registration of those who are old enough, with the tick', async () => {
    const api = await start('1999-03-01');
    await type('First name', 'Ada');
    await fillPerson('Last name');
    await type('Weight in kg (optional)', '61,5');
    await press('Send');
    expect(screen.getByText(/^Please tick this/)).toBeTruthy();
    expect(api.bodiesOf(JOIN)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: CONSENT_TICK }));
    await press('Send');
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(screen.getByText(/^If the code was right/)).toBeTruthy();
    expect(api.bodiesOf(JOIN)).toEqual([
      {
        registration_code: 'ABCD2345',
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@example.org',
        position: 'Winger',
        weight_kg: 61.5,
        date_of_birth: '1999-03-01',
        text_version: CONSENT_TEXT_VERSION,
      },
    ]);
  });

  it('registers once for a double tap', async () => {
    const api = await start(young);
    await type('Your first name', 'Ada');
    await type(/^Mail address of your mother/, 'eve@example.org');
    let arrive: (answer: { status: number; body: object }) => void = () => undefined;
    api.answers[JOIN] = () => new Promise((resolve) => (arrive = resolve));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ask them' }));
    expect(screen.getByText('Sending…')).toBeTruthy();
    arrive({ status: 202, body: {} });
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(api.bodiesOf(JOIN)).toHaveLength(1);
  });

  it('refuses figures that cannot be', async () => {
    const api = await start('1999-03-01');
    await type('First name', 'Ada');
    await fillPerson('Last name');
    await type('Jersey number (optional)', '7a');
    await type('Height in cm (optional)', '17');
    await userEvent.click(screen.getByRole('checkbox', { name: CONSENT_TICK }));
    await press('Send');
    expect(screen.getByText('One to three digits.')).toBeTruthy();
    expect(screen.getByText('50 to 280, with at most one decimal.')).toBeTruthy();
    expect(api.bodiesOf(JOIN)).toEqual([]);
  });

  it('keeps the typed fields on the way back, which may turn the way by a guardian into the other', async () => {
    await start(young);
    await type('Your first name', 'Ada');
    await press('Back');
    expect((screen.getByLabelText('Code of the team') as HTMLInputElement).value).toBe('abcd2345');
    await userEvent.clear(screen.getByLabelText('Your date of birth'));
    await type('Your date of birth', '1999-03-01');
    await press('Next');
    expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Ada');
  });

  it('asks a younger one for nothing but what the mail to the guardian needs', async () => {
    const api = await start(young);
    expect(screen.queryByLabelText('Last name')).toBeNull();
    expect(screen.getByRole('region', { name: 'What you agree to' })).toBeTruthy();
    await type('Your first name', 'Ada');
    await type(/^Mail address of your mother/, 'eve@example.org');
    await press('Ask them');
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(api.bodiesOf(JOIN)).toEqual([
      { registration_code: 'ABCD2345', first_name: 'Ada', date_of_birth: young, guardian_email: 'eve@example.org' },
    ]);
  });

  it('sends a younger one to the printed form where no mail can be sent', async () => {
    await start(young, { sends_mail: false });
    expect(screen.getByText(/Ask your coach for the printed form\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask them' })).toBeNull();
  });

  it('leads to the printed form when the mail server was taken away since the page was opened', async () => {
    const api = await start(young);
    api.answers[JOIN] = refusal(409, 'mail_unavailable', 'This club sends no mails.');
    await type('Your first name', 'Ada');
    await type(/^Mail address of your mother/, 'eve@example.org');
    await press('Ask them');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Ask your coach for the printed form/);
  });

  it('says at each field what is no text of one line, and sends nothing', async () => {
    const api = await start('1999-03-01');
    await fillPerson('Last name');
    for (const field of ['First name', 'Last name', 'Position']) {
      const input = screen.getByLabelText(field);
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste('Wing\u202eer');
    }
    await userEvent.click(screen.getByRole('checkbox', { name: CONSENT_TICK }));
    await press('Send');
    expect(screen.getAllByText(ONE_LINE_PROBLEM)).toHaveLength(3);
    expect(api.bodiesOf(JOIN)).toEqual([]);
  });

  it('says why a registration was not taken, and keeps the typed fields', async () => {
    const api = await start(young);
    api.answers[JOIN] = refusal(429, 'rate_limited', 'Too many registrations. Try again in an hour.');
    await type('Your first name', 'Ada');
    await type(/^Mail address of your mother/, 'eve@example.org');
    await press('Ask them');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many registrations. Try again in an hour.');
    expect((screen.getByLabelText('Your first name') as HTMLInputElement).value).toBe('Ada');
  });
});

describe('joining by a poster', () => {
  const POSTER = 'POST /api/join/poster';
  const LINK = 'POST /api/join/poster/link';
  const open = (answer: FakeAnswer = { status: 204 }): FakeApi => {
    const api = fakeApi({
      [LINK]: answer,
      'GET /api/join/rules': { body: { guardian_age: 16, text_version: CONSENT_TEXT_VERSION, sends_mail: true } },
      [POSTER]: { status: 202, body: {} },
    });
    show(<JoinPage fragment={`p=${KEY}`} code="" />);
    return api;
  };
  const enter = async (birthDate: string) => {
    await type('Your date of birth', birthDate);
    expect(screen.queryByLabelText('Code of the team')).toBeNull();
    await press('Next');
  };

  it('asks for no code, and registers with the key', async () => {
    const api = open();
    await enter('1999-03-01');
    await type('First name', 'Ada');
    await fillPerson('Last name');
    await userEvent.click(screen.getByRole('checkbox', { name: CONSENT_TICK }));
    await press('Send');
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(screen.getByText('Your coach sees your registration now and accepts it.')).toBeTruthy();
    expect(screen.getByText('If nothing happens in a few days, ask your coach.')).toBeTruthy();
    expect(api.bodiesOf(LINK)).toEqual([{ key: KEY }]);
    expect(api.bodiesOf(POSTER)).toMatchObject([{ poster_key: KEY, first_name: 'Ada', last_name: 'Byron' }]);
    expect(api.bodiesOf(JOIN)).toEqual([]);
  });

  it('asks the guardian of a younger one', async () => {
    const api = open();
    await enter(young);
    await type('Your first name', 'Ada');
    await type(/^Mail address of your mother/, 'eve@example.org');
    await press('Ask them');
    await screen.findByText(/^Your guardian gets a mail now\./);
    expect(api.bodiesOf(POSTER)).toEqual([
      { poster_key: KEY, first_name: 'Ada', date_of_birth: young, guardian_email: 'eve@example.org' },
    ]);
  });

  it('says at once that a link has ended, and asks nothing', async () => {
    open(refusal(404, 'link_invalid', 'The link of this poster does not work any more. Ask your coach.'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Ask your coach\.$/);
    expect(screen.queryByLabelText('Your date of birth')).toBeNull();
  });

  it('keeps what was typed when the link ends meanwhile', async () => {
    const api = open();
    await enter(young);
    api.answers[POSTER] = refusal(404, 'link_invalid', 'Ask your coach for the current one.');
    await type('Your first name', 'Ada');
    await type(/^Mail address of your mother/, 'eve@example.org');
    await press('Ask them');
    expect((await screen.findByRole('alert')).textContent).toBe('Ask your coach for the current one.');
    expect((screen.getByLabelText('Your first name') as HTMLInputElement).value).toBe('Ada');
  });

  it('keeps the key in the address, so that a page that is loaded again asks for no code', async () => {
    open();
    await screen.findByLabelText('Your date of birth');
    expect(window.location.hash).toBe(`#p=${KEY}`);
    window.history.replaceState(null, '', '/');
  });
});

describe('the question to a guardian', () => {
  const QUESTION = 'POST /api/join/guardian/question';
  const ANSWER = 'POST /api/join/guardian';
  const question = (about: 'join' | 'answers') => ({
    about,
    first_name: 'Ada',
    date_of_birth: '2014-12-10',
    team_name: 'U12',
    club_name: 'City Club',
    expires_at: '2026-11-29T08:00:00Z',
    text_version: CONSENT_TEXT_VERSION,
  });
  async function open(about: 'join' | 'answers'): Promise<FakeApi> {
    const api = fakeApi({ [QUESTION]: { body: question(about) }, [ANSWER]: { status: 204 } });
    show(<JoinPage fragment={`g=${KEY}`} code="" />);
    expect(api.sent).toEqual([]);
    await press('Read the question');
    await screen.findByRole('heading', { name: 'May Ada take part?' });
    expect(screen.getByText(/^Ada, born on December 10, 2014, /)).toBeTruthy();
    expect(screen.getByText('In this text, “you” is Ada.')).toBeTruthy();
    return api;
  }

  it('is answered with name, relation and tick', async () => {
    const api = await open('answers');
    expect(screen.getByText(/^What you enter here is kept .* links for Ada can be sent to it\.$/)).toBeTruthy();
    await press('Agree');
    expect(screen.getByText('Please enter your name.')).toBeTruthy();
    await type('Your name', 'Eve Byron');
    await type('You are the child’s', 'Mother');
    await userEvent.click(screen.getByRole('checkbox', { name: GUARDIAN_TICK }));
    await press('Agree');
    await screen.findByText('Ada can answer now.');
    expect(api.bodiesOf(ANSWER)).toEqual([
      {
        agrees: true,
        key: KEY,
        guardian_name: 'Eve Byron',
        relation: 'Mother',
        text_version: CONSENT_TEXT_VERSION,
      },
    ]);
  });

  it('completes a registration', async () => {
    const api = await open('join');
    await fillPerson('Last name of Ada');
    await type('Your name', 'Eve Byron');
    await type('You are the child’s', 'Mother');
    await userEvent.click(screen.getByRole('checkbox', { name: GUARDIAN_TICK }));
    await press('Agree');
    await screen.findByText('The coach of U12 sees the registration now.');
    expect(api.bodiesOf(ANSWER)).toMatchObject([
      { person: { last_name: 'Byron', email: 'ada@example.org', position: 'Winger' } },
    ]);
  });

  it('may be answered with no', async () => {
    const api = await open('join');
    await press('I do not agree');
    await screen.findByText('The question is deleted, and nothing of Ada is kept.');
    expect(api.bodiesOf(ANSWER)).toEqual([{ agrees: false, key: KEY }]);
  });

  it('says what the team keeps of an athlete on its list after a no', async () => {
    await open('answers');
    await press('I do not agree');
    await screen.findByText(
      /Ada cannot answer\. Ada and the coach see the day of your no, and nothing else of you is kept\. The date of birth stays/,
    );
  });

  it('says that a link does not work any more', async () => {
    fakeApi({ [QUESTION]: refusal(404, 'link_invalid') });
    show(<JoinPage fragment={`g=${KEY}`} code="" />);
    await press('Read the question');
    expect((await screen.findByRole('alert')).textContent).toMatch(LINK_GONE);
  });
});

describe('the confirmation of a mail address', () => {
  it('needs a press', async () => {
    const api = fakeApi({ 'POST /api/join/address': refusal(404, 'link_invalid') });
    show(<JoinPage fragment={`m=${KEY}`} code="" />);
    await screen.findByRole('heading', { name: 'Confirm your mail address' });
    expect(api.sent).toEqual([]);
    await press('Confirm this address');
    expect((await screen.findByRole('alert')).textContent).toMatch(LINK_GONE);
    api.answers['POST /api/join/address'] = { status: 204 };
    await press('Confirm this address');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank you' })).toBeTruthy());
    expect(api.bodiesOf('POST /api/join/address')).toEqual([{ key: KEY }, { key: KEY }]);
  });
});
