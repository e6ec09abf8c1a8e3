import type { OwnReaders } from '@touchline/contracts/athlete-rights.schema';
import type { HealthData } from '../../../common/audit/audit-entry.entity.js';
import { KIND_TEXTS } from '../../../common/audit/audit-texts.js';
import { todayIn } from '../../../common/time/local-time.js';

export interface Read {
  at: Date;
  by: OwnReaders['readers'][number]['by'];
  coachId: number | null;
  /** Null: everything. */
  kind: HealthData | null;
}

/** One row per day at the club and reader, the last day first; within a day in the order of the first read. */
export function toOwnReaders(
  reads: readonly Read[],
  coachNames: ReadonlyMap<number, string>,
  timeZone: string,
): OwnReaders['readers'] {
  const rows = new Map<string, OwnReaders['readers'][number]>();
  for (const { at, by, coachId, kind } of reads) {
    const date = todayIn(timeZone, at);
    const key = `${date} ${by} ${coachId}`;
    const coach = coachId === null ? null : (coachNames.get(coachId) ?? null);
    const row = rows.get(key) ?? { date, coach, by, kinds: [] };
    rows.set(key, row);

    const text = kind === null ? 'everything' : KIND_TEXTS[kind];
    if (!row.kinds.includes(text)) row.kinds.push(text);
  }
  return [...rows.values()]
    .map((row) => ({ ...row, kinds: row.kinds.sort() }))
    .sort((a, b) => b.date.localeCompare(a.date));
}
