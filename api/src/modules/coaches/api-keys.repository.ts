import type { EntityManager } from 'typeorm';
import type { CallingApp } from '../../common/auth/calling-app.js';
import { ApiKey } from './api-key.entity.js';
import { Institution } from './institution.entity.js';

/** The app of a key, with what a request needs to know of its institution, in one query. */
export async function findAppByKey(manager: EntityManager, keySha256: string): Promise<CallingApp | null> {
  const { entities, raw } = await manager
    .createQueryBuilder(ApiKey, 'api_key')
    .innerJoin(Institution, 'institution', 'institution.id = api_key.institutionId')
    .addSelect('institution.timeZone', 'institution_time_zone')
    .where({ keySha256 })
    .getRawAndEntities<{ institution_time_zone: string }>();
  const [key, row] = [entities[0], raw[0]];
  return key && row
    ? { apiKeyId: key.id, institutionId: key.institutionId, timeZone: row.institution_time_zone }
    : null;
}
