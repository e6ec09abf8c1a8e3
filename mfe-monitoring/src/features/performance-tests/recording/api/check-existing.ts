import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { CheckExistingBody } from '@touchline/contracts/performance-tests.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { getMeasurements } from '../../../../shared/measures/get-measurements.js';
import { own } from '../../../../shared/own-names.js';
import type { RecordingSession } from '../model/session.js';
import { fieldOf, ownFieldKey, type FieldId, type RecordingPlan, type SheetTest } from '../model/sheet-tests.js';
import type { StoredDay } from '../model/sheet-writes.js';

/** A recording starts without the earlier values when the check takes longer. */
const DEADLINE_MS = 5_000;
/** Own tests are read athlete by athlete. */
const GRID_DEADLINE_MS = 15_000;
const READS_AT_ONCE = 4;

async function withDeadline<T>(call: Promise<T>, deadline: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The check took too long.')), deadline);
  });
  return Promise.race([call, timeout]).finally(() => clearTimeout(timer));
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
  { date, athleteIds }: { date: CalendarDate; athleteIds: number[] },
): Promise<StoredField[]> {
  const body: CheckExistingBody = { athlete_ids: athleteIds, date, recordingType };
  const existing = await api.call('POST /api/fatigue-indicators/check-existing', { body });
  return existing.map(({ athlete_id: athleteId, value }) => ({ field: fieldOf({ key }, athleteId), value }));
}

async function readOwn(api: ApiClient, measure: string, athleteId: number, day: CalendarDate): Promise<StoredField[]> {
  const trials = await getMeasurements(api, { athleteId, measure, day });
  return trials
    .filter(({ event_id: eventId }) => eventId === null)
    .map(({ side, trial, value, version }) => ({
      field: fieldOf({ key: ownFieldKey(measure, side, trial) }, athleteId),
      value,
      version,
    }));
}

async function readStoredDay(
  api: ApiClient,
  { tests, isGrid }: RecordingPlan,
  session: { date: CalendarDate; athleteIds: number[] },
): Promise<StoredDay> {
  const readsOf = (test: SheetTest): (() => Promise<StoredField[]>)[] =>
    test.product === null
      ? session.athleteIds.map((athleteId) => () => readOwn(api, test.measure, athleteId, session.date))
      : [() => checkProduct(api, test.product, isGrid ? `test.${test.product}` : '', session)];
  const fields = await inTurns(tests.flatMap(readsOf), READS_AT_ONCE);
  return {
    values: new Map(fields.map(({ field, value }) => [field, value])),
    versions: new Map(fields.flatMap(({ field, version }) => (version === undefined ? [] : [[field, version]]))),
  };
}

/** The answers of all reads, of which only so many run at once. */
async function inTurns<T>(reads: readonly (() => Promise<T[]>)[], atOnce: number): Promise<T[]> {
  const waiting = [...reads];
  const answers: T[] = [];
  const work = async () => {
    for (let read = waiting.shift(); read; read = waiting.shift()) answers.push(...(await read()));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
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
    queryFn: () =>
      withDeadline(readStoredDay(api, plan, { date, athleteIds }), plan.isGrid ? GRID_DEADLINE_MS : DEADLINE_MS),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
