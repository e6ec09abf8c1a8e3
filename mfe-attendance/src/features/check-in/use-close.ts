import { useState } from 'react';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { DoneChange } from '@touchline/ui';
import { createKeptKey, failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { closeAttendanceMutation, type CloseDraft } from './api/close-attendance.js';
import { allPresentText, closedText, eventText, NOTICE_MS, stillWaitingText } from './model/check-in-texts.js';
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

  const fill = (status: 'absent' | 'present', { eventId, teamId, date }: MarkedEvent) => call.mutateAsync({ event_id: eventId, team_id: teamId, date, status });

  /** Those without a mark, one by one: what cannot be sent now waits like any other mark. */
  async function markEach(at: MarkedEvent): Promise<void> {
    for (const { athleteId } of entries.filter(({ status }) => status === null)) await queue.add({ ...at, athleteId, status: 'present', seen: null });
  }

  /** One at a time, and after the marks that are on their way. `work` hears whether they have arrived. */
  async function after(status: 'absent' | 'present', work: (arrived: boolean) => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(status);
    try {
      await work(await queue.settled());
    } finally {
      setBusy(null);
    }
  }

  async function close(at: MarkedEvent, { event_time, event_title }: CalendarEvent, arrived: boolean): Promise<void> {
    // Whoever a mark is waiting for would be marked absent here, and contradicted when it arrives.
    if (!arrived) {
      queue.flush();
      return notify({ severity: 'error', text: stillWaitingText(entries.filter(({ waiting }) => waiting).length), forMs: NOTICE_MS });
    }
    try {
      const { closed, close_id: closeId } = await fill('absent', at);
      notify({ severity: 'success', text: closedText(closed), forMs: NOTICE_MS });
      offerUndo(closed === 0 ? null : { changeId: closeId, eventId: at.eventId, text: `Closed: ${eventText({ event_time, event_title })}` });
      onClosed();
      void queryClient.invalidateQueries({ queryKey: ['attendance'] });
    } catch (error) {
      notify({ severity: 'error', text: failureText(error, 'Failed to close attendance'), forMs: NOTICE_MS });
    }
  }

  async function allPresent(at: MarkedEvent, arrived: boolean): Promise<void> {
    if (!arrived) return markEach(at);
    try {
      const { closed, close_id: closeId } = await fill('present', at);
      offerUndo({ changeId: closeId, eventId: at.eventId, text: allPresentText(closed) });
      await queryClient.invalidateQueries({ queryKey: ['attendance', 'event', at.eventId] });
    } catch (error) {
      if (isNotAnswered(error)) return markEach(at);
      notify({ severity: 'error', text: `Failed to update attendance: ${failureText(error, 'Unknown error')}`, forMs: NOTICE_MS });
    }
  }
  return {
    busy,
    close: () => void (event && marked && after('absent', (arrived) => close(marked, event, arrived))),
    allPresent: () => void (marked && after('present', (arrived) => allPresent(marked, arrived))),
  };
}
