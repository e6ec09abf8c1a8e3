import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { DoneChange } from '@touchline/ui';
import { createKeptKey, failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { closeAttendanceMutation, type CloseDraft } from './api/close-attendance.js';
import { ALL_MARKED, allPresentText, closedText, eventText, NOTICE_MS, STILL_ASKED, stillWaitingText } from './model/check-in-texts.js';
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
  // What is shown when an answer arrives, which may take half a minute: the coach goes on meanwhile, here or elsewhere.
  const shown = useRef<{ eventId: number | undefined; entries: readonly RegisterEntry[] } | null>(null);
  useLayoutEffect(() => {
    shown.current = { eventId: marked?.eventId, entries };
  });
  useEffect(() => () => void (shown.current = null), []);

  const say = (severity: 'success' | 'info' | 'error', text: string) => notify({ severity, text, forMs: NOTICE_MS });
  const fill = (status: 'absent' | 'present', { eventId, teamId, date }: MarkedEvent) => call.mutateAsync({ event_id: eventId, team_id: teamId, date, status });

  /** Those without a mark, one by one: what cannot be sent now waits like any other mark. */
  async function markEach(at: MarkedEvent): Promise<void> {
    if (shown.current?.eventId !== at.eventId) return say('error', 'Failed to update attendance: You seem to be offline.');
    for (const { athleteId } of shown.current.entries.filter(({ status }) => status === null)) await queue.add({ ...at, athleteId, status: 'present', seen: null });
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
    const { marks } = queue.state();
    // Whoever a mark is waiting for would be marked absent here, and contradicted when it arrives or is decided.
    if (marks.some(({ eventId, problem }) => eventId === at.eventId && problem !== null)) return say('error', STILL_ASKED);
    if (!arrived) {
      queue.flush();
      return say('error', stillWaitingText(marks.length));
    }
    try {
      const { closed, close_id: closeId } = await fill('absent', at);
      say('success', closedText(closed));
      offerUndo(closed === 0 ? null : { changeId: closeId, eventId: at.eventId, text: `Closed: ${eventText({ event_time, event_title })}` });
      if (shown.current?.eventId === at.eventId) onClosed();
      void queryClient.invalidateQueries({ queryKey: ['attendance'] });
    } catch (error) {
      say('error', failureText(error, 'Failed to close attendance'));
    }
  }

  async function allPresent(at: MarkedEvent, arrived: boolean): Promise<void> {
    if (!arrived) return markEach(at);
    try {
      const { closed, close_id: closeId } = await fill('present', at);
      if (closed === 0) say('info', ALL_MARKED);
      else offerUndo({ changeId: closeId, eventId: at.eventId, text: allPresentText(closed) });
      await queryClient.invalidateQueries({ queryKey: ['attendance', 'event', at.eventId] });
    } catch (error) {
      if (isNotAnswered(error)) return markEach(at);
      say('error', `Failed to update attendance: ${failureText(error, 'Unknown error')}`);
    }
  }
  return {
    busy,
    close: () => void (event && marked && after('absent', (arrived) => close(marked, event, arrived))),
    allPresent: () => void (marked && after('present', (arrived) => allPresent(marked, arrived))),
  };
}
