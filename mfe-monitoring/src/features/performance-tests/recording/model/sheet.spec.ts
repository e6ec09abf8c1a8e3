import { NORDBORD_PLAN } from '../testing/own-tests.js';
import { columnsOf, productPlan, type FieldId } from './sheet-tests.js';
import { recordBody, sheetWrites } from './sheet-writes.js';
import { changedByOthers, hiddenCount, isTyped, readSheet, withText, type SheetEntry } from './sheet.js';

const GRIP = columnsOf(productPlan('grip'));
const column = GRIP[0]!;
const entry = (athleteId: number, value: number): SheetEntry => ({ athleteId, column, value });

const SESSION = { kind: 'grip', team: { id: 2, name: 'First' }, date: '2026-11-05' } as const;
const texts = new Map([
  [1, '41.5'],
  [3, '0'],
  [4, '120'],
  [6, '39'],
  [9, '50'],
]);
const seen = new Map<FieldId, number>([
  [5, 40],
  [6, 38.2],
]);

test('reads values above 0, values out of range, and the number of replaced values', () => {
  expect(readSheet(GRIP, [1, 2, 3, 4, 5, 6], texts, seen)).toEqual({
    ready: [entry(1, 41.5), entry(6, 39)],
    problems: [{ athleteId: 4, field: 4 }],
    updates: 1,
  });
  expect(readSheet(GRIP, [1, 2, 3, 4, 5, 6], texts, null).updates).toBe(0);
  expect(readSheet(GRIP, [1, 2], new Map(), seen)).toEqual({ ready: [], problems: [], updates: 0 });
});

test('sends each value with the one the coach saw: a value, null for none, nothing when the check failed', () => {
  const { ready } = readSheet(GRIP, [1, 6], texts, seen);
  expect(recordBody(SESSION, 'grip', ready, seen)).toEqual({
    recordings: [
      { athlete_id: 1, value: 41.5, if_value: null },
      { athlete_id: 6, value: 39, if_value: 38.2 },
    ],
    recordingType: 'grip',
    teamId: 2,
    date: '2026-11-05',
  });
  expect(recordBody(SESSION, 'grip', ready, null).recordings).toEqual([
    { athlete_id: 1, value: 41.5 },
    { athlete_id: 6, value: 39 },
  ]);
});

test('lists athletes whose value others changed, added or deleted', () => {
  const ready = [1, 5, 6, 7].map((athleteId) => entry(athleteId, 30));
  expect(
    changedByOthers(
      ready,
      seen,
      new Map([
        [1, 44],
        [6, 38.2],
        [8, 1],
      ]),
      [],
    ),
  ).toEqual([entry(1, 44), { ...entry(5, 0), value: null }]);
  expect(changedByOthers(ready, null, new Map([[1, 44]]), [])).toEqual([entry(1, 44)]);
});

test('a stored value that was sent before, rounded as stored, is not a change by others', () => {
  const ready = [1, 5].map((athleteId) => entry(athleteId, 30));
  const now = new Map([
    [1, 44.13],
    [5, 41],
  ]);
  expect(changedByOthers(ready, seen, now, [entry(1, 44.125), entry(5, 42)])).toEqual([entry(5, 41)]);
});

test('tells whether anything was typed, and counts hidden values', () => {
  expect([isTyped(new Map()), isTyped(withText(new Map([[1, '4']]), 1, '', '')), isTyped(new Map([[1, '.']]))]).toEqual(
    [false, false, true],
  );
  const sheet = readSheet(GRIP, [1, 2, 3, 4, 5, 6], texts, seen);
  expect([hiddenCount(sheet, [1, 4, 6]), hiddenCount(sheet, [1, 2, 3]), hiddenCount(sheet, [])]).toEqual([0, 2, 3]);
});

describe('a sheet with several fields per athlete', () => {
  const columns = columnsOf(NORDBORD_PLAN);
  const stored = new Map<FieldId, number>([
    ['1 own.1 left 1', 412],
    ['1 own.1 left 2', 433],
    ['2 own.1 right 1', 0],
  ]);
  const typed = new Map<FieldId, string>([
    ['1 own.1 left 1', '412'],
    ['1 own.1 left 2', ''],
    ['1 own.1 right 1', '0'],
    ['1 own.1 right 2', ''],
    ['2 own.1 right 1', '398'],
    ['2 own.1 right 3', '4000'],
  ]);
  const sheet = readSheet(columns, [1, 2], typed, stored);
  const short = ({ athleteId, column: { key }, value }: SheetEntry) => [athleteId, key, value];

  test('sends what differs from the stored values; a cleared field removes one, and zero is a value', () => {
    expect(sheet.ready.map(short)).toEqual([
      [1, 'own.1 left 2', null],
      [1, 'own.1 right 1', 0],
      [2, 'own.1 right 1', 398],
    ]);
    expect(sheet.problems).toEqual([{ athleteId: 2, field: '2 own.1 right 3' }]);
    expect(sheet.updates).toBe(2);
  });

  test('carries the versions that the coach was shown, and 0 where there was none or nothing could be read', () => {
    const session = { ...SESSION, kind: 'own.1' } as const;
    const versions = new Map<FieldId, number>([
      ['1 own.1 left 2', 3],
      ['2 own.1 right 1', 1],
    ]);
    const versionsOf = (basis: Parameters<typeof sheetWrites>[2]) =>
      sheetWrites(session, sheet.ready, basis).flatMap((write) =>
        write.to === 'measurements' ? write.body.entries.map(({ version }) => version) : [],
      );
    expect(versionsOf({ values: stored, versions })).toEqual([3, 0, 1]);
    expect(versionsOf(null)).toEqual([0, 0, 0]);
    expect(sheetWrites(session, sheet.ready.slice(0, 1), null)).toMatchObject([
      {
        body: {
          entries: [
            { athlete_id: 1, day: '2026-11-05', measure: 'own.1', side: 'left', trial: 2, value: null, version: 0 },
          ],
        },
      },
    ]);
  });

  test('a call holds at most a thousand values', () => {
    const many = Array.from({ length: 1_001 }, () => sheet.ready[0]!);
    expect(sheetWrites({ ...SESSION, kind: 'own.1' }, many, null).map(({ entries }) => entries.length)).toEqual([
      1_000, 1,
    ]);
  });
});
