import type { SaveTrainingLoadBody, TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { ApiError, type ApiClient, type QueryValues } from '@touchline/ui/host';
import { withoutSession, withSession } from '../model/sessions.js';
import { buildSession } from './session.js';

/**
 * The calls about training load over a list in memory, versions, keys and conflicts included. `refuse` makes the next writing call fail before
 * anything is stored; `loseAnswer` lets it be stored and only its answer get lost.
 */
export class FakeTrainingLoadApi implements ApiClient {
  refuse: Error | null = null;
  loseAnswer = false;
  private readonly created = new Map<string, number>();
  readonly sent: {
    method: string;
    path: string;
    body: unknown;
    query: QueryValues | undefined;
    retryKey: string | undefined;
  }[] = [];

  constructor(public entries: TrainingLoadEntry[]) {}

  get<T>(): Promise<T> {
    return Promise.resolve(this.entries.map((entry) => ({ ...entry })) as T);
  }

  async send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { query?: QueryValues; retryKey?: string },
  ): Promise<T> {
    this.sent.push({ method, path, body, query: options?.query, retryKey: options?.retryKey });
    await Promise.resolve();
    if (this.refuse) {
      const refusal = this.refuse;
      this.refuse = null;
      throw refusal;
    }
    const answer =
      method === 'PUT'
        ? this.put(body as SaveTrainingLoadBody, options?.retryKey)
        : this.remove(Number(path.split('/').at(-1)), options?.query?.version);
    if (this.loseAnswer) {
      this.loseAnswer = false;
      throw new ApiError(0, 'network', null);
    }
    return answer as T;
  }

  private put({ entries: [write] }: SaveTrainingLoadBody, retryKey: string | undefined): TrainingLoadEntry[] {
    if (!write) throw new ApiError(400, 'validation_failed', 'must hold at least one entry');
    const { version, workout_id: edited, ...values } = write;
    const id = edited ?? this.created.get(retryKey ?? '');
    const stored = this.entries.find((entry) => entry.workout_id === id);
    if (stored && edited === undefined) return [stored];
    // What was sent before under this key is gone.
    if (edited === undefined && id !== undefined) throw new ApiError(404, 'not_found', 'Not found.');
    if (edited !== undefined) this.requireVersion(stored, version);
    const saved = buildSession({
      ...stored,
      ...values,
      workout_id: id ?? 1000 + this.entries.length,
      srpe: values.rpe * values.duration_min,
      version: (stored?.version ?? 0) + 1,
    });
    if (retryKey !== undefined) this.created.set(retryKey, saved.workout_id);
    this.entries = withSession(this.entries, saved);
    return [saved];
  }

  private remove(id: number, version: QueryValues[string]): void {
    this.requireVersion(
      this.entries.find((entry) => entry.workout_id === id),
      version,
    );
    this.entries = withoutSession(this.entries, id);
  }

  private requireVersion(stored: TrainingLoadEntry | undefined, seen: QueryValues[string]): void {
    if (!stored) throw new ApiError(404, 'not_found', 'Not found.');
    if (stored.version !== seen)
      throw new ApiError(409, 'training_load_changed', 'This session was changed by someone else.');
  }
}
