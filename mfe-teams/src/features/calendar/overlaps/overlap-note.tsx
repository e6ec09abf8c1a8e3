import { useState } from 'react';
import type { CalendarEvent, EventOverlap } from '@touchline/contracts/calendar.schema';
import { alsoAtText } from '@touchline/contracts/event-times';
import { Alert, Box, Button, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { athletesQuery, labelsOf } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { overlapsQuery } from './api/get-overlaps.js';

/** Lines that are shown before "and … more". */
const FIRST_LINES = 3;

/**
 * The athletes of an event who are at another one during it. Nothing without any, until they are loaded, and when that
 * fails: the note holds up nobody.
 */
export function OverlapNote({ event }: { event: CalendarEvent }) {
  const api = useApi();
  const { data } = useQuery({ ...overlapsQuery(api, event.event_id), enabled: event.event_time !== null });
  if (event.event_time === null || data === undefined || data.length === 0) return null;
  return <OverlapList key={event.event_id} overlaps={data} date={event.date} />;
}

function OverlapList({ overlaps, date }: { overlaps: readonly EventOverlap[]; date: CalendarEvent['date'] }) {
  const athletes = useQuery(athletesQuery(useApi()));
  const [isOpen, setOpen] = useState(false);
  const nameOf = labelsOf(athletes.data ?? []);
  const more = overlaps.length - FIRST_LINES;
  return (
    <Alert severity="warning" role="status" sx={{ width: '100%', '& .MuiAlert-message': { minWidth: 0 } }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {(isOpen ? overlaps : overlaps.slice(0, FIRST_LINES)).map((overlap, at) => (
          <Typography key={at} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {calendarTexts.overlap(nameOf(overlap), alsoAtText(overlap, date))}
          </Typography>
        ))}
      </Box>
      {more > 0 && (
        <Button
          color="inherit"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ minHeight: 44, px: 0 }}
        >
          {isOpen ? calendarTexts.fewerOverlaps : calendarTexts.moreOverlaps(more)}
        </Button>
      )}
    </Alert>
  );
}
