import { ATTENDANCE_STATUSES } from '@touchline/contracts/attendance-status';
import type { Closing } from '@touchline/contracts/attendance.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { Box, Button, Typography } from '@touchline/ui';
import { clockTime } from '../../../shared/clock-time.js';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import type { Reopening } from '../use-reopening.js';
import type { Taking } from '../use-taking.js';

/** An event of today whose attendance is closed. */
export interface ClosedEvent {
  event: CalendarEvent;
  closing: Closing;
}

interface TeamEventsProps {
  closed: readonly ClosedEvent[];
  /** Those that take no attendance. */
  untaken: readonly CalendarEvent[];
  /** Null where the coach's role does not allow it; so is `taking`. */
  reopening: Reopening | null;
  taking: Taking | null;
}

/** What a team's card says about its events of today. */
export function TeamEvents({ closed, untaken, reopening, taking }: TeamEventsProps) {
  if (closed.length === 0 && untaken.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2, pb: 1, pt: 0 }}>
      {closed.map(({ event, closing }) => (
        <TeamEvent
          key={event.event_id}
          name={checkInTexts.eventName(event)}
          text={checkInTexts.closedAt(
            clockTime(Date.parse(closing.closed_at)),
            new Map(ATTENDANCE_STATUSES.map((status) => [status, closing[status]])),
          )}
          action={checkInTexts.reopen}
          actionName={checkInTexts.reopenEvent(event.event_title)}
          busy={reopening?.busyEventId === event.event_id}
          onAction={
            reopening ? () => void reopening.reopen({ eventId: event.event_id, closeId: closing.close_id }) : undefined
          }
        />
      ))}
      <UntakenEvents
        events={untaken}
        busyEventId={taking?.busyEventId ?? null}
        onTake={taking ? (event) => void taking.takeAttendance(event) : undefined}
      />
    </Box>
  );
}

interface UntakenEventsProps {
  events: readonly CalendarEvent[];
  busyEventId: number | null;
  /** Undefined where the coach's role does not allow it. */
  onTake: ((event: CalendarEvent) => void) | undefined;
}

/** Events that take no attendance, each with the way to change that if there is one. */
function UntakenEvents({ events, busyEventId, onTake }: UntakenEventsProps) {
  return events.map((event) => (
    <TeamEvent
      key={event.event_id}
      name={checkInTexts.eventName(event)}
      text={checkInTexts.takesNone}
      action={checkInTexts.takeAttendance}
      actionName={checkInTexts.takeAttendanceAt(event.event_title)}
      busy={busyEventId === event.event_id}
      onAction={onTake && (() => onTake(event))}
    />
  ));
}

/** The same as a list of its own. */
export function UntakenList(props: UntakenEventsProps) {
  if (props.events.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, mx: 'auto', p: 0, maxWidth: 480, textAlign: 'left' }}>
      <UntakenEvents {...props} />
    </Box>
  );
}

interface TeamEventProps {
  name: string;
  text: string;
  action: string;
  /** For screen readers: names the event, too. */
  actionName: string;
  busy: boolean;
  /** Undefined: the event has no action. */
  onAction: (() => void) | undefined;
}

function TeamEvent({ name, text, action, actionName, busy, onAction }: TeamEventProps) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      {onAction && (
        <Button aria-label={actionName} loading={busy} onClick={onAction} sx={{ minHeight: 44 }}>
          {action}
        </Button>
      )}
    </Box>
  );
}
