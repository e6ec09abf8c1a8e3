import type { Permission } from '@touchline/contracts/permissions';
import type { RecordingPlan, SheetTest } from './sheet-tests.js';

/** The tests of a recording that the coach's role in a team lets be recorded; health tests, for example, need the right for health. */
export function writableTests(
  { tests }: Pick<RecordingPlan, 'tests'>,
  may: (permission: Permission, teamId: number) => boolean,
  teamId: number,
): SheetTest[] {
  return tests.filter(({ dataKind }) => may(`${dataKind}.write`, teamId));
}
