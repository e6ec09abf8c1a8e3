import { ConcurrencyLimit } from '../concurrency/concurrency-limit.js';

const MAX_RUNNING = 8;

/** Jobs that were accepted and are not done yet: eight of them run, the others wait. */
export class JobQueue {
  private readonly limit = new ConcurrencyLimit(MAX_RUNNING);
  private readonly accepted = new Set<Promise<void>>();

  /** `maxWaiting` does not count the jobs that run. */
  constructor(private readonly maxWaiting: number) {}

  /** Number of accepted jobs that are not done yet. */
  get size(): number {
    return this.accepted.size;
  }

  /**
   * Accepts a job, which must never reject, and starts it after `pause`; other jobs do not wait for that pause. Returns
   * false, and drops the job, when the queue is full.
   */
  add(job: () => Promise<void>, pause: Promise<void>): boolean {
    if (this.size >= MAX_RUNNING + this.maxWaiting) return false;
    const run = pause.then(() => this.limit.run(job)).finally(() => this.accepted.delete(run));
    this.accepted.add(run);
    return true;
  }

  /** Resolves when every accepted job is done. */
  async idle(): Promise<void> {
    while (this.size > 0) await Promise.all(this.accepted);
  }
}
