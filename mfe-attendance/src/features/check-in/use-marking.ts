import { useRef } from 'react';
import { isKnownStatus, type AnsweredStatus } from '@touchline/contracts/attendance-status';
import { useHost, useNotify } from '@touchline/ui/host';
import { useOfferedStatuses } from '../../shared/shown-statuses.js';
import { checkInTexts, NOTICE_MS } from '../../shared/texts/check-in-texts.js';
import { AREA_NAME } from '../../shared/waiting/shell-status.js';
import type { RegisterEntry } from './model/register.js';
import type { MarkQueue } from './queue/mark-queue.js';
import { undoMark } from './queue/undo-mark.js';
import { latestStatus, type MarkedEvent, type WaitingMark } from './queue/waiting-mark.js';

type MarkedEntry = Pick<RegisterEntry, 'athleteId' | 'name' | 'status'>;

/** Marks one athlete at a time, each with an Undo in its message. */
export function useMarking(queue: MarkQueue) {
  const notify = useNotify();
  // A mark that the club has switched off since could not be given again.
  const offered = useOfferedStatuses();
  const { report } = useHost();
  // One after the other: a quick second tap must see the mark of the first one.
  const last = useRef(Promise.resolve());
  const runInSequence = (job: () => Promise<void>) => {
    last.current = last.current.then(job).catch((error: unknown) => report(error, AREA_NAME));
  };
  const showNotice = (text: string, undo?: () => void) =>
    notify({
      severity: 'success',
      text,
      forMs: NOTICE_MS,
      ...(undo && { action: { label: 'Undo', run: undo } }),
    });

  const undo = (name: string, mark: WaitingMark) =>
    runInSequence(async () => {
      await undoMark(queue, mark);
      showNotice(checkInTexts.markUndone(name, mark.seen));
    });

  function mark(event: MarkedEvent, { athleteId, name, status: shown }: MarkedEntry, status: AnsweredStatus): void {
    runInSequence(async () => {
      const seen = latestStatus(queue.state().waiting, { ...event, athleteId }, shown);
      const added = await queue.add({ ...event, athleteId, status, seen });
      const canUndo = seen !== status && !(seen !== null && isKnownStatus(seen) && !offered.includes(seen));
      showNotice(checkInTexts.marked(name, status), canUndo ? () => undo(name, added) : undefined);
    });
  }

  /** The mark of a tap: tapping the status that the athlete has changes nothing. */
  function tap(event: MarkedEvent, entry: MarkedEntry, status: AnsweredStatus): void {
    const seen = latestStatus(queue.state().waiting, { ...event, athleteId: entry.athleteId }, entry.status);
    if (seen !== status) mark(event, entry, status);
  }

  return { mark, tap };
}
