import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { BandKind } from './chart-view.js';

/** The band on one day. */
export interface BandRange {
  low: number;
  high: number;
  /** The same in words, for tooltip and table: `18.2 ± 3.1, 12 athletes`. */
  text: string;
}

/** A band behind the values of a chart. */
export interface ChartBand {
  kind: BandKind;
  /** Name in legend, tooltip and table. */
  name: string;
  /** The name of the series whose axis it is drawn on, in a chart with several axes. */
  axisOf?: string;
  rangeOn: (date: CalendarDate) => BandRange | null;
  /** Sentences below the chart: how to read the band, or why it is missing. */
  notes: readonly string[];
}
