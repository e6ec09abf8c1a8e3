import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { MenuItem, TextField, Typography } from '@touchline/ui';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';

interface EventSelectProps {
  events: readonly CalendarEvent[];
  /** Those of the same day that take no attendance: choosing one changes that. */
  untaken?: readonly CalendarEvent[];
  eventId: number | null;
  /** Why there is nothing to choose from; null when there is. */
  unavailableText: string | null;
  onEvent?: (eventId: number) => void;
}

const ITEM_SX = { minHeight: 44, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
const NONE: readonly CalendarEvent[] = [];

/** A select of the events at which attendance is taken. */
export function EventSelect({ events, untaken = NONE, eventId, unavailableText, onEvent }: EventSelectProps) {
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
        <MenuItem key={event.event_id} value={event.event_id} sx={ITEM_SX}>
          {checkInTexts.eventName(event)}
        </MenuItem>
      ))}
      {untaken.length > 0 && (
        <MenuItem disabled sx={{ minHeight: 44, borderTop: 1, borderColor: 'divider' }}>
          {checkInTexts.takesNone}
        </MenuItem>
      )}
      {untaken.map((event) => (
        <MenuItem key={event.event_id} value={event.event_id} sx={{ ...ITEM_SX, display: 'block' }}>
          {checkInTexts.eventName(event)}
          <Typography variant="body2" sx={{ color: 'primary.main' }}>
            {checkInTexts.takeAttendance}
          </Typography>
        </MenuItem>
      ))}
    </TextField>
  );
}
