import { readView, writeView, type StatisticsView } from './statistics-view.js';

const read = (search: string) => readView(new URLSearchParams(search));
const write = (search: string, change: Partial<StatisticsView>) => writeView(new URLSearchParams(search), change).toString();
const DEFAULT: StatisticsView = { team: '', search: '', status: null, page: 0, rows: 10 };

test.each<[string, Partial<StatisticsView>]>([
  ['', {}],
  ['team=3&q=an&status=warning&page=2&rows=25', { team: '3', search: 'an', status: 'warning', page: 2, rows: 25 }],
  ['status=Good&page=-1&rows=7', {}],
  ['page=1.5&rows=', {}],
  // Beyond the last page: the last one is shown.
  ['page=99999999&rows=1e1', { page: 99_999_999 }],
])('reads %p', (search, expected) => expect(read(search)).toEqual({ ...DEFAULT, ...expected }));

test.each<[Partial<StatisticsView>, string]>([
  [{ page: 3 }, 'team=1&page=3'],
  [{ page: 0 }, 'team=1'],
  [{ team: '2' }, 'team=2'],
  [{ search: 'an' }, 'team=1&q=an'],
  [{ status: 'poor' }, 'team=1&status=poor'],
  [{ rows: 50 }, 'team=1&rows=50'],
])('%j leads to %p: only turning the page keeps a page', (change, expected) => expect(write('team=1&page=2', change)).toBe(expected));

test('leaves out what is at its default and keeps what belongs to others', () => {
  expect(write('q=an&team=3&status=good&rows=5&x=1', { search: '', team: '', status: null, rows: 10 })).toBe('x=1');
});

test('what is written reads back', () => {
  const view: StatisticsView = { team: 'Soccer', search: 'Zoë & co', status: 'good', page: 3, rows: 5 };
  expect(readView(writeView(new URLSearchParams(), view))).toEqual(view);
});
