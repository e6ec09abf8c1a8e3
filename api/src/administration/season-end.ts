import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import { recordAdministration } from '../common/security-log/record-event.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { seasonEnd } from '../modules/athlete-access/index.js';
import { InstitutionEntity } from '../modules/coaches/index.js';
import { requireInstitution } from './known-rows.js';

/**
 * Sets the last day of a club's season, `ends` as MM-dd, and returns the last day of the present one. Throws CommandError
 * for an unknown institution.
 */
export async function setSeasonEnd(
  unitOfWork: UnitOfWork,
  { institution, ends }: { institution: string; ends: string },
  now: Date,
): Promise<CalendarDate> {
  return unitOfWork.write(async (tx) => {
    const { id, timeZone } = await requireInstitution(tx, institution);
    await tx.update(InstitutionEntity, { id }, { seasonEnds: ends });
    await recordAdministration(tx, 'season', { institutionId: id }, now);
    return seasonEnd(todayIn(timeZone, now), ends);
  });
}
