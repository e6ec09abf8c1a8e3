import type { EntityManager } from 'typeorm';
import { select, selectExpressions, type RowOf } from '../../../database/row-selection.js';
import type { OtherTeamsSessions } from '@touchline/contracts/club-rules';
import { ReadKeyEntity } from './read-key.entity.js';

const KEY = select(ReadKeyEntity, 'read_key', ['id', 'institutionId', 'kinds', 'teamIds', 'lastUsedAt']).with(
  selectExpressions<{ timeZone: string; otherTeamsSessions: OtherTeamsSessions }>({
    timeZone: 'institution.time_zone',
    otherTeamsSessions: 'institution.other_teams_sessions',
  }),
);
type GoodKey = RowOf<typeof KEY>;

/** The key with this hash and what its institution decides; null when it is unknown, revoked or expired. One query. */
export function findGoodKey(manager: EntityManager, keySha256: string, now: Date): Promise<GoodKey | null> {
  return KEY.readOne(
    manager,
    `FROM read_keys read_key INNER JOIN institutions institution ON institution.id = read_key.institution_id
     WHERE read_key.key_sha256 = :keySha256 AND read_key.revoked_at IS NULL AND read_key.expires_at > :now`,
    { keySha256, now },
  );
}
