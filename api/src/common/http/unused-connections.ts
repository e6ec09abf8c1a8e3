import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** For how long a connection may be without its first request when the server stops, in milliseconds. */
const FIRST_REQUEST_MS = 1000;

/**
 * Connections without a request so far. Browsers open some in advance, and Node counts them as busy for a minute: a stop
 * would wait for them. The first request of a connection that a proxy has just opened is still on its way.
 */
export class UnusedConnections {
  /** With the time of opening, as `performance.now` says it. */
  private readonly openedAt = new Map<Socket, number>();

  watch(server: Server): Server {
    return server
      .on('connection', (socket) => {
        this.openedAt.set(socket, performance.now());
        socket.once('close', () => this.openedAt.delete(socket));
      })
      .on('request', ({ socket }) => void this.openedAt.delete(socket));
  }

  /** Closes those that have waited long enough now, and the others when they have. */
  close(): void {
    const now = performance.now();
    for (const [socket, openedAt] of this.openedAt) {
      const end = () => this.openedAt.has(socket) && socket.destroy();
      if (now - openedAt >= FIRST_REQUEST_MS) end();
      else setTimeout(end, openedAt + FIRST_REQUEST_MS - now);
    }
  }
}
