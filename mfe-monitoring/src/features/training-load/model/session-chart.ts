import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { datedAxis, datedTooltip } from '../../../shared/dated-chart.js';
import { numberText } from '../../../shared/number-text.js';
import { scaleAxis, scaleFor } from '../../../shared/scale.js';
import { barWidth, wouldTouch } from '../../../shared/value-bars.js';
import { atPoint, sessionNames, SESSIONS_PER_PAGE, sessionsSummary } from './sessions.js';

/** Pixels above the scale for the load of a bar that reaches its top. */
const UPRIGHT_ROOM = 36;

/** `600 AU (RPE 8 × 75 min)`. */
const loadText = ({ srpe, rpe, duration_min }: TrainingLoadEntry): string =>
  `${numberText(srpe)} AU (RPE ${rpe} × ${duration_min} min)`;

/** One bar per session. `details` is what the tooltip says: the same load of another RPE is another chart. */
export function sessionSeries(
  entries: readonly TrainingLoadEntry[],
): { name: string; data: number[]; details: string[] }[] {
  return [{ name: 'Session RPE', data: entries.map(({ srpe }) => srpe), details: entries.map(loadText) }];
}

/** True where the loads have to stand upright on their bars; `width` of the chart in pixels. */
export function hasUprightLoads(entries: readonly TrainingLoadEntry[], width: number): boolean {
  return wouldTouch(
    entries.map(({ srpe }) => numberText(srpe)),
    width,
  );
}

export function sessionOptions(
  entries: readonly TrainingLoadEntry[],
  colors: ChartColors,
  upright: boolean,
): ApexOptions {
  const dates = entries.map(({ date }) => date);
  return {
    colors: [colors.load.session],
    plotOptions: {
      bar: {
        columnWidth: barWidth(entries.length, SESSIONS_PER_PAGE),
        borderRadius: 3,
        dataLabels: { position: 'top', orientation: upright ? 'vertical' : 'horizontal' },
      },
    },
    // Exact: the same session carries the same figure elsewhere. One of RPE 0 has no bar: its label says that it was there.
    dataLabels: {
      enabled: true,
      formatter: (value) => (typeof value === 'number' ? numberText(value) : ''),
      offsetY: 0,
      style: { fontSize: '12px', fontWeight: 600, colors: [colors.text] },
    },
    grid: { padding: { left: 8, right: 8, top: upright ? UPRIGHT_ROOM : 8 } },
    xaxis: datedAxis(dates, colors),
    yaxis: scaleAxis(scaleFor(entries.map(({ srpe }) => srpe))),
    tooltip: {
      shared: true,
      intersect: false,
      x: datedTooltip(dates),
      y: { formatter: (_value: number, point?: { dataPointIndex: number }) => atPoint(entries, point, loadText) },
    },
  };
}

export function sessionTable(entries: readonly TrainingLoadEntry[]): ChartTableData {
  const names = sessionNames(entries);
  return {
    columns: ['Session', 'Load (AU)', 'RPE', 'Minutes'],
    rows: entries.map(({ srpe, rpe, duration_min }, at) => [
      names[at] ?? '',
      numberText(srpe),
      String(rpe),
      String(duration_min),
    ]),
  };
}

/** A sentence for who cannot see the chart. */
export function sessionSummary(entries: readonly TrainingLoadEntry[]): string {
  return sessionsSummary(entries, loadText);
}
