import { MEASUREMENTS_MAX } from '@touchline/contracts/measure-rules';
import type { SaveMeasurementsBody } from '@touchline/contracts/measurements.schema';
import {
  MAX_RECORDINGS,
  PERFORMANCE_TEST_KINDS,
  type PerformanceTestKind,
} from '@touchline/contracts/performance-test-kinds';
import type { RecordTestsBody } from '@touchline/contracts/performance-tests.schema';
import { MEASUREMENT_CHANGED, PERFORMANCE_TEST_CHANGED } from '@touchline/contracts/error-codes';
import type { RecordingSession } from './session.js';
import { fieldOf, type FieldId, type OwnTest } from './sheet-tests.js';
import type { ShownValues, SheetEntry } from './sheet.js';

/** What is stored on the day of a recording, by field. */
export interface StoredDay {
  values: ReadonlyMap<FieldId, number>;
  /** Versions of the values of own tests. */
  versions: ReadonlyMap<FieldId, number>;
}

/** One call of a save, all or none of whose entries are stored. */
export type SheetWrite = { entries: readonly SheetEntry[]; changedCode: string } & (
  { to: 'tests'; body: RecordTestsBody } | { to: 'measurements'; body: SaveMeasurementsBody }
);

/**
 * The calls that store the values of a sheet, in this order; each can be sent again. `basis` is what the coach was shown;
 * null when it could not be loaded: a value of a product test is then replaced on a sheet of its own, where the coach was
 * told so, and every other stored value is refused as a conflict.
 */
export function sheetWrites(
  session: RecordingSession,
  ready: readonly SheetEntry[],
  basis: StoredDay | null,
): SheetWrite[] {
  return [
    ...chunks(
      ready.filter((entry): entry is OwnEntry => entry.column.test.product === null),
      MEASUREMENTS_MAX,
    ).map((entries): SheetWrite => ({
      to: 'measurements',
      entries,
      changedCode: MEASUREMENT_CHANGED,
      body: measurementsBody(session, entries, basis),
    })),
    ...PERFORMANCE_TEST_KINDS.flatMap((kind) =>
      chunks(
        ready.filter(({ column }) => column.test.product === kind),
        MAX_RECORDINGS,
      ).map((entries): SheetWrite => ({
        to: 'tests',
        entries,
        changedCode: PERFORMANCE_TEST_CHANGED,
        body: recordBody(session, kind, entries, basis?.values ?? null),
      })),
    ),
  ];
}

/**
 * The body of the call for a product test. Each value carries the value the coach was shown, so that the server refuses to
 * overwrite any other one.
 */
export function recordBody(
  { team, date }: RecordingSession,
  kind: PerformanceTestKind,
  entries: readonly SheetEntry[],
  seen: ShownValues,
): RecordTestsBody {
  const recordings = entries.flatMap(({ athleteId, column, value }) => {
    const shown = seen?.get(fieldOf(column, athleteId)) ?? null;
    // A sheet of one test is told that a save replaces values that could not be loaded.
    const isKnown = seen !== null || column.showsStored;
    return value === null ? [] : [{ athlete_id: athleteId, value, ...(isKnown && { if_value: shown }) }];
  });
  return { recordings, recordingType: kind, teamId: team.id, date };
}

type OwnEntry = SheetEntry & { column: { test: OwnTest } };

function measurementsBody(
  { date: day }: RecordingSession,
  entries: readonly OwnEntry[],
  basis: StoredDay | null,
): SaveMeasurementsBody {
  return {
    entries: entries.map(({ athleteId, column, value }) => ({
      athlete_id: athleteId,
      day,
      measure: column.test.measure,
      side: column.side,
      trial: column.trial,
      value,
      version: basis?.versions.get(fieldOf(column, athleteId)) ?? 0,
    })),
  };
}

/** Items in lists of at most so many. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
