import { useState } from 'react';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { announceChange, useQueryClient } from '@touchline/ui/query';
import { checkInTexts, NOTICE_MS } from '../../shared/texts/check-in-texts.js';
import { takeAttendanceAt, undoEventChange } from './api/change-taking.js';

export interface Taking {
  /** The event that is being changed. */
  busyEventId: number | null;
  /** Lets attendance be taken at an event; its message offers Undo. Resolves false if nothing was changed. */
  takeAttendance: (event: CalendarEvent) => Promise<boolean>;
}

/** Changes events at which no attendance is taken. */
export function useTaking(): Taking {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busyEventId, setBusyEventId] = useState<number | null>(null);

  async function undo({ event_title: title }: CalendarEvent, changeId: string): Promise<void> {
    try {
      await undoEventChange(api, changeId);
      notify({ severity: 'success', text: checkInTexts.takingUndone(title), forMs: NOTICE_MS });
    } catch (error) {
      notify({ severity: 'error', text: failureText(error, checkInTexts.takingUndoFailed), forMs: NOTICE_MS });
    } finally {
      announceChange(queryClient, ['events']);
    }
  }

  async function takeAttendance(event: CalendarEvent): Promise<boolean> {
    if (busyEventId !== null) return false;
    setBusyEventId(event.event_id);
    try {
      const { change_id: changeId } = await takeAttendanceAt(api, event);
      const action = { label: 'Undo', run: () => void undo(event, changeId) };
      notify({ severity: 'success', text: checkInTexts.taken(event.event_title), forMs: NOTICE_MS, action });
      return true;
    } catch (error) {
      notify({ severity: 'error', text: failureText(error, checkInTexts.takingFailed), forMs: NOTICE_MS });
      return false;
    } finally {
      // After a refusal too: the event is not what the screen shows.
      announceChange(queryClient, ['events']);
      setBusyEventId(null);
    }
  }

  return { busyEventId, takeAttendance };
}
