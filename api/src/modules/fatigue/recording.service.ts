import { Injectable } from '@nestjs/common';
import { todayIn } from '@touchline/contracts/calendar-date';
import type {
  CheckExistingBody,
  ExistingTest,
  RecordedTests,
  RecordTestsBody,
} from '@touchline/contracts/fatigue.schema';
import { requireTeam, requireTeamsOf } from '../../common/access/coach-reach.js';
import { lockRows } from '../../common/access/lock-rows.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { coachDayProblems } from '../../common/time/coach-today.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toExistingTests } from './fatigue.mapper.js';
import { findOwnValues } from './fatigue.repository.js';
import { recordingProblems } from './fatigue.rules.js';
import { saveRecordings } from './save-recordings.js';

/** A team's tests of one day: what is recorded already, and what is recorded now. */
@Injectable()
export class RecordingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** That somebody has no test is read, too: it is noted of every own athlete who is asked about. */
  async checkExisting(
    coach: SignedInCoach,
    { athlete_ids: athleteIds, date, recordingType: kind }: CheckExistingBody,
  ): Promise<ExistingTest[]> {
    const values = await findOwnValues(this.unitOfWork.read, coach.coachId, athleteIds, kind, date);
    await this.audit.read(coach, 'fatigue', [...values.keys()]);
    return toExistingTests(athleteIds, kind, values);
  }

  /** All recordings or none. Athletes who are archived may be recorded, as they may be written of elsewhere: it belongs to their history. */
  async record(
    coach: SignedInCoach,
    { recordings, recordingType: kind, teamId, date }: RecordTestsBody,
  ): Promise<RecordedTests> {
    const now = this.clock.now();
    const athleteIds = recordings.map(({ athlete_id: athleteId }) => athleteId);
    return this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach.coachId, teamId);
      const teams = await requireTeamsOf(tx, coach.coachId, athleteIds);
      const problems = [
        ...recordingProblems(athleteIds, (athleteId) => teams.get(athleteId) === teamId),
        ...coachDayProblems(date, now, 'date'),
      ];
      if (problems.length > 0) throw validationFailed(problems);
      await lockRows(tx, 'athletes', athleteIds);
      const { created, updated } = await saveRecordings(tx, recordings, {
        kind,
        recordedAt: date ?? todayIn(coach.timeZone, now),
        now,
      });
      await this.audit.wrote(
        tx,
        coach,
        'fatigue',
        'create',
        created.map((row) => row.athleteId),
      );
      await this.audit.wrote(
        tx,
        coach,
        'fatigue',
        'update',
        updated.map((row) => row.athleteId),
      );
      return { recorded: created.length, updated: updated.length };
    });
  }
}
