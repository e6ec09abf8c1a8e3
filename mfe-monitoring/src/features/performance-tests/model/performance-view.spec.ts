import { readView, writeView, type PerformanceView } from './performance-view.js';

const DEFAULT: PerformanceView = {
  team: '',
  search: '',
  athleteId: null,
  byDay: false,
  zoom: false,
  bands: null,
  grip: 0,
  sprint: 0,
  jump: 0,
  own: {},
};

test.each<[string, Partial<PerformanceView>]>([
  ['', {}],
  ['team=3&q=an&athlete=7&grip=2&jump=1', { team: '3', search: 'an', athleteId: 7, grip: 2, jump: 1 }],
  ['grip=-1&sprint=x&own.2=x', {}],
  ['own.1=2', { own: { 'own.1': 2 } }],
])('reads %p', (search, expected) =>
  expect(readView(new URLSearchParams(search))).toEqual({ ...DEFAULT, ...expected }),
);

test('each chart has its own page; parameters of other parts stay', () => {
  expect(writeView(new URLSearchParams('athlete=7&grip=2&x=1'), { sprint: 1 }).toString()).toBe(
    'athlete=7&grip=2&x=1&sprint=1',
  );
  expect(writeView(new URLSearchParams('athlete=7&grip=2'), { grip: 0 }).toString()).toBe('athlete=7');
  expect(writeView(new URLSearchParams('own.1=2'), { own: { 'own.2': 1 } }).toString()).toBe('own.2=1');
});
