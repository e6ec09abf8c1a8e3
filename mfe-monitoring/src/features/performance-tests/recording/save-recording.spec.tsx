import { act, screen, waitFor } from '@testing-library/react';
import { todayIn } from '@touchline/contracts/calendar-date';
import { ApiError } from '@touchline/ui/host';
import { setClock } from '@touchline/ui/testing';
import { DAY } from './testing/build-athlete.js';
import { FakeRecordingApi } from './testing/fake-recording-api.js';
import { box, cardOf, open, press, saveButton, start, typeFor, user } from './testing/recording-actor.js';

// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);
beforeEach(() => void setClock('2026-11-05T09:30:00'));
afterEach(() => jest.useRealTimers());

/** By text: queries by role are slow with many cards. */
const closeButton = () => screen.findByText('Close');
const offline = () => new ApiError(0, 'network', null);

describe('saving', () => {
  test('is one call, shows a message, locks the fields and closes two seconds later', async () => {
    setClock('2026-11-05T09:30:00', 'manual');
    const api = new FakeRecordingApi();
    const { notices, closed, hasUnsaved } = await start(api);
    await typeFor('Ana', '41.5');
    await typeFor('Cy', '38');
    expect(hasUnsaved()).toBe(true);
    const release = api.hold();
    await user.click(saveButton());
    const saving = screen.getByRole('button', { name: 'Saving...' });
    await user.click(saving);
    expect([document.activeElement === saving, box('Ana').readOnly]).toEqual([true, true]);
    release();
    const close = await closeButton();
    expect(api.recorded).toEqual([
      {
        recordings: [
          { athlete_id: 1, value: 41.5, if_value: null },
          { athlete_id: 3, value: 38, if_value: null },
        ],
        recordingType: 'grip',
        teamId: 2,
        date: DAY,
      },
    ]);
    expect(notices).toEqual([{ severity: 'success', text: '2 grip strength values saved', forMs: 3000 }]);
    expect([document.activeElement === close, box('Ana').readOnly, hasUnsaved(), closed()]).toEqual([
      true,
      true,
      false,
      0,
    ]);
    act(() => jest.advanceTimersByTime(1_999));
    expect(closed()).toBe(0);
    act(() => jest.advanceTimersByTime(1));
    expect(closed()).toBe(1);
  });

  test('can be closed at once afterwards', async () => {
    const { closed } = await start(new FakeRecordingApi());
    await typeFor('Ana', '41.5');
    await user.click(saveButton());
    await user.click(await closeButton());
    expect(closed()).toBe(1);
  });

  test('keeps the day it started on', async () => {
    const api = new FakeRecordingApi();
    await start(api);
    await typeFor('Ana', '41');
    jest.setSystemTime(new Date('2026-11-06T00:01:00'));
    await user.click(saveButton());
    await closeButton();
    expect(api.recorded[0]?.date).toBe(DAY);
    expect(todayIn(undefined, new Date())).not.toBe(DAY);
  });

  test.each([
    [offline(), 'Failed to save recordings. Please try again. The server could not be reached.'],
    [new ApiError(500, 'http_500', null), 'Failed to save recordings. Please try again.'],
    [
      new ApiError(401, 'unauthenticated', 'Your session has ended. Please try again.'),
      'Your session has ended. Please try again.',
    ],
    [
      new ApiError(400, 'validation_failed', 'x', [
        { path: 'recordings.1.athlete_id', message: 'Athlete 2 is not in this team.' },
      ]),
      'Bo Test: Athlete 2 is not in this team.',
    ],
  ])('that fails keeps every value and the focus, says why and can be repeated (%#)', async (refusal, text) => {
    const api = new FakeRecordingApi();
    api.refuse.record = [refusal];
    const { hasUnsaved } = await start(api);
    await typeFor('Ana', '41.5');
    await typeFor('Bo', '39');
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe(`${text} Your values are still here.`);
    expect([
      box('Ana').value,
      box('Bo').value,
      box('Bo').readOnly,
      hasUnsaved(),
      document.activeElement === saveButton(),
    ]).toEqual(['41.5', '39', false, true, true]);
    // Earlier values are not checked again: the coach has not seen any others.
    expect(api.checked).toHaveLength(1);
    await user.keyboard('{Enter}');
    await closeButton();
    expect([...api.stored]).toEqual([
      [1, 41.5],
      [2, 39],
    ]);
  });
});

