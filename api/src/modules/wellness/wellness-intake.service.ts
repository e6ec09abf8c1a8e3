import { Injectable } from '@nestjs/common';
import type { IntakeWellnessBody } from '@touchline/contracts/intake.schema';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { resolveAthletes } from '../../common/access/institution-reach.js';
import type { CallingApp } from '../../common/auth/calling-app.js';
import { IntakeLimit } from '../../common/intake/intake-limit.js';
import { IntakeRows } from '../../common/intake/intake-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { WellnessWriter } from './wellness.writer.js';

/** Receives daily surveys from the athletes' own app. */
@Injectable()
export class WellnessIntakeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limit: IntakeLimit,
    private readonly rows: IntakeRows,
    private readonly writer: WellnessWriter,
  ) {}

  /** Writes all entries or none and returns them as stored, in the order sent. */
  async receive(app: CallingApp, { entries }: IntakeWellnessBody): Promise<WellnessEntry[]> {
    await this.limit.count(app);

    const stored = await this.unitOfWork.write(async (tx) => {
      const resolved = await resolveAthletes(tx, app.institutionId, entries);
      const writes = resolved.map(({ entry: { external_id: _externalId, ...answers }, athleteId }) => ({
        ...answers,
        athlete_id: athleteId,
      }));
      return this.writer.write(tx, app, writes);
    });
    this.rows.stored('wellness', stored.length);
    return stored;
  }
}
