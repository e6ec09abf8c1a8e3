import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { TEAM_STAFF } from '../../common/access/coach-reach.js';
import { CalendarEvent } from './calendar-event.entity.js';

/** Whose events: one athlete's own and their team's, else those of one team, else those of all own teams. */
export interface EventReach {
  coachId: number;
  teamId?: number | undefined;
  athleteId?: number | undefined;
}

/** The next events from a day on, by date, then time (all-day ones first). Out of the coach's reach there are none. One query. */
export function findUpcomingEvents(manager: EntityManager, { coachId, teamId, athleteId }: EventReach, from: CalendarDate, limit: number): Promise<CalendarEvent[]> {
  const query = manager
    .createQueryBuilder(CalendarEvent, 'event')
    .where('event.date >= :from', { from })
    .orderBy('event.date')
    // Both databases sort null, which is all day, before every time.
    .addOrderBy('event.eventTime')
    .addOrderBy('event.id')
    .limit(limit);
  if (athleteId !== undefined) {
    const theirs = `SELECT athlete.team_id FROM athletes athlete INNER JOIN ${TEAM_STAFF} staff ON staff.team_id = athlete.team_id AND staff.coach_id = :coachId WHERE athlete.id = :athleteId`;
    return query.andWhere(`(event.team_id = (${theirs}) OR (event.athlete_id = :athleteId AND EXISTS (${theirs})))`, { coachId, athleteId }).getMany();
  }
  query.andWhere(`event.team_id IN (SELECT staff.team_id FROM ${TEAM_STAFF} staff WHERE staff.coach_id = :coachId)`, { coachId });
  if (teamId !== undefined) query.andWhere('event.teamId = :teamId', { teamId });
  return query.getMany();
}
