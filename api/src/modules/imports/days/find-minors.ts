import type { EntityManager } from 'typeorm';
import { InstitutionEntity } from '../../coaches/index.js';
import { needsGuardian } from '../../consents/index.js';
import type { PlannedDay } from './plan-days.js';

/** The athletes of new and changed rows for whom a guardian has to agree, or of whom nobody knows whether. One query. */
export async function findMinors(
  manager: EntityManager,
  institutionId: number,
  today: string,
  rows: readonly PlannedDay[],
): Promise<number[]> {
  const athletes = rows.flatMap(({ match, outcome }) =>
    match.is === 'athlete' && ['new', 'changed'].includes(outcome) ? [match.athlete] : [],
  );
  const { guardianAge } = await manager.findOneByOrFail(InstitutionEntity, { id: institutionId });
  const minors = athletes.filter(({ dateOfBirth }) => needsGuardian(dateOfBirth, guardianAge, today) !== false);
  return [...new Set(minors.map(({ id }) => id))];
}
