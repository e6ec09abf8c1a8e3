import type { OwnReaders } from '@touchline/contracts/athlete-rights.schema';
import type { HealthData } from '../../../common/audit/audit-entry.entity.js';
import { KIND_TEXTS } from '../../../common/audit/audit-texts.js';
import { todayIn } from '../../../common/time/local-time.js';

export interface Read {
  at: Date;
  by: OwnReaders['readers'][number]['by'];
  coachId: number | null;
  /** Of a program; null for others. */
  readKeyId: number | null;
  /** Null: everything. */
  kind: HealthData | null;
}

/** One row per day at the club and reader, the last day first; within a day in the order of the first read. */
export function toOwnReaders(
  reads: readonly Read[],
  names: { coaches: ReadonlyMap<number, string>; programs: ReadonlyMap<number, string> },
  timeZone: string,
): OwnReaders['readers'] {
  const rows = new Map<string, OwnReaders['readers'][number]>();
  for (const { at, by, coachId, readKeyId, kind } of reads) {
    const date = todayIn(timeZone, at);
    const key = `${date} ${by} ${coachId} ${readKeyId}`;
    const coach = coachId === null ? null : (names.coaches.get(coachId) ?? null);
    const program = readKeyId === null ? null : (names.programs.get(readKeyId) ?? null);
    const row = rows.get(key) ?? { date, coach, by, program, kinds: [] };
    rows.set(key, row);

    const text = kind === null ? 'everything' : KIND_TEXTS[kind];
    if (!row.kinds.includes(text)) row.kinds.push(text);
  }
  return [...rows.values()]
    .map((row) => ({ ...row, kinds: row.kinds.sort() }))
    .sort((a, b) => b.date.localeCompare(a.date));
}
