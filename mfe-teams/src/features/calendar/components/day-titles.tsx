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

/** Below this width of a day, the mark of a missed event stands in the place of its time, so that the title is read. */
const NARROW_DAY = '@container (max-width: 7rem)';
/** Below this width, which large text reaches, a line has room for a time or a number, and for nothing behind it. */
const TINY_DAY = '@container (max-width: 3.5rem)';

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
  containerType: 'inline-size',
} as const;
const hiddenIn = (width: string) => ({ [width]: { display: 'none' } });

/** The events of a day with time and title, as many as fit. A long title is cut; the pointer shows all of it. */
export function DayTitles({ events, lines, marked = false }: DayTitlesProps) {
  const { named, more } = fitTitles(events.length, lines);
  return (
    <>
      {events.slice(0, named).map((event) => (
        <Title key={event.event_id} event={event} marked={marked} />
      ))}
      {more > 0 && (
        <Box sx={{ ...lineStyle, fontWeight: 600 }}>
          {named === 0 ? (
            formatCount(more, 'event')
          ) : (
            <>
              {`+${more}`}
              <Box component="span" sx={hiddenIn(TINY_DAY)}>
                {' more'}
              </Box>
            </>
          )}
        </Box>
      )}
    </>
  );
}

function Title({ event, marked }: { event: CalendarEvent; marked: boolean }) {
  const marks = marked ? dayStyle([event]).marks.filter((mark) => mark !== 'missed') : [];
  const isMissed = event.status === 'missed';
  return (
    <Box sx={lineStyle} title={titleText(event)}>
      {marks.map((mark) => (
        <Box component="span" key={mark} sx={{ mr: 0.5 }}>
          <Mark mark={mark} />
        </Box>
      ))}
      {isMissed && <MissedIcon />}
      {event.event_time !== null && (
        <Box
          component="span"
          sx={{
            fontVariantNumeric: 'tabular-nums',
            fontWeight: 600,
            mr: 0.5,
            ...(isMissed && hiddenIn(NARROW_DAY)),
          }}
        >
          {event.event_time}
        </Box>
      )}
      <Box component="span" sx={isMissed || event.event_time === null ? undefined : hiddenIn(TINY_DAY)}>
        {event.event_title}
      </Box>
    </Box>
  );
}
