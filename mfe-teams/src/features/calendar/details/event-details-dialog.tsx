import { useEffect, useRef } from 'react';
import { mdiClipboardCheckOutline } from '@mdi/js';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { AppDialog, Button, EmptyPanel, Icon, QueryPanel } from '@touchline/ui';
import { sentenceOf, useHasPage } from '@touchline/ui/host';
import { Link, parseId, useAddressDialog } from '@touchline/ui/router';
import { EVENT_PARAM } from '../model/dialog-params.js';
import { EventFacts } from './event-facts-list.js';
import { attendanceLink } from './model/event-facts.js';

interface EventDetailsDialogProps {
  /** The events that the page has loaded. */
  events: { data: readonly CalendarEvent[] | undefined; error: unknown; refetch: () => unknown };
  /** The team or the athlete of an event; undefined while that is not known. */
  whose: (event: CalendarEvent) => string | undefined;
  /** Its form takes the dialog's place in the address. */
  onEdit: (event: CalendarEvent) => void;
  /** Called once the dialog is closed. */
  onRemove: (event: CalendarEvent) => void;
}

const NOT_HERE =
  'This event is not in the calendar shown here. It may have been moved or deleted, or belong to another team or month.';

/** All there is to say about an event. Open while the address names one. */
export function EventDetailsDialog({ events, whose, onEdit, onRemove }: EventDetailsDialogProps) {
  const { value, close } = useAddressDialog(EVENT_PARAM);
  const hasPage = useHasPage();
  const removed = useRef<CalendarEvent | null>(null);
  useEffect(() => {
    if (value !== null || removed.current === null) return;
    const event = removed.current;
    removed.current = null;
    onRemove(event);
  }, [value, onRemove]);
  if (value === null) return null;

  const id = parseId(value);
  const event = events.data?.find((one) => one.event_id === id);
  const remove = (chosen: CalendarEvent) => {
    removed.current = chosen;
    close();
  };
  const attendance = event && hasPage('/attendance') ? attendanceLink(event) : null;
  return (
    <AppDialog
      open
      title={event?.event_title ?? 'Event'}
      maxWidth="xs"
      onClose={close}
      actions={
        event ? (
          <>
            <Button color="error" onClick={() => remove(event)} sx={{ mr: 'auto' }}>
              Remove
            </Button>
            {attendance !== null && (
              <Button component={Link} to={attendance} startIcon={<Icon path={mdiClipboardCheckOutline} />}>
                Take attendance
              </Button>
            )}
            <Button variant="contained" disableElevation onClick={() => onEdit(event)}>
              Edit
            </Button>
          </>
        ) : (
          <Button onClick={close}>Close</Button>
        )
      }
    >
      <QueryPanel
        query={events}
        errorText={(error) => sentenceOf(error, 'Failed to load events. Please try again.')}
        minHeight={160}
      >
        {() =>
          event ? <EventFacts event={event} whose={whose(event)} /> : <EmptyPanel text={NOT_HERE} minHeight={120} />
        }
      </QueryPanel>
    </AppDialog>
  );
}
