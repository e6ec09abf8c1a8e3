import type { Refusal, RefusalCountEntity } from './refusal-count.entity.js';

/** Who was refused; null for an e-mail address without an account. */
export type RefusedCaller = { institutionId: number } & ({ coachId: number } | { apiKeyId: number });

/** Refusals that are not stored yet, one count per caller, kind and hour. */
export class RefusalTally {
  private counts = new Map<string, RefusalCountEntity>();

  add(kind: Refusal, caller: RefusedCaller | null, at: Date): void {
    const ids = {
      coachId: caller && 'coachId' in caller ? caller.coachId : null,
      apiKeyId: caller && 'apiKeyId' in caller ? caller.apiKeyId : null,
      institutionId: caller?.institutionId ?? null,
    };
    const who =
      ids.coachId !== null ? `coach ${ids.coachId}` : ids.apiKeyId !== null ? `key ${ids.apiKeyId}` : 'nobody';
    const refusalKey = `${at.toISOString().slice(0, 13)} ${kind} ${who}`;
    this.merge({ refusalKey, kind, ...ids, attempts: 1, firstAt: at, lastAt: at });
  }

  /** Returns all counts and forgets them. In the order of their keys: two writers that store them cannot deadlock. */
  drain(): RefusalCountEntity[] {
    const drained = [...this.counts.values()].sort((a, b) => (a.refusalKey < b.refusalKey ? -1 : 1));
    this.counts = new Map();
    return drained;
  }

  /** Adds drained counts that could not be stored. */
  restore(counts: readonly RefusalCountEntity[]): void {
    for (const count of counts) this.merge(count);
  }

  private merge(count: RefusalCountEntity): void {
    const known = this.counts.get(count.refusalKey);
    if (!known) return void this.counts.set(count.refusalKey, { ...count });
    known.attempts += count.attempts;
    if (count.firstAt < known.firstAt) known.firstAt = count.firstAt;
    if (count.lastAt > known.lastAt) known.lastAt = count.lastAt;
  }
}
