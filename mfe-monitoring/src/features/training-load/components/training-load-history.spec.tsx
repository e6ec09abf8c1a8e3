import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { textField, daysAgo, openHistory, press, type, user } from '../../../shared/testing/history-actor.js';
import { trainingLoadQuery } from '../api/get-training-load.js';
import { FakeTrainingLoadApi } from '../testing/fake-training-load-api.js';
import { buildSession } from '../testing/session.js';
import { TrainingLoadHistory } from './training-load-history.js';

// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);

const two = () => [
  buildSession({ workout_id: 1, date: daysAgo(1) }),
  buildSession({ workout_id: 2, date: daysAgo(1), rpe: 3.5, duration_min: 30, version: 4 }),
];

const open = (api: FakeTrainingLoadApi) =>
  openHistory(api, 'Edit Session RPE', function Page({ onClose }) {
    const { data } = useQuery(trainingLoadQuery(api, 7));
    return data ? (
      <TrainingLoadHistory athleteId={7} athleteName="Ana Test" entries={data} adds={false} onClose={onClose} />
    ) : null;
  });

/** RPE and minutes of each row. */
const texts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1, 3)
        .map((cell) => cell.lastChild?.textContent),
    );
const confirmDelete = () =>
  user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' }));

async function fillNew(rpe: string, minutes: string, date = daysAgo(1)) {
  await press('Add entry');
  await user.type(screen.getByLabelText('Date'), date);
  await type('RPE', rpe);
  await type('Duration (min)', minutes);
}

test('two sessions of a day are two rows; an edit sends id and version, not the date', async () => {
  const api = new FakeTrainingLoadApi(two());
  const { notices } = await open(api);
  expect(texts()).toEqual([
    ['3.5', '30'],
    ['6', '60'],
  ]);
  await press('Edit record');
  await type('RPE', '7,5');
  await press('Save changes');
  await waitFor(() =>
    expect(texts()).toEqual([
      ['7.5', '30'],
      ['6', '60'],
    ]),
  );
  expect(api.writes).toEqual([
    {
      method: 'PUT',
      path: '/api/athletes/training-load',
      body: { entries: [{ athlete_id: 7, workout_id: 2, version: 4, rpe: 7.5, duration_min: 30 }] },
      query: undefined,
      retryKey: undefined,
    },
  ]);
  expect(notices.map(({ text }) => text)).toEqual(['Changes saved successfully!']);
});

test.each([
  ['10.5', '60', 'Must be a number from 0 to 10 in steps of 0.5.'],
  ['6.3', '60', 'Must be a number from 0 to 10 in steps of 0.5.'],
  ['6', '0', 'Must be a whole number from 1 to 600 (minutes).'],
  ['6', '601', 'Must be a whole number from 1 to 600 (minutes).'],
  ['6', '45,5', 'Must be a whole number from 1 to 600 (minutes).'],
])('RPE %p over %p minutes is refused here', async (rpe, minutes, problem) => {
  const api = new FakeTrainingLoadApi(two());
  await open(api);
  await press('Edit record');
  await type('RPE', rpe);
  await type('Duration (min)', minutes);
  await press('Save changes');
  expect(screen.getByText(problem)).toBeTruthy();
  expect(api.writes).toEqual([]);
});

describe('adding a session', () => {
  test('a second one on the same day is another session, and RPE 0 (rest) is allowed', async () => {
    const api = new FakeTrainingLoadApi(two());
    await open(api);
    await fillNew('0', '20');
    await press('Save entry');
    await waitFor(() => expect(screen.getByText('3 records')).toBeTruthy());
    expect(api.writes[0]?.body).toEqual({ entries: [{ athlete_id: 7, date: daysAgo(1), rpe: 0, duration_min: 20 }] });
  });

  test('whose answer got lost creates one session, also when it was changed and changed back', async () => {
    const api = new FakeTrainingLoadApi([]);
    const { notices } = await open(api);
    await fillNew('6', '75');
    api.loseNextAnswer = true;
    await press('Save entry');
    await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Failed to update SRPE data']));
    await type('RPE', '7');
    await type('RPE', '6');
    await press('Save entry');
    await waitFor(() => expect(notices.at(-1)?.text).toBe('Changes saved successfully!'));
    expect(api.entries).toHaveLength(1);
    expect(new Set(api.writes.map(({ retryKey }) => retryKey)).size).toBe(1);
  });

  test('that was stored without an answer and then deleted elsewhere says so; saving again adds it back', async () => {
    const api = new FakeTrainingLoadApi([]);
    await open(api);
    await fillNew('6', '75');
    api.loseNextAnswer = true;
    await press('Save entry');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to update SRPE data. What you typed is still here.',
    );
    api.entries = [];
    await press('Save entry');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Your record was saved, then deleted by someone else. Save again to restore it. What you typed is still here.',
      ),
    );
    expect(textField('Duration (min)').value).toBe('75');
    await press('Save entry');
    await waitFor(() => expect(screen.getByText('1 record')).toBeTruthy());
    expect(api.entries).toMatchObject([{ rpe: 6, duration_min: 75 }]);
  });

  test('for an athlete the coach has no access to shows the server’s sentence', async () => {
    const api = new FakeTrainingLoadApi([]);
    await open(api);
    await fillNew('6', '75');
    const gone = new ApiError(404, 'not_found', 'Not found.');
    api.failNextWrite = gone;
    api.get = () => Promise.reject(gone);
    await press('Save entry');
    expect((await screen.findByRole('alert')).textContent).toBe('Not found. What you typed is still here.');
  });

  test('with the same values creates another session', async () => {
    const api = new FakeTrainingLoadApi([]);
    await open(api);
    for (const count of ['1 record', '2 records']) {
      await fillNew('6', '75');
      await press('Save entry');
      await waitFor(() => expect(screen.getByText(count)).toBeTruthy());
    }
  });
});

