import { readView, writeView, type WellnessView } from './wellness-view.js';

const read = (search: string) => readView(new URLSearchParams(search));
const write = (search: string, change: Partial<WellnessView>) =>
  writeView(new URLSearchParams(search), change).toString();
const DEFAULT: WellnessView = {
  team: '',
  search: '',
  athleteId: null,
  byDay: false,
  zoom: false,
  bands: null,
  page: 0,
  hidden: null,
  span: 7,
  own: {},
};

test.each<[string, Partial<WellnessView>]>([
  ['', {}],
  ['team=3&q=an&athlete=7&page=2&days=30', { team: '3', search: 'an', athleteId: 7, page: 2, span: 30 }],
  ['hide=stress,sleep_quality', { hidden: ['sleep_quality', 'stress'] }],
  ['hide=none', { hidden: [] }],
  ['hide=nonsense,stress,stress', { hidden: ['stress'] }],
  ['own.1=2&own.2=x', { own: { 'own.1': 2 } }],
  ['athlete=0', {}],
  ['athlete=abc&page=-1&days=8', {}],
])('reads %p', (search, expected) => expect(read(search)).toEqual({ ...DEFAULT, ...expected }));

test('defaults are left out, parameters of other parts stay', () => {
  expect(write('athlete=7&page=2&x=1', { page: 0, athleteId: 8 })).toBe('athlete=8&x=1');
  expect(write('q=an&team=3', { search: '', team: '' })).toBe('');
});

test('a written view can be read back', () => {
  const view: WellnessView = {
    team: 'Soccer',
    search: 'Zoë & co',
    athleteId: 7,
    byDay: true,
    zoom: true,
    bands: [],
    page: 3,
    hidden: ['fatigue', 'hooper_index'],
    span: 30,
    own: { 'own.1': 2 },
  };
  expect(readView(writeView(new URLSearchParams(), view))).toEqual(view);
});
