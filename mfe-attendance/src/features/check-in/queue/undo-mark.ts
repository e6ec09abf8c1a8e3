import type { MarkQueue } from './mark-queue.js';
import type { WaitingMark } from './waiting-mark.js';

/**
 * Takes a mark of this page back. One that never left the device is withdrawn; otherwise the mark that the coach saw
 * before is sent, or its removal if there was none, and the server refuses it if somebody marked the athlete since.
 */
export async function undoMark(queue: MarkQueue, mark: WaitingMark): Promise<void> {
  const { id, eventId, teamId, date, athleteId, status, seen } = mark;
  const waiting = queue.state().waiting.find((other) => other.id === id);
  // The server refused it: nothing is stored that could be taken back.
  if (waiting && waiting.problem !== null) return queue.discard(waiting);

  const withdrawn = await queue.withdraw([id]);
  if (withdrawn.length === 0) await queue.add({ eventId, teamId, date, athleteId, status: seen, seen: status });
}
