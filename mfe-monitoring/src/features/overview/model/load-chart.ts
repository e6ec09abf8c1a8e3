import { formatLongDate, formatMediumDate } from '@touchline/contracts/date-format';
import type { LoadDay } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { sparseAxis } from '../../../shared/dated-chart.js';
import {
  baselineText,
  chronicText,
  isBuilding,
  loadLines,
  loadOptions,
} from '../../../shared/load-chart/load-chart.js';
import { numberText } from '../../../shared/number-text.js';

/** Chart options for the last four weeks, one point per day. */
export function monthOptions(days: readonly LoadDay[], colors: ChartColors): ApexOptions {
  return {
    ...loadOptions(days, colors),
    fill: { type: 'solid', opacity: loadLines(days).map((line) => (line === 'building' ? 0.06 : 0.16)) },
    // A single day has no line, so it is drawn as a point.
    markers: { size: days.length === 1 ? 6 : 0, strokeWidth: 0, hover: { size: 5 } },
    xaxis: sparseAxis(
      days.map(({ date }) => date),
      colors,
    ),
  };
}

export function loadTable(days: readonly LoadDay[]): ChartTableData {
  return {
    columns: ['Date', 'Sessions', 'Acute', 'Chronic'],
    rows: days.map((day) => [
      formatMediumDate(day.date),
      String(day.sessions),
      numberText(day.acute_workload),
      chronicText(day),
    ]),
  };
}

/** The chart as a sentence for screen readers. */
export function loadSummary(days: readonly LoadDay[]): string {
  const last = days.at(-1);
  if (!last) return 'No days.';
  return `${days.length} ${days.length === 1 ? 'day' : 'days'}. Newest, ${formatLongDate(last.date)}: acute ${numberText(last.acute_workload)}, chronic ${chronicText(last)}, in arbitrary units per day.`;
}

/** The progress of the baseline while the chronic workload is not reliable yet, else null. */
export function baselineNote(days: readonly LoadDay[]): string | null {
  const last = days.at(-1);
  return last && isBuilding(last) ? `Chronic workload: ${baselineText(last)}.` : null;
}
