import { Injectable } from '@nestjs/common';
import type { UndoBody, Undone } from '@touchline/contracts/calendar.schema';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { CalendarEvent } from './calendar-event.entity.js';
import { attendanceBeforeUndo, undoneTooLate } from './calendar.errors.js';
import { ChangedEvent } from './changed-event.entity.js';
import { EventChange } from './event-change.entity.js';
import { requireOwners } from './event-owner.js';
import { keepAttendance, type EventStep } from './keep-attendance.js';
import { isLiving } from './note-change.js';
import { countMarks, lockEvents } from './series.repository.js';
import { deleteEvents, replaceEvents } from './write-events.js';

/** Takes back what one call made or changed: all of it, or nothing. */
@Injectable()
export class UndoService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Only for the coach who made the change, once and within a day, and only while every event is as the change left it. Answers how many there were. */
  async undo(coach: SignedInCoach, { change_id: changeId }: UndoBody): Promise<Undone> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const change = await tx.findOneBy(EventChange, { changeId, coachId: coach.coachId });
      if (!change || !isLiving(change, now)) throw notFound();
      const noted = await tx.find(ChangedEvent, { where: { eventChangeId: change.id }, order: { eventId: 'ASC' } });
      const events = await lockEvents(
        tx,
        noted.map(({ eventId }) => eventId),
      );
      await requireOwners(tx, coach.coachId, [...noted, ...events]);
      await useUp(tx, change);
      const steps = stepsBack(noted, events);
      if (change.kind === 'added') await takeAway(tx, events);
      else await putBack(tx, steps, now);
      return { undone: steps.length };
    });
  }
}

/** Of two who undo at once the second looks again, and finds nothing any more. */
async function useUp(tx: EntityManager, { id }: EventChange): Promise<void> {
  const { affected } = await tx.delete(EventChange, { id });
  if (affected !== 1) throw new RetryWriteError();
}

/** Each event with what it was before. Throws the conflict where one is gone, or no longer as the change left it. */
function stepsBack(noted: readonly ChangedEvent[], events: readonly CalendarEvent[]): EventStep[] {
  const stored = new Map(events.map((event) => [event.id, event]));
  return noted.map(
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
      if (before?.version !== versionAfter) throw undoneTooLate();
      return { before, after: { ...before, ...content } };
    },
  );
}

async function takeAway(tx: EntityManager, events: readonly CalendarEvent[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  if ((await countMarks(tx, ids)).size > 0) throw attendanceBeforeUndo('Delete');
  await deleteEvents(tx, ids, 0);
}

async function putBack(tx: EntityManager, steps: readonly EventStep[], now: Date): Promise<void> {
  await keepAttendance(tx, steps, () => attendanceBeforeUndo('Change'));
  await replaceEvents(
    tx,
    steps.map(({ after }) => after),
    now,
  );
}
