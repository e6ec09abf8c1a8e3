import { BATTERY_TESTS_MAX } from '@touchline/contracts/measure-rules';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { CheckExistingBody } from '@touchline/contracts/performance-tests.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../../shared/own-names.js';
import type { RecordingSession } from '../model/session.js';
import { fieldOf, ownFieldKey, type FieldId, type RecordingPlan } from '../model/sheet-tests.js';
import { chunks, type StoredDay } from '../model/sheet-writes.js';

/** A recording starts without the earlier values when the check takes longer. */
const DEADLINE_MS = 5_000;

async function withDeadline<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The check took too long.')), DEADLINE_MS);
  });
  return Promise.race([call, timeout]).finally(() => clearTimeout(timer));
}

/** Whose values of which day are on the sheet. */
interface SheetDay extends Pick<RecordingSession, 'date' | 'team'> {
  athleteIds: number[];
}

interface StoredField {
  field: FieldId;
  value: number;
  version?: number;
}

async function checkProduct(
  api: ApiClient,
  recordingType: PerformanceTestKind,
  key: string,
  { date, athleteIds }: SheetDay,
): Promise<StoredField[]> {
  const body: CheckExistingBody = { athlete_ids: athleteIds, date, recordingType };
  const existing = await api.call('POST /api/fatigue-indicators/check-existing', { body });
  return existing.map(({ athlete_id: athleteId, value }) => ({ field: fieldOf({ key }, athleteId), value }));
}

/** Those of the athletes of the sheet, which is older than the team where somebody has just joined it. */
async function readOwn(
  api: ApiClient,
  measures: readonly string[],
  { team, date, athleteIds }: SheetDay,
): Promise<StoredField[]> {
  const trials = await api.call('GET /api/measurements', {
    query: { team_id: team.id, day: date, measures: measures.join() },
  });
  const shown = new Set(athleteIds);
  return trials
    .filter(({ athlete_id: athleteId }) => shown.has(athleteId))
    .map(({ athlete_id: athleteId, measure, side, trial, value, version }) => ({
      field: fieldOf({ key: ownFieldKey(measure, side, trial) }, athleteId),
      value,
      version,
    }));
}

async function readStoredDay(api: ApiClient, { tests, isGrid }: RecordingPlan, day: SheetDay): Promise<StoredDay> {
  const products = tests.flatMap(({ product }) => product ?? []);
  const measures = tests.flatMap((test) => (test.product === null ? [test.measure] : []));
  const read = await Promise.all([
    ...products.map((product) => checkProduct(api, product, isGrid ? `test.${product}` : '', day)),
    // Typed values of tests that have left the battery are shown, too.
    ...chunks(measures, BATTERY_TESTS_MAX).map((some) => readOwn(api, some, day)),
  ]);
  const fields = read.flat();
  return {
    values: new Map(fields.map(({ field, value }) => [field, value])),
    versions: new Map(fields.flatMap(({ field, version }) => (version === undefined ? [] : [[field, version]]))),
  };
}

/**
 * The values already recorded on the day of the session. The coach sees them, and a save sends them along as the values
 * that were seen. Therefore the query never refreshes on its own: a value of a colleague that arrived unnoticed would
 * be overwritten.
 */
export const storedDayQuery = (
  api: ApiClient,
  { kind, date, team }: RecordingSession,
  plan: RecordingPlan,
  athleteIds: number[],
) =>
  queryOptions({
    queryKey: own.key('performance-tests', 'existing', kind, date, team.id),
    queryFn: () => withDeadline(readStoredDay(api, plan, { date, team, athleteIds })),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
