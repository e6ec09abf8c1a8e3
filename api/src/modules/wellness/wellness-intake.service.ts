import { Injectable } from '@nestjs/common';
import type { IntakeWellnessBody } from '@touchline/contracts/intake.schema';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { resolveAthletes } from '../../common/access/institution-reach.js';
import type { CallingApp } from '../../common/auth/calling-app.js';
import { IntakeLimit } from '../../common/intake/intake-limit.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { WellnessWriter } from './wellness-writer.js';

/** The survey as the athletes answer it in their own app. */
@Injectable()
export class WellnessIntakeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limit: IntakeLimit,
    private readonly writer: WellnessWriter,
  ) {}

  async take(app: CallingApp, { entries }: IntakeWellnessBody): Promise<WellnessEntry[]> {
    await this.limit.count(app);
    return this.unitOfWork.write(async (tx) => {
      const resolved = await resolveAthletes(tx, app.institutionId, entries);
      return this.writer.write(
        tx,
        app,
        resolved.map(({ entry: { external_id: _name, ...said }, athleteId }) => ({ ...said, athlete_id: athleteId })),
      );
    });
  }
}
