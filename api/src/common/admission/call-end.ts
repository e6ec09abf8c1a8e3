import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What to do when a connection closes, for the calls on it that are not over yet. */
const endsOfCalls = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls `onEnd` once when a call is over: its answer is sent, or its connection closed. The second is not known from the
 * answer alone: Node tells nothing to that of a pipelined call which waits for the answer of the call before it. The
 * returned function takes `onEnd` back.
 */
export function onCallEnd({ socket }: IncomingMessage, response: ServerResponse, onEnd: () => void): () => void {
  const ends = endsOf(socket);
  const end = (): void => {
    takeBack();
    onEnd();
  };
  const takeBack = (): void => {
    response.removeListener('close', end);
    ends.delete(end);
  };
  response.once('close', end);
  ends.add(end);
  return takeBack;
}

export function isCallOver({ socket }: IncomingMessage, response: ServerResponse): boolean {
  return response.destroyed || socket.destroyed;
}

/** One listener per connection, because many calls may wait on it. */
function endsOf(socket: Socket): Set<() => void> {
  const known = endsOfCalls.get(socket);
  if (known) return known;

  const ends = new Set<() => void>();
  endsOfCalls.set(socket, ends);
  socket.once('close', () => {
    for (const end of ends) end();
  });
  return ends;
}
