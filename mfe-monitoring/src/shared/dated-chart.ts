import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate, formatMediumDate, formatShortDate } from '@touchline/contracts/date-format';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions } from '@touchline/ui/charts';

const yearOf = (date: CalendarDate): string => date.slice(0, 4);
const spansYears = (dates: readonly CalendarDate[]): boolean => new Set(dates.map(yearOf)).size > 1;

/** The format of dates side by side on an axis: short, with the year when they span several years. */
export function axisDateText(dates: readonly CalendarDate[]): (date: CalendarDate) => string {
  return spansYears(dates) ? formatMediumDate : formatShortDate;
}

/**
 * The axis of a chart with one point per record: a date below each, slanted when they would touch. `stacked` puts the
 * month above the day, which fits the narrowest phone, and the year below its first date. Default: stacked for dates of
 * several years, which would overflow the card when slanted.
 */
export function datedAxis(
  dates: readonly CalendarDate[],
  colors: ChartColors,
  stacked = spansYears(dates),
): NonNullable<ApexOptions['xaxis']> {
  const texts = dates.map(axisDateText(dates));
  const linesAt = (text: string, at: number) =>
    text.split(/,? /).slice(0, at > 0 && yearOf(dates[at] ?? '') === yearOf(dates[at - 1] ?? '') ? 2 : 3);
  return {
    type: 'category',
    categories: stacked ? texts.map(linesAt) : texts,
    tooltip: { enabled: false },
    axisBorder: { color: colors.grid },
    axisTicks: { color: colors.grid },
    labels: { hideOverlappingLabels: !stacked, rotate: stacked ? 0 : -45, style: { fontSize: '12px' } },
  };
}

/**
 * The axis of a chart with one point per day: at most four dates, counted back from the newest day, as many as fit on
 * the narrowest phone. Other days have no label.
 */
export function sparseAxis(dates: readonly CalendarDate[], colors: ChartColors): NonNullable<ApexOptions['xaxis']> {
  const step = Math.max(1, Math.ceil((dates.length - 1) / 3));
  const text = axisDateText(dates);
  return {
    type: 'category',
    categories: dates.map((date, at) => ((dates.length - 1 - at) % step === 0 ? text(date) : '')),
    tooltip: { enabled: false },
    axisBorder: { color: colors.grid },
    axisTicks: { show: false },
    labels: { rotate: 0, hideOverlappingLabels: false, style: { fontSize: '12px' } },
  };
}

/** The heading of a tooltip: the full date of the point under the pointer. */
export function datedTooltip(dates: readonly CalendarDate[]): NonNullable<NonNullable<ApexOptions['tooltip']>['x']> {
  return {
    formatter: (_value: number, point?: { dataPointIndex: number }) =>
      formatLongDate(dates[point?.dataPointIndex ?? -1] ?? ''),
  };
}
