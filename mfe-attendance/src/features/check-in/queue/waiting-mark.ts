import type { AnsweredStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { WaitingItem } from '../../../shared/waiting/waiting-item.js';

/**
 * Why the server did not store a mark. `changed`: another mark was stored meanwhile (`stored`, null if it was removed).
 * `refused`: for another reason, given as a sentence.
 */
export type MarkProblem = { kind: 'changed'; stored: AnsweredStatus | null } | { kind: 'refused'; reason: string };

/** The event at which marks are made. */
export interface MarkedEvent {
  eventId: number;
  teamId: number;
  date: CalendarDate;
}

/** A mark as a coach makes it. */
export interface NewMark extends MarkedEvent {
  athleteId: number;
  /** Null takes the mark back: the athlete is not marked. */
  status: AnsweredStatus | null;
  /** The status on screen when the coach marked; null for no mark. */
  seen: AnsweredStatus | null;
}

/**
 * A mark that the server has not stored yet. It lies in the browser's database and holds ids and status only, no names.
 */
export interface WaitingMark extends NewMark, WaitingItem {
  problem: MarkProblem | null;
}

type MarkTarget = Pick<NewMark, 'eventId' | 'athleteId'>;

/** Whether both marks are of one athlete at one event. */
export function hasSameTarget(first: MarkTarget, second: MarkTarget): boolean {
  return first.eventId === second.eventId && first.athleteId === second.athleteId;
}

/** The coach's latest mark of the athlete in the queue, else `shown`; null for no mark. An unresolved one does not count. */
export function latestStatus(
  waiting: readonly WaitingMark[],
  target: MarkTarget,
  shown: AnsweredStatus | null,
): AnsweredStatus | null {
  const own = waiting.filter((mark) => hasSameTarget(mark, target));
  const latest = own.at(-1);
  return latest === undefined || own.some(({ problem }) => problem !== null) ? shown : latest.status;
}

/** Number of marks at the event that are still to be sent; unresolved ones are not. */
export function unsentAt(waiting: readonly WaitingMark[], eventId: number): number {
  return waiting.filter((mark) => mark.eventId === eventId && mark.problem === null).length;
}
