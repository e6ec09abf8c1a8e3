import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { Box, Typography } from '@touchline/ui';
import { eventFacts } from './model/event-facts.js';

/** An event's facts by their labels, and its notes as they were written. */
export function EventFacts({ event, whose }: { event: CalendarEvent; whose: string | undefined }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 1,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {eventFacts(event, whose).map(({ label, text }) => (
        <Fact key={label} label={label} text={text} />
      ))}
      {event.notes !== null && event.notes !== '' && (
        <>
          <Typography component="dt" sx={{ gridColumn: '1 / -1', mt: 1 }}>
            Notes
          </Typography>
          <Typography component="dd" sx={{ gridColumn: '1 / -1', whiteSpace: 'pre-wrap' }}>
            {event.notes}
          </Typography>
        </>
      )}
    </Box>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <>
      <Typography component="dt">{label}</Typography>
      <Typography component="dd">{text}</Typography>
    </>
  );
}
