import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { todayIn } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { ApiError } from '@touchline/ui/host';
import { buildAthlete } from './testing/build-athlete.js';
import { FakeRecordingApi } from './testing/fake-recording-api.js';
import { box, cardOf, open, press, saveButton, start, typeFor, user } from './testing/recording-actor.js';

// A slow machine needs its time for the many steps of a dialog.
jest.setTimeout(20_000);
/** The morning of DAY; timers run, but where a test advances them. */
const at = (time: string, timers: 'run' | 'stand' = 'run') =>
  jest.useFakeTimers({
    now: new Date(time),
    doNotFake:
      timers === 'run'
        ? [
            'setTimeout',
            'clearTimeout',
            'setInterval',
            'clearInterval',
            'setImmediate',
            'clearImmediate',
            'queueMicrotask',
            'nextTick',
            'performance',
            'requestAnimationFrame',
            'cancelAnimationFrame',
          ]
        : [],
  });
beforeEach(() => void at('2026-11-05T09:30:00'));
afterEach(() => jest.useRealTimers());

const DAY = '2026-11-05';
/** By the text alone: to look for roles among many cards takes a slow machine long. */
const closeButton = () => screen.findByText('Close');
const offline = () => new ApiError(0, 'network', null);

describe('choosing the team', () => {
  test('offers the teams that have athletes, and starts once one is chosen', async () => {
    const { closed } = open(new FakeRecordingApi());
    expect((await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent)).toEqual([
      'First3 athletes · Soccer (W)',
      'Youth11 athletes · Soccer (W)',
    ]);
    const details = () => screen.getByRole('region', { name: 'Recording Session Details' }).textContent;
    expect(details()).toBe(
      `Recording Session DetailsTeamNot chosen yetDate${formatLongDate(DAY)}TypeGrip Strength (kg)`,
    );
    const begin = screen.getByRole<HTMLButtonElement>('button', { name: 'Start Recording' });
    expect(begin.disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^Youth/ }));
    expect(details()).toContain('TeamYouth');
    expect(begin.disabled).toBe(false);
    await press('Cancel');
    expect(closed()).toBe(1);
  });

  test('takes the only team by itself, with the keyboard alone', async () => {
    const api = new FakeRecordingApi();
    api.teams = api.teams.slice(0, 1);
    open(api, 'jump');
    expect((await screen.findByRole<HTMLInputElement>('radio')).checked).toBe(true);
    await user.keyboard('{Tab}{Tab}{Enter}');
    expect(await screen.findByLabelText('Ana Test (cm)')).toBe(document.activeElement);
    expect(api.asked).toEqual([2]);
  });

  test('has the team chosen that the coach is looking at, and its sport not twice', async () => {
    const api = new FakeRecordingApi();
    api.teams = api.teams.map((team) => (team.team_id === 3 ? { ...team, team_name: team.sport } : team));
    open(api, 'grip', 3);
    const team = await screen.findByRole<HTMLInputElement>('radio', { name: 'Soccer (W) 11 athletes' });
    expect([team.checked, team === document.activeElement]).toEqual([true, true]);
    await press('Start Recording');
    await screen.findByLabelText('Athletes');
    expect(api.asked).toEqual([3]);
  });

  test('has none chosen where the team is not among them', async () => {
    open(new FakeRecordingApi(), 'grip', 4);
    expect((await screen.findAllByRole<HTMLInputElement>('radio')).map((team) => team.checked)).toEqual([false, false]);
  });

  test('says that there is nobody to record', async () => {
    const api = new FakeRecordingApi();
    api.teams = api.teams.slice(2);
    open(api);
    expect(await screen.findByText('No teams with athletes found. Please add athletes to teams first.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Recording' }).disabled).toBe(true);
  });

  test('says that the teams did not come, and tries again', async () => {
    const api = new FakeRecordingApi();
    api.refuse.teams = [offline()];
    open(api);
    expect(await screen.findByText('Failed to load teams. Please try again.')).toBeTruthy();
    await press('Try again');
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });
});

