/**
 * Calls an address at a given rate, at random moments, however slowly the server answers, and prints as JSON what came
 * back: calls per second by their outcome, and the 99th percentile of the latency of the accepted and of the refused
 * ones. Bare sockets, because the client shares the machine with the server. Without a rate each connection calls again
 * at once.
 */
import { connect } from 'node:net';

const { url, cookie, connections, rate, seconds } = JSON.parse(process.argv[2] ?? '');
const { hostname, port, pathname, search, host } = new URL(url);
const CALL = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

const idle = [];
const accepted = [];
const refused = [];
let failed = 0;
let unsent = 0;
let isOver = false;

/** A connection that has at most one call. */
class Connection {
  from = 0;
  received = Buffer.alloc(0);

  constructor() {
    this.open();
  }

  open() {
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    this.socket.on('data', (chunk) => this.receive(chunk));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      if (this.from > 0) failed += 1;
      this.from = 0;
      if (isOver) return;
      this.received = Buffer.alloc(0);
      this.open();
      callAgain(this);
    });
  }

  call() {
    this.from = performance.now();
    this.socket.write(CALL);
  }

  receive(chunk) {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf(END_OF_HEAD);
    if (headEnd === -1) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.received.length < headEnd + END_OF_HEAD.length + length) return;

    const status = Number(head.slice(9, 12));
    const milliseconds = performance.now() - this.from;
    if (status === 200) accepted.push(milliseconds);
    else if (status === 503) refused.push(milliseconds);
    else failed += 1;
    this.from = 0;
    this.received = Buffer.alloc(0);
    if (!isOver) callAgain(this);
  }
}

function callAgain(connection) {
  if (rate) idle.push(connection);
  else connection.call();
}

for (let n = 0; n < connections; n += 1) callAgain(new Connection());
const from = performance.now();
const end = from + seconds * 1000;
if (rate) {
  // Arrivals at random moments: nobody waits for the answer of somebody else.
  let next = from;
  const sending = setInterval(() => {
    const now = performance.now();
    for (; next <= now; next += (-Math.log(1 - Math.random()) * 1000) / rate) {
      const connection = idle.shift();
      if (connection) connection.call();
      else unsent += 1;
    }
  }, 1);
  setTimeout(() => clearInterval(sending), end - from);
}
setTimeout(() => {
  isOver = true;
  const p99Of = (times) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  process.stdout.write(
    JSON.stringify({
      goodPerSecond: accepted.length / seconds,
      refusedPerSecond: refused.length / seconds,
      failed,
      unsent,
      p99Ms: p99Of(accepted),
      p99RefusedMs: p99Of(refused),
    }),
    () => process.exit(0),
  );
}, end - from);
