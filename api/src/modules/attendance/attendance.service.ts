import { Injectable } from '@nestjs/common';
import type { AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findOwnAthletes } from '../athletes/index.js';
import { toSummary } from './attendance.mapper.js';
import { countAttendance, findMarks } from './attendance.repository.js';
import type { SummaryQuery } from './attendance.schemas.js';
import { weekOf } from './calc/week-marks.js';

@Injectable()
export class AttendanceService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Everybody in the order of the athletes' list; three queries whatever the number of athletes. A foreign team has none. */
  async summary(coach: SignedInCoach, { start, end, team_id: teamId, today }: SummaryQuery): Promise<AttendanceSummary[]> {
    const week = weekOf(coachToday(today, coach, this.clock.now()));
    const manager = this.unitOfWork.read;
    const { coachId } = coach;
    const athleteIds = (await findOwnAthletes(manager, coachId, teamId)).map(({ athlete }) => athlete.id);
    const counts = await countAttendance(manager, athleteIds, { coachId, start, end });
    const marks = await findMarks(manager, athleteIds, { coachId, ...week });
    return athleteIds.map((id) => toSummary(id, week, counts.get(id), marks.get(id)));
  }
}
