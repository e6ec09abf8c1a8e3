import { useEffect, useRef } from 'react';
import { mdiClipboardCheckOutline } from '@mdi/js';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { AppDialog, Box, Button, EmptyPanel, Icon, QueryPanel } from '@touchline/ui';
import { sentenceOf, useHasPage, useMay } from '@touchline/ui/host';
import { Link, parseId, useAddressDialog } from '@touchline/ui/router';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { EVENT_PARAM } from '../model/dialog-params.js';
import { OverlapNote } from '../overlaps/overlap-note.js';
import type { MayPlan } from '../use-may-of-owner.js';
import { EventFactList } from './event-fact-list.js';
import { attendanceLink } from './model/event-facts.js';

interface EventDetailsDialogProps {
  /** The events loaded by the page. */
  events: { data: readonly CalendarEvent[] | undefined; error: unknown; refetch: () => unknown };
  /** Name of the team or athlete of an event; undefined while it is unknown. */
  ownerNameOf: (event: CalendarEvent) => string | undefined;
  mayPlan: MayPlan;
  /** The form replaces the dialog in the address. */
  onEdit: (event: CalendarEvent) => void;
  /** Called after the dialog has closed. */
  onRemove: (event: CalendarEvent) => void;
}

/** All details of an event. Open while the address names one. */
export function EventDetailsDialog({ events, ownerNameOf, mayPlan, onEdit, onRemove }: EventDetailsDialogProps) {
  const { value, close } = useAddressDialog(EVENT_PARAM);
  const hasPage = useHasPage();
  const may = useMay();
  const removedEvent = useRef<CalendarEvent | null>(null);
  useEffect(() => {
    if (value !== null || removedEvent.current === null) return;
    const event = removedEvent.current;
    removedEvent.current = null;
    onRemove(event);
  }, [value, onRemove]);
  if (value === null) return null;

  const id = parseId(value);
  const event = events.data?.find((loaded) => loaded.event_id === id);
  const remove = (chosen: CalendarEvent) => {
    removedEvent.current = chosen;
    close();
  };
  const mayChange = event !== undefined && mayPlan(event);
  const hasAttendance = event !== undefined && hasPage('/attendance') && may('attendance.read', event.team_id);
  const attendance = hasAttendance ? attendanceLink(event) : null;
  return (
    <AppDialog
      open
      title={event?.event_title ?? 'Event'}
      maxWidth="xs"
      onClose={close}
      actions={
        event ? (
          <>
            {mayChange && (
              <Button color="error" onClick={() => remove(event)} sx={{ mr: 'auto' }}>
                Remove
              </Button>
            )}
            {attendance !== null && (
              <Button component={Link} to={attendance} startIcon={<Icon path={mdiClipboardCheckOutline} />}>
                {may('attendance.write', event.team_id) ? 'Take attendance' : 'Attendance'}
              </Button>
            )}
            {mayChange ? (
              <Button variant="contained" disableElevation onClick={() => onEdit(event)}>
                Edit
              </Button>
            ) : (
              <Button onClick={close}>Close</Button>
            )}
          </>
        ) : (
          <Button onClick={close}>Close</Button>
        )
      }
    >
      <QueryPanel
        query={events}
        errorText={(error) => sentenceOf(error, calendarTexts.loadEventsFailed)}
        minHeight={160}
      >
        {() =>
          event ? (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <EventFactList event={event} ownerName={ownerNameOf(event)} />
              <OverlapNote event={event} />
            </Box>
          ) : (
            <EmptyPanel text={calendarTexts.eventNotShown} minHeight={120} />
          )
        }
      </QueryPanel>
    </AppDialog>
  );
}
