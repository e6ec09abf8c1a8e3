import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections without a request so far. Browsers open some in advance, and Node counts them as busy for a minute: a stop
 * would wait for them.
 */
export class UnusedConnections {
  private readonly sockets = new Set<Socket>();

  watch(server: Server): Server {
    return server
      .on('connection', (socket) => {
        this.sockets.add(socket);
        socket.once('close', () => this.sockets.delete(socket));
      })
      .on('request', ({ socket }) => void this.sockets.delete(socket));
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
