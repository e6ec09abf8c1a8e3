import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { MenuItem, TextField } from '@touchline/ui';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';

interface EventSelectProps {
  events: readonly CalendarEvent[];
  eventId: number | null;
  /** Why there is nothing to choose from; null when there is. */
  unavailableText: string | null;
  onEvent?: (eventId: number) => void;
}

/** A select of the events at which attendance is taken. */
export function EventSelect({ events, eventId, unavailableText, onEvent }: EventSelectProps) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label="Event"
      disabled={unavailableText !== null}
      value={eventId ?? ''}
      onChange={(event) => onEvent?.(Number(event.target.value))}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, sx: { minHeight: 44 } } }}
    >
      <MenuItem value="" disabled sx={{ minHeight: 44 }}>
        {unavailableText ?? 'Select an event'}
      </MenuItem>
      {events.map((event) => (
        <MenuItem
          key={event.event_id}
          value={event.event_id}
          sx={{ minHeight: 44, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >
          {checkInTexts.eventName(event)}
        </MenuItem>
      ))}
    </TextField>
  );
}
