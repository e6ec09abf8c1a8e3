import fs from 'node:fs';

/** Bytes that wait while the output accepts nothing; further lines are dropped and counted. */
const MAX_WAITING_BYTES = 1024 * 1024;
const RETRY_MS = 100;
/** How long the end of the process may wait for the output, in milliseconds. */
const LAST_FLUSH_MS = 500;
const LAST_FLUSH_PAUSE_MS = 10;

/**
 * Writes lines to a file descriptor, and never throws or waits: not on a full disk, a closed pipe or a pipe that nobody
 * reads. What it could not write waits, within bounds, and the number of dropped lines follows once it can write again.
 * `sonic-boom`, which pino would use, waits without limit at the end of the process in these cases, and its thread
 * blocks in a pipe that nobody reads.
 */
export class LineOutput {
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private dropped = 0;
  private timer: NodeJS.Timeout | null = null;

  /** `droppedLine` makes the line about the dropped ones. */
  constructor(
    private readonly fd: number,
    private readonly droppedLine: (count: number) => string,
  ) {}

  /** The line ends with its line feed. */
  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.waitingBytes + bytes.length > MAX_WAITING_BYTES) {
      this.dropped += 1;
      return;
    }
    this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
    // While older lines wait, the timer tries again: a call per line would cost every request.
    if (this.timer === null) this.flush();
  }

  /** For the end of the process: waits for the output, but not for long. */
  flushAtEnd(): void {
    const end = Date.now() + LAST_FLUSH_MS;
    while (!this.writeWaiting() && Date.now() < end) sleep(LAST_FLUSH_PAUSE_MS);
  }

  private flush(): void {
    this.timer = null;
    if (this.writeWaiting()) return;
    this.timer = setTimeout(() => this.flush(), RETRY_MS);
    this.timer.unref();
  }

  /** Whether everything is written. */
  private writeWaiting(): boolean {
    while (this.waiting.length > 0) {
      const all = Buffer.concat(this.waiting);
      const written = this.tryToWrite(all);
      // The rest of a line follows later, so that a line is whole or missing.
      const rest = all.subarray(written);
      this.waiting = rest.length > 0 ? [rest] : [];
      this.waitingBytes = rest.length;
      if (written === 0) return false;
      if (this.dropped > 0 && rest.length === 0) this.reportDropped();
    }
    return true;
  }

  private reportDropped(): void {
    const bytes = Buffer.from(this.droppedLine(this.dropped));
    this.dropped = 0;
    this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
  }

  /** Number of written bytes; 0 after any error, because the next attempt may succeed: space returns, a reader reads. */
  private tryToWrite(bytes: Buffer): number {
    try {
      return fs.writeSync(this.fd, bytes);
    } catch {
      return 0;
    }
  }
}

/** Blocks this thread: at the end of a process nothing else can run. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
