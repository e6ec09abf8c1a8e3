import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { select, type RowOf } from '../../../database/row-selection.js';
import { SeenAnswerEntity } from './seen-answer.entity.js';

const SEEN = select(SeenAnswerEntity, 'seen', ['day', 'seenAt']).and<{ coachName: string }>({
  coachName: 'coach.name',
});

/** That a coach has opened an athlete's row of a day. */
export type Seen = RowOf<typeof SEEN>;

/** Who has opened the athlete's rows of these days, the first one first. One query. */
export function findSeen(
  manager: EntityManager,
  athleteId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<Seen[]> {
  return SEEN.read(
    manager,
    `FROM seen_answers seen INNER JOIN coaches coach ON coach.id = seen.coach_id
     WHERE seen.athlete_id = :athleteId AND seen.day BETWEEN :from AND :to ORDER BY seen.seen_at, seen.coach_id`,
    { athleteId, from, to },
  );
}
