import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { Box } from '@touchline/ui';
import { formatCount } from '../../../shared/format-count.js';
import { fitTitles, TITLE_HEIGHT_PX, titleText } from '../model/day-titles.js';
import { dayStyle } from '../model/day-style.js';
import { Mark } from './day-marks.js';
import { MissedIcon } from './missed-icon.js';

interface DayTitlesProps {
  events: readonly CalendarEvent[];
  /** Number of lines that fit. */
  lines: number;
  /** Shows the mark of its type on each line; off where the day shows the marks of all its events. */
  marked?: boolean;
}

/** In rem, so that large text has room. */
const LINE_HEIGHT = `${TITLE_HEIGHT_PX / 16}rem`;
const lineStyle = {
  height: LINE_HEIGHT,
  lineHeight: LINE_HEIGHT,
  px: 0.25,
  fontSize: '0.75rem',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** The events of a day with time and title, as many as fit. A long title is cut; the pointer shows all of it. */
export function DayTitles({ events, lines, marked = false }: DayTitlesProps) {
  const { named, more } = fitTitles(events.length, lines);
  return (
    <>
      {events.slice(0, named).map((event) => (
        <Title key={event.event_id} event={event} marked={marked} />
      ))}
      {more > 0 && (
        <Box sx={{ ...lineStyle, fontWeight: 600 }}>{named === 0 ? formatCount(more, 'event') : `+${more} more`}</Box>
      )}
    </>
  );
}

function Title({ event, marked }: { event: CalendarEvent; marked: boolean }) {
  const marks = marked ? dayStyle([event]).marks.filter((mark) => mark !== 'missed') : [];
  return (
    <Box sx={lineStyle} title={titleText(event)}>
      {marks.map((mark) => (
        <Box component="span" key={mark} sx={{ mr: 0.5 }}>
          <Mark mark={mark} />
        </Box>
      ))}
      {event.status === 'missed' && <MissedIcon />}
      {event.event_time !== null && (
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, mr: 0.5 }}>
          {event.event_time}
        </Box>
      )}
      {event.event_title}
    </Box>
  );
}
