import type { EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../../common/access/coach-reach.js';
import { select, type RowOf } from '../../../database/row-selection.js';
import { AthleteEntity } from '../../athletes/index.js';
import { AthleteRequestEntity } from './athlete-request.entity.js';

const TOLD = ['id', 'athleteId', 'kind', 'text', 'askedAt', 'doneAt', 'answer'] as const;
const REQUEST = select(AthleteRequestEntity, 'request', TOLD);
const NAME = ['firstName', 'lastName', 'jerseyNumber', 'dateOfBirth', 'teamId'] as const;
const OPEN = REQUEST.with(select(AthleteEntity, 'athlete', NAME));
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
  coachId: number,
  { teamId, after, limit }: OpenWindow,
): Promise<OpenRequest[]> {
  const conditions = [
    'request.open_kind IS NOT NULL',
    ...(teamId === undefined ? [] : ['athlete.team_id = :teamId']),
    ...(after ? ['(request.asked_at, request.id) > (:askedAt, :id)'] : []),
  ];
  return OPEN.read(
    manager,
    `FROM ${TEAM_STAFF} staff
     INNER JOIN athletes athlete ON ${staffOf('athlete.team_id')}
     INNER JOIN athlete_requests request ON request.athlete_id = athlete.id
     WHERE ${conditions.join(' AND ')}
     ORDER BY request.asked_at, request.id ${limit === undefined ? '' : 'LIMIT :limit'}`,
    { coachId, teamId, limit, ...after },
  );
}

/** A request of one of the coach's athletes, open or closed; null when it is out of reach. */
export function findOwnRequest(
  manager: EntityManager,
  coachId: number,
  id: number,
): Promise<AthleteRequestEntity | null> {
  return manager
    .createQueryBuilder(AthleteRequestEntity, 'request')
    .innerJoin('athletes', 'athlete', 'athlete.id = request.athlete_id')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .where('request.id = :id', { id })
    .getOne();
}
