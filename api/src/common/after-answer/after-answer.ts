import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { runWithoutDeadline } from '../concurrency/call-deadline.js';
import { describeError } from '../logging/describe-error.js';
import { JobQueue } from './job-queue.js';

/** Highest number of waiting jobs of each kind. A quick job takes milliseconds, a long one up to a minute. */
const MAX_WAITING = { quick: 1000, long: 200 };
/**
 * Range of the random pause before a quick job, in milliseconds. Without a pause its queries would run before the
 * answer is sent; with a fixed pause the next call could run into them. Either would let the caller measure how much
 * there was to do.
 */
const PAUSE_MS = { min: 100, max: 1000 };
/**
 * How long a stop waits for running jobs, in milliseconds: half of the time after which the process ends in any case.
 */
const STOP_MS = 5000;

/** `stopping` is aborted when the server begins to stop, so that a job can hurry. */
type Job = (stopping: AbortSignal) => Promise<void>;

/**
 * Runs work that must neither delay an answer nor be measurable in its duration. The jobs live in this process, not in
 * the database: they take seconds, and a graceful stop lets them finish while the database is still open. Jobs that
 * call other servers (a mail server) are `long`, so that a slow server delays no quick job.
 */
@Injectable()
export class AfterAnswer implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('after-answer');
  private readonly stopping = createSharedController();
  private endOfPauses = createSharedController();
  private readonly queues = { quick: new JobQueue(MAX_WAITING.quick), long: new JobQueue(MAX_WAITING.long) };
  private stopped = false;

  /**
   * Accepts a job and returns at once: true, or false when the queue is full and the job will not run. While the
   * server stops, it returns only after the job is done, because the caller's request then keeps the database open.
   * Never throws.
   */
  async do(job: Job, kind: 'quick' | 'long' = 'quick'): Promise<boolean> {
    if (this.stopping.signal.aborted) {
      await this.run(job);
      return true;
    }
    return runWithoutDeadline(() =>
      this.queues[kind].add(() => this.runUnlessStopped(job), kind === 'quick' ? this.pause() : Promise.resolve()),
    );
  }

  /** Ends all pauses and resolves when no job runs or waits. */
  async idle(): Promise<void> {
    const { quick, long } = this.queues;
    this.endOfPauses.abort();
    while (quick.size + long.size > 0) await Promise.all([quick.idle(), long.idle()]);
    this.endOfPauses = createSharedController();
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** Nest destroys the data sources in the step after this one. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    const late = new AbortController();
    await Promise.race([this.idle(), delay(STOP_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    this.stopped = true;
    const dropped = this.queues.quick.size + this.queues.long.size;
    if (dropped > 0)
      this.logger.error({
        dropped,
        problem: 'The server stops: what was still to be done after an answer is dropped.',
      });
  }

  private async pause(): Promise<void> {
    await delay(randomInt(PAUSE_MS.min, PAUSE_MS.max), undefined, { signal: this.endOfPauses.signal }).catch(
      () => undefined,
    );
  }

  private async runUnlessStopped(job: Job): Promise<void> {
    if (!this.stopped) await this.run(job);
  }

  private async run(job: Job): Promise<void> {
    try {
      await job(this.stopping.signal);
    } catch (error) {
      const { kind, code } = describeError(error);
      this.logger.error({ kind, code, problem: 'A job failed after its answer.' });
    }
  }
}

/** Every job may listen to the signal; Node reports more than ten listeners as a leak. */
function createSharedController(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}