test('an edit whose answer got lost is recognised when it is saved again', async () => {
  const api = new FakeTrainingLoadApi(two());
  const { notices } = await open(api);
  await press('Edit record');
  await type('Duration (min)', '99');
  api.loseNextAnswer = true;
  await press('Save changes');
  await screen.findByRole('alert');
  await press('Save changes');
  await waitFor(() => expect(texts()[0]).toEqual(['3.5', '99']));
  expect(notices.map(({ text }) => text)).toEqual(['Failed to update SRPE data', 'Changes saved successfully!']);
  expect(api.entries[1]?.version).toBe(5);
});

test('a value the server refuses shows its sentence, and the row stays in edit mode', async () => {
  const api = new FakeTrainingLoadApi(two());
  await open(api);
  api.failNextWrite = new ApiError(400, 'validation_failed', 'must be less', [
    { path: 'entries.0.rpe', message: 'must be less' },
  ]);
  await press('Edit record');
  await type('RPE', '9');
  await press('Save changes');
  expect((await screen.findByRole('alert')).textContent).toBe('Must be less. What you typed is still here.');
  expect(textField('RPE').value).toBe('9');
});

describe('when someone else changed the session', () => {
  async function collide(change: (api: FakeTrainingLoadApi) => void, offered = 'Keep mine') {
    const api = new FakeTrainingLoadApi(two());
    await open(api);
    await press('Edit record');
    await type('RPE', '9');
    change(api);
    await press('Save changes');
    await screen.findByRole('button', { name: offered });
    return api;
  }

  test('both versions are shown, Enter does not choose, and Keep mine stores mine', async () => {
    const api = await collide((now) => (now.entries = [two()[0]!, { ...two()[1]!, rpe: 5, version: 5 }]));
    expect(screen.getByText('RPE: theirs 5, yours 9')).toBeTruthy();
    expect(screen.queryByText(/Duration \(min\): theirs/)).toBeNull();
    await user.type(textField('RPE'), '{Enter}');
    expect(api.writes).toHaveLength(1);
    await press('Keep mine');
    await waitFor(() => expect(texts()[0]).toEqual(['9', '30']));
    expect(api.entries[1]).toMatchObject({ workout_id: 2, rpe: 9, version: 6 });
  });

  test('typed values of a deleted session are kept and can be added again', async () => {
    const api = await collide((now) => (now.entries = [two()[0]!]), 'Add it again');
    expect(screen.getByText(/Someone else deleted/)).toBeTruthy();
    await press('Add it again');
    await waitFor(() => expect(api.entries).toHaveLength(2));
    expect(api.writes.at(-1)).toMatchObject({
      body: { entries: [{ athlete_id: 7, date: daysAgo(1), rpe: 9, duration_min: 30 }] },
      retryKey: expect.any(String) as string,
    });
  });
});

test('the question before a delete tells sessions of one day apart', async () => {
  const api = new FakeTrainingLoadApi(two());
  await open(api);
  await press('Delete record', 1);
  expect(within(screen.getByRole('alertdialog')).getByText(/\(RPE 6, 60 min\) will be deleted/)).toBeTruthy();
  await confirmDelete();
  await waitFor(() => expect(screen.getByText('1 record')).toBeTruthy());
  expect(api.writes[0]).toMatchObject({
    method: 'DELETE',
    path: '/api/athletes/training-load/1',
    query: { version: 1 },
  });
});

describe('the calls after a save', () => {
  const days = () => [
    buildSession({ workout_id: 1, date: daysAgo(2) }),
    buildSession({ workout_id: 2, date: daysAgo(1) }),
  ];
  async function edit(index: number) {
    const api = new FakeTrainingLoadApi(days());
    const { notices } = await open(api);
    const before = api.reads.length;
    await press('Edit record', index);
    await type('RPE', '9');
    await press('Save changes');
    await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Changes saved successfully!']));
    return { api, readsAfter: () => api.reads.slice(before).map(({ path }) => path) };
  }

  test('the newest session reads nothing again: the answer holds its figures', async () => {
    const { readsAfter } = await edit(0);
    await waitFor(() => expect(texts()[0]).toEqual(['9', '60']));
    expect(readsAfter()).toEqual([]);
  });

  test('an earlier session reads the sessions once: the figures of later days change', async () => {
    const { readsAfter } = await edit(1);
    await waitFor(() => expect(readsAfter()).toEqual(['/api/athletes/training-load']));
  });

  test('a delete reads the sessions only when later ones exist', async () => {
    const api = new FakeTrainingLoadApi(days());
    await open(api);
    const before = api.reads.length;
    await press('Delete record');
    await confirmDelete();
    await waitFor(() => expect(screen.getByText('1 record')).toBeTruthy());
    expect(api.reads).toHaveLength(before);
  });
});
