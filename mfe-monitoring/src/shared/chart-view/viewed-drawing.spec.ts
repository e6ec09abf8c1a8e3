import { createAppTheme } from '@touchline/ui';
import type { ApexOptions } from '@touchline/ui/charts';
import { datedAxis, datedTooltip } from '../dated-chart.js';
import { scaleAxis } from '../scale.js';
import type { ChartBand } from './chart-band.js';
import type { RecordDrawing } from './chart-drawing.js';
import { viewedDrawing } from './viewed-drawing.js';

const { charts } = createAppTheme('light');
const DATES = ['2026-11-05', '2026-11-07', '2026-11-07'];
const TEXTS = ['first', 'second', 'third'];
const drawing: RecordDrawing = {
  type: 'bar',
  series: [{ name: 'Load', data: [400, 300, null] }],
  dates: DATES,
  options: {
    colors: ['#000'],
    xaxis: datedAxis(DATES, charts),
    yaxis: scaleAxis({ max: 400, steps: 4 }),
    dataLabels: { enabled: true, formatter: (value) => `${String(value)} AU` },
    tooltip: {
      x: datedTooltip(DATES),
      y: {
        formatter: (_value: number, point?: { dataPointIndex: number }) => TEXTS[point?.dataPointIndex ?? -1] ?? '',
      },
    },
  },
};
const team: ChartBand = {
  kind: 'team',
  name: 'Team',
  notes: [],
  rangeOn: (date) => (date === '2026-11-06' ? null : { low: -20, high: 480, text: `team on ${date}` }),
};
const usual: ChartBand = {
  ...team,
  kind: 'usual',
  name: 'Usual',
  rangeOn: () => ({ low: 250, high: 300, text: '250 to 300' }),
};

type Options = ApexOptions;
const view = { byDay: false, zoom: false };
const draw = (change: Partial<typeof view> = {}, bands: ChartBand[] = []) =>
  viewedDrawing(drawing, { ...view, ...change }, bands, charts);
const textAt = ({ tooltip }: Options, series: number, dataPointIndex: number) => {
  const y = Array.isArray(tooltip?.y) ? tooltip.y[series] : tooltip?.y;
  return y?.formatter?.(0, { dataPointIndex });
};

test('the default view changes nothing', () => {
  const drawn = draw();
  expect(drawn.series).toEqual(drawing.series);
  expect(drawn.options).toBe(drawing.options);
});

test('by day, a day without a record is a gap, and texts follow their records', () => {
  const { series, options } = draw({ byDay: true });
  expect(series).toEqual([{ name: 'Load', data: [400, null, 300, null] }]);
  expect(options.xaxis?.categories).toEqual(['Nov 05', 'Nov 06', 'Nov 07', 'Nov 07']);
  expect([0, 1, 2, 3].map((at) => textAt(options, 0, at))).toEqual(['first', 'no record', 'second', 'third']);
  expect(options.tooltip?.x?.formatter?.(0, { dataPointIndex: 1 })).toBe('Fri, Nov 6, 2026');
  expect(options.dataLabels?.formatter?.(null as never)).toBe('');
  expect(options.dataLabels?.formatter?.(300)).toBe('300 AU');
});

test('zoomed, the axis covers the values and the bands, and nothing below 0', () => {
  expect(draw({ zoom: true }).options.yaxis).toMatchObject({ min: 270, max: 420, tickAmount: 5 });
  expect(draw({ zoom: true }, [usual]).options.yaxis).toMatchObject({ min: 240, max: 440 });
  expect(draw({ zoom: true }, [team]).options.yaxis).toMatchObject({ min: 0 });
});

test('bands come after the values, each place has its own label, and a domain grows over them', () => {
  const { series, options } = draw({}, [team, usual]);
  expect(series).toMatchObject([
    { name: 'Load', type: 'bar' },
    { name: 'Team', type: 'rangeArea' },
    { name: 'Usual', type: 'rangeArea' },
  ]);
  expect((series as { data: { y: unknown }[] }[]).map(({ data }) => data.map(({ y }) => y))).toEqual([
    [400, 300, null],
    [
      [0, 480],
      [0, 480],
      [0, 480],
    ],
    [
      [250, 300],
      [250, 300],
      [250, 300],
    ],
  ]);
  expect(new Set(options.xaxis?.categories).size).toBe(3);
  expect(options.yaxis).toMatchObject({ min: 0, max: 500 });
  expect(options.colors).toHaveLength(3);
  expect(options.fill).toMatchObject({ type: ['solid', 'pattern', 'solid'] });
  expect([textAt(options, 0, 1), textAt(options, 1, 1), textAt(options, 2, 1)]).toEqual([
    'second',
    'team on 2026-11-07',
    '250 to 300',
  ]);
});

test('by day, a band has a gap where it has no range, and where a range has no neighbour', () => {
  const { series, options } = draw({ byDay: true }, [team]);
  const band = (series as { data: { y: unknown }[] }[])[1]?.data.map(({ y }) => y);
  expect(band).toEqual([
    [null, null],
    [null, null],
    [0, 480],
    [0, 480],
  ]);
  expect([textAt(options, 1, 0), textAt(options, 1, 1)]).toEqual(['team on 2026-11-05', '–']);
});

test('with several axes of fixed domains, a band is drawn on the axis of its line and cut off there', () => {
  const options: Options = {
    ...drawing.options,
    yaxis: [
      { seriesName: ['Stress'], min: 0, max: 10 },
      { seriesName: ['Load'], min: 0, max: 40 },
    ],
  };
  const drawn = viewedDrawing({ ...drawing, type: 'line', options }, view, [{ ...team, axisOf: 'Load' }], charts);
  expect(drawn.options.yaxis).toMatchObject([{ seriesName: ['Stress'] }, { seriesName: ['Load', 'Team'], max: 40 }]);
  expect((drawn.series as { data: { y: unknown }[] }[])[1]?.data[0]?.y).toEqual([0, 40]);
});
