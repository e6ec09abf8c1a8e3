import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Spread } from '@touchline/contracts/comparisons.schema';
import type { ChartBand } from '../chart-view/chart-band.js';
import { chartViewTexts } from '../texts/chart-view-texts.js';
import type { TeamRow } from './get-team-comparison.js';

interface SpreadBandOptions {
  /** The line that the band belongs to, where a chart has several. */
  subject?: string;
  /** The days of the shown records. */
  dates: readonly CalendarDate[];
  /** A value with its decimals. */
  text: (value: number) => string;
  axisOf?: string;
}

interface TeamBandOptions extends SpreadBandOptions {
  /** The Monday of a day, for figures of weeks. */
  weekOf?: (date: CalendarDate) => CalendarDate;
}

/** The band of the team's mean ± standard deviation. */
export function teamBand<Figure extends string>(
  rows: readonly TeamRow<Figure>[],
  figure: Figure,
  { weekOf, ...options }: TeamBandOptions,
): ChartBand {
  const spreads = new Map(rows.map(({ date, figures }) => [date, figures[figure]]));
  return spreadBand((date) => spreads.get(weekOf ? weekOf(date) : date) ?? null, {
    ...options,
    byWeek: weekOf !== undefined,
  });
}

/** The band of a mean ± standard deviation that a day has, or null. */
export function spreadBand(
  spreadOn: (date: CalendarDate) => Spread | null,
  { subject, dates, text, axisOf, byWeek }: SpreadBandOptions & { byWeek: boolean },
): ChartBand {
  const counts = dates.flatMap((date) => spreadOn(date)?.n ?? []);
  const athletes = chartViewTexts.athletes(Math.min(...counts), Math.max(...counts));
  const note = byWeek ? chartViewTexts.teamNoteOfWeek(athletes) : chartViewTexts.teamNote(subject, athletes);
  return {
    kind: 'team',
    name: chartViewTexts.teamName,
    ...(axisOf !== undefined && { axisOf }),
    rangeOn: (date) => {
      const spread = spreadOn(date);
      if (spread === null) return null;
      const { mean, sd } = spread;
      return { low: mean - sd, high: mean + sd, text: spreadText(spread, text) };
    },
    notes: [counts.length === 0 ? chartViewTexts.noTeam : note],
  };
}

/** `412 ± 31, 12 athletes`. */
export const spreadText = ({ mean, sd, n }: Spread, text: (value: number) => string): string =>
  chartViewTexts.teamOf(`${text(mean)} ± ${text(sd)}`, n);
