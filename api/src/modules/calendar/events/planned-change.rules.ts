import type { ChangeEventBody, CreateEventBody } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import type { FieldProblem } from '../../../common/errors/api-error.js';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { isChanged } from '../../../common/versioned/versioned-rows.js';
import { withSameChange } from '../calc/series-change.js';
import type { CalendarEventEntity } from './calendar-event.entity.js';
import { resolveNewOwner, resolveOwner, type EventOwner } from './event-owner.rules.js';
import { attendanceProblems, DATE_OUT_OF_RANGE, repeatProblems, workoutProblems } from './event.rules.js';
import { toNewEvents, toPlannedContent } from './planned-event.mapper.js';

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

/** The new events of a call: one, or one per week. Throws when the owner is out of reach or a rule is broken. */
export async function planNewEvents(
  manager: EntityManager,
  coachId: number,
  body: CreateEventBody,
  now: Date,
): Promise<NewEvent[]> {
  const { problems, ...owner } = await resolveNewOwner(manager, coachId, body);
  const allProblems = [
    ...problems,
    ...attendanceProblems({ ...owner, attendanceTaken: body.attendance_taken ?? false }),
    ...repeatProblems(body),
  ];
  if (allProblems.length > 0) throw validationFailed(allProblems);

  return toNewEvents(body, owner, now);
}

/** The owner that a change names. An archived athlete keeps the events they have, and gets no other one. */
export function resolveChangedOwner(
  manager: EntityManager,
  coachId: number,
  event: CalendarEventEntity,
  body: ChangeEventBody,
): Promise<ResolvedOwner> {
  const resolve = (body.athlete_id ?? null) === event.athleteId ? resolveOwner : resolveNewOwner;
  return resolve(manager, coachId, body);
}

/**
 * The update of each event in the scope whose content differs from the wanted one. Throws when a rule is broken, or
 * when an event would leave the years that the calendar stores.
 */
export function planUpdates(
  { opened, events }: Pick<EventsInScope, 'opened' | 'events'>,
  body: ChangeEventBody,
  { problems, ...owner }: ResolvedOwner,
): EventUpdate[] {
  const wanted = toPlannedContent(body, owner, opened);
  const allProblems = [...problems, ...workoutProblems(opened, body), ...attendanceProblems(wanted)];
  if (allProblems.length > 0) throw validationFailed(allProblems);

  const updates = events.map((before) => ({ before, after: withSameChange(before, opened, wanted) }));
  if (updates.some(({ after }) => after === null)) throw validationFailed([DATE_OUT_OF_RANGE]);
  return updates.filter(
    (update): update is EventUpdate =>
      update.after !== null && isChanged<CalendarEventEntity>(update.after, update.before),
  );
}
