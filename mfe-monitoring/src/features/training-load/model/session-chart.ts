import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { datedAxis, datedTooltip } from '../../../shared/dated-chart.js';
import { numberText } from '../../../shared/number-text.js';
import { scaleAxis, scaleFor } from '../../../shared/scale.js';
import { barWidth, labelsOverlap } from '../../../shared/bar-labels.js';
import { sessionTextAt, sessionNames, CHART_SESSIONS_PER_PAGE, sessionsSummary } from './sessions.js';

/** Room above the scale for the vertical label of a bar that reaches the top. */
const VERTICAL_LABEL_HEIGHT_PX = 36;

/** `600 AU (RPE 8 × 75 min)`. */
const loadText = ({ srpe, rpe, duration_min }: TrainingLoadEntry): string =>
  `${numberText(srpe)} AU (RPE ${rpe} × ${duration_min} min)`;

/**
 * One bar per session. `details` holds the tooltip texts, so that a chart with the same loads but other RPEs is drawn
 * again.
 */
export function sessionSeries(
  entries: readonly TrainingLoadEntry[],
): { name: string; data: number[]; details: string[] }[] {
  return [{ name: 'Session RPE', data: entries.map(({ srpe }) => srpe), details: entries.map(loadText) }];
}

/** True when the labels above the bars must be vertical to fit; `width` of the chart in pixels. */
export function needsVerticalLabels(entries: readonly TrainingLoadEntry[], width: number): boolean {
  return labelsOverlap(
    entries.map(({ srpe }) => numberText(srpe)),
    width,
  );
}

export function sessionOptions(
  entries: readonly TrainingLoadEntry[],
  colors: ChartColors,
  vertical: boolean,
): ApexOptions {
  const dates = entries.map(({ date }) => date);
  return {
    colors: [colors.load.session],
    plotOptions: {
      bar: {
        columnWidth: barWidth(entries.length, CHART_SESSIONS_PER_PAGE),
        borderRadius: 3,
        dataLabels: { position: 'top', orientation: vertical ? 'vertical' : 'horizontal' },
      },
    },
    // Exact values, the same as in the table and tooltip. A session of RPE 0 has no bar, only its label.
    dataLabels: {
      enabled: true,
      formatter: (value) => (typeof value === 'number' ? numberText(value) : ''),
      offsetY: 0,
      style: { fontSize: '12px', fontWeight: 600, colors: [colors.text] },
    },
    grid: { padding: { left: 8, right: 8, top: vertical ? VERTICAL_LABEL_HEIGHT_PX : 8 } },
    xaxis: datedAxis(dates, colors),
    yaxis: scaleAxis(scaleFor(entries.map(({ srpe }) => srpe))),
    tooltip: {
      shared: true,
      intersect: false,
      x: datedTooltip(dates),
      y: { formatter: (_value: number, point?: { dataPointIndex: number }) => sessionTextAt(entries, point, loadText) },
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

/** The chart as a sentence for screen readers. */
export function sessionSummary(entries: readonly TrainingLoadEntry[]): string {
  return sessionsSummary(entries, loadText);
}
