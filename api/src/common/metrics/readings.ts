import { Counter, Gauge, type Registry } from 'prom-client';
import { runWithDeadline, withinDeadline } from '../concurrency/call-deadline.js';

/** Metrics by their names. Those that end in `_total` are counters, the others gauges. */
export type ReadMetrics<Name extends string> = Record<Name, { help: string; labels?: readonly string[] }>;

export interface Sample<Name extends string> {
  name: Name;
  labels?: Record<string, string>;
  value: number;
}

/** Values that exist somewhere already: in the database, in a folder, in a queue of this process. */
export interface Reading<Name extends string> {
  metrics: ReadMetrics<Name>;
  read(): readonly Sample<Name>[] | Promise<readonly Sample<Name>[]>;
  /** What holds when reading fails or takes too long. Without it the metrics are then absent: no value is made up. */
  otherwise?: readonly Sample<Name>[];
}

/** The longest time for which an answer to Prometheus waits for a reading, in milliseconds. */
const MAX_WAIT_MS = 1000;
/** A second Prometheus, or a person who reloads, causes no further statements within this time, in milliseconds. */
const READ_AGAIN_MS = 10_000;

/** Reads all readings side by side. A failed reading disappears; an earlier value is never shown in its place. */
export class Readings {
  private readonly readers: Reader[] = [];
  private running: Promise<unknown> | null = null;
  private readAt = -Infinity;

  constructor(private readonly registry: Registry) {}

  add<Name extends string>(reading: Reading<Name>): void {
    this.readers.push(new Reader(reading, this.registry));
  }

  /** `now` in milliseconds. */
  async refresh(now: number): Promise<void> {
    // Also after the clock was set back.
    if (this.running === null && Math.abs(now - this.readAt) >= READ_AGAIN_MS) {
      this.readAt = now;
      this.running = Promise.all(this.readers.map((reader) => reader.refresh())).finally(() => (this.running = null));
    }
    await this.running;
  }
}

class Reader {
  private readonly metrics: Map<string, Gauge | Counter>;
  private isReading = false;

  constructor(
    private readonly reading: Reading<string>,
    registry: Registry,
  ) {
    this.metrics = new Map(
      Object.entries(reading.metrics).map(([name, { help, labels = [] }]) => {
        const definition = { name, help, labelNames: [...labels], registers: [registry] };
        return [name, name.endsWith('_total') ? new Counter(definition) : new Gauge(definition)];
      }),
    );
    this.show([]);
  }

  async refresh(): Promise<void> {
    this.show(await this.samples().catch(() => this.reading.otherwise ?? []));
  }

  /** Throws when it takes too long; it then goes on, and is not begun again before it has ended. */
  private samples(): Promise<readonly Sample<string>[]> {
    const work = this.read();
    return runWithDeadline(performance.now() + MAX_WAIT_MS, () =>
      withinDeadline(work, () => new Error('The reading takes too long.')),
    );
  }

  private async read(): Promise<readonly Sample<string>[]> {
    if (this.isReading) throw new Error('The reading before it has not ended.');
    this.isReading = true;
    try {
      return await this.reading.read();
    } finally {
      this.isReading = false;
    }
  }

  private show(samples: readonly Sample<string>[]): void {
    for (const [name, metric] of this.metrics) {
      metric.reset();
      // Without labels a reset leaves a 0, which nobody has read.
      if (!this.reading.metrics[name]?.labels) metric.remove();
    }
    for (const { name, labels = {}, value } of samples) this.metrics.get(name)?.inc(labels, value);
  }
}
