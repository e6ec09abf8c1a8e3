import {
  supersetRange,
  canMove,
  dropRow,
  moveRow,
  normalizeCount,
  removeRow,
  appendRow,
  setTimeBased,
} from './change-rows.js';
import { newExercise, isJoined, newRest, type DraftRow } from './draft.js';

/** Rows by letter: `A+` asks for a superset with the next row, `-` is a rest. */
function rowsOf(text: string): DraftRow[] {
  return text
    .split(' ')
    .map((word) =>
      word === '-' ? newRest(60, 'library') : { ...newExercise(), name: word.charAt(0), superset: word.endsWith('+') },
    );
}
const textOf = (rows: readonly DraftRow[]) =>
  rows.map((row, at) => (row.type === 'rest' ? '-' : row.name) + (isJoined(rows, at) ? '+' : '')).join(' ');
/** Like `textOf`, with every requested superset, also one that takes no effect. */
const wishesOf = (rows: readonly DraftRow[]) =>
  rows.map((row) => (row.type === 'rest' ? '-' : row.name) + (row.superset ? '+' : '')).join(' ');
const place = (rows: readonly DraftRow[], name: string) =>
  rows.findIndex((row) => (row.type === 'rest' ? '-' : row.name) === name);

describe('moving a row one place', () => {
  test.each([
    ['up', 'A B C', 'B', -1, 'B A C'],
    ['down', 'A B C', 'B', 1, 'A C B'],
    ['nowhere: the first goes not up', 'A B C', 'A', -1, 'A B C'],
    ['nowhere: the last goes not down', 'A B C', 'C', 1, 'A B C'],
    ['past a rest', 'A - B', 'B', -1, 'A B -'],
    ['up past a superset, which stays whole', 'A+ B C', 'C', -1, 'C A+ B'],
    ['down past a superset, which stays whole', 'C A+ B', 'C', 1, 'A+ B C'],
    ['within its superset', 'A+ B C', 'A', 1, 'B+ A C'],
    ['within its superset, up', 'A+ B C', 'B', -1, 'B+ A C'],
    ['with its superset, down', 'A+ B C D', 'B', 1, 'C A+ B D'],
    ['with its superset, up', 'C A+ B', 'A', -1, 'A+ B C'],
    ['within a superset of three', 'A+ B+ C', 'B', 1, 'A+ C+ B'],
    ['with its superset past another', 'A+ B C+ D', 'B', 1, 'C+ D A+ B'],
    ['nowhere: the first superset goes not up', 'A+ B C', 'A', -1, 'A+ B C'],
    ['nowhere: the last superset goes not down', 'C A+ B', 'B', 1, 'C A+ B'],
  ] as const)('%s', (_, before, name, step, after) => {
    const rows = rowsOf(before);
    expect(textOf(moveRow(rows, place(rows, name), step))).toBe(after);
    expect(canMove(rows, place(rows, name), step)).toBe(before !== after);
  });

  it('loses no row, and neither splits nor extends a superset', () => {
    const joins = (rows: readonly DraftRow[]) => rows.filter((_, at) => isJoined(rows, at)).length;
    for (const text of ['A+ B C - D+ E+ F', 'A - B+ C', 'A+ B C+ D']) {
      const rows = rowsOf(text);
      for (const at of rows.keys()) {
        for (const onto of rows.keys()) {
          const after = dropRow(rows, at, onto);
          expect(after.map(({ key }) => key).toSorted()).toEqual(rows.map(({ key }) => key).toSorted());
          expect([text, at, onto, joins(after)]).toEqual([text, at, onto, joins(rows)]);
        }
      }
    }
  });
});

describe('dropping a row', () => {
  test.each([
    ['on one further down', 'A B C D', 'A', 'C', 'B C A D'],
    ['on one further up', 'A B C D', 'D', 'B', 'A D B C'],
    ['on itself', 'A B C', 'B', 'B', 'A B C'],
    ['into a superset from above: behind it', 'A B+ C D', 'A', 'B', 'B+ C A D'],
    ['into a superset from below: before it', 'A B+ C D', 'D', 'C', 'A D B+ C'],
    ['with its superset', 'A+ B C D', 'A', 'D', 'C D A+ B'],
    ['with its superset on another', 'A+ B C+ D E', 'B', 'C', 'C+ D A+ B E'],
    ['within its superset', 'A+ B+ C D', 'C', 'A', 'C+ A+ B D'],
    ['with its superset at the top', 'C D A+ B', 'B', 'C', 'A+ B C D'],
  ])('%s', (_, before, from, onto, after) => {
    const rows = rowsOf(before);
    expect(textOf(dropRow(rows, place(rows, from), place(rows, onto)))).toBe(after);
  });

  it('outside of the list changes nothing', () => expect(textOf(dropRow(rowsOf('A B'), 0, 7))).toBe('A B'));
});

describe('removing a row', () => {
  test.each([
    ['of no superset', 'A B C', 'B', 'A C'],
    ['that began one', 'A+ B+ C D', 'A', 'B+ C D'],
    ['from the middle of one', 'A+ B+ C D', 'B', 'A+ C D'],
    ['that ended one: the next row does not join it', 'A+ B C', 'B', 'A C'],
    ['that kept two from being joined by a rest', 'A - B', '-', 'A B'],
  ])('%s', (_, before, name, after) => {
    const rows = rowsOf(before);
    expect(textOf(removeRow(rows, place(rows, name)))).toBe(after);
  });
});

