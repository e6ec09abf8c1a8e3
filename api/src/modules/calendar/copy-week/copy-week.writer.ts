import type { CopyWeekBody } from '@touchline/contracts/calendar.schema';
import type { EntityManager } from 'typeorm';
import { lockRows } from '../../../database/unit-of-work.js';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { insertEvents } from '../events/events.writer.js';
import { recordAddedEvents } from '../undo/event-changes.writer.js';
import { CopiedWeekEntity } from './copied-week.entity.js';
import { nextCopyNumber } from './copy-week.repository.js';
import { planCopiedWeek } from './copy-week.rules.js';

/** Copies the events of the week, with an undoable change and the result. Returns the id of the change. */
export async function copyWeek(tx: EntityManager, coachId: number, body: CopyWeekBody, now: Date): Promise<number> {
  const { team_id: teamId, to_week: toWeek } = body;
  // When two coaches copy at the same moment, the second one finds the copies of the first one: by the lock, and without
  // it by the number, which both have taken.
  await lockRows(tx, 'teams', [teamId]);
  const copyNumber = await nextCopyNumber(tx, teamId, toWeek);
  const { copies, alreadyThere, workoutsLeft } = await planCopiedWeek(tx, body);

  const rows = copies.map(({ id: _source, ...event }) => ({
    ...event,
    seriesId: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }));
  const events = await insertEvents(tx, rows);
  const { id: eventChangeId } = await recordAddedEvents(tx, coachId, events, now);
  const copy = { eventChangeId, copied: events.length, alreadyThere, workoutsLeft, teamId, toWeek, copyNumber };
  await insertOrRetry(tx, CopiedWeekEntity, [copy]);
  return eventChangeId;
}
