import { Injectable } from '@nestjs/common';
import type { CalendarEvent, EventCount, EventSeries } from '@touchline/contracts/calendar.schema';
import { NEWEST_EVENTS } from '@touchline/contracts/list-limits';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { newestPageOf, type Slice } from '../../../common/paging/newest-page.js';
import { pageOf, type ListOrder, type Page } from '../../../common/paging/page.js';
import { Clock } from '../../../common/time/clock.js';
import { coachToday } from '../../../common/time/coach-today.js';
import { todayIn } from '../../../common/time/local-time.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { countByScope } from '../calc/scope-counts.js';
import { toListedEvent } from './calendar-event.mapper.js';
import {
  countOwnEvents,
  findListedEvents,
  findOwnEvent,
  type EventKey,
  type ListedEvent,
} from './calendar.repository.js';
import { eventKeySchema, type CountsQuery, type ListQuery } from './calendar.schemas.js';
import { findRecordedEvents } from './recorded-events.repository.js';
import { findSeriesMarks } from '../series/series.repository.js';

const BY_DATE_AND_TIME: ListOrder<ListedEvent, EventKey> = {
  key: eventKeySchema,
  keyOf: ({ event }) => [event.date, event.eventTime ?? '', event.id],
};

@Injectable()
export class CalendarService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One query, independent of the number of events. Empty for a team or athlete out of reach. */
  async list(
    coach: SignedInCoach,
    { team_id: teamId, athlete_id: athleteId, event_id: eventId, date, from, to, today: sent, ...page }: ListQuery,
  ): Promise<Page<CalendarEvent>> {
    const today = coachToday(sent, coach, this.clock.now());

    const filter = {
      coach,
      teamId,
      athleteId,
      eventId,
      from: latest(date, from),
      to: earliest(date, to),
    };
    const find = (slice: Slice<EventKey>) => findListedEvents(this.unitOfWork.read, { ...filter, ...slice });
    const isWhole = athleteId !== undefined || filter.from !== undefined;
    const { items, next } = isWhole
      ? await pageOf(page, BY_DATE_AND_TIME, (after, limit) => find({ after, limit }))
      : await newestPageOf(page, BY_DATE_AND_TIME, NEWEST_EVENTS, find);

    return { items: items.map((listed) => toListedEvent(listed, today)), next };
  }

  /** One query. Empty for a team out of reach. */
  async counts(coach: SignedInCoach, { team_id: teamId, today: sent }: CountsQuery): Promise<EventCount[]> {
    const today = coachToday(sent, coach, this.clock.now());

    const counts = await countOwnEvents(this.unitOfWork.read, { coach, teamId }, today);

    return counts.map(({ athleteId, events }) => ({ athlete_id: athleteId, events }));
  }

  /** Three queries. */
  async series(coach: SignedInCoach, eventId: number): Promise<EventSeries> {
    const manager = this.unitOfWork.read;
    const opened = await findOwnEvent(manager, coach, eventId);
    if (!opened) throw notFound();

    const series = await findSeriesMarks(manager, opened.event);
    // The event was deleted between the two queries.
    if (!series.some(({ id }) => id === eventId)) throw notFound();

    const today = todayIn(coach.timeZone, this.clock.now());
    return countByScope(opened.event, series, await findRecordedEvents(manager, series, today));
  }
}

function latest(one: string | undefined, other: string | undefined): string | undefined {
  return one !== undefined && other !== undefined && one > other ? one : (other ?? one);
}

function earliest(one: string | undefined, other: string | undefined): string | undefined {
  return one !== undefined && other !== undefined && one < other ? one : (other ?? one);
}
