import type { SaveWellnessBody, WellnessEntry } from '@touchline/contracts/wellness.schema';
import { ApiError, type ApiClient, type QueryValues } from '@touchline/ui/host';
import { withEntry, withoutEntry } from '../model/entries.js';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';

/**
 * The wellness calls over a list in memory, versions and conflicts included. `refuse` makes the next writing call fail, `refuseReads` every
 * reading one, `hold` lets them wait; `loseAnswer` lets the next write be stored and only its answer get lost.
 */
export class FakeWellnessApi implements ApiClient {
  refuse: Error | null = null;
  refuseReads: Error | null = null;
  loseAnswer = false;
  private held: Promise<void> | null = null;
  readonly sent: { method: string; path: string; body: unknown; query: QueryValues | undefined }[] = [];

  constructor(public entries: WellnessEntry[]) {}

  /** From now on writing calls wait, until the answer of this is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.held = new Promise((resolve) => (release = resolve));
    return () => release();
  }

  get<T>(): Promise<T> {
    if (this.refuseReads) return Promise.reject(this.refuseReads);
    return Promise.resolve(this.entries.map((entry) => ({ ...entry })) as T);
  }

  async send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { query?: QueryValues },
  ): Promise<T> {
    this.sent.push({ method, path, body, query: options?.query });
    await this.held;
    if (this.refuse) {
      const refusal = this.refuse;
      this.refuse = null;
      throw refusal;
    }
    const answer =
      method === 'PUT'
        ? this.put(body as SaveWellnessBody)
        : this.remove(Number(path.split('/').at(-1)), options?.query?.version);
    if (this.loseAnswer) {
      this.loseAnswer = false;
      throw new ApiError(0, 'network', null);
    }
    return answer as T;
  }

  private put({ entries: [day] }: SaveWellnessBody): WellnessEntry[] {
    if (!day) throw new ApiError(400, 'validation_failed', 'needs at least one entry');
    const stored = this.entries.find(({ date }) => date === day.date);
    this.requireVersion(stored, day.version);
    const { version: _seen, ...ratings } = day;
    const saved = buildEntry({
      wellness_id: stored?.wellness_id ?? 1000 + this.entries.length,
      ...ratings,
      version: (stored?.version ?? 0) + 1,
    });
    this.entries = withEntry(this.entries, saved);
    return [saved];
  }

  private remove(id: number, version: QueryValues[string]): void {
    this.requireVersion(
      this.entries.find((entry) => entry.wellness_id === id),
      version,
    );
    this.entries = withoutEntry(this.entries, id);
  }

  private requireVersion(stored: WellnessEntry | undefined, seen: QueryValues[string]): void {
    if ((stored?.version ?? 0) !== seen)
      throw new ApiError(409, 'wellness_changed', 'This entry was changed by someone else.');
  }
}
