import { GUARDIAN_AGE_DEFAULT } from '@touchline/contracts/athlete-access-rules';
import type { EntityManager } from 'typeorm';
import { selectExpressions } from '../../database/row-selection.js';

const HIGHEST = selectExpressions<{ age: number | null }>({ age: 'MAX(institution.guardian_age)' });

/** The highest guardian age of all institutions, so that no answer depends on the club of a code. */
export async function findGuardianAge(manager: EntityManager): Promise<number> {
  const highest = await HIGHEST.readOne(manager, 'FROM institutions institution', {});
  return highest?.age ?? GUARDIAN_AGE_DEFAULT;
}
