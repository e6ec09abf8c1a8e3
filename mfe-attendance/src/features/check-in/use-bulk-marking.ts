import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { DoneChange } from '@touchline/ui';
import { ApiError, createRetryKeys, failureText, newRetryKey, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { own } from '../../shared/own-names.js';
import { checkInTexts, NOTICE_MS, UNKNOWN_REASON } from '../../shared/texts/check-in-texts.js';
import { closeAttendanceMutation, type CloseDraft } from './api/close-attendance.js';
import { reopenAttendance } from './api/reopen-attendance.js';
import type { RegisterEntry } from './model/register.js';
import type { MarkQueue } from './queue/mark-queue.js';
import type { MarkedEvent } from './queue/waiting-mark.js';

/** Marks made for everybody at once, which an Undo can revert. */
export interface DoneBulkMarking extends DoneChange {
  revert: () => Promise<void>;
}

/** The open event: its calendar entry, and the ids its marks carry. */
interface OpenEvent {
  team: string;
  event: CalendarEvent;
  target: MarkedEvent;
}

interface BulkMarkingOptions {
  /** Null while no event is chosen. */
  openEvent: OpenEvent | null;
  entries: readonly RegisterEntry[];
  queue: MarkQueue;
  offerUndo: (done: DoneBulkMarking) => void;
  onClosed: () => void;
  /** Called when a close was reverted, whatever event is on screen by then. */
  onReopened: (target: MarkedEvent) => void;
}

/** Both ways to mark all athletes without a mark: as present first, or as absent when attendance is closed. */
export function useBulkMarking({ openEvent, entries, queue, offerUndo, onClosed, onReopened }: BulkMarkingOptions) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [retryKeys] = useState(() => createRetryKeys<CloseDraft>());
  const call = useMutation(closeAttendanceMutation(api, retryKeys));
  const [busy, setBusy] = useState<'absent' | 'present' | null>(null);
  // An answer may take 30 s, and the coach may have moved on: this is what is on screen when it arrives.
  const onScreen = useRef<{ eventId: number | undefined; entries: readonly RegisterEntry[] } | null>(null);
  useLayoutEffect(() => {
    onScreen.current = { eventId: openEvent?.target.eventId, entries };
  });
  useEffect(() => () => void (onScreen.current = null), []);

  const showNotice = (severity: 'success' | 'info' | 'error', text: string) =>
    notify({ severity, text, forMs: NOTICE_MS });
  const refresh = () => queryClient.invalidateQueries({ queryKey: own.key('attendance') });
  const markUnmarked = (status: 'absent' | 'present', { eventId, teamId, date }: MarkedEvent) =>
    call.mutateAsync({ event_id: eventId, team_id: teamId, date, status });

  async function reopen({ eventId }: MarkedEvent, closeId: string): Promise<void> {
    await reopenAttendance(api, { event_id: eventId, close_id: closeId });
    await refresh();
  }

  /** Queues one mark for each athlete without a mark, for use without a connection. */
  async function queuePresentMarks({ team, event, target }: OpenEvent): Promise<void> {
    if (onScreen.current?.eventId !== target.eventId)
      return showNotice('error', checkInTexts.updateFailed(checkInTexts.offline));

    const ids: number[] = [];
    for (const { athleteId } of onScreen.current.entries.filter(({ status }) => status === null))
      ids.push((await queue.add({ ...target, athleteId, status: 'present', seen: null })).id);

    const revert = async () => {
      const sent = ids.length - (await queue.withdraw(ids)).length;
      if (sent > 0) throw new ApiError(409, 'partly_sent', checkInTexts.partlySent(ids.length, sent));
    };
    const text = checkInTexts.undoable(team, event, checkInTexts.allPresent(ids.length));
    offerUndo({ changeId: newRetryKey(), text, revert });
  }

  /** Runs one job at a time, after the queue. The job is told whether the queue has sent everything. */
  async function runExclusively(
    status: 'absent' | 'present',
    job: (event: OpenEvent, allSent: boolean) => Promise<void>,
  ): Promise<void> {
    if (busy || !openEvent) return;
    setBusy(status);
    try {
      await job(openEvent, await queue.allSent());
    } finally {
      setBusy(null);
    }
  }

  async function close({ team, event, target }: OpenEvent, allSent: boolean): Promise<void> {
    // Closing now would mark absent the athletes whose marks are still in the queue, and contradict those marks later.
    const { waiting } = queue.state();
    if (waiting.some(({ eventId, problem }) => eventId === target.eventId && problem !== null))
      return showNotice('info', checkInTexts.closeNeedsDecision);
    if (!allSent) {
      queue.flush();
      return showNotice('info', checkInTexts.closeWaits(waiting.length));
    }

    try {
      const { closed, close_id: closeId } = await markUnmarked('absent', target);
      showNotice('success', checkInTexts.closed(closed));
      const revert = async () => {
        await reopen(target, closeId);
        onReopened(target);
      };
      // A close that marked nobody keeps the Undo of the change before it.
      const text = checkInTexts.undoable(team, event, checkInTexts.attendanceClosed);
      if (closed > 0) offerUndo({ changeId: closeId, text, revert });
      if (onScreen.current?.eventId === target.eventId) onClosed();
      void refresh();
    } catch (error) {
      showNotice('error', failureText(error, checkInTexts.closeFailed));
    }
  }

  async function allPresent(opened: OpenEvent, allSent: boolean): Promise<void> {
    const { team, event, target } = opened;
    if (!allSent) return queuePresentMarks(opened);
    try {
      const { closed, close_id: closeId } = await markUnmarked('present', target);
      const text = checkInTexts.undoable(team, event, checkInTexts.allPresent(closed));
      if (closed === 0) showNotice('info', checkInTexts.allMarked);
      else offerUndo({ changeId: closeId, text, revert: () => reopen(target, closeId) });
      await refresh();
    } catch (error) {
      // Without an answer it is unknown whether the marks were stored.
      if (ApiError.hasCode(error, 'network')) return queuePresentMarks(opened);
      showNotice('error', checkInTexts.updateFailed(failureText(error, UNKNOWN_REASON)));
    }
  }

  return {
    busy,
    close: () => void runExclusively('absent', close),
    allPresent: () => void runExclusively('present', allPresent),
  };
}
