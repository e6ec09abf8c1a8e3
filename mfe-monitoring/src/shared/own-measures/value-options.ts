import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions } from '@touchline/ui/charts';
import { labelsOverlap } from '../bar-labels.js';
import { axisDateText, datedAxis, datedTooltip } from '../dated-chart.js';
import { scaleAxis, type Scale } from '../scale.js';

/** True when the dates must be stacked over several lines to fit; `width` of the chart in pixels. */
export function needsStackedDates(points: readonly { date: CalendarDate }[], width: number): boolean {
  const dates = points.map(({ date }) => date);
  return labelsOverlap(dates.map(axisDateText(dates)), width);
}

interface ChartLook {
  /** Bars, else lines. */
  bars: boolean;
  scale: Scale;
  colors: ChartColors;
  /** The dates are stacked over several lines. */
  stacked: boolean;
}

/**
 * The options that the charts of one measure share. Every bar or point carries its value, so that nobody has to read it off
 * the axis.
 */
export function valueOptions(dates: readonly CalendarDate[], { bars, scale, colors, stacked }: ChartLook): ApexOptions {
  return {
    stroke: { width: bars ? 0 : 3, curve: 'straight' },
    // A single value has no line, so it is drawn as a point.
    markers: { size: bars ? 0 : 6, strokeWidth: 0, hover: { sizeOffset: 2 } },
    dataLabels: {
      enabled: true,
      offsetY: bars ? 0 : -10,
      background: { enabled: false },
      style: { fontSize: '12px', fontWeight: 600, colors: [colors.text] },
    },
    grid: { padding: { left: bars ? 0 : 24, right: bars ? 0 : 24, top: 8 } },
    xaxis: { ...datedAxis(dates, colors, stacked), tickPlacement: bars ? 'between' : 'on' },
    yaxis: scaleAxis(scale),
    tooltip: { x: datedTooltip(dates) },
  };
}
