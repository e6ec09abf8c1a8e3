import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ChartBand } from '../chart-view/chart-band.js';
import { chartViewTexts } from '../texts/chart-view-texts.js';
import type { TeamRow } from './get-team-comparison.js';

interface TeamBandOptions {
  /** The line that the band belongs to, where a chart has several. */
  subject?: string;
  /** The days of the shown records. */
  dates: readonly CalendarDate[];
  /** A value with its decimals. */
  text: (value: number) => string;
  axisOf?: string;
  /** The Monday of a day, for figures of weeks. */
  weekOf?: (date: CalendarDate) => CalendarDate;
}

/** The band of the team's mean ± standard deviation. */
export function teamBand<Figure extends string>(
  rows: readonly TeamRow<Figure>[],
  figure: Figure,
  { subject, dates, text, axisOf, weekOf }: TeamBandOptions,
): ChartBand {
  const spreads = new Map(rows.map(({ date, figures }) => [date, figures[figure]]));
  const spreadOn = (date: CalendarDate) => spreads.get(weekOf ? weekOf(date) : date) ?? null;
  const counts = dates.flatMap((date) => spreadOn(date)?.n ?? []);
  const athletes = chartViewTexts.athletes(Math.min(...counts), Math.max(...counts));
  const note = weekOf ? chartViewTexts.teamNoteOfWeek(athletes) : chartViewTexts.teamNote(subject, athletes);
  return {
    kind: 'team',
    name: chartViewTexts.teamName,
    ...(axisOf !== undefined && { axisOf }),
    rangeOn: (date) => {
      const spread = spreadOn(date);
      if (spread === null) return null;
      const { mean, sd, n } = spread;
      return { low: mean - sd, high: mean + sd, text: chartViewTexts.teamOf(`${text(mean)} ± ${text(sd)}`, n) };
    },
    notes: [counts.length === 0 ? chartViewTexts.noTeam : note],
  };
}
