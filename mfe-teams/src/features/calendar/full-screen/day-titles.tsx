import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { Box } from '@touchline/ui';
import { formatCount } from '../../../shared/format-count.js';
import { Mark } from '../components/day-marks.js';
import { dayStyle } from '../model/day-style.js';
import { fitTitles, TITLE_HEIGHT_PX } from './model/day-titles.js';

interface DayTitlesProps {
  events: readonly CalendarEvent[];
  /** Number of lines that fit. */
  lines: number;
}

const lineStyle = {
  height: TITLE_HEIGHT_PX,
  lineHeight: `${TITLE_HEIGHT_PX}px`,
  px: 0.5,
  fontSize: '0.8rem',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** The events of a day with time and title, as many as fit. */
export function DayTitles({ events, lines }: DayTitlesProps) {
  const { named, more } = fitTitles(events.length, lines);
  return (
    <>
      {events.slice(0, named).map((event) => (
        <Title key={event.event_id} event={event} />
      ))}
      {more > 0 && (
        <Box sx={{ ...lineStyle, fontWeight: 600 }}>{named === 0 ? formatCount(more, 'event') : `+${more} more`}</Box>
      )}
    </>
  );
}

function Title({ event }: { event: CalendarEvent }) {
  return (
    <Box sx={lineStyle}>
      {dayStyle([event]).marks.map((mark) => (
        <Box component="span" key={mark} sx={{ mr: 0.5 }}>
          <Mark mark={mark} />
        </Box>
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
