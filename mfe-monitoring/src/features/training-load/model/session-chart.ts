import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { datedAxis, datedTooltip } from '../../../shared/dated-chart.js';
import { numberText } from '../../../shared/number-text.js';
import { atPoint, sessionNames, sessionsSummary } from './sessions.js';

/** A bar's share of its place, in percent, on a full page of sessions. */
const BAR_WIDTH = 58;
const FULL_PAGE = 7;

/** `600 AU (RPE 8 × 75 min)`. */
const loadText = ({ srpe, rpe, duration_min }: TrainingLoadEntry): string => `${numberText(srpe)} AU (RPE ${rpe} × ${duration_min} min)`;

/** One bar per session. `details` is what the tooltip says: the same load of another RPE is another chart. */
export function sessionSeries(entries: readonly TrainingLoadEntry[]): { name: string; data: number[]; details: string[] }[] {
  return [{ name: 'Session RPE', data: entries.map(({ srpe }) => srpe), details: entries.map(loadText) }];
}

export function sessionOptions(entries: readonly TrainingLoadEntry[], colors: ChartColors): ApexOptions {
  const dates = entries.map(({ date }) => date);
  return {
    colors: [colors.load.session],
    // A bar is as wide where there is only one.
    plotOptions: { bar: { columnWidth: `${Math.round((BAR_WIDTH * Math.min(entries.length, FULL_PAGE)) / FULL_PAGE)}%`, borderRadius: 3, dataLabels: { position: 'top' } } },
    // A session of RPE 0 has no bar: its label says that it was there.
    dataLabels: { enabled: true, formatter: (value) => (typeof value === 'number' ? numberText(Math.round(value)) : ''), offsetY: -20, style: { fontSize: '12px', fontWeight: 600, colors: [colors.text] } },
    grid: { padding: { left: 8, right: 8, top: 8 } },
    xaxis: datedAxis(dates, colors),
    // Sessions of rest alone still have a scale.
    yaxis: { min: 0, ...(entries.every(({ srpe }) => srpe === 0) && { max: 1 }), tickAmount: 4, forceNiceScale: true, labels: { formatter: (value: number) => numberText(Math.round(value)) } },
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
  return { columns: ['Session', 'Load (AU)', 'RPE', 'Minutes'], rows: entries.map(({ srpe, rpe, duration_min }, at) => [names[at] ?? '', numberText(srpe), String(rpe), String(duration_min)]) };
}

/** A sentence for who cannot see the chart. */
export function sessionSummary(entries: readonly TrainingLoadEntry[]): string {
  return sessionsSummary(entries, loadText);
}
