import { Injectable } from '@nestjs/common';
import type { EventOverlap } from '@touchline/contracts/calendar.schema';
import { isOverlapping } from '@touchline/contracts/event-times';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findOwnEvent } from '../events/calendar.repository.js';
import { findConcurrentEvents, type ConcurrentEvent } from './overlaps.repository.js';

/** Events of one athlete that overlap. */
@Injectable()
export class OverlapsService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Two queries. */
  async list(coach: SignedInCoach, eventId: number): Promise<EventOverlap[]> {
    const manager = this.unitOfWork.read;
    const found = await findOwnEvent(manager, coach, eventId);
    if (!found) throw notFound();

    const { event } = found;
    const { date, eventTime: event_time, durationMin: duration_min } = event;
    if (event_time === null) return [];

    const others = (await findConcurrentEvents(manager, coach, event)).map(toOverlap);
    return others.filter((other) => isOverlapping(other, { date, event_time, duration_min }));
  }
}

function toOverlap({ isTold, eventId, title, team, ...row }: ConcurrentEvent): EventOverlap {
  return {
    athlete_id: row.athleteId,
    first_name: row.firstName,
    last_name: row.lastName,
    date: row.date,
    event_time: row.eventTime,
    duration_min: row.durationMin,
    event: Number(isTold) === 1 ? { event_id: eventId, title, team } : null,
  };
}
