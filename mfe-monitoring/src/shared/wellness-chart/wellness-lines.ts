import { formatLongDate, formatMediumDate } from '@touchline/contracts/date-format';
import { HOOPER_MAX, RATING_MAX, WELLNESS_RATING_LABELS, WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { ChartTableData } from '@touchline/ui/charts';
import { dateRange } from '../date-range.js';
import { wellnessChartTexts } from '../texts/wellness-chart-texts.js';

/** The lines of a wellness chart, in drawing order. */
export const WELLNESS_LINES = [...WELLNESS_RATINGS, 'hooper_index'] as const;
export type WellnessLine = (typeof WELLNESS_LINES)[number];

export const LINE_LABELS: Readonly<Record<WellnessLine, string>> = {
  ...WELLNESS_RATING_LABELS,
  hooper_index: 'Hooper Index',
};

/** The line that a band belongs to: bands of several ratings would hide each other. Null when no line stands out. */
export function bandLineOf(lines: readonly WellnessLine[]): WellnessLine | null {
  if (lines.includes('hooper_index')) return 'hooper_index';
  return lines.length === 1 ? (lines[0] ?? null) : null;
}

/** The top of a line's scale: 10 for a rating, 40 for the Hooper Index. */
const lineMax = (line: WellnessLine): number => (line === 'hooper_index' ? HOOPER_MAX : RATING_MAX);

/** One line of the chart; null when the athlete gave no rating. */
export interface LineSeries {
  name: string;
  data: (number | null)[];
}

/** One series per line, one point per entry in the given order. */
export function wellnessSeries(entries: readonly WellnessEntry[], lines: readonly WellnessLine[]): LineSeries[] {
  return lines.map((line) => ({ name: LINE_LABELS[line], data: entries.map((entry) => entry[line]) }));
}

/** The figures of the chart as a table, one row per entry. */
export function wellnessTable(entries: readonly WellnessEntry[], lines: readonly WellnessLine[]): ChartTableData {
  return {
    columns: ['Date', ...lines.map((line) => LINE_LABELS[line])],
    rows: entries.map((entry) => [
      formatMediumDate(entry.date),
      ...lines.map((line) => String(entry[line] ?? 'no rating')),
    ]),
  };
}

/** `7 of 10`, `22 of 40`, or `no rating`. */
export function pointText(value: number | null | undefined, line: WellnessLine): string {
  return value == null ? 'no rating' : `${value} of ${lineMax(line)}`;
}

/** The chart as a sentence for screen readers: the dates, and the newest value of each line. */
export function wellnessSummary(entries: readonly WellnessEntry[], lines: readonly WellnessLine[]): string {
  const last = entries.at(-1);
  if (!last) return 'No entries.';
  const newest = lines.map((line) => `${LINE_LABELS[line]} ${pointText(last[line], line)}`).join(', ');
  return `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}, ${dateRange(entries.map(({ date }) => date))}. Newest, ${formatLongDate(last.date)}: ${newest}.`;
}

/** Sentences about what the chart cannot show: chosen lines without any point, and lines hidden behind others. */
export function wellnessNotes(entries: readonly WellnessEntry[], lines: readonly WellnessLine[]): string[] {
  if (entries.length === 0) return [];
  const missing = lines.filter((line) => entries.every((entry) => entry[line] === null));
  const missingRatings = missing.filter((line) => line !== 'hooper_index');
  const overlapping = overlappingLines(
    entries,
    lines.filter((line) => !missing.includes(line)),
  );

  return [
    ...(missingRatings.length > 0 ? [wellnessChartTexts.noRatingsOf(listLabels(missingRatings))] : []),
    ...(missing.includes('hooper_index') ? [wellnessChartTexts.noHooperIndex] : []),
    ...overlapping.map((group) => wellnessChartTexts.overlappingLines(listLabels(group))),
  ];
}

/** Groups of lines that run through exactly the same points. */
function overlappingLines(entries: readonly WellnessEntry[], lines: readonly WellnessLine[]): WellnessLine[][] {
  const groups = new Map<string, WellnessLine[]>();
  for (const line of lines) {
    const points = entries.map((entry) => (entry[line] === null ? '' : entry[line] / lineMax(line))).join();
    groups.set(points, [...(groups.get(points) ?? []), line]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const listLabels = (lines: readonly WellnessLine[]) =>
  lines
    .map((line) => LINE_LABELS[line])
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
