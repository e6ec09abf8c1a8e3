import { Injectable } from '@nestjs/common';
import type { IntakeTrainingLoadBody } from '@touchline/contracts/intake.schema';
import type { TrainingSession } from '@touchline/contracts/training-load.schema';
import { resolveAthletes } from '../../common/access/institution-reach.js';
import type { CallingApp } from '../../common/auth/calling-app.js';
import { IntakeLimit } from '../../common/intake/intake-limit.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toTrainingSession } from './training-session.mapper.js';
import { TrainingLoadWriter } from './training-load-writer.js';

/** Sessions of training as the athletes log them in their own app. */
@Injectable()
export class TrainingLoadIntakeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limit: IntakeLimit,
    private readonly writer: TrainingLoadWriter,
  ) {}

  /** All entries or none, answered as they are stored, in the order they came. The answer holds no more than what was sent: nothing is read. */
  async take(app: CallingApp, { entries }: IntakeTrainingLoadBody): Promise<TrainingSession[]> {
    await this.limit.count(app);
    return this.unitOfWork.write(async (tx) => {
      const resolved = await resolveAthletes(tx, app.institutionId, entries);
      const writes = resolved.map(
        ({ entry: { date, rpe, duration_min: durationMin, session_id: name }, athleteId }) => ({
          athleteId,
          date,
          rpe,
          durationMin,
          externalId: name ?? null,
        }),
      );
      const { rows } = await this.writer.write(tx, app, writes);
      return rows.map(toTrainingSession);
    });
  }
}
