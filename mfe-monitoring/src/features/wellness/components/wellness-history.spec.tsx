import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from '@touchline/contracts/calendar-date';
import { ApiError } from '@touchline/ui/host';
import { FakeWellnessApi } from '../testing/fake-wellness-api.js';
import { textField, daysAgo, press, TODAY, type, user } from '../../../shared/testing/history-actor.js';
import { many, open, texts, two } from '../testing/wellness-history-actor.js';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';
import { toDay, toRow, WELLNESS_COLUMNS } from './wellness-history.js';

// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);

test('lists the records newest first, with their count', async () => {
  await open(new FakeWellnessApi(two()));
  expect(screen.getByText('2 records')).toBeTruthy();
  expect(texts()).toEqual([
    ['2', '3', '4', '9'],
    ['2', '3', '4', '5'],
  ]);
});

test('an empty history says so', async () => {
  await open(new FakeWellnessApi([]));
  expect(screen.getByText('No data available')).toBeTruthy();
  expect(screen.getByText('0 records')).toBeTruthy();
});

test('half a year of records is paged', async () => {
  await open(new FakeWellnessApi(many(182)));
  expect(screen.getAllByRole('button', { name: 'Edit record' })).toHaveLength(14);
  await press('Go to next page');
  expect(screen.getByText(/15–28 of 182/)).toBeTruthy();
});

