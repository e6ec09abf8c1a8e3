import { Injectable } from '@nestjs/common';
import type { ChangeEventBody, CreateEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { createOnce } from '../../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../../common/idempotency/idempotency-key.js';
import { Clock } from '../../../common/time/clock.js';
import { todayIn } from '../../../common/time/local-time.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { eventsHaveAttendance, marksChanged } from '../calendar.errors.js';
import { requireOwners } from './event-owner.rules.js';
import { requireScope } from '../series/event-scope.rules.js';
import { lockEventScope } from '../series/event-scope.writer.js';
import { countMarks } from '../series/series.repository.js';
import { MeasurementsWriter } from '../../measurements/index.js';
import { TrainingLoadWriter } from '../../training-load/index.js';
import type { EventChangeEntity } from '../undo/event-change.entity.js';
import { countChangedEvents, findChange } from '../undo/event-changes.repository.js';
import { recordAddedEvents, recordChangedEvents } from '../undo/event-changes.writer.js';
import { toListedEvent } from './calendar-event.mapper.js';
import { findFirstEventOfChange, findOwnEvent, type ListedEvent } from './calendar.repository.js';
import type { RemoveQuery } from './calendar.schemas.js';
import { deleteEvents, insertEvents, movedDays, requireAttendanceKept, updateEvents } from './events.writer.js';
import { planNewEvents, planUpdates, resolveChangedOwner } from './planned-change.rules.js';
import { findRepeatedChange } from './repeated-change.repository.js';

/** Creates, changes and deletes events: a single one, or those of a series that the scope covers. */
@Injectable()
export class PlanningService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly trainingLoad: TrainingLoadWriter,
    private readonly measurements: MeasurementsWriter,
  ) {}

  /**
   * Creates one event, or those of a series; once per idempotency key. Throws "not found" when a repeated call finds its
   * event deleted or undone meanwhile.
   */
  async create(coach: SignedInCoach, body: CreateEventBody, key: IdempotencyKey | null): Promise<SavedEvent> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const eventChangeId = await createOnce(tx, key, now, () => this.insert(tx, coach, body, now));

      const change = await findChange(tx, eventChangeId);
      const first = await findFirstEventOfChange(tx, coach, eventChangeId);
      if (!change || !first) throw notFound();
      return this.answer(first, coach, change, await countChangedEvents(tx, eventChangeId));
    });
  }

  /**
   * Changes the event and, by `scope`, the others of its series: all of them or none. An event that has the wanted
   * content already keeps its version; when that is true of all, an empty change is recorded. A call that is sent again
   * is answered as the first time. Returns the number of events in the scope.
   */
  async change(coach: SignedInCoach, eventId: number, scope: EventScope, body: ChangeEventBody): Promise<SavedEvent> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const { event } = await requireEvent(tx, coach, eventId);
      const today = todayIn(coach.timeZone, now);
      const owner = { ...(await resolveChangedOwner(tx, coach, event, body)), today };
      const scoped = await lockEventScope(tx, event, scope);

      const repeated = await findRepeatedChange(tx, scoped, body, owner);
      if (repeated) {
        const own = repeated.change?.coachId === coach.coachId ? repeated.change : null;
        const change = own ?? (await recordChangedEvents(tx, coach.coachId, [], now));
        return this.answer(await requireEvent(tx, coach, eventId), coach, change, repeated.events);
      }

      requireScope(scoped, body.version);
      const updates = await planUpdates(tx, scoped, body, owner);
      const { events } = scoped;
      await requireAttendanceKept(tx, updates, (marked) => eventsHaveAttendance(marked, events.length));

      const before = updates.map((update) => update.before);
      await updateEvents(tx, updates, now);
      const dayOf = movedDays(updates);
      await this.trainingLoad.moveWithEvents(tx, coach, dayOf);
      await this.measurements.moveWithEvents(tx, dayOf);
      const change = await recordChangedEvents(tx, coach.coachId, before, now);
      return this.answer(await requireEvent(tx, coach, eventId), coach, change, events.length);
    });
  }

  /** Deletes the events of the scope together with their attendance marks. */
  async remove(
    coach: SignedInCoach,
    eventId: number,
    { scope, version, if_attendance_marks: confirmedMarks }: RemoveQuery,
  ): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      const { event } = await requireEvent(tx, coach, eventId);
      const scoped = await lockEventScope(tx, event, scope);
      requireScope(scoped, version);

      const { events } = scoped;
      await requireOwners(tx, coach, events);
      const ids = events.map(({ id }) => id);
      const marks = [...(await countMarks(tx, ids)).values()].reduce((sum, count) => sum + count, 0);
      if (confirmedMarks !== undefined && confirmedMarks !== marks) throw marksChanged();

      await deleteEvents(tx, ids, marks);
    });
  }

  private answer(
    listed: ListedEvent,
    { timeZone }: SignedInCoach,
    { changeId }: EventChangeEntity,
    events: number,
  ): SavedEvent {
    return { ...toListedEvent(listed, todayIn(timeZone, this.clock.now())), change_id: changeId, event_count: events };
  }

  private async insert(tx: EntityManager, coach: SignedInCoach, body: CreateEventBody, now: Date): Promise<number> {
    const events = await insertEvents(tx, await planNewEvents(tx, coach, body, now));
    return (await recordAddedEvents(tx, coach.coachId, events, now)).id;
  }
}

async function requireEvent(tx: EntityManager, coach: SignedInCoach, eventId: number): Promise<ListedEvent> {
  const found = await findOwnEvent(tx, coach, eventId);
  if (!found) throw notFound();
  return found;
}
