import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isOnTeam, type MembershipDays } from '@touchline/contracts/membership';
import type { LedgerState } from '@touchline/contracts/session-ledger-rules';
import type { EntityManager } from 'typeorm';
import type { Reach } from '../../common/access/reach.js';
import { byAthlete, groupRows } from '../../common/grouping/group-rows.js';
import { select } from '../../database/row-selection.js';
import type { RosterAthlete } from '../athletes/index.js';
import { findMarksAt } from '../attendance/index.js';
import type { CalendarEventEntity } from '../calendar/index.js';
import { findSessionsOfEvents, findUnassignedSessions, type EventSession } from '../training-load/index.js';
import { sessionsOfEvent } from './calc/event-sessions.js';
import { ledgerState } from './calc/ledger-state.js';
import { EventAbsenceEntity } from './event-absence.entity.js';

type TeamEvent = CalendarEventEntity & { teamId: number };
/** What decides whether a session of the day belongs to an event. */
type LoadEvent = Pick<CalendarEventEntity, 'teamId' | 'date' | 'attendanceTaken' | 'type'>;

/** An athlete at an event. */
export interface LedgerEntry {
  member: RosterAthlete;
  status: AttendanceStatus | null;
  sessions: EventSession[];
  unassigned: EventSession[];
  state: LedgerState;
}

/** An event of the ledger with an entry for everybody who belonged to the team on its day, in the order of the roster. */
export interface LedgerRecord {
  event: TeamEvent;
  entries: LedgerEntry[];
}

/** Whether the ledger has this event: one of a team at which attendance is taken. */
export function isInLedger(event: CalendarEventEntity): event is TeamEvent {
  return event.teamId !== null && event.attendanceTaken;
}

/**
 * The entries of these events. `calendar` are all events of their days, which tell whether one is its team's only event
 * of the day; `roster` are the members of these days, and `reach` the days of their loads. Three queries, none without
 * events or athletes.
 */
export async function findEntries(
  manager: EntityManager,
  {
    events,
    calendar,
    roster,
    reach,
  }: Record<'events' | 'calendar', readonly CalendarEventEntity[]> & {
    roster: readonly RosterAthlete[];
    reach: Reach;
  },
): Promise<LedgerRecord[]> {
  const listed = events.filter(isInLedger);
  const range = daysOf(listed);
  if (range === null || roster.length === 0) return [];
  const eventIds = listed.map(({ id }) => id);
  const athleteIds = roster.map(({ athlete }) => athlete.id);

  const marks = groupRows(await findMarksAt(manager, eventIds), ({ eventId }) => eventId);
  const sessions = byAthlete([
    ...reach.filter(await findSessionsOfEvents(manager, eventIds), ({ date }) => date),
    ...(await findUnassignedSessions(manager, { reach, athleteIds }, range)),
  ]);

  return listed.map((event) => {
    const statusOf = new Map((marks.get(event.id) ?? []).map(({ athleteId, status }) => [athleteId, status]));
    const isOnlyOne = isOnlyOfDay(event, calendar);
    const entries = roster.flatMap((member) => {
      const { id } = member.athlete;
      const memberships = member.memberships.filter(({ teamId }) => teamId === event.teamId);
      const status = statusOf.get(id) ?? null;
      const isMember = memberships.some((own) => isOnTeam(own, event.date));
      if (status === null && !isMember && !memberships.some(isNotBegunBy(event.date))) return [];
      const own = sessionsOfEvent(event, isOnlyOne, sessions.get(id) ?? []);
      const state = ledgerState({ status, hasLoad: own.sessions.length > 0, isOnTeam: isMember });
      return [{ member, status, ...own, state }];
    });
    return { event, entries };
  });
}

const isNotBegunBy =
  (day: CalendarDate) =>
  ({ joinedOn }: MembershipDays): boolean =>
    joinedOn !== null && joinedOn > day;

const ABSENCE = select(EventAbsenceEntity, 'absence', ['athleteId']);

/** The athletes who say that they were not at an event. One query. */
export async function findAbsent(manager: EntityManager, eventId: number): Promise<Set<number>> {
  const rows = await ABSENCE.read(manager, 'FROM event_absences absence WHERE absence.event_id = :eventId', {
    eventId,
  });
  return new Set(rows.map(({ athleteId }) => athleteId));
}

/** Whether a session of the day can only belong to this event of its team. `calendar` are the events of that day. */
export function isOnlyOfDay(event: LoadEvent, calendar: readonly LoadEvent[]): boolean {
  return calendar.filter((other) => carriesLoad(other) && dayKey(other) === dayKey(event)).length === 1;
}

/** Events to which a session of the day may belong: those with attendance, and workouts. */
export function carriesLoad({ attendanceTaken, type }: Pick<LoadEvent, 'attendanceTaken' | 'type'>): boolean {
  return attendanceTaken || type === 'workout';
}

const dayKey = ({ teamId, date }: LoadEvent): string => `${teamId}/${date}`;

function daysOf(events: readonly { date: CalendarDate }[]): { from: CalendarDate; to: CalendarDate } | null {
  const days = events.map(({ date }) => date).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}
