import { Injectable } from '@nestjs/common';
import type { IntakeTrainingLoadBody } from '@touchline/contracts/intake.schema';
import type { TrainingSession } from '@touchline/contracts/training-load.schema';
import { requireEventsOf, resolveAthletes } from '../../common/access/institution-reach.js';
import type { CallingApp } from '../../common/auth/calling-app.js';
import { IntakeLimit } from '../../common/intake/intake-limit.js';
import { IntakeRows } from '../../common/intake/intake-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toTrainingSession } from './training-session.mapper.js';
import { TrainingLoadWriter } from './training-load.writer.js';

/** Receives training sessions from the athletes' own app. */
@Injectable()
export class TrainingLoadIntakeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limit: IntakeLimit,
    private readonly rows: IntakeRows,
    private readonly writer: TrainingLoadWriter,
  ) {}

  /**
   * Writes all entries or none and returns them as stored, in the order sent. The answer shows only sent data, so
   * nothing counts as read.
   */
  async receive(app: CallingApp, { entries }: IntakeTrainingLoadBody): Promise<TrainingSession[]> {
    await this.limit.count(app);

    const stored = await this.unitOfWork.write(async (tx) => {
      const resolved = await resolveAthletes(tx, app.institutionId, entries);
      const writes = resolved.map(({ entry, athleteId }) => ({
        athleteId,
        date: entry.date,
        rpe: entry.rpe,
        durationMin: entry.duration_min,
        externalId: entry.session_id ?? null,
        eventId: entry.event_id ?? null,
      }));
      await requireEventsOf(tx, app.institutionId, writes);

      const { rows } = await this.writer.write(tx, app, writes);
      return rows.map(toTrainingSession);
    });
    this.rows.stored('training_load', stored.length);
    return stored;
  }
}
