import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { Box, Typography } from '@touchline/ui';
import { eventFacts } from './model/event-facts.js';

/** The facts of an event with their labels, and its notes with their line breaks. */
export function EventFactList({ event, ownerName }: { event: CalendarEvent; ownerName: string | undefined }) {
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
      {eventFacts(event, ownerName).map(({ label, text }) => (
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
