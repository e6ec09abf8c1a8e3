import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { RecordingKind } from '../model/recording-kind.js';
import type { RecordingSession } from '../model/session.js';
import type { ShownValues, Texts } from '../model/sheet.js';

/** Typed values that are not saved yet, as this device keeps them: ids and values, no names. */
export interface RecordingDraft {
  coachId: number;
  kind: RecordingKind;
  teamId: number;
  date: CalendarDate;
  /** Typed texts by field: the athlete's id on a sheet of one product test. */
  texts: Texts;
  /** The stored values that the coach saw while typing. */
  seen: ShownValues;
}

/** What tells drafts apart; the key of the database, in this order. */
export const DRAFT_KEY = ['coachId', 'kind', 'teamId', 'date'] as const;
export type DraftKey = Pick<RecordingDraft, (typeof DRAFT_KEY)[number]>;

export function draftKeyOf({ kind, team, date }: RecordingSession, coachId: number): DraftKey {
  return { coachId, kind, teamId: team.id, date };
}

/** Number of typed values, those out of range included. */
export function typedCount(texts: Texts): number {
  return texts.size;
}

/** The draft to keep; null when nothing is typed. */
export function draftOf(key: DraftKey, texts: Texts, seen: ShownValues): RecordingDraft | null {
  return texts.size > 0 ? { ...key, texts, seen } : null;
}
