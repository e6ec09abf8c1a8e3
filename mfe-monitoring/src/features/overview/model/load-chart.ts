import { formatLongDate, formatMediumDate, formatShortDate } from '@touchline/contracts/date-format';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import type { LoadDay } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { numberText } from './figures.js';

const LOAD_LINES = ['acute', 'building', 'chronic'] as const;
export type LoadLine = (typeof LOAD_LINES)[number];

export const LOAD_LABELS: Readonly<Record<LoadLine, string>> = { acute: 'Acute (7 days)', building: 'Chronic, building baseline', chronic: 'Chronic (28 days)' };

const isBuilding = ({ history_days }: LoadDay) => history_days < CHRONIC_DAYS;

/** Which lines there is something to draw of. */
export function loadLines(days: readonly LoadDay[]): LoadLine[] {
  return LOAD_LINES.filter((line) => line === 'acute' || days.some((day) => isBuilding(day) === (line === 'building')));
}

/** One series per line, one point per day. The chronic one comes in two: grey while the baseline builds, joined to the other at its first full day. */
export function loadSeries(days: readonly LoadDay[]): { name: string; data: (number | null)[] }[] {
  return loadLines(days).map((line) => ({ name: LOAD_LABELS[line], data: days.map((day, at) => pointOf(line, day, days[at - 1])) }));
}

function pointOf(line: LoadLine, day: LoadDay, before: LoadDay | undefined): number | null {
  if (line === 'acute') return day.acute_workload;
  if (line === 'chronic') return isBuilding(day) ? null : day.chronic_workload;
  return isBuilding(day) || (before !== undefined && isBuilding(before)) ? day.chronic_workload : null;
}

export function loadOptions(days: readonly LoadDay[], colors: ChartColors): ApexOptions {
  const lines = loadLines(days);
  return {
    colors: lines.map((line) => colors.load[line]),
    stroke: { width: lines.map((line) => (line === 'building' ? 2 : 3)), dashArray: lines.map((line) => (line === 'building' ? 6 : 0)), curve: 'straight' },
    fill: { type: 'solid', opacity: lines.map((line) => (line === 'building' ? 0.06 : 0.16)) },
    // A single day has no line: it must be seen as a point.
    markers: { size: days.length === 1 ? 6 : 0, strokeWidth: 0, hover: { size: 5 } },
    grid: { padding: { left: 12, right: 16 } },
    xaxis: {
      type: 'category',
      categories: axisLabels(days),
      tooltip: { enabled: false },
      axisBorder: { color: colors.grid },
      axisTicks: { show: false },
      labels: { rotate: 0, hideOverlappingLabels: false, style: { fontSize: '12px' } },
    },
    yaxis: { min: 0, tickAmount: 4, forceNiceScale: true, labels: { formatter: (value: number) => numberText(Math.round(value)) } },
    tooltip: {
      shared: true,
      intersect: false,
      x: { formatter: (_value: number, point?: { dataPointIndex: number }) => formatLongDate(days[point?.dataPointIndex ?? -1]?.date ?? '') },
      y: { formatter: (value: number | null | undefined) => (value == null ? '–' : `${numberText(value)} AU per day`) },
    },
  };
}

/** At most four dates, counted back from the newest: as many as fit on the narrowest phone. The other days have none. */
export function axisLabels(days: readonly LoadDay[]): string[] {
  const step = Math.max(1, Math.ceil((days.length - 1) / 3));
  return days.map(({ date }, at) => ((days.length - 1 - at) % step === 0 ? formatShortDate(date) : ''));
}

export function loadTable(days: readonly LoadDay[]): ChartTableData {
  return {
    columns: ['Date', 'Sessions', 'Acute', 'Chronic'],
    rows: days.map((day) => [formatMediumDate(day.date), String(day.sessions), numberText(day.acute_workload), `${numberText(day.chronic_workload)}${isBuilding(day) ? ` (${baselineText(day)})` : ''}`]),
  };
}

/** A sentence for who cannot see the chart. */
export function loadSummary(days: readonly LoadDay[]): string {
  const last = days.at(-1);
  if (!last) return 'No days.';
  const chronic = `chronic ${numberText(last.chronic_workload)}${isBuilding(last) ? ` (${baselineText(last)})` : ''}`;
  return `${days.length} ${days.length === 1 ? 'day' : 'days'}. Newest, ${formatLongDate(last.date)}: acute ${numberText(last.acute_workload)}, ${chronic}, in arbitrary units per day.`;
}

/** What to say while the chronic workload cannot be trusted yet; null once it can. */
export function baselineNote(days: readonly LoadDay[]): string | null {
  const last = days.at(-1);
  return last && isBuilding(last) ? `Chronic workload: ${baselineText(last)}.` : null;
}

const baselineText = ({ history_days }: LoadDay) => `building baseline, ${history_days} of ${CHRONIC_DAYS} days`;
