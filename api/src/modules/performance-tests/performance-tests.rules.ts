import type { CalendarDate } from '@touchline/contracts/calendar-date';
import {
  PERFORMANCE_TEST_KINDS,
  PERFORMANCE_TEST_LIMITS,
  type PerformanceTestKind,
} from '@touchline/contracts/performance-test-kinds';
import type { PerformanceTestWrite } from '@touchline/contracts/performance-tests.schema';
import type { FieldProblem } from '../../common/errors/api-error.js';

/** The kind and the value of a write. The schema ensures that it has exactly one value field. */
export function writtenValue(entry: PerformanceTestWrite): { kind: PerformanceTestKind; value: number } {
  for (const kind of PERFORMANCE_TEST_KINDS) {
    const value = entry[PERFORMANCE_TEST_LIMITS[kind].field];
    if (value !== undefined) return { kind, value };
  }
  throw new RangeError('a test without a value');
}

/** An entry and the stored test that it changes. */
export interface TestEdit<Stored extends { kind: PerformanceTestKind } = { kind: PerformanceTestKind }> {
  entry: PerformanceTestWrite;
  stored: Stored;
}

/** The rules that the schema cannot express: no record twice, and each value in the field of its record's kind. */
export function editProblems(edits: readonly TestEdit[]): FieldProblem[] {
  const repeated = repeatedIndexes(edits.map(({ entry }) => entry.id));
  return edits.flatMap(({ entry, stored }, index) => {
    if (repeated.has(index)) return [{ path: `entries.${index}.id`, message: `Id ${entry.id} appears twice.` }];
    const { kind } = writtenValue(entry);
    if (kind === stored.kind) return [];
    return [
      {
        path: `entries.${index}.${PERFORMANCE_TEST_LIMITS[kind].field}`,
        message: `Record ${entry.id} is a ${stored.kind} test: its value is sent as ${PERFORMANCE_TEST_LIMITS[stored.kind].field}.`,
      },
    ];
  });
}

/** The rules that the schema cannot express: no athlete twice, and all of them in the team. */
export function recordingProblems(
  athleteIds: readonly number[],
  isInTeam: (athleteId: number) => boolean,
): FieldProblem[] {
  const repeated = repeatedIndexes(athleteIds);
  return athleteIds.flatMap((athleteId, index) => {
    if (repeated.has(index))
      return [{ path: `recordings.${index}.athlete_id`, message: `Athlete ${athleteId} appears twice.` }];
    return isInTeam(athleteId)
      ? []
      : [{ path: `recordings.${index}.athlete_id`, message: `Athlete ${athleteId} is not in this team.` }];
  });
}

/** Values may be recorded on an earlier day, when they were measured, but not on one after `latest`. */
export function recordingDayProblems(date: CalendarDate | undefined, latest: CalendarDate): FieldProblem[] {
  return date === undefined || date <= latest ? [] : [{ path: 'date', message: 'Date must not be in the future.' }];
}

/** The indexes of ids that occur earlier in the list. */
function repeatedIndexes(ids: readonly number[]): Set<number> {
  return new Set(ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : [])));
}