describe('typing', () => {
  test('goes down the list with Enter, back with Shift and Enter, and ends at the button that saves', async () => {
    await start(new FakeRecordingApi());
    expect(document.activeElement).toBe(box('Ana'));
    await user.keyboard('41,5{Enter}');
    expect(document.activeElement).toBe(box('Bo'));
    await user.keyboard('39{Enter}{Shift>}{Enter}{/Shift}');
    expect(document.activeElement).toBe(box('Bo'));
    await user.keyboard('{Enter}{Enter}');
    expect(document.activeElement).toBe(saveButton());
    expect([box('Ana').value, box('Bo').value, saveButton().textContent]).toEqual(['41.5', '39', 'Save 2 Recordings']);
    expect(['Ana', 'Bo', 'Cy'].map((name) => box(name).getAttribute('enterkeyhint'))).toEqual(['next', 'next', 'done']);
  });

  test('Enter held down along the list does not save at its end', async () => {
    await start(new FakeRecordingApi());
    expect(fireEvent.keyDown(saveButton(), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(saveButton(), { key: 'Enter' })).toBe(true);
  });

  test('Shift and Enter at the first athlete stays there', async () => {
    await start(new FakeRecordingApi());
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(document.activeElement).toBe(box('Ana'));
  });

  test('says at the box what is not taken, reads it out, and joins nothing', async () => {
    await start(new FakeRecordingApi());
    const said = () =>
      screen
        .getAllByRole('status')
        .map((status) => status.textContent)
        .join('');
    const noteOf = (name: string) =>
      document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;
    await typeFor('Ana', '41,5.2');
    expect([box('Ana').value, noteOf('Ana')]).toEqual(['41.5', 'Only one decimal point.']);
    expect(said()).toBe('Ana Test: Only one decimal point.');
    await user.keyboard('{Backspace}7');
    expect([box('Ana').value, noteOf('Ana'), said()]).toEqual(['41.7', undefined, '']);
    // What is selected stays selected: the key after a refused one replaces it, too.
    await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}x2');
    expect(box('Ana').value).toBe('2');
    await user.keyboard('{ArrowLeft}x5');
    expect([box('Ana').value, noteOf('Ana')]).toEqual(['52', 'Only digits and one decimal point.']);
  });

  test('takes the one number of a pasted text, and nothing of another text', async () => {
    await start(new FakeRecordingApi());
    await user.paste('1.88 s');
    await user.click(box('Bo'));
    await user.paste('41,5');
    await user.paste('39 40');
    expect([box('Ana').value, box('Bo').value, cardOf('Bo')]).toEqual([
      '1.88',
      '41.5',
      expect.stringContaining('Pasted text holds no single number.'),
    ]);
    expect(screen.getByText('Bo Test: Pasted text holds no single number.')).toBeTruthy();
  });

  test('counts only what is above 0, and says that a zero is not saved', async () => {
    at('2026-11-05T09:30:00', 'stand');
    await start(new FakeRecordingApi());
    expect(screen.getByText('Progress: 0 of 3 athletes')).toBeTruthy();
    await typeFor('Ana', '0');
    await typeFor('Bo', '40');
    expect(screen.getAllByText('Progress: 1 of 3 athletes')).toHaveLength(1);
    expect(screen.getByText('33% complete')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress: 1 of 3 athletes' }).getAttribute('aria-valuenow')).toBe(
      '33',
    );
    expect(cardOf('Ana')).toContain('Not above 0: this is not saved.');
    // Read out a moment after the last key.
    act(() => jest.advanceTimersByTime(1_500));
    expect(screen.getAllByText('Progress: 1 of 3 athletes')).toHaveLength(2);
  });

  test('out of range is said at the box, and leads back there before anything is sent', async () => {
    const api = new FakeRecordingApi();
    await start(api);
    await typeFor('Ana', '40');
    await typeFor('Bo', '100.1');
    expect(document.getElementById(box('Bo').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Must be a number above 0 and up to 100 (kg).',
    );
    await user.click(saveButton());
    expect(document.activeElement).toBe(box('Bo'));
    expect(screen.getByRole('alert').textContent).toBe(
      '1 value cannot be saved: it must be a number above 0 and up to 100 (kg).',
    );
    await user.keyboard('99');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.recorded).toEqual([]);
  });

  test('saving nothing says so', async () => {
    const api = new FakeRecordingApi();
    await start(api);
    await user.click(saveButton());
    expect(screen.getByText('Please enter at least one measurement before saving.')).toBeTruthy();
    expect(api.recorded).toEqual([]);
  });

  test('of many cards only the one that is typed into is drawn anew', async () => {
    const api = new FakeRecordingApi();
    api.athletes = Array.from({ length: 30 }, (_, index) => buildAthlete(index + 1));
    await start(api);
    const drawn = jest.spyOn(String.prototype, 'trim');
    await user.type(box('Kim20'), '4');
    // Each card that is drawn writes its athlete's name, trimmed.
    expect(drawn.mock.contexts.filter((text) => / Test$/.test(String(text))).map(String)).toEqual(['Kim20 Test']);
    drawn.mockRestore();
  });
});

