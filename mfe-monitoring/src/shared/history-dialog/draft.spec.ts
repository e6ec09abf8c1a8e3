import { isCalendarDate } from '@touchline/contracts/calendar-date';
import {
  beginDraft,
  currentRow,
  differences,
  EARLIEST_DATE,
  hasSameContent,
  isDirty,
  judgeDraft,
  rowOnSameDay,
  withText,
} from './draft.js';
import type { HistoryColumn, HistoryRow } from './history-kind.js';
import { parseWhole } from './history-kind.js';

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
const filled = (date: string) =>
  withText(withText(withText(beginDraft(columns), 'date', date), 'sleep', '2'), 'stress', '10');

test('a value that was never given is empty and required', () => {
  const draft = beginDraft(columns, row(1, '2026-11-18', null));
  expect(draft.texts).toEqual({ date: '2026-11-18', sleep: '2', stress: '' });
  expect(judgeDraft(draft, kind, rows, TODAY)).toEqual({ problems: { stress: 'required' } });
});

test('an edit is saved with the version the coach saw', () => {
  const draft = withText(beginDraft(columns, row(1, '2026-11-18')), 'stress', '9');
  expect(judgeDraft(draft, kind, rows, TODAY)).toEqual({
    write: { id: 1, date: '2026-11-18', version: 3, values: { sleep: 2, stress: 9 } },
  });
});

test('a new entry is saved with version 0', () => {
  expect(judgeDraft(filled('2026-11-17'), kind, rows, TODAY)).toEqual({
    write: { id: null, date: '2026-11-17', version: 0, values: { sleep: 2, stress: 10 } },
  });
});

test.each([
  ['', 'required'],
  ['2026-02-30', 'must be a date after Dec 31, 1999'],
  ['1999-12-31', 'must be a date after Dec 31, 1999'],
  ['0026-11-19', 'must be a date after Dec 31, 1999'],
  ['2026-11-21', 'must not be in the future'],
  ['20261-11-19', 'must not be in the future'],
  ['2026-11-19', 'already has a record'],
])('a new entry on %p', (date, problem) => {
  expect(judgeDraft(filled(date), kind, rows, TODAY)).toEqual({ problems: { date: problem } });
});

test.each([TODAY, EARLIEST_DATE])('a new entry can have the date %p', (date) =>
  expect(judgeDraft(filled(date), kind, rows, TODAY)).toHaveProperty('write'),
);

test('the earliest date is valid for the server', () => expect(isCalendarDate(EARLIEST_DATE)).toBe(true));

test('a kind with several records a day accepts another one on the same day', () => {
  expect(rowOnSameDay(filled('2026-11-19'), rows, false)).toBeUndefined();
  expect(judgeDraft(filled('2026-11-19'), { columns, onePerDay: false }, rows, TODAY)).toMatchObject({
    write: { id: null, version: 0 },
  });
});

test('the current record of a draft is the one with its id, else that of its day when a day has only one', () => {
  const draft = beginDraft(columns, rows[1]!);
  const again = row(9, rows[1]!.date);
  expect(currentRow(draft, [rows[0]!, again, rows[1]!], true)).toBe(rows[1]);
  expect(currentRow(draft, [rows[0]!, again], true)).toBe(again);
  expect(currentRow(draft, [rows[0]!, again], false)).toBeNull();
  expect(currentRow(filled('2026-11-18'), rows, true)).toBe(rows[0]);
});

test('a record has the same content when date and values are equal, with any id and version', () => {
  const write = { id: null, date: '2026-11-18', version: 0, values: { sleep: 2, stress: 4 } };
  expect(hasSameContent(rows[0]!, write)).toBe(true);
  expect(hasSameContent(rows[1]!, write)).toBe(false);
  expect(hasSameContent(row(1, '2026-11-18', null), write)).toBe(false);
});

test('an edited record that someone else deleted is stored as a new one', () => {
  expect(judgeDraft({ ...beginDraft(columns, rows[0]!), version: 0 }, kind, rows, TODAY)).toMatchObject({
    write: { id: null, version: 0 },
  });
});

test('an entry of the same day is found for a new entry only', () => {
  expect(rowOnSameDay(filled('2026-11-19'), rows, true)).toBe(rows[1]);
  expect(rowOnSameDay(beginDraft(columns, rows[1]!), rows, true)).toBeUndefined();
});

test('an entry of the same day with the typed values does not block saving', () => {
  const same = withText(filled('2026-11-19'), 'stress', ' 4');
  expect(rowOnSameDay(same, rows, true)).toBeUndefined();
  expect(judgeDraft(same, kind, rows, TODAY)).toMatchObject({ write: { id: null, date: '2026-11-19' } });
});

test('a draft is dirty when it differs from the stored values, spaces aside', () => {
  const draft = beginDraft(columns, row(1, '2026-11-18', null));
  expect(isDirty(draft)).toBe(false);
  expect(isDirty(withText(draft, 'sleep', ' 2 '))).toBe(false);
  expect(isDirty(withText(draft, 'sleep', '3'))).toBe(true);
  expect(isDirty(beginDraft(columns))).toBe(false);
  expect(isDirty(withText(beginDraft(columns), 'date', '2026-11-01'))).toBe(true);
});

test('only different values are listed, however they are written', () => {
  const draft = withText(withText(beginDraft(columns, rows[0]!), 'sleep', ' 2'), 'stress', '9 ');
  expect(differences(draft, columns, rows[0]!)).toEqual([{ label: 'stress', theirs: '4', yours: '9' }]);
  expect(differences(draft, columns, row(1, '2026-11-18', null))).toEqual([
    { label: 'stress', theirs: 'not set', yours: '9' },
  ]);
});

test('typing clears the problem of that value only', () => {
  const draft = { ...beginDraft(columns, rows[0]!), problems: { sleep: 'wrong', stress: 'wrong' }, saveError: 'No.' };
  expect(withText(draft, 'sleep', '5')).toMatchObject({
    problems: { sleep: undefined, stress: 'wrong' },
    saveError: null,
  });
});

test('values typed for a new entry are taken over into the existing one', () => {
  expect(beginDraft(columns, rows[0]!, { date: '2026-11-18', sleep: '7', stress: ' ' }).texts).toEqual({
    date: '2026-11-18',
    sleep: '7',
    stress: '4',
  });
});
