import { setTimeout as delay } from 'node:timers/promises';

const MAX_DURATIONS = 32;

/** Durations of the last successful pieces of work, in milliseconds, for waiting as long as one takes. */
export class RecentDurations {
  private readonly durations: number[] = [];
  /** Average lateness of timers, in milliseconds. */
  private lateness = 0;

  /** Runs `work` and stores its duration. */
  async measure<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    this.durations.unshift(performance.now() - start);
    this.durations.splice(MAX_DURATIONS);
    return result;
  }

  /** Waits for a stored duration, chosen at random. Returns false, without waiting, when none is stored. */
  async waitAsLong(): Promise<boolean> {
    const duration = this.durations[Math.floor(Math.random() * this.durations.length)];
    if (duration === undefined) return false;
    const start = performance.now();
    await delay(Math.max(0, duration - this.lateness));
    this.lateness += (performance.now() - start - duration) / 10;
    return true;
  }
}
