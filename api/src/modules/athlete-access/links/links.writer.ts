import { LINK_DAYS } from '@touchline/contracts/athlete-access-rules';
import { LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { RetryWriteError } from '../../../database/database-errors.js';
import { AthleteLinkEntity } from '../athlete-link.entity.js';

const DAY_MS = 86_400_000;

export type NewLink = Pick<AthleteLinkEntity, 'athleteId' | 'keySha256'>;

/** The end of a link that is made at `now`. */
export const linkExpiry = (now: Date): Date => new Date(now.getTime() + LINK_DAYS * DAY_MS);

/**
 * Stores new links, each in place of the athlete's former one. One statement, guarded by the unique key of the athlete: of
 * two coaches at once, the link of one counts, and the key of the other is refused. In the order of the athletes, so that
 * two such statements do not wait for each other.
 */
export async function replaceLinks(
  tx: EntityManager,
  coachId: number,
  links: readonly NewLink[],
  now: Date,
): Promise<void> {
  const rows = [...links]
    .sort((a, b) => a.athleteId - b.athleteId)
    .map((link) => ({ ...link, coachId, createdAt: now, expiresAt: linkExpiry(now) }));
  await tx
    .createQueryBuilder()
    .insert()
    .into(AthleteLinkEntity)
    .values(rows)
    .orUpdate(['key_sha256', 'coach_id', 'created_at', 'expires_at'], ['athlete_id'])
    .updateEntity(false)
    .execute();
}

/**
 * Gives an open link another key, if it is still the one that this coach had made by the instant `madeBy`. Returns the end
 * of the link; null when it has ended, or somebody has made a new one since.
 */
export async function renewKey(
  tx: EntityManager,
  { athleteId, coachId, madeBy }: { athleteId: number; coachId: number; madeBy: Date },
  keySha256: string,
  now: Date,
): Promise<Date | null> {
  const isThisOne = { athleteId, coachId, createdAt: LessThanOrEqual(madeBy), expiresAt: MoreThan(now) };
  const link = await tx.findOneBy(AthleteLinkEntity, isThisOne);
  if (!link) return null;

  const { affected } = await tx.update(AthleteLinkEntity, { keySha256: link.keySha256, ...isThisOne }, { keySha256 });
  if (affected !== 1) throw new RetryWriteError();
  return link.expiresAt;
}
