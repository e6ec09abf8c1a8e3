import { readView, SORTINGS, sortOf, SORTS, writeView } from './trends-view.js';

const NOTHING = { search: '', team: '', sort: 'variation', athleteId: null };

test.each([
  ['', NOTHING],
  ['q=ann&team=3&sort=athlete-desc&athlete=5', { search: 'ann', team: '3', sort: 'athlete-desc', athleteId: 5 }],
  // A damaged link still opens the screen.
  ['sort=age&athlete=-1', NOTHING],
  ['athlete=five&team=Rugby', { ...NOTHING, team: 'Rugby' }],
])('reads ?%s', (query, view) => expect(readView(new URLSearchParams(query))).toEqual(view));

test('writes what differs from the default and keeps the parameters of others', () => {
  const params = writeView(new URLSearchParams('adjust=1&q=ann&sort=athlete'), {
    search: '',
    sort: 'variation',
    athleteId: 5,
    team: '3',
  });
  expect(params.toString()).toBe('adjust=1&team=3&athlete=5');
});

test.each(SORTS)('%s is the sort of its column and direction', (sort) => expect(sortOf(SORTINGS[sort])).toBe(sort));
