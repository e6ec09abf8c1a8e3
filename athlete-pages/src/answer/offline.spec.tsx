import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal, type FakeAnswer, type FakeApi } from '../testing/fake-api.js';
import { athletePage, practice, TODAY } from '../testing/pages.js';
import { show } from '../testing/render.js';
import { AnswerPage } from './answer-page.js';
import { beginKeeping, endKeeping } from './kept/kept-answers.js';

const PAGE = 'GET /api/athlete/page';
const SESSIONS = 'PUT /api/athlete/sessions';
const WAITING = 'Kept on this phone. It is sent when you are online.';
const withPractice = () => ({ body: athletePage({ events: [practice()] }) });
const sent = { was_there: true, event_id: 12, revision: null, rpe: 7, duration_min: 75 };

const open = () => show(<AnswerPage linkKey={null} />);
async function answerPractice(): Promise<void> {
  const event = within(await screen.findByRole('region', { name: /^Practice, 17:30/ }));
  await userEvent.click(event.getByRole('radio', { name: '7, Very hard' }));
  await userEvent.click(event.getByRole('button', { name: 'Send' }));
}
async function answerWithoutNetwork(): Promise<FakeApi> {
  const api = fakeApi({ [PAGE]: withPractice() });
  open();
  await answerPractice();
  await screen.findByText(WAITING);
  expect(screen.getByText('7 of 10 · 75 minutes')).toBeTruthy();
  return api;
}

describe('an answer without a network', () => {
  it('is kept, and sent by itself when the phone is online again', async () => {
    const api = await answerWithoutNetwork();
    api.answers[SESSIONS] = { body: {} };
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
    expect(api.bodiesOf(SESSIONS)).toEqual([sent, sent]);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(api.bodiesOf(PAGE).length).toBeGreaterThan(2));
    expect(api.bodiesOf(SESSIONS)).toHaveLength(2);
  });

  it('is sent at the next opening, before the page is loaded', async () => {
    await answerWithoutNetwork();
    const api = fakeApi({ [PAGE]: withPractice(), [SESSIONS]: { body: {} } });
    open();
    await screen.findByRole('region', { name: /^Practice, 17:30/ });
    expect(api.sent.slice(0, 2).map(({ call }) => call)).toEqual([SESSIONS, PAGE]);
  });

  it('that an earlier version of the page has kept is sent', async () => {
    const answer = { kind: 'session', body: sent, title: 'Practice', keptAt: '2026-11-26T20:00:00.000Z' };
    const kept = { pairing: '1', storedHere: [], waiting: [answer], refused: [], contested: [], form: null };
    window.localStorage.setItem('touchline.answer.kept', JSON.stringify(kept));
    const api = fakeApi({ [PAGE]: withPractice(), [SESSIONS]: { body: {} } });
    open();
    await waitFor(() => expect(api.bodiesOf(SESSIONS)).toEqual([sent]));
    await screen.findByRole('region', { name: /^Practice, 17:30/ });
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('is sent by one page of the browser at a time', async () => {
    const turns: string[] = [];
    const request = async (name: string, _options: unknown, job: () => Promise<unknown>) => {
      turns.push(name);
      const sending = await job();
      turns.push('left');
      return sending;
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    await answerWithoutNetwork();
    Reflect.deleteProperty(navigator, 'locks');
    expect(turns.slice(0, 2)).toEqual(['touchline.answer.kept', 'left']);
  });

  it('replaces an earlier one to the same question', async () => {
    const api = await answerWithoutNetwork();
    await userEvent.click(screen.getByRole('button', { name: 'Answer again' }));
    await userEvent.click(screen.getByRole('button', { name: 'I was not there' }));
    api.answers[SESSIONS] = { body: {} };
    api.sent.length = 0;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
    expect(new Set(api.bodiesOf(SESSIONS).map((body) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ was_there: false, event_id: 12, revision: null })]),
    );
  });

  it('that comes too late is shown with the reason until it was read, also after a reload', async () => {
    const api = await answerWithoutNetwork();
    api.answers[SESSIONS] = refusal(409, 'answer_locked', 'Your coach has entered this.');
    open();
    const alarm = await screen.findByText(/^Your answer for Practice, 17:30, Thursday, November 26 was not stored\./);
    expect(alarm.textContent).toContain('Your coach has entered this.');
    expect(alarm.textContent).toContain('7 of 10 · 75 minutes');
    open();
    await screen.findByText(/was not stored/);
    await userEvent.click(screen.getByRole('button', { name: 'I have read this' }));
    await waitFor(() => expect(screen.queryByText(/was not stored/)).toBeNull());
    expect(api.bodiesOf(SESSIONS)).toHaveLength(2);
    expect(JSON.stringify(window.localStorage)).not.toContain('"rpe"');
  });

  it('of an event that was deleted is shown as one that was not stored', async () => {
    const api = await answerWithoutNetwork();
    api.answers[SESSIONS] = refusal(404, 'not_found');
    api.answers[PAGE] = { body: athletePage() };
    window.dispatchEvent(new Event('online'));
    const alarm = await screen.findByText(/^Your answer for Practice, 17:30, .* was not stored\./);
    expect(alarm.textContent).toContain('The event does not exist any more.');
  });

  it('waits while the API is down, busy, or something else answers in its place', async () => {
    const api = await answerWithoutNetwork();
    for (const answer of [
      refusal(503, 'busy'),
      refusal(429, 'rate_limited'),
      { status: 200 },
      { status: 403, body: {} },
      // A server of the release before, which does not know the call. The page comes from one that does.
      refusal(404, 'not_found'),
    ]) {
      api.answers[SESSIONS] = answer;
      const before = api.sent.length;
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(api.sent.slice(before).map(({ call }) => call)).toContain(PAGE));
      expect(screen.getByText(WAITING)).toBeTruthy();
    }
  });
});

