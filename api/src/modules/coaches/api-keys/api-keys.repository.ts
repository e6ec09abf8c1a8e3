import type { EntityManager } from 'typeorm';
import type { CallingApp } from '../../../common/auth/calling-app.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { InstitutionEntity } from '../accounts/institution.entity.js';

/** The app of a key and its institution; null for an unknown key. One query. */
export async function findAppByKey(manager: EntityManager, keySha256: string): Promise<CallingApp | null> {
  const { entities, raw } = await manager
    .createQueryBuilder(ApiKeyEntity, 'api_key')
    .innerJoin(InstitutionEntity, 'institution', 'institution.id = api_key.institutionId')
    .addSelect('institution.timeZone', 'institution_time_zone')
    .where({ keySha256 })
    .getRawAndEntities<{ institution_time_zone: string }>();
  const [key, row] = [entities[0], raw[0]];
  return key && row
    ? { apiKeyId: key.id, institutionId: key.institutionId, timeZone: row.institution_time_zone }
    : null;
}
