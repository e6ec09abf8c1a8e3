import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { DoneChange } from '@touchline/ui';
import { ApiError, createKeptKey, failureText, newRetryKey, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { closeAttendanceMutation, type CloseDraft } from './api/close-attendance.js';
import { reopenAttendance } from './api/reopen-attendance.js';
import {
  ALL_MARKED,
  allPresentText,
  closedText,
  doneText,
  NOTICE_MS,
  partlySentText,
  STILL_ASKED,
  stillWaitingText,
} from './model/check-in-texts.js';
import { isNotAnswered } from './model/is-not-answered.js';
import type { RegisterEntry } from './model/register.js';
import type { MarkQueue } from './queue/mark-queue.js';
import type { MarkedEvent } from './queue/waiting-mark.js';

/** Marks of everybody that can be taken back. */
export interface DoneClose extends DoneChange {
  takeBack: () => Promise<void>;
}

/** The event that is open: what the calendar says of it, and what a mark names it by. */
interface OpenEvent {
  team: string;
  event: CalendarEvent;
  at: MarkedEvent;
}

interface CloseOptions {
  /** null while none is chosen. */
  open: OpenEvent | null;
  entries: readonly RegisterEntry[];
  queue: MarkQueue;
  offerUndo: (done: DoneClose) => void;
  onClosed: () => void;
  /** A close was taken back, whatever is shown by then. */
  onReopened: (at: MarkedEvent) => void;
}

/** Both ways to mark everybody who has no mark: present first, or absent at the end. */
export function useClose({ open, entries, queue, offerUndo, onClosed, onReopened }: CloseOptions) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [sender] = useState(() => createKeptKey<CloseDraft>());
  const call = useMutation(closeAttendanceMutation(api, sender));
  const [busy, setBusy] = useState<'absent' | 'present' | null>(null);
  // What is shown when an answer arrives, which may take half a minute: the coach goes on meanwhile, here or elsewhere.
  const shown = useRef<{ eventId: number | undefined; entries: readonly RegisterEntry[] } | null>(null);
  useLayoutEffect(() => {
    shown.current = { eventId: open?.at.eventId, entries };
  });
  useEffect(() => () => void (shown.current = null), []);

  const say = (severity: 'success' | 'info' | 'error', text: string) => notify({ severity, text, forMs: NOTICE_MS });
  const readAnew = () => queryClient.invalidateQueries({ queryKey: ['attendance'] });
  const fill = (status: 'absent' | 'present', { eventId, teamId, date }: MarkedEvent) =>
    call.mutateAsync({ event_id: eventId, team_id: teamId, date, status });

  async function reopen({ eventId }: MarkedEvent, closeId: string): Promise<void> {
    await reopenAttendance(api, { event_id: eventId, close_id: closeId });
    await readAnew();
  }

  /** Those without a mark, one by one: what cannot be sent now waits like any other mark. */
  async function markEach({ team, event, at }: OpenEvent): Promise<void> {
    if (shown.current?.eventId !== at.eventId)
      return say('error', 'Failed to update attendance: You seem to be offline.');
    const ids: number[] = [];
    for (const { athleteId } of shown.current.entries.filter(({ status }) => status === null))
      ids.push((await queue.add({ ...at, athleteId, status: 'present', seen: null })).id);
    const takeBack = async () => {
      const sent = ids.length - (await queue.withdraw(ids));
      if (sent > 0) throw new ApiError(409, 'partly_sent', partlySentText(ids.length, sent));
    };
    offerUndo({ changeId: newRetryKey(), text: doneText(team, event, allPresentText(ids.length)), takeBack });
  }

  /** One at a time, and after the marks that are on their way. `work` hears whether they have arrived. */
  async function after(
    status: 'absent' | 'present',
    work: (opened: OpenEvent, arrived: boolean) => Promise<void>,
  ): Promise<void> {
    if (busy || !open) return;
    setBusy(status);
    try {
      await work(open, await queue.settled());
    } finally {
      setBusy(null);
    }
  }

  async function close({ team, event, at }: OpenEvent, arrived: boolean): Promise<void> {
    const { marks } = queue.state();
    // Whoever a mark is waiting for would be marked absent here, and contradicted when it arrives or is decided.
    if (marks.some(({ eventId, problem }) => eventId === at.eventId && problem !== null))
      return say('error', STILL_ASKED);
    if (!arrived) {
      queue.flush();
      return say('error', stillWaitingText(marks.length));
    }
    try {
      const { closed, close_id: closeId } = await fill('absent', at);
      say('success', closedText(closed));
      const takeBack = async () => {
        await reopen(at, closeId);
        onReopened(at);
      };
      // One that marked nobody leaves the Undo of the one before it.
      if (closed > 0) offerUndo({ changeId: closeId, text: doneText(team, event, 'closed'), takeBack });
      if (shown.current?.eventId === at.eventId) onClosed();
      void readAnew();
    } catch (error) {
      say('error', failureText(error, 'Failed to close attendance'));
    }
  }

  async function allPresent(opened: OpenEvent, arrived: boolean): Promise<void> {
    const { team, event, at } = opened;
    if (!arrived) return markEach(opened);
    try {
      const { closed, close_id: closeId } = await fill('present', at);
      if (closed === 0) say('info', ALL_MARKED);
      else
        offerUndo({
          changeId: closeId,
          text: doneText(team, event, allPresentText(closed)),
          takeBack: () => reopen(at, closeId),
        });
      await readAnew();
    } catch (error) {
      if (isNotAnswered(error)) return markEach(opened);
      say('error', `Failed to update attendance: ${failureText(error, 'Unknown error')}`);
    }
  }
  return { busy, close: () => void after('absent', close), allPresent: () => void after('present', allPresent) };
}
