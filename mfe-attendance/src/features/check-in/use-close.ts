import { useState } from 'react';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { DoneChange } from '@touchline/ui';
import { createKeptKey, failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { closeAttendanceMutation, type CloseDraft } from './api/close-attendance.js';
import { allPresentText, closedText, eventText, NOTICE_MS } from './model/check-in-texts.js';
import { isNotAnswered } from './model/is-not-answered.js';
import type { RegisterEntry } from './model/register.js';
import type { MarkQueue } from './queue/mark-queue.js';
import type { MarkedEvent } from './queue/waiting-mark.js';

/** A close that can be taken back. */
export interface DoneClose extends DoneChange {
  eventId: number;
}

interface CloseOptions {
  event: CalendarEvent | undefined;
  marked: MarkedEvent | null;
  entries: readonly RegisterEntry[];
  queue: MarkQueue;
  offerUndo: (done: DoneClose | null) => void;
  onClosed: () => void;
}

/** Both ways to mark everybody who has no mark: present first, or absent at the end. */
export function useClose({ event, marked, entries, queue, offerUndo, onClosed }: CloseOptions) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [sender] = useState(() => createKeptKey<CloseDraft>());
  const call = useMutation(closeAttendanceMutation(api, sender));
  const [busy, setBusy] = useState<'absent' | 'present' | null>(null);
  const waiting = entries.filter((entry) => entry.waiting).length;

  async function fill(status: 'absent' | 'present', { eventId, teamId, date }: MarkedEvent) {
    setBusy(status);
    try {
      return await call.mutateAsync({ event_id: eventId, team_id: teamId, date, status });
    } finally {
      setBusy(null);
    }
  }

  /** Those without a mark, one by one: what cannot be sent now waits like any other mark. */
  async function markEach(at: MarkedEvent): Promise<void> {
    for (const { athleteId } of entries.filter(({ status }) => status === null)) await queue.add({ ...at, athleteId, status: 'present', seen: null });
  }

  async function close(): Promise<void> {
    if (!event || !marked || busy) return;
    // They would be marked absent here, and contradicted when they arrive.
    if (waiting > 0) {
      const marks = waiting === 1 ? '1 mark is' : `${waiting} marks are`;
      notify({ severity: 'error', text: `Failed to close attendance. ${marks} waiting to be sent; close it when the connection is back.`, forMs: NOTICE_MS });
      return queue.flush();
    }
    try {
      const { closed, close_id: closeId } = await fill('absent', marked);
      notify({ severity: 'success', text: closedText(closed), forMs: NOTICE_MS });
      offerUndo(closed === 0 ? null : { changeId: closeId, eventId: marked.eventId, text: `Closed: ${eventText(event)}` });
      onClosed();
      void queryClient.invalidateQueries({ queryKey: ['attendance'] });
    } catch (error) {
      notify({ severity: 'error', text: failureText(error, 'Failed to close attendance'), forMs: NOTICE_MS });
    }
  }

  async function allPresent(): Promise<void> {
    if (!marked || busy) return;
    if (waiting > 0) return markEach(marked);
    try {
      const { closed, close_id: closeId } = await fill('present', marked);
      offerUndo({ changeId: closeId, eventId: marked.eventId, text: allPresentText(closed) });
      await queryClient.invalidateQueries({ queryKey: ['attendance', 'event', marked.eventId] });
    } catch (error) {
      if (isNotAnswered(error)) return markEach(marked);
      notify({ severity: 'error', text: `Failed to update attendance: ${failureText(error, 'Unknown error')}`, forMs: NOTICE_MS });
    }
  }
  return { close, allPresent, busy };
}
