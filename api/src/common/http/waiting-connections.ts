import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn that did nothing else, in milliseconds: connections that came meanwhile are very few. */
const SHORT_TURN_MS = 0.3;
/** For how long a stop looks for such a turn, in milliseconds. */
const LONGEST_MS = 1000;

/**
 * Resolves in a short turn of Node's loop in which no connection waits to be accepted. Close the port in the same turn: closing
 * resets connections that wait, and a proxy does not send a call again that it has written to such a one. Node accepts one in
 * each turn.
 */
export async function untilNoneWaits(server: Server): Promise<void> {
  let hasAccepted: boolean;
  const note = () => void (hasAccepted = true);
  server.on('connection', note);
  const from = performance.now();
  for (let begun = from; begun - from < LONGEST_MS;) {
    hasAccepted = false;
    await nextTurn();
    const ended = performance.now();
    if (!hasAccepted && ended - begun < SHORT_TURN_MS) break;
    begun = ended;
  }
  server.off('connection', note);
}
