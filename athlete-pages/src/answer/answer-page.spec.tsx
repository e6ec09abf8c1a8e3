import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal, type FakeApi } from '../testing/fake-api.js';
import { athletePage, practice, TODAY, YESTERDAY } from '../testing/pages.js';
import { show } from '../testing/render.js';
import { AnswerPage } from './answer-page.js';

const KEY = '0123456789ABCDEFGHJKMNPQRS';
const PAGE = 'GET /api/athlete/page';
const WELLNESS = 'PUT /api/athlete/wellness';
const SESSIONS = 'PUT /api/athlete/sessions';
const WAITING = 'Kept on this phone. It is sent when you are online.';

const rate = async (question: string, value: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name: question })).getByRole('radio', { name: new RegExp(`^${value}\\b`) }),
  );
async function rateAll(): Promise<void> {
  await rate('How did you sleep?', '2');
  await rate('How tired are you?', '4');
  await rate('How sore are your muscles?', '3');
  await rate('How stressed are you?', '1');
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answered = { sleep_quality: 2, fatigue: 4, muscle_soreness: 3, stress: 1, pain: null };
const stored = { ...answered, answered_at: '2026-11-26T07:00:00Z' };

function openPage(api: Partial<FakeApi['answers']> = {}): FakeApi {
  const fake = fakeApi({ [PAGE]: { body: athletePage() }, ...api } as FakeApi['answers']);
  show(<AnswerPage linkKey={null} />);
  return fake;
}

describe('a personal link', () => {
  it('sends nothing before a person presses', async () => {
    const api = fakeApi();
    show(<AnswerPage linkKey={KEY} />);
    expect(await screen.findByRole('heading', { name: 'Answer on this phone' })).toBeTruthy();
    expect(api.sent).toEqual([]);
  });

  it('pairs the phone with a press, and shows the form', async () => {
    const api = fakeApi({ 'POST /api/athlete/devices': { status: 204 }, [PAGE]: { body: athletePage() } });
    show(<AnswerPage linkKey={KEY} />);
    await press('Answer on this phone');
    expect(await screen.findByRole('heading', { name: 'How are you today, Ada?' })).toBeTruthy();
    expect(api.bodiesOf('POST /api/athlete/devices')).toEqual([{ key: KEY }]);
    expect(JSON.stringify(window.localStorage)).not.toContain(KEY);
  });

  it.each([
    [refusal(404, 'link_invalid'), 'This link does not work any more. Ask your coach for a new one.'],
    [refusal(409, 'devices_full'), /5 devices already/],
    [refusal(429, 'rate_limited', 'Too many links. Wait a minute.'), 'Too many links. Wait a minute.'],
    ['no network' as const, 'No connection. Please try again in a moment.'],
  ])('says why it does not work: %j', async (answer, sentence) => {
    fakeApi({ 'POST /api/athlete/devices': answer });
    show(<AnswerPage linkKey={KEY} />);
    await press('Answer on this phone');
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  });

  it('sends waiting answers of the previous athlete under their pairing, and leaves none behind', async () => {
    const api = openPage({ [WELLNESS]: 'no network' });
    await screen.findByRole('heading', { name: 'Today' });
    await rateAll();
    await userEvent.click(screen.getByRole('radio', { name: 'None today' }));
    await press('Send');
    await screen.findByText(WAITING);

    Object.assign(api.answers, { 'POST /api/athlete/devices': { status: 204 } });
    show(<AnswerPage linkKey={KEY} />);
    await press('Answer on this phone');
    expect((await screen.findByRole('alert')).textContent).toContain('is not sent yet');
    expect(api.bodiesOf('POST /api/athlete/devices')).toEqual([]);

    Object.assign(api.answers, { [WELLNESS]: { body: {} }, [PAGE]: { body: athletePage({ first_name: 'Ben' }) } });
    await press('Answer on this phone');
    await screen.findByRole('heading', { name: 'How are you today, Ben?' });
    const calls = api.sent.map(({ call }) => call);
    expect(calls.lastIndexOf(WELLNESS)).toBeLessThan(calls.indexOf('POST /api/athlete/devices'));
    expect(JSON.stringify(window.localStorage)).not.toContain('sleep_quality');
  });

  it.each([
    ['refused', refusal(409, 'answer_locked'), refusal(409, 'answer_locked')],
    ['met by another', refusal(409, 'answer_changed'), refusal(409, 'answer_changed')],
    ['left on a phone that has ended', 'no network' as const, refusal(401, 'unauthenticated')],
  ])('asks before it gives up an answer that was %s, and shows it by a press only', async (_, first, later) => {
    const api = openPage({ [WELLNESS]: first });
    await screen.findByRole('heading', { name: 'Today' });
    await rateAll();
    await userEvent.click(screen.getByRole('radio', { name: 'None today' }));
    await press('Send');
    await screen.findByText(/Kept on this phone|was not stored/);

    Object.assign(api.answers, { [WELLNESS]: later, 'POST /api/athlete/devices': { status: 204 } });
    show(<AnswerPage linkKey={KEY} />);
    await press('Answer on this phone');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Answers that were given on this phone before/);
    expect(screen.queryByText(/Sleep Quality 2/)).toBeNull();
    expect(api.bodiesOf('POST /api/athlete/devices')).toEqual([]);
    await press('Show these answers');
    expect(screen.getByText(/Sleep Quality 2 · Fatigue 4/)).toBeTruthy();

    api.answers[PAGE] = { body: athletePage({ first_name: 'Ben' }) };
    await press('Go on without them');
    await screen.findByRole('heading', { name: 'How are you today, Ben?' });
    expect(JSON.stringify(window.localStorage)).not.toContain('sleep_quality');
  });
});

