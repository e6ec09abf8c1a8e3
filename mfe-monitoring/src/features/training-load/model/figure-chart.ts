import { ACUTE_DAYS } from '@touchline/contracts/load-windows';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import { axisDateText, datedAxis, datedTooltip } from '../../../shared/dated-chart.js';
import { numberText } from '../../../shared/number-text.js';
import { scaleAxis, scaleFor } from '../../../shared/scale.js';
import { atPoint, sessionNames, sessionsSummary } from './sessions.js';

/** A figure of the week that ends with a session's day, drawn as a line; it can be missing. */
export type Figure = 'monotony' | 'strain';

const FIGURES = {
  monotony: { field: 'training_monotony', label: 'Monotony', text: (value: number) => value.toFixed(2) },
  strain: { field: 'training_strain', label: 'Strain', text: (value: number) => `${numberText(value)} AU` },
} as const satisfies Record<Figure, object>;

/** Why a figure is missing. The server leaves it out for these two reasons only. */
function reason({ history_days }: TrainingLoadEntry): string {
  return history_days < ACUTE_DAYS ? `needs ${ACUTE_DAYS} days of history` : `all ${ACUTE_DAYS} days alike`;
}

const valueOf = (figure: Figure, entry: TrainingLoadEntry): number | null => entry[FIGURES[figure].field];

/** `1.42`, `4,210.5 AU`, or why there is none. */
function figureText(figure: Figure, entry: TrainingLoadEntry): string {
  const value = valueOf(figure, entry);
  return value === null ? `none: ${reason(entry)}` : FIGURES[figure].text(value);
}

/** One point per session, a gap where the figure is missing; null where it is missing in all of them: there is nothing to draw. */
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
    // Also a single point, or one between two gaps, has to be seen.
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
          atPoint(entries, point, (entry) => figureText(figure, entry)),
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

/** A sentence for who cannot see the chart. */
export function figureSummary(figure: Figure, entries: readonly TrainingLoadEntry[]): string {
  return sessionsSummary(entries, (last) => figureText(figure, last));
}

/** Why figures are missing, a sentence for each reason: before seven days of history, or in a week of equal days. */
export function figureNotes(figure: Figure, entries: readonly TrainingLoadEntry[]): string[] {
  const dateText = axisDateText(entries.map(({ date }) => date));
  const missing = entries.filter((entry) => valueOf(figure, entry) === null);
  const early = missing.findLast(({ history_days }) => history_days < ACUTE_DAYS);
  const equal = new Set(
    missing.filter(({ history_days }) => history_days >= ACUTE_DAYS).map(({ date }) => dateText(date)),
  );
  return [
    ...(early
      ? [
          `No figure up to ${dateText(early.date)}: it needs ${ACUTE_DAYS} days of history, ${early.history_days} so far.`,
        ]
      : []),
    ...(equal.size > 0 ? [`No figure on ${[...equal].join(', ')}: all ${ACUTE_DAYS} days alike.`] : []),
  ];
}
