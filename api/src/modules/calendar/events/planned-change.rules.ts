import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ChangeEventBody, CreateEventBody } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import type { Reacher } from '../../../common/access/coach-reach.js';
import type { FieldProblem } from '../../../common/errors/api-error.js';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { isChanged } from '../../../common/versioned/versioned-rows.js';
import { keptDates } from '../calc/kept-dates.js';
import { withSameChange } from '../calc/series-change.js';
import type { CalendarEventEntity } from './calendar-event.entity.js';
import { requireOwners, resolveNewOwner, resolveOwner, type EventOwner } from './event-owner.rules.js';
import {
  attendanceProblems,
  DATE_OUT_OF_RANGE,
  RECORDED_IN_FUTURE,
  repeatProblems,
  workoutProblems,
} from './event.rules.js';
import { toNewEvents, toPlannedContent } from './planned-event.mapper.js';
import { findRecordedEvents } from './recorded-events.repository.js';

/** What adding and changing events come to. Saving writes it, the preview of a plan only looks at it. */

/** An event that is not stored yet. */
export type NewEvent = Omit<CalendarEventEntity, 'id'>;

/** An event as it is stored and as it is to be stored. */
export interface EventUpdate {
  before: CalendarEventEntity;
  after: CalendarEventEntity;
}

/** The events that a change covers. */
export interface EventsInScope {
  /** The event that the coach opened, as stored now. */
  opened: CalendarEventEntity;
  scope: EventScope;
  /** All events of the scope, including `opened`, by id. */
  events: CalendarEventEntity[];
  /** All events of the series that the scope selects from, by id; `opened` alone where the scope is one event. */
  series: CalendarEventEntity[];
}

export type ResolvedOwner = EventOwner & { problems: FieldProblem[] };

/** The new events of a call: one, or those of a series. Throws when the owner is out of reach or a rule is broken. */
export async function planNewEvents(
  manager: EntityManager,
  coach: Reacher,
  body: CreateEventBody,
  now: Date,
): Promise<NewEvent[]> {
  const { problems, ...owner } = await resolveNewOwner(manager, coach, body);
  const allProblems = [
    ...problems,
    ...attendanceProblems({ ...owner, attendanceTaken: body.attendance_taken ?? false }),
    ...repeatProblems(body),
  ];
  if (allProblems.length > 0) throw validationFailed(allProblems);

  return toNewEvents(body, owner, now);
}

/** The owner that a change names. An archived athlete keeps the events they have, and gets no other one. */
export async function resolveChangedOwner(
  manager: EntityManager,
  coach: Reacher,
  event: CalendarEventEntity,
  body: ChangeEventBody,
): Promise<ResolvedOwner> {
  const resolve = (body.athlete_id ?? null) === event.athleteId ? resolveOwner : resolveNewOwner;
  const resolved = await resolve(manager, coach, body);
  await requireOwners(manager, coach, [event]);
  return resolved;
}

/**
 * The update of each event in the scope whose content differs from the wanted one. Of a series, dates that took place or
 * are on another weekday stay. Throws when a rule is broken, or when an event would leave the years that the calendar
 * stores.
 */
export async function planUpdates(
  manager: EntityManager,
  { opened, events, series }: EventsInScope,
  body: ChangeEventBody,
  { today, ...resolved }: ResolvedOwner & { today: CalendarDate },
): Promise<EventUpdate[]> {
  const { problems, ...owner } = resolved;
  const wanted = toPlannedContent(body, owner, opened);
  const allProblems = [...problems, ...workoutProblems(opened, body), ...attendanceProblems(wanted)];
  if (allProblems.length > 0) throw validationFailed(allProblems);

  const recorded = wanted.date === opened.date ? NONE : await findRecordedEvents(manager, events, today);
  const kept = series.length > 1 ? keptDates(opened, series, recorded) : NONE;
  const updates = events.map((before) => ({
    before,
    after: withSameChange(before, opened, wanted, kept.has(before.id)),
  }));
  if (updates.some(({ after }) => after === null)) throw validationFailed([DATE_OUT_OF_RANGE]);
  const changes = updates.filter(
    (update): update is EventUpdate =>
      update.after !== null && isChanged<CalendarEventEntity>(update.after, update.before),
  );
  if (changes.some((update) => leavesRecorded(update, recorded, today))) throw validationFailed([RECORDED_IN_FUTURE]);
  return changes;
}

const NONE: ReadonlySet<number> = new Set();

/** Whether an update takes an event at which something was recorded into the future. */
export function leavesRecorded(
  { before, after }: EventUpdate,
  recorded: ReadonlySet<number>,
  today: CalendarDate,
): boolean {
  return after.date !== before.date && after.date > today && recorded.has(before.id);
}
