import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { ExistingTest, RecordTestsBody } from '@touchline/contracts/performance-tests.schema';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { RecordingSession } from './session.js';
import { parseTyped } from './typed-value.js';

/** Typed texts by athlete id. */
export type Texts = ReadonlyMap<number, string>;

/** The stored values of the day that the coach was shown, by athlete id; null when they could not be loaded. */
export type ShownValues = ReadonlyMap<number, number> | null;

/** The values on the sheet; athletes in the order of the team. */
export interface Sheet {
  /** The values to record: every typed value above 0. */
  ready: { athleteId: number; value: number }[];
  /** Ids of athletes whose value is out of range. */
  problems: number[];
  /** Number of `ready` values that replace a value of the same day. */
  updates: number;
}

export function shownValuesOf(existing: readonly ExistingTest[]): ReadonlyMap<number, number> {
  return new Map(existing.map(({ athlete_id: athleteId, value }) => [athleteId, value]));
}

/**
 * Reads the typed texts, also those of athletes hidden by the filter. Values from earlier that day are shown beside the
 * fields and never filled in: a value that the coach did not type would be sent along and could overwrite a colleague's
 * new value.
 */
export function readSheet(
  kind: PerformanceTestKind,
  athleteIds: readonly number[],
  texts: Texts,
  seen: ShownValues,
): Sheet {
  const read = athleteIds.map((athleteId) => ({ athleteId, typed: parseTyped(kind, texts.get(athleteId) ?? '') }));
  const ready = read.flatMap(({ athleteId, typed }) =>
    typed.is === 'value' ? [{ athleteId, value: typed.value }] : [],
  );
  return {
    ready,
    problems: read.flatMap(({ athleteId, typed }) => (typed.is === 'problem' ? [athleteId] : [])),
    updates: ready.filter(({ athleteId }) => seen?.has(athleteId)).length,
  };
}

/**
 * The body of the call. Each value carries the value the coach was shown, so that the server refuses to overwrite any
 * other one.
 */
export function recordBody(
  { kind, team, date }: RecordingSession,
  ready: Sheet['ready'],
  seen: ShownValues,
): RecordTestsBody {
  const recordings = ready.map(({ athleteId, value }) => ({
    athlete_id: athleteId,
    value,
    ...(seen && { if_value: seen.get(athleteId) ?? null }),
  }));
  return { recordings, recordingType: kind, teamId: team.id, date };
}

/**
 * The athletes to record whose stored value others have changed since the coach saw it; `value` is null when it was
 * deleted. A stored value that this sheet has `sent` before is not a change by others: only the answer of that save got
 * lost.
 */
export function changedByOthers(
  kind: PerformanceTestKind,
  ready: Sheet['ready'],
  seen: ShownValues,
  now: ReadonlyMap<number, number>,
  sent: Sheet['ready'],
): { athleteId: number; value: number | null }[] {
  const stored = ({ athleteId, value }: Sheet['ready'][number]) =>
    now.get(athleteId) === roundHalfUp(value, PERFORMANCE_TEST_LIMITS[kind].decimals);
  const ours = new Set(sent.filter(stored).map(({ athleteId }) => athleteId));
  return ready.flatMap(({ athleteId }) =>
    seen?.get(athleteId) === now.get(athleteId) || ours.has(athleteId)
      ? []
      : [{ athleteId, value: now.get(athleteId) ?? null }],
  );
}

/** The share of recorded athletes in whole percent; 0 for an empty team. */
export function progressPercent(done: number, all: number): number {
  return all === 0 ? 0 : roundHalfUp((100 * done) / all);
}

/** True when at least one field is not empty. */
export function isTyped(texts: Texts): boolean {
  return [...texts.values()].some((text) => text !== '');
}

/** Number of typed values hidden by the filter, those out of range included. */
export function hiddenCount({ ready, problems }: Sheet, shownIds: readonly number[]): number {
  const shown = new Set(shownIds);
  return [...ready.map(({ athleteId }) => athleteId), ...problems].filter((athleteId) => !shown.has(athleteId)).length;
}
