import { Injectable } from '@nestjs/common';
import type {
  CheckExistingBody,
  ExistingTest,
  RecordedTests,
  RecordTestsBody,
} from '@touchline/contracts/performance-tests.schema';
import { requireAthletes, requireTeam } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toExistingTests } from './performance-tests.mapper.js';
import { findOwnValues } from './performance-tests.repository.js';
import { PerformanceTestsWriter } from './performance-tests.writer.js';

/** Recording of a team's tests of one kind and day. */
@Injectable()
export class RecordingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: PerformanceTestsWriter,
    private readonly audit: AuditLog,
  ) {}

  /** The answer also shows who has no test, so every reached athlete of the question is recorded as read. */
  async checkExisting(
    coach: SignedInCoach,
    { athlete_ids: athleteIds, date, recordingType: kind }: CheckExistingBody,
  ): Promise<ExistingTest[]> {
    const values = await findOwnValues(this.unitOfWork.read, coach, athleteIds, kind, date);
    await this.audit.read(coach, 'fatigue', [...values.keys()]);
    return toExistingTests(athleteIds, kind, values);
  }

  /**
   * All recordings or none. Athletes who have left since may be recorded on the days of their membership: late values
   * belong to their history.
   */
  async record(coach: SignedInCoach, body: RecordTestsBody): Promise<RecordedTests> {
    const athleteIds = body.recordings.map(({ athlete_id: athleteId }) => athleteId);
    return this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach, 'performance.write', body.teamId);
      await requireAthletes(tx, coach, 'performance.write', athleteIds, { former: true });
      const { created, rows } = await this.writer.record(tx, coach, body);
      return { recorded: created.length, updated: rows.length - created.length };
    });
  }
}
