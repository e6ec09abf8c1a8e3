import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate, formatShortDate } from '@touchline/contracts/date-format';
import type { ChartColors } from '@touchline/ui';
import type { ApexOptions } from '@touchline/ui/charts';

/** The axis of a chart with one point per record: a short date below each, slanted where they would touch. */
export function datedAxis(dates: readonly CalendarDate[], colors: ChartColors): NonNullable<ApexOptions['xaxis']> {
  return {
    type: 'category',
    categories: dates.map(formatShortDate),
    tooltip: { enabled: false },
    axisBorder: { color: colors.grid },
    axisTicks: { color: colors.grid },
    labels: { hideOverlappingLabels: true, rotate: -45, style: { fontSize: '12px' } },
  };
}

/** The heading of a tooltip: the whole date of the point below the pointer. */
export function datedTooltip(dates: readonly CalendarDate[]): NonNullable<NonNullable<ApexOptions['tooltip']>['x']> {
  return { formatter: (_value: number, point?: { dataPointIndex: number }) => formatLongDate(dates[point?.dataPointIndex ?? -1] ?? '') };
}
