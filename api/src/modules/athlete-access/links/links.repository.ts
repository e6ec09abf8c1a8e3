import type { EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../../common/access/coach-reach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { select, selectExpressions } from '../../../database/row-selection.js';
import { AthleteLinkEntity } from '../athlete-link.entity.js';
import type { Season } from '../devices/device.rules.js';

/** A link counts while its maker reaches the athlete: a coach who has left the team, or is disabled, may know the key. */
const OF_STAFF = `${TEAM_STAFF} maker ON maker.team_id = athlete.team_id AND maker.coach_id = link.coach_id
  AND maker.coach_id IN (SELECT id FROM coaches WHERE disabled_at IS NULL)`;

const LINK = select(AthleteLinkEntity, 'link', ['athleteId', 'createdAt', 'expiresAt']).and<{ makerId: number | null }>(
  {
    // Not a join: MariaDB would read every athlete for a club's links.
    makerId: `(SELECT maker.coach_id FROM athletes athlete INNER JOIN ${OF_STAFF} WHERE athlete.id = link.athlete_id)`,
  },
);

/** When a link pairs no more devices, by athlete; an athlete without a link has no entry. One query. */
export async function findLinkEnds(manager: EntityManager, athleteIds: readonly number[]): Promise<Map<number, Date>> {
  const links = await LINK.read(manager, 'FROM athlete_links link WHERE link.athlete_id IN (:...athleteIds)', {
    athleteIds,
  });
  return new Map(
    links.map(({ athleteId, makerId, createdAt, expiresAt }) => [athleteId, makerId === null ? createdAt : expiresAt]),
  );
}

/** An athlete whose link pairs devices. */
export interface LinkedAthlete extends Season {
  athleteId: number;
  institutionId: number;
}

const LINKED = selectExpressions<LinkedAthlete>({
  athleteId: 'link.athlete_id',
  institutionId: 'team.institution_id',
  timeZone: 'institution.time_zone',
  seasonEnds: 'institution.season_ends',
});

/**
 * The athlete of a key; null when it is unknown, expired or ended, and when the athlete has left the team or come to one
 * that its maker does not coach. One query, the same for every key, so that its duration does not tell these apart.
 */
export function findLinkedAthlete(manager: EntityManager, keySha256: string, now: Date): Promise<LinkedAthlete | null> {
  return LINKED.readOne(
    manager,
    `FROM athlete_links link
     INNER JOIN athletes athlete ON athlete.id = link.athlete_id
     INNER JOIN teams team ON team.id = athlete.team_id
     INNER JOIN institutions institution ON institution.id = team.institution_id
     INNER JOIN ${OF_STAFF}
     WHERE link.key_sha256 = :keySha256 AND link.expires_at > :now AND athlete.archived_at IS NULL`,
    { keySha256, now },
  );
}

const COUNT = selectExpressions<{ count: string | number }>({ count: 'COUNT(*)' });

/** Throws "not found" unless each of these distinct athletes is on the roster of one of the coach's teams. */
export async function requireOnRoster(
  manager: EntityManager,
  coachId: number,
  athleteIds: readonly number[],
): Promise<void> {
  const found = await COUNT.readOne(
    manager,
    `FROM athletes athlete
     INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('athlete.team_id')}
     WHERE athlete.id IN (:...athleteIds) AND athlete.archived_at IS NULL`,
    { coachId, athleteIds },
  );
  if (Number(found?.count) !== athleteIds.length) throw notFound();
}
