import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from '@touchline/contracts/calendar-date';
import { wellnessEntrySchema } from '@touchline/contracts/wellness.schema';
import { z } from 'zod';
import type { DrillClub } from './drill-club.js';
import { Writers } from './writers.js';

/** Days of one call: all of them are stored, or none. */
const DAYS_PER_CALL = 3;
const PAUSE_AFTER_FAILURE_MS = 200;
/** Attempts to read the stored rows of an athlete. */
const MAX_READS = 20;

/** A call, as its writer knows it. */
interface SentCall {
  athleteId: number;
  days: string[];
  /** From 1 to 10. */
  rating: number;
  /** As `Writers.send` has it; `none` also while there is no answer. */
  status: string;
}

export interface Verdict {
  calls: number;
  acknowledged: number;
  /** Acknowledged calls of which something is missing. */
  lost: number;
  /** Calls of which a part is stored. */
  half: number;
  /** Answers by their status; `none` for a lost connection. */
  answers: Record<string, number>;
  /** Reads of this comparison that were answered 503 and repeated. */
  refusedReads: number;
}

/**
 * Writers that save wellness of days without any, each for one athlete, and keep their own record of the
 * acknowledged writes, outside of the database.
 */
export class LedgerWriters extends Writers {
  /** Longest time from a call to its answer, in milliseconds. */
  longestMs = 0;
  private readonly calls: SentCall[] = [];
  private refusedReads = 0;
  /** Days before today on which each athlete has entries already: no call writes the days of another one. */
  private readonly usedDays = new Map<number, number>();

  constructor(
    origin: () => string,
    club: DrillClub,
    /** Milliseconds between an answer and the next call of a writer. */
    private readonly pace: { pauseMs: number } = { pauseMs: 0 },
  ) {
    super(origin, club);
  }

  /** Compares the record with what the product answers now. */
  async verdict(): Promise<Verdict> {
    const stored = new Map<string, number | null>();
    for (const athleteId of this.club.athleteIds) {
      const answer = await this.readEntries(athleteId);
      for (const { date, stress } of z.array(wellnessEntrySchema).parse(await answer.json()))
        stored.set(`${athleteId}/${date}`, stress);
    }

    const counts = { calls: this.calls.length, acknowledged: 0, lost: 0, half: 0 };
    const answers: Record<string, number> = {};
    for (const { athleteId, days, rating, status } of this.calls) {
      const kept = days.filter((day) => stored.get(`${athleteId}/${day}`) === rating).length;
      if (status === '200') counts.acknowledged += 1;
      if (status === '200' && kept < days.length) counts.lost += 1;
      if (kept > 0 && kept < days.length) counts.half += 1;
      answers[status] = (answers[status] ?? 0) + 1;
    }
    return { ...counts, answers, refusedReads: this.refusedReads };
  }

  /** Asks again while the server says that it is busy: a database that was killed may still be recovering. */
  private async readEntries(athleteId: number): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(`${this.origin()}/api/athletes/wellness?athlete_id=${athleteId}`, {
        headers: { cookie: this.club.cookie },
      });
      if (answer.ok) return answer;
      if (answer.status !== 503 || tries === MAX_READS)
        throw new Error(`The stored entries are answered ${answer.status}.`);
      this.refusedReads += 1;
      await delay(PAUSE_AFTER_FAILURE_MS);
    }
  }

  protected async write(athleteId: number): Promise<void> {
    const call = this.newCall(athleteId);
    const from = performance.now();
    call.status = await this.send(requestOf(call));
    this.longestMs = Math.max(this.longestMs, performance.now() - from);
    if (call.status === '200') this.acknowledged();
    if (call.status !== '200') await delay(PAUSE_AFTER_FAILURE_MS);
    else if (this.pace.pauseMs > 0) await delay(this.pace.pauseMs);
  }

  private newCall(athleteId: number): SentCall {
    const first = this.usedDays.get(athleteId) ?? 0;
    this.usedDays.set(athleteId, first + DAYS_PER_CALL);
    const days = Array.from({ length: DAYS_PER_CALL }, (_, n) => addDays(this.club.today, -(first + n)));
    const call: SentCall = { athleteId, days, rating: 1 + (first % 10), status: 'none' };
    this.calls.push(call);
    return call;
  }
}

function requestOf({ athleteId, days, rating }: SentCall) {
  const ratings = { sleep_quality: rating, fatigue: rating, muscle_soreness: rating, stress: rating };
  const entries = days.map((date) => ({ athlete_id: athleteId, date, ...ratings }));
  return { method: 'PUT', path: '/api/athletes/wellness', body: { entries }, key: null };
}
