import type { LocalMoment } from '../../../common/time/local-time.js';
import { isOutOn, type DatedStatus } from '../../availability/index.js';
import { carriesLoad, isOnlyOfDay } from '../../session-ledger/index.js';
import type { StoredSession } from '../../training-load/index.js';
import { isAnswerable } from './answer-time.js';
import { ownAnswer, type OwnAnswer } from '../calc/own-answer.js';
import type { OwnEvent } from './own-events.repository.js';

/** What decides about which events the athlete is asked: records of availability, the newest last. */
export type AskedOf = { statuses: readonly DatedStatus[] };

/**
 * Whether the athlete was expected at an event to which a session can belong: not out and not excused.
 */
export function isExpectedAt(event: OwnEvent, { statuses }: AskedOf): boolean {
  return carriesLoad(event) && !event.isExcused && !isOutOn(statuses, event.date);
}

/**
 * The stored records of the athlete about an event. `calendar` and `sessions` are all of its day. As in the ledger, sessions
 * that name no event count for the team's only event of the day.
 */
export function answerTo(
  event: OwnEvent,
  calendar: readonly OwnEvent[],
  sessions: readonly StoredSession[],
): OwnAnswer | null {
  const isForIt = event.teamId !== null && isOnlyOfDay(event, calendar);
  const free = isForIt ? sessions.filter(({ eventId, date }) => eventId === null && date === event.date) : [];
  return ownAnswer(event.known, free);
}

/** An event about which the page asks, with the answer there is. */
export interface AskedEvent {
  event: OwnEvent;
  answer: Exclude<OwnAnswer, 'several'> | null;
}

/** The events of the page, in the order of `calendar`. */
export function askedEvents(
  calendar: readonly OwnEvent[],
  sessions: readonly StoredSession[],
  of: AskedOf,
  now: LocalMoment,
): AskedEvent[] {
  return calendar.flatMap((event) => {
    if (!isAnswerable(event, now) || !isExpectedAt(event, of)) return [];
    const answer = answerTo(event, calendar, sessions);
    return answer === 'several' ? [] : [{ event, answer }];
  });
}