it('is kept while the page is open, and says so, where the browser refuses to store it', async () => {
  const api = fakeApi({ [PAGE]: withPractice() });
  open();
  await screen.findByRole('region', { name: /^Practice, 17:30/ });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await answerPractice();
  await screen.findByText(/^Not sent yet\. Leave this page open until you are online/);
  expect(screen.queryByText(WAITING)).toBeNull();
  api.answers[SESSIONS] = { body: {} };
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^Not sent yet/)).toBeNull());
  expect(api.bodiesOf(SESSIONS)).toEqual([sent, sent]);
  full.mockRestore();
  endKeeping();
});

describe('a phone that opens the page without a network', () => {
  it('has the form of today with the events it knows, and no name or figure', async () => {
    const day = {
      date: TODAY,
      revision: '5.1',
      locked: null,
      stored: { sleep_quality: 9, fatigue: 9, muscle_soreness: 9, stress: 9, pain: null, answered_at: null },
    };
    fakeApi({ [PAGE]: { body: athletePage({ days: [day], events: [practice()] }) } });
    open();
    await screen.findByText(/^Sleep Quality 9/);
    const kept = JSON.stringify(window.localStorage);
    for (const text of ['Ada', 'U17', 'City', '9,', 'sleep']) expect(kept).not.toContain(text);

    jest.useFakeTimers({
      now: new Date(`${TODAY}T20:00:00Z`),
      doNotFake: ['setTimeout', 'queueMicrotask', 'performance'],
    });
    fakeApi();
    open();
    await screen.findByText('You are offline. You can answer: it is kept on this phone.');
    expect(screen.getByRole('heading', { name: 'How are you today?' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Practice, 17:30: how hard?' })).toBeTruthy();
    expect(screen.getByText('You have answered. Your answer is shown here when you are online.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'How did you sleep?' })).toBeNull();
    jest.useRealTimers();
  });

  it('without anything kept says so, and tries again', async () => {
    const api = fakeApi();
    open();
    await screen.findByRole('heading', { name: 'No connection' });
    api.answers[PAGE] = withPractice();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'How are you today, Ada?' });
  });
});

describe('a phone that may not answer any more', () => {
  it('shows unsent answers once, and keeps nothing', async () => {
    const api = await answerWithoutNetwork();
    Object.assign(api.answers, {
      [PAGE]: refusal(401, 'unauthenticated'),
      [SESSIONS]: refusal(401, 'unauthenticated'),
    });
    window.dispatchEvent(new Event('online'));
    await screen.findByRole('heading', { name: 'This phone does not answer any more' });
    expect(screen.getByRole('alert').textContent).toContain(
      'Practice, 17:30, Thursday, November 26: 7 of 10 · 75 minutes',
    );
    expect(window.localStorage.length).toBe(0);
    open();
    await screen.findByRole('heading', { name: 'Open your own link' });
    expect(screen.queryByText(/Practice/)).toBeNull();
  });
});

describe('a browser that another page pairs with somebody else meanwhile', () => {
  it('shows the page of the other as soon as it is', async () => {
    const api = fakeApi({ [PAGE]: withPractice() });
    open();
    await screen.findByRole('heading', { name: 'How are you today, Ada?' });
    const loads = api.bodiesOf(PAGE).length;
    window.dispatchEvent(new Event('storage'));
    expect(api.bodiesOf(PAGE)).toHaveLength(loads);

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
    beginKeeping();
    api.answers[PAGE] = { body: athletePage({ first_name: 'Ben' }) };
    window.dispatchEvent(new Event('storage'));
    await screen.findByRole('heading', { name: 'How are you today, Ben?' });
    jest.restoreAllMocks();
  });

  it('shows the page of the other also when it has just loaded that of the first', async () => {
    const api = fakeApi({ [PAGE]: withPractice() });
    open();
    await screen.findByRole('heading', { name: 'How are you today, Ada?' });
    let arrive: (answer: FakeAnswer) => void = () => undefined;
    api.answers[PAGE] = () => new Promise((resolve) => (arrive = resolve));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(api.bodiesOf(PAGE)).toHaveLength(2));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
    // The browser reports the change of its storage later than it has it.
    beginKeeping();
    api.answers[PAGE] = { body: athletePage({ first_name: 'Ben' }) };
    arrive(withPractice());
    await screen.findByRole('heading', { name: 'How are you today, Ben?' });
    window.dispatchEvent(new Event('storage'));
    expect(api.bodiesOf(PAGE)).toHaveLength(3);
    jest.restoreAllMocks();
  });

  it('sends nothing typed for the previous athlete, and shows the page of the other', async () => {
    const api = fakeApi({ [PAGE]: withPractice(), [SESSIONS]: { body: {} } });
    open();
    const event = within(await screen.findByRole('region', { name: /^Practice, 17:30/ }));
    await userEvent.click(event.getByRole('radio', { name: '7, Very hard' }));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
    beginKeeping();
    api.answers[PAGE] = { body: athletePage({ first_name: 'Ben', events: [practice()] }) };
    await userEvent.click(event.getByRole('button', { name: 'Send' }));
    await screen.findByRole('heading', { name: 'How are you today, Ben?' });
    expect(api.bodiesOf(SESSIONS)).toEqual([]);
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('Not sent: this phone answers for another athlete now.');
    jest.restoreAllMocks();
  });
});
