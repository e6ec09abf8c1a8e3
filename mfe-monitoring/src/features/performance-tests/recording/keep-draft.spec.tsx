import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { ApiError } from '@touchline/ui/host';
import { DRAFT_DATABASE, draftStore } from './draft/draft-store.js';
import { announceDrafts } from './draft/kept-drafts.js';
import { setClock } from '@touchline/ui/testing';
import { DAY } from './testing/build-athlete.js';
import { FakeRecordingApi } from './testing/fake-recording-api.js';
import { box, cardOf, openAt, press, saveButton, typeFor, user } from './testing/recording-actor.js';

/** Other specs of the same environment stop all timers, on which this imitation of IndexedDB depends: it is there for these only. */
const databases = new IDBFactory();
const removeDatabases = () => Reflect.deleteProperty(globalThis, 'indexedDB');
removeDatabases();

// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);

const SHEET = `/?sheet=grip.2.${DAY}`;
const kept = async () => (await draftStore.list(1)).map(({ texts }) => Object.fromEntries(texts));
/** The browser's own address, which the sheet asks when it ends. */
const browserAt = (address: string) => window.history.replaceState(null, '', address);

/** Types a value for Ana on a new sheet, and ends the page without closing the sheet. */
async function typeAndReload(api: FakeRecordingApi) {
  browserAt(SHEET);
  const first = openAt(api, SHEET);
  await screen.findByLabelText('Athletes');
  await typeFor('Ana', '41.5');
  await waitFor(async () => expect(await kept()).toEqual([{ 1: '41.5' }]));
  first.unmount();
  return first;
}

beforeEach(() => {
  setClock('2026-11-05T09:30:00');
  globalThis.indexedDB = databases;
});
afterEach(async () => {
  jest.useRealTimers();
  // Also ends the connection, which would outlive this spec.
  await new Promise((done) => (databases.deleteDatabase(DRAFT_DATABASE).onsuccess = done));
  removeDatabases();
});

