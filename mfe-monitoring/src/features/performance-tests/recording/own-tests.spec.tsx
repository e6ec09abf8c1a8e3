import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { ApiError } from '@touchline/ui/host';
import { setClock } from '@touchline/ui/testing';
import { DRAFT_DATABASE, draftStore } from './draft/draft-store.js';
import { DAY } from './testing/build-athlete.js';
import { FakeRecordingApi } from './testing/fake-recording-api.js';
import { buildMeasure, PRODUCT_LIST } from '../../../shared/testing/measures.js';
import { openAt, press, saveButton, start, user } from './testing/recording-actor.js';

const databases = new IDBFactory();
const removeDatabases = () => Reflect.deleteProperty(globalThis, 'indexedDB');
removeDatabases();

// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);
beforeEach(() => void setClock('2026-11-05T09:30:00'));
afterEach(() => jest.useRealTimers());

function fakeApi() {
  const api = new FakeRecordingApi();
  api.measures = [
    ...PRODUCT_LIST,
    buildMeasure('own.1'),
    buildMeasure('own.2', {
      label: 'Sit and reach',
      unit: 'cm',
      min: -30,
      max: 60,
      step: 0.5,
      trials: 2,
      has_sides: false,
      trial_rule: 'mean',
    }),
  ];
  api.batteries = [{ id: 4, name: 'Pre-season', measures: ['test.grip', 'own.2'], version: 1 }];
  return api;
}
const field = (name: string, at: string, unit = 'N') =>
  screen.getByLabelText<HTMLInputElement>(`${name} Test, ${at} (${unit})`);
const nordbord = (name: string, side: string, trial: number) => field(name, `Nordbord ${side}, trial ${trial}`);
const rowOf = (name: string) => screen.getByText(`${name} Test`).closest('li')?.textContent;
const saved = () => screen.findByText('Close');

