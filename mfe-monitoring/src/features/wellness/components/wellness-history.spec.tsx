import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from '@touchline/contracts/calendar-date';
import { ApiError } from '@touchline/ui/host';
import { FakeWellnessApi } from '../testing/fake-wellness-api.js';
import { box, day, press, TODAY, type, user } from '../../../shared/testing/history-actor.js';
import { many, open, texts, two } from '../testing/history-actor.js';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';

// A slow machine needs its time for the many steps of a dialog.
jest.setTimeout(20_000);

test('lists the records newest first, with their count', async () => {
  await open(new FakeWellnessApi(two()));
  expect(screen.getByText('2 records')).toBeTruthy();
  expect(texts()).toEqual([
    ['2', '3', '4', '9'],
    ['2', '3', '4', '5'],
  ]);
});

test('says that there is nothing', async () => {
  await open(new FakeWellnessApi([]));
  expect(screen.getByText('No data available')).toBeTruthy();
  expect(screen.getByText('0 records')).toBeTruthy();
});

test('half a year of records comes in pages', async () => {
  await open(new FakeWellnessApi(many(182)));
  expect(screen.getAllByRole('button', { name: 'Edit record' })).toHaveLength(14);
  await press('Go to next page');
  expect(screen.getByText(/15–28 of 182/)).toBeTruthy();
});

