import { changedByOthers, hiddenCount, isTyped, readSheet, recordBody, seenOf } from './sheet.js';

const SESSION = { kind: 'grip', team: { id: 2, name: 'First' }, date: '2026-11-05' } as const;
const texts = new Map([
  [1, '41.5'],
  [2, ''],
  [3, '0'],
  [4, '120'],
  [6, '39'],
  [9, '50'],
]);
const seen = seenOf([
  { athlete_id: 5, value: 40 },
  { athlete_id: 6, value: 38.2 },
]);

test('counts typed values above 0 of this team, names what is out of range, and knows what is replaced', () => {
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

test('sends what was typed with what the coach saw: a value, null for none, nothing where nobody could look', () => {
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

test('names whose stored value others have changed, added and deleted ones included', () => {
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

test('what was sent before and is stored, rounded as it is kept, is not of others', () => {
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

test('knows whether anything was typed, and how much of it is out of sight', () => {
  expect([isTyped(new Map()), isTyped(new Map([[1, '']])), isTyped(new Map([[1, '.']]))]).toEqual([false, false, true]);
  const sheet = readSheet('grip', [1, 2, 3, 4, 5, 6], texts, seen);
  expect([hiddenCount(sheet, [1, 4, 6]), hiddenCount(sheet, [1, 2, 3]), hiddenCount(sheet, [])]).toEqual([0, 2, 3]);
});
