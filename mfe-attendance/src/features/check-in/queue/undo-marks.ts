import type { RevertOutcome } from '../model/bulk-undo.js';
import type { RegisterEntry } from '../model/register.js';
import type { MarkQueue } from './mark-queue.js';
import { undoMark } from './undo-mark.js';
import { hasSameTarget, type WaitingMark } from './waiting-mark.js';

/** Takes marks of this page back, except those that the coach or another one has changed since. */
export async function undoMarks(
  queue: MarkQueue,
  marks: readonly WaitingMark[],
  entries: readonly RegisterEntry[],
): Promise<RevertOutcome> {
  let stayed = 0;
  for (const mark of marks) {
    const own = queue.state().waiting.filter((other) => hasSameTarget(other, mark));
    const isRefused = own.some(({ id, problem }) => id === mark.id && problem !== null);
    const isMarkedAgain = own.some(({ id }) => id > mark.id);
    const shown = entries.find(({ athleteId }) => athleteId === mark.athleteId)?.status ?? null;
    const isLater = isMarkedAgain || (shown !== null && shown !== mark.status);
    if (isLater) stayed += 1;
    // A refused mark is not stored: only the question about it is dropped.
    if (isRefused || (!isLater && shown !== null)) await undoMark(queue, mark);
  }
  return { kind: 'reverted', stayed };
}
