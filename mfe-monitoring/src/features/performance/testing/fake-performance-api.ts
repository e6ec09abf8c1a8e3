import { addDays } from '@touchline/contracts/calendar-date';
import { FATIGUE_CHANGED } from '@touchline/contracts/error-codes';
import type { FatigueRecord, SaveFatigueBody } from '@touchline/contracts/fatigue.schema';
import type { Performance } from '@touchline/contracts/overview.schema';
import { ApiError, type ApiClient, type QueryValues } from '@touchline/ui/host';

export const ANA = {
  athlete_id: 7,
  first_name: 'Ana',
  last_name: 'Test',
  sport: 'Soccer (W)',
  position: null,
  team_id: 1,
};
const MONDAY = '2026-11-16';

/** A week of which Monday and Tuesday are over, and a day of which two tasks are done. */
function buildPerformance(): Performance {
  return {
    today: '2026-11-17',
    weekly_workload: Array.from({ length: 7 }, (_, day) => ({
      date: addDays(MONDAY, day),
      load: day > 1 ? null : 150 * day,
      four_week_mean: 100,
    })),
    daily_tasks: [
      { task: 'wellness_survey', done: true },
      { task: 'sprint_test', done: false },
      { task: 'jump_test', done: false },
      { task: 'training_session', done: true },
    ],
  };
}

/**
 * The calls of the screen over a list in memory, versions and conflicts included. A path in `failures` is answered by its error; `loseAnswer`
 * lets the next write be stored and only its answer get lost.
 */
export class FakePerformanceApi implements ApiClient {
  readonly failures = new Map<string, Error>();
  loseAnswer = false;
  readonly sent: { method: string; path: string; body: unknown; query: QueryValues | undefined }[] = [];

  constructor(
    public records: FatigueRecord[],
    public performance = buildPerformance(),
  ) {}

  get<T>(path: string, options?: { query?: QueryValues }): Promise<T> {
    const failure = this.failures.get(path);
    if (failure) return Promise.reject(failure);
    if (path === '/api/athletes/list') return Promise.resolve([ANA] as T);
    if (path === '/api/teams/with-athletes') return Promise.resolve([] as T);
    if (options?.query?.athlete_id !== ANA.athlete_id)
      return Promise.reject(new ApiError(404, 'not_found', 'Not found.'));
    return Promise.resolve(
      (path === '/api/dashboard/performance' ? this.performance : this.records.map((record) => ({ ...record }))) as T,
    );
  }

  async send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { query?: QueryValues },
  ): Promise<T> {
    this.sent.push({ method, path, body, query: options?.query });
    const failure = this.failures.get(method);
    if (failure) {
      this.failures.delete(method);
      throw failure;
    }
    const answer =
      method === 'PUT'
        ? this.put(body as SaveFatigueBody)
        : this.remove(Number(path.split('/').at(-1)), options?.query?.version);
    if (this.loseAnswer) {
      this.loseAnswer = false;
      throw new ApiError(0, 'network', null);
    }
    return Promise.resolve(answer as T);
  }

  private put({ entries: [entry] }: SaveFatigueBody): FatigueRecord[] {
    const stored = this.find(entry?.id, entry?.version);
    const saved = { ...stored, ...entry, version: stored.version + 1 };
    this.records = this.records.map((record) => (record.id === saved.id ? saved : record));
    return [saved];
  }

  private remove(id: number, version: QueryValues[string]): void {
    const stored = this.find(id, version);
    this.records = this.records.filter((record) => record !== stored);
  }

  private find(id: number | undefined, seen: QueryValues[string]): FatigueRecord {
    const stored = this.records.find((record) => record.id === id);
    if (!stored) throw new ApiError(404, 'not_found', 'Not found.');
    if (stored.version !== seen) throw new ApiError(409, FATIGUE_CHANGED, 'This test was changed by someone else.');
    return stored;
  }
}
