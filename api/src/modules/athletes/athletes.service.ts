import { Injectable } from '@nestjs/common';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findCurrentInjuries } from '../wellness/index.js';
import { toAthlete } from './athlete.mapper.js';
import { findOwnAthletes } from './athletes.repository.js';

@Injectable()
export class AthletesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  /** Two queries whatever the number of athletes. A foreign team has none. */
  async list(coach: SignedInCoach, teamId: number | undefined): Promise<Athlete[]> {
    const manager = this.unitOfWork.read;
    const roster = await findOwnAthletes(manager, coach.coachId, teamId);
    const athleteIds = roster.map(({ athlete }) => athlete.id);
    const injuries = await findCurrentInjuries(manager, athleteIds);
    await this.audit.read(coach, 'profile', athleteIds);
    return roster.map((entry) => toAthlete(entry, injuries.get(entry.athlete.id)));
  }
}
