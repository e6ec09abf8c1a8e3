import { formatLongDate } from '@touchline/contracts/date-format';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { datedAxis } from '../../../shared/dated-chart.js';
import {
  baselineText,
  chronicText,
  isBuilding,
  loadOptions,
  loadSeries,
} from '../../../shared/load-chart/load-chart.js';
import { numberText } from '../../../shared/number-text.js';
import { trainingLoadTexts } from '../../../shared/texts/training-load-texts.js';
import { sessionTextAt, sessionNames, sessionsSummary } from './sessions.js';

/** `ACWR 1.25`, or why it is missing: fewer than 28 days of history, or no training load in 28 days. */
function ratioText(entry: TrainingLoadEntry): string {
  if (entry.acwr !== null) return `ACWR ${entry.acwr.toFixed(2)}`;
  return isBuilding(entry) ? baselineText(entry) : trainingLoadTexts.noRatio;
}

/** The lines; `details` holds the ratio texts of the tooltip heading, so that a changed ratio draws the chart again. */
export function workloadSeries(
  entries: readonly TrainingLoadEntry[],
): { name: string; data: (number | null)[]; details: string[] }[] {
  return loadSeries(entries).map((line) => ({ ...line, details: entries.map(ratioText) }));
}

/** Chart options with one point per session; sessions of one day have the same values. */
export function workloadOptions(entries: readonly TrainingLoadEntry[], colors: ChartColors): ApexOptions {
  const options = loadOptions(entries, colors);
  return {
    ...options,
    markers: { size: 5, strokeWidth: 0, hover: { sizeOffset: 2 } },
    xaxis: {
      ...datedAxis(
        entries.map(({ date }) => date),
        colors,
      ),
      tickPlacement: 'on',
    },
    tooltip: {
      ...options.tooltip,
      x: {
        formatter: (_value: number, point?: { dataPointIndex: number }) =>
          sessionTextAt(entries, point, (entry) => `${formatLongDate(entry.date)} · ${ratioText(entry)}`),
      },
    },
  };
}

export function workloadTable(entries: readonly TrainingLoadEntry[]): ChartTableData {
  const names = sessionNames(entries);
  return {
    columns: ['Session', 'Acute', 'Chronic', 'ACWR'],
    rows: entries.map((entry, at) => [
      names[at] ?? '',
      numberText(entry.acute_workload),
      chronicText(entry),
      entry.acwr?.toFixed(2) ?? '–',
    ]),
  };
}

/** The chart as a sentence for screen readers. */
export function workloadSummary(entries: readonly TrainingLoadEntry[]): string {
  return sessionsSummary(
    entries,
    (last) =>
      `acute ${numberText(last.acute_workload)}, chronic ${numberText(last.chronic_workload)}, in arbitrary units per day; ${ratioText(last)}`,
  );
}

/** The newest ratio as a sentence, or the progress of the baseline; null without sessions. */
export function workloadNote(entries: readonly TrainingLoadEntry[]): string | null {
  const last = entries.at(-1);
  if (!last) return null;
  const text = ratioText(last);
  return isBuilding(last)
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    : `${formatLongDate(last.date)}: ${text}.`;
}