describe('the last exercise, which asks for a superset with the next one added', () => {
  const B = { ...newExercise(), name: 'B' };
  test.each([
    ['joins the exercise that is added', rowsOf('A+'), B, 'A+ B'],
    ['asks no longer once a rest is added', rowsOf('A+'), newRest(60, 'library'), 'A -'],
  ])('%s', (_, rows, row, after) => expect(wishesOf(appendRow(rows, row))).toBe(after));

  test.each([
    ['is moved up', 'A B C+', 'C', 'B', 'A C B'],
    ['gets another one behind it', 'A B C+', 'A', 'C', 'B C A'],
    ['gets a superset behind it', 'A+ B C+', 'A', 'C', 'C A+ B'],
    ['gets a rest behind it', 'A - C+', '-', 'C', 'A C -'],
    ['ends a superset that is moved up', 'A B+ C+', 'C', 'A', 'B+ C A'],
    ['is no longer the last of its superset', 'A B+ C+', 'C', 'B', 'A C+ B'],
  ])('joins no other row when it %s', (_, before, from, onto, after) => {
    const rows = rowsOf(before);
    expect(wishesOf(dropRow(rows, place(rows, from), place(rows, onto)))).toBe(after);
  });

  test.each([
    ['A B C+', 'A', 'B', 'B A C+'],
    ['A+ B+ C+', 'A', 'B', 'B+ A+ C+'],
  ])('keeps asking while it stays the last: %s', (before, from, onto, after) => {
    const rows = rowsOf(before);
    expect(wishesOf(dropRow(rows, place(rows, from), place(rows, onto)))).toBe(after);
  });

  it('keeps asking when another row is removed', () => expect(wishesOf(removeRow(rowsOf('A B C+'), 0))).toBe('B C+'));
});

describe('a requested superset that a rest prevents', () => {
  it('joins no row when the rest is removed', () => expect(wishesOf(removeRow(rowsOf('A+ - B'), 1))).toBe('A B'));
  it('joins no row when the rest is moved away', () => expect(wishesOf(moveRow(rowsOf('A+ - B'), 1, 1))).toBe('A B -'));
  it('joins no row when the row itself moves past the rest', () =>
    expect(wishesOf(moveRow(rowsOf('A+ - B'), 0, 1))).toBe('- A B'));
});

test('a superset ranges from its first to its last row', () => {
  const rows = rowsOf('A B+ C+ D E');
  expect([0, 1, 2, 3, 4].map((at) => supersetRange(rows, at))).toEqual([
    { first: 0, last: 0 },
    ...Array.from({ length: 3 }, () => ({ first: 1, last: 3 })),
    { first: 4, last: 4 },
  ]);
});

describe('time-based', () => {
  const row = { ...newExercise(), name: 'Plank' };
  it('gets a duration of a minute where none is typed, and no repetitions', () => {
    expect(setTimeBased(row, true, 'library')).toMatchObject({ timeBased: true, reps: '', duration: '60' });
    expect(setTimeBased(row, true, 'calendar')).toMatchObject({ duration: '60s' });
    expect(setTimeBased({ ...row, duration: '1:30' }, true, 'library')).toMatchObject({ duration: '1:30' });
  });
  it.each([
    ['45', '45', 'as it was stored'],
    ['1:30', '1:30', 'as it was typed'],
    ['', '60', 'none: then it is a minute'],
  ])('switched off and on again: duration %p becomes %p (%s)', (duration, after) => {
    const off = setTimeBased({ ...row, timeBased: true, reps: '', duration }, false, 'library');
    expect(off).toMatchObject({ reps: '10', duration: '' });
    expect(setTimeBased(off, true, 'library')).toMatchObject({ reps: '', duration: after });
  });
  it('switched on for a while keeps the duration stored with the repetitions', () => {
    const on = setTimeBased({ ...row, duration: '20' }, true, 'library');
    expect(on.duration).toBe('20');
    const off = setTimeBased({ ...on, duration: '45' }, false, 'library');
    expect(off.duration).toBe('20');
    expect(setTimeBased(off, true, 'library').duration).toBe('45');
  });
  it('switched off gets ten repetitions where none are typed', () => {
    expect(setTimeBased(setTimeBased(row, true, 'library'), false, 'library')).toMatchObject({
      timeBased: false,
      reps: '10',
      duration: '',
    });
    expect(setTimeBased({ ...row, timeBased: true, reps: '4' }, false, 'library')).toMatchObject({ reps: '4' });
  });
});

test.each([
  ['5', '5', '5'],
  [' 5 ', '5', '5'],
  ['', '1', '0'],
  ['0', '1', '0'],
  ['-3', '1', '0'],
  ['2.5', '1', '0'],
  ['abc', '1', '0'],
])('sets or repetitions typed as %p become %p in the library and %p on the calendar', (text, library, calendar) => {
  expect([normalizeCount(text, 'library'), normalizeCount(text, 'calendar')]).toEqual([library, calendar]);
});
