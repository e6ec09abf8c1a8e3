import type { AthletePage, FormQuestion } from '@touchline/contracts/athlete-answers.schema';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.js';
import { athletePage, practice, TODAY } from '../testing/pages.js';
import { show } from '../testing/render.js';
import { AnswerPage } from './answer-page.js';

const PAGE = 'GET /api/athlete/page';
const WELLNESS = 'PUT /api/athlete/wellness';
const SESSIONS = 'PUT /api/athlete/sessions';

const GROIN: FormQuestion = {
  ...{
    measure: 'own.1',
    label: 'Groin',
    question: 'How does your groin feel?',
    unit: 'rating',
    min: 0,
    max: 10,
    step: 1,
  },
  ...{ low_words: 'no problem', high_words: 'cannot train', kind: 'health' },
};
const SLEEP: FormQuestion = {
  ...{ measure: 'own.2', label: 'Sleep', question: 'How long did you sleep?', unit: 'h', min: 4, max: 12, step: 1 },
  ...{ low_words: null, high_words: null, kind: 'wellness' },
};
const LEGEND = 'How does your groin feel?';

const asking = (partial: Partial<AthletePage> = {}) => {
  const base = athletePage();
  const [today, yesterday] = base.days;
  return athletePage({
    questions: [GROIN, SLEEP],
    days: [{ ...today, asked: ['own.2', 'own.1'] } as never, yesterday as never],
    asked_ahead: [{ date: '2026-11-27', asked: ['own.1'] }],
    ...partial,
  });
};
const open = () => show(<AnswerPage linkKey={null} />);
const today = async () => within(await screen.findByRole('region', { name: 'Today' }));

async function rate(form: Awaited<ReturnType<typeof today>>): Promise<void> {
  for (const legend of [/sleep\?$/, /tired/, /sore/, /stressed/]) {
    const [scale] = form
      .getAllByRole('group', { name: legend })
      .filter((each) => !/How long/.test(each.textContent ?? ''));
    await userEvent.click(within(scale as HTMLElement).getByRole('radio', { name: '3' }));
  }
  await userEvent.click(form.getByRole('radio', { name: /^None/ }));
}

describe('questions of a team beside the four ratings', () => {
  it('are asked in their order, one tap each, and say who reads the answer', async () => {
    const api = fakeApi({ [PAGE]: { body: asking() }, [WELLNESS]: { body: {} } });
    open();
    const form = await today();
    const legends = form.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent);
    expect(legends.slice(-2)).toEqual(['How long did you sleep? (h)', LEGEND]);
    const groin = within(form.getByRole('group', { name: LEGEND }));
    expect(groin.getByText('Read by: Head coach, Medical.')).toBeTruthy();
    expect(groin.getAllByRole('radio')).toHaveLength(11);

    await rate(form);
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(form.getByText('Still missing: Sleep, Groin.')).toBeTruthy();
    expect(api.bodiesOf(WELLNESS)).toEqual([]);

    await userEvent.click(groin.getByRole('radio', { name: '0, no problem' }));
    await userEvent.click(within(form.getByRole('group', { name: /How long/ })).getByRole('radio', { name: '8' }));
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(api.bodiesOf(WELLNESS)).toHaveLength(1));
    expect(api.bodiesOf(WELLNESS)[0]).toMatchObject({
      date: TODAY,
      more: [
        { measure: 'own.2', value: 8 },
        { measure: 'own.1', value: 0 },
      ],
    });
  });

  it('show what was answered, and begin with it when it is answered again', async () => {
    const stored = {
      ...{ sleep_quality: 2, fatigue: 3, muscle_soreness: 4, stress: 5, pain: null, answered_at: null },
      more: [{ measure: 'own.1', value: 4 }],
    };
    const page = asking();
    fakeApi({ [PAGE]: { body: asking({ days: [{ ...page.days[0], stored, revision: '8.1' } as never] }) } });
    open();
    const form = await today();
    expect(form.getByText(/no pain · Groin 4$/)).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Answer again' }));
    const groin = within(form.getByRole('group', { name: LEGEND }));
    expect(groin.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true);
  });

  it('are asked without a network, also on a day after the page was loaded', async () => {
    jest.useFakeTimers({
      now: new Date(`${TODAY}T12:00:00Z`),
      doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'],
    });
    fakeApi({ [PAGE]: { body: asking() } });
    open();
    await today();
    jest.setSystemTime(new Date('2026-11-27T08:00:00Z'));
    fakeApi({});
    open();
    const form = await today();
    expect(form.getByRole('group', { name: LEGEND })).toBeTruthy();
    expect(form.queryByRole('group', { name: /How long/ })).toBeNull();
    jest.useRealTimers();
  });

  it('follow a session', async () => {
    const events = [practice({ asked: ['own.1'] })];
    const api = fakeApi({ [PAGE]: { body: asking({ events, days: [] }) }, [SESSIONS]: { body: {} } });
    open();
    const event = within(await screen.findByRole('region', { name: /^Practice/ }));
    await userEvent.click(event.getByRole('radio', { name: '7, Very hard' }));
    await userEvent.click(event.getByRole('button', { name: 'Send' }));
    expect(event.getByText('Still missing: Groin.')).toBeTruthy();
    await userEvent.click(within(event.getByRole('group', { name: LEGEND })).getByRole('radio', { name: '2' }));
    await userEvent.click(event.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(api.bodiesOf(SESSIONS)).toHaveLength(1));
    expect(api.bodiesOf(SESSIONS)[0]).toMatchObject({ rpe: 7, more: [{ measure: 'own.1', value: 2 }] });
  });
});

