import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

interface Target {
  host: string;
  port: number;
}

/** A proxy between the application and its database whose connections a test can cut, restore, freeze, or slow down. */
export class TcpProxy {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private frozen = false;
  private delayMs = 0;
  private lost: 'before it arrives' | 'with its answer' | null = null;

  private targets: readonly Target[];

  constructor(
    target: Target,
    private port = 0,
  ) {
    this.targets = [target];
  }

  /** Closes all connections and leads new ones to these servers, in turn. */
  leadTo(...targets: readonly Target[]): void {
    this.leadNewTo(...targets);
    for (const socket of this.sockets) socket.destroy();
  }

  /** Leads new connections to these servers, in turn; those that are open stay where they are. */
  leadNewTo(...targets: readonly Target[]): void {
    this.targets = targets;
  }

  /** Starts to forward and returns the port, which stays the same afterwards. */
  async plugIn(): Promise<number> {
    const server = createServer((near) => this.forward(near));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    return this.port;
  }

  /** The port, also while nothing listens on it. */
  get portNumber(): number {
    return this.port;
  }

  /** Closes all connections and refuses new ones. */
  async pull(): Promise<void> {
    const { server } = this;
    this.server = null;
    for (const socket of this.sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  /** Keeps connections open without forwarding anything, as with a frozen server. */
  freeze(frozen: boolean): void {
    this.frozen = frozen;
    for (const socket of this.sockets) {
      if (frozen) socket.pause();
      else socket.resume();
    }
  }

  /** Delivers what the server answers this much later, as over a long line. */
  slowDown(milliseconds: number): void {
    this.delayMs = milliseconds;
  }

  /** Cuts the connection of the next COMMIT: the server has not received it, or has stored what it confirms. */
  loseNextCommit(when: 'before it arrives' | 'with its answer'): void {
    this.lost = when;
  }

  /** Whether the COMMIT to lose has not been sent yet. */
  get isToLoseCommit(): boolean {
    return this.lost !== null;
  }

  private forward(near: Socket): void {
    const [target, ...others] = this.targets;
    if (!target) return void near.destroy();
    this.targets = [...others, target];
    const far = connect(target.port, target.host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (chunk) => {
        if (from === near && this.lost !== null && isCommit(chunk)) return this.loseCommit(near, far, chunk);
        if (from === near || this.delayMs === 0) to.write(chunk);
        else setTimeout(() => to.write(chunk), this.delayMs);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      if (this.frozen) from.pause();
    }
  }

  private loseCommit(near: Socket, far: Socket, chunk: Buffer): void {
    const isStored = this.lost === 'with its answer';
    this.lost = null;
    if (!isStored) return void far.destroy();
    far.removeAllListeners('data');
    far.once('data', () => near.destroy());
    far.write(chunk);
  }
}

/** The packet of a client with this text only. */
const isCommit = (chunk: Buffer): boolean => chunk.subarray(4).toString('latin1') === '\x03COMMIT';
