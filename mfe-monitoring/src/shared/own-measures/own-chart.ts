import { formatLongDate, formatMediumDate, formatShortDate } from '@touchline/contracts/date-format';
import type { Side } from '@touchline/contracts/measure-rules';
import { newestVersion, rulesOf } from '@touchline/contracts/measure-versions';
import type { Measure, MeasureVersion } from '@touchline/contracts/measures.schema';
import { forWord } from '@touchline/contracts/words';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions, ChartTableData } from '@touchline/ui/charts';
import type { RecordSeries } from '../chart-view/chart-drawing.js';
import { dateRange } from '../date-range.js';
import { scaleFor } from '../scale.js';
import { ownMeasuresTexts } from '../texts/own-measures-texts.js';
import { nounOf } from './noun-of.js';
import { measuredSides, SIDE_LABELS, type OwnDay } from './own-days.js';
import { ownNumber, ownText } from './own-value-text.js';
import { valueOptions } from './value-options.js';

/** One line: a side by one version. */
interface OwnLine {
  side: Side;
  version: number;
  name: string;
}

/** The numbers of the versions of the shown days, oldest first. */
const versionsOf = (days: readonly OwnDay[]): number[] =>
  [...new Set(days.map(({ version }) => version))].sort((a, b) => a - b);

/** The versions of the shown days, oldest first. */
export const shownVersions = (measure: Measure, days: readonly OwnDay[]): MeasureVersion[] =>
  versionsOf(days).map((version) => rulesOf(measure, version));

/** The lines of the shown days. No line crosses from one version to another. */
export function ownLines(measure: Measure, days: readonly OwnDay[]): OwnLine[] {
  const versions = versionsOf(days);
  return versions.flatMap((version) => {
    const ofVersion = days.filter((day) => day.version === version);
    const since = version === versions[0] ? null : rulesOf(measure, version).valid_from;
    return measuredSides(ofVersion).map((side) => {
      const label = SIDE_LABELS[side] || rulesOf(measure, version).label;
      return {
        side,
        version,
        name: since === null ? label : ownMeasuresTexts.since(label, formatShortDate(since)),
      };
    });
  });
}

export function ownSeries(lines: readonly OwnLine[], days: readonly OwnDay[]): RecordSeries[] {
  return lines.map(({ side, version, name }) => ({
    name,
    data: days.map((day) => (day.version === version ? (day.values.get(side) ?? null) : null)),
  }));
}

/** The lines of the side that is lower on most days: their values are written below them. */
export function lowerLines(lines: readonly OwnLine[], days: readonly OwnDay[]): number[] {
  const both = days.flatMap(({ values }) => {
    const [left, right] = [values.get('left'), values.get('right')];
    return left === undefined || right === undefined ? [] : [Math.sign(left - right)];
  });
  if (both.length === 0) return [];
  const lower: Side = both.reduce((sum, sign) => sum + sign, 0) < 0 ? 'left' : 'right';
  return lines.flatMap(({ side }, at) => (side === lower ? [at] : []));
}

const shapeOf = (side: Side) => (side === 'right' ? 'square' : 'circle');

interface OwnDrawing {
  measure: Measure;
  lines: readonly OwnLine[];
  /** The shown days. */
  days: readonly OwnDay[];
  /** All days, so that all pages share one scale. */
  all: readonly OwnDay[];
  colors: ChartColors;
  stacked: boolean;
}

/**
 * Chart options. Sides differ in colour and shape, which the legend tells; a line by an older version is dashed, and the
 * first value by a new one says so.
 */