it('a page of a product without such questions asks none', async () => {
  fakeApi({ [PAGE]: { body: athletePage() } });
  open();
  expect((await today()).getAllByRole('group')).toHaveLength(5);
});

describe('a question that is another one from a day on', () => {
  const before: FormQuestion = { ...GROIN, measure_version: 1, valid_from: null };
  const after: FormQuestion = { ...GROIN, measure_version: 2, valid_from: TODAY, max: 4 };
  const asked = ['own.1'];
  const [todayForm, yesterdayForm] = athletePage().days.map((day) => ({ ...day, asked }));
  const groinIn = (form: Awaited<ReturnType<typeof today>>) => within(form.getByRole('group', { name: LEGEND }));
  const scaleOf = (form: Awaited<ReturnType<typeof today>>) => groinIn(form).getAllByRole('radio').length;
  const tap = async (form: Awaited<ReturnType<typeof today>>, name: string | RegExp) =>
    userEvent.click(groinIn(form).getByRole('radio', { name }));
  const send = async (form: Awaited<ReturnType<typeof today>>) =>
    userEvent.click(form.getByRole('button', { name: 'Send' }));
  const changing = (partial: Partial<AthletePage> = {}) =>
    athletePage({ questions: [after, before], days: [todayForm as never, yesterdayForm as never], ...partial });
  const STORED = { sleep_quality: 3, fatigue: 3, muscle_soreness: 3, stress: 3, pain: null, answered_at: null };

  it('is asked for each day as it is on that day, and the answer names the version', async () => {
    const api = fakeApi({ [PAGE]: { body: changing() }, [WELLNESS]: { body: {} } });
    open();
    expect(scaleOf(await today())).toBe(5);
    const yesterday = within(screen.getByRole('region', { name: /^Yesterday/ }));
    await userEvent.click(yesterday.getByRole('button', { name: 'Answer for yesterday' }));
    expect(scaleOf(yesterday)).toBe(11);
    await rate(yesterday);
    await tap(yesterday, '4');
    await send(yesterday);
    await waitFor(() => expect(api.bodiesOf(WELLNESS)).toHaveLength(1));
    expect(api.bodiesOf(WELLNESS)[0]).toMatchObject({ more: [{ measure: 'own.1', measure_version: 1, value: 4 }] });
  });

  it('is asked about an event of yesterday as it was yesterday', async () => {
    const events = [practice({ date: '2026-11-25', asked })];
    fakeApi({ [PAGE]: { body: changing({ events, days: [] }) } });
    open();
    expect(scaleOf(within(await screen.findByRole('region', { name: /^Practice/ })))).toBe(11);
  });

  it('is asked without a network as it is on the day of the form', async () => {
    jest.useFakeTimers({
      now: new Date(`${TODAY}T12:00:00Z`),
      doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'],
    });
    const tomorrow = '2026-11-27';
    const questions = [before, { ...after, valid_from: tomorrow }];
    fakeApi({ [PAGE]: { body: changing({ questions, asked_ahead: [{ date: tomorrow, asked }] }) } });
    open();
    expect(scaleOf(await today())).toBe(11);
    jest.setSystemTime(new Date(`${tomorrow}T08:00:00Z`));
    fakeApi({});
    open();
    expect(scaleOf(await today())).toBe(5);
    jest.useRealTimers();
  });

  it('takes nothing over that was chosen on another scale before the page loaded again', async () => {
    const api = fakeApi({ [PAGE]: { body: changing({ questions: [before] }) }, [WELLNESS]: { body: {} } });
    open();
    const form = await today();
    await rate(form);
    await tap(form, '3');
    api.answers[PAGE] = { body: changing() };
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(scaleOf(form)).toBe(5));
    await send(form);
    expect(form.getByText('Still missing: Groin.')).toBeTruthy();
    await tap(form, '4, cannot train');
    await send(form);
    await waitFor(() => expect(api.bodiesOf(WELLNESS)).toHaveLength(1));
    expect(api.bodiesOf(WELLNESS)[0]).toMatchObject({
      fatigue: 3,
      more: [{ measure: 'own.1', measure_version: 2, value: 4 }],
    });
  });

  it('is answered again when another version was shown, and the rest of the survey is stored', async () => {
    const api = fakeApi({ [PAGE]: { body: changing({ questions: [before] }) } });
    open();
    const form = await today();
    await rate(form);
    await tap(form, '8');
    await send(form);
    await screen.findByText(/^Kept on this phone/);

    const path = 'entries.0.more.0.measure_version';
    const fields = [{ path, message: 'The question has changed since it was shown: answer it as it is asked now.' }];
    const refused = { status: 400, body: { code: 'validation_failed', error: 'Refused.', fields } };
    const isSent = () => (api.bodiesOf(WELLNESS).at(-1) as { more: unknown[] }).more.length > 0;
    api.answers[WELLNESS] = async () => (isSent() ? refused : { body: { ...todayForm, revision: '8.1' } });
    api.answers[PAGE] = {
      body: changing({ days: [{ ...todayForm, stored: STORED, revision: '8.1' } as never, yesterdayForm as never] }),
    };
    window.dispatchEvent(new Event('online'));
    const alarm = await screen.findByText(/^A part of your answer for Thursday/);
    expect(alarm.textContent).toContain('was not stored. The question has changed since it was shown');
    expect(alarm.textContent).toMatch(/You can tell your coach: Groin 8$/);
    expect(api.bodiesOf(WELLNESS).at(-1)).toMatchObject({ fatigue: 3, pain: null, more: [] });

    await userEvent.click(form.getByRole('button', { name: 'Answer again' }));
    expect(scaleOf(form)).toBe(5);
    await tap(form, '4, cannot train');
    api.answers[WELLNESS] = { body: { ...todayForm, revision: '8.2' } };
    await send(form);
    await waitFor(() => expect(screen.queryByText(/^A part of your answer/)).toBeNull());
    expect(api.bodiesOf(WELLNESS).at(-1)).toMatchObject({
      fatigue: 3,
      revision: '8.1',
      more: [{ measure: 'own.1', measure_version: 2, value: 4 }],
    });
  });
});
