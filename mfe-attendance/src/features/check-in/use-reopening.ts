import { useState } from 'react';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { useQueryClient } from '@touchline/ui/query';
import { own } from '../../shared/own-names.js';
import { checkInTexts, NOTICE_MS } from '../../shared/texts/check-in-texts.js';
import { reopenAttendance } from './api/reopen-attendance.js';
import type { MarkQueue } from './queue/mark-queue.js';
import { unsentAt } from './queue/waiting-mark.js';

/** A close, by which its marks are removed again. */
export interface ClosedAttendance {
  eventId: number;
  closeId: string;
}

export interface Reopening {
  /** The event that is being reopened. */
  busyEventId: number | null;
  /** Removes the marks of a close that nobody has changed since, and says what came of it. Resolves false if nothing did. */
  reopen: (closed: ClosedAttendance) => Promise<boolean>;
}

export function useReopening(queue: MarkQueue): Reopening {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busyEventId, setBusyEventId] = useState<number | null>(null);

  const showNotice = (severity: 'success' | 'info' | 'error', text: string) =>
    notify({ severity, text, forMs: NOTICE_MS });

  async function send({ eventId, closeId }: ClosedAttendance): Promise<boolean> {
    // A mark made after the close replaces one that the close wrote: it must arrive first.
    await queue.allSent();
    const unsent = unsentAt(queue.state().waiting, eventId);
    if (unsent > 0) {
      queue.flush();
      showNotice('info', checkInTexts.reopenWaits(unsent));
      return false;
    }

    const answer = await reopenAttendance(api, { event_id: eventId, close_id: closeId });
    await queryClient.invalidateQueries({ queryKey: own.key('attendance') });
    if (answer.was_closed) showNotice('success', checkInTexts.reopened(answer.reopened, answer.changed_since));
    else showNotice('info', checkInTexts.alreadyReopened);
    return true;
  }

  async function reopen(closed: ClosedAttendance): Promise<boolean> {
    if (busyEventId !== null) return false;
    setBusyEventId(closed.eventId);
    try {
      return await send(closed);
    } catch (error) {
      showNotice('error', failureText(error, checkInTexts.reopenFailed));
      return false;
    } finally {
      setBusyEventId(null);
    }
  }

  return { busyEventId, reopen };
}