export function ownOptions({ measure, lines, days, all, colors, stacked }: OwnDrawing): ApexOptions {
  const versions = versionsOf(days);
  const values = all.filter(({ version }) => versions.includes(version)).flatMap((day) => [...day.values.values()]);
  const scale = ownScale([...values, ...wholeScales(measure, days)]);
  const dates = days.map(({ date }) => date);
  const shared = valueOptions(dates, { bars: false, scale, colors, stacked });
  const isOlder = ({ version }: OwnLine) => version !== versions.at(-1);
  const numberOf = (line: OwnLine | undefined, value: number) =>
    line ? ownNumber(rulesOf(measure, line.version), value) : '';
  return {
    ...shared,
    colors: lines.map(({ side }) => (side === 'right' ? colors.tests.jump : colors.tests.sprint)),
    stroke: { ...shared.stroke, dashArray: lines.map((line) => (isOlder(line) ? 5 : 0)) },
    markers: { ...shared.markers, shape: lines.map(({ side }) => shapeOf(side)) },
    legend: {
      show: new Set(lines.map(({ side }) => side)).size > 1,
      position: 'bottom',
      labels: { colors: colors.text },
    },
    yaxis: { ...shared.yaxis, ...(scale.min < 0 && { min: scale.min }), ...directionTitle(measure) },
    dataLabels: {
      ...shared.dataLabels,
      formatter: (value: number | null, point?: LabelPoint) => {
        // Apex asks for labels of gaps, too.
        if (value == null) return '';
        const line = lines[point?.seriesIndex ?? -1];
        const isLeading = line !== undefined && lines.find(({ version }) => version === line.version) === line;
        const isSeam = isLeading && line.version !== versions[0] && isFirstValue(point);
        const text = numberOf(line, value);
        return isSeam ? ownMeasuresTexts.newVersion(text) : text;
      },
    } as ApexOptions['dataLabels'],
    tooltip: {
      ...shared.tooltip,
      shared: true,
      intersect: false,
      y: lines.map(({ version }) => ({
        formatter: (value: number | null) => (value == null ? '–' : ownText(rulesOf(measure, version), value)),
      })),
    } as ApexOptions['tooltip'],
  };
}

/** Says beside the axis which values are better; nothing where neither are. */
function directionTitle(measure: Measure): { title?: { text: string; style: { fontWeight: number } } } {
  const { direction } = newestVersion(measure);
  const text = forWord(ownMeasuresTexts.direction[nounOf(measure)], direction, '');
  return text === '' ? {} : { title: { text, style: { fontWeight: 500 } } };
}

interface LabelPoint {
  seriesIndex: number;
  dataPointIndex: number;
  w: { config: { series: { data: unknown[] }[] } };
}

/** Whether a point is the first of its line, whatever other places the axis has. */
function isFirstValue(point: LabelPoint | undefined): boolean {
  const values = point?.w.config.series[point.seriesIndex]?.data ?? [];
  return values.findIndex((value) => value !== null) === point?.dataPointIndex;
}

/** The bounds of a question, whose answers are read beside its whole scale; none of a test, which never comes near them. */
function wholeScales(measure: Measure, days: readonly OwnDay[]): number[] {
  return nounOf(measure) === 'question' ? shownVersions(measure, days).flatMap(({ min, max }) => [min, max]) : [];
}

/** From 0 on; around 0 with values below it. */
function ownScale(values: readonly number[]): { min: number; max: number; steps: number } {
  if (values.every((value) => value >= 0)) return { min: 0, ...scaleFor(values) };
  const { max, steps } = scaleFor(values.map(Math.abs));
  const reaches = values.some((value) => value > 0);
  return { min: -max, max: reaches ? max : 0, steps: reaches && steps % 2 === 1 ? 2 * steps : steps };
}

/** How values by a version relate to those before; '' for the first version. */
export function seamText(measure: Measure, { valid_from: from }: MeasureVersion): string {
  return from === null ? '' : ownMeasuresTexts.seam(nounOf(measure), formatMediumDate(from));
}

/** The seams between the shown days as sentences. */
export function seamTexts(measure: Measure, days: readonly OwnDay[]): string[] {
  return shownVersions(measure, days)
    .slice(1)
    .map((version) => seamText(measure, version))
    .filter(Boolean);
}

/** The values as a table, one row per day and one column per line. */
export function ownTable(measure: Measure, lines: readonly OwnLine[], days: readonly OwnDay[]): ChartTableData {
  return {
    columns: ['Date', ...lines.map(({ name }) => name)],
    rows: days.map(({ date, version, values }) => [
      formatMediumDate(date),
      ...lines.map((line) => {
        const value = line.version === version ? values.get(line.side) : undefined;
        return value === undefined ? '–' : ownText(rulesOf(measure, version), value);
      }),
    ]),
  };
}

/** The chart as a sentence for screen readers; '' without days. */
export function ownSummary(measure: Measure, days: readonly OwnDay[]): string {
  const last = days.at(-1);
  if (!last) return '';
  const rules = rulesOf(measure, last.version);
  const newest = [...last.values].map(([side, value]) => `${SIDE_LABELS[side]} ${ownText(rules, value)}`.trim());
  return [
    ownMeasuresTexts.days(nounOf(measure), days.length, dateRange(days.map(({ date }) => date))),
    ownMeasuresTexts.newest(formatLongDate(last.date), newest.join(', ')),
    ...seamTexts(measure, days),
  ].join(' ');
}
