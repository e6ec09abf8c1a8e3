/** Lets so many pieces of work run at the same moment. The others wait in a line: first come, first served. */
export class Turns {
  private readonly line: (() => void)[] = [];

  constructor(private free: number) {}

  /** How many wait. */
  get waiting(): number {
    return this.line.length;
  }

  /** Runs `work` when it is its turn; answers or throws what it does. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    // The place is handed over by who leaves, so that nobody slips in between.
    else await new Promise<void>((resolve) => this.line.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
