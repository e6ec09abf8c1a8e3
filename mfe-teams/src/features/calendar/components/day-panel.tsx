import { useId, type ReactNode, type Ref } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { Card, CardContent, Chip, Box, List, QueryPanel, Typography } from '@touchline/ui';
import { sentenceOf } from '@touchline/ui/host';
import { formatCount } from '../../../shared/format-count.js';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';

interface DayPanelProps {
  day: CalendarDate;
  /** The events of the month; `data` is undefined while they load. */
  query: { data: readonly CalendarEvent[] | undefined; error: unknown; refetch: () => unknown };
  /** Receives the focus when a day is opened with the keyboard and after its last event was removed. */
  headingRef: Ref<HTMLElement>;
  renderRow: (event: CalendarEvent) => ReactNode;
  /** A line below the heading. */
  children?: ReactNode;
}

/** The events of the selected day. */
export function DayPanel({ day, query, headingRef, renderRow, children }: DayPanelProps) {
  const id = useId();
  const dayEvents = query.data?.filter((event) => event.date === day);
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ px: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography id={id} ref={headingRef} tabIndex={-1} variant="h2" sx={{ '&:focus': { outline: 'none' } }}>
            {formatDay(day)}
          </Typography>
          {dayEvents !== undefined && dayEvents.length > 0 && (
            <Chip size="small" label={formatCount(dayEvents.length, 'event')} />
          )}
        </Box>
        {children}
        <QueryPanel
          query={{ ...query, data: dayEvents }}
          errorText={(error) => sentenceOf(error, calendarTexts.loadEventsFailed)}
          loadingText={calendarTexts.loadingEvents}
          isEmpty={(events) => events.length === 0}
          empty={calendarTexts.noEventsOnDay}
          minHeight={96}
        >
          {(events) => (
            <List disablePadding aria-label={calendarTexts.eventsOfDay(day)}>
              {events.map(renderRow)}
            </List>
          )}
        </QueryPanel>
      </CardContent>
    </Card>
  );
}
