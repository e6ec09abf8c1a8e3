import type { EntityManager } from 'typeorm';
import { isOwnAthlete, ownMembers, type Reacher } from '../../../common/access/coach-reach.js';
import { select, type RowOf } from '../../../database/row-selection.js';
import { AthleteEntity } from '../../athletes/index.js';
import { AthleteRequestEntity } from './athlete-request.entity.js';

const TOLD = ['id', 'athleteId', 'kind', 'text', 'askedAt', 'doneAt', 'answer'] as const;
const REQUEST = select(AthleteRequestEntity, 'request', TOLD);
const NAME = ['firstName', 'lastName', 'dateOfBirth', 'teamId'] as const;
const OPEN = REQUEST.with(select(AthleteEntity, 'athlete', NAME)).and<{ jerseyNumber: string | null }>({
  jerseyNumber: `(SELECT membership.jersey_number FROM memberships membership
    WHERE membership.athlete_id = athlete.id AND membership.team_id = athlete.team_id
    ORDER BY membership.joined_on DESC, membership.id DESC LIMIT 1)`,
});
export type OpenRequest = RowOf<typeof OPEN>;

/** Instant and number of a request: the order of lists. */
export interface RequestPosition {
  askedAt: Date;
  id: number;
}

export interface OpenWindow {
  /** Undefined: all own teams. */
  teamId?: number | undefined;
  after?: RequestPosition | undefined;
  limit?: number | undefined;
}

/** All requests of an athlete, the newest first. */
export function findRequestsOf(manager: EntityManager, athleteId: number): Promise<RowOf<typeof REQUEST>[]> {
  return REQUEST.read(
    manager,
    'FROM athlete_requests request WHERE request.athlete_id = :athleteId ORDER BY request.asked_at DESC, request.id DESC',
    { athleteId },
  );
}

/**
 * The open requests of the coach's athletes, oldest first. Those of archived ones, too: who has left the team may ask
 * for an erasure, and the answer is still owed.
 */
export function findOpenRequests(
  manager: EntityManager,
  { coachId, today }: Reacher,
  { teamId, after, limit }: OpenWindow,
): Promise<OpenRequest[]> {
  const conditions = [
    'request.open_kind IS NOT NULL',
    ...(after ? ['(request.asked_at, request.id) > (:askedAt, :id)'] : []),
  ];
  return OPEN.read(
    manager,
    `FROM ${ownMembers('administration.read', teamId)}
     INNER JOIN athletes athlete ON athlete.id = COALESCE(member.athlete_id, 0)
     INNER JOIN athlete_requests request ON request.athlete_id = COALESCE(member.athlete_id, 0)
     WHERE ${conditions.join(' AND ')}
     ORDER BY request.asked_at, request.id ${limit === undefined ? '' : 'LIMIT :limit'}`,
    { coachId, today, teamId, limit, ...after },
  );
}

/** A request of one of the coach's athletes, open or closed; null when it is out of reach. */
export function findOwnRequest(
  manager: EntityManager,
  { coachId, today }: Reacher,
  id: number,
): Promise<AthleteRequestEntity | null> {
  return manager
    .createQueryBuilder(AthleteRequestEntity, 'request')
    .innerJoin('athletes', 'athlete', 'athlete.id = request.athlete_id')
    .where('request.id = :id', { id })
    .andWhere(isOwnAthlete('administration.write'), { coachId, today })
    .getOne();
}
