import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { UndoBody, Undone } from '@touchline/contracts/calendar.schema';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { todayIn } from '../../../common/time/local-time.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { changeNotUndoable, undoBlockedByAttendance } from '../calendar.errors.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { requireOwners } from '../events/event-owner.rules.js';
import { deleteEvents, movedDays, requireAttendanceKept, updateEvents } from '../events/events.writer.js';
import { leavesRecorded, type EventUpdate } from '../events/planned-change.rules.js';
import { findRecordedEvents } from '../events/recorded-events.repository.js';
import { MeasurementsWriter } from '../../measurements/index.js';
import { TrainingLoadWriter } from '../../training-load/index.js';
import { countMarks, lockEvents } from '../series/series.repository.js';
import type { ChangedEventEntity } from './changed-event.entity.js';
import { findChangedEvents, findOwnChange } from './event-changes.repository.js';
import { deleteChange, isUndoable } from './event-changes.writer.js';

/** Undoes what one call created or changed: all of it, or nothing. */
@Injectable()
export class UndoService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly trainingLoad: TrainingLoadWriter,
    private readonly measurements: MeasurementsWriter,
  ) {}

  /**
   * Undoes a change of this coach, once and within a day, and only while every event is as the change left it. Returns
   * the number of events that were restored or deleted.
   */
  async undo(coach: SignedInCoach, { change_id: changeId }: UndoBody): Promise<Undone> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const change = await findOwnChange(tx, coach.coachId, changeId);
      if (!change || !isUndoable(change, now)) throw notFound();
      const recorded = await findChangedEvents(tx, change.id);
      const eventIds = recorded.map(({ eventId }) => eventId);
      const events = await lockEvents(tx, eventIds);
      await requireOwners(tx, coach, [...recorded, ...events]);

      await deleteChange(tx, change);
      const updates = restoringUpdates(recorded, events);
      if (change.kind === 'added') await deleteAdded(tx, eventIds);
      else {
        await restoreChanged(tx, updates, { now, today: todayIn(coach.timeZone, now) });
        const dayOf = movedDays(updates);
        await this.trainingLoad.moveWithEvents(tx, coach, dayOf);
        await this.measurements.moveWithEvents(tx, dayOf);
      }
      return { undone: updates.length };
    });
  }
}

/**
 * The update that restores each event. Throws the conflict when an event was deleted, or changed after the recorded
 * change.
 */
function restoringUpdates(
  recorded: readonly ChangedEventEntity[],
  events: readonly CalendarEventEntity[],
): EventUpdate[] {
  const stored = new Map(events.map((event) => [event.id, event]));
  return recorded.map(
    ({
      id: _id,
      eventChangeId: _change,
      eventId,
      versionAfter,
      version: _version,
      createdAt: _created,
      updatedAt: _updated,
      ...content
    }) => {
      const before = stored.get(eventId);
      if (before?.version !== versionAfter) throw changeNotUndoable();
      return { before, after: { ...before, ...content } };
    },
  );
}

async function deleteAdded(tx: EntityManager, ids: readonly number[]): Promise<void> {
  if ((await countMarks(tx, ids)).size > 0) throw undoBlockedByAttendance('Delete');
  await deleteEvents(tx, ids, 0);
}

async function restoreChanged(
  tx: EntityManager,
  updates: readonly EventUpdate[],
  { now, today }: { now: Date; today: CalendarDate },
): Promise<void> {
  await requireAttendanceKept(tx, updates, () => undoBlockedByAttendance('Change'));
  const events = updates.map(({ before }) => before);
  const recorded = await findRecordedEvents(tx, events, today);
  if (updates.some((update) => leavesRecorded(update, recorded, today))) throw undoBlockedByAttendance('Change');
  await updateEvents(tx, updates, now);
}
