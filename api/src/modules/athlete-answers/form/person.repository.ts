import type { EntityManager } from 'typeorm';
import { selectExpressions } from '../../../database/row-selection.js';

/** Who the athlete is, in the words of the page. */
export interface Person {
  firstName: string;
  teamName: string;
  clubName: string;
  /** The consent that counts; null without one. */
  consentId: number | null;
}

const PERSON = selectExpressions<Person>({
  firstName: 'athlete.first_name',
  teamName: 'team.name',
  clubName: 'institution.name',
  consentId: 'consent.id',
});

/** Null when the athlete was erased meanwhile. One query. */
export function findPerson(manager: EntityManager, athleteId: number): Promise<Person | null> {
  return PERSON.readOne(
    manager,
    `FROM athletes athlete
     INNER JOIN teams team ON team.id = athlete.team_id
     INNER JOIN institutions institution ON institution.id = team.institution_id
     LEFT JOIN consents consent ON consent.current_athlete_id = athlete.id
     WHERE athlete.id = :athleteId`,
    { athleteId },
  );
}