it('asks first when a link is opened while the page is open, and takes its key out of the address', async () => {
  openPage();
  await screen.findByRole('heading', { name: 'How are you today, Ada?' });
  window.history.replaceState(null, '', `/answer#${KEY}`);
  window.dispatchEvent(new Event('hashchange'));
  await screen.findByRole('heading', { name: 'Answer on this phone' });
  expect(screen.getByText(/^Somebody answers on this phone already\./)).toBeTruthy();
  expect(window.location.href).not.toContain(KEY);
});

it('offers the link to copy in the browser of another app, which would forget the phone', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 350.0');
  fakeApi();
  show(<AnswerPage linkKey={KEY} />);
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await press('Copy the link');
  await screen.findByText('Copied. Paste it into the address line of your browser.');
  expect(copied).toEqual([`http://localhost/answer#${KEY}`]);
  jest.restoreAllMocks();
});

it('shows the link to copy by hand where an app has no clipboard', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 350.0');
  fakeApi();
  show(<AnswerPage linkKey={KEY} />);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await press('Copy the link');
  expect(await screen.findByText(`http://localhost/answer#${KEY}`)).toBeTruthy();
  expect(screen.queryByText(/^Copied/)).toBeNull();
  jest.restoreAllMocks();
});

describe('the form of a day', () => {
  it('has no default, and says what is missing instead of switching Send off', async () => {
    const api = openPage();
    await screen.findByRole('heading', { name: 'Today' });
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    await rate('How did you sleep?', '2');
    await press('Send');
    expect(screen.getByRole('alert').textContent).toBe('Still missing: Fatigue, Muscle Soreness, Stress, Pain.');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'How tired are you?' }));
    expect(api.bodiesOf(WELLNESS)).toEqual([]);
  });

  it('sends the day with six taps when nothing hurts', async () => {
    const api = openPage({ [WELLNESS]: { body: {} } });
    await screen.findByRole('heading', { name: 'Today' });
    await rateAll();
    await userEvent.click(screen.getByRole('radio', { name: 'None today' }));
    api.answers[PAGE] = { body: athletePage({ days: [{ date: TODAY, stored, revision: '5.1', locked: null }] }) };
    await press('Send');
    await screen.findByText('Thank you, your answer is stored.');
    expect(screen.getByText('Sleep Quality 2 · Fatigue 4 · Muscle Soreness 3 · Stress 1 · no pain')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Today' }));
    expect(api.bodiesOf(WELLNESS)).toEqual([{ date: TODAY, revision: null, ...answered }]);
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('sends where it hurts and how much, also of a part that is in no list', async () => {
    const api = openPage({ [WELLNESS]: { body: {} } });
    await screen.findByRole('heading', { name: 'Today' });
    await rateAll();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await press('Send');
    expect(screen.getByRole('alert').textContent).toBe('Still missing: Where it hurts, How much it hurts.');
    await userEvent.selectOptions(screen.getByLabelText('Where does it hurt?'), 'Another part');
    await userEvent.type(screen.getByLabelText('Which part?'), ' Left thumb ');
    await rate('How much does it hurt?', '6');
    await press('Send');
    await waitFor(() =>
      expect(api.bodiesOf(WELLNESS)).toEqual([
        { date: TODAY, revision: null, ...answered, pain: { body_part: 'Left thumb', severity: 6 } },
      ]),
    );
  });

  it('is answered again until it is locked, and begins with the last answer', async () => {
    const api = openPage({
      [PAGE]: { body: athletePage({ days: [{ date: TODAY, stored, revision: '5.1', locked: null }] }) },
      [WELLNESS]: { body: {} },
    });
    await press('Answer again');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Today' }));
    await rate('How tired are you?', '7');
    await press('Send');
    await waitFor(() =>
      expect(api.bodiesOf(WELLNESS)).toEqual([{ date: TODAY, revision: '5.1', ...answered, fatigue: 7 }]),
    );
  });

  it.each([
    ['coach' as const, /Your coach has entered this/],
    ['began' as const, /event of that day has begun/],
  ])('shows the stored answer and why it stays: %s', async (locked, reason) => {
    openPage({ [PAGE]: { body: athletePage({ days: [{ date: TODAY, stored, revision: '5.1', locked }] }) } });
    expect(await screen.findByText(/^Sleep Quality 2/)).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send|Answer again/ })).toBeNull();
  });

  it('offers yesterday while it is open', async () => {
    const api = openPage({ [WELLNESS]: { body: {} } });
    await press('Answer for yesterday');
    expect(document.activeElement?.textContent).toMatch(/^Yesterday/);
    const yesterday = screen.getByRole('region', { name: /^Yesterday/ });
    for (const question of [
      'How did you sleep?',
      'How tired are you?',
      'How sore are your muscles?',
      'How stressed are you?',
    ])
      await userEvent.click(
        within(within(yesterday).getByRole('group', { name: question })).getByRole('radio', { name: '5' }),
      );
    await userEvent.click(within(yesterday).getByRole('radio', { name: 'None' }));
    await userEvent.click(within(yesterday).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(api.bodiesOf(WELLNESS)).toMatchObject([{ date: YESTERDAY, stress: 5, pain: null }]));
  });
});

