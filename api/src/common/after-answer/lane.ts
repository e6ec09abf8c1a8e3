import { Turns } from '../turns/turns.js';

/** What runs at the same moment. */
const AT_ONCE = 8;

/** Jobs that were taken and are not done yet: eight of them run, the others wait. */
export class Lane {
  private readonly turns = new Turns(AT_ONCE);
  private readonly underWay = new Set<Promise<void>>();

  /** `waiting` is how many there may be besides those that run. */
  constructor(private readonly waiting: number) {}

  /** How many are under way, running or not. */
  get size(): number {
    return this.underWay.size;
  }

  /** Takes a job, which must never reject; it begins after `pause`, which holds up none of the others. False, and nothing is done, where there is no room. */
  add(job: () => Promise<void>, pause: Promise<void>): boolean {
    if (this.size >= AT_ONCE + this.waiting) return false;
    const run = pause.then(() => this.turns.take(job)).finally(() => this.underWay.delete(run));
    this.underWay.add(run);
    return true;
  }

  /** Resolves once nothing is under way. */
  async idle(): Promise<void> {
    while (this.size > 0) await Promise.all(this.underWay);
  }
}
