import type { AthletePage, FormDay } from '@touchline/contracts/athlete-answers.schema';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal, type FakeAnswer, type FakeApi } from '../testing/fake-api.js';
import { athletePage, practice, TODAY } from '../testing/pages.js';
import { show } from '../testing/render.js';
import { AnswerPage } from './answer-page.js';

const PAGE = 'GET /api/athlete/page';
const SESSIONS = 'PUT /api/athlete/sessions';
const CHANGED = refusal(409, 'answer_changed');
const MINE = '7 of 10 · 75 minutes';
const THEIRS = { answer: { was_there: true as const, rpe: 3, duration_min: 60 }, revision: '8.1' };

const pageWith = (partial: Partial<AthletePage['events'][number]> = {}): FakeAnswer => ({
  body: athletePage({ events: [practice(partial)] }),
});
const open = () => show(<AnswerPage linkKey={null} />);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const ofEvent = () => within(screen.getByRole('region', { name: /^Practice, 17:30/ }));
const stored = { sleep_quality: 9, fatigue: 9, muscle_soreness: 9, stress: 9, pain: null, answered_at: null };
const answeredElsewhere = (partial: Partial<FormDay> = {}): FakeAnswer => ({
  body: athletePage({ days: [{ date: TODAY, stored, revision: '5.1', locked: null, ...partial }] }),
});

/** Answers the practice while another phone has done so already. */
async function meetAnother(): Promise<FakeApi> {
  const api = fakeApi({ [PAGE]: pageWith(), [SESSIONS]: CHANGED });
  open();
  await userEvent.click(await screen.findByRole('radio', { name: '7, Very hard' }));
  api.answers[PAGE] = pageWith(THEIRS);
  await userEvent.click(ofEvent().getByRole('button', { name: 'Send' }));
  await screen.findByText(/was not stored, because something else has been stored since/);
  return api;
}

describe('an answer that meets another one', () => {
  it('is shown beside the stored answer, and stored when the athlete chooses it', async () => {
    const api = await meetAnother();
    const choice = ofEvent().getByRole('alert').textContent;
    expect(choice).toContain('Stored now: 3 of 10 · 60 minutes');
    expect(choice).toContain(`Your answer on this phone: ${MINE}`);
    expect(screen.queryByText('Thank you, your answer is stored.')).toBeNull();

    const answer = { was_there: true as const, rpe: 7, duration_min: 75 };
    Object.assign(api.answers, { [SESSIONS]: { body: {} }, [PAGE]: pageWith({ answer, revision: '8.2' }) });
    await press('Store my answer');
    await screen.findByText('Thank you, your answer is stored.');
    expect(api.bodiesOf(SESSIONS)).toEqual([
      { event_id: 12, revision: null, ...answer },
      { event_id: 12, revision: '8.1', ...answer },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes when the athlete keeps the stored answer', async () => {
    const api = await meetAnother();
    await press('Keep what is stored');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(ofEvent().getByText('3 of 10 · 60 minutes')).toBeTruthy();
    expect(api.bodiesOf(SESSIONS)).toHaveLength(1);
    expect(JSON.stringify(window.localStorage)).not.toContain('"rpe"');
  });

  it('stays over a reload, and is not sent by itself', async () => {
    const api = await meetAnother();
    open();
    await screen.findByText(/something else has been stored since/);
    expect(ofEvent().getByRole('alert').textContent).toContain(MINE);
    expect(api.bodiesOf(SESSIONS)).toHaveLength(1);
  });

  it('is asked about again when yet another one is stored before the choice arrives', async () => {
    const api = await meetAnother();
    api.answers[PAGE] = pageWith({ answer: { was_there: false }, revision: 'absent' });
    await press('Store my answer');
    await waitFor(() => expect(ofEvent().getByRole('alert').textContent).toContain('Stored now: You were not there.'));
    expect(ofEvent().getByRole('alert').textContent).toContain(MINE);
    expect(api.bodiesOf(SESSIONS)).toHaveLength(2);
  });

  it('cannot be chosen over what a coach has entered since', async () => {
    const api = await meetAnother();
    api.answers[PAGE] = pageWith({ ...THEIRS, locked: 'coach' });
    open();
    await screen.findByText(/Your coach has entered this/);
    expect(screen.queryByRole('button', { name: 'Store my answer' })).toBeNull();
    await press('I have read this');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is shown without a choice when the page does not ask about the event any more', async () => {
    const api = await meetAnother();
    api.answers[PAGE] = { body: athletePage() };
    open();
    const alarm = await screen.findByRole('alert');
    expect(alarm.textContent).toContain('Something else was stored before.');
    expect(alarm.textContent).toContain(MINE);
    await press('I have read this');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is shown without a choice, and without stored figures, while the phone is offline', async () => {
    const api = await meetAnother();
    api.answers[PAGE] = 'no network';
    window.dispatchEvent(new Event('online'));
    await screen.findByText(/You can choose when you are online\./);
    expect(ofEvent().getByRole('alert').textContent).not.toContain('Stored now');
    expect(ofEvent().queryByRole('button')).toBeNull();
  });

  it('kept without a network does not replace an answer stored meanwhile', async () => {
    const api = fakeApi({ [PAGE]: pageWith() });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: '7, Very hard' }));
    await userEvent.click(ofEvent().getByRole('button', { name: 'Send' }));
    await screen.findByText('Kept on this phone. It is sent when you are online.');
    Object.assign(api.answers, { [PAGE]: pageWith(THEIRS), [SESSIONS]: CHANGED });
    window.dispatchEvent(new Event('online'));
    await screen.findByText(/something else has been stored since/);
    const revisions = api.bodiesOf(SESSIONS).map((body) => (body as { revision: unknown }).revision);
    expect(new Set(revisions)).toEqual(new Set([null]));
  });
});

