import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { Battery } from '@touchline/contracts/batteries.schema';
import { MEASUREMENT_CHANGED, PERFORMANCE_TEST_CHANGED } from '@touchline/contracts/error-codes';
import type {
  SavedMeasurement,
  SaveMeasurementsBody,
  StoredMeasurement,
} from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import type {
  CheckExistingBody,
  ExistingTest,
  RecordedTests,
  RecordTestsBody,
} from '@touchline/contracts/performance-tests.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { ApiError, type ApiClient, type QueryValues } from '@touchline/ui/host';
import { withCall, type PathClient } from '@touchline/ui/testing';
import { buildAthlete, DAY } from './build-athlete.js';

/** The place of a stored trial: `1 own.1 left 2`. */
export const trialKey = ({
  athlete_id: id,
  measure,
  side,
  trial,
}: Omit<SavedMeasurement, 'value' | 'version' | 'day'>) => `${id} ${measure} ${side} ${trial}`;

const team = (id: number, name: string, athlete_count: number): TeamWithAthletes => ({
  team_id: id,
  id,
  team_name: name,
  name,
  sport: 'Soccer (W)',
  athlete_count,
  role: 'head_coach',
});

/**
 * The calls of a recording over the values of one day in memory, conflicts included. Each error in `refuse` makes one
 * call fail.
 */
export class FakeRecordingApi implements ApiClient, PathClient {
  teams = [team(2, 'First', 3), team(3, 'Youth', 11), team(4, 'Nobody', 0)];
  athletes: Athlete[] = [1, 2, 3].map((id) => buildAthlete(id));
  measures: Measure[] = [];
  batteries: Battery[] = [];
  /** Stored trials of own tests, by `trialKey`. */
  readonly trials = new Map<string, { value: number; version: number }>();
  readonly call: ApiClient['call'] = withCall(this).call;
  /** Stored values of the day, by athlete id. */
  readonly stored = new Map<number, number>();
  readonly refuse: Record<'teams' | 'athletes' | 'check' | 'record' | 'measures' | 'trials' | 'measure', Error[]> = {
    teams: [],
    athletes: [],
    check: [],
    record: [],
    measures: [],
    trials: [],
    measure: [],
  };
  /** Number of saves that are stored but fail with a network error. */
  losesAnswers = 0;
  readonly recorded: RecordTestsBody[] = [];
  readonly measured: SaveMeasurementsBody[] = [];
  readonly checked: CheckExistingBody[] = [];
  /** What was asked for of own tests, by call. */
  readonly askedTrials: QueryValues[] = [];
  readonly asked: (string | number | null | undefined)[] = [];
  private held: Promise<void> | null = null;

  /** Makes saves wait until the returned function is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.held = new Promise((resolve) => (release = resolve));
    return () => release();
  }

  async get<T>(path: string, options?: Parameters<PathClient['get']>[1]): Promise<T> {
    if (path === '/api/teams/with-athletes') return this.answer('teams', this.teams as T);
    if (path === '/api/measures') return this.answer('measures', this.measures as T);
    if (path === '/api/batteries') return this.batteries as T;
    if (path === '/api/measurements') return this.trialsOf(options?.query ?? {}) as T;
    this.asked.push(options?.query?.team_id);
    return this.answer('athletes', this.athletes as T);
  }

  async send<T>(_method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
    if (path === '/api/fatigue-indicators/check-existing') return this.check(body as CheckExistingBody) as T;
    if (path === '/api/measurements') return this.measure(body as SaveMeasurementsBody) as T;
    this.recorded.push(body as RecordTestsBody);
    await this.held;
    return this.record(body as RecordTestsBody) as T;
  }

  /** All or none, as the server does it: what is stored already is no conflict. */
  private measure(body: SaveMeasurementsBody): SavedMeasurement[] {
    this.measured.push(body);
    this.answer('measure', null);
    for (const { version, value, ...place } of body.entries) {
      const stored = this.trials.get(trialKey(place));
      if ((stored?.value ?? null) !== value && (stored?.version ?? 0) !== version)
        throw new ApiError(409, MEASUREMENT_CHANGED, 'Someone else changed Nordbord.');
    }
    const saved = body.entries.map(({ version: _version, value, ...place }) => {
      const stored = this.trials.get(trialKey(place));
      if (value === null) this.trials.delete(trialKey(place));
      else if (stored?.value !== value)
        this.trials.set(trialKey(place), { value, version: (stored?.version ?? 0) + 1 });
      return { ...place, value, version: this.trials.get(trialKey(place))?.version ?? 0 };
    });
    if (this.losesAnswers > 0) {
      this.losesAnswers -= 1;
      throw new ApiError(0, 'network', null);
    }
    return saved;
  }

  private trialsOf(query: QueryValues): StoredMeasurement[] {
    this.askedTrials.push(query);
    const wanted = String(query['measures']).split(',');
    const found = [...this.trials].flatMap(([key, stored]) => {
      const [id, measure = '', side, trial] = key.split(' ');
      if (!wanted.includes(measure)) return [];
      const place = { athlete_id: Number(id), day: DAY, measure, side: side as StoredMeasurement['side'] };
      return [{ ...place, trial: Number(trial), ...stored }];
    });
    return this.answer('trials', found);
  }

  private check(body: CheckExistingBody): ExistingTest[] {
    this.checked.push(body);
    return this.answer(
      'check',
      body.athlete_ids.flatMap((athlete_id) => {
        const value = this.stored.get(athlete_id);
        return value === undefined ? [] : [{ athlete_id, value }];
      }),
    );
  }

  private record({ recordings }: RecordTestsBody): RecordedTests {
    const counts = this.answer('record', { recorded: 0, updated: 0 });
    for (const { athlete_id: id, value, if_value: seen } of recordings) {
      const known = this.stored.get(id);
      if (seen !== undefined && known !== value && (known ?? null) !== seen)
        throw new ApiError(409, PERFORMANCE_TEST_CHANGED, 'Someone else recorded values. Nothing was saved.');
    }
    for (const { athlete_id: id, value } of recordings) {
      counts[this.stored.has(id) ? 'updated' : 'recorded'] += 1;
      this.stored.set(id, value);
    }
    if (this.losesAnswers > 0) {
      this.losesAnswers -= 1;
      throw new ApiError(0, 'network', null);
    }
    return counts;
  }

  private answer<T>(call: keyof FakeRecordingApi['refuse'], value: T): T {
    const refusal = this.refuse[call].shift();
    if (refusal) throw refusal;
    return value;
  }
}
