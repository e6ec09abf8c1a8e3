import { setTimeout as delay } from 'node:timers/promises';

const KEPT = 32;

/** The durations of the last pieces of work that succeeded, to be able to wait as long as one takes. */
export class RecentDurations {
  private readonly kept: number[] = [];
  /** How late timers fire on average, in milliseconds. */
  private lateness = 0;

  /** Does the work and keeps how long it took. */
  async measure<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    this.kept.unshift(performance.now() - start);
    this.kept.splice(KEPT);
    return result;
  }

  /** Waits as long as one of them took, by chance; false, without a wait, before the first. */
  async waitAsLong(): Promise<boolean> {
    const duration = this.kept[Math.floor(Math.random() * this.kept.length)];
    if (duration === undefined) return false;
    const start = performance.now();
    await delay(Math.max(0, duration - this.lateness));
    this.lateness += (performance.now() - start - duration) / 10;
    return true;
  }
}
