import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMonthDay } from '@touchline/contracts/date-format';
import {
  DECISION_DAYS_MAX,
  DECISION_NOTE_MAX,
  latestUntil,
  MESSAGE_MAX,
  type DecisionKind,
} from '@touchline/contracts/decision-rules';
import { squadTexts } from '../../texts/squad-texts.js';

/** What the form of a decision holds. */
export interface DecisionDraft {
  kind: DecisionKind | null;
  note: string;
  /** What the athlete reads. */
  message: string;
  until: string;
}

export const emptyDecision = (today: CalendarDate): DecisionDraft => ({
  kind: null,
  note: '',
  message: '',
  until: today,
});

/** Whether the coach would lose something by leaving. */
export function isTyped({ kind, note, message, until }: DecisionDraft, today: CalendarDate): boolean {
  return kind !== null || note.trim() !== '' || message.trim() !== '' || until !== today;
}

/** What keeps a decision from being saved, by field; empty when nothing does. */
export function decisionProblems(
  { kind, note, message, until }: DecisionDraft,
  today: CalendarDate,
): Partial<Record<keyof DecisionDraft, string>> {
  const problems: Partial<Record<keyof DecisionDraft, string>> = {};
  if (kind === null) problems.kind = squadTexts.noKind;
  if (note.trim().length > DECISION_NOTE_MAX) problems.note = squadTexts.noteTooLong(DECISION_NOTE_MAX);
  if (message.trim().length > MESSAGE_MAX) problems.message = squadTexts.noteTooLong(MESSAGE_MAX);
  if (!isCalendarDate(until) || until < today || until > latestUntil(today))
    problems.until = squadTexts.wrongUntil(formatMonthDay(latestUntil(today)), DECISION_DAYS_MAX);
  return problems;
}
