import { readView, writeView, type StatisticsView } from './statistics-view.js';

const read = (search: string) => readView(new URLSearchParams(search));
const write = (search: string, change: Partial<StatisticsView>) =>
  writeView(new URLSearchParams(search), change).toString();
const DEFAULT: StatisticsView = {
  team: '',
  search: '',
  status: null,
  page: 0,
  rows: 10,
  athleteId: null,
  span: 'week',
  day: null,
};

test.each<[string, Partial<StatisticsView>]>([
  ['', {}],
  ['team=3&q=an&status=warning&page=2&rows=25', { team: '3', search: 'an', status: 'warning', page: 2, rows: 25 }],
  ['status=Good&page=-1&rows=7', {}],
  ['page=1.5&rows=', {}],
  ['athlete=7&span=month&day=2026-11-16', { athleteId: 7, span: 'month', day: '2026-11-16' }],
  ['athlete=0&span=year&day=2026-02-30', {}],
  ['athlete=x&span=&day=1900-01-05', {}],
  // A page beyond the last one shows the last one.
  ['page=99999999&rows=1e1', { page: 99_999_999 }],
])('reads %p', (search, expected) => expect(read(search)).toEqual({ ...DEFAULT, ...expected }));

test.each<[Partial<StatisticsView>, string]>([
  [{ page: 3 }, 'team=1&page=3'],
  [{ page: 0 }, 'team=1'],
  [{ team: '2' }, 'team=2'],
  [{ search: 'an' }, 'team=1&q=an'],
  [{ status: 'poor' }, 'team=1&status=poor'],
  [{ rows: 50 }, 'team=1&rows=50'],
  [{ athleteId: 7 }, 'team=1&page=2&athlete=7'],
  [{ span: 'month' }, 'team=1&page=2&span=month'],
  [{ day: '2026-11-16' }, 'team=1&page=2&day=2026-11-16'],
])('%j leads to %p: only a filter goes back to the first page', (change, expected) =>
  expect(write('team=1&page=2', change)).toBe(expected),
);

test('leaves out default values and keeps other parameters', () => {
  expect(
    write('q=an&team=3&status=good&rows=5&athlete=7&span=month&day=2026-11-16&x=1', {
      search: '',
      team: '',
      status: null,
      rows: 10,
      athleteId: null,
      span: 'week',
      day: null,
    }),
  ).toBe('x=1');
});

test('reads back what it writes', () => {
  const view: StatisticsView = {
    team: 'Soccer',
    search: 'Zoë & co',
    status: 'good',
    page: 3,
    rows: 5,
    athleteId: 7,
    span: 'month',
    day: '2026-11-16',
  };
  expect(readView(writeView(new URLSearchParams(), view))).toEqual(view);
});
