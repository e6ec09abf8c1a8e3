import { IsNull, type EntityManager } from 'typeorm';
import { ReleaseKeyEntity } from './release-key.entity.js';

/** The key with this hash; null when it is unknown or revoked. One query. */
export function findGoodKey(manager: EntityManager, keySha256: string): Promise<ReleaseKeyEntity | null> {
  return manager.findOneBy(ReleaseKeyEntity, { keySha256, revokedAt: IsNull() });
}

/** All keys, also the revoked ones, the oldest first. */
export function findAllKeys(manager: EntityManager): Promise<ReleaseKeyEntity[]> {
  return manager.find(ReleaseKeyEntity, { order: { createdAt: 'ASC', id: 'ASC' } });
}
