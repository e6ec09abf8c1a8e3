import { useId, type ReactNode, type Ref } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { Card, CardContent, Chip, Box, List, QueryPanel, Typography } from '@touchline/ui';
import { sentenceOf } from '@touchline/ui/host';
import { eventsText } from '../model/event-texts.js';

interface DayPanelProps {
  day: CalendarDate;
  /** All events shown; `data` is undefined while those of this day are on their way. */
  query: { data: readonly CalendarEvent[] | undefined; error: unknown; refetch: () => unknown };
  /** Takes the focus when a day is opened by key, and after its last event has gone. */
  headingRef: Ref<HTMLElement>;
  row: (event: CalendarEvent) => ReactNode;
}

/** The events of the selected day. */
export function DayPanel({ day, query, headingRef, row }: DayPanelProps) {
  const id = useId();
  const ofDay = query.data?.filter((event) => event.date === day);
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ px: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography id={id} ref={headingRef} tabIndex={-1} variant="h2" sx={{ '&:focus': { outline: 'none' } }}>
            {formatDay(day)}
          </Typography>
          {ofDay !== undefined && ofDay.length > 0 && <Chip size="small" label={eventsText(ofDay.length)} />}
        </Box>
        <QueryPanel
          query={{ ...query, data: ofDay }}
          errorText={(error) => sentenceOf(error, 'Failed to load events. Please try again.')}
          loadingText="Loading events..."
          isEmpty={(events) => events.length === 0}
          empty="No events on this day"
          minHeight={96}
        >
          {(events) => (
            <List disablePadding aria-label={`Events of ${formatDay(day)}`}>
              {events.map(row)}
            </List>
          )}
        </QueryPanel>
      </CardContent>
    </Card>
  );
}
