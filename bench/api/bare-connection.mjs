/** A connection to an HTTP server on a bare socket, because callers share the machine with the server. */
import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
/** Proxies close a connection that is idle for longer, which may meet the next call. */
const LONGEST_IDLE_MS = 4000;

export class BareConnection {
  received = Buffer.alloc(0);
  /** Of the call in progress; at most one. */
  done = null;
  from = 0;
  freeSince = 0;
  /** Whether the server closes it after the last answer. */
  isClosing = false;

  /** @param {{ hostname: string, port: string }} server */
  constructor(server) {
    this.server = server;
    this.open();
  }

  /**
   * @param {string} request with head and body
   * @param {(status: number, milliseconds: number, body: string) => void} done the status is 0 when the connection is lost
   */
  call(request, done) {
    this.from = performance.now();
    if (this.isClosing || this.from - this.freeSince > LONGEST_IDLE_MS) {
      this.socket.removeAllListeners('close').removeAllListeners('data').destroy();
      this.open();
    }
    this.done = done;
    this.socket.write(request);
  }

  open() {
    this.received = Buffer.alloc(0);
    this.isClosing = false;
    this.freeSince = performance.now();
    this.socket = connect(Number(this.server.port), this.server.hostname);
    this.socket.setNoDelay(true);
    this.socket.on('data', (chunk) => this.receive(chunk));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.open();
      this.end(0, '');
    });
  }

  receive(chunk) {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf(END_OF_HEAD);
    if (headEnd === -1) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const bodyStart = headEnd + END_OF_HEAD.length;
    const bodyEnd = bodyStart + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.received.length < bodyEnd) return;
    const body = this.received.toString('utf8', bodyStart, bodyEnd);
    this.received = Buffer.alloc(0);
    this.isClosing = /^connection: close/im.test(head);
    this.end(Number(head.slice(9, 12)), body);
  }

  end(status, body) {
    const { done } = this;
    this.done = null;
    this.freeSince = performance.now();
    done?.(status, this.freeSince - this.from, body);
  }
}

/** Calls `arrive` at random moments, this many times a second on average: nobody waits for the answer of somebody else. */
export function arriveAtRandom({ rate, seconds }, arrive) {
  const from = performance.now();
  let next = from;
  const arriving = setInterval(() => {
    const now = performance.now();
    for (; next <= now; next += (-Math.log(1 - Math.random()) * 1000) / rate) arrive();
  }, 1);
  setTimeout(() => clearInterval(arriving), seconds * 1000);
}

/** The 99th percentile; 0 without any. */
export const p99Of = (times) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
