import type { EntityManager } from 'typeorm';
import { select, type RowOf } from '../../database/row-selection.js';
import { ConsentEntity } from './consent.entity.js';

const CURRENT = select(ConsentEntity, 'consent', ['athleteId', 'givenBy', 'givenAt', 'textVersion']);

export type CurrentConsent = RowOf<typeof CURRENT>;

/** The consent that counts, by athlete; an athlete without one has no entry. One query. */
export async function findCurrentConsents(
  manager: EntityManager,
  athleteIds: readonly number[],
): Promise<Map<number, CurrentConsent>> {
  const consents = await CURRENT.read(
    manager,
    'FROM consents consent WHERE consent.current_athlete_id IN (:...athleteIds)',
    { athleteIds },
  );
  return new Map(consents.flatMap((consent) => (consent.athleteId === null ? [] : [[consent.athleteId, consent]])));
}
