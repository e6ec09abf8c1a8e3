import type { ApexOptions } from '@touchline/ui/charts';
import { numberText } from '../number-text.js';
import { zoomedScale } from '../scale.js';
import { areaRanges } from './band-areas.js';
import type { ChartBand } from './chart-band.js';
import type { DaySlot } from './day-slots.js';
import type { RecordSeries } from './chart-drawing.js';

type Axis = Exclude<NonNullable<ApexOptions['yaxis']>, readonly unknown[]>;

/** Smaller steps than this need a third decimal. */
const FINE_STEP = 0.01;

/** The options with every axis at the scale of the drawing on it, bands included. */
export function zoomedAxes(
  { series, options }: { series: readonly RecordSeries[]; options: ApexOptions },
  bands: readonly ChartBand[],
  slots: readonly DaySlot[],
): ApexOptions {
  const zoomed = (axis: Axis): Axis => {
    const names = axis.seriesName === undefined ? null : [axis.seriesName].flat();
    const shown = series.filter(({ name }) => names === null || names.includes(name));
    const behind = bands.filter(({ axisOf }) => names === null || (axisOf !== undefined && names.includes(axisOf)));
    const values = shown.flatMap(({ data }) => data.filter((value) => value !== null));
    const ranges = behind.flatMap((band) =>
      areaRanges(band, slots).flatMap((range) => (range === null ? [] : [range.low, range.high])),
    );
    // A band may reach below 0 where no value can.
    const floor = values.some((value) => value < 0) ? -Infinity : 0;
    const scale = zoomedScale([...values, ...ranges], floor);
    if (scale === null) return axis;
    const isFine = (scale.max - scale.min) / scale.steps < FINE_STEP;
    const formatter = (value: number) => (isFine ? value.toFixed(3) : numberText(value));
    const labels = { ...axis.labels, formatter };
    return { ...axis, min: scale.min, max: scale.max, tickAmount: scale.steps, labels };
  };
  const { yaxis = {} } = options;
  return { ...options, yaxis: Array.isArray(yaxis) ? yaxis.map(zoomed) : zoomed(yaxis) };
}
