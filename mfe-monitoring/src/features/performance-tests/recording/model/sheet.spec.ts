import { changedByOthers, hiddenCount, isTyped, readSheet, recordBody, shownValuesOf } from './sheet.js';

const SESSION = { kind: 'grip', team: { id: 2, name: 'First' }, date: '2026-11-05' } as const;
const texts = new Map([
  [1, '41.5'],
  [2, ''],
  [3, '0'],
  [4, '120'],
  [6, '39'],
  [9, '50'],
]);
const seen = shownValuesOf([
  { athlete_id: 5, value: 40 },
  { athlete_id: 6, value: 38.2 },
]);

test('reads values above 0, values out of range, and the number of replaced values', () => {
  expect(readSheet('grip', [1, 2, 3, 4, 5, 6], texts, seen)).toEqual({
    ready: [
      { athleteId: 1, value: 41.5 },
      { athleteId: 6, value: 39 },
    ],
    problems: [4],
    updates: 1,
  });
  expect(readSheet('grip', [1, 2, 3, 4, 5, 6], texts, null).updates).toBe(0);
  expect(readSheet('grip', [1, 2], new Map(), seen)).toEqual({ ready: [], problems: [], updates: 0 });
});

test('sends each value with the one the coach saw: a value, null for none, nothing when the check failed', () => {
  const { ready } = readSheet('grip', [1, 6], texts, seen);
  expect(recordBody(SESSION, ready, seen)).toEqual({
    recordings: [
      { athlete_id: 1, value: 41.5, if_value: null },
      { athlete_id: 6, value: 39, if_value: 38.2 },
    ],
    recordingType: 'grip',
    teamId: 2,
    date: '2026-11-05',
  });
  expect(recordBody(SESSION, ready, null).recordings).toEqual([
    { athlete_id: 1, value: 41.5 },
    { athlete_id: 6, value: 39 },
  ]);
});

test('lists athletes whose value others changed, added or deleted', () => {
  const ready = [1, 5, 6, 7].map((athleteId) => ({ athleteId, value: 30 }));
  expect(
    changedByOthers(
      'grip',
      ready,
      seen,
      new Map([
        [1, 44],
        [6, 38.2],
        [8, 1],
      ]),
      [],
    ),
  ).toEqual([
    { athleteId: 1, value: 44 },
    { athleteId: 5, value: null },
  ]);
  expect(changedByOthers('grip', ready, null, new Map([[1, 44]]), [])).toEqual([{ athleteId: 1, value: 44 }]);
});

test('a stored value that was sent before, rounded as stored, is not a change by others', () => {
  const ready = [1, 5].map((athleteId) => ({ athleteId, value: 30 }));
  const now = new Map([
    [1, 44.13],
    [5, 41],
  ]);
  expect(
    changedByOthers('grip', ready, seen, now, [
      { athleteId: 1, value: 44.125 },
      { athleteId: 5, value: 42 },
    ]),
  ).toEqual([{ athleteId: 5, value: 41 }]);
});

test('tells whether anything was typed, and counts hidden values', () => {
  expect([isTyped(new Map()), isTyped(new Map([[1, '']])), isTyped(new Map([[1, '.']]))]).toEqual([false, false, true]);
  const sheet = readSheet('grip', [1, 2, 3, 4, 5, 6], texts, seen);
  expect([hiddenCount(sheet, [1, 4, 6]), hiddenCount(sheet, [1, 2, 3]), hiddenCount(sheet, [])]).toEqual([0, 2, 3]);
});
