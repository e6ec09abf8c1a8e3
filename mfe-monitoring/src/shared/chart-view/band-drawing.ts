import type { ChartColors } from '@touchline/ui';
import type { ApexOptions } from '@touchline/ui/charts';
import { scaleAxis, scaleFor } from '../scale.js';
import { areaRanges } from './band-areas.js';
import { BAND_STYLES } from './band-styles.js';
import type { BandRange, ChartBand } from './chart-band.js';
import type { DaySlot } from './day-slots.js';
import type { RecordDrawing, ViewedDrawing } from './chart-drawing.js';

type Axis = Exclude<NonNullable<ApexOptions['yaxis']>, readonly unknown[]>;
type PerSeries<T> = T | readonly T[] | undefined;

/**
 * Adds the bands as areas behind the values. They are the last series, so that lists with an element per series of the
 * drawing only grow at their end; Apex draws areas below bars and lines in any order. A drawing with areas
 * needs every value as a point with its place on the axis.
 */
export function withBands(
  { type, series, options }: RecordDrawing,
  bands: readonly ChartBand[],
  slots: readonly DaySlot[],
  colors: ChartColors,
): ViewedDrawing {
  if (bands.length === 0) return { series: [...series], options };
  const places = distinctPlaces((options.xaxis?.categories ?? []) as (string | string[])[]);
  const values = series.map((one) => ({ ...one, type, data: one.data.map((y, at) => ({ x: places[at], y })) }));
  const axes = withRoomFor(bands, slots, options.yaxis);
  const areas = bands.map((band) => ({
    name: band.name,
    type: 'rangeArea',
    data: areaRanges(band, slots).map((range, at) => ({ x: places[at], y: clipped(band, range, axes) })),
  }));

  const isBar = type === 'bar';
  const [own, added] = [series.map(() => null), bands.map(({ kind }) => BAND_STYLES[kind])];
  const grown = <T>(current: PerSeries<T>, fallback: T, of: (style: (typeof added)[number]) => T): T[] => [
    ...own.map((_, at) => (Array.isArray(current) ? (current as T[])[at] : (current as T | undefined)) ?? fallback),
    ...added.map(of),
  ];
  const { stroke, markers, tooltip, fill, dataLabels } = options;
  return {
    series: [...values, ...areas] as ViewedDrawing['series'],
    options: {
      ...options,
      colors: [...(options.colors ?? []), ...bands.map(({ kind }) => BAND_STYLES[kind].color(colors))],
      stroke: {
        ...stroke,
        width: grown(isBar ? 0 : stroke?.width, isBar ? 0 : 3, (style) => style.edgeWidth),
        dashArray: grown(stroke?.dashArray, 0, (style) => style.edgeDash),
      },
      fill: {
        ...fill,
        type: grown<string>(fill?.type as PerSeries<string>, 'solid', (style) => style.fill),
        opacity: grown<number>(fill?.opacity as PerSeries<number>, 1, (style) => style.opacity),
        pattern: {
          style: grown<string>(undefined, 'slantedLines', () => 'slantedLines'),
          width: 7,
          height: 7,
          strokeWidth: 1.5,
        },
      } as ApexOptions['fill'],
      markers: {
        ...markers,
        size: grown(markers?.size, 0, () => 0),
        ...(Array.isArray(markers?.shape) && { shape: grown(markers.shape, 'circle', () => 'circle') }),
      },
      xaxis: { ...options.xaxis, categories: places },
      dataLabels: { ...dataLabels, background: { enabled: false }, enabledOnSeries: own.map((_, at) => at) },
      yaxis: axes,
      tooltip: { ...tooltip, shared: true, intersect: false, y: tooltipTexts(tooltip?.y, series.length, bands, slots) },
    },
  };
}

/** Apex takes places with equal labels for one, so that each label gets its own number of characters without width. */
function distinctPlaces(labels: readonly (string | string[])[]): (string | string[])[] {
  return labels.map((label, at) => {
    const mark = '\u200b'.repeat(at);
    return Array.isArray(label) ? [...label.slice(0, -1), `${label.at(-1) ?? ''}${mark}`] : `${label}${mark}`;
  });
}

/** A range of the band, cut off where its axis ends; null parts are a gap. */
function clipped(
  band: ChartBand,
  range: BandRange | null,
  yaxis: ApexOptions['yaxis'],
): [number, number] | [null, null] {
  if (range === null) return [null, null];
  const axis = Array.isArray(yaxis) ? yaxis.find(({ seriesName }) => isOn(band, seriesName)) : yaxis;
  const [min, max] = [Number(axis?.min ?? 0), Number(axis?.max ?? Infinity)];
  return [Math.min(max, Math.max(min, range.low)), Math.min(max, Math.max(min, range.high))];
}

function isOn({ axisOf }: ChartBand, seriesName: string | string[] | undefined): boolean {
  return axisOf !== undefined && [seriesName ?? []].flat().includes(axisOf);
}

/** A single axis grows over the bands; several axes of fixed domains stay and name the bands drawn on them. */
function withRoomFor(bands: readonly ChartBand[], slots: readonly DaySlot[], yaxis: ApexOptions['yaxis']) {
  if (Array.isArray(yaxis))
    return yaxis.map((axis) => ({
      ...axis,
      seriesName: [
        ...[axis.seriesName ?? []].flat(),
        ...bands.filter((band) => isOn(band, axis.seriesName)).map(({ name }) => name),
      ],
    }));
  const axis: Axis = yaxis ?? {};
  const highest = Math.max(...bands.flatMap((band) => areaRanges(band, slots).map((range) => range?.high ?? 0)));
  return highest > Number(axis.max ?? Infinity) ? { ...axis, ...scaleAxis(scaleFor([highest])) } : axis;
}

function tooltipTexts(
  y: NonNullable<ApexOptions['tooltip']>['y'],
  count: number,
  bands: readonly ChartBand[],
  slots: readonly DaySlot[],
): NonNullable<ApexOptions['tooltip']>['y'] {
  const own = Array.from({ length: count }, (_, at) => (Array.isArray(y) ? y[at] : y) ?? {});
  const ofBands = bands.map((band) => ({
    formatter: (_value: number, point?: { dataPointIndex: number }) =>
      band.rangeOn(slots[point?.dataPointIndex ?? -1]?.date ?? '')?.text ?? '–',
  }));
  return [...own, ...ofBands];
}
