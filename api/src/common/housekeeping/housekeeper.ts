import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { describeError } from '../logging/describe-error.js';
import { Clock } from '../time/clock.js';
import { HousekeepingTaskEntity } from './housekeeping-task.entity.js';
import type { HousekeepingTask } from './housekeeping-task.js';
import { claimTask, endClaim } from './housekeeping.writer.js';

/** How often an instance looks for tasks that are due: one small query. */
const LOOK_EVERY_MS = 60_000;
/** Pause after each step, in which waiting calls have the database to themselves. */
const PAUSE_MS = 50;
/** Steps after which a task with more to do waits for the next look, so that it does not hold up the other tasks. */
const MAX_STEPS = 50;
/** How long an instance has a task to itself: longer than `MAX_STEPS` take on a slow database. */
const CLAIM_MS = 15 * 60_000;
/** When a failed task is tried again. */
const RETRY_MS = 5 * 60_000;

/**
 * Removes what has expired, on its own timer and never in the transaction of a call: in small steps, each task on one
 * instance at a time. It knows no table; modules add their tasks when they are initialised.
 */
@Injectable()
export class Housekeeper implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('housekeeping');
  private readonly tasks: HousekeepingTask[] = [];
  private readonly stopping = new AbortController();
  private runs: Promise<void> = Promise.resolve();
  private isRunning = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  get allTasks(): readonly HousekeepingTask[] {
    return this.tasks;
  }

  add(...tasks: readonly HousekeepingTask[]): void {
    this.tasks.push(...tasks);
  }

  /** Looks for due tasks from now on, until the server stops. Called when the server listens. */
  start(): void {
    this.timer = setInterval(() => {
      if (!this.isRunning) void this.runDue(this.clock.now());
    }, LOOK_EVERY_MS).unref();
  }

  /** Runs the tasks that are due at `now`, after those that already run. Failures are logged and tried again later. */
  runDue(now: Date): Promise<void> {
    this.runs = this.runs.then(() => this.runAll(now));
    return this.runs;
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  /** Resolves when the running step has ended: Nest destroys the data sources after this. */
  beforeApplicationShutdown(): Promise<void> {
    return this.runs;
  }

  private async runAll(now: Date): Promise<void> {
    if (this.stopping.signal.aborted) return;
    this.isRunning = true;
    try {
      const stored = await this.unitOfWork.read.find(HousekeepingTaskEntity);
      const nextRuns = new Map(stored.map(({ name, nextRunAt }) => [name, nextRunAt]));
      const due = this.tasks.filter(({ name }) => (nextRuns.get(name) ?? now) <= now);

      for (const task of due) await this.runIfClaimed(task, now);
    } catch (error) {
      this.report('all', error);
    } finally {
      this.isRunning = false;
    }
  }

  private async runIfClaimed(task: HousekeepingTask, now: Date): Promise<void> {
    const { name } = task;
    const until = new Date(now.getTime() + CLAIM_MS);
    if (this.stopping.signal.aborted) return;
    if (!(await this.unitOfWork.write((tx) => claimTask(tx, name, now, until)))) return;

    const end = (outcome: Parameters<typeof endClaim>[2]) =>
      this.unitOfWork.write((tx) => endClaim(tx, { name, until }, outcome));
    try {
      const { removed, isDone } = await this.runSteps(task, now);
      const next = isDone ? new Date(now.getTime() + task.everyMs) : now;
      await end({ nextRunAt: next, lastRunAt: now, removed });
    } catch (error) {
      this.report(name, error);
      await end({ nextRunAt: new Date(now.getTime() + RETRY_MS) });
    }
  }

  /** Runs steps until nothing is left, the server stops or the task has had its share. */
  private async runSteps({ step }: HousekeepingTask, now: Date): Promise<{ removed: number; isDone: boolean }> {
    const { signal } = this.stopping;
    let removed = 0;
    for (let steps = 0; steps < MAX_STEPS && !signal.aborted; steps += 1) {
      const found = await step(this.unitOfWork, now);
      if (found === 0) return { removed, isDone: true };
      removed += found;
      await delay(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
    return { removed, isDone: false };
  }

  private report(task: string, error: unknown): void {
    const { kind, code } = describeError(error);
    this.logger.warn({ task, kind, code, problem: 'Housekeeping failed and is tried again.' });
  }
}
