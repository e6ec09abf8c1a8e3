import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ChangeEventBody, CopyWeekBody, CreateEventBody } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import { requireTeam, type Reacher } from '../../../common/access/coach-reach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { planCopiedWeek, requireWithinCalendar } from '../copy-week/copy-week.rules.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { findOwnEvent } from '../events/calendar.repository.js';
import { planNewEvents, planUpdates, resolveChangedOwner } from '../events/planned-change.rules.js';
import { findRepeatedChange } from '../events/repeated-change.repository.js';
import { eventsInScope, requireScope } from '../series/event-scope.rules.js';
import { findSeries } from '../series/series.repository.js';

/**
 * What a call of the calendar would change. It is planned by the code that the call itself uses, refused where the call
 * would be refused, and nothing is locked or stored.
 */

/** The plan of an event; `id` is null while it is not stored. */
export type EventPlan = Pick<CalendarEventEntity, 'date' | 'teamId' | 'athleteId' | 'plannedRpe' | 'durationMin'> & {
  id: number | null;
};

/** An event before and after a change; `before` is null for a new one. */
export interface PreviewedChange {
  before: EventPlan | null;
  after: EventPlan;
}

export async function previewNewEvents(
  manager: EntityManager,
  coach: Reacher,
  body: CreateEventBody,
  now: Date,
): Promise<PreviewedChange[]> {
  return (await planNewEvents(manager, coach, body, now)).map(asNew);
}

export async function previewChangedEvents(
  manager: EntityManager,
  coach: Reacher,
  { eventId, scope, body, today }: { eventId: number; scope: EventScope; body: ChangeEventBody; today: CalendarDate },
): Promise<PreviewedChange[]> {
  const event = (await findOwnEvent(manager, coach, eventId))?.event;
  if (!event) throw notFound();
  const owner = { ...(await resolveChangedOwner(manager, coach, event, body)), today };

  const series = await findSeries(manager, event, scope);
  const opened = series.find(({ id }) => id === eventId);
  // The event was deleted between the two queries.
  if (!opened) throw notFound();
  const scoped = eventsInScope(opened, series, scope);
  if (await findRepeatedChange(manager, scoped, body, owner)) return [];
  requireScope(scoped, body.version);
  return planUpdates(manager, scoped, body, owner);
}

export async function previewCopiedWeek(
  manager: EntityManager,
  coach: Reacher,
  body: CopyWeekBody,
): Promise<PreviewedChange[]> {
  await requireTeam(manager, coach, 'plan.write', body.team_id);
  requireWithinCalendar(body);

  const { copies } = await planCopiedWeek(manager, body);
  return copies.map(asNew);
}

const asNew = (event: Omit<EventPlan, 'id'>): PreviewedChange => ({ before: null, after: { ...event, id: null } });
