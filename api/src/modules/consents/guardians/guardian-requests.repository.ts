import { MoreThan, type EntityManager } from 'typeorm';
import { select, type RowOf } from '../../../database/row-selection.js';
import { GuardianRequestEntity } from './guardian-request.entity.js';

const QUESTION = select(GuardianRequestEntity, 'request').and<{
  teamName: string;
  clubName: string;
  timeZone: string;
}>({ teamName: 'team.name', clubName: 'institution.name', timeZone: 'institution.time_zone' });

/** A question that can be answered, with the names that it tells. */
export type OpenQuestion = RowOf<typeof QUESTION>;

/** The questions that have not expired; one about an athlete who has left the roster is none. */
const OPEN = `FROM guardian_requests request
  LEFT JOIN athletes athlete ON athlete.id = request.athlete_id
  INNER JOIN teams team ON team.id = COALESCE(request.team_id, athlete.team_id)
  INNER JOIN institutions institution ON institution.id = team.institution_id
  WHERE request.expires_at > :now AND athlete.archived_at IS NULL`;

/** The question of a mailed key; null when it was answered, has expired or never existed. */
export function findQuestion(manager: EntityManager, keySha256: string, now: Date): Promise<OpenQuestion | null> {
  return QUESTION.readOne(manager, `${OPEN} AND request.key_sha256 = :keySha256`, { now, keySha256 });
}

export function findQuestionById(manager: EntityManager, id: number, now: Date): Promise<OpenQuestion | null> {
  return QUESTION.readOne(manager, `${OPEN} AND request.id = :id`, { now, id });
}

/** The question about an athlete on the roster that waits for its answer. */
export function findOpenRequest(
  manager: EntityManager,
  athleteId: number,
  now: Date,
): Promise<GuardianRequestEntity | null> {
  return manager.findOneBy(GuardianRequestEntity, { athleteId, expiresAt: MoreThan(now) });
}

const ASKED_FOR = select(GuardianRequestEntity, 'request', ['athleteId']);

/** Those of the athletes for whom a guardian was asked and has not answered. One query. */
export async function findAskedForIds(
  manager: EntityManager,
  athleteIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const rows = await ASKED_FOR.read(
    manager,
    'FROM guardian_requests request WHERE request.athlete_id IN (:...athleteIds) AND request.expires_at > :now',
    { athleteIds, now },
  );
  return new Set(rows.map(({ athleteId }) => athleteId ?? 0));
}
