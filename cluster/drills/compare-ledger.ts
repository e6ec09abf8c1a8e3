import { minutesOf, titleOf, type KeyedCall } from './keyed-calls.js';
import type { LedgerLine } from './keyed-writers.js';

/** Runs a statement on one node of the drill's database. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]>;

export interface LedgerVerdict {
  calls: number;
  acknowledged: number;
  /** Acknowledged calls of which something is missing. */
  lost: number;
  /** Calls that are stored more than once. */
  duplicate: number;
  /** Calls of which a part is stored. */
  half: number;
}

/** Compares the acknowledged writes with the tables. */
export async function compareLedger(ledger: readonly LedgerLine[], ask: Ask): Promise<LedgerVerdict> {
  const stored = await storedRows(ask);
  const verdict = { calls: ledger.length, acknowledged: 0, lost: 0, duplicate: 0, half: 0 };
  for (const { call, acknowledgedAt } of ledger) {
    const counts = keysOf(call).map((key) => stored.get(key) ?? 0);
    const isWhole = counts.every((count) => count > 0);
    if (acknowledgedAt !== null) verdict.acknowledged += 1;
    if (acknowledgedAt !== null && !isWhole) verdict.lost += 1;
    if (counts.some((count) => count > 1)) verdict.duplicate += 1;
    if (!isWhole && counts.some((count) => count > 0)) verdict.half += 1;
  }
  return verdict;
}

/** One key for each row that a call writes. */
function keysOf({ kind, serial, athleteId, days }: KeyedCall): string[] {
  if (kind === 'event') return [`event ${titleOf(serial)}`];
  return days.map((day) =>
    kind === 'sessions' ? `session ${athleteId} ${day} ${minutesOf(serial)}` : `wellness ${athleteId} ${day}`,
  );
}

/** How often each key is stored. */
async function storedRows(ask: Ask): Promise<Map<string, number>> {
  const keys = [
    ...(await ask(`SELECT CONCAT('event ', title) AS name FROM calendar_events`)),
    ...(await ask(
      `SELECT CONCAT('session ', athlete_id, ' ', date, ' ', duration_min) AS name FROM training_sessions`,
    )),
    ...(await ask(`SELECT CONCAT('wellness ', athlete_id, ' ', date) AS name FROM wellness_entries`)),
  ];
  const counts = new Map<string, number>();
  for (const { name } of keys) counts.set(String(name), (counts.get(String(name)) ?? 0) + 1);
  return counts;
}