describe('an answer after another one of this phone', () => {
  const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
  const send = async () => userEvent.click(ofEvent().getByRole('button', { name: 'Send' }));
  const sent = (api: FakeApi) =>
    api.bodiesOf(SESSIONS).map((body) => {
      const { rpe, revision } = body as { rpe: number; revision: string | null };
      return `${rpe} over ${revision}`;
    });
  const storedAs = (rpe: number, revision: string) => practice({ answer: { ...THEIRS.answer, rpe }, revision });

  /** Sends 7, and chooses 3 in a form that is opened while that is under way. */
  async function answerTwice(): Promise<{ api: FakeApi; store: () => void }> {
    const api = fakeApi({ [PAGE]: pageWith() });
    open();
    await choose('7, Very hard');
    let store = () => {};
    const stored = new Promise<FakeAnswer>((resolve) => (store = () => resolve({ body: storedAs(7, '8.1') })));
    api.answers[SESSIONS] = () => stored;
    await send();
    await press('Answer again');
    await choose('3, Moderate');
    api.answers[PAGE] = pageWith(storedAs(7, '8.1'));
    return { api, store };
  }

  it('is given while that one is under way, and replaces it', async () => {
    const { api, store } = await answerTwice();
    await send();
    api.answers[PAGE] = pageWith(storedAs(3, '8.2'));
    store();
    await waitFor(() => expect(sent(api)).toEqual(['7 over null', '3 over 8.1']));
  });

  it('replaces it also when its form was opened before that one was stored', async () => {
    const { api, store } = await answerTwice();
    store();
    await waitFor(() => expect(api.bodiesOf(PAGE)).toHaveLength(2));
    api.answers[SESSIONS] = { body: storedAs(3, '8.2') };
    await send();
    await waitFor(() => expect(sent(api)).toEqual(['7 over null', '3 over 8.1']));
  });

  it('is not sent over what somebody else has stored after it', async () => {
    const { api, store } = await answerTwice();
    Object.assign(api.answers, { [PAGE]: pageWith({ ...THEIRS, revision: '8.2' }) });
    store();
    await waitFor(() => expect(api.bodiesOf(PAGE)).toHaveLength(2));
    api.answers[SESSIONS] = CHANGED;
    await send();
    await screen.findByText(/something else has been stored since/);
    expect(sent(api)).toEqual(['7 over null', '3 over null']);
  });
});

describe('a form in which something was chosen', () => {
  async function chooseWhile(meanwhile: FakeAnswer): Promise<FakeApi> {
    const api = fakeApi({ [PAGE]: { body: athletePage() }, 'PUT /api/athlete/wellness': CHANGED });
    open();
    const question = await screen.findByRole('group', { name: 'How did you sleep?' });
    await userEvent.click(within(question).getByRole('radio', { name: /^2/ }));
    api.answers[PAGE] = meanwhile;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(api.bodiesOf(PAGE)).toHaveLength(2));
    return api;
  }
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? [value] : []));

  it('stays when another answer is stored elsewhere, and is sent over the answer it was opened with', async () => {
    const api = await chooseWhile(answeredElsewhere());
    expect(chosen()).toEqual(['2']);
    for (const question of ['How tired are you?', 'How sore are your muscles?', 'How stressed are you?'])
      await userEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: /^5/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'None today' }));
    await press('Send');
    await screen.findByText(/something else has been stored since/);
    expect(api.bodiesOf('PUT /api/athlete/wellness')).toMatchObject([{ sleep_quality: 2, revision: null }]);
  });

  it('stays when it can be stored no more, and says why', async () => {
    await chooseWhile(answeredElsewhere({ locked: 'coach' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your coach has entered this/);
    expect(chosen()).toEqual(['2']);
  });
});
