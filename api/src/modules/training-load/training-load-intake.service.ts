import { Injectable } from '@nestjs/common';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { IntakeTrainingLoadBody } from '@touchline/contracts/intake.schema';
import type { TrainingSession } from '@touchline/contracts/training-load.schema';
import { resolveAthletes } from '../../common/access/institution-reach.js';
import { lockRows } from '../../common/access/lock-rows.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CallingApp } from '../../common/auth/calling-app.js';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { IntakeLimit } from '../../common/intake/intake-limit.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { saveSessions } from './save-sessions.js';
import { writeProblems } from './training-load.rules.js';
import { toTrainingSession } from './training-session.mapper.js';

/** Sessions of training as the athletes log them in their own app. */
@Injectable()
export class TrainingLoadIntakeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limit: IntakeLimit,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** All entries or none, answered as they are stored, in the order they came. The answer holds no more than what was sent: nothing is read. */
  async take(app: CallingApp, { entries }: IntakeTrainingLoadBody): Promise<TrainingSession[]> {
    await this.limit.count(app);
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const resolved = await resolveAthletes(tx, app.institutionId, entries);
      const writes = resolved.map(({ entry: { date, rpe, duration_min: durationMin, session_id: name }, athleteId }) => ({ athleteId, date, rpe, durationMin, externalId: name ?? null }));
      // An athlete abroad may already live in tomorrow.
      const problems = writeProblems(writes, addDays(todayIn(app.timeZone, now), 1));
      if (problems.length > 0) throw validationFailed(problems);
      await lockRows(tx, 'athletes', writes.map(({ athleteId }) => athleteId));
      const { rows, created, updated } = await saveSessions(tx, writes, now);
      await this.audit.wrote(tx, app, 'training_load', 'create', created.map((row) => row.athleteId));
      await this.audit.wrote(tx, app, 'training_load', 'update', updated.map((row) => row.athleteId));
      return rows.map(toTrainingSession);
    });
  }
}
