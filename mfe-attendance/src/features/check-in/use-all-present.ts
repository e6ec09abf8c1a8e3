import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, createRetryKeys, failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { own } from '../../shared/own-names.js';
import { checkInTexts, NOTICE_MS, UNKNOWN_REASON } from '../../shared/texts/check-in-texts.js';
import { closeAttendanceMutation, type CloseDraft } from './api/close-attendance.js';
import { eventMarksQuery } from './api/get-event-marks.js';
import { reopenAttendance } from './api/reopen-attendance.js';
import type { BulkChange, RevertOutcome } from './model/bulk-undo.js';
import { isPending, type RegisterEntry } from './model/register.js';
import type { MarkQueue } from './queue/mark-queue.js';
import { undoMarks } from './queue/undo-marks.js';
import { unsentAt, type MarkedEvent, type WaitingMark } from './queue/waiting-mark.js';

interface AllPresentOptions {
  /** Undefined while no event is open. */
  eventId: number | undefined;
  entries: readonly RegisterEntry[];
  queue: MarkQueue;
  offerUndo: (change: BulkChange) => void;
}

/** Marks all athletes without a mark as present: on the server, or without a connection one by one through the queue. */
export function useAllPresent({ eventId: openId, entries, queue, offerUndo }: AllPresentOptions) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [retryKeys] = useState(() => createRetryKeys<CloseDraft>());
  const call = useMutation(closeAttendanceMutation(api, retryKeys));
  // An answer may take 30 s: this is the register on screen when it arrives.
  const onScreen = useRef<{ eventId: number | undefined; entries: readonly RegisterEntry[] } | null>(null);
  useLayoutEffect(() => {
    onScreen.current = { eventId: openId, entries };
  });
  useEffect(() => () => void (onScreen.current = null), []);

  const showNotice = (severity: 'info' | 'error', text: string) => notify({ severity, text, forMs: NOTICE_MS });
  const refresh = () => queryClient.invalidateQueries({ queryKey: own.key('attendance') });

  /** Removes what this close wrote. `athleteIds` had no mark before it: those who have one afterwards were marked since. */
  async function reopen(
    { eventId }: MarkedEvent,
    closeId: string,
    athleteIds: ReadonlySet<number>,
  ): Promise<RevertOutcome> {
    // Marks made since that are still on their way must arrive first: they count as later ones.
    await queue.allSent();
    const waiting = unsentAt(queue.state().waiting, eventId);
    if (waiting > 0) {
      queue.flush();
      return { kind: 'waits', waiting };
    }

    await reopenAttendance(api, { event_id: eventId, close_id: closeId });
    const query = eventMarksQuery(api, eventId);
    // A request under way may answer with the marks before.
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    const records = await queryClient.fetchQuery(query);
    void refresh();
    return { kind: 'reverted', stayed: records.filter(({ athlete_id: id }) => athleteIds.has(id)).length };
  }

  /** Queues one mark for each athlete without a mark, for use without a connection. */
  async function queueMarks(target: MarkedEvent): Promise<void> {
    if (onScreen.current?.eventId !== target.eventId)
      return showNotice('error', checkInTexts.updateFailed(checkInTexts.offline));

    const marks: WaitingMark[] = [];
    for (const { athleteId } of unmarked(onScreen.current.entries))
      marks.push(await queue.add({ ...target, athleteId, status: 'present', seen: null }));

    const revert = (now: readonly RegisterEntry[]) => undoMarks(queue, marks, now);
    offerUndo({ eventId: target.eventId, count: marks.length, revert });
  }

  /** `allSent` says whether the queue has sent everything. */
  return async function allPresent(target: MarkedEvent, allSent: boolean): Promise<void> {
    if (!allSent) return queueMarks(target);
    const { eventId, teamId, date } = target;
    const athleteIds = new Set(unmarked(entries).map(({ athleteId }) => athleteId));
    try {
      const { closed, close_id: closeId } = await call.mutateAsync({
        event_id: eventId,
        team_id: teamId,
        date,
        status: 'present',
      });
      if (closed === 0) showNotice('info', checkInTexts.allMarked);
      else offerUndo({ eventId, count: closed, revert: () => reopen(target, closeId, athleteIds) });
      await refresh();
    } catch (error) {
      // Without an answer it is unknown whether the marks were stored.
      if (ApiError.hasCode(error, 'network')) return queueMarks(target);
      showNotice('error', checkInTexts.updateFailed(failureText(error, UNKNOWN_REASON)));
    }
  };
}

const unmarked = (entries: readonly RegisterEntry[]) => entries.filter(isPending);
