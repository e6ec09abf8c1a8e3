import { Injectable } from '@nestjs/common';
import { todayIn } from '@touchline/contracts/calendar-date';
import type { ChangeEventBody, CreateEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { isChanged } from '../../common/versioned/versioned-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { changedLike, type PlannedContent } from './calc/series-change.js';
import { CalendarEvent } from './calendar-event.entity.js';
import { hasAttendance, marksChanged } from './calendar.errors.js';
import { toListedEvent } from './calendar.mapper.js';
import { findFirstOf, findOwnEvent, type ListedEvent } from './calendar.repository.js';
import { attendanceProblems, OUT_OF_CALENDAR, repeatProblems, workoutProblems } from './calendar.rules.js';
import type { RemoveQuery } from './calendar.schemas.js';
import { ChangedEvent } from './changed-event.entity.js';
import { EventChange } from './event-change.entity.js';
import { reachNewOwner, reachOwner } from './event-owner.js';
import { keepAttendance, type EventStep } from './keep-attendance.js';
import { noteAdded, noteChanged } from './note-change.js';
import { openScope } from './open-scope.js';
import { newEvents, wantedContent } from './planned-content.js';
import { countMarks } from './series.repository.js';
import { deleteEvents, replaceEvents } from './write-events.js';

/** How events come to be, change and go: one, or as many of a series as are meant. */
@Injectable()
export class PlanningService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One event, or one of each week; once, however often a call with a key is sent. What has been undone or deleted since is not made again: it is not found. */
  async create(coach: SignedInCoach, body: CreateEventBody, key: IdempotencyKey | null): Promise<SavedEvent> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const eventChangeId = await createOnce(tx, key, now, () => this.insert(tx, coach, body, now));
      const change = await tx.findOneBy(EventChange, { id: eventChangeId });
      const first = await findFirstOf(tx, coach.coachId, eventChangeId);
      if (!change || !first) throw notFound();
      return this.saved(first, coach, change, await tx.countBy(ChangedEvent, { eventChangeId }));
    });
  }

  /**
   * The event as it is to be, and what the change means for the others of the scope: all of them or none. One that is so already keeps its
   * version; where that holds for all, the call is noted as a change of nothing. Answers how many events are of the scope.
   */
  async change(coach: SignedInCoach, eventId: number, scope: EventScope, body: ChangeEventBody): Promise<SavedEvent> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const { event } = await requireEvent(tx, coach, eventId);
      const reach = (body.athlete_id ?? null) === event.athleteId ? reachOwner : reachNewOwner;
      const { problems, ...owner } = await reach(tx, coach.coachId, body);
      const { opened, events } = await openScope(tx, event, scope, body.version);
      const wanted = wantedContent(body, owner, opened);
      const refused = [...problems, ...workoutProblems(opened, body), ...attendanceProblems(wanted)];
      if (refused.length > 0) throw validationFailed(refused);
      const steps = stepsOf(events, opened, wanted);
      await keepAttendance(tx, steps, (marked) => hasAttendance(marked, events.length));
      await replaceEvents(
        tx,
        steps.map(({ after }) => after),
        now,
      );
      const change = await noteChanged(
        tx,
        coach.coachId,
        steps.map(({ before }) => before),
        now,
      );
      return this.saved(await requireEvent(tx, coach, eventId), coach, change, events.length);
    });
  }

  /** The events of the scope with the attendance that was taken at them. */
  async remove(
    coach: SignedInCoach,
    eventId: number,
    { scope, version, if_attendance_marks: seenMarks }: RemoveQuery,
  ): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      const { event } = await requireEvent(tx, coach, eventId);
      const { events } = await openScope(tx, event, scope, version);
      const ids = events.map(({ id }) => id);
      const marks = [...(await countMarks(tx, ids)).values()].reduce((sum, count) => sum + count, 0);
      if (seenMarks !== undefined && seenMarks !== marks) throw marksChanged();
      await deleteEvents(tx, ids, marks);
    });
  }

  private saved(
    listed: ListedEvent,
    { timeZone }: SignedInCoach,
    { changeId }: EventChange,
    events: number,
  ): SavedEvent {
    return { ...toListedEvent(listed, todayIn(timeZone, this.clock.now())), change_id: changeId, event_count: events };
  }

  private async insert(
    tx: EntityManager,
    { coachId }: SignedInCoach,
    body: CreateEventBody,
    now: Date,
  ): Promise<number> {
    const { problems, ...owner } = await reachNewOwner(tx, coachId, body);
    const refused = [
      ...problems,
      ...attendanceProblems({ ...owner, attendanceTaken: body.attendance_taken ?? false }),
      ...repeatProblems(body),
    ];
    if (refused.length > 0) throw validationFailed(refused);
    const events = newEvents(body, owner, now);
    await tx.insert(CalendarEvent, events);
    // TypeORM writes the new ids into the very objects it inserts.
    return (await noteAdded(tx, coachId, events as CalendarEvent[], now)).id;
  }
}

async function requireEvent(tx: EntityManager, { coachId }: SignedInCoach, eventId: number): Promise<ListedEvent> {
  const found = await findOwnEvent(tx, coachId, eventId);
  if (!found) throw notFound();
  return found;
}

function stepsOf(events: readonly CalendarEvent[], opened: CalendarEvent, wanted: PlannedContent): EventStep[] {
  const steps = events.map((before) => ({ before, after: changedLike(before, opened, wanted) }));
  if (steps.some(({ after }) => after === null)) throw validationFailed([OUT_OF_CALENDAR]);
  return steps.filter(
    (step): step is EventStep => step.after !== null && isChanged<CalendarEvent>(step.after, step.before),
  );
}