test('saves a change with the version the coach saw, shows a message and leaves edit mode', async () => {
  const api = new FakeWellnessApi(two());
  const { notices } = await open(api);
  await press('Edit record');
  await type('Stress', '1');
  await press('Save changes');
  await waitFor(() => expect(texts()[0]).toEqual(['2', '3', '4', '1']));
  expect(api.writes[0]?.body).toEqual({
    entries: [
      { athlete_id: 7, date: daysAgo(1), version: 4, sleep_quality: 2, fatigue: 3, muscle_soreness: 4, stress: 1 },
    ],
  });
  expect(notices).toEqual([{ severity: 'success', text: 'Changes saved successfully!', forMs: 3000 }]);
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

test('a saved or deleted record is shown without another read', async () => {
  const api = new FakeWellnessApi(two());
  await open(api);
  api.failReads = new ApiError(503, 'busy', null);
  await press('Edit record');
  await type('Stress', '1');
  await press('Save changes');
  await waitFor(() => expect(texts()[0]).toEqual(['2', '3', '4', '1']));
  await press('Delete record', 1);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' }));
  await waitFor(() => expect(screen.getByText('1 record')).toBeTruthy());
});

test('Cancel restores the stored values', async () => {
  const api = new FakeWellnessApi(two());
  const { hasUnsaved } = await open(api);
  await press('Edit record');
  await type('Stress', '1');
  expect(hasUnsaved()).toBe(true);
  await press('Cancel edit');
  expect(texts()[0]).toEqual(['2', '3', '4', '9']);
  expect(hasUnsaved()).toBe(false);
  expect(api.writes).toEqual([]);
});

test('invalid ratings show a problem and send nothing', async () => {
  const api = new FakeWellnessApi([buildEntry({ date: daysAgo(1), stress: null })]);
  await open(api);
  await press('Edit record');
  await type('Fatigue', '5,5');
  await press('Save changes');
  expect(screen.getByText('Must be a whole number from 1 to 10.')).toBeTruthy();
  expect(screen.getByText('Required.')).toBeTruthy();
  expect(textField('Fatigue').value).toBe('5,5');
  expect(api.writes).toEqual([]);
});

test('a save the server refuses shows its sentence and keeps the typed values', async () => {
  const api = new FakeWellnessApi(two());
  const { notices } = await open(api);
  api.failNextWrite = new ApiError(400, 'validation_failed', 'Too old to be changed.', [
    { path: 'entries.0.stress', message: 'is locked' },
  ]);
  await press('Edit record');
  await type('Stress', '1');
  await press('Save changes');
  expect((await screen.findByRole('alert')).textContent).toBe('Too old to be changed. What you typed is still here.');
  expect(screen.getByText('Is locked.')).toBeTruthy();
  expect(textField('Stress').value).toBe('1');
  expect(notices).toEqual([{ severity: 'error', text: 'Too old to be changed.', forMs: 5000 }]);
  await press('Save changes');
  await waitFor(() => expect(texts()[0]).toEqual(['2', '3', '4', '1']));
});

test.each([
  [new ApiError(0, 'network', null), 'Failed to update wellness data'],
  [new TypeError('x is not a function'), 'An error occurred'],
])('a failure without a sentence: %s', async (refusal, text) => {
  const api = new FakeWellnessApi(two());
  const { notices } = await open(api);
  api.failNextWrite = refusal;
  await press('Edit record');
  await press('Save changes');
  await waitFor(() => expect(notices.map((notice) => notice.text)).toEqual([text]));
});

describe('when someone else changed the entry', () => {
  async function collide(change: (api: FakeWellnessApi) => void, offered = 'Keep mine') {
    const api = new FakeWellnessApi(two());
    await open(api);
    await press('Edit record');
    await type('Stress', '1');
    change(api);
    await press('Save changes');
    await screen.findByRole('button', { name: offered });
    return api;
  }
  const changed = (api: FakeWellnessApi) => {
    api.entries = [two()[0]!, { ...two()[1]!, stress: 7, version: 5 }];
  };

  test('shows both versions; Keep mine stores mine', async () => {
    const api = await collide(changed);
    expect(screen.getByText('Stress: theirs 7, yours 1')).toBeTruthy();
    expect(textField('Stress').value).toBe('1');
    await press('Keep mine');
    await waitFor(() => expect(texts()[0]).toEqual(['2', '3', '4', '1']));
    expect(api.entries[1]).toMatchObject({ stress: 1, version: 6 });
  });

  test('Take theirs keeps theirs', async () => {
    const api = await collide(changed);
    await press('Take theirs');
    expect(texts()[0]).toEqual(['2', '3', '4', '7']);
    expect(api.entries[1]).toMatchObject({ stress: 7, version: 5 });
  });

  test('keeps the typed values of a deleted entry and can add it again', async () => {
    const api = await collide((now) => (now.entries = [two()[0]!]), 'Add it again');
    expect(screen.getByText(/Someone else deleted/)).toBeTruthy();
    expect(textField('Stress').value).toBe('1');
    await press('Add it again');
    await waitFor(() => expect(api.entries[1]).toMatchObject({ stress: 1, version: 1 }));
  });
});

test('deletes after a question, with the version, and shows a message', async () => {
  const api = new FakeWellnessApi(two());
  const { notices } = await open(api);
  await press('Delete record');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' }));
  await waitFor(() => expect(screen.getByText('1 record')).toBeTruthy());
  expect(api.writes[0]).toMatchObject({ method: 'DELETE', path: '/api/athletes/wellness/2', query: { version: 4 } });
  expect(notices.at(-1)).toEqual({ severity: 'success', text: 'Record deleted', forMs: 3000 });
});

test('does not delete after Cancel', async () => {
  const api = new FakeWellnessApi(two());
  await open(api);
  await press('Delete record');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(api.writes).toEqual([]);
  expect(screen.getByText('2 records')).toBeTruthy();
});

test('a failed delete keeps the row and shows a message', async () => {
  const api = new FakeWellnessApi(two());
  const { notices } = await open(api);
  api.failNextWrite = new ApiError(500, 'http_500', null);
  await press('Delete record');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' }));
  await waitFor(() => expect(notices).toEqual([{ severity: 'error', text: 'Failed to delete record', forMs: 5000 }]));
  expect(screen.getByText('2 records')).toBeTruthy();
});

test('a record that a colleague has deleted meanwhile goes, and the message says so', async () => {
  const api = new FakeWellnessApi(two());
  const { notices } = await open(api);
  await press('Delete record');
  api.failNextWrite = new ApiError(404, 'not_found', 'Not found.');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' }));
  await waitFor(() =>
    expect(notices).toEqual([{ severity: 'info', text: 'This record is no longer there.', forMs: 3000 }]),
  );
});

describe('adding a missed day', () => {
  async function fill(api: FakeWellnessApi, date: string) {
    await open(api);
    await press('Add entry');
    await user.type(screen.getByLabelText('Date'), date);
    for (const name of ['Sleep Quality', 'Fatigue', 'Muscle Soreness', 'Stress']) await type(name, '6');
  }

  test('stores it as a new entry', async () => {
    const api = new FakeWellnessApi(two());
    await fill(api, daysAgo(5));
    await press('Save entry');
    await waitFor(() => expect(screen.getByText('3 records')).toBeTruthy());
    expect(api.writes[0]?.body).toMatchObject({ entries: [{ date: daysAgo(5), version: 0, stress: 6 }] });
  });

  test('refuses the future', async () => {
    const api = new FakeWellnessApi(two());
    await fill(api, addDays(TODAY, 1));
    await press('Save entry');
    expect(screen.getByText('Must not be in the future.')).toBeTruthy();
    expect(api.writes).toEqual([]);
  });

  test('of a day someone else has stored, on another page: a failed second save keeps the typed values visible', async () => {
    const others = many(40).filter(({ date }) => date !== daysAgo(30));
    const api = new FakeWellnessApi(others);
    await fill(api, daysAgo(30));
    api.entries = [...others, buildEntry({ wellness_id: 500, date: daysAgo(30), stress: 9, version: 1 })];
    await press('Save entry');
    await screen.findByText('Stress: theirs 9, yours 6');
    api.failNextWrite = new ApiError(503, 'busy', 'Busy.');
    await press('Keep mine');
    expect(await screen.findByText('Busy. What you typed is still here.')).toBeTruthy();
    expect(textField('Stress').value).toBe('6');
    await press('Save changes');
    await waitFor(() =>
      expect(api.entries.find(({ date }) => date === daysAgo(30))).toMatchObject({ stress: 6, version: 2 }),
    );
  });

  test('offers the existing entry, with the typed values', async () => {
    await fill(new FakeWellnessApi(two()), daysAgo(2));
    expect(screen.getByText(/There is already a record for /)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save entry' }).disabled).toBe(true);
    await press('Edit that entry');
    expect(textField('Stress').value).toBe('6');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
  });
});

test('closing with unsaved values asks first', async () => {
  const { isClosed } = await open(new FakeWellnessApi(two()));
  await press('Edit record');
  await type('Stress', '1');
  await press('Close');
  expect(screen.getByRole('alertdialog', { name: 'Discard Changes?' })).toBeTruthy();
  await press('Keep Editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(isClosed()).toBe(false);
  expect(textField('Stress').value).toBe('1');
  await press('Close');
  await press('Discard Changes');
  expect(isClosed()).toBe(true);
});

test('closing without changes does not ask', async () => {
  const { isClosed } = await open(new FakeWellnessApi(two()));
  await press('Edit record');
  await press('Close');
  expect(isClosed()).toBe(true);
});

test('an entry as a row, a missing rating included', () => {
  expect(toRow(buildEntry({ wellness_id: 5, stress: null, version: 3 }))).toEqual({
    id: 5,
    date: '2026-11-05',
    version: 3,
    values: { sleep_quality: 2, fatigue: 3, muscle_soreness: 4, stress: null },
  });
});

test('a saved day omits the injury, which leaves it unchanged', () => {
  const values = { sleep_quality: 1, fatigue: 2, muscle_soreness: 3, stress: 4 };
  expect(toDay(7, { id: null, date: '2026-11-05', version: 0, values })).toEqual({
    athlete_id: 7,
    date: '2026-11-05',
    version: 0,
    ...values,
  });
});

test('the columns are in the usual order, each from 1 to 10', () => {
  expect(WELLNESS_COLUMNS.map(({ label }) => label)).toEqual(['Sleep Quality', 'Fatigue', 'Muscle Soreness', 'Stress']);
  expect(WELLNESS_COLUMNS.map(({ parse }) => parse('10'))).toEqual(Array(4).fill({ value: 10 }));
  expect(WELLNESS_COLUMNS.every(({ parse }) => 'problem' in parse('0'))).toBe(true);
});
