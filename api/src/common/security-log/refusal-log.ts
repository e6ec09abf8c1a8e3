import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AfterAnswer } from '../after-answer/after-answer.js';
import { Clock } from '../time/clock.js';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import { RefusalCountEntity, type Refusal } from './refusal-count.entity.js';
import { RefusalTally, type RefusedCaller } from './refusal-tally.js';

/** Rows per transaction. */
const MAX_ROWS = 500;

/**
 * Counts refused sign-ins, passwords and ids. A refusal adds an entry to a map; the counts of all calls are stored
 * together, after the answers, and with the same statement for every caller: neither the answer nor its duration tells
 * whether an account exists, and a flood of refusals is one job. A killed process loses the counts of its last second.
 */
@Injectable()
export class RefusalLog {
  private readonly tally = new RefusalTally();
  private isStoring = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly afterAnswer: AfterAnswer,
  ) {}

  /** Counts a refusal. `caller` is null for an e-mail address without an account. */
  count(kind: Refusal, caller: RefusedCaller | null): void {
    this.tally.add(kind, caller, this.clock.now());
    if (this.isStoring) return;

    this.isStoring = true;
    void this.afterAnswer
      .do(() => this.store())
      .then((accepted) => {
        // The queue is full: the counts wait for the next refusal.
        if (!accepted) this.isStoring = false;
      });
  }

  private async store(): Promise<void> {
    // Refusals from now on need a job of their own.
    this.isStoring = false;
    const counts = this.tally.drain();
    while (counts.length > 0) {
      const part = counts.slice(0, MAX_ROWS);
      try {
        await this.unitOfWork.write((tx) => addCounts(tx, part));
      } catch (error) {
        this.tally.restore(counts);
        throw error;
      }
      counts.splice(0, part.length);
    }
  }
}

/** The statement adds to the stored count, so that what several instances count adds up. */
async function addCounts(tx: EntityManager, counts: readonly RefusalCountEntity[]): Promise<void> {
  for (const count of counts) {
    const { refusalKey, attempts, lastAt } = count;
    const { affected } = await tx
      .createQueryBuilder()
      .update(RefusalCountEntity)
      .set({ attempts: () => `attempts + ${attempts}`, lastAt })
      .where({ refusalKey })
      .execute();
    if (affected === 0) await insertOrRetry(tx, RefusalCountEntity, [count]);
  }
}
