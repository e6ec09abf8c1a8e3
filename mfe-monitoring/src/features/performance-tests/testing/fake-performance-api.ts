import type { Battery } from '@touchline/contracts/batteries.schema';
import type { TeamMeasurements } from '@touchline/contracts/comparisons.schema';
import type {
  Measurement,
  MeasurementWrite,
  SavedMeasurement,
  SaveMeasurementsBody,
} from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import { AVAILABLE } from '@touchline/contracts/availability-rules';
import { addDays } from '@touchline/contracts/calendar-date';
import { MEASUREMENT_CHANGED, PERFORMANCE_TEST_CHANGED } from '@touchline/contracts/error-codes';
import type { PerformanceTest, SavePerformanceTestsBody } from '@touchline/contracts/performance-tests.schema';
import type { Performance } from '@touchline/contracts/overview.schema';
import { ApiError, type QueryValues } from '@touchline/ui/host';
import { FakeServer, VersionedRecords } from '@touchline/ui/testing';

import { buildTrial } from '../../../shared/testing/trials.js';

export const ANA = {
  athlete_id: 7,
  first_name: 'Ana',
  availability: AVAILABLE,
  last_name: 'Test',
  sport: 'Soccer (W)',
  position: null,
  team_id: 1,
  team: { name: 'First' },
  memberships: [{ team_id: 1 }],
};
const MONDAY = '2026-11-16';

/** A week with loads on Monday and Tuesday, and a day with two completed tasks. */
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

const CHANGED = new ApiError(409, PERFORMANCE_TEST_CHANGED, 'This test was changed by someone else.');
const TRIAL_CHANGED = new ApiError(409, MEASUREMENT_CHANGED, 'Someone else changed Nordbord.');
const NOT_FOUND = new ApiError(404, 'not_found', 'Not found.');

/** The calls of the performance screen over tests in memory. Reads of a path in `failures` fail with its error. */
export class FakePerformanceApi extends FakeServer {
  readonly failures = new Map<string, Error>();
  measures: Measure[] = [];
  batteries: Battery[] = [];
  /** Trials of own tests. */
  trials: Measurement[] = [];
  /** What the team comes to, for any own test. */
  team: TeamMeasurements = [];
  readonly compared: QueryValues[] = [];
  private readonly tests: VersionedRecords<PerformanceTest>;

  constructor(
    records: PerformanceTest[],
    public performance = buildPerformance(),
  ) {
    super({
      'GET /api/athletes/list': () => [ANA],
      'GET /api/teams/with-athletes': () => [],
      'GET /api/measures': () => this.measures,
      'GET /api/batteries': () => this.batteries,
      'GET /api/dashboard/team-comparison/measurements': ({ query }) => {
        this.compared.push(query);
        return this.team;
      },
      'GET /api/athletes/{id}/measurements': () => this.trials,
      'PUT /api/measurements': ({ body }) =>
        (body as SaveMeasurementsBody).entries.map((entry) => this.putTrial(entry)),
      'GET /api/athletes/fatigue-indicators': ({ query }) => this.forAna(query, this.tests.all),
      'GET /api/dashboard/performance': ({ query }) => this.forAna(query, this.performance),
      'PUT /api/athletes/fatigue-indicators': ({ body }) => [this.put(body as SavePerformanceTestsBody)],
      'DELETE /api/athletes/fatigue-indicators/{id}': ({ id, query }) => this.tests.remove(id, Number(query.version)),
    });
    this.failReads = (path) => this.failures.get(path) ?? null;
    this.tests = new VersionedRecords({ idOf: ({ id }) => id, changed: CHANGED, records });
  }

  private forAna<T>({ athlete_id: id }: QueryValues, answer: T): T {
    if (id !== ANA.athlete_id) throw NOT_FOUND;
    return answer;
  }

  private putTrial({ version: seen, value, ...place }: MeasurementWrite): SavedMeasurement {
    const isPlace = (trial: Measurement) =>
      trial.measure === place.measure &&
      trial.day === place.day &&
      trial.side === place.side &&
      trial.trial === place.trial;
    const stored = this.trials.find(isPlace);
    if (stored?.value !== (value ?? undefined) && (stored?.version ?? 0) !== seen) throw TRIAL_CHANGED;
    const version = value === null ? 0 : (stored?.version ?? 0) + 1;
    const others = this.trials.filter((trial) => trial !== stored);
    const added = { ...buildTrial(value ?? 0, place), id: stored?.id ?? 900, version };
    this.trials = value === null ? others : [...others, added];
    return { ...place, value, version };
  }

  private put({ entries: [entry] }: SavePerformanceTestsBody): PerformanceTest {
    if (!entry) throw NOT_FOUND;
    const { id, version, ...values } = entry;
    return this.tests.change(id, version, values);
  }
}
