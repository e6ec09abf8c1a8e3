import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ApexOptions, ChartType } from '@touchline/ui/charts';

/** One series of a chart with a value per record. */
export interface RecordSeries {
  name: string;
  data: (number | null)[];
}

/** What a chart draws. `dates` are the days of its records, oldest first. */
export interface RecordDrawing {
  type: ChartType;
  series: readonly RecordSeries[];
  options: ApexOptions;
  dates: readonly CalendarDate[];
}

export interface ViewedDrawing {
  series: NonNullable<ApexOptions['series']>;
  options: ApexOptions;
}
