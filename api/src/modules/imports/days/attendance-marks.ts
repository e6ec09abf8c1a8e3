import { offeredStatuses, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import { byAthlete, groupRows } from '../../../common/grouping/group-rows.js';
import { mayBeMarked, statusProblems } from '../../attendance/index.js';
import { findTeamEvents, insertEvents, type CalendarEventEntity } from '../../calendar/index.js';
import { MembershipEntity } from '../../memberships/index.js';
import { toNewEvent, newValues } from '../events/event-values.js';
import { textOf } from '../imported-row.entity.js';
import type { ImportRequest, ImportWrite, WrittenRow } from '../plan/file-plan.js';
import { EVENT_FIELD } from '../plan/match-items.js';
import { mayPlan } from '../plan/stored-target.js';
import type { DayItem } from './import-table.js';
import type { DayRecord, PlannedDay } from './plan-days.js';

/** What a record says of an athlete's mark, or why it cannot be stored. */
export type ReadMark = { item: DayItem } | { problem: string };

/**
 * Reads marks of a team: each is at the event with attendance of its day and start time. Where a day has none, the import
 * adds a practice, which `EVENT_FIELD` names by a text until it is stored. Two queries.
 */
export async function markReader(
  manager: EntityManager,
  { coach, teamId }: Pick<ImportRequest, 'coach' | 'teamId'>,
  records: readonly DayRecord[],
  athleteIds: readonly number[],
): Promise<(record: DayRecord, athleteId: number) => ReadMark> {
  const days = records.map(({ day }) => day).sort();
  const events = await findTeamEvents(manager, teamId, { from: days[0] ?? '', to: days.at(-1) ?? '' });
  const taken = groupRows(
    events.filter(({ attendanceTaken }) => attendanceTaken),
    ({ date }) => date,
  );
  const memberships = byAthlete(await manager.findBy(MembershipEntity, { teamId, athleteId: In([...athleteIds]) }));
  const timesOf = new Map(
    [...groupRows(records, ({ day }) => day)].map(([day, ofDay]) => [
      day,
      [...new Set(ofDay.flatMap(({ values }) => textOf(values['start_time']) ?? []))].sort(),
    ]),
  );
  const mayAdd = mayPlan(coach, teamId);
  const offered = offeredStatuses({ late_marks: coach.lateMarks });

  return ({ day, values }, athleteId) => {
    if (!mayBeMarked(memberships.get(athleteId) ?? [], day))
      return { problem: 'This athlete was not on the team on this day. Leave the row out, or look at the date.' };
    const status = values['status'] as AttendanceStatus;
    const [problem] = statusProblems(status, undefined, offered);
    if (problem) return { problem: problem.message };
    const time = textOf(values['start_time']);
    const event = eventOf(taken.get(day) ?? [], { day, time, times: timesOf.get(day) ?? [] }, mayAdd);
    return 'problem' in event ? event : { item: { athleteId, day, values: { status, [EVENT_FIELD]: event.place } } };
  };
}

/** The event of a day. `times` are those that the file has on it. */
function eventOf(
  ofDay: readonly CalendarEventEntity[],
  { day, time, times }: { day: CalendarDate; time: string | null; times: readonly string[] },
  mayAdd: boolean,
): { place: number | string } | { problem: string } {
  const meant = time === null ? ofDay : ofDay.filter(({ eventTime }) => eventTime === time);
  const [event] = meant;
  if (event && meant.length === 1) return { place: event.id };
  if (event)
    return { problem: 'The team has several events then. Add a column with the start time that tells them apart.' };
  if (ofDay.length > 0) {
    const known = ofDay.map(({ eventTime }) => eventTime ?? 'all day').join(', ');
    return { problem: `The team has no event at ${time} on this day, but: ${known}. Correct the time in the file.` };
  }
  if (!mayAdd)
    return { problem: 'The team has no event with attendance on this day. Who may plan events adds it first.' };
  return time === null && times.length > 1
    ? { problem: `The file has several times on this day: ${times.join(', ')}. Write one of them in this row.` }
    : { place: `${day} ${time ?? times[0] ?? ''}` };
}

/** What tells the events apart that marks of the plan add. */
export const addedEvents = (rows: readonly PlannedDay[]): string[] => [
  ...new Set(rows.flatMap(({ items }) => items.flatMap(({ values }) => addedBy(values) ?? []))),
];

const addedBy = ({ [EVENT_FIELD]: event }: DayItem['values']): string | null =>
  typeof event === 'string' ? event : null;

/** Stores the practices that marks add, and names them in the marks. */
export async function addEvents(
  tx: EntityManager,
  { teamId, now }: ImportWrite,
  rows: readonly PlannedDay[],
): Promise<{ rows: PlannedDay[]; written: WrittenRow[] }> {
  const added = addedEvents(rows);
  const events = await insertEvents(
    tx,
    added.map((place) => {
      const [day = '', time = ''] = place.split(' ');
      return toNewEvent(teamId, day, newValues({ start_time: time === '' ? null : time }), now);
    }),
  );
  const idOf = new Map(added.map((place, at) => [place, events[at]?.id ?? 0]));
  const named = (values: DayItem['values']) => {
    const place = addedBy(values);
    return place === null ? values : { ...values, [EVENT_FIELD]: idOf.get(place) ?? 0 };
  };
  return {
    rows: rows.map((row) => ({ ...row, items: row.items.map((item) => ({ ...item, values: named(item.values) })) })),
    written: events.map(({ id, date, version, title, eventTime }) => ({
      ...{ kind: 'event', recordId: id, athleteId: null, day: date, version, former: null, rescaled: null },
      written: { title, start_time: eventTime },
    })),
  };
}
