import { formatLongDate, formatShortDate } from '@touchline/contracts/date-format';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, visuallyHidden } from '@touchline/ui';

/**
 * `Nov 05`, with the year below when it is not the year of `today`; the full date as tooltip and for screen readers.
 */
export function HistoryDate({ id, date, today }: { id: string; date: CalendarDate; today: CalendarDate }) {
  const long = formatLongDate(date);
  const year = date.slice(0, 4);
  return (
    <time id={id} dateTime={date} title={long}>
      <span aria-hidden>{formatShortDate(date)}</span>
      {year !== today.slice(0, 4) && (
        <Box component="span" aria-hidden sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
          {year}
        </Box>
      )}
      <Box component="span" sx={visuallyHidden}>
        {long}
      </Box>
    </time>
  );
}
