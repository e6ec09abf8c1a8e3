import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';

/** What is under way at the same moment, and what waits behind it; more than that is dropped, as an attack would have it. */
const AT_ONCE = 8;
const WAITING = 200;
/**
 * A job begins some moment after its answer, in milliseconds. Begun at once, its queries would run before the answer is out, and begun at a
 * moment that is known, the next call could meet them: either way the caller could measure how much there was to do.
 */
const PAUSE_MS = { min: 100, max: 1000 };

/** May look at `stopping` to hurry: it is aborted once the server is on its way out. */
export type Job = (stopping: AbortSignal) => Promise<void>;

/**
 * Work that must not hold up an answer, or show in how long the answer took. In this process and not in the database: it takes seconds, and a
 * graceful stop lets it finish while the database is still there.
 */
@Injectable()
export class AfterAnswer implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('after-answer');
  private readonly stopping = new AbortController();
  private hurry = new AbortController();
  private readonly waiting: Job[] = [];
  private readonly running = new Set<Promise<void>>();

  /**
   * Answers at once. While the server stops, only when the job is done: the caller's request is then what keeps the database open. Never throws.
   */
  async do(job: Job): Promise<void> {
    if (this.stopping.signal.aborted) return this.run(job);
    if (this.running.size < AT_ONCE) this.start(job);
    else if (this.waiting.length < WAITING) this.waiting.push(job);
    else this.logger.warn({ problem: 'Too much is waiting: a job was dropped.' });
  }

  /** Lets everything begin that still pauses, and resolves once nothing runs and nothing waits. */
  async idle(): Promise<void> {
    this.hurry.abort();
    while (this.running.size > 0) await Promise.all(this.running);
    this.hurry = new AbortController();
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** The database closes in the step after this one. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.idle();
  }

  private start(job: Job): void {
    const run = this.runLater(job).finally(() => {
      this.running.delete(run);
      const next = this.waiting.shift();
      if (next) this.start(next);
    });
    this.running.add(run);
  }

  private async runLater(job: Job): Promise<void> {
    await delay(randomInt(PAUSE_MS.min, PAUSE_MS.max), undefined, { signal: this.hurry.signal }).catch(() => undefined);
    await this.run(job);
  }

  private async run(job: Job): Promise<void> {
    try {
      await job(this.stopping.signal);
    } catch (error) {
      // Not the message: a driver's message quotes the values of the statement.
      const { name, code } = error as { name?: unknown; code?: unknown };
      this.logger.error({ kind: name, code, problem: 'A job failed after its answer.' });
    }
  }
}
