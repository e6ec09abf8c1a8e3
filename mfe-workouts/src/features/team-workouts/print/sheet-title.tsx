import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';
import { Box, Typography } from '@touchline/ui';

export interface SheetTitleProps {
  day: CalendarDate;
  /** null until the name is known. */
  owner: string | null;
}

/** The day, and the name of the team or athlete. */
export function SheetTitle({ day, owner }: SheetTitleProps) {
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: '1.4em' }}>
        {formatDay(day)}
      </Typography>
      {owner !== null && <Box sx={{ overflowWrap: 'anywhere' }}>{owner}</Box>}
    </>
  );
}