describe('an event', () => {
  const withPractice = { [PAGE]: { body: athletePage({ events: [practice()] }) }, [SESSIONS]: { body: {} } };
  const ofEvent = () => within(screen.getByRole('region', { name: /^Practice, 17:30/ }));

  it('needs two taps: how hard it was, and Send, with the planned minutes', async () => {
    const api = openPage(withPractice);
    await screen.findByRole('group', { name: 'Practice, 17:30: how hard?' });
    await userEvent.click(ofEvent().getByRole('radio', { name: '7, Very hard' }));
    await userEvent.click(ofEvent().getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(api.bodiesOf(SESSIONS)).toEqual([
        { was_there: true, event_id: 12, revision: null, rpe: 7, duration_min: 75 },
      ]),
    );
  });

  it('takes half steps and other minutes', async () => {
    const api = openPage(withPractice);
    await screen.findByRole('group', { name: 'Practice, 17:30: how hard?' });
    await userEvent.click(ofEvent().getByRole('radio', { name: '6' }));
    await userEvent.click(ofEvent().getByRole('checkbox', { name: 'A bit more: 6.5' }));
    await userEvent.clear(ofEvent().getByLabelText('Minutes'));
    await userEvent.click(ofEvent().getByRole('button', { name: 'Send' }));
    expect(ofEvent().getByRole('alert').textContent).toBe('Still missing: minutes.');
    await userEvent.type(ofEvent().getByLabelText('Minutes'), '50');
    await userEvent.click(ofEvent().getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(api.bodiesOf(SESSIONS)).toEqual([
        { was_there: true, event_id: 12, revision: null, rpe: 6.5, duration_min: 50 },
      ]),
    );
  });

  it('keeps the focus when the answer is opened again', async () => {
    const answer = { was_there: true as const, rpe: 7, duration_min: 75 };
    openPage({ [PAGE]: { body: athletePage({ events: [practice({ answer, revision: '8.1' })] }) } });
    await press('Answer again');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Practice, 17:30/ }));
  });

  it('takes that the athlete was not there', async () => {
    const api = openPage(withPractice);
    await press('I was not there');
    await waitFor(() => expect(api.bodiesOf(SESSIONS)).toEqual([{ was_there: false, event_id: 12, revision: null }]));
  });
});

describe('afterwards', () => {
  it('shows who looked at the club’s time, what the coach wrote, and the own days in words', async () => {
    const coach = 'Kim Lee';
    const own = { date: TODAY, hooper_index: 10, load: 450, seen: [{ coach, seen_at: '2026-11-26T07:40:00Z' }] };
    const messages = [{ coach, text: 'Take it easy today.', sent_at: '2026-11-26T07:41:00Z' }];
    openPage({
      [PAGE]: {
        body: athletePage({
          // Newer rules than those of this phone.
          time_zone: 'Africa/Casablanca',
          utc_offsets: [
            { from: '2026-09-01T00:00:00Z', minutes: 60 },
            { from: '2026-09-20T01:00:00Z', minutes: 0 },
          ],
          own_days: [
            { date: YESTERDAY, hooper_index: null, load: null, seen: [], messages: [] },
            { ...own, messages },
          ],
        }),
      },
    });
    expect((await screen.findAllByText('Coach Kim Lee looked at 07:40')).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Take it easy today\./).length).toBeGreaterThan(0);
    const words = within(screen.getByRole('region', { name: 'Your last 2 days' })).getAllByRole('listitem');
    expect(words.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Thu, Nov 26: 10 of 40, 4 is best; training load 450/),
      'Wed, Nov 25: no answer',
    ]);
  });
});
