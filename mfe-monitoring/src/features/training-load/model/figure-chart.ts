import { ACUTE_DAYS } from '@touchline/contracts/load-windows';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { axisDateText, datedAxis, datedTooltip } from '../../../shared/dated-chart.js';
import { numberText } from '../../../shared/number-text.js';
import { scaleAxis, scaleFor } from '../../../shared/scale.js';
import { trainingLoadTexts } from '../../../shared/texts/training-load-texts.js';
import { sessionTextAt, sessionNames, sessionsSummary } from './sessions.js';

/** A figure of the seven days up to a session's day. The server leaves it out when it cannot be calculated. */
export type Figure = 'monotony' | 'strain';

const FIGURES = {
  monotony: { field: 'training_monotony', label: 'Monotony', text: (value: number) => value.toFixed(2) },
  strain: { field: 'training_strain', label: 'Strain', text: (value: number) => `${numberText(value)} AU` },
} as const satisfies Record<Figure, object>;

/** Why a figure is missing: the server leaves it out for these two reasons only. */
function missingReason({ history_days }: TrainingLoadEntry): string {
  return history_days < ACUTE_DAYS ? trainingLoadTexts.tooEarly : trainingLoadTexts.noVariation;
}

const valueOf = (figure: Figure, entry: TrainingLoadEntry): number | null => entry[FIGURES[figure].field];

/** `1.42`, `4,210.5 AU`, or why the figure is missing. */
function figureText(figure: Figure, entry: TrainingLoadEntry): string {
  const value = valueOf(figure, entry);
  return value === null ? `none: ${missingReason(entry)}` : FIGURES[figure].text(value);
}

/** One point per session, a gap where the figure is missing; null when it is missing for all sessions. */
export function figureSeries(
  figure: Figure,
  entries: readonly TrainingLoadEntry[],
): { name: string; data: (number | null)[] }[] | null {
  const data = entries.map((entry) => valueOf(figure, entry));
  return data.every((value) => value === null) ? null : [{ name: FIGURES[figure].label, data }];
}

export function figureOptions(figure: Figure, entries: readonly TrainingLoadEntry[], colors: ChartColors): ApexOptions {
  const dates = entries.map(({ date }) => date);
  return {
    colors: [colors.load[figure]],
    stroke: { width: 3, curve: 'straight' },
    // Markers keep a single point, or one between two gaps, visible.
    markers: { size: 5, strokeWidth: 0, hover: { sizeOffset: 2 } },
    grid: { padding: { left: 12, right: 16 } },
    xaxis: { ...datedAxis(dates, colors), tickPlacement: 'on' },
    yaxis: scaleAxis(scaleFor(entries.map((entry) => valueOf(figure, entry)))),
    tooltip: {
      shared: true,
      intersect: false,
      x: datedTooltip(dates),
      y: {
        formatter: (_value: number, point?: { dataPointIndex: number }) =>
          sessionTextAt(entries, point, (entry) => figureText(figure, entry)),
      },
    },
  };
}

export function figureTable(figure: Figure, entries: readonly TrainingLoadEntry[]): ChartTableData {
  const names = sessionNames(entries);
  return {
    columns: ['Session', FIGURES[figure].label],
    rows: entries.map((entry, at) => [names[at] ?? '', figureText(figure, entry)]),
  };
}

/** The chart as a sentence for screen readers. */
export function figureSummary(figure: Figure, entries: readonly TrainingLoadEntry[]): string {
  return sessionsSummary(entries, (last) => figureText(figure, last));
}

/** One sentence per reason for missing figures: fewer than seven days of history, or seven days of equal load. */
export function figureNotes(figure: Figure, entries: readonly TrainingLoadEntry[]): string[] {
  const dateText = axisDateText(entries.map(({ date }) => date));
  const missing = entries.filter((entry) => valueOf(figure, entry) === null);
  const early = missing.findLast(({ history_days }) => history_days < ACUTE_DAYS);
  const equal = new Set(
    missing.filter(({ history_days }) => history_days >= ACUTE_DAYS).map(({ date }) => dateText(date)),
  );

  return [
    ...(early ? [trainingLoadTexts.tooEarlyUpTo(dateText(early.date), early.history_days)] : []),
    ...(equal.size > 0 ? [trainingLoadTexts.noVariationOn([...equal].join(', '))] : []),
  ];
}
