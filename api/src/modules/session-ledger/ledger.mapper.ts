import { addDays } from '@touchline/contracts/calendar-date';
import { LEDGER_DAYS } from '@touchline/contracts/session-ledger-rules';
import type { GridRow, GridSession, LedgerEvent, SessionGrid } from '@touchline/contracts/session-ledger.schema';
import { mayInOneOf } from '../../common/access/role-access.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import type { LocalMoment } from '../../common/time/local-time.js';
import { toListedName } from '../athletes/index.js';
import type { CalendarEventEntity } from '../calendar/index.js';
import { isOver } from './calc/event-over.js';
import { countStates } from './calc/ledger-state.js';
import { isInLedger, type LedgerEntry, type LedgerRecord } from './ledger.repository.js';

/** The first day of the ledger. */
export function firstDay({ day }: LocalMoment): string {
  return addDays(day, -LEDGER_DAYS);
}

/** The events of a list that are in the ledger and over, of teams whose load the coach may read, the last one first. */
export function pastEvents(
  events: readonly CalendarEventEntity[],
  now: LocalMoment,
  { roles }: Pick<SignedInCoach, 'roles'>,
): CalendarEventEntity[] {
  return events
    .filter((event) => isInLedger(event) && mayInOneOf(roles, 'load.read', [event.teamId]) && isOver(event, now))
    .reverse();
}

export function toLedgerEvent({ event, entries }: LedgerRecord): LedgerEvent {
  return {
    event_id: event.id,
    team_id: event.teamId,
    date: event.date,
    event_title: event.title,
    event_time: event.eventTime,
    duration_min: event.durationMin,
    counts: countStates(entries.map(({ state }) => state)),
  };
}

/** `absent` are the athletes who say that they were not there. */
export function toGrid(record: LedgerRecord, absent: ReadonlySet<number>): SessionGrid {
  const rows = record.entries.map((entry) => toRow(entry, absent.has(entry.member.athlete.id)));
  return { event: toLedgerEvent(record), rows };
}

function toRow(
  { member: { athlete }, state, status, sessions, unassigned }: LedgerEntry,
  saysNotThere: boolean,
): GridRow {
  return {
    athlete_id: athlete.id,
    ...toListedName(athlete),
    state,
    status,
    sessions: sessions.map(toGridSession),
    unassigned: unassigned.map(toGridSession),
    says_not_there: saysNotThere,
  };
}

export function toGridSession({ id, rpe, durationMin }: { id: number; rpe: number; durationMin: number }): GridSession {
  return { workout_id: id, rpe, duration_min: durationMin };
}
