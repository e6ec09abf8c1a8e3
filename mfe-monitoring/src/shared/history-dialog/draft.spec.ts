import { isCalendarDate } from '@touchline/contracts/calendar-date';
import {
  checkDraft,
  differences,
  draftOf,
  EARLIEST_DATE,
  existingRow,
  holds,
  isDirty,
  newDraft,
  storedRow,
  withDate,
  withText,
} from './draft.js';
import type { HistoryColumn, HistoryRow } from './history-kind.js';
import { parseWhole } from './parse-number.js';

type Key = 'sleep' | 'stress';
const columns: HistoryColumn<Key>[] = (['sleep', 'stress'] as const).map((key) => ({
  key,
  label: key,
  hint: '',
  parse: (text) => parseWhole(text, 1, 10),
}));
const kind = { columns, onePerDay: true };
const row = (id: number, date: string, stress: number | null = 4): HistoryRow<Key> => ({
  id,
  date,
  version: 3,
  values: { sleep: 2, stress },
});
const TODAY = '2026-11-20';
const rows = [row(1, '2026-11-18'), row(2, '2026-11-19')];
const filled = (date: string) => withText(withText(withDate(newDraft(columns), date), 'sleep', '2'), 'stress', '10');

test('a value that was never given stays empty and has to be filled in', () => {
  const draft = draftOf(row(1, '2026-11-18', null), columns);
  expect(draft.texts).toEqual({ sleep: '2', stress: '' });
  expect(checkDraft(draft, kind, rows, TODAY)).toEqual({ problems: { stress: 'must be filled in' } });
});

test('an edit is saved with the version that was seen', () => {
  const draft = withText(draftOf(row(1, '2026-11-18'), columns), 'stress', '9');
  expect(checkDraft(draft, kind, rows, TODAY)).toEqual({
    write: { id: 1, date: '2026-11-18', version: 3, values: { sleep: 2, stress: 9 } },
  });
});

test('a new entry is saved with version 0', () => {
  expect(checkDraft(filled('2026-11-17'), kind, rows, TODAY)).toEqual({
    write: { id: null, date: '2026-11-17', version: 0, values: { sleep: 2, stress: 10 } },
  });
});

test.each([
  ['', 'must be filled in'],
  ['2026-02-30', 'must be a date after Dec 31, 1999'],
  ['1999-12-31', 'must be a date after Dec 31, 1999'],
  ['0026-11-19', 'must be a date after Dec 31, 1999'],
  ['2026-11-21', 'must not be in the future'],
  ['20261-11-19', 'must not be in the future'],
  ['2026-11-19', 'has an entry already'],
])('a new entry on %p', (date, problem) => {
  expect(checkDraft(filled(date), kind, rows, TODAY)).toEqual({ problems: { date: problem } });
});

test.each([TODAY, EARLIEST_DATE])('%p is a day for a new entry', (date) =>
  expect(checkDraft(filled(date), kind, rows, TODAY)).toHaveProperty('write'),
);

test('the earliest day is one the server knows', () => expect(isCalendarDate(EARLIEST_DATE)).toBe(true));

test('of a kind with several records a day, another one on the same day is a new one', () => {
  expect(existingRow(filled('2026-11-19'), rows, false)).toBeUndefined();
  expect(checkDraft(filled('2026-11-19'), { columns, onePerDay: false }, rows, TODAY)).toMatchObject({
    write: { id: null, version: 0 },
  });
});

test('what stands in the place of a draft: its own record, then the one of its day where a day has only one', () => {
  const draft = draftOf(rows[1]!, columns);
  const again = row(9, rows[1]!.date);
  expect(storedRow(draft, [rows[0]!, again, rows[1]!], true)).toBe(rows[1]);
  expect(storedRow(draft, [rows[0]!, again], true)).toBe(again);
  expect(storedRow(draft, [rows[0]!, again], false)).toBeNull();
  expect(storedRow(filled('2026-11-18'), rows, true)).toBe(rows[0]);
});

test('a record holds what was to be written where day and values are the same, whatever its number and version', () => {
  const write = { id: null, date: '2026-11-18', version: 0, values: { sleep: 2, stress: 4 } };
  expect(holds(rows[0]!, write)).toBe(true);
  expect(holds(rows[1]!, write)).toBe(false);
  expect(holds(row(1, '2026-11-18', null), write)).toBe(false);
});

test('an edited record that was deleted meanwhile is stored as a new one', () => {
  expect(checkDraft({ ...draftOf(rows[0]!, columns), version: 0 }, kind, rows, TODAY)).toMatchObject({
    write: { id: null, version: 0 },
  });
});

test('an entry of the same day is found for a new one only', () => {
  expect(existingRow(filled('2026-11-19'), rows, true)).toBe(rows[1]);
  expect(existingRow(draftOf(rows[1]!, columns), rows, true)).toBeUndefined();
});

test('an entry of the same day with the very values that are typed is not in the way of saving them', () => {
  const same = withText(filled('2026-11-19'), 'stress', ' 4');
  expect(existingRow(same, rows, true)).toBeUndefined();
  expect(checkDraft(same, kind, rows, TODAY)).toMatchObject({ write: { id: null, date: '2026-11-19' } });
});

test('dirty is what differs from what is stored, spaces aside', () => {
  const draft = draftOf(row(1, '2026-11-18', null), columns);
  expect(isDirty(draft)).toBe(false);
  expect(isDirty(withText(draft, 'sleep', ' 2 '))).toBe(false);
  expect(isDirty(withText(draft, 'sleep', '3'))).toBe(true);
  expect(isDirty(newDraft(columns))).toBe(false);
  expect(isDirty(withDate(newDraft(columns), '2026-11-01'))).toBe(true);
});

test('of two versions only what differs is named, however it is written', () => {
  const draft = withText(withText(draftOf(rows[0]!, columns), 'sleep', ' 2'), 'stress', '9 ');
  expect(differences(draft, columns, rows[0]!)).toEqual([{ label: 'stress', theirs: '4', yours: '9' }]);
  expect(differences(draft, columns, row(1, '2026-11-18', null))).toEqual([
    { label: 'stress', theirs: 'not given', yours: '9' },
  ]);
});

test('typing clears what was wrong with that value only', () => {
  const draft = { ...draftOf(rows[0]!, columns), problems: { sleep: 'wrong', stress: 'wrong' }, refusal: 'No.' };
  expect(withText(draft, 'sleep', '5')).toMatchObject({
    problems: { sleep: undefined, stress: 'wrong' },
    refusal: null,
  });
});

test('what was typed for a new entry goes over into the one that exists', () => {
  expect(draftOf(rows[0]!, columns, { sleep: '7', stress: ' ' }).texts).toEqual({ sleep: '7', stress: '4' });
});
