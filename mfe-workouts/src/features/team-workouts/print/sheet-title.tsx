import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';
import { Box, Typography } from '@touchline/ui';

export interface SheetTitleProps {
  day: CalendarDate;
  /** null while it is not known. */
  owner: string | null;
}

/** Which day it is about, and whose. */
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
