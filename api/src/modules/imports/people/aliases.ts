import { In, type EntityManager } from 'typeorm';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { AthleteAliasEntity } from './athlete-alias.entity.js';

/** A name is stored up to this length; a longer one is asked about each time. */
const ALIAS_MAX = 200;

/** The athletes whom names in files of the team mean, by `matchKey` of the name. One query. */
export async function findAliases(manager: EntityManager, teamId: number): Promise<Map<string, number>> {
  const aliases = await manager.findBy(AthleteAliasEntity, { teamId });
  return new Map(aliases.map(({ aliasKey, athleteId }) => [aliasKey, athleteId]));
}

/** Keeps whom names mean, in place of what they meant before. Two statements. */
export async function keepAliases(
  tx: EntityManager,
  teamId: number,
  aliases: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const kept = [...aliases].filter(([aliasKey]) => aliasKey.length <= ALIAS_MAX);
  if (kept.length === 0) return;
  await tx.delete(AthleteAliasEntity, { teamId, aliasKey: In(kept.map(([aliasKey]) => aliasKey)) });
  await insertOrRetry<AthleteAliasEntity>(
    tx,
    AthleteAliasEntity,
    kept.map(([aliasKey, athleteId]) => ({ teamId, athleteId, aliasKey, createdAt: now })),
  );
}
