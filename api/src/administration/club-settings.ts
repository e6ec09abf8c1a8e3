import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { recordAdministration } from '../common/security-log/record-event.js';
import { todayIn } from '../common/time/local-time.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { seasonEnd } from '../modules/athlete-access/index.js';
import { InstitutionEntity } from '../modules/coaches/index.js';
import { requireInstitution } from './known-rows.js';

/** What an administrator sets for a club while the product is running. It holds from the next call on. */
export class ClubSettings {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Sets the last day of the season, as MM-dd, and returns the last day of the present one. */
  async setSeasonEnd(institution: string, seasonEnds: string, now: Date): Promise<CalendarDate> {
    return this.unitOfWork.write(async (tx) => {
      const { id, timeZone } = await requireInstitution(tx, institution);
      await tx.update(InstitutionEntity, { id }, { seasonEnds });
      await recordAdministration(tx, 'season', { institutionId: id }, now);
      return seasonEnd(todayIn(timeZone, now), seasonEnds);
    });
  }

  /** Sets the age under which a guardian decides. */
  async setGuardianAge(institution: string, guardianAge: number, now: Date): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      const { id } = await requireInstitution(tx, institution);
      await tx.update(InstitutionEntity, { id }, { guardianAge });
      await recordAdministration(tx, 'guardian-age', { institutionId: id }, now);
    });
  }
}
