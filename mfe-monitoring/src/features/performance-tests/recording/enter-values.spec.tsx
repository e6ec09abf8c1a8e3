import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildAthlete } from './testing/build-athlete.js';
import { setClock } from '@touchline/ui/testing';
import { FakeRecordingApi } from './testing/fake-recording-api.js';
import { box, cardOf, press, saveButton, start, typeFor, user } from './testing/recording-actor.js';

// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);
beforeEach(() => void setClock('2026-11-05T09:30:00'));
afterEach(() => jest.useRealTimers());

/** By text: queries by role are slow with many cards. */
const closeButton = () => screen.findByText('Close');

describe('typing', () => {
  test('Enter moves down the list to the save button, Shift+Enter moves back', async () => {
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

  test('Enter held down does not save at the end of the list', async () => {
    await start(new FakeRecordingApi());
    expect(fireEvent.keyDown(saveButton(), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(saveButton(), { key: 'Enter' })).toBe(true);
  });

  test('Shift+Enter at the first athlete stays there', async () => {
    await start(new FakeRecordingApi());
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(document.activeElement).toBe(box('Ana'));
  });

  test('shows and announces rejected input, and does not append to it', async () => {
    await start(new FakeRecordingApi());
    const announced = () =>
      screen
        .getAllByRole('status')
        .map((status) => status.textContent)
        .join('');
    const noteOf = (name: string) =>
      document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;
    await typeFor('Ana', '41,5.2');
    expect([box('Ana').value, noteOf('Ana')]).toEqual(['41.5', 'Only one decimal point.']);
    expect(announced()).toBe('Ana Test: Only one decimal point.');
    await user.keyboard('{Backspace}7');
    expect([box('Ana').value, noteOf('Ana'), announced()]).toEqual(['41.7', undefined, '']);
    // A selection survives a rejected key: the next key replaces it.
    await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}x2');
    expect(box('Ana').value).toBe('2');
    await user.keyboard('{ArrowLeft}x5');
    expect([box('Ana').value, noteOf('Ana')]).toEqual(['52', 'Only digits and one decimal point.']);
  });

  test('accepts the only number of a pasted text, and rejects other texts', async () => {
    await start(new FakeRecordingApi());
    await user.paste('1.88 s');
    await user.click(box('Bo'));
    await user.paste('41,5');
    await user.paste('39 40');
    expect([box('Ana').value, box('Bo').value, cardOf('Bo')]).toEqual([
      '1.88',
      '41.5',
      expect.stringContaining('Paste a single number.'),
    ]);
    expect(screen.getByText('Bo Test: Paste a single number.')).toBeTruthy();
  });

  test('counts only values above 0, and says that a zero is not saved', async () => {
    setClock('2026-11-05T09:30:00', 'manual');
    await start(new FakeRecordingApi());
    expect(screen.getByText('Progress: 0 of 3 athletes')).toBeTruthy();
    await typeFor('Ana', '0');
    await typeFor('Bo', '40');
    expect(screen.getAllByText('Progress: 1 of 3 athletes')).toHaveLength(1);
    expect(screen.getByText('33% complete')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress: 1 of 3 athletes' }).getAttribute('aria-valuenow')).toBe(
      '33',
    );
    expect(cardOf('Ana')).toContain('Only values above 0 are saved.');
    // Announced after a pause in typing.
    act(() => jest.advanceTimersByTime(1_500));
    expect(screen.getAllByText('Progress: 1 of 3 athletes')).toHaveLength(2);
  });

  test('a value out of range is marked, gets the focus on save, and is not sent', async () => {
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

  test('without values the save button is disabled but says what is missing', async () => {
    const api = new FakeRecordingApi();
    await start(api);
    expect(saveButton().textContent).toBe('Save 0 Recordings');
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(saveButton());
    expect(screen.getByText('Please enter at least one measurement before saving.')).toBeTruthy();
    expect(api.recorded).toEqual([]);
    await typeFor('Ana', '4');
    expect(saveButton().getAttribute('aria-disabled')).toBeNull();
  });

  test('typing renders only its own card again', async () => {
    const api = new FakeRecordingApi();
    api.athletes = Array.from({ length: 30 }, (_, index) => buildAthlete(index + 1));
    await start(api);
    const rendered = jest.spyOn(String.prototype, 'trim');
    await user.type(box('Kim20'), '4');
    // Each rendered card trims its athlete's name.
    expect(rendered.mock.contexts.filter((text) => / Test$/.test(String(text))).map(String)).toEqual(['Kim20 Test']);
    rendered.mockRestore();
  });
});

describe('filtering', () => {
  test('hides athletes but keeps the values typed for them', async () => {
    const api = new FakeRecordingApi();
    api.athletes = [buildAthlete(1), buildAthlete(2, { position: 'Keeper' }), buildAthlete(3)];
    await start(api);
    await typeFor('Ana', '41');
    await user.type(screen.getByRole('searchbox', { name: 'Search athletes' }), '2');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByText('1 entered value is hidden by the filter and will still be saved.')).toBeTruthy();
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

  test('shows a hidden field that has to be corrected', async () => {
    await start(new FakeRecordingApi());
    await typeFor('Ana', '400');
    await user.type(screen.getByRole('searchbox'), 'Bo');
    await user.click(saveButton());
    await waitFor(() => expect(document.activeElement).toBe(box('Ana')));
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });

  test('says that no athlete was found, and shows all again', async () => {
    await start(new FakeRecordingApi());
    await user.type(screen.getByRole('searchbox'), 'nobody');
    expect(screen.getByText('No athletes found')).toBeTruthy();
    await press('Show all');
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });
});

describe('leaving', () => {
  test('asks only when typed values would be lost', async () => {
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

  test('discards the values after a yes', async () => {
    const { closed } = await start(new FakeRecordingApi());
    await typeFor('Ana', '41');
    await user.keyboard('{Escape}');
    await press('Discard Changes');
    expect(closed()).toBe(1);
  });
});

test('two athletes of one name are told apart, also while the search hides one of them', async () => {
  const api = new FakeRecordingApi();
  api.athletes = ['7', '00'].map((jersey_number, at) => buildAthlete(at + 1, { first_name: 'Kim', jersey_number }));
  await start(api);
  expect(screen.getByLabelText('Kim Test #7 (kg)')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search athletes' }), '00');
  await waitFor(() => expect(screen.queryByText('Kim Test #7')).toBeNull());
  expect(screen.getByText('Kim Test #00')).toBeTruthy();
});
