import { Injectable } from '@nestjs/common';
import { addDays, daysBetween, isCalendarDate } from '@touchline/contracts/calendar-date';
import type { CopiedWeek as CopiedWeekAnswer, CopyWeekBody } from '@touchline/contracts/calendar.schema';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import { requireTeam } from '../../common/access/coach-reach.js';
import { lockRows } from '../../common/access/lock-rows.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { copiedWeek } from './calc/copied-week.js';
import { CalendarEvent } from './calendar-event.entity.js';
import { CopiedWeek } from './copied-week.entity.js';
import { findCopiedWeek, findTeamWeek } from './copy-week.repository.js';
import { noteAdded } from './note-change.js';

@Injectable()
export class CopyWeekService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Copies a week of an own team; once, however often a call with a key is sent. Sent again it answers what the first one did, whatever has
   * become of the two weeks; "not found" where the copying has been taken back.
   */
  async copy(coach: SignedInCoach, body: CopyWeekBody, key: IdempotencyKey | null): Promise<CopiedWeekAnswer> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach.coachId, body.team_id);
      requireWithinCalendar(body);
      const id = await createOnce(tx, key, now, () => this.insert(tx, coach, body, now));
      const found = await findCopiedWeek(tx, id);
      if (!found) throw notFound();
      const { copied, alreadyThere, workoutsLeft } = found.week;
      return { change_id: found.changeId, copied, already_there: alreadyThere, workouts_left: workoutsLeft };
    });
  }

  private async insert(
    tx: EntityManager,
    { coachId }: SignedInCoach,
    { team_id: teamId, from_week: from, to_week: to }: CopyWeekBody,
    now: Date,
  ): Promise<number> {
    // Of two coaches who press at the same moment, the second sees what the first has made.
    await lockRows(tx, 'teams', [teamId]);
    const { copies, alreadyThere, workoutsLeft } = copiedWeek(
      await findTeamWeek(tx, teamId, from),
      await findTeamWeek(tx, teamId, to),
      daysBetween(from, to),
    );
    if (copies.length > EVENTS_AT_ONCE_MAX) throw tooMany(copies.length);
    const rows = copies.map(({ id: _of, ...event }) => ({
      ...event,
      seriesId: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }));
    await insertOrRetry(tx, CalendarEvent, rows);
    // TypeORM writes the new ids into the very objects it inserts.
    const { id: eventChangeId } = await noteAdded(tx, coachId, rows as CalendarEvent[], now);
    await tx.insert(CopiedWeek, { eventChangeId, copied: rows.length, alreadyThere, workoutsLeft });
    return eventChangeId;
  }
}

/** The last days of the last year that a date may have belong to a week that does not end within it. */
function requireWithinCalendar({ from_week: from, to_week: to }: CopyWeekBody): void {
  const problems = [
    { path: 'from_week', monday: from },
    { path: 'to_week', monday: to },
  ].filter(({ monday }) => !isCalendarDate(addDays(monday, 6)));
  if (problems.length > 0)
    throw validationFailed(
      problems.map(({ path }) => ({
        path,
        message: `${path === 'from_week' ? 'From' : 'To'} week must end before the year 3000.`,
      })),
    );
}

const tooMany = (events: number) =>
  validationFailed([
    {
      path: 'from_week',
      message: `From week has ${events} events to copy; at most ${EVENTS_AT_ONCE_MAX} are copied at once.`,
    },
  ]);
