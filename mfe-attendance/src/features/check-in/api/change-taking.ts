import type { CalendarEvent, ChangeEventBody, SavedEvent, Undone } from '@touchline/contracts/calendar.schema';
import { sentBack } from '@touchline/contracts/words';
import type { ApiClient } from '@touchline/ui/host';

/**
 * Makes an event one at which attendance is taken; what else it holds stays. Rejects with 409 `event_changed` if someone
 * has changed it since it was read.
 */
export function takeAttendanceAt(api: ApiClient, event: CalendarEvent): Promise<SavedEvent> {
  const { team_id, date, event_title, event_time, version } = event;
  const event_type = sentBack(event.event_type);
  const body: ChangeEventBody = { team_id, date, event_title, event_type, event_time, version, attendance_taken: true };
  return api.call('PUT /api/calendar/list/{id}', { params: { id: event.event_id }, body });
}

/** Rejects with 409 if the event was changed since, or if marks were made at it. */
export const undoEventChange = (api: ApiClient, changeId: string): Promise<Undone> =>
  api.call('POST /api/calendar/undo', { body: { change_id: changeId } });
