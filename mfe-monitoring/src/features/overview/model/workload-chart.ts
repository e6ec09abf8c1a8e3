import { formatLongDate } from '@touchline/contracts/date-format';
import type { WorkloadDay } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { numberText } from './figures.js';

/** Above the highest bar, as a share of it, for its label. */
const LABEL_ROOM = 1.15;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Sum of the week so far, arbitrary units; null where nothing was recorded yet. */
export function weekTotal(days: readonly WorkloadDay[]): number | null {
  const loads = days.map(({ load }) => load).filter((load) => load !== null);
  return loads.length === 0 ? null : loads.reduce((sum, load) => sum + load, 0);
}

export function workloadSeries(days: readonly WorkloadDay[]): { name: string; data: (number | null)[] }[] {
  return [{ name: 'Workload', data: days.map(({ load }) => load) }];
}

export function workloadOptions(days: readonly WorkloadDay[], colors: ChartColors): ApexOptions {
  return {
    colors: [colors.load.session],
    plotOptions: { bar: { columnWidth: '58%', borderRadius: 3, dataLabels: { position: 'top' } } },
    // A rest day is a 0 that can be read; a day to come has no label.
    dataLabels: { enabled: true, formatter: (value) => (typeof value === 'number' ? numberText(Math.round(value)) : ''), offsetY: -20, style: { fontSize: '12px', fontWeight: 600, colors: [colors.text] } },
    grid: { show: false, padding: { left: 0, right: 0, top: 8 } },
    xaxis: { type: 'category', categories: WEEKDAYS, axisBorder: { color: colors.grid }, axisTicks: { show: false }, labels: { rotate: 0, hideOverlappingLabels: false, style: { fontSize: '12px' } } },
    // Every bar carries its value, rounded; the exact one stands in the tooltip and in the table. A week of rest still has a scale.
    yaxis: { show: false, min: 0, max: Math.max(1, ...days.map(({ load }) => load ?? 0)) * LABEL_ROOM },
    tooltip: {
      x: { formatter: (_value: number, point?: { dataPointIndex: number }) => formatLongDate(days[point?.dataPointIndex ?? -1]?.date ?? '') },
      y: { formatter: (value: number | null | undefined) => loadText(value) },
    },
  };
}

export function workloadTable(days: readonly WorkloadDay[]): ChartTableData {
  return { columns: ['Day', 'Workload'], rows: days.map(({ date, load }) => [formatLongDate(date), loadText(load)]) };
}

export function workloadSummary(days: readonly WorkloadDay[]): string {
  return `${days.map(({ load }, at) => `${WEEKDAYS[at]} ${loadText(load)}`).join(', ')}.`;
}

function loadText(load: number | null | undefined): string {
  return load == null ? 'nothing yet' : `${numberText(load)} AU`;
}