describe('filtering', () => {
  test('hides athletes but nothing of what was typed for them', async () => {
    const api = new FakeRecordingApi();
    api.athletes = [buildAthlete(1), buildAthlete(2, { position: 'Keeper' }), buildAthlete(3)];
    await start(api);
    await typeFor('Ana', '41');
    await user.type(screen.getByRole('searchbox', { name: 'Search athletes' }), '2');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(
      screen.getByText('1 typed value is hidden by the filter; it is kept, and saved with the others.'),
    ).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(box('Bo'));
    await user.keyboard('42{Enter}');
    expect(saveButton().textContent).toBe('Save 2 Recordings');
    await user.click(saveButton());
    await closeButton();
    expect([...api.stored]).toEqual([
      [1, 41],
      [2, 42],
    ]);
  });

  test('shows again what has to be mended', async () => {
    await start(new FakeRecordingApi());
    await typeFor('Ana', '400');
    await user.type(screen.getByRole('searchbox'), 'Bo');
    await user.click(saveButton());
    await waitFor(() => expect(document.activeElement).toBe(box('Ana')));
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });

  test('says that nobody was found, and shows all again', async () => {
    await start(new FakeRecordingApi());
    await user.type(screen.getByRole('searchbox'), 'nobody');
    expect(screen.getByText('No athletes found')).toBeTruthy();
    await press('Show all');
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });
});

