import { formatLongDate, formatShortDate } from '@touchline/contracts/date-format';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box } from '@touchline/ui';
import { visuallyHidden } from './row-layout.js';

/** `Nov 05`; the full date for the pointer and for screen readers. */
export function HistoryDate({ id, date }: { id: string; date: CalendarDate }) {
  const long = formatLongDate(date);
  return (
    <time id={id} dateTime={date} title={long}>
      <span aria-hidden>{formatShortDate(date)}</span>
      <Box component="span" sx={visuallyHidden}>{long}</Box>
    </time>
  );
}
