import type { ReactNode } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { List, QueryPanel } from '@touchline/ui';
import { sentenceOf } from '@touchline/ui/host';
import { StepPanel } from '@touchline/ui/pickers';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';

/** The events of the month; `data` is undefined while they load. */
export interface MonthQuery {
  data: readonly CalendarEvent[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

export const eventsOnDay = ({ data }: MonthQuery, day: CalendarDate): readonly CalendarEvent[] | undefined =>
  data?.filter((event) => event.date === day);

interface DayEventsProps {
  day: CalendarDate;
  query: MonthQuery;
  /** The team, or null for all, whose first events can be planned from this day on; undefined: none. */
  plannable: number | null | undefined;
  renderRow: (event: CalendarEvent) => ReactNode;
}

/** The events of a day, in the page or in the sheet of a phone. */
export function DayEvents({ day, query, plannable, renderRow }: DayEventsProps) {
  return (
    <QueryPanel
      query={{ ...query, data: eventsOnDay(query, day) }}
      errorText={(error) => sentenceOf(error, calendarTexts.loadEventsFailed)}
      loadingText={calendarTexts.loadingEvents}
      isEmpty={(events) => events.length === 0}
      empty={
        plannable === undefined || query.data?.length !== 0 ? (
          calendarTexts.noEventsOnDay
        ) : (
          <StepPanel text={calendarTexts.noEventsOnDay} step="week" teamId={plannable} day={day} minHeight={96} />
        )
      }
      minHeight={96}
    >
      {(events) => (
        <List disablePadding aria-label={calendarTexts.eventsOfDay(day)}>
          {events.map(renderRow)}
        </List>
      )}
    </QueryPanel>
  );
}
