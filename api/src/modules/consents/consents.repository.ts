import { GUARDIAN_AGE_DEFAULT } from '@touchline/contracts/athlete-access-rules';
import type { EntityManager } from 'typeorm';
import { select, selectExpressions, type RowOf } from '../../database/row-selection.js';
import { AthleteEntity } from '../athletes/index.js';
import { ConsentEntity } from './consent.entity.js';

const ASKED = select(AthleteEntity, 'athlete', ['id', 'firstName', 'dateOfBirth', 'version', 'archivedAt']).and<{
  institutionId: number;
  teamName: string;
  clubName: string;
  timeZone: string;
  guardianAge: number;
}>({
  institutionId: 'team.institution_id',
  teamName: 'team.name',
  clubName: 'institution.name',
  timeZone: 'institution.time_zone',
  guardianAge: 'institution.guardian_age',
});

/** An athlete with what decides who may agree, and with the names that a question to a guardian tells. */
export type AskedAthlete = RowOf<typeof ASKED>;

/** Null for an unknown athlete. One query. */
export function findAskedAthlete(manager: EntityManager, athleteId: number): Promise<AskedAthlete | null> {
  return ASKED.readOne(
    manager,
    `FROM athletes athlete
     INNER JOIN teams team ON team.id = athlete.team_id
     INNER JOIN institutions institution ON institution.id = team.institution_id
     WHERE athlete.id = :athleteId`,
    { athleteId },
  );
}

const AGE = selectExpressions<{ guardianAge: number }>({ guardianAge: 'institution.guardian_age' });

/** Under this age a guardian has to agree at an institution. By table name, because this module does not depend on coaches. */
export async function findGuardianAgeOf(manager: EntityManager, institutionId: number): Promise<number> {
  const found = await AGE.readOne(manager, 'FROM institutions institution WHERE institution.id = :institutionId', {
    institutionId,
  });
  return found?.guardianAge ?? GUARDIAN_AGE_DEFAULT;
}

const CURRENT = select(ConsentEntity, 'consent');

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

/** The consent that counts; null without one. */
export async function findCurrentConsent(manager: EntityManager, athleteId: number): Promise<CurrentConsent | null> {
  return (await findCurrentConsents(manager, [athleteId])).get(athleteId) ?? null;
}
