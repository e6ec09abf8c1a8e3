import { daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMonthDay } from '@touchline/contracts/date-format';
import { DECISION_LABELS } from '@touchline/contracts/decision-rules';
import type { SquadHistoryItem } from '@touchline/contracts/squad-history.schema';
import { wordText } from '@touchline/contracts/words';

type MadeDecision = SquadHistoryItem['decisions'][number];

const FLAG_LABELS = { talk: 'Talk first', look: 'Look' } as const;

/** The flag of a day: `Talk first`; empty without one. */
export function flagText({ state }: SquadHistoryItem): string {
  return state === null ? '' : wordText(FLAG_LABELS, state);
}

/** `19, usual 12.0`; empty without an answer. */
export function valueText({ hooper_index: value, mean }: SquadHistoryItem): string {
  if (value === null) return '';
  return mean === null ? String(value) : `${value}, usual ${mean.toFixed(1)}`;
}

/** How many days a decision was in force: up to its last day, or to the day before another one ended it. */
export function daysInForce({ made_on: from, until, ended_on: ended }: MadeDecision): number {
  const days = daysBetween(from, until) + 1;
  return ended === null ? days : Math.min(days, daysBetween(from, ended));
}

/** `Rest, 2 days: Slept at the airport (Kim Coach)`; `Monitor until Nov 25` while days of it are to come. */
export function decidedText(decision: MadeDecision, today: CalendarDate): string {
  const note = decision.note === null ? '' : `: ${decision.note}`;
  const by = decision.made_by === null ? '' : ` (${decision.made_by})`;
  return `${wordText(DECISION_LABELS, decision.kind)}${lastingText(decision, today)}${note}${by}`;
}

function lastingText(decision: MadeDecision, today: CalendarDate): string {
  if (decision.ended_on === null && decision.until > today) return ` until ${formatMonthDay(decision.until)}`;
  const days = daysInForce(decision);
  return days === 0 ? ', replaced on the same day' : `, ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** The answer of the day and the next ones: `Hooper 19 → 15 → 12`; empty before anything followed. */
export function followedText({ hooper_index: value, followed }: SquadHistoryItem): string {
  if (followed.length === 0) return '';
  return `Hooper ${[value ?? '–', ...followed.map((answer) => answer.hooper_index)].join(' → ')}`;
}
