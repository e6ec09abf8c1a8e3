import { Injectable } from '@nestjs/common';
import { addDays } from '@touchline/contracts/calendar-date';
import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import { findReach } from '../../common/access/coach-reach.js';
import { readableKinds } from '../../common/access/role-access.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { mapGroupsInTurns } from '../../common/concurrency/map-in-turns.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findOwnAthletes } from '../athletes/index.js';
import { LOAD_DAYS } from '../squad/index.js';
import { trendDays } from './calc/trend-days.js';
import { findTrendRecords } from './trends.repository.js';
import { toAthleteTrends } from './trends.mapper.js';
import type { TrendsQuery } from './trends.schemas.js';

/** A statement that reads the records of more athletes would hold up everybody else on the embedded database. */
const ATHLETES_PER_READ = 200;

@Injectable()
export class TrendsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * In the order of the athletes' list; another coach's team is empty. One query, and five for every two hundred
   * athletes.
   */
  async list(coach: SignedInCoach, { team_id: teamId, today: sentToday }: TrendsQuery): Promise<AthleteTrends[]> {
    const manager = this.unitOfWork.read;
    const days = trendDays(coachToday(sentToday, coach, this.clock.now()));

    const roster = await findOwnAthletes(manager, coach, 'load.read', { teamId });
    const athleteIds = roster.map(({ athlete }) => athlete.id);
    // The load note needs half a year of sessions, which is too much to read for a whole club.
    const loadsFrom = athleteIds.length > BOARD_ATHLETES_MAX ? null : addDays(days.today, 1 - LOAD_DAYS);
    await this.audit.read(coach, readableKinds(coach.roles), athleteIds);

    return mapGroupsInTurns(roster, ATHLETES_PER_READ, async (group) => {
      const ids = group.map(({ athlete }) => athlete.id);
      const reach = await findReach(manager, coach, ids);
      const recordsOf = await findTrendRecords(manager, { reach, athleteIds: ids }, days, loadsFrom);
      return group.map((entry) => toAthleteTrends(entry, recordsOf(entry.athlete.id), days, loadsFrom !== null));
    });
  }
}
