import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { Box, Typography } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { MissedMark } from '../components/missed-icon.js';
import { formatEventTime } from '../model/event-format.js';

/** The events of the selected day below the month, for screens whose days have no room for titles. */
export function DayEventList({ events }: { events: readonly CalendarEvent[] }) {
  if (events.length === 0)
    return <Typography sx={{ mt: 2, color: 'text.secondary' }}>{calendarTexts.noEventsOnDay}</Typography>;
  return (
    <Box
      component="ul"
      aria-label={calendarTexts.eventsOfSelectedDay}
      sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {events.map((event) => (
        <Box component="li" key={event.event_id} sx={{ display: 'flex', gap: 1.5 }}>
          <Typography
            component="span"
            sx={{ minWidth: '4.2em', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
          >
            {formatEventTime(event.event_time)}
          </Typography>
          <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {event.status === 'missed' && <MissedMark />}
            {event.event_title}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