describe('typed values', () => {
  test('survives the end of the page, and is offered again', async () => {
    const api = new FakeRecordingApi();
    const first = await typeAndReload(api);
    await waitFor(() => expect(first.waiting).toEqual(['1 recording of tests is not saved yet.']));
    openAt(api, SHEET);
    expect(
      await screen.findByText('1 value was typed here and is not saved yet. Only this device has it.'),
    ).toBeTruthy();
    await press('Continue recording');
    await screen.findByLabelText('Athletes');
    expect([box('Ana').value, cardOf('Ana')]).toEqual(['41.5', expect.stringContaining('Not saved yet')]);
    expect(cardOf('Bo')).not.toContain('Not saved yet');
  });

  test('that an earlier version of this area has kept are offered', async () => {
    const database = await openDB(`touchline.${process.env.AREA_NAME}.recordings`, 1, {
      upgrade: (created) =>
        void created
          .createObjectStore('drafts', { keyPath: ['coachId', 'kind', 'teamId', 'date'] })
          .createIndex('coachId', 'coachId'),
    });
    await database.add('drafts', { coachId: 1, kind: 'grip', teamId: 2, date: DAY, texts: [[1, '41.5']], seen: [] });
    database.close();

    const api = new FakeRecordingApi();
    openAt(api, SHEET);
    await user.click(await screen.findByText('Continue recording'));
    await screen.findByLabelText('Athletes');
    await user.click(saveButton());
    await screen.findByText('Close');
    expect(api.stored.get(1)).toBe(41.5);
  });

  test('is kept with ids and values, without names, for its coach only', async () => {
    await typeAndReload(new FakeRecordingApi());
    expect(await draftStore.list(1)).toEqual([
      { coachId: 1, kind: 'grip', teamId: 2, date: DAY, texts: new Map([[1, '41.5']]), seen: new Map() },
    ]);
    expect(await draftStore.list(2)).toEqual([]);
  });

  test('is forgotten once it is saved', async () => {
    const api = new FakeRecordingApi();
    await typeAndReload(api);
    const { waiting } = openAt(api, SHEET);
    await user.click(await screen.findByText('Continue recording'));
    await screen.findByLabelText('Athletes');
    await user.click(saveButton());
    await screen.findByText('Close');
    await waitFor(async () => expect(await kept()).toEqual([]));
    await waitFor(() => expect(waiting).toEqual([null]));
    expect(api.stored.get(1)).toBe(41.5);
  });

  test('is forgotten once every field is empty again', async () => {
    browserAt(SHEET);
    openAt(new FakeRecordingApi(), SHEET);
    await screen.findByLabelText('Athletes');
    await typeFor('Ana', '4');
    await waitFor(async () => expect(await kept()).toEqual([{ 1: '4' }]));
    await user.type(box('Ana'), '{Backspace}');
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('is thrown away after a question only', async () => {
    const api = new FakeRecordingApi();
    await typeAndReload(api);
    const { closed } = openAt(api, SHEET);
    await user.click(await screen.findByText('Throw away'));
    await screen.findByText('1 typed value will be lost. This cannot be undone.');
    await press('Keep values');
    expect(await kept()).toEqual([{ 1: '41.5' }]);
    // By keyboard, because the dialog ignores the second click of a double click.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    screen.getByRole('button', { name: 'Throw away' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await user.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(closed()).toBe(1));
    expect(await kept()).toEqual([]);
  });

  test('is forgotten when the coach has left the sheet without saving', async () => {
    browserAt(SHEET);
    const { unmount } = openAt(new FakeRecordingApi(), SHEET);
    await screen.findByLabelText('Athletes');
    await typeFor('Ana', '41.5');
    await waitFor(async () => expect(await kept()).toEqual([{ 1: '41.5' }]));
    browserAt('/');
    unmount();
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('stays after a failed save, and each field says that it is not saved yet', async () => {
    const api = new FakeRecordingApi();
    api.refuse.record = [new ApiError(0, 'network', null)];
    browserAt(SHEET);
    openAt(api, SHEET);
    await screen.findByLabelText('Athletes');
    await typeFor('Ana', '41.5');
    expect(cardOf('Ana')).not.toContain('Not saved yet');
    await user.click(saveButton());
    await screen.findByRole('alert');
    expect([box('Ana').value, cardOf('Ana')]).toEqual(['41.5', expect.stringContaining('Not saved yet')]);
    expect(document.getElementById(box('Ana').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Not saved yet',
    );
    expect(await kept()).toEqual([{ 1: '41.5' }]);
  });
});

test('values that someone else stored meanwhile are shown and not overwritten unnoticed', async () => {
  const api = new FakeRecordingApi();
  await typeAndReload(api);
  api.stored.set(1, 44.4).set(2, 50);
  openAt(api, SHEET);
  await user.click(await screen.findByText('Continue recording'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Someone else has recorded values: Ana Test 44.4 kg. Yours are still here but not saved. Save again to replace theirs.',
  );
  expect(cardOf('Ana')).toContain('Previous: 44.4 kg');
  await user.click(saveButton());
  await screen.findByText('Close');
  expect(api.recorded.map(({ recordings }) => recordings)).toEqual([[{ athlete_id: 1, value: 41.5, if_value: 44.4 }]]);
});

test('a draft of an earlier day is recorded on that day', async () => {
  const api = new FakeRecordingApi();
  await typeAndReload(api);
  setClock('2026-11-08T09:30:00');
  openAt(api, SHEET);
  await user.click(await screen.findByText('Continue recording'));
  await screen.findByLabelText('Athletes');
  await user.click(saveButton());
  await screen.findByText('Close');
  expect(api.recorded[0]?.date).toBe(DAY);
});

test('the shell hears how many recordings wait, and when none does', async () => {
  const heard: (string | null)[] = [];
  const services = { coach: { coach_id: 1 }, setWaiting: (_: string, sentence: string | null) => heard.push(sentence) };
  await announceDrafts(services as never);
  for (const teamId of [2, 3])
    await draftStore.keep({ coachId: 1, kind: 'grip', teamId, date: DAY, texts: new Map([[1, '4']]), seen: null });
  await announceDrafts(services as never);
  expect(heard).toEqual([null, '2 recordings of tests are not saved yet.']);
});