describe('saving', () => {
  test('is one call, tells it, locks the boxes and closes two seconds later', async () => {
    at('2026-11-05T09:30:00', 'stand');
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

  test('can be left at once afterwards', async () => {
    const { closed } = await start(new FakeRecordingApi());
    await typeFor('Ana', '41.5');
    await user.click(saveButton());
    await user.click(await closeButton());
    expect(closed()).toBe(1);
  });

  test('keeps the day it began on', async () => {
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
    [
      offline(),
      'Failed to save recordings. Please try again. The server could not be reached; everything you typed is still here.',
    ],
    [new ApiError(500, 'http_500', null), 'Failed to save recordings. Please try again.'],
    [
      new ApiError(401, 'unauthenticated', 'Your session had ended. Please try again.'),
      'Your session had ended. Please try again.',
    ],
    [
      new ApiError(400, 'validation_failed', 'x', [
        { path: 'recordings.1.athlete_id', message: 'Athlete 2 is not in this team.' },
      ]),
      'Bo Test: Athlete 2 is not in this team.',
    ],
  ])('that fails keeps every value and the focus, says why and works again (%#)', async (refusal, text) => {
    const api = new FakeRecordingApi();
    api.refuse.record = [refusal];
    const { hasUnsaved } = await start(api);
    await typeFor('Ana', '41.5');
    await typeFor('Bo', '39');
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect([
      box('Ana').value,
      box('Bo').value,
      box('Bo').readOnly,
      hasUnsaved(),
      document.activeElement === saveButton(),
    ]).toEqual(['41.5', '39', false, true, true]);
    // What was there before is what the coach saw: it is not looked up behind their back.
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
  test('stand beside the box, are not filled in, and are replaced by what is typed', async () => {
    const api = new FakeRecordingApi();
    api.stored.set(1, 45.2).set(2, 40);
    const { notices } = await start(api);
    expect([box('Ana').value, cardOf('Ana'), cardOf('Cy')]).toEqual([
      '',
      expect.stringContaining('Previous: 45.2 kg') as unknown,
      expect.not.stringContaining('Previous') as unknown,
    ]);
    expect(screen.getByText('2 of them have values from earlier today.')).toBeTruthy();
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

  test('that cannot be looked up keep nobody from recording; another look may bring them', async () => {
    const api = new FakeRecordingApi();
    api.stored.set(1, 45.2);
    api.refuse.check = [offline(), offline()];
    await start(api);
    expect(screen.getByText(/could not be checked/)).toBeTruthy();
    await typeFor('Ana', '46');
    await press('Check again');
    await waitFor(() => expect(api.checked).toHaveLength(2));
    expect(box('Ana').value).toBe('46');
    await press('Check again');
    await waitFor(() => expect(cardOf('Ana')).toContain('Previous: 45.2 kg'));
    expect(screen.queryByText(/could not be checked/)).toBeNull();
  });

  test('that nobody looked up are overwritten: nothing is said about what was seen', async () => {
    const api = new FakeRecordingApi();
    api.stored.set(1, 45.2);
    api.refuse.check = [offline()];
    await start(api);
    await typeFor('Ana', '46');
    await user.click(saveButton());
    await closeButton();
    expect(api.recorded[0]?.recordings).toEqual([{ athlete_id: 1, value: 46 }]);
  });

  test('that somebody else records meanwhile are shown before they are replaced', async () => {
    const api = new FakeRecordingApi();
    api.stored.set(2, 40);
    await start(api);
    await typeFor('Ana', '46');
    await typeFor('Bo', '41');
    api.stored.set(1, 44.4);
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Someone else recorded values meanwhile: Ana Test 44.4 kg. Nothing of yours is saved yet, and all of it is still here. Save again to replace theirs.',
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

  test('are no one else’s where only the answer to an earlier save got lost: a correction is saved without a question', async () => {
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

  test('that cannot be looked up after a conflict leave the server’s sentence, and everything typed', async () => {
    const api = new FakeRecordingApi();
    await start(api);
    await typeFor('Ana', '46');
    api.stored.set(1, 44.4);
    api.refuse.check = [offline()];
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody else recorded a value meanwhile.');
    await user.click(saveButton());
    await waitFor(() => expect(cardOf('Ana')).toContain('Previous: 44.4 kg'));
    expect(api.stored.get(1)).toBe(44.4);
  });
});

describe('leaving', () => {
  test('asks only where something typed would be lost', async () => {
    const { closed, hasUnsaved } = await start(new FakeRecordingApi());
    await typeFor('Ana', '.');
    expect(hasUnsaved()).toBe(true);
    await press('Cancel');
    await press('Keep Editing');
    await waitFor(() => expect(screen.queryByText('Discard Changes?')).toBeNull());
    expect([box('Ana').value, closed()]).toEqual(['.', 0]);
    await user.clear(box('Ana'));
    expect(hasUnsaved()).toBe(false);
    await press('Cancel');
    expect(closed()).toBe(1);
  });

  test('discards once that is agreed', async () => {
    const { closed } = await start(new FakeRecordingApi());
    await typeFor('Ana', '41');
    await user.keyboard('{Escape}');
    await press('Discard Changes');
    expect(closed()).toBe(1);
  });
});

test('athletes that did not come are asked for again', async () => {
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

test('a check without an answer is not waited for', async () => {
  at('2026-11-05T09:30:00', 'stand');
  const api = new FakeRecordingApi();
  const send = api.send.bind(api);
  api.send = <T,>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    path.endsWith('check-existing') ? new Promise<T>(() => undefined) : send<T>(method, path, body);
  open(api);
  await user.click(await screen.findByRole('radio', { name: /^First/ }));
  await press('Start Recording');
  await screen.findByText('Looking for earlier values of today...');
  act(() => jest.advanceTimersByTime(5_000));
  await screen.findByText(/could not be checked/);
  expect(document.activeElement).toBe(box('Ana'));
});
