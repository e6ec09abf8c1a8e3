import { useId, type ReactNode, type Ref } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';
import { Box, Card, CardContent, Chip, Typography } from '@touchline/ui';
import { formatCount } from '../../../shared/format-count.js';

interface DayPanelProps {
  day: CalendarDate;
  /** How many events the day has; undefined while they load. */
  count: number | undefined;
  /** Receives the focus when a day is opened with the keyboard and after its last event was removed. */
  headingRef: Ref<HTMLElement>;
  children: ReactNode;
}

/** The selected day, in the page. */
export function DayPanel({ day, count, headingRef, children }: DayPanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ px: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography id={id} ref={headingRef} tabIndex={-1} variant="h2" sx={{ '&:focus': { outline: 'none' } }}>
            {formatDay(day)}
          </Typography>
          {count !== undefined && count > 0 && <Chip size="small" label={formatCount(count, 'event')} />}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}