test('saves a change with the version that was seen, says so and leaves edit mode', async () => {
  const api = new FakeWellnessApi(two());
  const { notices } = await open(api);
  await press('Edit record');
  await type('Stress', '1');
  await press('Save changes');
  await waitFor(() => expect(texts()[0]).toEqual(['2', '3', '4', '1']));
  expect(api.sent[0]?.body).toEqual({
    entries: [{ athlete_id: 7, date: day(1), version: 4, sleep_quality: 2, fatigue: 3, muscle_soreness: 4, stress: 1 }],
  });
  expect(notices).toEqual([{ severity: 'success', text: 'Changes saved successfully!', forMs: 3000 }]);
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

test('what was saved or deleted is on screen even when reading it anew fails', async () => {
  const api = new FakeWellnessApi(two());
  await open(api);
  api.refuseReads = new ApiError(503, 'busy', null);
  await press('Edit record');
  await type('Stress', '1');
  await press('Save changes');
  await waitFor(() => expect(texts()[0]).toEqual(['2', '3', '4', '1']));
  await press('Delete record', 1);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' }));
  await waitFor(() => expect(screen.getByText('1 record')).toBeTruthy());
});

test('Cancel brings the stored values back', async () => {
  const api = new FakeWellnessApi(two());
  const { hasUnsaved } = await open(api);
  await press('Edit record');
  await type('Stress', '1');
  expect(hasUnsaved()).toBe(true);
  await press('Cancel edit');
  expect(texts()[0]).toEqual(['2', '3', '4', '9']);
  expect(hasUnsaved()).toBe(false);
  expect(api.sent).toEqual([]);
});

test('what cannot be a rating is refused here, and nothing is sent', async () => {
  const api = new FakeWellnessApi([buildEntry({ date: day(1), stress: null })]);
  await open(api);
  await press('Edit record');
  await type('Fatigue', '5,5');
  await press('Save changes');
  expect(screen.getByText('Must be a whole number from 1 to 10.')).toBeTruthy();
  expect(screen.getByText('Must be filled in.')).toBeTruthy();
  expect(box('Fatigue').value).toBe('5,5');
  expect(api.sent).toEqual([]);
});

test('a save the server refuses shows its sentence and keeps what was typed', async () => {
  const api = new FakeWellnessApi(two());
  const { notices } = await open(api);
  api.refuse = new ApiError(400, 'validation_failed', 'Too old to be changed.', [
    { path: 'entries.0.stress', message: 'is locked' },
  ]);
  await press('Edit record');
  await type('Stress', '1');
  await press('Save changes');
  expect((await screen.findByRole('alert')).textContent).toBe('Too old to be changed.');
  expect(screen.getByText('Is locked.')).toBeTruthy();
  expect(box('Stress').value).toBe('1');
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
  api.refuse = refusal;
  await press('Edit record');
  await press('Save changes');
  await waitFor(() => expect(notices.map((notice) => notice.text)).toEqual([text]));
});

describe('when someone else changed the entry meanwhile', () => {
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

  test('shows both versions and stores mine on wish', async () => {
    const api = await collide(changed);
    expect(screen.getByText('Stress: theirs 7, yours 1')).toBeTruthy();
    expect(box('Stress').value).toBe('1');
    await press('Keep mine');
    await waitFor(() => expect(texts()[0]).toEqual(['2', '3', '4', '1']));
    expect(api.entries[1]).toMatchObject({ stress: 1, version: 6 });
  });

  test('takes theirs on wish', async () => {
    const api = await collide(changed);
    await press('Take theirs');
    expect(texts()[0]).toEqual(['2', '3', '4', '7']);
    expect(api.entries[1]).toMatchObject({ stress: 7, version: 5 });
  });

  test('keeps what was typed even if the entry was deleted, and can store it again', async () => {
    const api = await collide((now) => (now.entries = [two()[0]!]), 'Add it again');
    expect(screen.getByText(/Someone else deleted/)).toBeTruthy();
    expect(box('Stress').value).toBe('1');
    await press('Add it again');
    await waitFor(() => expect(api.entries[1]).toMatchObject({ stress: 1, version: 1 }));
  });
});

test('deletes after asking, with the version, and says so', async () => {
  const api = new FakeWellnessApi(two());
  const { notices } = await open(api);
  await press('Delete record');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' }));
  await waitFor(() => expect(screen.getByText('1 record')).toBeTruthy());
  expect(api.sent[0]).toMatchObject({ method: 'DELETE', path: '/api/athletes/wellness/2', query: { version: 4 } });
  expect(notices.at(-1)).toEqual({ severity: 'success', text: 'Record deleted', forMs: 3000 });
});

test('does not delete when the coach thinks better of it', async () => {
  const api = new FakeWellnessApi(two());
  await open(api);
  await press('Delete record');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(api.sent).toEqual([]);
  expect(screen.getByText('2 records')).toBeTruthy();
});

test('a failed delete leaves the row and says so', async () => {
  const api = new FakeWellnessApi(two());
  const { notices } = await open(api);
  api.refuse = new ApiError(500, 'http_500', null);
  await press('Delete record');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' }));
  await waitFor(() => expect(notices).toEqual([{ severity: 'error', text: 'Failed to delete record', forMs: 5000 }]));
  expect(screen.getByText('2 records')).toBeTruthy();
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
    await fill(api, day(5));
    await press('Save entry');
    await waitFor(() => expect(screen.getByText('3 records')).toBeTruthy());
    expect(api.sent[0]?.body).toMatchObject({ entries: [{ date: day(5), version: 0, stress: 6 }] });
  });

  test('refuses the future', async () => {
    const api = new FakeWellnessApi(two());
    await fill(api, addDays(TODAY, 1));
    await press('Save entry');
    expect(screen.getByText('Must not be in the future.')).toBeTruthy();
    expect(api.sent).toEqual([]);
  });

  test('somebody else stored that day meanwhile, far down the list: a refused second save keeps what was typed in sight', async () => {
    const others = many(40).filter(({ date }) => date !== day(30));
    const api = new FakeWellnessApi(others);
    await fill(api, day(30));
    api.entries = [...others, buildEntry({ wellness_id: 500, date: day(30), stress: 9, version: 1 })];
    await press('Save entry');
    await screen.findByText('Stress: theirs 9, yours 6');
    api.refuse = new ApiError(503, 'busy', 'Busy.');
    await press('Keep mine');
    expect(await screen.findByText('Busy.')).toBeTruthy();
    expect(box('Stress').value).toBe('6');
    await press('Save changes');
    await waitFor(() =>
      expect(api.entries.find(({ date }) => date === day(30))).toMatchObject({ stress: 6, version: 2 }),
    );
  });

  test('offers the entry that is there already, with what was typed', async () => {
    await fill(new FakeWellnessApi(two()), day(2));
    expect(screen.getByText(/There is an entry for .* already/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save entry' }).disabled).toBe(true);
    await press('Edit that entry');
    expect(box('Stress').value).toBe('6');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
  });
});

test('closing with unsaved typing asks first', async () => {
  const { isClosed } = await open(new FakeWellnessApi(two()));
  await press('Edit record');
  await type('Stress', '1');
  await press('Close');
  expect(screen.getByRole('alertdialog', { name: 'Discard Changes?' })).toBeTruthy();
  await press('Keep Editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(isClosed()).toBe(false);
  expect(box('Stress').value).toBe('1');
  await press('Close');
  await press('Discard Changes');
  expect(isClosed()).toBe(true);
});

test('closing without typing does not ask', async () => {
  const { isClosed } = await open(new FakeWellnessApi(two()));
  await press('Edit record');
  await press('Close');
  expect(isClosed()).toBe(true);
});