describe('values of earlier today', () => {
  test('are beside the field, are not filled in, and are replaced by typed values', async () => {
    const api = new FakeRecordingApi();
    api.stored.set(1, 45.2).set(2, 40);
    const { notices } = await start(api);
    expect([box('Ana').value, cardOf('Ana'), cardOf('Cy')]).toEqual([
      '',
      expect.stringContaining('Previous: 45.2 kg') as unknown,
      expect.not.stringContaining('Previous') as unknown,
    ]);
    expect(screen.getByText('2 athletes already have a value today.')).toBeTruthy();
    expect(screen.getByText('Progress: 0 of 3 athletes')).toBeTruthy();
    await typeFor('Cy', '38');
    expect(saveButton().textContent).toBe('Save 1 Recordings');
    await typeFor('Ana', '46');
    expect(saveButton().textContent).toBe('Update 2 Recordings');
    await user.click(saveButton());
    await closeButton();
    expect(notices.map(({ text }) => text)).toEqual(['2 grip strength values saved: 1 recorded, 1 updated']);
    expect([...api.stored]).toEqual([
      [1, 46],
      [2, 40],
      [3, 38],
    ]);
  });

  test('are optional: a recording goes on without them, and they can be checked again', async () => {
    const api = new FakeRecordingApi();
    api.stored.set(1, 45.2);
    api.refuse.check = [offline(), offline()];
    await start(api);
    expect(screen.getByText(/Failed to check for values/)).toBeTruthy();
    await typeFor('Ana', '46');
    await press('Check again');
    await waitFor(() => expect(api.checked).toHaveLength(2));
    expect(box('Ana').value).toBe('46');
    await press('Check again');
    await waitFor(() => expect(cardOf('Ana')).toContain('Previous: 45.2 kg'));
    expect(screen.queryByText(/Failed to check for values/)).toBeNull();
  });

  test('that could not be checked are overwritten', async () => {
    const api = new FakeRecordingApi();
    api.stored.set(1, 45.2);
    api.refuse.check = [offline()];
    await start(api);
    await typeFor('Ana', '46');
    await user.click(saveButton());
    await closeButton();
    expect(api.recorded[0]?.recordings).toEqual([{ athlete_id: 1, value: 46 }]);
  });

  test('that someone else has just recorded are shown before they are replaced', async () => {
    const api = new FakeRecordingApi();
    api.stored.set(2, 40);
    await start(api);
    await typeFor('Ana', '46');
    await typeFor('Bo', '41');
    api.stored.set(1, 44.4);
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Someone else has recorded values: Ana Test 44.4 kg. Yours are still here but not saved. Save again to replace theirs.',
    );
    expect([box('Ana').value, box('Bo').value, cardOf('Ana'), document.activeElement === saveButton()]).toEqual([
      '46',
      '41',
      expect.stringContaining('Previous: 44.4 kg') as unknown,
      true,
    ]);
    await user.click(saveButton());
    await closeButton();
    expect(api.recorded.at(-1)?.recordings).toEqual([
      { athlete_id: 1, value: 46, if_value: 44.4 },
      { athlete_id: 2, value: 41, if_value: 40 },
    ]);
    expect([...api.stored]).toEqual([
      [2, 41],
      [1, 46],
    ]);
  });

  test('from an earlier save whose answer got lost are replaced without a question', async () => {
    const api = new FakeRecordingApi();
    api.losesAnswers = 1;
    await start(api);
    await typeFor('Ana', '41.125');
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save recordings.');
    api.stored.set(1, 41.13);
    await user.click(box('Ana'));
    await user.keyboard('42');
    await user.click(saveButton());
    await closeButton();
    expect(api.recorded.map(({ recordings }) => recordings[0]?.if_value)).toEqual([null, null, 41.13]);
    expect(api.stored.get(1)).toBe(42);
  });

  test('that cannot be read after a conflict leave the server’s sentence and all typed values', async () => {
    const api = new FakeRecordingApi();
    await start(api);
    await typeFor('Ana', '46');
    api.stored.set(1, 44.4);
    api.refuse.check = [offline()];
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Someone else recorded values. Nothing was saved. Your values are still here.',
    );
    await user.click(saveButton());
    await waitFor(() => expect(cardOf('Ana')).toContain('Previous: 44.4 kg'));
    expect(api.stored.get(1)).toBe(44.4);
  });
});

test('athletes that failed to load can be loaded again', async () => {
  const api = new FakeRecordingApi();
  api.refuse.athletes = [offline()];
  open(api);
  await user.click(await screen.findByRole('radio', { name: /^First/ }));
  await press('Start Recording');
  expect(await screen.findByText('Failed to load athletes. Please try again.')).toBeTruthy();
  expect(saveButton().disabled).toBe(true);
  await press('Try again');
  expect(await screen.findAllByRole('textbox')).toHaveLength(3);
});

test('a check without an answer is ended after five seconds', async () => {
  setClock('2026-11-05T09:30:00', 'manual');
  const api = new FakeRecordingApi();
  const send = api.send.bind(api);
  api.send = <T,>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    path.endsWith('check-existing') ? new Promise<T>(() => undefined) : send<T>(method, path, body);
  open(api);
  await user.click(await screen.findByRole('radio', { name: /^First/ }));
  await press('Start Recording');
  await screen.findByText('Checking for values recorded today...');
  act(() => jest.advanceTimersByTime(5_000));
  await screen.findByText(/Failed to check for values/);
  expect(document.activeElement).toBe(box('Ana'));
});
