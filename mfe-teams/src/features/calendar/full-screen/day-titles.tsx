import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { Box, useTheme } from '@touchline/ui';
import { dayLook } from '../model/day-look.js';
import { fitted, TITLE_HEIGHT } from './model/day-titles.js';

interface DayTitlesProps {
  events: readonly CalendarEvent[];
  /** So many lines have room. */
  lines: number;
}

const LINE = {
  height: TITLE_HEIGHT,
  lineHeight: `${TITLE_HEIGHT}px`,
  px: 0.5,
  fontSize: '0.8rem',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** A day's events by time and title, as far as there is room. */
export function DayTitles({ events, lines }: DayTitlesProps) {
  const { named, more } = fitted(events.length, lines);
  return (
    <>
      {events.slice(0, named).map((event) => (
        <Title key={event.event_id} event={event} />
      ))}
      {more > 0 && (
        <Box sx={{ ...LINE, fontWeight: 600 }}>
          {named === 0 ? `${more} ${more === 1 ? 'event' : 'events'}` : `+${more} more`}
        </Box>
      )}
    </>
  );
}

function Title({ event }: { event: CalendarEvent }) {
  const { calendar } = useTheme();
  return (
    <Box sx={LINE}>
      {dayLook([event]).dots.map((dot) => (
        <Box
          component="span"
          key={dot}
          sx={{
            display: 'inline-block',
            width: 8,
            height: 8,
            mr: 0.5,
            borderRadius: '50%',
            bgcolor: calendar.dot[dot],
          }}
        />
      ))}
      {event.event_time !== null && (
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, mr: 0.5 }}>
          {event.event_time}
        </Box>
      )}
      {event.event_title}
    </Box>
  );
}
