import { daysBetween } from '@touchline/contracts/calendar-date';
import type { CopyWeekBody } from '@touchline/contracts/calendar.schema';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { lockRows } from '../../../database/unit-of-work.js';
import { planWeekCopy } from '../calc/week-copy.js';
import { insertEvents } from '../events/events.writer.js';
import { recordAddedEvents } from '../undo/event-changes.writer.js';
import { CopiedWeekEntity } from './copied-week.entity.js';
import { findTeamWeek } from './copy-week.repository.js';

/** Copies the events of the week, with an undoable change and the result. Returns the id of the change. */
export async function copyWeek(
  tx: EntityManager,
  coachId: number,
  { team_id: teamId, from_week: from, to_week: to }: CopyWeekBody,
  now: Date,
): Promise<number> {
  // When two coaches copy at the same moment, the second one finds the copies of the first one.
  await lockRows(tx, 'teams', [teamId]);
  const source = await findTeamWeek(tx, teamId, from);
  const target = await findTeamWeek(tx, teamId, to);
  const { copies, alreadyThere, workoutsLeft } = planWeekCopy(source, target, daysBetween(from, to));
  if (copies.length > EVENTS_AT_ONCE_MAX) throw tooManyEvents(copies.length);

  const rows = copies.map(({ id: _source, ...event }) => ({
    ...event,
    seriesId: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }));
  const events = await insertEvents(tx, rows);
  const { id: eventChangeId } = await recordAddedEvents(tx, coachId, events, now);
  await tx.insert(CopiedWeekEntity, { eventChangeId, copied: events.length, alreadyThere, workoutsLeft });
  return eventChangeId;
}

const tooManyEvents = (events: number) =>
  validationFailed([
    {
      path: 'from_week',
      message: `This week has ${events} events to copy; at most ${EVENTS_AT_ONCE_MAX} can be copied at once.`,
    },
  ]);
