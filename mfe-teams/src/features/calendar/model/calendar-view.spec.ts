import { readView, selectedTeamId, writeView, type ViewChange } from './calendar-view.js';

const TODAY = '2026-11-22';
const read = (query: string) => readView(new URLSearchParams(query), TODAY);
const write = (query: string, change: ViewChange) => writeView(new URLSearchParams(query), change, TODAY).toString();

test('without parameters it shows today and all teams', () => {
  expect(read('')).toEqual({ day: TODAY, month: '2026-11', team: '', athleteId: null, search: '', span: 'month' });
});

test('reads a shared link', () => {
  expect(read('month=2026-12&day=2026-12-29&team=3&athlete=7&q=an&show=week')).toEqual({
    day: '2026-12-29',
    month: '2026-12',
    team: '3',
    athleteId: 7,
    search: 'an',
    span: 'week',
  });
});

test('a month alone shows the same day of the month, or its last day', () => {
  expect(read('month=2027-01').day).toBe('2027-01-22');
  expect(readView(new URLSearchParams('month=2027-02'), '2026-12-31').day).toBe('2027-02-28');
});

test.each([
  ['day=2026-02-30'],
  ['month=2026-13'],
  ['month=x&day=y'],
  ['athlete=0'],
  ['athlete=-7'],
  ['day=2026-11-22T00:00'],
  ['show=year'],
])('ignores invalid parameters: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('the day wins over a contradicting month', () => {
  expect(read('month=2026-11&day=2027-03-01')).toMatchObject({ day: '2027-03-01', month: '2027-03' });
});

test('leaves default values out and keeps unrelated parameters', () => {
  expect(
    write('month=2026-12&day=2026-12-29&team=3&athlete=7&q=a&event=5', {
      day: TODAY,
      team: '',
      athleteId: null,
      search: '',
    }),
  ).toBe('event=5');
  expect(write('event=5', { day: '2026-11-29', team: '3', athleteId: 7 })).toBe(
    'event=5&day=2026-11-29&team=3&athlete=7',
  );
  expect(write('', { day: '2027-01-05' })).toBe('month=2027-01&day=2027-01-05');
});

test('a change of month keeps the day of the month', () => {
  expect(write('day=2026-11-29', { month: '2026-12' })).toBe('day=2026-12-29&month=2026-12');
  expect(write('month=2027-01&day=2027-01-31', { month: '2027-02' })).toBe('month=2027-02&day=2027-02-28');
  expect(write('month=2027-01&day=2027-01-22', { month: '2026-11' })).toBe('');
});

test('reading returns the written view', () => {
  const params = writeView(
    new URLSearchParams(),
    { day: '2028-02-29', team: '3', athleteId: 7, search: 'ana & bo', span: 'week' },
    TODAY,
  );
  expect(readView(params, TODAY)).toEqual({
    day: '2028-02-29',
    month: '2028-02',
    team: '3',
    athleteId: 7,
    search: 'ana & bo',
    span: 'week',
  });
});

test('a sport has no team id', () => {
  expect([selectedTeamId({ team: '3' }), selectedTeamId({ team: 'Soccer' }), selectedTeamId({ team: '' })]).toEqual([
    3,
    null,
    null,
  ]);
});
