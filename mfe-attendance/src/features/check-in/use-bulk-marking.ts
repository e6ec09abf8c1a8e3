import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRetryKeys, failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { own } from '../../shared/own-names.js';
import { checkInTexts, NOTICE_MS } from '../../shared/texts/check-in-texts.js';
import { closeAttendanceMutation, type CloseDraft } from './api/close-attendance.js';
import type { BulkChange } from './model/bulk-undo.js';
import type { RegisterEntry } from './model/register.js';
import type { MarkQueue } from './queue/mark-queue.js';
import { unsentAt, type MarkedEvent } from './queue/waiting-mark.js';
import { useAllPresent } from './use-all-present.js';
import type { Reopening } from './use-reopening.js';

interface BulkMarkingOptions {
  /** Null while no event is chosen. */
  target: MarkedEvent | null;
  entries: readonly RegisterEntry[];
  queue: MarkQueue;
  offerUndo: (change: BulkChange) => void;
  reopen: Reopening['reopen'];
  /** Called when the event on screen was closed. */
  onClosed: () => void;
  /** Called when a close was reverted, even if another event is on screen by then. */
  onReopened: (target: MarkedEvent) => void;
}

/** Both ways to mark all athletes without a mark: as present first, or as absent when attendance is closed. */
export function useBulkMarking({
  target,
  entries,
  queue,
  offerUndo,
  reopen,
  onClosed,
  onReopened,
}: BulkMarkingOptions) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [retryKeys] = useState(() => createRetryKeys<CloseDraft>());
  const call = useMutation(closeAttendanceMutation(api, retryKeys));
  const [busy, setBusy] = useState<'absent' | 'present' | null>(null);
  // An answer may take 30 s, and the coach may have moved on: this is the event on screen when it arrives.
  const onScreen = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    onScreen.current = target?.eventId;
  });
  useEffect(() => () => void (onScreen.current = undefined), []);
  const allPresent = useAllPresent({ eventId: target?.eventId, entries, queue, offerUndo });

  const showNotice = (severity: 'success' | 'info' | 'error', text: string, undo?: () => void) =>
    notify({ severity, text, forMs: NOTICE_MS, ...(undo && { action: { label: 'Undo', run: undo } }) });
  const refresh = () => queryClient.invalidateQueries({ queryKey: own.key('attendance') });

  /** Runs one job at a time, after the queue. The job receives whether the queue has sent everything. */
  async function runExclusively(
    status: 'absent' | 'present',
    job: (at: MarkedEvent, allSent: boolean) => Promise<void>,
  ): Promise<void> {
    if (busy || !target) return;
    setBusy(status);
    try {
      await job(target, await queue.allSent());
    } finally {
      setBusy(null);
    }
  }

  async function close(at: MarkedEvent): Promise<void> {
    const { eventId, teamId, date } = at;
    // Closing now would mark absent the athletes whose marks are still in the queue, and contradict those marks later.
    const { waiting } = queue.state();
    if (waiting.some(({ eventId: id, problem }) => id === eventId && problem !== null))
      return showNotice('info', checkInTexts.closeNeedsDecision);
    const unsent = unsentAt(waiting, eventId);
    if (unsent > 0) {
      queue.flush();
      return showNotice('info', checkInTexts.closeWaits(unsent));
    }

    try {
      const body = { event_id: eventId, team_id: teamId, date, status: 'absent' } as const;
      const { closed, added, wasClosed, close_id: closeId } = await call.mutateAsync(body);
      if (wasClosed) showNotice('info', checkInTexts.alreadyClosed(added));
      else
        showNotice('success', checkInTexts.closed(closed), () => {
          void reopen({ eventId, closeId }).then((isOpen) => isOpen && onReopened(at));
        });
      if (onScreen.current === eventId) onClosed();
      void refresh();
    } catch (error) {
      showNotice('error', failureText(error, checkInTexts.closeFailed));
    }
  }

  return {
    busy,
    close: () => void runExclusively('absent', close),
    allPresent: () => void runExclusively('present', allPresent),
  };
}
