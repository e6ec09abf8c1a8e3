import { Injectable } from '@nestjs/common';
import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import type { AnswersRevision } from '@touchline/contracts/squad.schema';
import { requireTeam } from '../../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Clock } from '../../../common/time/clock.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findOwnAthleteIds } from '../../athletes/index.js';
import { findAnswersRevision } from './revision.repository.js';

@Injectable()
export class RevisionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Two queries, because every open board asks every 8 s. It says that something was answered and nothing of what or by
   * whom, so it is not recorded as a read.
   */
  async get(coach: SignedInCoach, teamId: number | undefined): Promise<AnswersRevision> {
    const manager = this.unitOfWork.read;
    const { timeZone } = coach;
    const athleteIds = await findOwnAthleteIds(manager, coach, 'wellness.read', teamId, BOARD_ATHLETES_MAX + 1);
    // A team with athletes whom the coach reaches is one of theirs.
    if (teamId !== undefined && athleteIds.length === 0) await requireTeam(manager, coach, 'wellness.read', teamId);
    return { revision: await findAnswersRevision(manager, athleteIds, { timeZone, now: this.clock.now() }) };
  }
}
