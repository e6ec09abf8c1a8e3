import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { Lane } from './lane.js';

/** How many jobs of each kind wait at most: a quick one is gone in milliseconds, a long one may take a minute. */
const WAITING = { quick: 1000, long: 200 };
/**
 * A quick job begins some moment after its answer, in milliseconds. Begun at once, its queries would run before the answer is out, and begun at
 * a moment that is known, the next call could meet them: either way the caller could measure how much there was to do.
 */
const PAUSE_MS = { min: 100, max: 1000 };
/** How long a stop waits for what is under way, in milliseconds: half of what the process has until it ends anyway. */
const STOP_MS = 5000;

/** May look at `stopping` to hurry: it is aborted once the server is on its way out. */
type Job = (stopping: AbortSignal) => Promise<void>;

/**
 * Work that must not hold up an answer, or show in how long the answer took. In this process and not in the database: it takes seconds, and a
 * graceful stop lets it finish while the database is still there. What asks others (a mail server) goes among the long jobs, so that
 * whoever is slow there holds up nobody's quick one.
 */
@Injectable()
export class AfterAnswer implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('after-answer');
  private readonly stopping = heardByMany();
  private hurry = heardByMany();
  private readonly lanes = { quick: new Lane(WAITING.quick), long: new Lane(WAITING.long) };
  private givenUp = false;

  /**
   * Answers at once: true, or false where there is no room, and nothing will be done. While the server stops it answers only when the job is done:
   * the caller's request is then what keeps the database open. Never throws.
   */
  async do(job: Job, kind: 'quick' | 'long' = 'quick'): Promise<boolean> {
    if (this.stopping.signal.aborted) {
      await this.run(job);
      return true;
    }
    return this.lanes[kind].add(() => this.runUnlessLate(job), kind === 'quick' ? this.pause() : Promise.resolve());
  }

  /** Lets everything begin that still pauses, and resolves once nothing runs and nothing waits. */
  async idle(): Promise<void> {
    const { quick, long } = this.lanes;
    this.hurry.abort();
    while (quick.size + long.size > 0) await Promise.all([quick.idle(), long.idle()]);
    this.hurry = heardByMany();
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** The database closes in the step after this one. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    const late = new AbortController();
    await Promise.race([this.idle(), delay(STOP_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    this.givenUp = true;
    const dropped = this.lanes.quick.size + this.lanes.long.size;
    if (dropped > 0)
      this.logger.error({
        dropped,
        problem: 'The server stops: what was still to be done after an answer is dropped.',
      });
  }

  private async pause(): Promise<void> {
    await delay(randomInt(PAUSE_MS.min, PAUSE_MS.max), undefined, { signal: this.hurry.signal }).catch(() => undefined);
  }

  private async runUnlessLate(job: Job): Promise<void> {
    if (!this.givenUp) await this.run(job);
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

/** Every job may listen; Node would take more than ten for a leak. */
function heardByMany(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}
