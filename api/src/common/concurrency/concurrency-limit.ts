/** Limits how many pieces of work run at the same moment. The others wait; the first to arrive runs first. */
export class ConcurrencyLimit {
  private readonly queue: (() => void)[] = [];

  constructor(private free: number) {}

  /** Number of pieces of work that wait. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Runs `work` as soon as there is room; returns or throws its result. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    // The place is handed to the next in the queue directly, so that no newcomer can take it in between.
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
