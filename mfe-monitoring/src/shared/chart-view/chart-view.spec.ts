import { putChartView, readChartView, shownBands, type ChartView } from './chart-view.js';

const read = (search: string) => readChartView(new URLSearchParams(search));
const write = (view: ChartView) => {
  const params = new URLSearchParams();
  putChartView(params, view);
  return params.toString();
};

test.each<[string, ChartView]>([
  ['', { byDay: false, zoom: false, bands: null }],
  ['by-day=1&zoom=1&bands=usual%2Cteam', { byDay: true, zoom: true, bands: ['team', 'usual'] }],
  ['bands=none', { byDay: false, zoom: false, bands: [] }],
  ['by-day=x&bands=nonsense', { byDay: false, zoom: false, bands: [] }],
])('reads %p', (search, view) => expect(read(search)).toEqual(view));

test('a written view can be read back, and the default writes nothing', () => {
  for (const bands of [null, [], ['team'], ['team', 'usual']] as ChartView['bands'][]) {
    const view = { byDay: true, zoom: false, bands };
    expect(read(write(view))).toEqual(view);
  }
  expect(write({ byDay: false, zoom: false, bands: null })).toBe('');
});

test('the team’s band is off by default where there is little room, and a choice holds everywhere', () => {
  expect(shownBands({ bands: null }, true)).toEqual(['team', 'usual']);
  expect(shownBands({ bands: null }, false)).toEqual(['usual']);
  expect(shownBands({ bands: ['team'] }, false)).toEqual(['team']);
  expect(shownBands({ bands: [] }, true)).toEqual([]);
});
