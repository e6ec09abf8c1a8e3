import { recordAdministration } from '../common/security-log/record-event.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { InstitutionEntity } from '../modules/coaches/index.js';
import { requireInstitution } from './known-rows.js';

/** Sets the age under which a guardian decides. Throws CommandError for an unknown institution. */
export async function setGuardianAge(
  unitOfWork: UnitOfWork,
  { institution, age }: { institution: string; age: number },
  now: Date,
): Promise<void> {
  await unitOfWork.write(async (tx) => {
    const { id } = await requireInstitution(tx, institution);
    await tx.update(InstitutionEntity, { id }, { guardianAge: age });
    await recordAdministration(tx, 'guardian-age', { institutionId: id }, now);
  });
}