describe('the grid of a test', () => {
  test('has a field per side and trial, and shows the best of each side while typing', async () => {
    const api = fakeApi();
    const { notices } = await start(api, 'own.1');
    expect(screen.getByRole('dialog', { name: 'Record Nordbord (N)' })).toBeTruthy();
    expect(document.activeElement).toBe(nordbord('Ana', 'left', 1));
    await user.keyboard('412{Enter}433{Enter}{Enter}398');
    expect(document.activeElement).toBe(nordbord('Ana', 'right', 1));
    expect(rowOf('Ana')).toContain('Best 433 N');
    expect(rowOf('Ana')).toContain('Best 398 N');
    expect(screen.getByText('Progress: 1 of 3 athletes')).toBeTruthy();
    expect(saveButton().textContent).toBe('Save 3 Recordings');
    await user.click(saveButton());
    await saved();
    const place = { athlete_id: 1, day: DAY, measure: 'own.1' };
    expect(api.measured.map(({ entries }) => entries)).toEqual([
      [
        { ...place, side: 'left', trial: 1, value: 412, version: 0 },
        { ...place, side: 'left', trial: 2, value: 433, version: 0 },
        { ...place, side: 'right', trial: 1, value: 398, version: 0 },
      ],
    ]);
    expect([notices[0]?.text, api.recorded]).toEqual(['3 values saved', []]);
  });

  test('shows the stored values of the day in the fields, and sends only changed ones', async () => {
    const api = fakeApi();
    api.trials.set('1 own.1 left 1', { value: 412, version: 3 }).set('2 own.1 left 1', { value: 380, version: 1 });
    const { hasUnsaved } = await start(api, 'own.1');
    expect([nordbord('Ana', 'left', 1).value, nordbord('Bo', 'left', 1).value, hasUnsaved()]).toEqual([
      '412',
      '380',
      false,
    ]);
    expect(rowOf('Ana')).toContain('Best 412 N');
    await user.clear(nordbord('Ana', 'left', 1));
    expect(rowOf('Ana')).toContain('The stored value will be removed.');
    await user.type(nordbord('Ana', 'left', 1), '420');
    expect(rowOf('Ana')).toContain('Previous: 412 N');
    await user.clear(nordbord('Bo', 'left', 1));
    await user.click(saveButton());
    await saved();
    expect(api.measured[0]?.entries.map(({ value, version }) => [value, version])).toEqual([
      [420, 3],
      [null, 1],
    ]);
    expect([...api.trials.keys()]).toEqual(['1 own.1 left 1']);
  });

  test('typing a stored value again is nothing to save', async () => {
    const api = fakeApi();
    api.trials.set('1 own.1 left 1', { value: 412, version: 3 });
    const { hasUnsaved } = await start(api, 'own.1');
    await user.type(nordbord('Ana', 'left', 1), '{Backspace}');
    expect(hasUnsaved()).toBe(true);
    await user.type(nordbord('Ana', 'left', 1), '2');
    expect([hasUnsaved(), saveButton().textContent]).toEqual([false, 'Save 0 Recordings']);
  });

  test('says bounds and step at the field, and moves there instead of saving', async () => {
    const api = fakeApi();
    await start(api, 'own.1');
    await user.type(nordbord('Bo', 'right', 3), '412.5');
    const sentence = 'Nordbord must be a number from 0 to 1000 (N), in steps of 1.';
    expect(
      document.getElementById(nordbord('Bo', 'right', 3).getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe(sentence);
    await user.click(saveButton());
    expect(document.activeElement).toBe(nordbord('Bo', 'right', 3));
    expect(screen.getByRole('alert').textContent).toBe('1 value cannot be saved: the reason is at its field.');
    expect(api.measured).toEqual([]);
  });

  test('a mean, values below 0 and a comma', async () => {
    const api = fakeApi();
    await start(api, 'own.2');
    const reach = (trial: number) => field('Ana', `Sit and reach, trial ${trial}`, 'cm');
    await user.type(reach(1), '-4,5');
    await user.type(reach(2), '2');
    expect(rowOf('Ana')).toContain('Mean -1.25 cm');
    await user.click(saveButton());
    await saved();
    expect(api.measured[0]?.entries.map(({ side, value }) => [side, value])).toEqual([
      ['none', -4.5],
      ['none', 2],
    ]);
  });
});

describe('values of others', () => {
  test('that were stored meanwhile are named, shown and replaced only by a second save', async () => {
    const api = fakeApi();
    await start(api, 'own.1');
    await user.type(nordbord('Ana', 'left', 1), '412');
    api.trials.set('1 own.1 left 1', { value: 400, version: 1 }).set('2 own.1 left 2', { value: 1, version: 1 });
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Someone else has recorded values: Ana Test, Nordbord left, trial 1 400 N. Yours are still here but not saved. Save again to replace theirs.',
    );
    expect([nordbord('Ana', 'left', 1).value, nordbord('Bo', 'left', 2).value]).toEqual(['412', '1']);
    expect(rowOf('Ana')).toContain('Previous: 400 N');
    await user.click(saveButton());
    await saved();
    expect(api.trials.get('1 own.1 left 1')).toEqual({ value: 412, version: 2 });
    expect(api.trials.get('2 own.1 left 2')?.value).toBe(1);
  });

  test('are not overwritten when they could not be read before', async () => {
    const api = fakeApi();
    api.refuse.trials = [new ApiError(0, 'network', null)];
    api.trials.set('1 own.1 left 1', { value: 400, version: 5 });
    await start(api, 'own.1');
    expect(await screen.findByText(/Saving asks before it replaces one\.$/)).toBeTruthy();
    await user.type(nordbord('Ana', 'left', 1), '412');
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Nordbord left, trial 1 400 N');
    expect(api.trials.get('1 own.1 left 1')?.value).toBe(400);
  });

  test('a save whose answer got lost is sent again without a conflict', async () => {
    const api = fakeApi();
    api.losesAnswers = 1;
    await start(api, 'own.1');
    await user.type(nordbord('Ana', 'left', 1), '412');
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Your values are still here.');
    expect(rowOf('Ana')).toContain('Not saved yet');
    await user.click(saveButton());
    await saved();
    expect(api.trials.get('1 own.1 left 1')).toEqual({ value: 412, version: 1 });
  });
});

describe('a battery', () => {
  test('reads what is stored of all its athletes and own tests in one call, and that of each product test in another', async () => {
    const api = fakeApi();
    api.batteries = [{ id: 4, name: 'Pre-season', measures: ['test.grip', 'own.1', 'own.2'], version: 1 }];
    api.trials.set('1 own.1 left 1', { value: 412, version: 3 }).set('3 own.2 none 2', { value: -4.5, version: 1 });
    await start(api, 'battery.4');
    expect([nordbord('Ana', 'left', 1).value, field('Cy', 'Sit and reach, trial 2', 'cm').value]).toEqual([
      '412',
      '-4.5',
    ]);
    expect(api.askedTrials).toEqual([{ team_id: 2, day: DAY, measures: 'own.1,own.2' }]);
    expect(api.checked).toHaveLength(1);
  });

  test('of product tests alone asks for no own tests', async () => {
    const api = fakeApi();
    api.batteries = [{ id: 4, name: 'Power', measures: ['test.grip', 'test.jump'], version: 1 }];
    await start(api, 'battery.4');
    expect(api.checked.map(({ recordingType }) => recordingType)).toEqual(['grip', 'jump']);
    expect(api.askedTrials).toEqual([]);
  });

  test('stores tests of the product by their own call, and the others as measured values', async () => {
    const api = fakeApi();
    api.stored.set(2, 40);
    const { notices } = await start(api, 'battery.4');
    expect(screen.getByRole('dialog', { name: 'Record Pre-season' })).toBeTruthy();
    const grip = (name: string) => field(name, 'Grip Strength', 'kg');
    expect(grip('Bo').value).toBe('40');
    await user.type(grip('Ana'), '41,5');
    await user.type(field('Ana', 'Sit and reach, trial 1', 'cm'), '3');
    await user.clear(grip('Bo'));
    expect(rowOf('Bo')).toContain('A stored value of this test is deleted in the history of the athlete.');
    await user.type(grip('Bo'), '44');
    await user.click(saveButton());
    await saved();
    expect(api.measured.map(({ entries }) => entries.length)).toEqual([1]);
    expect(api.recorded).toEqual([
      {
        recordings: [
          { athlete_id: 1, value: 41.5, if_value: null },
          { athlete_id: 2, value: 44, if_value: 40 },
        ],
        recordingType: 'grip',
        teamId: 2,
        date: DAY,
      },
    ]);
    expect(notices[0]?.text).toBe('3 values saved');
  });

  test('that is half saved is completed by the next save', async () => {
    const api = fakeApi();
    api.refuse.record = [new ApiError(0, 'network', null)];
    await start(api, 'battery.4');
    await user.type(field('Ana', 'Grip Strength', 'kg'), '41');
    await user.type(field('Ana', 'Sit and reach, trial 1', 'cm'), '3');
    await user.click(saveButton());
    await screen.findByRole('alert');
    expect([api.trials.size, api.stored.size]).toEqual([1, 0]);
    await user.click(saveButton());
    await saved();
    expect([api.trials.size, api.stored.get(1)]).toEqual([1, 41]);
  });
});

describe('what cannot be recorded', () => {
  test('a retired test says so', async () => {
    const api = fakeApi();
    api.measures = [{ ...buildMeasure('own.1'), is_retired: true }];
    openAt(api, '/?record=own.1');
    expect(await screen.findByText(/^This test or battery is no longer recorded\./)).toBeTruthy();
  });

  test('tests that fail to load are read again', async () => {
    const api = fakeApi();
    api.refuse.measures = [new ApiError(0, 'network', null)];
    openAt(api, '/?record=own.1');
    expect(await screen.findByText('Failed to load the tests of the club. Please try again.')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByRole('dialog', { name: 'Record Nordbord (N)' })).toBeTruthy();
  });
});

describe('typed values of a grid', () => {
  const SHEET = `/?sheet=own.1.2.${DAY}`;
  beforeEach(() => {
    globalThis.indexedDB = databases;
    window.history.replaceState(null, '', SHEET);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await new Promise((done) => (databases.deleteDatabase(DRAFT_DATABASE).onsuccess = done));
    removeDatabases();
  });

  test('outlive the page, also in a test that was retired meanwhile, and name what others stored', async () => {
    const api = fakeApi();
    const first = openAt(api, SHEET);
    await screen.findByLabelText('Athletes');
    await user.type(nordbord('Ana', 'right', 2), '398');
    await waitFor(async () =>
      expect((await draftStore.list(1)).map(({ kind, texts }) => [kind, [...texts]])).toEqual([
        ['own.1', [['1 own.1 right 2', '398']]],
      ]),
    );
    first.unmount();
    api.trials.set('1 own.1 right 2', { value: 390, version: 2 });
    api.measures = api.measures.map((measure) => ({ ...measure, is_retired: measure.key === 'own.1' }));
    openAt(api, SHEET);
    await user.click(await screen.findByText('Continue recording'));
    expect((await screen.findByRole('alert')).textContent).toContain('Ana Test, Nordbord right, trial 2 390 N');
    expect(nordbord('Ana', 'right', 2).value).toBe('398');
    await user.click(saveButton());
    await saved();
    expect(api.trials.get('1 own.1 right 2')).toEqual({ value: 398, version: 3 });
    await waitFor(async () => expect(await draftStore.list(1)).toEqual([]));
  });
});
