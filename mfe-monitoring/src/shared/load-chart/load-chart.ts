import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import type { LoadDay } from '@touchline/contracts/training-load.schema';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions } from '@touchline/ui/charts';
import { datedTooltip } from '../dated-chart.js';
import { numberText } from '../number-text.js';
import { scaleAxis, scaleFor } from '../scale.js';
import { trainingLoadTexts } from '../texts/training-load-texts.js';

const LOAD_LINES = ['acute', 'building', 'chronic'] as const;
type LoadLine = (typeof LOAD_LINES)[number];

/** One point of the chart: a day, or a session with the figures of its day. */
export type LoadPoint = Pick<LoadDay, 'date' | 'acute_workload' | 'chronic_workload' | 'history_days'>;

export const LOAD_LABELS: Readonly<Record<LoadLine, string>> = {
  acute: 'Acute (7 days)',
  building: 'Chronic, building baseline',
  chronic: 'Chronic (28 days)',
};

/** True while the chronic workload has fewer than 28 days of history. */
export const isBuilding = ({ history_days }: LoadPoint): boolean => history_days < CHRONIC_DAYS;

/** `building baseline, 11 of 28 days`. */
export const baselineText = ({ history_days }: LoadPoint): string => trainingLoadTexts.buildingBaseline(history_days);

/** `210.5`, followed by the progress while the baseline builds. */
export function chronicText(point: LoadPoint): string {
  return `${numberText(point.chronic_workload)}${isBuilding(point) ? ` (${baselineText(point)})` : ''}`;
}

/** The lines that have at least one point. */
export function loadLines(points: readonly LoadPoint[]): LoadLine[] {
  return LOAD_LINES.filter(
    (line) => line === 'acute' || points.some((point) => isBuilding(point) === (line === 'building')),
  );
}

/**
 * One series per line, one value per point. The chronic workload has two lines: grey while the baseline builds, joined
 * to the coloured one at its first full day. They are not joined across a break as long as a whole baseline: most of
 * that way it was not building.
 */
export function loadSeries(points: readonly LoadPoint[]): { name: string; data: (number | null)[] }[] {
  return loadLines(points).map((line) => ({
    name: LOAD_LABELS[line],
    data: points.map((point, at) => valueOf(line, point, points[at - 1])),
  }));
}

function valueOf(line: LoadLine, point: LoadPoint, before: LoadPoint | undefined): number | null {
  if (line === 'acute') return point.acute_workload;
  if (line === 'chronic') return isBuilding(point) ? null : point.chronic_workload;
  return isBuilding(point) ||
    (before !== undefined && isBuilding(before) && point.history_days - before.history_days < CHRONIC_DAYS)
    ? point.chronic_workload
    : null;
}

/** Colours, lines, scale and tooltip. The date axis is left to the caller. */
export function loadOptions(points: readonly LoadPoint[], colors: ChartColors): ApexOptions {
  const lines = loadLines(points);
  return {
    colors: lines.map((line) => colors.load[line]),
    stroke: {
      width: lines.map((line) => (line === 'building' ? 2 : 3)),
      dashArray: lines.map((line) => (line === 'building' ? 6 : 0)),
      curve: 'straight',
    },
    grid: { padding: { left: 12, right: 16 } },
    yaxis: scaleAxis(scaleFor(points.flatMap((point) => [point.acute_workload, point.chronic_workload]))),
    tooltip: {
      shared: true,
      intersect: false,
      x: datedTooltip(points.map(({ date }) => date)),
      y: { formatter: (value: number | null | undefined) => (value == null ? '–' : `${numberText(value)} AU per day`) },
    },
  };
}
