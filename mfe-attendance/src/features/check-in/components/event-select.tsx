import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { MenuItem, TextField } from '@touchline/ui';
import { eventText } from '../model/check-in-texts.js';

interface EventSelectProps {
  events: readonly CalendarEvent[];
  eventId: number | null;
  /** Stands there while there is nothing to choose from, and why; null where there is. */
  instead: string | null;
  onEvent?: (eventId: number) => void;
}

/** The events at which attendance is taken. */
export function EventSelect({ events, eventId, instead, onEvent }: EventSelectProps) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label="Event"
      disabled={instead !== null}
      value={eventId ?? ''}
      onChange={(event) => onEvent?.(Number(event.target.value))}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, sx: { minHeight: 44 } } }}
    >
      <MenuItem value="" disabled sx={{ minHeight: 44 }}>
        {instead ?? 'Select an event'}
      </MenuItem>
      {events.map((event) => (
        <MenuItem
          key={event.event_id}
          value={event.event_id}
          sx={{ minHeight: 44, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >
          {eventText(event)}
        </MenuItem>
      ))}
    </TextField>
  );
}
