import { formatLongDate, formatMediumDate } from '@touchline/contracts/date-format';
import { HOOPER_MAX, RATING_MAX, WELLNESS_RATING_LABELS } from '@touchline/contracts/ratings';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { ChartTableData } from '@touchline/ui/charts';
import { dateRange } from '../date-range.js';
import type { Line } from './lines.js';

export const LINE_LABELS: Readonly<Record<Line, string>> = { ...WELLNESS_RATING_LABELS, hooper_index: 'Hooper Index' };

/** Top of a line's scale: 10 for a rating, 40 for the index. */
export const lineMax = (line: Line): number => (line === 'hooper_index' ? HOOPER_MAX : RATING_MAX);

/** One line of the chart; null where the athlete left the rating out. */
export interface LineSeries {
  name: string;
  data: (number | null)[];
}

/** One series per line, one point per entry in the given order. */
export function weeklySeries(entries: readonly WellnessEntry[], lines: readonly Line[]): LineSeries[] {
  return lines.map((line) => ({ name: LINE_LABELS[line], data: entries.map((entry) => entry[line]) }));
}

/** The same figures as text, one row per entry. */
export function weeklyTable(entries: readonly WellnessEntry[], lines: readonly Line[]): ChartTableData {
  return {
    columns: ['Date', ...lines.map((line) => LINE_LABELS[line])],
    rows: entries.map((entry) => [
      formatMediumDate(entry.date),
      ...lines.map((line) => String(entry[line] ?? 'no rating')),
    ]),
  };
}

/** `7 of 10`, `22 of 40`, or `no rating`. */
export function pointText(value: number | null | undefined, line: Line): string {
  return value == null ? 'no rating' : `${value} of ${lineMax(line)}`;
}

/** A sentence for who cannot see the chart: the range, and the newest figure of each line. */
export function weeklySummary(entries: readonly WellnessEntry[], lines: readonly Line[]): string {
  const last = entries.at(-1);
  if (!last) return 'No entries.';
  const newest = lines.map((line) => `${LINE_LABELS[line]} ${pointText(last[line], line)}`).join(', ');
  return `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}, ${dateRange(entries.map(({ date }) => date))}. Newest, ${formatLongDate(last.date)}: ${newest}.`;
}
