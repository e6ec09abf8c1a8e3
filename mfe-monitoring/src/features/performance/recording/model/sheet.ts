import { FATIGUE_RULES, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { ExistingTest, RecordTestsBody } from '@touchline/contracts/fatigue.schema';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { RecordingSession } from './session.js';
import { readTyped } from './typed-value.js';

/** What was typed, by athlete. */
export type Texts = ReadonlyMap<number, string>;

/** The values of the day that the coach was shown, by athlete; null where nobody could look them up. */
export type Seen = ReadonlyMap<number, number> | null;

/** What is on the sheet, athletes in the order of the team. */
export interface Sheet {
  /** What would be recorded: every typed value above 0. */
  ready: { athleteId: number; value: number }[];
  /** Athletes whose value is out of range. */
  problems: number[];
  /** How many of `ready` replace a value of the same day. */
  updates: number;
}

export function seenOf(existing: readonly ExistingTest[]): ReadonlyMap<number, number> {
  return new Map(existing.map(({ athlete_id: athleteId, value }) => [athleteId, value]));
}

/**
 * Only what was typed now is read, also of athletes whom a filter hides: values of earlier the same day are shown beside the boxes and never
 * filled in, because a value that nobody looked at would be sent along and overwrite what a colleague has typed meanwhile.
 */
export function readSheet(kind: FatigueKind, athleteIds: readonly number[], texts: Texts, seen: Seen): Sheet {
  const read = athleteIds.map((athleteId) => ({ athleteId, reading: readTyped(kind, texts.get(athleteId) ?? '') }));
  const ready = read.flatMap(({ athleteId, reading }) =>
    reading.is === 'value' ? [{ athleteId, value: reading.value }] : [],
  );
  return {
    ready,
    problems: read.flatMap(({ athleteId, reading }) => (reading.is === 'problem' ? [athleteId] : [])),
    updates: ready.filter(({ athleteId }) => seen?.has(athleteId)).length,
  };
}

/** What is sent. With each value goes what the coach saw of that day, so that nothing unseen is overwritten; not where nobody could look. */
export function recordBody({ kind, team, date }: RecordingSession, ready: Sheet['ready'], seen: Seen): RecordTestsBody {
  const recordings = ready.map(({ athleteId, value }) => ({
    athlete_id: athleteId,
    value,
    ...(seen && { if_value: seen.get(athleteId) ?? null }),
  }));
  return { recordings, recordingType: kind, teamId: team.id, date };
}

/**
 * Of what is to be recorded, what others have changed since the coach saw it; `value` null where nothing is stored any more. What this sheet has
 * `sent` before is not of others: it arrived although its answer got lost.
 */
export function changedByOthers(
  kind: FatigueKind,
  ready: Sheet['ready'],
  seen: Seen,
  now: ReadonlyMap<number, number>,
  sent: Sheet['ready'],
): { athleteId: number; value: number | null }[] {
  const stored = ({ athleteId, value }: Sheet['ready'][number]) =>
    now.get(athleteId) === roundHalfUp(value, FATIGUE_RULES[kind].decimals);
  const ours = new Set(sent.filter(stored).map(({ athleteId }) => athleteId));
  return ready.flatMap(({ athleteId }) =>
    seen?.get(athleteId) === now.get(athleteId) || ours.has(athleteId)
      ? []
      : [{ athleteId, value: now.get(athleteId) ?? null }],
  );
}

/** True when something was typed, readable or not. */
export function isTyped(texts: Texts): boolean {
  return [...texts.values()].some((text) => text !== '');
}

/** How many values are out of sight, those out of range included. */
export function hiddenCount({ ready, problems }: Sheet, shownIds: readonly number[]): number {
  const shown = new Set(shownIds);
  return [...ready.map(({ athleteId }) => athleteId), ...problems].filter((athleteId) => !shown.has(athleteId)).length;
}
