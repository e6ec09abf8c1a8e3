import { MoreThan, type EntityManager } from 'typeorm';
import { normalizeAthleteKey } from '@touchline/contracts/athlete-access-rules';
import { selectExpressions } from '../../database/row-selection.js';
import { PosterLinkEntity } from './poster-link.entity.js';

/** The link of a team, also one that has run out; null without one. */
export function findPosterLink(manager: EntityManager, teamId: number): Promise<PosterLinkEntity | null> {
  return manager.findOneBy(PosterLinkEntity, { teamId });
}

const SEASON = selectExpressions<{ seasonEnds: string }>({ seasonEnds: 'institution.season_ends' });

/** The last day of the season of an institution, as MM-dd. By table name, because this module does not depend on coaches. */
export async function findSeasonEnds(manager: EntityManager, institutionId: number): Promise<string> {
  const found = await SEASON.readOne(manager, 'FROM institutions institution WHERE institution.id = :institutionId', {
    institutionId,
  });
  if (!found) throw new Error(`Institution ${institutionId} is missing.`);
  return found.seasonEnds;
}

/** The team of a poster's key; null for one that is unknown, ended or has run out at `now`, and for any other text. */
export async function findTeamByPosterKey(manager: EntityManager, typed: string, now: Date): Promise<number | null> {
  const linkKey = normalizeAthleteKey(typed);
  if (linkKey === null) return null;
  const link = await manager.findOneBy(PosterLinkEntity, { linkKey, expiresAt: MoreThan(now) });
  return link?.teamId ?? null;
}
