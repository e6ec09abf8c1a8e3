import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { hasRole, isOnTeamOn, TEAM_STAFF } from '../../../common/access/coach-reach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { todayIn } from '../../../common/time/local-time.js';
import { select, selectExpressions } from '../../../database/row-selection.js';
import { AthleteLinkEntity } from '../athlete-link.entity.js';
import type { Season } from '../devices/device.rules.js';

/**
 * A link counts while its maker may administer a team of the athlete: a coach who has left the team, or is disabled, may
 * know the key. Needs the parameter `day`.
 */
const HAS_MAKER = `EXISTS (SELECT 1 FROM memberships membership
  INNER JOIN ${TEAM_STAFF} staff ON staff.team_id = membership.team_id AND staff.coach_id = link.coach_id
    AND ${hasRole('administration.write')}
  INNER JOIN coaches maker ON maker.id = staff.coach_id AND maker.disabled_at IS NULL
  WHERE membership.athlete_id = link.athlete_id AND ${isOnTeamOn(':day')})`;
/** The latest day on earth: the links of a former team end at once, wherever the club is. */
const latestDay = (now: Date): CalendarDate => todayIn('Etc/GMT-14', now);

const LINK = select(AthleteLinkEntity, 'link', ['athleteId', 'createdAt', 'expiresAt']).and<{
  hasMaker: number | boolean;
}>({ hasMaker: HAS_MAKER });

/** When a link pairs no more devices, by athlete; an athlete without a link has no entry. One query. */
export async function findLinkEnds(
  manager: EntityManager,
  athleteIds: readonly number[],
  now: Date,
): Promise<Map<number, Date>> {
  const links = await LINK.read(manager, 'FROM athlete_links link WHERE link.athlete_id IN (:...athleteIds)', {
    athleteIds,
    day: latestDay(now),
  });
  return new Map(
    links.map(({ athleteId, hasMaker, createdAt, expiresAt }) => [athleteId, Number(hasMaker) ? expiresAt : createdAt]),
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
     WHERE link.key_sha256 = :keySha256 AND link.expires_at > :now AND athlete.archived_at IS NULL AND ${HAS_MAKER}`,
    { keySha256, now, day: latestDay(now) },
  );
}

const COUNT = selectExpressions<{ count: string | number }>({ count: 'COUNT(*)' });

/** Throws "not found" if one of these distinct athletes is archived. */
export async function requireOnRoster(manager: EntityManager, athleteIds: readonly number[]): Promise<void> {
  const found = await COUNT.readOne(
    manager,
    'FROM athletes athlete WHERE athlete.id IN (:...athleteIds) AND athlete.archived_at IS NULL',
    { athleteIds },
  );
  if (Number(found?.count) !== athleteIds.length) throw notFound();
}
