import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ChangeEventBody, CopyWeekBody, CreateEventBody } from '@touchline/contracts/calendar.schema';
import type { PlanPreview } from '@touchline/contracts/plan-preview.schema';
import { PREVIEW_ATHLETES_MAX, PREVIEW_WEEKS_MAX } from '@touchline/contracts/planned-load';
import { findReach } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Clock } from '../../../common/time/clock.js';
import { coachToday } from '../../../common/time/coach-today.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import {
  previewChangedEvents,
  previewCopiedWeek,
  previewNewEvents,
  type PreviewedChange,
} from '../../calendar/index.js';
import { changesLoad, touchedWeeks } from '../calc/touched-weeks.js';
import { comparedWeeks, weekOf } from '../calc/weeks.js';
import { toPreviewedAthlete } from './preview.mapper.js';
import { findPlans } from '../plans.repository.js';
import { findPlannedAthletes, findRecordedLoads } from './preview.repository.js';
import type { ChangePreviewQuery, PreviewQuery } from '../load-plan.schemas.js';

/** What a change of the calendar would mean for the load of each athlete, before it is saved. */
@Injectable()
export class PreviewService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async addition(coach: SignedInCoach, body: CreateEventBody, { today: sent }: PreviewQuery): Promise<PlanPreview> {
    const now = this.clock.now();
    const today = coachToday(sent, coach, now);
    return this.answer(coach, today, await previewNewEvents(this.unitOfWork.read, coach, body, now));
  }

  async change(
    coach: SignedInCoach,
    eventId: number,
    body: ChangeEventBody,
    { scope, today: sent }: ChangePreviewQuery,
  ): Promise<PlanPreview> {
    const today = coachToday(sent, coach, this.clock.now());
    const change = { eventId, scope, body, today };
    return this.answer(coach, today, await previewChangedEvents(this.unitOfWork.read, coach, change));
  }

  async copiedWeek(coach: SignedInCoach, body: CopyWeekBody, { today: sent }: PreviewQuery): Promise<PlanPreview> {
    const today = coachToday(sent, coach, this.clock.now());
    return this.answer(coach, today, await previewCopiedWeek(this.unitOfWork.read, coach, body));
  }

  /** Seven queries for any number of athletes and weeks, and one for each owner. */
  private async answer(
    coach: SignedInCoach,
    today: CalendarDate,
    changes: readonly PreviewedChange[],
  ): Promise<PlanPreview> {
    const manager = this.unitOfWork.read;
    const allWeeks = touchedWeeks(changes, today);
    const weeks = allWeeks.slice(0, PREVIEW_WEEKS_MAX);
    const relevant = changes.filter(changesLoad);
    const members = weeks.length > 0 ? await findPlannedAthletes(manager, coach, ownersOf(relevant)) : [];
    const shown = members.length > PREVIEW_ATHLETES_MAX ? [] : members;
    const counts = { weeks, total_weeks: allWeeks.length, total_athletes: members.length };
    if (shown.length === 0) return { ...counts, athletes: [] };

    const athleteIds = shown.map(({ athlete }) => athlete.id);
    const calendar = { today, weeks: weeks.map(weekOf), compared: comparedWeeks(today) };
    const span = { from: today, to: calendar.weeks.at(-1)?.sunday ?? today };
    const { plans: stored, plannedFor } = await findPlans(manager, shown, span);
    const reach = (await findReach(manager, coach, athleteIds))('load.read').by(today);
    const recordedOf = await findRecordedLoads(manager, { reach, athleteIds }, today);
    const changed = new Set(changes.flatMap(({ before }) => before?.id ?? []));
    const untouched = stored.filter(({ id }) => id === null || !changed.has(id));
    const plans = { stored, previewed: [...untouched, ...changes.map(({ after }) => after)] };

    await this.audit.read(coach, ['profile', 'training_load'], athleteIds);
    return {
      ...counts,
      athletes: shown.map((member) => {
        const known = { planned: plannedFor(member), recorded: recordedOf(member.athlete.id) };
        return toPreviewedAthlete(member, known, plans, calendar);
      }),
    };
  }
}

/** The teams and athletes of these events before and after the change. */
function ownersOf(changes: readonly PreviewedChange[]): { teamIds: number[]; athleteIds: number[] } {
  const plans = changes.flatMap(({ before, after }) => (before ? [before, after] : [after]));
  return {
    teamIds: [...new Set(plans.flatMap(({ teamId }) => teamId ?? []))],
    athleteIds: [...new Set(plans.flatMap(({ athleteId }) => athleteId ?? []))],
  };
}
