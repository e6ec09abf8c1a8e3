import { beginDraft } from './draft.js';
import type { HistoryRow } from './history-kind.js';
import { neighbourId, pageIndexOf, shownRows } from './history-paging.js';

const row = (id: number, date: string): HistoryRow<never> => ({ id, date, version: 1, values: {} });
const rows = [row(1, '2026-11-18'), row(2, '2026-11-19')];

test('rows are newest first; an edited row that someone else deleted stays', () => {
  expect(shownRows(rows, null).map(({ id }) => id)).toEqual([2, 1]);
  expect(shownRows([rows[1]!], beginDraft([], rows[0]!)).map(({ id }) => id)).toEqual([2, 1]);
  expect(shownRows(rows, beginDraft([], rows[0]!)).map(({ id }) => id)).toEqual([2, 1]);
});

test.each([
  [1, 2],
  [2, 3],
  [3, 2],
])('row %p leaves its place to row %p', (id, next) =>
  expect(neighbourId([{ id: 1 }, { id: 2 }, { id: 3 }], id)).toBe(next),
);

test('the only row has no neighbour', () => expect(neighbourId([{ id: 1 }], 1)).toBeNull());

test('the page of a row', () => {
  const many = Array.from({ length: 30 }, (_, id) => ({ id }));
  expect([0, 13, 14, 29, 30].map((id) => pageIndexOf(many, id))).toEqual([0, 0, 1, 2, null]);
});
